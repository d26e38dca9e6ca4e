package route

import (
	"fmt"
	"math"
	"math/big"
	"sort"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/recur"
)

// Of some games with a constraint function the P-positions are known to be the
// candidates of Theorem 3 (A. S. Fraenkel, 2004), but no closed form for them.
// Their rows are read as far as anybody asks and kept.

// A listing is rows (A, B) of such a game, A ≤ B, from the first. As f is
// positive, A, B and B − A all increase; so these are the rows of the table.
type listing struct {
	Facts
	more *recur.Candidates // nil at first
	a, b []int64
	end  string // why there are no more; empty while there are
	slow bool   // f has just been evaluated in a way that may take long
}

// Listing is the route of a game with a constraint function whose P-positions
// (x, y) with x ≤ y are the candidates of Theorem 3.
func Listing(f Facts) Route { return &listing{Facts: f} }

const bytesOfRow = 16

func (l *listing) Bytes() int64 { return bytesOfRow * int64(cap(l.a)) }

const recursion = "Following the recursion of Theorem 3"

// list reads rows until it has `rows` of them, or the A of the last is x at
// least or its B y, or there are no more. It reports whether it came that far.
func (l *listing) list(rows, x, y int64, pause pause.Func) (enough bool, err error) {
	const atOnce = 1 << 13
	if l.more == nil {
		l.more = recur.Constrained(l.Rules.Constraint.Paced(func() { l.slow = true })).Only(l.Limits.Rows)
	}
	for {
		for range atOnce {
			n := len(l.a)
			if int64(n) >= rows || n > 0 && (l.a[n-1] >= x || l.b[n-1] >= y) {
				return true, nil
			}
			if l.end == "" {
				if err := l.read(); err != nil {
					return false, err
				}
			}
			if l.end != "" {
				return false, nil
			}
			if l.slow {
				l.slow = false
				break
			}
		}
		if err := pause.At(int64(len(l.a)), min(rows, l.Limits.Rows), recursion); err != nil {
			return false, err
		}
	}
}

// read reads a row.
func (l *listing) read() error {
	n := len(l.a)
	if int64(n) == l.Limits.Rows {
		l.end = fmt.Sprintf("The recursion of Theorem 3 is followed for %d rows, up to the P-position (%d, %d).", n, l.a[n-1], l.b[n-1])
		return nil
	}
	if n == cap(l.a) {
		longer := min(max(2*int64(n), 1<<10), l.Limits.Rows)
		if err := l.Limits.room(bytesOfRow * longer); err != nil {
			return err
		}
		l.a = append(make([]int64, 0, longer), l.a...)
		l.b = append(make([]int64, 0, longer), l.b...)
	}
	c, err := l.more.Next()
	switch {
	case err != nil:
		l.end = "The recursion of Theorem 3 ends: " + game.ClipTo(fault.Words(err), longest) + "."
	case c.B == math.MaxInt64:
		l.end = fmt.Sprintf("The recursion of Theorem 3 is followed for %d rows: the next B has more than 63 bits.", n)
	default:
		l.a, l.b = append(l.a, c.A), append(l.b, c.B)
	}
	return nil
}

// longest is the length of a sentence with numbers that have no bound.
const longest = 300

// sorted is a position with the smaller heap first.
func sorted(x, y *big.Int) (lo, hi int64) { return min(word(x), word(y)), max(word(x), word(y)) }

// from is the first row whose A is x or more; len(l.a) if there is none yet.
func (l *listing) from(x int64) int {
	return sort.Search(len(l.a), func(i int) bool { return l.a[i] >= x })
}

// Outcome: P when the smaller heap is the A, and the larger the B, of a row.
func (l *listing) Outcome(at game.Vector, pause pause.Func) (Outcome, error) {
	if err := l.heaps(at); err != nil {
		return Outcome{}, err
	}
	lo, hi := sorted(at[0], at[1])
	enough, err := l.list(math.MaxInt64, lo, hi, pause)
	if err != nil || !enough {
		return Outcome{Reason: l.end}, err
	}
	const by = "By the recursion of Theorem 3 (A. S. Fraenkel, 2004)"
	if i := l.from(lo); i < len(l.a) && l.a[i] == lo && l.b[i] == hi {
		return Outcome{Decided: true, P: true, Reason: fmt.Sprintf("%s: row %d.", by, i)}, nil
	}
	return Outcome{Decided: true, Reason: by + "."}, nil
}

// Winning: once at is decided, all rows are known with A ≤ min(x, y) and
// B ≤ max(x, y).
func (l *listing) Winning(at game.Vector, limit int, pause pause.Func) (moves []game.Move, err error) {
	if o, err := l.Outcome(at, pause); err != nil || !o.Decided || o.P {
		return nil, err
	}
	lo, hi := sorted(at[0], at[1])
	for i := 0; i < len(l.a) && l.a[i] <= lo && l.b[i] <= hi && len(moves) < limit; i++ {
		for _, to := range l.both(i) {
			if v := game.VectorOf(to.X, to.Y); len(moves) < limit && l.allows(at, v) {
				moves = append(moves, game.PairMove(at, v))
			}
		}
		if err := l.rest(i, 1<<8, pause); err != nil {
			return nil, err
		}
	}
	return moves, nil
}

// both are the positions of row i: a pair and its mirror image.
func (l *listing) both(i int) []game.Position {
	a, b := l.a[i], l.b[i]
	if a == b {
		return []game.Position{{X: a, Y: a}}
	}
	return []game.Position{{X: a, Y: b}, {X: b, Y: a}}
}

// rest pauses at every so many rows.
func (l *listing) rest(i, every int, pause pause.Func) error {
	if (i+1)%every != 0 {
		return nil
	}
	return pause.At(int64(i), int64(len(l.a)), "Looking at P-positions")
}

func (l *listing) Count(from, to game.Vector, pause pause.Func) (*big.Int, string, error) {
	if err := l.heaps(from, to); err != nil {
		return nil, "", err
	}
	lo, hi := sorted(to[0], to[1])
	enough, err := l.list(math.MaxInt64, lo, hi, pause)
	if err != nil || !enough {
		return nil, l.end, err
	}
	within := func(x, y int64) bool {
		return word(from[0]) <= x && x < word(to[0]) && word(from[1]) <= y && y < word(to[1])
	}
	count := int64(0)
	least, _ := sorted(from[0], from[1])
	for i := l.from(least); i < len(l.a) && l.a[i] < lo && l.b[i] < hi; i++ {
		for _, q := range l.both(i) {
			if within(q.X, q.Y) {
				count++
			}
		}
		if err := l.rest(i, 1<<14, pause); err != nil {
			return nil, "", err
		}
	}
	return big.NewInt(count), "", nil
}

func (l *listing) Rows(from *big.Int, count int64, pause pause.Func, yield func([]*big.Int) bool) (note string, err error) {
	last := word(new(big.Int).Add(from, big.NewInt(count)))
	enough, err := l.list(last, math.MaxInt64, math.MaxInt64, pause)
	if err != nil {
		return "", err
	}
	if !enough {
		last, note = int64(len(l.a)), l.end
	}
	for n := word(from); n < last; n++ {
		if !yield(game.VectorOf(l.a[n], l.b[n])) {
			return "", nil
		}
	}
	return note, nil
}

func (l *listing) Tile(t *Tile, pause pause.Func) error {
	return l.oriented(t, func(t *Tile) error { return l.shade(t, pause) })
}

// shade fills a tile. A texel is undecided as a whole if the rows do not reach
// its farthest corner.
func (l *listing) shade(t *Tile, pause pause.Func) error {
	span := new(big.Int).Lsh(big.NewInt(int64(t.Side)), t.Level)
	x0, y0 := word(t.X), word(t.Y)
	x1, y1 := word(new(big.Int).Add(t.X, span)), word(new(big.Int).Add(t.Y, span))
	enough, err := l.list(math.MaxInt64, min(x1, y1), max(x1, y1), pause)
	if err != nil {
		return err
	}
	left, low := t.texel(t.X), t.texel(t.Y)
	clear(t.Counts)
	for i := l.from(min(x0, y0)); i < len(l.a) && l.a[i] < min(x1, y1) && l.b[i] < max(x1, y1); i++ {
		for _, q := range l.both(i) {
			t.put(q.X>>t.Level-left, q.Y>>t.Level-low)
		}
		if err := l.rest(i, 1<<14, pause); err != nil {
			return err
		}
	}
	t.logarithms()
	if n := len(l.a) - 1; !enough && n >= 0 {
		a, b := (l.a[n]+1)>>t.Level, (l.b[n]+1)>>t.Level // texels that are decided
		for i := range t.Counts {
			x, y := left+int64(i%t.Side), low+int64(i/t.Side)
			if min(x, y) >= a && max(x, y) >= b {
				t.Counts[i] = Undecided
			}
		}
	}
	return nil
}

// texel is the number of the texel that begins at a multiple of 2^Level, or one
// past all that machine integers reach.
func (t *Tile) texel(at *big.Int) int64 {
	const beyond = 1 << 62
	return min(word(new(big.Int).Rsh(at, t.Level)), beyond)
}

// put counts a P-position in a texel of the tile, if it is one.
func (t *Tile) put(x, y int64) {
	if side := int64(t.Side); 0 <= x && x < side && 0 <= y && y < side {
		t.Counts[y*side+x]++
	}
}

// logarithms turns plain counts, which put made, into what a tile is to have.
func (t *Tile) logarithms() {
	for i, c := range t.Counts {
		if c > 0 {
			t.Counts[i] = float32(math.Log2(1 + float64(c)))
		}
	}
}

func (l *listing) Find(at []Coordinate, pause pause.Func) ([]Row, string, error) {
	return findPair(l, &l.Facts, at, pause, func(axis int, v *big.Int) ([]game.Vector, string, error) {
		n, note, err := l.partner(word(v), pause)
		if note != "" || err != nil {
			return nil, note, err
		}
		return onAxis(axis, v, big.NewInt(n)), "", nil
	})
}

// partner is the B of the A that n is, or the A of the B: every number is one of
// the two.
func (l *listing) partner(n int64, pause pause.Func) (m int64, note string, err error) {
	enough, err := l.list(math.MaxInt64, n, math.MaxInt64, pause)
	if err != nil || !enough {
		return 0, l.end, err
	}
	if i := l.from(n); i < len(l.a) && l.a[i] == n {
		return l.b[i], "", nil
	}
	i := sort.Search(len(l.b), func(i int) bool { return l.b[i] >= n })
	if i == len(l.b) || l.b[i] != n {
		return 0, fmt.Sprintf("No row has the number %d.", n), nil
	}
	return l.a[i], "", nil
}

func (l *listing) rank(at game.Vector, _ pause.Func) (*big.Int, error) {
	lo, _ := sorted(at[0], at[1])
	return big.NewInt(int64(l.from(lo))), nil
}
