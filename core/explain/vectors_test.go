package explain

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/route"
)

// vectorGames are games with K piles.
var vectorGames = []string{
	"game=nim&k=3", "game=nim&k=4", "game=wythoff-k&k=3", "game=wytlex&k=3", "game=wytlex&k=4",
	"game=lex-xor&m=2",
	"game=variable-wytlex&k=3&f=1%20+%20p3%20-%20p2", "game=variable-wytlex&k=2&f=vile",
}

// mayMove is the rule of each game, written down anew from the papers.
func mayMove(g *catalog.Game, a, b []int64) bool {
	less := false
	for i := range a {
		less = less || b[i] != a[i]
	}
	if !less {
		return false
	}
	switch g.Family.ID {
	case "nim": // one pile is smaller, the others stay
		for i := range a {
			if j := slices.IndexFunc(b, func(n int64) bool { return n < a[i] }); j >= 0 {
				for j, n := range b {
					if n < a[i] && slices.Equal(without(a, i), without(b, j)) {
						return true
					}
				}
			}
		}
		return false
	case "lex-xor": // one pile, or numbers with an exclusive or of 0, to a vector that comes before
		return a[0] <= 2 && slices.Compare(b, a) < 0 && matched(a, b, func(taken []int64) bool {
			still := 0
			for _, k := range taken {
				if k == 0 {
					still++
				}
			}
			return still == 2 || taken[0]^taken[1]^taken[2] == 0
		})
	case "wythoff-k": // some way to match the piles takes a move of Wythoff's from two, and anything from others
		return matched(a, b, func(taken []int64) bool {
			if slices.Min(taken) < 0 {
				return false
			}
			for i, k := range taken {
				if k == 0 {
					return true
				}
				for _, l := range taken[:i] {
					if k == l {
						return true
					}
				}
			}
			return false
		})
	}
	if slices.Compare(b, a) >= 0 {
		return false
	}
	f := int64(1)
	if g.Family.ID == "variable-wytlex" {
		value, err := g.Args[1].W.Value(game.VectorOf(b...))
		if err != nil {
			return false
		}
		f = value.Int64()
	}
	for i, m := range a {
		for j, n := range b {
			if m == n {
				return true
			}
			for _, m2 := range a[:i] {
				for _, n2 := range b[:j] {
					if d, e := m-m2, n-n2; e <= d && d < e+f {
						return true
					}
				}
			}
		}
	}
	return false
}

func without(v []int64, i int) []int64 { return slices.Delete(slices.Clone(v), i, i+1) }

// matched reports whether some order of b makes ok of the differences.
func matched(a, b []int64, ok func(taken []int64) bool) bool {
	var try func(taken []int64, rest []int64) bool
	try = func(taken, rest []int64) bool {
		if len(rest) == 0 {
			return ok(taken)
		}
		for i, n := range rest {
			if try(append(slices.Clone(taken), a[len(taken)]-n), without(rest, i)) {
				return true
			}
		}
		return false
	}
	return try(nil, b)
}

// The options of K piles are those of the definition, in the table's order, as
// many as are counted.
func TestVectorChoices(t *testing.T) {
	die := rand.New(rand.NewPCG(11, 12))
	for _, link := range vectorGames {
		g := sample.Parsed(t, link)
		for range 12 {
			at := make([]int64, g.Heaps)
			total := int64(0)
			for i := range at {
				at[i] = die.Int64N(7)
				total += at[i]
			}
			slices.Sort(at)
			c, err := ChoicesOf(g, game.VectorOf(at...), nil)
			if err != nil {
				t.Fatal(err)
			}
			var want []game.Vector
			for sum := range total + 4 {
				_ = sortedVectors(g.Heaps, num(0), num(sum), nil, func(v game.Vector) error {
					b := make([]int64, len(v))
					for i := range v {
						b[i] = v[i].Int64()
					}
					if mayMove(g, at, b) {
						want = append(want, v)
					}
					return nil
				})
			}
			n, note := c.Count()
			if infinite := n == nil; infinite {
				if note == "" {
					t.Fatalf("%s: %v: not counted, and nothing is said", link, at)
				}
			} else if n.Cmp(num(int64(len(want)))) != 0 {
				t.Fatalf("%s: %v has %s options, the definition says %d", link, at, n, len(want))
			}
			list, err := c.List(new(big.Int), len(want), nil)
			if err != nil || len(list) != len(want) {
				t.Fatalf("%s: %v: %d options listed, want %d (%v)", link, at, len(list), len(want), err)
			}
			for i := range want {
				if !list[i].Equal(want[i]) {
					t.Fatalf("%s: %v: option %d is %v, want %v", link, at, i, list[i], want[i])
				}
			}
		}
	}
}

// Where it is said that there are infinitely many options, there is one with any
// largest pile.
func TestInfinitelyMany(t *testing.T) {
	for _, link := range []string{"game=wytlex&k=3", "game=wytlex&k=4", "game=variable-wytlex&k=3&f=2"} {
		g := sample.Parsed(t, link)
		for _, at := range []game.Vector{game.VectorOf(0, 1, 1), game.VectorOf(2, 2, 9), game.VectorOf(1, 5, 5)} {
			for len(at) < g.Heaps {
				at = append(game.VectorOf(0), at...)
			}
			c, err := ChoicesOf(g, at, nil)
			if err != nil {
				t.Fatal(err)
			}
			if n, _ := c.Count(); n != nil {
				t.Fatalf("%s: %v is said to have %s options", link, at, n)
			}
			i := slices.IndexFunc(at, func(n *big.Int) bool { return n.Sign() > 0 })
			to := slices.Clone(at)
			to[i] = plus(to[i], -1)
			if i == len(at)-1 {
				t.Fatal("only the largest pile has tokens")
			}
			to[len(to)-1] = num(1_000_003)
			if to[0].Cmp(at[0]) < 0 && len(to) == 3 {
				to[1] = at[1] // stays
			}
			if l := MayMove(g, at, to); !l.Legal {
				t.Errorf("%s: %v → %v: %v", link, at, to, l.Reasons)
			}
		}
	}
}

// Readings of games with K piles hold too.
func TestExplainVectors(t *testing.T) {
	die := rand.New(rand.NewPCG(13, 14))
	for _, link := range vectorGames {
		for _, play := range []string{"", "&play=misere"} {
			g := sample.Parsed(t, link+play)
			decider := By(catalog.Route(g, route.Standard))
			for range 25 {
				at := make(game.Vector, g.Heaps)
				for i := range at {
					at[i] = num(die.Int64N(9))
				}
				if g.Family.ID == "lex-xor" { // of smallest piles up to 2
					at[0] = num(die.Int64N(3))
				}
				r, err := Explain(g, decider, at, nil)
				if err != nil {
					t.Fatal(err)
				}
				for _, s := range r.Sentences {
					if s.Check == nil {
						t.Fatalf("%s: nothing bears out %q", g.Link(), s.Text)
					}
					if err := s.Check(); err != nil {
						t.Fatalf("%s: %v: %q: %v", g.Link(), at, s.Text, err)
					}
				}
			}
		}
	}
}
