package exact_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
)

// recursion lists (A_n, B_n) by their definition: A by mex, B = sA + tn + c.
func recursion(s, t, c int64, n int) [][2]int64 {
	used := make([]bool, 2*n+2) // A_n ≤ 2n + 1, as no two B's are neighbours
	rows := make([][2]int64, n)
	a := int64(0)
	for i := range rows {
		for used[a] {
			a++
		}
		b := s*a + t*int64(i) + c
		used[a] = true
		if b < int64(len(used)) {
			used[b] = true
		}
		rows[i] = [2]int64{a, b}
	}
	return rows
}

// TestRoutesAgreeInOrder: words, numeration and the mex recursion to n = 10⁵, or
// 2·10⁴ in short tests.
func TestRoutesAgreeInOrder(t *testing.T) {
	most := int(size(100_000, 20_000))
	for _, p := range [][2]int64{{1, 1}, {1, 2}, {1, 7}, {2, 1}, {2, 2}, {4, 6}, {1, 1000000}, {1000000, 1}} {
		s, u := p[0], p[1]
		m := numeration.NewWythoff(s, u)
		for _, play := range plays {
			c := int64(0)
			if play == game.Misere {
				if s+u == 2 {
					continue
				}
				c = 1
			}
			rows := exact.ST(s, u, play).Positions(new(big.Int), most)
			for n, want := range recursion(s, u, c, most) {
				if x, y := pos(want[0], want[1]); rows[n][0].Cmp(x) != 0 || rows[n][1].Cmp(y) != 0 {
					t.Fatalf("(%d,%d) %v: row %d is %v, want %v", s, u, play, n, rows[n], want)
				}
				if c == 0 && n%31 == 0 {
					for _, x := range rows[n] {
						if i, a, b := m.Pair(x); i.Int64() != int64(n) || a.Int64() != want[0] || b.Int64() != want[1] {
							t.Fatalf("(%d,%d): the pair of %d is %d: (%d, %d), want %d: %v", s, u, x, i, a, b, n, want)
						}
					}
				}
			}
		}
	}
}

// randomBelow10 returns a random number of at most so many digits; shorter
// ones, on which the routes take different turns, are more likely.
func randomBelow10(random *rand.Rand, digits int) *big.Int {
	n := new(big.Int)
	for range 1 + random.IntN(1+random.IntN(digits*10/96)) {
		n.Lsh(n, 32)
		n.Or(n, big.NewInt(int64(random.Uint32())))
	}
	return n
}

// TestRoutesAgreeAnywhere: words and numeration on random numbers to 10¹⁰⁰⁰.
func TestRoutesAgreeAnywhere(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	zero := new(big.Int)
	for _, p := range [][2]int64{{1, 1}, {1, 3}, {2, 2}, {3, 1}, {7, 11}, {1000000, 999999}} {
		m := numeration.NewWythoff(p[0], p[1])
		set := exact.ST(p[0], p[1], game.Normal)
		for range size(300, 30) {
			x := randomBelow10(random, 1000)
			n, a, b := m.Pair(x)
			if !set.Has(a, b) || !m.Has(b, a) || set.Row(a, b).Cmp(n) != 0 {
				t.Fatalf("%v: (%d, %d) is no P-position, or not in row %d", p, a, b, n)
			}
			want := b
			if a.Cmp(x) != 0 {
				want = a
			}
			if got := set.Partner(x); got == nil || got.Cmp(want) != 0 {
				t.Fatalf("%v: the partner of %d is %d, want %d", p, x, got, want)
			}
			if i, j := set.Nth(n); i.Cmp(a) != 0 || j.Cmp(b) != 0 {
				t.Fatalf("%v: row %d is (%d, %d), want (%d, %d)", p, n, i, j, a, b)
			}
			// Every column holds one P-position, and the square [0,x)² those with
			// B_n < x and their mirror images; up to x there are x+1 A's and B's.
			columns := set.Count(zero, zero, x, new(big.Int).Lsh(x, 64))
			if columns.Cmp(x) != 0 {
				t.Fatalf("%v: %d P-positions in %d columns", p, columns, x)
			}
			want = new(big.Int).Sub(x, rank(m, x))
			want.Lsh(want, 1).Add(want, big.NewInt(1))
			if got := set.Count(zero, zero, x, x); x.Sign() > 0 && got.Cmp(want) != 0 {
				t.Fatalf("%v: %d P-positions in the square of side %d, want %d", p, got, x, want)
			}
		}
	}
}

// rank is how many A_n are less than x ≥ 0: up to B_n there are n B's (without
// B_0 = 0) and the rest are A's.
func rank(m *numeration.Wythoff, x *big.Int) *big.Int {
	n, a, _ := m.Pair(x)
	if a.Cmp(x) == 0 {
		return n
	}
	less := new(big.Int).Sub(x, n)
	return less.Add(less, big.NewInt(1))
}
