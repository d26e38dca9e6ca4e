package exact

import (
	"math/big"
	"math/bits"
	oldrand "math/rand"
	"math/rand/v2"
	"os"
	"testing"
)

// TestNear: what a sequence says from nearby, in machine integers, is what it
// says from afar. Words are looked at from around the ends of their blocks,
// where what follows is blocks of quite other levels.
func TestNear(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	part := 2 // one of so many cases
	switch {
	case os.Getenv("ALL") != "":
		part = 1
	case testing.Short():
		part = 20
	}
	look := func(s sequence, w *word, formN, formM, most int64) {
		w.origin() // makes the blocks
		for k := random.IntN(part); k < 3*len(w.blocks); k += part {
			l := w.ladder(k + 1)
			end := l.spine(formN, formM)
			for _, d := range []int64{0, 1, w.zeros[0], w.zeros[1]} {
				n := add(end, times(l.u1, d))
				for _, back := range []int64{0, 1, 2, random.Int64N(1 << 40)} {
					if m := plus(n, -back); m.Sign() >= 0 {
						nearIsFar(t, s, m, int(most), random)
					}
				}
			}
		}
	}
	for _, p := range [][3]int64{{1, 1, 0}, {1, 2, 1}, {2, 1, 0}, {2, 2, 1}, {3, 2, 0}, {1, 5, 0}, {9, 1, 1}, {1000, 77, 0}, {1000000, 1, 1}, {1000000, 1000000, 0}} {
		s := newPairs(p[0], p[1], p[2])
		look(s, s.word, 1, 0, int64(57-bits.Len64(uint64(s.y.n))))
	}
	for _, w := range [][]byte{{0}, {1, 0}, {0, 1, 1, 0, 1}} {
		upper, lower := Saturation{Column: 3, Row: 2, Top: 1 + int64(len(w))}.beams(w)
		look(upper, upper.(prefixes).word, 1, 0, 55)
		look(lower, lower.(zeros).word, 1, -1, 55)
	}
	// A golden α, looked at where nα is just below an integer: there fixed point
	// cannot tell its floor.
	s := newStepping(upperVelocity(1, 1))
	for n, m, k := bigInt(1), bigInt(1), 0; k < 400/part; n, m, k = m, add(n, m), k+1 {
		nearIsFar(t, s, n, 38, random)
		nearIsFar(t, s, plus(n, -1), 38, random)
	}
	for _, p := range [][2]int64{{1, 2}, {5, 3}, {1, 1000000}, {1000000, 1}} {
		s := newStepping(upperVelocity(p[0], p[1]))
		for range 50 / part {
			n := new(big.Int).Rand(oldrand.New(oldrand.NewSource(random.Int64())), new(big.Int).Lsh(bigInt(1), uint(1+random.IntN(300))))
			nearIsFar(t, s, n, 38, random)
		}
	}
}

func nearIsFar(t *testing.T, s sequence, n *big.Int, most int, random *rand.Rand) {
	t.Helper()
	near := s.near(n)
	x, y := s.at(n)
	for _, form := range [][2]int64{{1, 0}, {0, 1}} {
		for _, v := range []int64{-1, 0, 1, random.Int64N(1 << uint(1+random.IntN(most)))} {
			p, q := form[0], form[1]
			i, dx, dy := near(p, q, v)
			far := plus(sub(s.rank(p, q, plus(add(times(x, p), times(y, q)), v)), n), -1)
			if v < 0 {
				if i != -1 {
					t.Fatalf("from %d, form %v: %d points before the first", n, form, i+1)
				}
				continue
			}
			if bigInt(i).Cmp(far) != 0 {
				t.Fatalf("%#v from %d, form %v ≤ %d: %d, want %d", s, n, form, v, i, far)
			}
			u, w := s.at(plus(n, i))
			if bigInt(dx).Cmp(sub(u, x)) != 0 || bigInt(dy).Cmp(sub(w, y)) != 0 {
				t.Fatalf("%#v from %d: point %d is (+%d, +%d)", s, n, i, dx, dy)
			}
		}
	}
}
