package grundy

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// A Part is one position of a sum: a player moves in one part, and who cannot
// move in any loses.
type Part struct {
	Rules game.Ruleset
	Play  game.Convention
	At    game.Position
}

// A SumMove is a winning move of a sum: in part Part to To, whose value is Value.
type SumMove struct {
	Part  int
	To    game.Position
	Value int
}

// A Sum is what is known of a sum of games.
type Sum struct {
	Values []int // of the parts
	Value  int   // their exclusive or; the sum is a P-position just when it is 0
	// Win is a winning move, nil for a P-position: in the first part that has one,
	// to the first such option as [game.Ruleset.Options] lists them.
	Win *SumMove
}

// MaxParts bounds the parts of a sum.
const MaxParts = 64

// Add finds the value of a sum and a winning move. A sum with a part in misère
// play or with a preset box is refused, as is a part too far out for a [Table].
// tables, if not nil, gives the table of a part that is known already and is large
// enough; nil of one that is not. Other errors are those of pause.
func Add(parts []Part, tables func(part int) *Table, p pause.Func) (*Sum, error) {
	if len(parts) == 0 || len(parts) > MaxParts {
		return nil, fault.Newf("grundy", "a sum has from 1 to %d parts, not %d", MaxParts, len(parts))
	}
	sum := &Sum{}
	decided := make([]*Table, len(parts))
	for i, part := range parts {
		table, err := part.table(i, tables, p)
		if err != nil {
			return nil, err
		}
		v := table.At(int(part.At.X), int(part.At.Y))
		decided[i] = table
		sum.Values = append(sum.Values, v)
		sum.Value ^= v
	}
	if sum.Value == 0 {
		return sum, nil
	}
	for i, part := range parts {
		// The part must come to have this value. There is a part where it is less
		// than now, so that an option has it (Bouton's argument).
		want := sum.Values[i] ^ sum.Value
		if want > sum.Values[i] {
			continue // some option may have it too, but need not
		}
		for q := range part.Rules.Options(part.At) {
			if decided[i].At(int(q.X), int(q.Y)) == want {
				sum.Win = &SumMove{i, q, want}
				return sum, nil
			}
		}
	}
	panic("grundy: a sum whose value is not 0 has no winning move")
}

// table is one that holds the position of a part.
func (part Part) table(i int, tables func(part int) *Table, p pause.Func) (*Table, error) {
	if err := refuse(part.Rules, part.Play); err != nil {
		return nil, err
	}
	if part.At.X < 0 || part.At.Y < 0 || part.At.X >= MaxSide || part.At.Y >= MaxSide {
		return nil, fault.Newf("grundy", "values are found for heaps below %d, not for (%d, %d)", MaxSide, part.At.X, part.At.Y)
	}
	w, h := int(part.At.X)+1, int(part.At.Y)+1
	if tables != nil {
		if t := tables(i); t != nil && t.Width >= w && t.Height >= h {
			return t, nil
		}
	}
	return Decide(part.Rules, part.Play, w, h, p)
}
