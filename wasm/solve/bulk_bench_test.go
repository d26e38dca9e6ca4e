package solve

import (
	"strconv"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// Ten thousand outcomes at once, as scripts ask for them.
func BenchmarkOutcomes(b *testing.B) {
	for _, link := range []string{"game=wythoff", undecided, "game=subtraction&f=G1", "game=wytlex&k=3"} {
		b.Run(link, func(b *testing.B) {
			d := newDesk(standard)
			heaps := 2
			if link == "game=wytlex&k=3" {
				heaps = 3
			}
			ask := &protocol.Outcomes{Game: link}
			for i := range 10_000 * heaps {
				ask.Positions = append(ask.Positions, strconv.Itoa(i*7919%30_000))
			}
			d.ask(1, ask)
			d.run() // what is kept afterwards is not asked for again
			for b.Loop() {
				d.sent = d.sent[:0]
				d.ask(1, ask)
				d.run()
			}
		})
	}
}
