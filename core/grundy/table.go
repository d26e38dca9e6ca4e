package grundy

import (
	"slices"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

const (
	// MaxSide bounds the sides of a table. A value is at most the length of the
	// longest play, which is at most the number of tokens, so that it fits 16 bits.
	MaxSide = 1 << 14
	// MaxPositions bounds how many positions a table has, at two bytes each.
	MaxPositions = 1 << 26
)

// A Table holds the values of the positions of [0,Width)×[0,Height). Make one
// with [Decide].
type Table struct {
	Width, Height int
	values        []uint16 // by column: that of (x, y) is at x·Height + y
}

// Decide finds the values of all positions of [0,width)×[0,height) in normal
// play. It refuses misère play, a preset box, and sizes out of bounds with a
// [*fault.Error]; else the error is that of pause.
func Decide(r game.Ruleset, play game.Convention, width, height int, p pause.Func) (*Table, error) {
	if err := refuse(r, play); err != nil {
		return nil, err
	}
	if width < 1 || height < 1 || width > MaxSide || height > MaxSide || width*height > MaxPositions {
		return nil, fault.Newf("grundy", "a table of values has sides from 1 to %d and at most %d positions, not %d × %d", MaxSide, MaxPositions, width, height)
	}
	if r.Constraint != nil && r.Constraint.UsesX0() && width > height {
		r.First, r.Second = r.Second, r.First
		mirrored, err := Decide(r, play, height, width, p)
		return mirrored.mirror(), err
	}
	t := &Table{width, height, make([]uint16, width*height)}
	return t, newSweep(r, t).run(p)
}

// mirror is the table with the heaps exchanged.
func (t *Table) mirror() *Table {
	m := &Table{t.Height, t.Width, make([]uint16, len(t.values))}
	for i, v := range t.values {
		x, y := i/t.Height, i%t.Height
		m.values[y*m.Height+x] = v
	}
	return m
}

// refuse says why a game has no values, or nil.
func refuse(r game.Ruleset, play game.Convention) error {
	switch {
	case play == game.Misere:
		return fault.Newf("grundy", "values are defined for normal play only: in misère play the outcome of a sum does not follow from one number for each of its parts")
	case r.Forbids > 0:
		return fault.Newf("grundy", "options are forbidden anew before each move, so that a position is not worth one number in every sum, and the game has no values")
	case r.Constraint != nil && r.Constraint.UsesX0() && !slices.Equal(r.First, r.Second):
		return fault.Newf("grundy", "under a constraint function that depends on x0, values are found where the same may be taken from both heaps")
	case r.Box != nil:
		return fault.Newf("grundy", "a preset box decrees who wins and not what a position is worth, so that a game with one has no values")
	}
	return nil
}

// At is the value of (x, y), a position of the table.
func (t *Table) At(x, y int) int { return int(t.values[x*t.Height+y]) }
