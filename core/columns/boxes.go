package columns

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// MostBoxes and MostSide bound what [Boxes] is asked.
const (
	MostBoxes = 10_000
	MostSide  = 64
)

// A Box is what became of one box.
type Box struct {
	Seed   uint64
	Column int64 // the first that is saturated
	Shift  Shift

	// Differ is how many discrepancies there are from column Settled on, as far as
	// column End. They are counted against Wythoff's game moved by the shift. In the
	// first columns the number still grows.
	Differ       int
	Settled, End int64

	// Lower and Higher are the discrepancies in column End, were Wythoff's game laid
	// a row too low or too high: about 2/φ² of the bits, as often as neighbours in a
	// Wythoff column are not alike. A number that leaps so far in one column and is
	// back in a later one is no change of the column, but a shift read a row off.
	Lower, Higher int
}

// Constant reports whether the discrepancies did not change in the second half of
// the columns that were followed.
func (b Box) Constant() bool { return 2*(b.Settled-b.Column) <= b.End-b.Column }

// follow is how many columns are followed after saturation: of a box of side k the
// discrepancies were never seen to change later than 4k² columns after it.
func follow(k int64) int64 { return 1000 + 8*k*k }

// Boxes follows a box for each seed from first on, until it is saturated and then
// for columns that grow in number with the square of its side.
func Boxes(make func(seed uint64) (*game.Box, error), first uint64, count int, pause pause.Func) ([]Box, error) {
	var list []Box
	for i := range count {
		if err := pause.At(int64(i), int64(count), "Following boxes"); err != nil {
			return list, err
		}
		seed := first + uint64(i)
		box, err := make(seed)
		if err != nil {
			return list, err
		}
		b, _, err := Follow(box, 0, nil)
		if err != nil {
			return list, err
		}
		b.Seed = seed
		list = append(list, b)
	}
	return list, nil
}

// A Count is how many discrepancies there are in a column.
type Count struct {
	Column int64
	Differ int
}

// Follow follows one box. Path is the discrepancies in some columns on the way,
// at most so many: the first, then at distances that grow.
func Follow(box *game.Box, path int, pause pause.Func) (Box, []Count, error) {
	g, err := Saturate(box)
	if err != nil {
		return Box{}, nil, err
	}
	b := Box{Column: g.At(), Settled: g.At(), Shift: g.Shift()}
	column, shifted := g.Pair()
	b.Differ = column.Differ(shifted)
	b.End = b.Column + follow(box.K())
	counts := []Count{{b.Column, b.Differ}}
	next := b.Column + 1
	for t := b.Column + 1; t <= b.End; t++ {
		if t&255 == 0 {
			if err := pause.At(t-b.Column, b.End-b.Column, "Counting discrepancies"); err != nil {
				return b, counts, err
			}
		}
		column.Step()
		shifted.Step()
		if d := column.Differ(shifted); d != b.Differ {
			b.Differ, b.Settled = d, t
		}
		if t == next && len(counts) < path {
			counts = append(counts, Count{t, b.Differ})
			next += 1 + (t-b.Column)/3
		}
	}
	shifted.Row--
	b.Lower = column.Differ(shifted)
	shifted.Row += 2
	b.Higher = column.Differ(shifted)
	return b, counts[:min(len(counts), path)], nil
}

// Saturate reads a game up to the first column that is saturated.
func Saturate(box *game.Box) (*Game, error) {
	most := min(MostColumns, 64*box.K()+64)
	g := New(box, most)
	for range most {
		if g.Step(); g.Saturated() {
			return g, nil
		}
	}
	return nil, fault.Newf("columns", "no column before %d is saturated", most)
}
