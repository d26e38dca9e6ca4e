package wytlex

import (
	"math/big"
	"slices"
	"testing"

	"wythoffatlas/core/game"
)

// played are the functions that tests go through, with expressions over p1, p2
// and, where it is more than that, the last pile.
var played = []string{"", "1", "3", "1+(p2-p1) mod 9", "1+p1 mod 3", "if(p1=1,50,2)", "p1+2", "1+(pK-p2) mod 7"}

// newNamed is a game for an expression, in which pK is the last pile; the empty
// one is plain Wytlex.
func newNamed(t testing.TB, k int, source string, play game.Convention) *Game {
	t.Helper()
	return New(k, function(t, k, source), play)
}

func function(t testing.TB, k int, source string) Func {
	t.Helper()
	if source == "" {
		return nil
	}
	f, err := FromExpr(lastPile(source, k), k)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func lastPile(source string, k int) string {
	var out []byte
	for i := range len(source) {
		if source[i] == 'K' {
			out = big.NewInt(int64(k)).Append(out, 10)
		} else {
			out = append(out, source[i])
		}
	}
	return string(out)
}

// flags is a set of numbers, in the plainest way.
type flags []bool

func (f flags) has(v int64) bool { return 0 <= v && v < int64(len(f)) && f[v] }

func (f *flags) add(v int64) {
	for int64(len(*f)) <= v {
		*f = append(*f, false)
	}
	(*f)[v] = true
}

// construct is Construction 18 word by word, or 8 where f is nil: sets X and D
// of numbers, and each pile the mex of Q. Row 0 is given.
func construct(first []int64, f func([]int64) int64, count int) [][]int64 {
	rows := [][]int64{first}
	var x, d flags
	for {
		p := rows[len(rows)-1]
		value := f(p)
		for j := range p {
			x.add(p[j])
			for i := range j {
				for t := range value {
					d.add(p[j] - p[i] + t)
				}
			}
		}
		if len(rows) == count {
			return rows
		}
		var next []int64
		for range p {
			v := int64(0)
			for x.has(v) || slices.ContainsFunc(next, func(q int64) bool { return d.has(v - q) }) {
				v++
			}
			next = append(next, v)
		}
		rows = append(rows, next)
	}
}

// naiveRows are the first rows of a game by construct.
func naiveRows(t testing.TB, k int, source string, play game.Convention, count int) [][]int64 {
	f := func([]int64) int64 { return 1 }
	if g := function(t, k, source); g != nil {
		f = func(p []int64) int64 {
			value, err := g.Value(position(p))
			if err != nil {
				t.Fatal(err)
			}
			return value.Int64()
		}
	}
	return construct(firstRow(k, play), f, count)
}

func firstRow(k int, play game.Convention) []int64 {
	first := make([]int64, k)
	if play == game.Misere {
		first[k-1] = 1
	}
	return first
}

func row(g *Game, n int64) []int64 {
	p := make([]int64, g.k)
	for i := range p {
		p[i] = g.At(n, i)
	}
	return p
}

// legal is Definition 16 by brute force, with f(b) given.
func legal(a, b []int64, f int64) bool {
	if slices.Compare(b, a) >= 0 {
		return false
	}
	for j := range a {
		if slices.Contains(b, a[j]) {
			return true
		}
		for i := range j {
			for l := range b {
				for k := range l {
					if t := a[j] - a[i] - (b[l] - b[k]); t >= 0 && t < f {
						return true
					}
				}
			}
		}
	}
	return false
}

func extend(t testing.TB, g *Game, n int64) {
	t.Helper()
	if err := g.Extend(n, nil); err != nil {
		t.Fatal(err)
	}
}

// vectors yields all nondecreasing vectors of k numbers below n, in
// lexicographic order. The slice is reused.
func vectors(k int, n int64) func(yield func([]int64) bool) {
	return func(yield func([]int64) bool) {
		v := make([]int64, k)
		for {
			if !yield(v) {
				return
			}
			i := k - 1
			for i >= 0 && v[i] == n-1 {
				i--
			}
			if i < 0 {
				return
			}
			v[i]++
			for j := i + 1; j < k; j++ {
				v[j] = v[i]
			}
		}
	}
}

func TestVectors(t *testing.T) {
	var got [][]int64
	for v := range vectors(2, 3) {
		got = append(got, slices.Clone(v))
	}
	want := [][]int64{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
}
