package exact

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"sort"
	"testing"

	"wythoffatlas/core/game"
)

// randomAxis is a short or an endless progression with small numbers.
func randomAxis(random *rand.Rand) axis {
	a := every(random.Int64N(9), 1+random.Int64N(8))
	if random.IntN(2) == 0 {
		a.last = bigInt(a.first.Int64() + random.Int64N(30))
	}
	return a
}

// TestLattice: lattices with any steps and ends against looking at each position.
func TestLattice(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 22))
	for range 300 {
		l := &lattice{x: randomAxis(random), y: randomAxis(random)}
		if random.IntN(3) == 0 {
			l.y = l.x
			l.upper = true
		}
		name := fmt.Sprint(l.x, l.y, l.upper)
		below, total := int64(0), int64(0)
		pending := []int64{} // totals asked for, whose next is still to come
		for ; total < 60; total++ {
			if got := l.below(bigInt(total)); got.Int64() != below {
				t.Fatalf("%s: %d below %d, want %d", name, got, total, below)
			}
			var want []int64
			for x := range total + 1 {
				if l.has(bigInt(x), bigInt(total-x)) && (!l.upper || x <= total-x) {
					want = append(want, x)
				}
			}
			var got []int64
			for _, x := range merged(l.on(bigInt(total), nil), new(big.Int), 100) {
				got = append(got, x.Int64())
			}
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%s: on %d: %v, want %v", name, total, got, want)
			}
			below += int64(len(want))
			pending = append(pending, total)
			if len(want) == 0 {
				continue
			}
			for _, asked := range pending {
				if next := l.next(bigInt(asked)); next == nil || next.Int64() != total {
					t.Fatalf("%s: next of %d is %v, want %d", name, asked, next, total)
				}
			}
			pending = pending[:0]
		}
	}
}

// TestLatticeWinning: the positions of a lattice that any takings reach, by any
// (s,t) rule. No game of the papers has such; but the order and the residues
// are the hard part of the search.
func TestLatticeWinning(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 24))
	takes := func() game.SubtractionSet {
		mod := 1 + random.Int64N(4)
		set := game.Residue(random.Int64N(mod), mod)
		if random.IntN(3) == 0 {
			set = append(set, game.Residue(0, 3)...)
		}
		if random.IntN(4) == 0 {
			set[0].Max = 1 + random.Int64N(20)
		}
		return set
	}
	for range 200 {
		l := &lattice{x: randomAxis(random), y: randomAxis(random)}
		set := &Set{parts: []part{l}, table: []part{l}}
		r := game.Ruleset{
			First: takes(), Second: takes(),
			TwoHeap: game.TwoHeapRule{D1: takes(), D2: takes(), S: 1 + random.Int64N(3), T: 1 + random.Int64N(4)},
		}
		p := game.Position{X: random.Int64N(50), Y: random.Int64N(50)}
		var want []game.Position
		for q := range r.Options(p) {
			if l.has(bigInt(q.X), bigInt(q.Y)) {
				want = append(want, q)
			}
		}
		sort.Slice(want, func(i, j int) bool {
			if d := want[i].Total() - want[j].Total(); d != 0 {
				return d < 0
			}
			return want[i].X < want[j].X
		})
		for _, limit := range []int{5000, 3} {
			got := set.Winning(r, bigInt(p.X), bigInt(p.Y), limit)
			var list [][2]int64
			for _, q := range want[:min(limit, len(want))] {
				list = append(list, [2]int64{q.X, q.Y})
			}
			if a, b := fmt.Sprint(got), fmt.Sprint(list); a != b {
				t.Fatalf("lattice %v × %v, %v, from %v: %s, want %s", l.x, l.y, r, p, a, b)
			}
		}
	}
}
