package beam

import "math/big"

// Floor returns ⌊x⌋.
func (x Surd) Floor() *big.Int {
	x = x.filled()
	return floor(new(big.Int).Set(x.p), x.q, x.d, x.r)
}

// FloorMul returns ⌊n·x + c⌋, c a number of x's field. It is how the stepping
// method finds the n-th P-position (the thesis on W(a,b), Theorem 7).
func (x Surd) FloorMul(n *big.Int, c Surd) *big.Int {
	x, c = oneField(x, c)
	m := mul(n, c.r) // n·x + c = (m·x.p + c.p·x.r + …√d) / (x.r·c.r)
	return floor(cross(m, x.p, c.p, x.r), cross(m, x.q, c.q, x.r), x.d, mul(x.r, c.r))
}

// floor returns ⌊(p + q·√d)/r⌋ for r > 0, using p for it. An integer square
// root is enough: ⌊(p + z)/r⌋ = ⌊(p + ⌊z⌋)/r⌋ for any real z = ±√(q²d).
func floor(p, q, d, r *big.Int) *big.Int {
	square := mul(q, q)
	square.Mul(square, d)
	root := sqrt(square)
	if q.Sign() < 0 {
		if mul(root, root).Cmp(square) != 0 {
			root.Add(root, one) // ⌊−√n⌋ = −⌈√n⌉
		}
		root.Neg(root)
	}
	p.Add(p, root)
	return p.Div(p, r) // Div rounds down, as r > 0
}

// sqrt returns ⌊√n⌋. From longRoot bits on math/big's own, which divides numbers of
// full length in each of its steps, takes several times as long as a float of so many
// bits that is off by less than one.
func sqrt(n *big.Int) *big.Int {
	const longRoot = 4096
	if n.BitLen() < longRoot {
		return new(big.Int).Sqrt(n)
	}
	f := new(big.Float).SetPrec(uint(n.BitLen()/2 + 64)).SetInt(n)
	root, _ := f.Sqrt(f).Int(nil)
	for square := mul(root, root); square.Cmp(n) > 0; square.Mul(root, root) {
		root.Sub(root, one)
	}
	for next := new(big.Int).Add(root, one); mul(next, next).Cmp(n) <= 0; next.Add(next, one) {
		root.Set(next)
	}
	return root
}

// scaled returns ⌊x·2^bits⌋.
func (x Surd) scaled(bits uint) *big.Int {
	x = x.filled()
	return floor(new(big.Int).Lsh(x.p, bits), new(big.Int).Lsh(x.q, bits), x.d, x.r)
}

// Float64 returns a float64 within one unit in the last place of x, whatever
// cancels between p and q√d: for drawing and for measuring, not for deciding.
// It is ±Inf when x is too large and 0 when x is too small.
func (x Surd) Float64() float64 {
	if x.Sign() == 0 {
		return 0
	}
	const smallest = 2048 // less than 2^−2000 is 0 as a float64
	for bits := uint(64); bits <= smallest; bits *= 2 {
		if n := x.scaled(bits); n.BitLen() > 60 {
			f := new(big.Float).SetInt(n)
			near, _ := f.SetMantExp(f, -int(bits)).Float64()
			return near
		}
	}
	return 0
}
