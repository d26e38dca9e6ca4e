package exact

import "wythoffatlas/core/game"

// A Saturation is the state from which on Wythoff's game with a preset box is
// two beams: the bits g₀ g₁ … of Column, from Row upwards, of which those up to
// Top are as the box made them, Zeros of them 0. See saturated.go.
type Saturation struct{ Column, Row, Top, Zeros int64 }

// Boxed returns the P-positions of Wythoff's game with a preset box, the same in
// either convention, and where they are saturated: those of earlier columns are
// found one by one, and from there on the gaps of two beams follow from one
// another (the thesis on W(a,b), Theorems 9 and 10, §4.2). The set is nil if
// that is not so among the first 2¹² columns; it always was before column 4k, k
// being the side of the box.
func Boxed(box *game.Box) (*Set, Saturation) {
	b := newBoxed(box)
	for b.t = 0; b.t < farthestColumn; b.t++ {
		if state, w := b.saturated(); w != nil {
			return b.set(state.beams(w)), state
		}
		b.column()
	}
	return nil, Saturation{}
}

const farthestColumn = 1 << 12

// A boxed is the game as far as column t, which comes next. No P-position of
// the columns before is higher than twice its column and the box.
type boxed struct {
	box      *game.Box
	k, t     int64
	found    []game.Position
	rows     []bool // taken by a P-position of an earlier column
	diagonal []bool // likewise; y − x + offset
	offset   int64
	low      int64 // all rows below are taken
	l, u     int64 // the lowest and the topmost diagonal taken
	taken    int64 // how many are
	top      int64 // the highest row taken
}

func newBoxed(box *game.Box) *boxed {
	height := 2*(farthestColumn+box.K()) + 2
	return &boxed{
		box: box, k: box.K(), offset: farthestColumn, l: height, u: -height,
		rows: make([]bool, height), diagonal: make([]bool, height+farthestColumn),
	}
}

func (b *boxed) put(y int64) {
	b.found = append(b.found, game.Position{X: b.t, Y: y})
	b.rows[y], b.top = true, max(b.top, y)
	if d := y - b.t; !b.diagonal[d+b.offset] {
		b.diagonal[d+b.offset] = true
		b.l, b.u = min(b.l, d), max(b.u, d)
		b.taken++
	}
	for b.rows[b.low] {
		b.low++
	}
}

// column finds the P-positions of column t: those decreed, or else the lowest
// outside the box of which neither row nor diagonal is taken.
func (b *boxed) column() {
	y, n := b.low, len(b.found)
	if b.t < b.k {
		for y = range b.k {
			if b.box.IsP(b.t, y) {
				b.put(y)
			}
		}
		if len(b.found) > n {
			return
		}
		y = b.k
	}
	for b.rows[y] || b.diagonal[y-b.t+b.offset] {
		y++
	}
	b.put(y)
}

// saturated is the state of column t and its bits w if it is as §4.2 needs it, and
// one diagonal or more on either side of the middle is taken; else w is nil.
func (b *boxed) saturated() (state Saturation, w []byte) {
	r, top := b.t+b.l-1, b.t+b.u-1
	if b.t < b.k || b.taken != b.u-b.l+1 || b.l > 0 || b.u < 0 || b.low < r || b.top > top {
		return state, nil
	}
	state = Saturation{Column: b.t, Row: r, Top: top}
	w = make([]byte, top-r+1)
	for i := range w {
		if b.rows[r+int64(i)] {
			w[i] = 1
		} else {
			state.Zeros++
		}
	}
	return state, w
}

// set joins what was found with the beams that follow.
func (b *boxed) set(above, below sequence) *Set {
	upper, lower := chainFrom(above, 0), chainFrom(below, 0)
	set := &Set{parts: []part{newScatter(b.found), upper, lower}}
	set.table = set.parts
	if b.box.Symmetric() {
		var half []game.Position
		for _, q := range b.found {
			if q.X <= q.Y {
				half = append(half, q)
			}
		}
		set.Symmetric, set.table = true, []part{newScatter(half), upper}
	}
	return set
}
