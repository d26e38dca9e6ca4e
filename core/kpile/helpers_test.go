package kpile_test

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// at makes a position of small piles.
func at(sizes ...int64) game.Vector {
	p := make(game.Vector, len(sizes))
	for i, size := range sizes {
		p[i] = big.NewInt(size)
	}
	return p
}

// extended is a game with at least n rows.
func extended[G piles.Game](t testing.TB, g G, n int64) G {
	t.Helper()
	if err := g.Extend(n, nil); err != nil {
		t.Fatal(err)
	}
	if g.Rows() < n {
		t.Fatalf("%d rows, %d were asked for", g.Rows(), n)
	}
	return g
}

// vectors yields all nondecreasing vectors of k piles below n.
func vectors(k int, n int64) func(yield func([]int64) bool) {
	var fill func(v []int64, yield func([]int64) bool) bool
	fill = func(v []int64, yield func([]int64) bool) bool {
		if len(v) == k {
			return yield(slices.Clone(v))
		}
		low := int64(0)
		if len(v) > 0 {
			low = v[len(v)-1]
		}
		for size := low; size < n; size++ {
			if !fill(append(v, size), yield) {
				return false
			}
		}
		return true
	}
	return func(yield func([]int64) bool) { fill(nil, yield) }
}

// tabled holds a table against all P-positions with piles below side.
func tabled(t *testing.T, g piles.Game, isP map[string]bool, side int64) {
	t.Helper()
	listed, last := 0, game.Vector(nil)
	tokens := sum(g.Row(g.Rows() - 1))
	for n := range g.Rows() {
		p := g.Row(n)
		if last != nil && !before(last, p) {
			t.Errorf("row %d is %v after %v", n, p, last)
		}
		last = p
		if p[len(p)-1].Int64() < side && sum(p) < tokens {
			listed++
			if !isP[plain(p)] {
				t.Errorf("row %d is %v, which is not P", n, p)
			}
		}
	}
	for name, is := range isP {
		if is && printed(name) < tokens {
			listed--
		}
	}
	if listed > 0 {
		t.Errorf("%d rows too many", listed)
	}
	if listed < 0 {
		t.Errorf("%d rows are missing", -listed)
	}
}

// printed is the total of a printed vector.
func printed(name string) int64 {
	total, n := int64(0), int64(0)
	for _, c := range name {
		if c >= '0' && c <= '9' {
			n = 10*n + int64(c-'0')
			continue
		}
		total += n
		n = 0
	}
	return total
}

func sum(p game.Vector) int64 {
	total := int64(0)
	for _, size := range p {
		total += size.Int64()
	}
	return total
}

// before is the order of the rows.
func before(a, b game.Vector) bool {
	if sum(a) != sum(b) {
		return sum(a) < sum(b)
	}
	return slices.CompareFunc(a, b, (*big.Int).Cmp) < 0
}

// plain writes a position as fmt writes slices of numbers.
func plain(v any) string {
	if p, ok := v.(game.Vector); ok {
		return fmt.Sprint([]*big.Int(p))
	}
	return fmt.Sprint(v)
}
