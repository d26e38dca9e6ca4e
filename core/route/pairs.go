package route

import (
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
)

// What the routes of games with two heaps share, whose map shows all positions.

// oriented fills a tile with the axes 2 and 1 from one with 1 and 2.
func (f *Facts) oriented(t *Tile, fill func(*Tile) error) error {
	switch t.Axes {
	case [2]int{1, 2}:
		return fill(t)
	case [2]int{2, 1}:
		mirror := *t
		mirror.Axes, mirror.X, mirror.Y = [2]int{1, 2}, t.Y, t.X
		if err := fill(&mirror); err != nil {
			return err
		}
		t.Edge, t.Period, t.Rows = mirror.Edge, mirror.Period, mirror.Rows
		for j := range t.Side {
			for i := range j {
				a, b := &t.Counts[j*t.Side+i], &t.Counts[i*t.Side+j]
				*a, *b = *b, *a
			}
		}
		return nil
	}
	return fault.Newf("route", "the map of %s has the axes 1 and 2, not %d and %d", f.Name, t.Axes[0], t.Axes[1])
}

// A ranker knows the row of a P-position.
type ranker interface {
	rank(at game.Vector, pause pause.Func) (*big.Int, error)
}

// findPair is [Finder.Find], given how to look along one axis.
func findPair(r Route, f *Facts, at []Coordinate, pause pause.Func, along func(axis int, v *big.Int) ([]game.Vector, string, error)) (rows []Row, note string, err error) {
	switch {
	case len(at) == 1 && at[0].Axis == 0:
		n := at[0].Value
		list := r.Rows
		if other, ok := r.(Lister); ok {
			list = other.List
		}
		note, err = list(n, 1, pause, func(row []*big.Int) bool {
			rows = append(rows, Row{n, row})
			return false
		})
		return rows, note, err
	case len(at) == 1 && (at[0].Axis == 1 || at[0].Axis == 2):
		found, note, err := along(at[0].Axis, at[0].Value)
		for _, v := range found {
			rows = append(rows, Row{At: v})
		}
		return rows, note, err
	case len(at) == 2 && at[0].Axis+at[1].Axis == 3 && at[0].Axis*at[1].Axis == 2:
		v := onAxis(at[0].Axis, at[0].Value, at[1].Value)[0]
		o, err := r.Outcome(v, pause)
		if err != nil || !o.P {
			return nil, o.Reason, err
		}
		row := Row{At: v}
		if ranks, ok := r.(ranker); ok {
			row.N, err = ranks.rank(v, pause)
		}
		return []Row{row}, "", err
	}
	return nil, "", fault.Newf("route", "%s has no such axes", f.Name)
}

// onAxis are the pairs with v on axis 1 or 2 and each of the others on the other.
func onAxis(axis int, v *big.Int, others ...*big.Int) []game.Vector {
	return lists.Map(others, func(n *big.Int) game.Vector {
		if axis == 2 {
			return game.Vector{n, v}
		}
		return game.Vector{v, n}
	})
}

// allows is [game.Ruleset.Allows] for heaps of any size.
func (f *Facts) allows(a, b game.Vector) bool {
	p, small := a.Small()
	q, alsoSmall := b.Small()
	if small && alsoSmall {
		return f.Rules.Allows(p, q)
	}
	return f.Rules.AllowsBig(a, b)
}

// word is n, or the largest machine integer if n is larger.
func word(n *big.Int) int64 {
	const most = 1<<63 - 1
	if n.IsInt64() {
		return n.Int64()
	}
	return most
}
