// Package claim is sentences that say something true about a game, each with the
// computation that bears it out. Lectures and the glossary are made of them.
package claim

import (
	"fmt"
	"math/big"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/core/sieve"
)

// A Check computes what a sentence says; the error says what of it is wrong. The
// nil Check belongs to a sentence that claims nothing: a definition, a question,
// or what to do. It calls pause between pieces of work that take some milliseconds
// at most, and when that returns an error it stops with it.
type Check func(pause pause.Func) error

// A Sentence and what bears it out.
type Sentence struct {
	Text  string
	Check Check
}

// Text joins sentences.
func Text(sentences []Sentence) string {
	return strings.Join(lists.Map(sentences, func(s Sentence) string { return s.Text }), " ")
}

// XY is a position with two heaps.
type XY = game.Position

func wrong(format string, args ...any) error { return fault.Newf("claim", format, args...) }

// All is several checks as one.
func All(checks ...Check) Check {
	return func(pause pause.Func) error {
		for _, c := range checks {
			if err := c(pause); err != nil {
				return err
			}
		}
		return nil
	}
}

// Game is the game of the part of a link that says one.
func Game(link string) (*catalog.Game, error) {
	g, problems := catalog.FromLink(link)
	if len(problems) > 0 {
		return nil, wrong("%s: %s", link, problems[0].Message)
	}
	return g, nil
}

// about is a check of a game.
func about(link string, check func(g *catalog.Game, pause pause.Func) error) Check {
	return func(pause pause.Func) error {
		g, err := Game(link)
		if err != nil {
			return err
		}
		return check(g, pause)
	}
}

// eliminated is a check of [0,side)² of a game, decided from the rules alone,
// without any theorem.
func eliminated(link string, side int64, check func(w *sieve.Window, pause pause.Func) error) Check {
	return about(link, func(g *catalog.Game, pause pause.Func) error {
		w, err := sieve.NewWindow(g.Rules, g.Play, side, side)
		if err != nil {
			return err
		}
		for !w.Advance(1) {
			if err := decided(pause, w.Decided(), side); err != nil {
				return err
			}
		}
		if err := w.Err(); err != nil {
			return err
		}
		return check(w, pause)
	})
}

// end ends what a route has half done.
func end(r route.Route) {
	if c, ok := r.(route.Closer); ok {
		c.Close()
	}
}

// decided tells pause how many columns of a window are decided, or looked through.
func decided(pause pause.Func, columns, side int64) error {
	return pause.At(columns, side, "Computing what is said")
}

// Decided checks that positions are P, or are N, by elimination and by the
// game's own route.
func Decided(link string, isP bool, positions ...XY) Check {
	side, vectors := int64(1), make([]game.Vector, len(positions))
	for i, p := range positions {
		side, vectors[i] = max(side, p.X+1, p.Y+1), game.VectorOf(p.X, p.Y)
	}
	return All(Vectors(link, isP, vectors...), eliminated(link, side, func(w *sieve.Window, _ pause.Func) error {
		for _, p := range positions {
			if w.Has(p.X, p.Y) != isP {
				return wrong("%s: %v is P by elimination: %v", link, p, !isP)
			}
		}
		return nil
	}))
}

// IsP checks that positions are P, IsN that they are N.
func IsP(link string, positions ...XY) Check { return Decided(link, true, positions...) }
func IsN(link string, positions ...XY) Check { return Decided(link, false, positions...) }

// Vectors checks that positions are P, or are N, by the game's own route.
func Vectors(link string, isP bool, positions ...game.Vector) Check {
	return about(link, func(g *catalog.Game, pause pause.Func) error {
		standard := catalog.Route(g, route.Standard)
		defer end(standard)
		decider := explain.By(standard)
		for _, at := range positions {
			told, _, err := decider.Decide(at, pause)
			if err != nil {
				return err
			}
			if told != isP {
				return wrong("%s: %s is P: %v", link, at, told)
			}
		}
		return nil
	})
}

// VectorsMay checks that a move is legal, or is not.
func VectorsMay(link string, legal bool, from, to game.Vector) Check {
	return about(link, func(g *catalog.Game, _ pause.Func) error {
		if l := explain.MayMove(g, from, to); l.Legal != legal {
			return wrong("%s: %s → %s: %v", link, from, to, l.Reasons)
		}
		return nil
	})
}

// May checks that a move between two heaps is legal, or is not, by the ruleset too.
func May(link string, legal bool, from, to XY) Check {
	return All(VectorsMay(link, legal, game.VectorOf(from.X, from.Y), game.VectorOf(to.X, to.Y)), about(link, func(g *catalog.Game, _ pause.Func) error {
		if g.Rules.Allows(from, to) != legal {
			return wrong("%s: %v → %v: the ruleset allows it: %v", link, from, to, !legal)
		}
		return nil
	}))
}

// Options checks how many moves a position has.
func Options(link string, at XY, n int64) Check {
	return about(link, func(g *catalog.Game, pause pause.Func) error {
		o, err := explain.OptionsOf(g.Rules, game.VectorOf(at.X, at.Y), pause)
		if err != nil {
			return err
		}
		if told := o.Count(explain.All()...); told == nil || told.Cmp(big.NewInt(n)) != 0 {
			return wrong("%s: %v has %v options, not %d", link, at, told, n)
		}
		return nil
	})
}

// everywhere calls check for all of [0,side)².
func everywhere(side int64, pause pause.Func, check func(x, y int64) error) error {
	for x := range side {
		if err := decided(pause, x, side); err != nil {
			return err
		}
		for y := range side {
			if err := check(x, y); err != nil {
				return err
			}
		}
	}
	return nil
}

// Exactly checks, by elimination, that the P-positions of [0,side)² are those for
// which is holds.
func Exactly(link string, side int64, is func(x, y int64) bool) Check {
	return eliminated(link, side, func(w *sieve.Window, pause pause.Func) error {
		return everywhere(side, pause, func(x, y int64) error {
			if w.Has(x, y) != is(x, y) {
				return wrong("%s: (%d, %d) is P: %v", link, x, y, w.Has(x, y))
			}
			return nil
		})
	})
}

// Apart checks that two games have the same P-positions in [0,side)² but for those
// listed, which only one of them has: first the one, then the other.
func Apart(link, other string, side int64, first, second []XY) Check {
	only := map[XY]int{}
	for i, list := range [][]XY{first, second} {
		for _, p := range list {
			only[p] = i + 1
		}
	}
	return eliminated(link, side, func(v *sieve.Window, p pause.Func) error {
		return eliminated(other, side, func(w *sieve.Window, pause pause.Func) error {
			return everywhere(side, pause, func(x, y int64) error {
				said := only[XY{X: x, Y: y}]
				if (v.Has(x, y) && !w.Has(x, y)) != (said == 1) || (!v.Has(x, y) && w.Has(x, y)) != (said == 2) {
					return wrong("(%d, %d) is P in %s: %v, in %s: %v", x, y, link, v.Has(x, y), other, w.Has(x, y))
				}
				return nil
			})
		})(p)
	})
}

// Rows checks rows of the game's table, from row `from` on.
func Rows(link string, from int64, rows ...[]int64) Check {
	return about(link, func(g *catalog.Game, pause pause.Func) error {
		i, differs := 0, error(nil)
		standard := catalog.Route(g, route.Standard)
		defer end(standard)
		note, err := standard.Rows(big.NewInt(from), int64(len(rows)), pause, func(row []*big.Int) bool {
			if fmt.Sprint(row) != fmt.Sprint(rows[i]) {
				differs = wrong("%s: row %d is %v, not %v", link, from+int64(i), row, rows[i])
				return false
			}
			i++
			return i < len(rows)
		})
		switch {
		case err != nil:
			return err
		case differs == nil && i < len(rows):
			return wrong("%s: %s", link, note)
		}
		return differs
	})
}
