package browser

import (
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"wythoffatlas/wasm/raster"
)

// Two games over one another, pixel by pixel: what both have, what one has alone
// and what neither has, in their colours by the definition; and the page says how
// many, and where they part.
func TestComparisonColours(t *testing.T) {
	t.Parallel()
	const n = 40
	p := openSharp(t, "v=1&game=wythoff&x=3&y=8&z=4.5&show=none&theme=light&with=game=wythoff%26play=misere")
	p.Wait(`document.querySelector("#with-out button")`)
	if words := strings.Join(strings.Fields(p.Text("#with-out")), " "); words != "They first part at (0, 0) ." {
		t.Errorf("it says %q", words)
	}
	for _, size := range [][2]int64{{1440, 900}, {390, 844}, {1024, 768}} {
		p.Size(size[0], size[1], 1)
		p.Settle()
		p.Save(fmt.Sprintf("compare-%d", size[0]))
	}
	first, second := definition(gameOf(t, "game=wythoff"), n), definition(gameOf(t, "game=wythoff&play=misere"), n)
	view := View{X: 3, Y: 8, Cell: math.Exp2(4.5), W: 1024, H: 768}
	shot := p.Screenshot()
	pal, seen := &raster.Light, map[string]int{}
	for x := range n {
		for y := range n {
			px, py := view.At(float64(x), float64(y))
			at := image.Pt(int(px), int(py))
			if at.X < 400 || at.X > 960 || at.Y < 80 || at.Y > 640 {
				continue
			}
			if x == y {
				continue // the diagonal is drawn
			}
			want, name := pal.Paper, "neither"
			switch {
			case first[x][y] && second[x][y]:
				want, name = pal.Ink, "both"
			case first[x][y]:
				want, name = pal.Upper, "first"
			case second[x][y]:
				want, name = pal.Lower, "second"
			}
			seen[name]++
			if got := shot.At(at.X, at.Y); !Near(got, want) {
				t.Errorf("(%d,%d), P in %s, is %v and not %s", x, y, name, got, want.Hex())
			}
		}
	}
	if seen["both"] < 4 || seen["first"] == 0 || seen["second"] == 0 {
		t.Errorf("only %v were looked at", seen)
	}
	for _, way := range []string{"beside", "divider&split=0.4"} {
		p.OpenLink("v=1&game=wythoff&x=24&y=18&z=4&theme=light&with=game=a-wythoff%26a=2&compare=" + way)
		p.Settle()
		p.Save("compare-" + way[:6])
	}
}
