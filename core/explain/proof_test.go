package explain

import (
	"fmt"
	"os"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/internal/sample"
)

// To every N-position with a move just one case of the proof applies, and the
// move that it makes is legal and leads to a P-position, by the definition. To a
// P-position none applies that would.
func TestProofCases(t *testing.T) {
	side := int64(36)
	switch {
	case os.Getenv("ALL") != "":
		side = 60
	case testing.Short():
		side = 28
	}
	links := []string{"game=wythoff", "game=a-wythoff&a=2", "game=a-wythoff&a=3", "game=a-wythoff&a=5"}
	for _, id := range []string{"oow", "eew", "oew", "eow"} {
		for s := 1; s <= 3; s++ {
			for tt := 1; tt <= 4; tt++ {
				for _, play := range []string{"normal", "misere"} {
					links = append(links, fmt.Sprintf("game=%s&s=%d&t=%d&play=%s", id, s, tt, play))
				}
			}
		}
	}
	for i, link := range links {
		if testing.Short() && i%3 == 0 {
			continue
		}
		g := sample.Parsed(t, link)
		p := proofOf(g)
		if p == nil {
			t.Fatalf("%s has no proof", link)
		}
		grid := naive.Decide(g.Rules, g.Play, side, side)
		used := map[string]bool{}
		for x := range side {
			for y := range side {
				at := game.VectorOf(x, y)
				step, ok := p.find(at)
				if grid.IsP(x, y) {
					continue
				}
				if naive.Terminal(g.Rules, game.Position{X: x, Y: y}) {
					if ok {
						t.Fatalf("%s: %v has no move, and %s makes one", link, at, step.label)
					}
					continue
				}
				if !ok {
					t.Fatalf("%s: no case applies to %v", link, at)
				}
				to, _ := step.to.Small()
				if !g.Rules.AllowsBig(at, step.to) || !grid.IsP(to.X, to.Y) {
					t.Fatalf("%s: %s %s moves from %v to %v", link, p.theorem, step.label, at, step.to)
				}
				used[step.label] = true
				applying := 0
				u, v := at[0], at[1]
				if p.exchange || p.sorted && x > y {
					u, v = v, u
				}
				for i := range p.cases {
					if p.cases[i].applies(u, v) {
						applying++
					}
				}
				if applying != 1 {
					t.Fatalf("%s: %d cases apply to %v", link, applying, at)
				}
			}
		}
		if s := g.Family.ID; s != "a-wythoff" && s != "eew" {
			for _, c := range p.cases {
				if !used[c.label] {
					t.Errorf("%s: %s was never used", link, c.label)
				}
			}
		}
	}
}
