package explain

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/pause"
)

// Every sentence about random positions of every ruleset and convention holds,
// and the move named is one and leads to a P-position, by the definition.
func TestExplain(t *testing.T) {
	side, rounds := int64(40), 250
	if testing.Short() {
		side, rounds = 24, 40
	}
	for _, g := range pairGames(t) {
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			decider := sample.BookOf(g, side)
			die := rand.New(rand.NewPCG(9, 10))
			for range rounds {
				p := game.Position{X: die.Int64N(side), Y: die.Int64N(side)}
				if die.IntN(3) == 0 { // P-positions are few
					for !decider.IsP(p.X, p.Y) {
						p = game.Position{X: die.Int64N(side), Y: die.Int64N(side)}
					}
				}
				at := game.VectorOf(p.X, p.Y)
				r, err := Explain(g, decider, at, nil)
				if err != nil {
					t.Fatal(err)
				}
				if r.P != decider.IsP(p.X, p.Y) || len(r.Sentences) == 0 || r.Short == "" {
					t.Fatalf("%v: %+v", p, r)
				}
				for _, s := range r.Sentences {
					if s.Check == nil {
						if !g.Rules.Box.Covers(p.X, p.Y) {
							t.Fatalf("%v: nothing bears out %q", p, s.Text)
						}
						continue
					}
					if err := s.Check(); err != nil {
						t.Fatalf("%v: %q: %v", p, s.Text, err)
					}
				}
				if moves, _ := decider.Winning(at, 1, nil); (r.Move != nil) != (len(moves) > 0 && !g.Rules.Box.Covers(p.X, p.Y)) {
					t.Fatalf("%v: %v", p, r.Words())
				}
				if r.Move != nil {
					to, _ := r.Move.To.Small()
					if !g.Rules.Allows(p, to) || !decider.IsP(to.X, to.Y) {
						t.Fatalf("%v → %v does not win", p, to)
					}
					if (r.Case != "") != (proofOf(g) != nil) {
						t.Fatalf("%v: the case is %q", p, r.Case)
					}
				}
			}
		})
	}
}

// What a page says, word for word.
func TestExplainInWords(t *testing.T) {
	for _, c := range []struct {
		link  string
		x, y  int64
		short string
		says  []string
	}{
		{"game=wythoff", 6, 7, "N (6, 7): take 5 from both heaps → (1, 2)", []string{
			"(1, 2) is (Aₙ, Bₙ) with n = 1.", "In the proof of Theorem 3 of Fraenkel (f = t) this is (ii), y < bₙ: here x is an Aₙ"}},
		{"game=wythoff", 5, 7, "N (5, 7): take 4 from the second heap → (5, 3)", []string{"(5, 3) is (Bₙ, Aₙ) with n = 2."}},
		{"game=wythoff", 1, 2, "P (1, 2): every move loses", []string{
			"Taking from the first heap: 1 option, which is N, for 2 stands in no other pair. The first is (0, 2), answered by (0, 0).",
			"Taking from both heaps: 1 option, which is N, for no earlier pair has the same difference. The first is (0, 1), answered by (0, 0)."}},
		{"game=oow&s=1&t=1", 3, 4, "N (3, 4): take 1 from the first heap → (2, 4)", []string{"Theorem 7 of Liu and Li this is Fact B"}},
		{"game=wythoff&play=misere", 0, 0, "N (0, 0): no move is left, which wins", nil},
		{"game=oew&s=2&t=2", 0, 1, "P (0, 1): no move is left, which loses", nil},
		{"game=wythoff&preset=8x1", 3, 3, "P (3, 3): decreed", nil},
	} {
		g := sample.Parsed(t, c.link)
		r, err := Explain(g, sample.BookOf(g, 16), game.VectorOf(c.x, c.y), nil)
		if err != nil {
			t.Fatal(err)
		}
		all := strings.Join(r.Words(), " ")
		if r.Short != c.short {
			t.Errorf("%s: %q, want %q", c.link, r.Short, c.short)
		}
		for _, part := range c.says {
			if !strings.Contains(all, part) {
				t.Errorf("%s: %q lacks %q", c.link, all, part)
			}
		}
	}
}

// The checks can fail: a decider that takes one N-position for P is caught.
func TestChecksCatchAWrongDecider(t *testing.T) {
	g := sample.Parsed(t, "game=wythoff")
	right := sample.BookOf(g, 16)
	r, err := Explain(g, liar{right, game.VectorOf(6, 7)}, game.VectorOf(6, 7), nil)
	if err != nil {
		t.Fatal(err)
	}
	failed := 0
	for _, s := range r.Sentences {
		if s.Check != nil && s.Check() != nil {
			failed++
		}
	}
	if failed == 0 {
		t.Errorf("nothing is wrong with %q", r.Words())
	}
}

// A liar calls one position P, but not when it looks for moves.
type liar struct {
	Decider
	about game.Vector
}

func (l liar) Decide(at game.Vector, p pause.Func) (bool, string, error) {
	if at.Equal(l.about) {
		return true, "", nil
	}
	return l.Decider.Decide(at, p)
}
