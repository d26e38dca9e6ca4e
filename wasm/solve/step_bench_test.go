package solve

import (
	"strings"
	"testing"
	"time"

	"wythoffatlas/wasm/protocol"
)

// The longest step of questions that take long, in milliseconds: so long a newer
// question waits, besides what the worker's slice is.
func BenchmarkLongestStep(b *testing.B) {
	far := "1" + strings.Repeat("0", 8999)
	for _, c := range []struct {
		name string
		ask  protocol.Body
	}{
		{"rows of thousands of digits", &protocol.Rows{Game: "game=wythoff", From: far, Count: 100}},
		{"rows after a box", &protocol.Rows{Game: "game=wythoff&preset=64x0.5@1", From: far, Count: 100}},
		{"moves from thousands of digits", &protocol.Inspect{Game: "game=st-wythoff&s=2&t=3", At: []string{far, far + "7"}}},
		{"a slow constraint function", &protocol.Study{Game: "game=subtraction&f=floor((10^9000+1)/(x0+1)^900)"}},
		{"sixteen heaps of Nim", &protocol.Rows{Game: "game=nim&k=16", From: "0", Count: 100_000}},
		{"sixteen piles of Wytlex", &protocol.Owners{Game: "game=wytlex&k=16", From: "0", Count: 1 << 20}},
		{"a search", &protocol.Inspect{Game: "game=wythoff-k&k=5", At: []string{"900", "900", "950", "980", "990"}}},
		{"elimination", &protocol.Inspect{Game: undecided, At: []string{"20000", "20000"}}},
	} {
		b.Run(c.name, func(b *testing.B) {
			longest := time.Duration(0)
			for b.Loop() {
				d := newDesk(standard)
				d.ask(1, c.ask)
				for range 2000 { // the first ones tell
					begun := time.Now()
					if !d.Step() {
						break
					}
					longest = max(longest, time.Since(begun))
				}
				d.ask(1, &protocol.Cancel{})
			}
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms/step")
		})
	}
}
