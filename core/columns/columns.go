// Package columns looks at Wythoff's game with a preset box one column after the
// other, as chapter 4 of the thesis on W(a,b) does: which rows and diagonals are
// filled, the bits of a column between the lowest and the topmost filled diagonal,
// from when on they follow two rules, and how they differ from those of Wythoff's
// game itself.
//
// It finds P-positions by the definition of a filled row and diagonal, and shares no
// code with package exact, which has them by a theorem: tests compare the two.
package columns

import "wythoffatlas/core/game"

// MostColumns bounds the columns that a [Game] is followed for.
const MostColumns = 20_000

// A Game is Wythoff's game after a box, read up to some column. Make one with [New].
type Game struct {
	box       *game.Box
	k, next   int64  // the column that is filled next
	rows      []bool // filled by a column before
	diagonals []bool // y − x + offset
	offset    int64
	floor     int64 // all rows below are filled
	filled    int64 // diagonals
	top       int64 // the topmost filled row

	// L and U are the lowest and the topmost filled diagonal, as y − x.
	L, U int64
	// Last is the row of the P-position of the last column outside the box, or −1.
	Last int64
	// How the last column was filled.
	On Place
}

// A Place says where a new P-position lies.
type Place int

// Where P-positions lie.
const (
	InBox   Place = iota // decreed
	Below                // on the new l: the bit of the lowest row was 0
	Above                // on the new u
	Between              // on a diagonal that was not filled between l and u
)

// String is "l", "u", "between" or "box".
func (p Place) String() string { return [...]string{"box", "l", "u", "between"}[p] }

// New begins with column 0, and can be read up to so many columns. A nil box is
// Wythoff's game.
func New(box *game.Box, columns int64) *Game {
	if box == nil {
		box = game.NewBox(1)
		box.Set(0, 0, true)
	}
	// No row is above twice its column and the box: of the rows below, a column
	// leaves out at most those filled and those on filled diagonals, one each a
	// column, and of a box k each.
	height := 2*(columns+2*box.K()) + 2
	return &Game{box: box, k: box.K(), offset: columns, rows: make([]bool, height), diagonals: make([]bool, height+columns), L: height, U: -height, Last: -1, top: -1}
}

// At is the column that was filled last; −1 before the first.
func (g *Game) At() int64 { return g.next - 1 }

// Step fills the next column.
func (g *Game) Step() {
	t := g.next
	g.next++
	g.On = InBox
	start := int64(0)
	if t < g.k {
		decreed := false
		for y := range g.k {
			if g.box.IsP(t, y) {
				g.put(t, y)
				decreed = true
			}
		}
		if decreed {
			g.Last = -1
			return
		}
		start = g.k // what is not decreed in the box is N
	}
	y := max(start, g.floor)
	for g.rows[y] || g.diagonals[y-t+g.offset] {
		y++
	}
	g.Last = y
	switch d := y - t; {
	case d < g.L:
		g.On = Below
	case d > g.U:
		g.On = Above
	default:
		g.On = Between
	}
	g.put(t, y)
}

func (g *Game) put(x, y int64) {
	g.rows[y], g.top = true, max(g.top, y)
	if d := y - x; !g.diagonals[d+g.offset] {
		g.diagonals[d+g.offset] = true
		g.filled++
		g.L, g.U = min(g.L, d), max(g.U, d)
	}
	for g.rows[g.floor] {
		g.floor++
	}
}

// Rows are the rows of l and u in the column that was filled last.
func (g *Game) Rows() (ly, uy int64) { return g.At() + g.L, g.At() + g.U }

// Saturated reports whether the three conditions of Theorems 9 and 10 hold at the
// last column, and it is outside the box: all diagonals from l to u are filled, all
// rows below that of l are, and none above that of u. Once they hold they always do.
// So that it is one of the two rules that comes next, l is at most 0 and u at least
// 0: then the rows below l and above u are free of the box for ever.
func (g *Game) Saturated() bool {
	ly, uy := g.Rows()
	return g.At() >= g.k-1 && g.filled == g.U-g.L+1 && g.L <= 0 && g.U >= 0 && g.floor >= ly && g.top <= uy
}

// Bits is the column between l and u: for each row from that of l to that of u
// whether it is filled. Rows below 0 count as filled.
func (g *Game) Bits() []byte {
	ly, uy := g.Rows()
	if uy < ly {
		return nil
	}
	bits := make([]byte, uy-ly+1)
	for i := range bits {
		if y := ly + int64(i); y < 0 || g.rows[y] {
			bits[i] = 1
		}
	}
	return bits
}
