package wytlex

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/game"
)

// Table 2, with its two sets of B = [0, 1, 2] and with D([2, 4, 6]) put right.
func TestTable2(t *testing.T) {
	g := newNamed(t, 3, "1+p3-p2", game.Normal)
	a := position([]int64{2, 4, 6})
	if d := set(Differences(a)); d != "{2, 4}" {
		t.Errorf("D([2, 4, 6]) = %s", d)
	}
	rows := 0
	for _, line := range strings.Split(strings.TrimSpace(`
		0 0 0 | {0}    | 1 | {0}             | Illegal
		0 0 1 | {0, 1} | 2 | {0, 1, 2}       | D
		0 0 2 | {0, 2} | 3 | {0, 1, 2, 3, 4} | D
		0 1 1 | {0, 1} | 1 | {0, 1}          | Illegal
		0 1 2 | {1, 2} | 2 | {1, 2, 3}       | D
		0 2 2 | {0, 2} | 1 | {0, 2}          | D
		1 1 1 | {0}    | 1 | {0}             | Illegal
		1 1 2 | {0, 1} | 2 | {0, 1, 2}       | D
		1 2 2 | {0, 1} | 1 | {0, 1}          | piles
		2 2 2 | {0}    | 1 | {0}             | piles`), "\n") {
		cells := strings.Split(line, "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		var b [3]int64
		fmt.Sscan(cells[0], &b[0], &b[1], &b[2])
		j, err := g.CheckMove(a, position(b[:]))
		if err != nil {
			t.Fatal(err)
		}
		var reach []*big.Int
		for _, in := range j.Reach() {
			for v := new(big.Int).Set(in.From); v.Cmp(in.To) < 0; v.Add(v, one) {
				reach = append(reach, new(big.Int).Set(v))
			}
		}
		verdict := "Illegal"
		switch {
		case j.Legal() && len(j.Shared) > 0:
			verdict = "D"
		case j.Legal() && len(j.Common) > 0:
			verdict = "piles"
		}
		got := []string{cells[0], set(j.DB), j.F.String(), set(reach), verdict}
		if !slices.Equal(got, cells) {
			t.Errorf("%q, want %q", got, cells)
		}
		rows++
	}
	if rows != 10 {
		t.Errorf("%d rows compared", rows)
	}
}

// The examples of §2.1, and sentences for what is not a position.
func TestLegal(t *testing.T) {
	plain, varied := New(3, nil, game.Normal), newNamed(t, 3, "1+p3-p2", game.Normal)
	for _, c := range []struct {
		g      *Game
		a, b   []int64
		legal  bool
		reason string // one of them
		change []int64
		pair   [2]int
	}{
		{plain, []int64{0, 0, 0}, []int64{0, 0, 0}, false, "is the same as", nil, [2]int{}},
		{plain, []int64{0, 10, 30}, []int64{0, 0, 0}, true, "Both have a pile of 0.", []int64{0, -10, -30}, [2]int{0, 1}},
		{plain, []int64{0, 10, 30}, []int64{0, 9, 50}, true, "comes before", []int64{0, -1, 20}, [2]int{0, 1}},
		{plain, []int64{10, 10, 20}, []int64{5, 12, 12}, true, "Both have two piles that differ by 0.", []int64{2, 2, -15}, [2]int{0, 1}},
		{plain, []int64{1, 2, 3}, []int64{0, 0, 0}, false, "no difference of two piles is in both D(A) = {1, 2} and D(B) = {0}", nil, [2]int{}},
		{plain, []int64{23, 39, 58}, []int64{20, 37, 53}, true, "differ by 16", []int64{14, 14, -38}, [2]int{0, 1}},
		{plain, []int64{20, 37, 53}, []int64{23, 39, 58}, false, "[23, 39, 58] comes after [20, 37, 53]", nil, [2]int{}},
		{plain, []int64{1, 5, 9}, []int64{0, 1, 5}, true, "Both have a pile of 5.", []int64{0, 0, -9}, [2]int{0, 2}},
		{varied, []int64{2, 4, 6}, []int64{0, 0, 1}, true, "Two piles of the first differ by 2, which lies in [1, 3)", []int64{-2, -3, -6}, [2]int{0, 1}},
		{varied, []int64{2, 4, 6}, []int64{0, 1, 1}, false, "no number of D(A) = {2, 4} is in D(B) + [0, f(B)), with D(B) = {0, 1} and f(B) = 1", nil, [2]int{}},
		{plain, []int64{2, 4}, []int64{0, 1, 1}, false, "has 3 piles, not 2", nil, [2]int{}},
		{plain, []int64{2, 4, 3}, []int64{0, 1, 1}, false, "must be in nondecreasing order", nil, [2]int{}},
		{plain, []int64{2, 4, 5}, []int64{-1, 1, 1}, false, "none negative", nil, [2]int{}},
		{newNamed(t, 3, "p1", game.Normal), []int64{2, 4, 5}, []int64{0, 1, 2}, true, "Both have a pile of 2.", []int64{0, -4, -4}, [2]int{0, 1}},
		{newNamed(t, 3, "p1", game.Normal), []int64{2, 4, 6}, []int64{0, 1, 3}, false, "f is 0 at [0, 1, 3]", nil, [2]int{}},
	} {
		got := c.g.Legal(position(c.a), position(c.b))
		if got.Legal != c.legal || !slices.ContainsFunc(got.Reasons, func(s string) bool { return strings.Contains(s, c.reason) }) {
			t.Errorf("%s, %v to %v: %v, %q; want %v and %q", c.g.Name(), c.a, c.b, got.Legal, got.Reasons, c.legal, c.reason)
		}
		if c.change != nil && (vector(got.Change) != vector(position(c.change)) || got.Pair != c.pair) {
			t.Errorf("%v to %v by %s with %v, want %v with %v", c.a, c.b, vector(got.Change), got.Pair, c.change, c.pair)
		}
		for _, s := range got.Reasons {
			if !strings.HasSuffix(s, ".") || strings.HasSuffix(s, "..") || strings.Contains(s, "wytlex:") {
				t.Errorf("%q is not a sentence", s)
			}
		}
	}
}

// checkMove says what is wrong with a taking, by Definitions 3 and 16.
func checkMove(a []int64, m game.Move, f int64) string {
	var to []int64
	for i, d := range m.Change {
		to = append(to, a[i]+d.Int64())
	}
	slices.Sort(to)
	if vector(position(to)) != vector(m.To) {
		return "it leads elsewhere"
	}
	if m.Pair[0] >= m.Pair[1] {
		return "its pair is not two piles"
	}
	x, y := m.Change[m.Pair[0]].Int64(), m.Change[m.Pair[1]].Int64()
	alone := (x == 0) != (y == 0)
	if apart := max(x-y, y-x); !alone && (apart >= f || x == 0) {
		return "its pair makes no Wythoff move"
	}
	return ""
}

// Legality and takings of all moves in a box are those of the definition.
func TestAllMoves(t *testing.T) {
	for _, c := range []struct {
		k      int
		n      int64
		source string
	}{{2, 9, ""}, {2, 7, "1+p2"}, {3, 6, ""}, {3, 5, "1+p3-p2"}, {3, 5, "2+p1"}, {4, 4, ""}} {
		g := newNamed(t, c.k, c.source, game.Normal)
		moves := 0
		for a := range vectors(c.k, c.n) {
			for b := range vectors(c.k, c.n+2) {
				f, err := g.valueAt(position(b))
				if err != nil {
					t.Fatal(err)
				}
				want := legal(a, b, f.Int64())
				got := g.Legal(position(a), position(b))
				if got.Legal != want {
					t.Fatalf("%s, f = %q: %v to %v is %v, want %v", g.Name(), c.source, a, b, got.Legal, want)
				}
				if !want {
					continue
				}
				moves++
				m := game.Move{To: position(b), Change: got.Change, Pair: got.Pair}
				if problem := checkMove(a, m, f.Int64()); problem != "" {
					t.Fatalf("%s, f = %q: %v to %v by %s with %v: %s", g.Name(), c.source, a, b, vector(m.Change), m.Pair, problem)
				}
			}
		}
		if moves < 200 {
			t.Errorf("%s: only %d moves", g.Name(), moves)
		}
	}
}
