package route

import (
	"math/big"
	"slices"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// vectors is the list of P-positions of a game whose positions are vectors, and
// the map on which every row is a point. The order of the heaps means nothing.
type vectors struct {
	Facts
	start func() piles.Game
	list  piles.Game // nil at first
	plot  *plot      // the last map; nil at first
	ends  int64      // rows that there are, or that fit; 0 while no end was met
}

// Vectors is the route of a game with K piles, which start makes a list of.
func Vectors(f Facts, start func() piles.Game) Route { return &vectors{Facts: f, start: start} }

// begun is the list.
func (g *vectors) begun() piles.Game {
	if g.list == nil {
		g.list = g.start()
	}
	return g.list
}

func (g *vectors) Bytes() int64 {
	bytes := int64(0)
	if g.list != nil {
		bytes = g.list.Bytes()
	}
	if g.plot != nil {
		bytes += bytesOfPoint * int64(cap(g.plot.points))
	}
	return bytes
}

// A stop remembers whether it was a pause that ended some work.
type stop struct {
	pause pause.Func
	err   error
}

// at is a [pause.Func].
func (s *stop) at(done, total int64, words string) error {
	if s.err == nil {
		s.err = s.pause.At(done, total, words)
	}
	return s.err
}

// farRow is past any bound of a list.
const farRow = 1 << 40

// extend lists P-positions until n rows are known or no more fit; the note says
// why there are fewer. Where rows up to least are of no use, and no more fit, it
// lists none.
func (g *vectors) extend(least, n int64, pause pause.Func) (note string, err error) {
	if err := g.Limits.room(0); err != nil {
		return "", err
	}
	s := stop{pause: pause}
	fits, note, err := piles.ExtendAsFits(g.begun(), least, n, s.at)
	if err != nil && s.err == nil { // rows end where f has no value
		fits, note, err = g.list.Rows(), sentence(err), nil
	}
	if note != "" {
		g.ends = fits
	}
	return note, err
}

// Ends is an [Ender]'s.
func (g *vectors) Ends() int64 { return g.ends }

// sentence is what an error says as a sentence.
func sentence(err error) string { return game.ClipTo(fault.Words(err), longest) + "." }

// arranged is a position with its heaps in order.
func (g *vectors) arranged(at game.Vector) (game.Vector, error) {
	if err := g.heaps(at); err != nil {
		return nil, err
	}
	return at.InOrder(), nil
}

func (g *vectors) Outcome(at game.Vector, pause pause.Func) (Outcome, error) {
	v, err := g.arranged(at)
	if err != nil {
		return Outcome{}, err
	}
	s := stop{pause: pause}
	isP, err := g.begun().Outcome(v, s.at)
	switch {
	case s.err != nil:
		return Outcome{}, s.err
	case err != nil:
		return Outcome{Reason: sentence(err)}, nil
	}
	return Outcome{Decided: true, P: isP, Reason: g.Basis + "."}, nil
}

func (g *vectors) Winning(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	v, err := g.arranged(at)
	if err != nil {
		return nil, err
	}
	s := stop{pause: pause}
	return g.begun().Winning(v, limit, s.at)
}

func (g *vectors) Rows(from *big.Int, count int64, pause pause.Func, yield func([]*big.Int) bool) (note string, err error) {
	last := min(farRow, word(new(big.Int).Add(from, big.NewInt(count))))
	first := min(farRow, word(from))
	if note, err = g.extend(first, last, pause); err != nil {
		return "", err
	}
	work := 0
	for n := first; n < min(last, g.list.Rows()); n++ {
		row := g.list.Row(n)
		for _, size := range row {
			work += 1 + size.BitLen()*size.BitLen()>>10 // what writing it out takes
		}
		if !yield(row) {
			return "", nil
		}
		if work > 1<<12 {
			work = 0
			if err := pause.At(n-first, last-first, "Listing P-positions"); err != nil {
				return "", err
			}
		}
	}
	return note, nil
}

// complete lists rows until none that is left can have each pile below its end
// (a negative end is none), at most `most` rows; the note says why that is not
// reached, if it is not.
func (g *vectors) complete(ends []int64, most int64, pause pause.Func) (note string, err error) {
	for rows := int64(1 << 7); ; rows *= 2 {
		if note, err = g.extend(0, rows, pause); err != nil {
			return "", err
		}
		for i, end := range ends {
			if end >= 0 && g.list.Floor(i, g.list.Rows()) >= end {
				return "", nil
			}
		}
		if note != "" {
			return note, nil
		}
		if rows >= most {
			return g.unsure(), nil
		}
	}
}

// mostRows is how many rows a map has at most, and a search looks at. Of lists by
// total many more have the same coordinates.
func (g *vectors) mostRows() int64 {
	if list := g.begun(); list.Floor(0, list.Rows()) > 0 {
		return 1 << 20
	}
	return 1 << 17
}

func (g *vectors) Count(from, to game.Vector, pause pause.Func) (*big.Int, string, error) {
	if err := g.heaps(from, to); err != nil {
		return nil, "", err
	}
	low, ends := make([]int64, len(from)), make([]int64, len(to))
	for i := range ends {
		low[i], ends[i] = word(from[i]), word(to[i])
	}
	note, err := g.complete(ends, g.mostRows(), pause)
	if err != nil || note != "" {
		return nil, note, err
	}
	count := int64(0)
	err = g.scan(pause, func(n int64) bool {
		for i := range ends {
			if v := g.list.At(n, i); v < low[i] || v >= ends[i] {
				return true
			}
		}
		count++
		return true
	})
	return big.NewInt(count), "", err
}

// scan calls f for every known row, until it returns false.
func (g *vectors) scan(pause pause.Func, f func(n int64) bool) error {
	rows := g.list.Rows()
	for n := int64(0); n < rows && f(n); n++ {
		if (n+1)%(1<<11) == 0 {
			if err := pause.At(n, rows, "Looking at P-positions"); err != nil {
				return err
			}
		}
	}
	return nil
}

// Find: rows are listed as far as it takes to have all that there are.
func (g *vectors) Find(at []Coordinate, pause pause.Func) (found []Row, note string, err error) {
	ends, far := slices.Repeat([]int64{-1}, g.Heaps), make([]bool, g.Heaps)
	for _, c := range at {
		switch {
		case c.Axis < 0 || c.Axis > g.Heaps || len(at) == 0:
			return nil, "", fault.Newf("route", "%s has no axis %d", g.Name, c.Axis)
		case c.Axis == 0:
			note, err = g.Rows(c.Value, 1, pause, func(row []*big.Int) bool {
				if matches(row, at) {
					found = append(found, Row{c.Value, row})
				}
				return false
			})
			return found, note, err
		case c.Value.IsInt64() && c.Value.Int64() < farRow:
			ends[c.Axis-1] = c.Value.Int64() + 1
		default:
			far[c.Axis-1] = true
		}
	}
	if note, err = g.complete(ends, g.mostRows(), pause); err != nil {
		return nil, "", err
	}
	err = g.scan(pause, func(n int64) bool {
		for i, end := range ends {
			if end >= 0 && g.list.At(n, i) != end-1 || far[i] && g.list.At(n, i) < farRow {
				return true
			}
		}
		if row := g.list.Row(n); matches(row, at) {
			found = append(found, Row{big.NewInt(n), row})
		}
		return len(found) < few
	})
	if len(found) > 0 {
		note = ""
	}
	return found, note, err
}

// matches reports whether a row has the coordinates that are heaps.
func matches(row game.Vector, at []Coordinate) bool {
	return !slices.ContainsFunc(at, func(c Coordinate) bool { return c.Axis > 0 && row[c.Axis-1].Cmp(c.Value) != 0 })
}

// Verify holds the list against the definition.
func (g *vectors) Verify(n int64, pause pause.Func) (Report, error) {
	return g.begun().Verify(n, pause)
}

// MaxVerify bounds n of Verify.
func (g *vectors) MaxVerify() int64 { return g.begun().MaxVerify() }

// Vectors is the list that the route keeps.
func (g *vectors) Vectors() piles.Game { return g.begun() }
