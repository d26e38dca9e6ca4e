package kpile

import (
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/piles"
)

// Legal says whether a player may move from a to b (Definition 2), with every
// pile that can stay and every two piles that can give the same number.
func (g *WythoffGame) Legal(a, b game.Vector) piles.Legality {
	if said := notAbove(g.k, a, b); said != "" {
		return piles.Legality{Reasons: []string{said}}
	}
	var l piles.Legality
	ways := waysOf(a, b)
	for w := range ways.legal() {
		reason := fmt.Sprintf("A pile of %s stays as it is.", a[w.i])
		if w.i != w.j {
			reason = fmt.Sprintf("The piles of %s and %s both give %s and become %s and %s.",
				a[w.i], a[w.j], new(big.Int).Sub(a[w.i], b[w.m]), b[w.m], b[w.l])
		}
		if !slices.Contains(l.Reasons, reason) {
			l.Reasons = append(l.Reasons, reason)
		}
		if !l.Legal {
			order := ways.matched(w)
			l.Legal, l.Pair = true, ways.pair(w, order)
			for i, size := range a {
				l.Change = append(l.Change, new(big.Int).Sub(b[order[i]], size))
			}
		}
	}
	if !l.Legal {
		l.Reasons = []string{"No pile can stay as it is, and no two can give the same number, without another one growing."}
	}
	return l
}

// MayMove is Legal without the reasons.
func (g *WythoffGame) MayMove(a, b game.Vector) bool {
	if notAbove(g.k, a, b) != "" {
		return false
	}
	for range waysOf(a, b).legal() {
		return true
	}
	return false
}

// notAbove says why b cannot be reached from a by taking tokens, whatever the
// rules; it is empty if b can.
func notAbove(k int, a, b game.Vector) string {
	if checked(k, a) != nil || checked(k, b) != nil {
		return fmt.Sprintf("Both positions must have %d piles, none negative, in nondecreasing order.", k)
	}
	if a.Equal(b) {
		return "Nothing is taken."
	}
	for i := range a {
		if b[i].Cmp(a[i]) > 0 {
			return "Some pile would grow, however the piles are set against one another."
		}
	}
	return ""
}

// gives is what pile i of A gives when it becomes pile m of B, or numbers that
// are negative, zero and equal when those are.
type gives struct {
	k    int
	less [maxK][maxK]int64
}

// waysOf numbers the different differences of two positions.
func waysOf(a, b game.Vector) *gives {
	g := &gives{k: len(a)}
	var seen []*big.Int
	for i, from := range a {
		for m, to := range b {
			d := new(big.Int).Sub(from, to)
			n := slices.IndexFunc(seen, func(s *big.Int) bool { return s.Cmp(d) == 0 })
			if n < 0 {
				n = len(seen)
				seen = append(seen, d)
			}
			g.less[i][m] = int64(d.Sign()) * int64(n+1)
		}
	}
	return g
}

// set fills in the differences of a position and a row.
func (g *gives) set(a []int64, b []int32) {
	g.k = len(a)
	for i, from := range a {
		for m, to := range b {
			g.less[i][m] = from - int64(to)
		}
	}
}

// A way to match two piles of A with two of B: pile i becomes B's pile m, and j
// becomes l, both giving the same number. If i = j, that pile stays as it is.
type way struct{ i, j, m, l int }

// legal yields the ways to move from A to B, which A dominates and is not. What
// remains of A when a pile stays dominates what remains of B.
func (g *gives) legal() func(yield func(way) bool) {
	return func(yield func(way) bool) {
		for j := range g.k {
			for l := range g.k {
				if w := (way{j, j, l, l}); g.less[j][l] == 0 && !yield(w) {
					return
				}
			}
		}
		for j := range g.k {
			for i := range j {
				for l := range g.k {
					for m := range l {
						if w := (way{i, j, m, l}); g.same(w) && !yield(w) {
							return
						}
					}
				}
			}
		}
	}
}

// same reports whether two piles give the same and the others do not grow.
func (g *gives) same(w way) bool {
	if g.less[w.i][w.m] <= 0 || g.less[w.i][w.m] != g.less[w.j][w.l] {
		return false
	}
	order := g.matched(w)
	for i := range g.k {
		if g.less[i][order[i]] < 0 {
			return false
		}
	}
	return true
}

// matched says what each pile becomes: the piles that a way leaves are set
// against one another in order, which fits if anything does.
func (g *gives) matched(w way) (order [maxK]int) {
	l := 0
	for i := range g.k {
		switch i {
		case w.i:
			order[i] = w.m
		case w.j:
			order[i] = w.l
		default:
			for l == w.m || l == w.l {
				l++
			}
			order[i] = l
			l++
		}
	}
	return order
}

// taking finds a way from a to b: pile i becomes b[order[i]], and the two piles
// of pair make the Wythoff part. ok is false if there is no move.
func (g *gives) taking(a []int64, b []int32) (order [maxK]int, pair [2]int, ok bool) {
	if !above(a, b) {
		return order, pair, false
	}
	g.set(a, b)
	for w := range g.legal() {
		order = g.matched(w)
		return order, g.pair(w, order), true
	}
	return order, pair, false
}

// pair are the two piles of the Wythoff part: a pile that stays goes with one
// that does not.
func (g *gives) pair(w way, order [maxK]int) [2]int {
	for i := 0; w.i == w.j; i++ {
		if g.less[i][order[i]] > 0 {
			w.i = i
		}
	}
	return [2]int{min(w.i, w.j), max(w.i, w.j)}
}

// above reports whether a dominates b and is another: some way to set the piles
// against one another fits if doing so in order does.
func above(a []int64, b []int32) bool {
	other := false
	for i, size := range b {
		if int64(size) > a[i] {
			return false
		}
		other = other || int64(size) < a[i]
	}
	return other
}

// farApart is more than any pile of a table, and any difference of two.
const farApart = 1 << 40

// compressed is a position that has the same moves into a table: piles that are
// farther apart than any there are brought nearer.
func compressed(v game.Vector) []int64 {
	small := make([]int64, len(v))
	gap, before, sum := new(big.Int), new(big.Int), int64(0)
	for i, size := range v {
		step := int64(farApart)
		if gap.Sub(size, before); gap.IsInt64() {
			step = min(step, gap.Int64())
		}
		sum += step
		small[i] = sum
		before = size
	}
	return small
}

// narrowed is a compressed position as it would stand in a table; a pile too
// large for any table stays too large.
func narrowed(p []int64) []int32 {
	return lists.Map(p, func(size int64) int32 { return int32(min(size, noLimit)) })
}

// move writes a taking down.
func move(v game.Vector, b []int32, order [maxK]int, pair [2]int) game.Move {
	m := game.Move{To: position(b), Pair: pair}
	for i, size := range v {
		change := bigInt(b[order[i]])
		m.Change = append(m.Change, change.Sub(change, size))
	}
	return m
}

// Shrinks: tokens are only taken.
func (g *WythoffGame) Shrinks(game.Vector) (shrinks bool, why string) { return true, "" }
