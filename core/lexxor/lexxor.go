// Package lexxor knows the exclusive-or game with three piles in lexicographic
// order (Klein and Fraenkel, “Lexicographic Wythoff”, section 6, after Fraenkel,
// “Scenic trails”): remove any number of tokens from one pile, or xᵢ tokens from
// pile i with x₁ ⊕ x₂ ⊕ x₃ = 0, where xᵢ may be negative (tokens are added) as
// long as the sorted position comes earlier in lexicographic order. The paper
// does not say what ⊕ is for negative numbers; here it is that of two's
// complement, with which two piles have x₁ ⊕ x₂ = 0 just when x₁ = x₂, so that
// the game with two piles is Wythoff's.
//
// A position has infinitely many options, and still they can be decided. Let
// [a, b, c] be the position and [x, y, z] an option with d = z − y. One pile of
// the position becomes x, giving k; let p and q be the others, p becoming y and q
// becoming z, with u = p − y and v = q − z. From u ⊕ v = k it follows that v − u is
// the sum of the bits of k with signs, minus where u has the bit; so d = q − p − (v − u)
// takes 2^(bits of k) values, and each says which bits of p − y have to be set. No
// two P-positions have the same x and d, since one would be an option of the
// other. So it takes finitely many looks into a table of the P-positions by x
// and d, with d at most b + c.
//
//   - x = 0: [0, y, z] is P just when (y, z) is a P-position of Wythoff's game,
//     whose larger heaps grow with the smaller: options within these that raise a
//     pile have a smaller middle pile and a larger last one, and so are N.
//   - x = 1: the table is made by looking, for one middle pile after the other,
//     for the least last pile without a P-option. Some differences never occur;
//     see [Game.never].
//   - x = 2: the same, as far as the table for x = 1 is complete. For some middle
//     piles no last pile is found, such as 7; it is kept until where there is none.
package lexxor

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// MostSmallest is the largest bound of the smallest pile that a [Game] can have.
const MostSmallest = 2

// reach is how large the piles of listed P-positions may be, for each bound of
// the smallest pile; what takes some seconds to find. All piles of a table are
// less than 2³¹: a last pile is looked for up to farthest.
var reach = [MostSmallest + 1]int{1: 8192, 2: 1024}

const farthest = 1 << 22

// A Game is the game for positions whose smallest pile has at most Most tokens:
// no move makes the smallest pile larger. Its rows are P-positions by their
// largest pile, then in lexicographic order.
type Game struct {
	most   int
	misere bool
	tables []*table // by the smallest pile
	whole  int      // of smallest pile 1: all differences below are known, or known not to occur
	list   [][3]int32
	grown  int // middle piles up to so many tokens were looked at
	upTo   int // all P-positions whose piles are at most so large are in the list: grown, or less where that left something open
}

// A table is the P-positions with one smallest pile.
type table struct {
	middle []int32 // by the difference of the others: 1 + the middle pile; 0 if none is known
	third  []int32 // by a pile: 1 + what it and the smallest make a P-position with; 0 if nothing is known
	next   int     // all middle piles below were looked at
	open   []open  // those of them without a last pile so far
}

// An open is a middle pile for which there is no last pile up to upTo.
type open struct{ middle, upTo int }

// New is the game for smallest piles of at most `most` tokens, 1 or 2.
func New(most int, play game.Convention) *Game {
	if most < 1 || most > MostSmallest {
		panic("lexxor: the smallest pile has at most 1 or 2 tokens")
	}
	g := &Game{most: most, misere: play == game.Misere, grown: -1, upTo: -1}
	g.tables = []*table{{}, nil, {}}
	if g.misere { // [0, 0, 1] and [0, 2, 2] come first
		g.tables[0].put(0, 1)
		g.tables[0].put(2, 2)
	}
	g.differences(64)
	g.tables[1] = g.begun(1)
	g.grow(4, nil) // no pause, so no error
	return g
}

func set(list []int32, i, v int) []int32 {
	if i >= len(list) {
		list = append(list, make([]int32, i+1-len(list))...)
	}
	list[i] = int32(v)
	return list
}

func at(list []int32, i int) int {
	if i < 0 || i >= len(list) {
		return 0
	}
	return int(list[i])
}

// put keeps a P-position by its two larger piles.
func (t *table) put(b, c int) {
	t.middle = set(t.middle, c-b, b+1)
	t.third = set(set(t.third, b, c+1), c, b+1)
}

// begun is an empty table but for the piles that go with a smaller one.
func (g *Game) begun(a int) *table {
	t := &table{next: a}
	for x, lower := range g.tables[:a] {
		if c := at(lower.third, a) - 1; c >= a {
			t.third = set(t.third, c, x+1)
		}
	}
	return t
}

// differences has the table of smallest pile 0 know the differences below n: the
// P-positions of Wythoff's game, in order of their difference.
func (g *Game) differences(n int) {
	t := g.tables[0]
	for d := len(t.middle); d < n; d++ {
		for at(t.third, t.next) > 0 {
			t.next++
		}
		t.put(t.next, t.next+d)
	}
}

// never reports whether no P-position with smallest pile 1 has the difference d
// from a middle pile on that was not looked at. If that is b, some move leads to
// [0, A, A+e], where A is the middle pile of difference e in Wythoff's game:
//   - to e = d − 1 if b − A is even, and to e = d + 1 if it is odd, so that one of
//     them is reached from any b if both A have the same parity;
//   - to the P-position that contains 0 and 1, if the others differ by d.
func (g *Game) never(d int) bool {
	low, high := at(g.tables[0].middle, d-1), at(g.tables[0].middle, d+1)
	return low > 0 && (low-high)%2 == 0 || d == at(g.tables[0].third, 1)-1
}

// wins reports whether [a, b, c], in which no pile is in place of a P-position
// with the others, has a move to a P-position in the tables. Those of smallest
// pile a are looked at with middle piles below b alone: all others come later.
func wins(tables []*table, a, b, c int) bool {
	for x, t := range tables[:a+1] {
		below := farthest << 2
		if x == a {
			below = b
		} else if at(t.third, b) == c+1 {
			return true
		}
		if t.meets(a-x, b, c, below) || t.meets(b-x, a, c, below) || t.meets(c-x, a, b, below) {
			return true
		}
	}
	return false
}

// meets reports whether two piles p and q reach a P-position of a table, with a
// middle pile less than below, when the third gives k; see the package.
func (t *table) meets(k, p, q, below int) bool {
	for plus := k; ; plus = (plus - 1) & k { // the bits of k that count in v − u
		e := 2*plus - k
		d, u := q-p-e, p
		if d < 0 { // p becomes the larger
			d, u = -d, p+d
		}
		if y := at(t.middle, d) - 1; y >= 0 && y < below && (u-y)&k == k-plus {
			return true
		}
		if plus == 0 {
			return false
		}
	}
}

// unsure reports whether [a, b, c] may have a move to a P-position with the same
// smallest pile and a middle pile before b of which no last pile is known yet:
// past where it was looked for.
func (t *table) unsure(a, b, c int) bool {
	for _, o := range t.open {
		if c > o.upTo {
			return true
		}
		for _, m := range [3][3]int{{0, b, c}, {b - a, a, c}, {c - a, a, b}} {
			k, p, q := m[0], m[1], m[2]
			if q-((p-o.middle)^k) > o.upTo || p-((q-o.middle)^k) > o.upTo {
				return true
			}
		}
	}
	return false
}

// step looks at the next middle pile of smallest pile a. Last piles are looked for
// as far as the table before is complete, as many tokens as b and c have together.
func (g *Game) step(t *table, a int) {
	tables, b := append(g.tables[:a:a], t), t.next
	t.next++
	if at(t.third, b) > 0 {
		return
	}
	most := g.whole - b
	if a == 1 {
		most = farthest
	}
	c := b
	g.differences(2*b + 2)
	for c < most && (at(t.third, c) > 0 || at(t.middle, c-b) > 0 || wins(tables, a, b, c)) {
		c++
		g.differences(b + c + 2)
	}
	if c < most && !t.unsure(a, b, c) {
		t.put(b, c)
	} else {
		t.open = append(t.open, open{b, c - 1})
	}
}

// grow lists all P-positions whose piles are at most n, or somewhat less, unless
// another question has done so meanwhile.
func (g *Game) grow(n int, pause pause.Func) error {
	if g.grown >= n {
		return nil
	}
	need := 0 // of the table of smallest pile 1
	if g.most > 1 {
		need = 4 * n
	}
	for one := g.tables[1]; one.next <= n || g.whole < need; {
		g.step(one, 1)
		for at(one.middle, g.whole) > 0 || g.whole < len(g.tables[0].middle)-1 && g.never(g.whole) {
			g.whole++
		}
		if err := pause.At(int64(one.next), int64(n+2*need), listing); err != nil {
			return err
		}
	}
	two := g.begun(2)
	for need > 0 && two.next <= n {
		g.step(two, 2)
		if err := pause.At(int64(2*need+two.next), int64(n+2*need), listing); err != nil {
			return err
		}
	}
	if g.grown >= n {
		return nil
	}
	g.grown, g.upTo, g.list, g.tables[2] = n, n, nil, two
	for _, t := range g.tables {
		for _, o := range t.open {
			g.upTo = min(g.upTo, o.upTo)
		}
	}
	for c := range g.upTo + 1 {
		for a, t := range g.tables[:g.most+1] {
			if b := at(t.third, c) - 1; a <= b && b <= c {
				g.list = append(g.list, [3]int32{int32(a), int32(b), int32(c)})
			}
		}
	}
	return nil
}

const listing = "Listing P-positions"
