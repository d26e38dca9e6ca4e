package tile

import (
	"math"
	"math/big"
	"slices"

	"wythoffatlas/wasm/viewport"
)

// Placed is a tile and where it is on the screen, in CSS pixels.
type Placed struct {
	Key          Key
	Left, Bottom float64 // its lower left corner
	Side         float64

	col, row int // from the lower left tile of the layout
}

// A Layout is the tiles that a view shows. It keeps its slices and keys, so
// that a frame in which no tile comes or goes allocates nothing. The zero
// value is empty.
type Layout struct {
	Tiles []Placed // each tile in view once, those near the middle first

	level          uint
	ix, iy         big.Int // of the lower left tile in view
	cols, rows     int
	x0, y0, x1, y1 big.Int // scratch
}

// LevelFor is the level of the tiles for zoom z and dpr device pixels to a CSS
// pixel: the one whose texels are at least one and less than two device pixels
// wide; level 0 where a position is a device pixel or more.
func LevelFor(z, dpr float64) uint {
	return uint(max(0, math.Ceil(-z-math.Log2(dpr))))
}

// Update makes l the layout of v and reports whether tiles came or went.
func (l *Layout) Update(v *viewport.View) bool {
	_, _, dpr := v.Size()
	level := LevelFor(v.Z(), dpr)
	cols, rows := 0, 0
	if v.Bounds(&l.x0, &l.y0, &l.x1, &l.y1) {
		shift := log2Size + level
		cols = cells(&l.x0, &l.x1, shift)
		rows = cells(&l.y0, &l.y1, shift)
	}
	changed := level != l.level || cols != l.cols || rows != l.rows ||
		l.x0.Cmp(&l.ix) != 0 || l.y0.Cmp(&l.iy) != 0
	if changed {
		l.level, l.cols, l.rows = level, cols, rows
		l.ix.Set(&l.x0)
		l.iy.Set(&l.y0)
		l.name()
	}
	l.place(v)
	if changed {
		l.sort(v)
	}
	return changed
}

// cells turns the positions lo ≤ n < hi into cells of 2^shift of them: it sets
// lo to the first and returns how many there are. hi is overwritten.
func cells(lo, hi *big.Int, shift uint) int {
	lo.Rsh(lo, shift)
	hi.Sub(hi, one)
	hi.Rsh(hi, shift)
	return int(hi.Sub(hi, lo).Int64()) + 1 // few: each is at least 256 device pixels wide
}

var one = big.NewInt(1)

// name makes the list of tiles, row by row.
func (l *Layout) name() {
	l.Tiles = l.Tiles[:0]
	if l.cols*l.rows == 0 {
		return
	}
	first, iy := l.ix.String(), l.iy.String()
	for row := range l.rows {
		ix := first
		for col := range l.cols {
			l.Tiles = append(l.Tiles, Placed{Key: Key{l.level, ix, iy}, col: col, row: row})
			ix = next(ix)
		}
		iy = next(iy)
	}
}

// place finds every tile's place on the screen from that of the lower left one.
func (l *Layout) place(v *viewport.View) {
	shift := log2Size + l.level
	left, bottom, _ := v.ToScreen(l.x1.Lsh(&l.ix, shift), l.y1.Lsh(&l.iy, shift))
	side := math.Exp2(float64(shift) + v.Z())
	for i := range l.Tiles {
		t := &l.Tiles[i]
		t.Left = left + float64(t.col)*side
		t.Bottom = bottom - float64(t.row)*side
		t.Side = side
	}
}

// sort puts the tiles nearest to the middle of the screen first.
func (l *Layout) sort(v *viewport.View) {
	w, h, _ := v.Size()
	distance := func(t Placed) float64 {
		return math.Hypot(t.Left+t.Side/2-w/2, t.Bottom-t.Side/2-h/2)
	}
	slices.SortStableFunc(l.Tiles, func(a, b Placed) int {
		da, db := distance(a), distance(b)
		switch {
		case da < db:
			return -1
		case da > db:
			return 1
		}
		return 0
	})
}
