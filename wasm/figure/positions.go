package figure

import (
	"math/big"
	"slices"
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/canvas"
)

// ErrCoarse says that single positions cannot be listed.
var ErrCoarse = fault.Newf("figure", "a square of the map is more than one position; zoom in, or save rows of the table")

// CSV lists the P-positions in view, some of whose square is in the box: by total
// and then by the first coordinate, as tables do; of two games with a column that
// says in which.
func (f *Figure) CSV() (string, error) {
	type position struct {
		x, y, total *big.Int
		share       canvas.Share
	}
	var list []position
	if !canvas.Positions(f.Map, f.Box, func(x, y *big.Int, _ canvas.Rect, s canvas.Share) bool {
		list = append(list, position{x, y, new(big.Int).Add(x, y), s})
		return len(list) <= maxShapes
	}) {
		if len(list) > maxShapes {
			return "", ErrLarge
		}
		return "", ErrCoarse
	}
	slices.SortFunc(list, func(a, b position) int {
		if d := a.total.Cmp(b.total); d != 0 {
			return d
		}
		return a.x.Cmp(b.x)
	})
	across, up := f.names()
	var b strings.Builder
	b.WriteString(Plain(across) + "," + Plain(up))
	if f.Compared {
		b.WriteString(",P in")
	}
	b.WriteString("\r\n")
	for _, p := range list {
		b.WriteString(p.x.String() + "," + p.y.String())
		if f.Compared {
			b.WriteString([...]string{",both", ",first", ",second"}[p.share])
		}
		b.WriteString("\r\n")
	}
	return b.String(), nil
}

// names are what the axes show.
func (f *Figure) names() (across, up string) {
	if f.Map.Across == "" {
		return "x", "y"
	}
	return f.Map.Across + f.Map.AcrossSub, f.Map.Up + f.Map.UpSub
}
