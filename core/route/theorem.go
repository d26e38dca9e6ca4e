package route

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
)

// A theorem knows the P-positions as a set in closed form: it decides every
// position, at any size, and keeps nothing.
type theorem struct {
	Facts
	set    *exact.Set
	row    func(n *big.Int) []*big.Int
	reason string
}

// Theorem is the route of a game with two heaps whose P-positions are known in
// closed form. Row is row n of the game's table, nil where the table lists the
// positions themselves.
func Theorem(f Facts, set *exact.Set, row func(n *big.Int) []*big.Int) Route {
	t := &theorem{Facts: f, set: set, row: row, reason: "By the closed form: " + f.Basis + "."}
	if row != nil {
		return tabled{t}
	}
	return t
}

// within asks the set, with pauses where numbers are so long that it takes time.
func (t *theorem) within(pause pause.Func, words string, ask func(*exact.Set), sizes ...*big.Int) error {
	const long = 1 << 11 // bits; a question takes less than a millisecond below
	bits := 0
	for _, n := range sizes {
		bits = max(bits, n.BitLen())
	}
	if bits < long && !t.set.Wide() {
		ask(t.set)
		return nil
	}
	steps := int64(0)
	return t.set.Within(func() error {
		steps++
		return pause.At(steps, max(2*steps, 64), words) // how many there will be is not known
	}, ask)
}

func (t *theorem) Outcome(at game.Vector, pause pause.Func) (o Outcome, err error) {
	if err := t.heaps(at); err != nil {
		return o, err
	}
	o = Outcome{Decided: true, Reason: t.reason}
	if t.decreed(at) {
		o.Reason = byDecree
	}
	err = t.within(pause, "Looking the position up", func(s *exact.Set) { o.P = s.Has(at[0], at[1]) }, at...)
	return o, err
}

func (t *theorem) Winning(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if err := t.heaps(at); err != nil || t.decreed(at) {
		return nil, err
	}
	if t.Rules.Forbids > 0 { // options of a P-position may be P
		if o, err := t.Outcome(at, pause); err != nil || o.P {
			return nil, err
		}
	}
	return t.Lost(at, limit, pause)
}

// Lost is part of [Blocker].
func (t *theorem) Lost(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if err := t.heaps(at); err != nil || t.decreed(at) {
		return nil, err
	}
	var found [][2]*big.Int
	err := t.within(pause, "Looking for winning moves", func(s *exact.Set) { found = s.Winning(t.Rules, at[0], at[1], limit) }, at...)
	return pairMoves(at, found), err
}

const byDecree = "By decree: the position lies in the preset box, where no rule is asked."

// decreed reports whether at is in the box, where nobody moves.
func (f *Facts) decreed(at game.Vector) bool {
	p, ok := at.Small()
	return ok && f.Rules.Box.Covers(p.X, p.Y)
}

func pairMoves(from game.Vector, to [][2]*big.Int) []game.Move {
	return lists.Map(to, func(q [2]*big.Int) game.Move { return game.PairMove(from, game.Vector{q[0], q[1]}) })
}

func (t *theorem) Rows(from *big.Int, count int64, pause pause.Func, yield func(row []*big.Int) bool) (note string, err error) {
	n, total := new(big.Int).Set(from), count
	for count > 0 {
		part := min(count, max(1, int64(1<<15/(n.BitLen()+64)))) // a few milliseconds' worth
		var rows [][2]*big.Int
		err := t.within(pause, "Listing P-positions", func(s *exact.Set) { rows = s.Positions(n, int(part)) }, n)
		if err != nil {
			return "", err
		}
		for _, q := range rows {
			if !yield(q[:]) {
				return "", nil
			}
		}
		n.Add(n, big.NewInt(int64(len(rows))))
		if int64(len(rows)) < part {
			return fmt.Sprintf("There is no row %s or beyond.", game.Clip(n.String())), nil
		}
		if count -= part; count > 0 {
			if err := pause.At(total-count, total, "Listing P-positions"); err != nil {
				return "", err
			}
		}
	}
	return "", nil
}

func (t *theorem) Count(from, to game.Vector, pause pause.Func) (n *big.Int, note string, err error) {
	if err := t.heaps(from, to); err != nil {
		return nil, "", err
	}
	err = t.within(pause, "Counting P-positions", func(s *exact.Set) { n = s.Count(from[0], from[1], to[0], to[1]) }, to...)
	return n, "", err
}

func (t *theorem) Tile(tile *Tile, pause pause.Func) error {
	return t.oriented(tile, func(tile *Tile) error {
		return t.within(pause, "Drawing the map", func(s *exact.Set) {
			s.Tile(tile.Counts, tile.Side, tile.X, tile.Y, tile.Level)
		}, tile.X, tile.Y, new(big.Int).Lsh(big.NewInt(1), tile.Level))
	})
}

func (t *theorem) Bytes() int64 { return 0 }

func (t *theorem) Find(at []Coordinate, pause pause.Func) ([]Row, string, error) {
	return findPair(t, &t.Facts, at, pause, func(axis int, v *big.Int) (found []game.Vector, note string, err error) {
		err = t.within(pause, "Looking for P-positions", func(s *exact.Set) {
			found = along(s, axis, v)
		}, v)
		return found, "", err
	})
}

// along is the first P-positions of a set that have v on an axis.
func along(s *exact.Set, axis int, v *big.Int) []game.Vector {
	if axis == 2 {
		return onAxis(axis, v, s.InRow(v, few)...)
	}
	return onAxis(axis, v, s.Column(v, new(big.Int), few)...)
}

// rank is the row of a P-position.
func (t *theorem) rank(at game.Vector, pause pause.Func) (n *big.Int, err error) {
	err = t.within(pause, "Looking the row up", func(s *exact.Set) { n = s.Row(at[0], at[1]) }, at...)
	return n, err
}

// A tabled theorem has a table that shows something else than its positions.
type tabled struct{ *theorem }

// List is what the table would be without that.
func (t tabled) List(from *big.Int, count int64, pause pause.Func, yield func([]*big.Int) bool) (string, error) {
	return t.theorem.Rows(from, count, pause, yield)
}

func (t tabled) Rows(from *big.Int, count int64, pause pause.Func, yield func([]*big.Int) bool) (string, error) {
	for i := range count {
		if !yield(t.row(new(big.Int).Add(from, big.NewInt(i)))) {
			break
		}
		if i%64 == 0 || from.BitLen() > 1<<9 {
			if err := pause.At(i, count, "Listing P-positions"); err != nil {
				return "", err
			}
		}
	}
	return "", nil
}
