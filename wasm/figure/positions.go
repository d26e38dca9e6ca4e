package figure

import (
	"cmp"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/canvas"
)

// ErrCoarse says that single positions cannot be listed.
var ErrCoarse = fault.Newf("figure", "a square of the map is more than one position; zoom in, or save rows of the table")

// A position is a line of a list of positions.
type position struct {
	x, y, total *big.Int
	of          int    // the game: 0 the first
	share       string // "", of two games over one another in which it is P
	value       string // "" where none is shown
}

// CSV lists the P-positions in view, some of whose square is in the box; where
// values are shown all positions that have one, with it. They are ordered by total
// and then by the first coordinate, as tables do. A column says of two games over
// one another in which a position is P, and of two maps on which it is.
func (f *Figure) CSV() (string, error) {
	d := &drawing{Figure: f, e: 1}
	var list []position
	valued := false
	for number, part := range d.maps() {
		some, err := part.positions(number, maxShapes-len(list))
		if err != nil {
			return "", err
		}
		list = append(list, some...)
		valued = valued || len(part.Map.Values) > 0
	}
	slices.SortStableFunc(list, func(a, b position) int {
		return cmp.Or(a.total.Cmp(b.total), a.x.Cmp(b.x), cmp.Compare(a.of, b.of))
	})
	across, up := f.names()
	var b strings.Builder
	b.WriteString(Plain(across) + "," + Plain(up))
	if f.Compared {
		b.WriteString(",P in")
	}
	if f.Second != nil {
		b.WriteString(",of")
	}
	if valued {
		b.WriteString(",value")
	}
	b.WriteString("\r\n")
	for _, p := range list {
		b.WriteString(p.x.String() + "," + p.y.String())
		if f.Compared {
			b.WriteString("," + p.share)
		}
		if f.Second != nil {
			b.WriteString([...]string{",first", ",second"}[p.of])
		}
		if valued {
			b.WriteString("," + p.value)
		}
		b.WriteString("\r\n")
	}
	return b.String(), nil
}

// positions are those in a part, at most so many.
func (f *drawing) positions(of, most int) (list []position, err error) {
	known := map[[2]int64]int{} // the positions with values, which are below 2³¹
	add := func(x, y *big.Int, share, value string) bool {
		list = append(list, position{x, y, new(big.Int).Add(x, y), of, share, value})
		return len(list) <= most
	}
	f.valued(func(v *canvas.Valued, _ shape) {
		known[[2]int64{int64(v.X), int64(v.Y)}] = len(list)
		add(big.NewInt(int64(v.X)), big.NewInt(int64(v.Y)), "", strconv.Itoa(v.Value))
	})
	if !canvas.Positions(f.Map, f.part, func(x, y *big.Int, _ canvas.Rect, s canvas.Share) bool {
		share := [...]string{"both", "first", "second"}[s]
		if x.IsInt64() && y.IsInt64() {
			if i, has := known[[2]int64{x.Int64(), y.Int64()}]; has {
				list[i].share = share
				return true
			}
		}
		return add(x, y, share, "")
	}) && len(list) <= most {
		return nil, ErrCoarse
	}
	if len(list) > most {
		return nil, ErrLarge
	}
	return list, nil
}

// names are what the axes show.
func (f *Figure) names() (across, up string) {
	if f.Map.Across == "" {
		return "x", "y"
	}
	return f.Map.Across + f.Map.AcrossSub, f.Map.Up + f.Map.UpSub
}
