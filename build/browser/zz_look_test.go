package browser

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// LOOK: lines of name|w|h|fragment|js|mouse x,y
func TestLook(t *testing.T) {
	file := os.Getenv("LOOK")
	if file == "" {
		t.Skip()
	}
	data, _ := os.ReadFile(file)
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		f := strings.Split(line+"|||||", "|")
		w, _ := strconv.ParseInt(f[1], 10, 64)
		h, _ := strconv.ParseInt(f[2], 10, 64)
		p := newPage(t)
		if w < 700 {
			p.Phone(w, h, 2)
		} else {
			p.Size(w, h, 1)
		}
		p.Go(f[3])
		p.Wait(`window.atlas && atlas.ready.then(() => true)`)
		time.Sleep(1500 * time.Millisecond)
		if f[5] != "" {
			xy := strings.Split(f[5], ",")
			x, _ := strconv.ParseFloat(xy[0], 64)
			y, _ := strconv.ParseFloat(xy[1], 64)
			p.Move(x, y)
			time.Sleep(700 * time.Millisecond)
		}
		if f[4] != "" {
			t.Logf("%s: %v", f[0], Eval[any](p, f[4]))
			time.Sleep(1200 * time.Millisecond)
		}
		p.Save(f[0])
		p.problemsLog()
	}
}

func (p *Page) problemsLog() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.problems {
		p.T.Log("PAGE: " + s)
	}
}
