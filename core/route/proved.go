package route

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/prove"
)

// A proved route knows the P-positions by an automaton that was proved to be
// right for all positions.
type proved struct {
	Facts
	set    *prove.Set
	reason string
}

// Proved is the route of a game with two heaps of which an automaton was proved
// to accept the P-positions.
func Proved(f Facts, set *prove.Set) Route {
	return &proved{f, set, fmt.Sprintf("By its digits in %s: an automaton of %d states, proved here for all positions.", set.System.Name(), set.P.States())}
}

func (p *proved) Outcome(at game.Vector, _ pause.Func) (o Outcome, err error) {
	if err := p.heaps(at); err != nil {
		return o, err
	}
	o = Outcome{Decided: true, P: p.set.Has(at[0], at[1]), Reason: p.reason}
	if p.decreed(at) {
		o.Reason = byDecree
	}
	return o, nil
}

func (p *proved) Winning(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if p.Rules.Forbids > 0 && p.heaps(at) == nil && p.set.Has(at[0], at[1]) { // options of a P-position may be P
		return nil, nil
	}
	return p.Lost(at, limit, pause)
}

// Lost is part of [Blocker].
func (p *proved) Lost(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if err := p.heaps(at); err != nil || p.decreed(at) || p.Rules.EndedBig(at) {
		return nil, err
	}
	found, err := p.set.Winning(at[0], at[1], limit, pause)
	return pairMoves(at, found), err
}

func (p *proved) Rows(from *big.Int, count int64, pause pause.Func, yield func(row []*big.Int) bool) (note string, err error) {
	n := new(big.Int).Set(from)
	for done := int64(0); done < count; done++ {
		rows := p.set.Positions(n, 1)
		if len(rows) == 0 {
			return fmt.Sprintf("There is no row %s or beyond.", game.Clip(n.String())), nil
		}
		if !yield(rows[0][:]) {
			return "", nil
		}
		n.Add(n, big.NewInt(1))
		if err := pause.At(done+1, count, "Listing P-positions"); err != nil {
			return "", err
		}
	}
	return "", nil
}

func (p *proved) Count(from, to game.Vector, _ pause.Func) (n *big.Int, note string, err error) {
	if err := p.heaps(from, to); err != nil {
		return nil, "", err
	}
	return p.set.Count(from[0], from[1], to[0], to[1]), "", nil
}

func (p *proved) Tile(tile *Tile, _ pause.Func) error {
	return p.oriented(tile, func(t *Tile) error {
		p.set.Tile(t.Counts, t.Side, t.X, t.Y, t.Level)
		return nil
	})
}

func (p *proved) Bytes() int64 { return 0 }

func (p *proved) Find(at []Coordinate, pause pause.Func) ([]Row, string, error) {
	return findPair(p, &p.Facts, at, pause, func(axis int, v *big.Int) ([]game.Vector, string, error) {
		if axis == 2 {
			return onAxis(axis, v, p.set.InRow(v, new(big.Int), few)...), "", nil
		}
		return onAxis(axis, v, p.set.Column(v, new(big.Int), few)...), "", nil
	})
}

// rank is the row of a P-position.
func (p *proved) rank(at game.Vector, _ pause.Func) (*big.Int, error) {
	return p.set.Row(at[0], at[1]), nil
}
