package beam

import "math/big"

// A Line is a line that P-positions follow. P-positions are unit squares here,
// (x, y) being [x, x+1)×[y, y+1), as in the line method of the thesis on
// W(a,b), §3.2. All its numbers are of one field, and Slope is positive.
type Line struct {
	Name   string // "upper beam" or "lower beam"
	Slope  Surd   // DY/DX
	DX, DY Surd   // velocities: the average step from a P-position to the next (§3.1, Definition 3)
	X0, Y0 Surd   // a point of the line; the zero value is the origin
}

// Density is the average number of P-positions in a column, 1/DX (§3.1,
// Definition 4).
func (l Line) Density() Surd { return l.DX.Inv() }

// Steep reports whether the line climbs by one or more a column. A steep line
// crosses squares from the bottom side to the top side, at most one in each
// row; any other crosses them from left to right, at most one in each column.
func (l Line) Steep() bool { return l.Slope.Floor().Sign() > 0 }

// YAt returns the y of the line at x, rounded down to a multiple of 2^−bits:
// for drawing.
func (l Line) YAt(x *big.Int, bits uint) *big.Float { return l.byColumn().at(x, bits) }

// XAt returns the x of the line at y, rounded down to a multiple of 2^−bits:
// for drawing.
func (l Line) XAt(y *big.Int, bits uint) *big.Float { return l.byRow().at(y, bits) }

// Crosses reports whether the line crosses the square [x,x+1)×[y,y+1) on
// opposite sides, which is the line method: bottom and top when the line is
// steep, left and right when not. In W(a,b) those squares are the P-positions
// (Theorem 8). No square with a negative coordinate is crossed.
func (l Line) Crosses(x, y *big.Int) bool {
	if x.Sign() < 0 || y.Sign() < 0 {
		return false
	}
	if l.Steep() {
		return l.byRow().through(y, x)
	}
	return l.byColumn().through(x, y)
}

// A path is a line as a function of one coordinate: slope·n + start.
type path struct {
	slope, start Surd
}

// byColumn is y as a function of x.
func (l Line) byColumn() path { return path{l.Slope, l.Y0.Sub(l.X0.Mul(l.Slope))} }

// byRow is x as a function of y.
func (l Line) byRow() path {
	inverse := l.Slope.Inv()
	return path{inverse, l.X0.Sub(l.Y0.Mul(inverse))}
}

func (p path) at(n *big.Int, bits uint) *big.Float {
	value := p.slope.Mul(integer(n)).Add(p.start)
	f := new(big.Float).SetInt(value.scaled(bits))
	return f.SetMantExp(f, -int(bits))
}

func (p path) floor(n *big.Int) *big.Int { return p.slope.FloorMul(n, p.start) }

// ceil uses ⌈z⌉ = −⌊−z⌋.
func (p path) ceil(n *big.Int) *big.Int {
	c := p.slope.Neg().FloorMul(n, p.start.Neg())
	return c.Neg(c)
}

// through reports whether the path enters strip n through the side [k, k+1) of
// a square and leaves it through the opposite side, corners included.
func (p path) through(n, k *big.Int) bool {
	if p.floor(n).Cmp(k) != 0 {
		return false
	}
	next := new(big.Int).Add(n, one)
	return p.ceil(next).Cmp(next.Add(k, one)) <= 0
}
