package viewport

import (
	"math"
	"math/big"
)

// fracBits: places are counted in units of 2^-24 of a position, so that they
// are integers and every sum of them is exact. At the closest zoom, 64 px a
// position, a unit is 2^-18 px.
const fracBits = 24

// A Point is a place on the map, exact: somewhere in a square of a position.
// The position (x, y) is the square [x, x+1) × [y, y+1). The zero value is the
// lower left corner of (0, 0). Do not copy a Point; use Set.
type Point struct {
	_    noCopy
	x, y big.Int // in units of 2^-fracBits
}

// Set makes p the same place as q.
func (p *Point) Set(q *Point) {
	p.x.Set(&q.x)
	p.y.Set(&q.y)
}

// SetCell makes p the middle of the square of position (x, y).
func (p *Point) SetCell(x, y *big.Int) {
	setMiddle(&p.x, x)
	setMiddle(&p.y, y)
}

// Cell sets x and y to the position in whose square p lies. Beyond the edge of
// the map one of them is negative.
func (p *Point) Cell(x, y *big.Int) {
	x.Rsh(&p.x, fracBits) // rounds down, below zero too
	y.Rsh(&p.y, fracBits)
}

func setMiddle(dst, n *big.Int) {
	dst.Lsh(n, fracBits)
	dst.Add(dst, half)
}

var half = big.NewInt(1 << (fracBits - 1))

// grainBits: lengths on the screen are rounded to less than 2^-16 px when they
// become lengths on the map.
const grainBits = 16

// maxPixels bounds lengths on the screen, far beyond any screen.
const maxPixels = 1 << 17

var log2of10 = math.Log2(10)

// A ruler turns pixels into positions. It keeps what it can use again.
type ruler struct {
	n    big.Int
	k    int     // unit is 10^k positions; -1 when there is none yet
	unit big.Int // in units of 2^-fracBits
}

// span sets dst to the length of px pixels at zoom z. It is a function: the
// same px and z give the same length every time, and −px the opposite. All of
// the view's exactness rests on that, not on the rounding being small: what
// one gesture adds, the opposite gesture takes away.
//
// Where a pixel is many positions, the length is a round decimal number, the
// coarsest below 2^-16 px. So the digits of a link follow the zoom: moving
// about at 2^300 positions a pixel changes the leading digits of x and y and
// leaves the others as the person typed them.
func (r *ruler) span(dst *big.Int, px, z float64) {
	px = max(-maxPixels, min(maxPixels, px))
	if math.IsNaN(px) {
		px = 0
	}
	if z > -grainBits {
		// |px|·2^(fracBits−z) < 2^57
		dst.SetInt64(int64(math.Round(px * math.Exp2(fracBits-z))))
		return
	}
	k := int(math.Floor((-z - grainBits) / log2of10))
	if r.k != k || r.unit.Sign() == 0 {
		r.k = k
		r.unit.Exp(big.NewInt(10), big.NewInt(int64(k)), nil)
		r.unit.Lsh(&r.unit, fracBits)
	}
	// 10^k positions are between 2^-20 and 2^-16 px, so the count is < 2^37.
	r.n.SetInt64(int64(math.Round(px * math.Exp2(-z-float64(k)*log2of10))))
	dst.Mul(&r.n, &r.unit)
}

// pixels is the length d of the map, in units of 2^-fracBits, in pixels at
// zoom z; ±Inf when that is past the range of float64. scratch is overwritten.
func pixels(d *big.Int, z float64, scratch *big.Int) float64 {
	const keep = 62 // bits enough for a float64, few enough for an int64
	z -= fracBits
	if n := d.BitLen(); n > keep {
		scratch.Rsh(d, uint(n-keep))
		return float64(scratch.Int64()) * math.Exp2(z+float64(n-keep))
	}
	return float64(d.Int64()) * math.Exp2(z)
}

// noCopy makes go vet complain about copies: a copied big.Int shares its words
// with the original.
type noCopy struct{}

func (*noCopy) Lock()   {}
func (*noCopy) Unlock() {}
