package game

// MaxBox bounds the side of a preset box.
const MaxBox = 256

// A Box decrees the outcomes of the positions in [0,K)²: those in it are P,
// the others N, and what the rules say counts only outside (the thesis on
// W(a,b), ch. 4). Make one with [NewBox].
type Box struct {
	k int64
	p []bool // p[x*k+y]
}

// NewBox returns the box [0,k)² with no P-position in it; 1 ≤ k ≤ [MaxBox].
func NewBox(k int64) *Box {
	if k < 1 || k > MaxBox {
		panic("game: the side of a preset box is out of range")
	}
	return &Box{k: k, p: make([]bool, k*k)}
}

// K is the side of the box.
func (b *Box) K() int64 { return b.k }

// Set decrees that (x, y), a position of the box, is P or is N.
func (b *Box) Set(x, y int64, isP bool) { b.p[x*b.k+y] = isP }

// Covers reports whether (x, y) lies in the box. A nil box covers nothing.
func (b *Box) Covers(x, y int64) bool {
	return b != nil && x < b.k && y < b.k
}

// IsP reports whether (x, y), a position of the box, is P by decree.
func (b *Box) IsP(x, y int64) bool { return b.p[x*b.k+y] }

// Symmetric reports whether exchanging the heaps changes no decree.
func (b *Box) Symmetric() bool {
	for x := range b.k {
		for y := range x {
			if b.IsP(x, y) != b.IsP(y, x) {
				return false
			}
		}
	}
	return true
}
