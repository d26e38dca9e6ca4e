package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// CPU is the processor time that the first browser has used up to now, all its
// processes together. It needs Linux; elsewhere the error says so.
func (s *Site) CPU() (time.Duration, error) {
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil || len(stats) == 0 {
		return 0, fmt.Errorf("browser: processor time is read from /proc, which is not here")
	}
	type process struct {
		parent int
		ticks  int64
	}
	all := map[int]process{}
	for _, path := range stats {
		pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
		data, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended since
		}
		// After the name, which is in parentheses: state, parent, … utime, stime.
		_, rest, _ := strings.Cut(string(data), ") ")
		fields := strings.Fields(rest)
		if len(fields) < 13 {
			continue
		}
		parent, _ := strconv.Atoi(fields[1])
		user, _ := strconv.ParseInt(fields[11], 10, 64)
		system, _ := strconv.ParseInt(fields[12], 10, 64)
		all[pid] = process{parent, user + system}
	}

	root := chromedp.FromContext(s.browsers[0].ctx).Browser.Process().Pid
	var ticks int64
	for pid := range all {
		for p, deep := pid, 0; p > 1 && deep < len(all); p, deep = all[p].parent, deep+1 {
			if p == root {
				ticks += all[pid].ticks
				break
			}
		}
	}
	const tick = 10 * time.Millisecond // USER_HZ is 100 on every Linux
	return time.Duration(ticks) * tick, nil
}
