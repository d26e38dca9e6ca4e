package prove

import (
	"math"
	"math/big"

	"wythoffatlas/core/automaton"
)

// Tile counts the P-positions in n×n squares of side 2^level from (x0, y0) on;
// row 0 of dst has the least y: dst[j·n+i]. Each is set to log2(1 + count), to
// about five digits. Edges of squares of side over 2^17 are rounded by less than
// 2^-17 of the side, so that a count lies between those of the square that much
// smaller and that much larger: a shade, which is one of 254 for the logarithm, is
// the same but for squares that a line of P-positions leaves at a corner. The tile
// may reach below zero.
//
// Digits keep the order of numbers, so that squares are ranges of digit strings.
// Of those, all that the whole tile has in common is read once; below it the
// number of strings before each corner is a sum along the corner's digits. Sums
// wrap around: only the difference of four corners counts, and it is small.
func (s *Set) Tile(dst []float32, n int, x0, y0 *big.Int, level uint) {
	clear(dst[:n*n])
	t := newTiling(s, n, x0, y0, level)
	if t == nil {
		return
	}
	above := make([]uint64, n+1)
	for j := range n + 1 {
		t.row(j)
		left := uint64(0)
		for i := range n + 1 {
			c := t.corner(i)
			if i > 0 && j > 0 {
				if count := c - left - above[i] + above[i-1]; count != 0 {
					dst[(j-1)*n+i-1] = t.log(count)
				}
			}
			if i > 0 {
				above[i-1] = left
			}
			left = c
		}
		above[n] = left
	}
}

// A tiling is a tile's digits and the counts below them.
type tiling struct {
	*Set
	start    int32     // the state after what all corners share
	x, y     [][]int64 // digits of the edges behind that, down to the lowest place kept
	free     [][]uint64
	onX, onY [][][]uint64 // by edge, digits left and state: words less than the edge's
	shift    float64      // log2 of what a count of 1 stands for
	digits   int

	first  []int32    // by state and digit of x: where its edges begin; of one state sorted
	inner  [][]uint64 // by digits left, state and digits of both: words less than both
	now    []int64    // the digits of an edge on the second track
	beside [][]uint64 // of it, by place, state and digit of x: words less than the edge's with that digit
}

const (
	fineBits   = 17 // edges are right to 2^-17 of a texel
	weightBits = 20 // and what a word of the lowest place stands for, to 2^-20 of the most
)

func newTiling(s *Set, n int, x0, y0 *big.Int, level uint) *tiling {
	edges := func(from *big.Int) []*big.Int {
		all := make([]*big.Int, n+1)
		for i := range all {
			e := big.NewInt(int64(i))
			if all[i] = e.Add(e.Lsh(e, level), from); e.Sign() < 0 {
				e.SetInt64(0)
			}
		}
		return all
	}
	xs, ys := edges(x0), edges(y0)
	places := max(len(s.System.Digits(xs[n])), len(s.System.Digits(ys[n])), 1)
	lowest := 0
	if level > fineBits {
		lowest = max(0, len(s.System.Digits(new(big.Int).Lsh(one, level-fineBits)))-1)
	}
	t := &tiling{Set: s, digits: s.P.Digits}
	weights := s.System.Weights(places)
	sharedX, sharedY := s.shared(xs, places, lowest), s.shared(ys, places, lowest)
	shared := min(len(sharedX), len(sharedY))
	sharedX, sharedY = sharedX[:shared], sharedY[:shared]
	t.x, t.y = s.behind(xs, sharedX, weights, lowest), s.behind(ys, sharedY, weights, lowest)
	t.start = s.P.Start
	for i := range shared {
		t.start = s.P.Step(t.start, int(sharedX[i])*t.digits+int(sharedY[i]))
	}
	if t.start == automaton.Dead {
		return nil
	}
	t.count(lowest, places-lowest-shared)
	return t
}

// shared are the digits that all edges, which are in order, begin with.
func (s *Set) shared(edges []*big.Int, places, lowest int) []int64 {
	first, last := s.System.Padded(edges[0], places), s.System.Padded(edges[len(edges)-1], places)
	n := 0
	for n < places-lowest && first[n] == last[n] {
		n++
	}
	return first[:n]
}

// behind are the digits of edges behind what they share, down to the lowest
// place kept.
func (s *Set) behind(edges []*big.Int, shared []int64, weights []*big.Int, lowest int) [][]int64 {
	top := len(weights) - len(shared)
	whole := s.System.Value(append(append([]int64{}, shared...), make([]int64, top)...))
	all := make([][]int64, len(edges))
	rest := new(big.Int)
	for i, e := range edges {
		rest.Sub(e, whole)
		for place := top - 1; place >= lowest; place-- {
			d := int64(0)
			for ; rest.Cmp(weights[place]) >= 0; d++ {
				rest.Sub(rest, weights[place])
			}
			all[i] = append(all[i], d)
		}
	}
	return all
}

// count fills the tables.
func (t *tiling) count(lowest, length int) {
	w := t.whole
	w.grow(lowest)
	most := new(big.Int)
	for _, n := range w.free[lowest] {
		if n.Cmp(most) > 0 {
			most = n
		}
	}
	states := t.P.States()
	first := make([]uint64, states)
	if drop := most.BitLen() - weightBits; drop > 0 {
		t.shift = float64(drop)
		for s, n := range w.free[lowest] {
			first[s] = new(big.Int).Rsh(n, uint(drop)).Uint64()
			if n.Sign() > 0 && first[s] == 0 {
				first[s] = 1
			}
		}
	} else {
		for s, n := range w.free[lowest] {
			first[s] = n.Uint64()
		}
	}
	t.free = [][]uint64{first}
	for range length {
		last := t.free[len(t.free)-1]
		next := make([]uint64, states)
		for s := range next {
			for _, e := range w.edges[s] {
				next[s] += last[e.to]
			}
		}
		t.free = append(t.free, next)
	}
	t.index(length)
	t.onX = t.along(t.x, length, func(e *way3) int64 { return e.x })
	t.onY = t.along(t.y, length, func(e *way3) int64 { return e.y })
}

// A byDigit has the edges of each state and digit of one track together.
type byDigit struct {
	first []int32 // by state·digits + digit, and one more: where they begin in to
	to    []int32
}

func (t *tiling) byDigit(digit func(*way3) int64) byDigit {
	b := byDigit{first: make([]int32, 1, t.P.States()*t.digits+1)}
	for s := range t.whole.edges {
		for d := range int64(t.digits) {
			for k := range t.whole.edges[s] {
				if e := &t.whole.edges[s][k]; digit(e) == d {
					b.to = append(b.to, e.to)
				}
			}
			b.first = append(b.first, int32(len(b.to)))
		}
	}
	return b
}

// below are for each number of digits left the words behind a state, at
// state·digits + d those that begin with a smaller digit than d.
func (t *tiling) below(b byDigit, length int) [][]uint64 {
	all := make([][]uint64, length)
	for left := range all {
		sums := make([]uint64, t.P.States()*t.digits)
		for s := range t.P.States() {
			total := uint64(0)
			for at := s * t.digits; at < (s+1)*t.digits; at++ {
				sums[at] = total
				for _, to := range b.to[b.first[at]:b.first[at+1]] {
					total += t.free[left][to]
				}
			}
		}
		all[left] = sums
	}
	return all
}

// along counts the words of which one track is less than an edge's digits, with
// the other free.
func (t *tiling) along(rows [][]int64, length int, digit func(*way3) int64) [][][]uint64 {
	states := t.P.States()
	edges := t.byDigit(digit)
	below := t.below(edges, length)
	all := make([][][]uint64, len(rows))
	for i, row := range rows {
		all[i] = make([][]uint64, length+1)
		sums := make([]uint64, (length+1)*states)
		before := sums[:states]
		all[i][0] = before
		for left := 1; left <= length; left++ {
			now := sums[left*states : (left+1)*states]
			at := int(row[length-left])
			for s := range now {
				sum := below[left-1][at]
				for _, to := range edges.to[edges.first[at]:edges.first[at+1]] {
					sum += before[to]
				}
				now[s] = sum
				at += t.digits
			}
			all[i][left], before = now, now
		}
	}
	return all
}

// index prepares to look up what edges add up to.
func (t *tiling) index(length int) {
	states := t.P.States()
	t.first = make([]int32, states*t.digits+1)
	for s, edges := range t.whole.edges {
		at := 0
		for x := range t.digits {
			for at < len(edges) && int(edges[at].x) < x {
				at++
			}
			t.first[s*t.digits+x] = int32(at)
		}
	}
	square := t.digits * t.digits
	cells := make([]uint64, square)
	for left := range length {
		sums := make([]uint64, states*square)
		for s, edges := range t.whole.edges {
			clear(cells)
			for _, e := range edges {
				cells[int(e.x)*t.digits+int(e.y)] = t.free[left][e.to]
			}
			of := sums[s*square : (s+1)*square]
			for x := 1; x < t.digits; x++ {
				for y := 1; y < t.digits; y++ {
					at := x*t.digits + y
					of[at] = of[at-1] + of[at-t.digits] - of[at-t.digits-1] + cells[at-t.digits-1]
				}
			}
		}
		t.inner = append(t.inner, sums)
	}
}

// row turns to edge j on the second track.
func (t *tiling) row(j int) {
	t.now = t.y[j]
	for k, d := range t.now {
		left := len(t.now) - 1 - k
		if k == len(t.beside) {
			t.beside = append(t.beside, make([]uint64, t.P.States()*t.digits))
		}
		sums := t.beside[k]
		clear(sums)
		for s, edges := range t.whole.edges {
			of := sums[s*t.digits : (s+1)*t.digits]
			for _, e := range edges {
				if e.y == d && int(e.x)+1 < t.digits {
					of[e.x+1] = t.onY[j][left][e.to]
				}
			}
			for x := 1; x < t.digits; x++ {
				of[x] += of[x-1]
			}
		}
	}
}

// corner counts the words behind what is shared that are less than edge i on the
// first track and the row's edge on the second.
func (t *tiling) corner(i int) uint64 {
	state, total := t.start, uint64(0)
	for k, x := range t.x[i] {
		left, y := len(t.now)-1-k, t.now[k]
		at := int(state)*t.digits + int(x)
		total += t.inner[left][at*t.digits+int(y)] + t.beside[k][at]
		edges, on := t.whole.edges[state], t.onX[i][left]
		for _, e := range edges[t.first[at]:] {
			if e.x > x || e.y >= y {
				break
			}
			total += on[e.to]
		}
		if state = t.P.Step(state, int(x)*t.digits+int(y)); state == automaton.Dead {
			break
		}
	}
	return total
}

// log is log2(1 + what a count stands for).
func (t *tiling) log(count uint64) float32 {
	if t.shift == 0 {
		return float32(math.Log2(1 + float64(count)))
	}
	return float32(math.Log2(float64(count)) + t.shift)
}
