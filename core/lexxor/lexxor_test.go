package lexxor

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// mayMove is the rule of the game, written down from the paper.
func mayMove(a, b [3]int) bool {
	if slices.Compare(b[:], a[:]) >= 0 {
		return false
	}
	for _, o := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		x, y, z := a[0]-b[o[0]], a[1]-b[o[1]], a[2]-b[o[2]]
		if x^y^z == 0 || x == 0 && y == 0 || x == 0 && z == 0 || y == 0 && z == 0 {
			return true
		}
	}
	return false
}

// defined are the P-positions with smallest pile a and middle piles below high[a],
// decided one after the other in lexicographic order. Last piles are tried one after
// the other, up to high[a]·6: for each middle pile at most one makes a P-position.
func defined(play game.Convention, high ...int) (list [][3]int) {
	for a, n := range high {
		for b := a; b < n; b++ {
		last:
			for c := b; c < 6*n; c++ {
				v := [3]int{a, b, c}
				if c == 0 && play == game.Misere {
					continue
				}
				for _, p := range list {
					if mayMove(v, p) {
						continue last
					}
				}
				list = append(list, v)
				break
			}
		}
	}
	return list
}

// The tables are what the definition says, with P-positions so far out that no
// other can matter: d ≤ b + c of each position that is looked at.
func TestDefinition(t *testing.T) {
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		list := defined(play, 230, 9)
		g := New(1, play)
		for _, p := range list {
			if isP, err := g.Outcome(game.VectorOf(int64(p[0]), int64(p[1]), int64(p[2])), nil); !isP || err != nil {
				t.Errorf("%v is P in %v play: %v %v", p, play, isP, err)
			}
		}
		if err := g.grow(9, nil); err != nil {
			t.Fatal(err)
		}
		for b := 1; b < 9; b++ {
			c := at(g.tables[1].third, b) - 1
			p := [3]int{1, b, c}
			if c >= b && c < 50 && !slices.Contains(list, p) {
				t.Errorf("%v is in the table of %v play, and not P by the definition", p, play)
			}
		}
	}
}

// With an empty pile the P-positions are those of Wythoff's game also where the
// moves that raise a pile count.
func TestEmptyPileIsWythoff(t *testing.T) {
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g := New(1, play)
		if err := g.grow(150, nil); err != nil {
			t.Fatal(err)
		}
		for _, p := range defined(play, 150) {
			d, lower := p[2]-p[1], int(math.Floor(float64(p[2]-p[1])*math.Phi))
			if at(g.tables[0].middle, d) != p[1]+1 || d > 1 && p[1] != lower {
				t.Errorf("%v is P in %v play, and not of Wythoff's game", p, play)
			}
		}
	}
}

// That there is a winning option is found by bits as by the rule, where no two piles
// stay; and what is legal is what the rule says.
func TestWinsAreTheRule(t *testing.T) {
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g := New(2, play)
		if err := g.grow(200, nil); err != nil {
			t.Fatal(err)
		}
		for a := range 3 {
			for b := a; b < 9; b++ {
				for c := b; c < 14; c++ {
					v, want := [3]int{a, b, c}, false
					for x, table := range g.tables[:a+1] {
						for d := range min(len(table.middle), b+c+1) {
							y := at(table.middle, d) - 1
							q := [3]int{x, y, y + d}
							if y < 0 {
								continue
							}
							shared := x == a && (slices.Contains(q[1:], b) || slices.Contains(q[1:], c)) || x < a && slices.Contains(q[1:], a) && (slices.Contains(q[1:], b) || slices.Contains(q[1:], c))
							want = want || mayMove(v, q) && !shared
							if l := g.Legal(position([3]int32{int32(a), int32(b), int32(c)}), position([3]int32{int32(x), int32(y), int32(y + d)})); l.Legal != mayMove(v, q) || len(l.Reasons) == 0 {
								t.Fatalf("%v to %v: %+v", v, q, l)
							}
						}
					}
					if isP := at(g.tables[a].third, b) == c+1; !isP && want != wins(g.tables, a, b, c) && !sharesTwo(g, a, b, c) {
						t.Fatalf("%v in %v play: an option by the rule is %v", v, play, want)
					}
				}
			}
		}
	}
}

// sharesTwo reports whether a P-position in the tables has two piles of [a, b, c].
func sharesTwo(g *Game, a, b, c int) bool {
	for x, t := range g.tables[:a] {
		if at(t.third, a) == b+1 || at(t.third, a) == c+1 || at(t.third, b) == c+1 {
			return x >= 0
		}
	}
	return at(g.tables[a].third, b) > 0 || at(g.tables[a].third, c) > 0
}

// Differences that are said never to occur do not, far beyond where that was said;
// and all others below some are known.
func TestNever(t *testing.T) {
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g := New(1, play)
		said := map[int]bool{}
		for d := range 60 {
			said[d] = g.never(d)
		}
		if err := g.grow(2000, nil); err != nil {
			t.Fatal(err)
		}
		nevers := 0
		for d := range 60 {
			known := at(g.tables[1].middle, d) > 0
			if said[d] {
				nevers++
			}
			if d > 2 && known == said[d] {
				t.Errorf("difference %d in %v play: known %v, never %v", d, play, known, said[d])
			}
		}
		if nevers < 10 || g.whole < 200 {
			t.Errorf("%d of 60 differences do not occur, and %d are complete", nevers, g.whole)
		}
	}
}

// The list is the same however it is asked for, and says where it ends.
func TestGrowth(t *testing.T) {
	for most := 1; most <= MostSmallest; most++ {
		slow, fast := New(most, game.Normal), New(most, game.Normal)
		for n := 5; n < 160; n += 31 {
			if err := slow.grow(n, nil); err != nil {
				t.Fatal(err)
			}
		}
		if err := fast.grow(slow.upTo, nil); err != nil {
			t.Fatal(err)
		}
		if fast.upTo != slow.upTo || !slices.Equal(fast.list, slow.list) {
			t.Errorf("up to %d and %d the lists differ", slow.upTo, fast.upTo)
		}
	}
	halt := errors.New("halt")
	g := New(2, game.Normal)
	if err := g.Extend(100, func(int64, int64, string) error { return halt }); !errors.Is(err, halt) {
		t.Errorf("%v", err)
	}
	if err := g.Extend(100, nil); err != nil || g.Rows() < 100 {
		t.Errorf("%d rows, %v", g.Rows(), err)
	}
	var bound *piles.Bound
	far := game.VectorOf(1, 1<<40, 1<<41)
	if _, err := New(1, game.Normal).Outcome(far, nil); !errors.As(err, &bound) {
		t.Errorf("%v is decided: %v", far, err)
	}
	if _, err := New(1, game.Normal).Outcome(game.VectorOf(2, 3, 4), nil); err == nil {
		t.Error("a smallest pile of 2 is taken")
	}
}

// A small pile whose P-position is known decides positions of any size, with moves.
func TestFar(t *testing.T) {
	huge := new(big.Int).Exp(big.NewInt(10), big.NewInt(60), nil)
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g := New(1, play)
		for _, v := range []game.Vector{{new(big.Int), big.NewInt(7), huge}, {big.NewInt(1), big.NewInt(7), huge}, {new(big.Int), new(big.Int), huge}} {
			moves, err := g.Winning(v, 5, nil)
			if err != nil || len(moves) == 0 {
				t.Fatalf("%v: %v", v, err)
			}
			for _, m := range moves {
				if isP, err := g.Outcome(m.To, nil); !isP || err != nil || !g.Legal(v, m.To).Legal {
					t.Errorf("%v to %v: %v %v", v, m.To, isP, err)
				}
			}
		}
	}
}

func ExampleGame() {
	g := New(2, game.Normal)
	if err := g.Extend(12, nil); err != nil {
		fmt.Println(err)
		return
	}
	for n := range int64(12) {
		fmt.Print(g.Row(n), " ")
	}
	// Output:
	// (0, 0, 0) (1, 1, 1) (0, 1, 2) (1, 3, 4) (0, 3, 5) (0, 4, 7) (0, 6, 10) (1, 8, 11) (0, 8, 13) (1, 6, 14) (2, 8, 14) (0, 9, 15)
}

// Both lists reach as far as is said of them.
func TestReach(t *testing.T) {
	if testing.Short() {
		t.Skip("seconds")
	}
	for most := 1; most <= MostSmallest; most++ {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			g := New(most, play)
			var bound *piles.Bound
			if err := g.Extend(1<<30, nil); !errors.As(err, &bound) || bound.Rows != g.Rows() || g.upTo < reach[most]/2 {
				t.Errorf("most %d in %v play: %v", most, play, err)
			}
		}
	}
}
