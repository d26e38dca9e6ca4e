package solve

import (
	"fmt"
	"math"
	"math/big"
	"sort"
	"strconv"

	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
	"wythoffatlas/wasm/raster"
)

// Of some games with a constraint function the P-positions are known to be the
// candidates of Theorem 3, but no closed form for them. Their rows are read as
// far as anybody asks and kept.

// A listing is rows (A, B) of such a game, A ≤ B, from the first. As f is
// positive, A, B and B − A all increase; so these are the rows of the table.
type listing struct {
	a, b []int64
	more *recur.Candidates
	end  string // why there are no more; empty while there are
}

func (l *listing) bytes() int64 {
	if l == nil {
		return 0
	}
	return bytesOfRow * int64(cap(l.a))
}

const bytesOfRow = 16

// listed reports whether p is such a game.
func listed(p *plane) bool { return p.Set == nil && p.CandidatesHold }

// list reads rows until it has `rows` of them, or the A of the last is x at
// least or its B y, or there are no more. It reports whether it came that far.
func (s *Solver) list(p *plane, rows, x, y int64, pause pause) (*listing, bool, error) {
	const atOnce = 1 << 13
	if p.listing == nil {
		p.listing = &listing{more: p.Candidates().Only(s.limits.rows)}
	}
	l := p.listing
	for {
		for range atOnce {
			n := len(l.a)
			if int64(n) >= rows || n > 0 && (l.a[n-1] >= x || l.b[n-1] >= y) {
				return l, true, nil
			}
			if l.end == "" {
				s.read(p)
			}
			if l.end != "" {
				return l, false, nil
			}
		}
		if err := pause(int64(len(l.a)), s.limits.rows, "Following the recursion of Theorem 3"); err != nil {
			return nil, false, err
		}
	}
}

// read reads a row.
func (s *Solver) read(p *plane) {
	l := p.listing
	n := len(l.a)
	if int64(n) == s.limits.rows {
		l.end = fmt.Sprintf("The recursion of Theorem 3 is followed for %d rows, up to the P-position (%d, %d).", n, l.a[n-1], l.b[n-1])
		return
	}
	if n == cap(l.a) {
		longer := min(max(2*int64(n), 1<<10), s.limits.rows)
		s.makeRoom(p, bytesOfRow*longer)
		l.a = append(make([]int64, 0, longer), l.a...)
		l.b = append(make([]int64, 0, longer), l.b...)
	}
	c, err := l.more.Next()
	switch {
	case err != nil:
		l.end = "The recursion of Theorem 3 ends: " + game.ClipTo(err.Error(), longest) + "."
	case c.B == math.MaxInt64:
		l.end = fmt.Sprintf("The recursion of Theorem 3 is followed for %d rows: the next B has more than 63 bits.", n)
	default:
		l.a, l.b = append(l.a, c.A), append(l.b, c.B)
	}
}

// word is n, or the largest number of a machine word if n is larger.
func word(n *big.Int) int64 {
	if n.IsInt64() {
		return n.Int64()
	}
	return math.MaxInt64
}

// sorted is a position with the smaller heap first.
func sorted(x, y *big.Int) (lo, hi int64) { return min(word(x), word(y)), max(word(x), word(y)) }

// from is the first row whose A is x or more; len(l.a) if there is none yet.
func (l *listing) from(x int64) int {
	return sort.Search(len(l.a), func(i int) bool { return l.a[i] >= x })
}

// listOutcome decides a position: P when the smaller heap is the A, and the
// larger the B, of a row.
func (s *Solver) listOutcome(p *plane, x, y *big.Int, pause pause) (outcome, error) {
	lo, hi := sorted(x, y)
	l, enough, err := s.list(p, math.MaxInt64, lo, hi, pause)
	if err != nil {
		return outcome{}, err
	}
	if !enough {
		return outcome{reason: l.end}, nil
	}
	const by = "By the recursion of Theorem 3 (A. S. Fraenkel, 2004)"
	if i := l.from(lo); i < len(l.a) && l.a[i] == lo && l.b[i] == hi {
		return outcome{decided: true, isP: true, reason: fmt.Sprintf("%s: row %d.", by, i)}, nil
	}
	return outcome{decided: true, reason: by + "."}, nil
}

// listWinning is [Solver.winning] for a position that listOutcome has decided:
// all rows are known with A ≤ min(x, y) and B ≤ max(x, y).
func listWinning(p *plane, x, y *big.Int, limit int, pause pause) (moves [][2]*big.Int, err error) {
	lo, hi := sorted(x, y)
	l := p.listing
	for i := 0; i < len(l.a) && l.a[i] <= lo && l.b[i] <= hi && len(moves) < limit; i++ {
		a, b := l.a[i], l.b[i]
		for _, to := range [2]game.Position{{X: a, Y: b}, {X: b, Y: a}} {
			if allows(p, x, y, to) && len(moves) < limit {
				moves = append(moves, [2]*big.Int{big.NewInt(to.X), big.NewInt(to.Y)})
			}
			if a == b {
				break
			}
		}
		if err := l.rest(i, pause); err != nil {
			return nil, err
		}
	}
	return moves, nil
}

// rest pauses at some of the rows.
func (l *listing) rest(i int, pause pause) error {
	if (i+1)%(1<<14) != 0 {
		return nil
	}
	return pause(int64(i), int64(len(l.a)), "Looking at P-positions")
}

// allows reports whether (x, y) → to is a move.
func allows(p *plane, x, y *big.Int, to game.Position) bool {
	if x.IsInt64() && y.IsInt64() {
		return p.Rules.Allows(game.Position{X: x.Int64(), Y: y.Int64()}, to)
	}
	u, v := big.NewInt(to.X), big.NewInt(to.Y)
	k, l := x.Cmp(u), y.Cmp(v)
	return k >= 0 && l >= 0 && k != l || // from one heap, any number
		k > 0 && l > 0 && p.Rules.Constraint.AllowsBig(x, y, u, v)
}

// listCount is the number of P-positions with x0 ≤ x < x1 and y0 ≤ y < y1.
func (s *Solver) listCount(p *plane, x0, y0, x1, y1 *big.Int, pause pause) (count int64, err error) {
	lo, hi := sorted(x1, y1)
	l, enough, err := s.list(p, math.MaxInt64, lo, hi, pause)
	if err != nil {
		return 0, err
	}
	if !enough {
		return 0, complain("The rectangle reaches beyond what fits. %s", l.end)
	}
	within := func(x, y int64) bool { return word(x0) <= x && x < word(x1) && word(y0) <= y && y < word(y1) }
	least, _ := sorted(x0, y0)
	for i := l.from(least); i < len(l.a) && l.a[i] < lo && l.b[i] < hi; i++ {
		a, b := l.a[i], l.b[i]
		if within(a, b) {
			count++
		}
		if a != b && within(b, a) {
			count++
		}
		if err := l.rest(i, pause); err != nil {
			return 0, err
		}
	}
	return count, nil
}

// listRows is rows of the table: n, A and B. The note says why there are fewer
// than asked for.
func (s *Solver) listRows(p *plane, from *big.Int, count int, pause pause) (cells []string, note string, err error) {
	last := word(new(big.Int).Add(from, big.NewInt(int64(count))))
	l, enough, err := s.list(p, last, math.MaxInt64, math.MaxInt64, pause)
	if err != nil {
		return nil, "", err
	}
	if !enough {
		last, note = int64(len(l.a)), l.end
	}
	for n := word(from); n < last; n++ {
		for _, v := range [3]int64{n, l.a[n], l.b[n]} {
			cells = append(cells, strconv.FormatInt(v, 10))
		}
	}
	return cells, note, nil
}

// shadeList shades a tile. A texel is undecided as a whole if the rows do not
// reach its farthest corner.
func (s *Solver) shadeList(texels []byte, p *plane, ix, iy *big.Int, level uint, pause pause) error {
	one := big.NewInt(1)
	x0, y0 := word(corner(ix, level)), word(corner(iy, level))
	x1, y1 := word(corner(new(big.Int).Add(ix, one), level)), word(corner(new(big.Int).Add(iy, one), level))
	l, enough, err := s.list(p, math.MaxInt64, min(x1, y1), max(x1, y1), pause)
	if err != nil {
		return err
	}
	left, low := texel(ix), texel(iy)
	counts := make([]float32, len(texels))
	for i := l.from(min(x0, y0)); i < len(l.a) && l.a[i] < min(x1, y1) && l.b[i] < max(x1, y1); i++ {
		a, b := l.a[i]>>level, l.b[i]>>level
		add(counts, a-left, b-low)
		if l.a[i] != l.b[i] {
			add(counts, b-left, a-low)
		}
		if err := l.rest(i, pause); err != nil {
			return err
		}
	}
	for i, c := range counts {
		counts[i] = float32(math.Log2(1 + float64(c)))
	}
	raster.Shades(texels, counts, level)
	if n := len(l.a) - 1; !enough {
		a, b := (l.a[n]+1)>>level, (l.b[n]+1)>>level // texels that are decided
		for i := range texels {
			x, y := left+int64(i%tileSize), low+int64(i/tileSize)
			if min(x, y) >= a && max(x, y) >= b {
				texels[i] = raster.Undecided
			}
		}
	}
	return nil
}

// texel is the number of the tile's first texel, or one past all P-positions.
func texel(index *big.Int) int64 {
	const beyond = 1 << 54
	return min(word(index), beyond) * tileSize
}

// add counts a P-position in a texel of a tile, if it is one.
func add(counts []float32, x, y int64) {
	if 0 <= x && x < tileSize && 0 <= y && y < tileSize {
		counts[y*tileSize+x]++
	}
}
