package wytlex

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

var conventions = []game.Convention{game.Normal, game.Misere}

// The left half of Table 1.
func TestTable1(t *testing.T) {
	g := New(3, nil, game.Normal)
	extend(t, g, 13)
	for n, want := range [][]int64{
		{0, 0, 0}, {1, 2, 3}, {4, 7, 10}, {5, 9, 13}, {6, 11, 16}, {8, 15, 22}, {12, 21, 30},
		{14, 25, 36}, {17, 29, 41}, {18, 31, 44}, {19, 34, 49}, {20, 37, 53}, {23, 42, 61},
	} {
		if got := row(g, int64(n)); !slices.Equal(got, want) {
			t.Errorf("row %d is %v, printed is %v", n, got, want)
		}
	}
}

// Bit sets and sums list what Construction 18 does as it is written.
func TestRows(t *testing.T) {
	for k := 2; k <= 7; k++ {
		for _, source := range played {
			for _, play := range conventions {
				g := newNamed(t, k, source, play)
				want := naiveRows(t, k, source, play, 60)
				extend(t, g, 60)
				for n := range want {
					if got := row(g, int64(n)); !slices.Equal(got, want[n]) {
						t.Fatalf("%s, f = %q: row %d is %v, want %v", g.Name(), source, n, got, want[n])
					}
				}
			}
		}
	}
}

func TestRowsOfManyPiles(t *testing.T) {
	for _, k := range []int{9, 13, 16} {
		for _, play := range conventions {
			g := New(k, nil, play)
			want := naiveRows(t, k, "", play, 40)
			extend(t, g, 40)
			for n := range want {
				if got := row(g, int64(n)); !slices.Equal(got, want[n]) {
					t.Fatalf("%s: row %d is %v, want %v", g.Name(), n, got, want[n])
				}
			}
		}
	}
}

// For two piles, Theorem 20's sum and Construction 18 by bit sets agree.
func TestTheorem20(t *testing.T) {
	for _, source := range append(played, "p2-p1+1", "1+(p1+p2) mod 100", "if(p1 mod 7=3,1000,1)") {
		for _, play := range conventions {
			const rows = 5000
			f := function(t, 2, source)
			sum := New(2, f, play)
			sets := newGame(2, f, play)
			sets.sets = newSets(2)
			sets.start()
			count := int64(rows)
			if err := sets.Extend(rows, nil); err != nil {
				count = sets.Rows() // bit sets have their bound
			}
			if count < 20 {
				t.Fatalf("f = %q: bit sets list only %d rows", source, count)
			}
			extend(t, sum, count)
			for n := range count {
				if a, b := row(sum, n), row(sets, n); !slices.Equal(a, b) {
					t.Fatalf("%s, f = %q: row %d is %v by the sum, %v by bit sets", sum.Name(), source, n, a, b)
				}
			}
		}
	}
}

// Wytlex(2, a) is the a-Wythoff game: A = mex, B = A + an; in misère play it is
// as Fraenkel has it for a = 1, Wythoff’s game but for (0, 1) and (2, 2).
func TestTwoPiles(t *testing.T) {
	for _, c := range []struct {
		source string
		a      int64
	}{{"", 1}, {"1", 1}, {"2", 2}, {"5", 5}} {
		g := newNamed(t, 2, c.source, game.Normal)
		const rows = 20_000
		extend(t, g, rows)
		used := make([]bool, (c.a+3)*rows)
		mex := 0
		for n := range int64(rows) {
			for used[mex] {
				mex++
			}
			if a, b := g.At(n, 0), g.At(n, 1); a != int64(mex) || b != a+c.a*n {
				t.Fatalf("a = %d: row %d is (%d, %d)", c.a, n, a, b)
			}
			used[g.At(n, 0)], used[g.At(n, 1)] = true, true
		}
	}
	g, normal := New(2, nil, game.Misere), New(2, nil, game.Normal)
	extend(t, g, 1000)
	extend(t, normal, 1000)
	if a, b := row(g, 0), row(g, 1); !slices.Equal(a, []int64{0, 1}) || !slices.Equal(b, []int64{2, 2}) {
		t.Errorf("misère play starts with %v, %v", a, b)
	}
	for n := int64(2); n < 1000; n++ {
		if a, b := row(g, n), row(normal, n); !slices.Equal(a, b) {
			t.Fatalf("row %d is %v in misère play, %v in normal play", n, a, b)
		}
	}
}

// Where f doubles the sum, piles soon pass every machine word.
func TestLargePiles(t *testing.T) {
	g := newNamed(t, 2, "p1+p2+1", game.Normal)
	extend(t, g, 400)
	sum := new(big.Int)
	for n := range int64(400) {
		p := g.Row(n)
		if gap := g.gap(n); gap.Cmp(sum) != 0 {
			t.Fatalf("row %d is %s, want a difference of %s", n, vector(p), sum)
		}
		sum.Add(sum, new(big.Int).Add(p[0], p[1])).Add(sum, one)
		if row, pile, ok := g.Owner(p[1]); n > 0 && (!ok || row != n || pile != 1) {
			t.Fatalf("%s is said to be in row %d, pile %d, %v; it is in row %d, pile 1", p[1], row, pile, ok, n)
		}
		if isP, err := g.Outcome(p, nil); err != nil || !isP {
			t.Fatalf("row %d: P is %v, %v", n, isP, err)
		}
	}
	if sum.BitLen() < 300 {
		t.Errorf("the sum has %d bits: the test tests little", sum.BitLen())
	}
	// One in the middle: (p1, p2 − 1) is N, by the difference of the row before.
	v := g.Row(300)
	v[1].Sub(v[1], one)
	moves, err := g.Winning(v, 10, nil)
	if err != nil || len(moves) == 0 || compare(moves[len(moves)-1].To, g.Row(299)) != 0 {
		t.Errorf("winning moves from %s: %v, %v", vector(v), moves, err)
	}
}

// Every positive integer is in one row and pile.
func TestTiling(t *testing.T) {
	n := int64(10_000_000)
	if testing.Short() {
		n = 100_000
	}
	tiles(t, New(3, nil, game.Normal), n)
	for k := 4; k <= 8; k++ {
		tiles(t, New(k, nil, game.Normal), n/100)
	}
	tiles(t, New(5, nil, game.Misere), n/100)
	for _, source := range played[2:5] {
		tiles(t, newNamed(t, 3, source, game.Normal), n/1000)
	}
}

// tiles checks that the rows of g up to that with a first pile above n tile the
// integers up to n.
func tiles(t *testing.T, g *Game, n int64) {
	t.Helper()
	if err := g.extendTo(n+1, nil); err != nil {
		t.Fatal(err)
	}
	owners := make([]byte, n+1)
	for r := range g.Rows() {
		for i := range g.k {
			v := g.At(r, i)
			if v > n || v == 0 {
				continue
			}
			if owners[v] != 0 {
				t.Fatalf("%s: %d is in two places", g.Name(), v)
			}
			owners[v] = byte(i + 1)
		}
	}
	if v := slices.Index(owners[1:], 0); v >= 0 {
		t.Fatalf("%s: no row has %d", g.Name(), v+1)
	}
	for _, from := range []int64{-3, 0, 1, 7, n / 2, n - 50} {
		dst := make([]byte, 100)
		g.Owners(dst, from)
		for i, got := range dst {
			if v := from + int64(i); v <= n && got != owners[max(v, 0)] {
				t.Fatalf("%s: %d has the owner %d, want %d", g.Name(), v, got, owners[max(v, 0)])
			}
		}
	}
	for v := n; v > n/2; v -= 1 + n/7 {
		r, pile, ok := g.Owner(big.NewInt(v))
		if !ok || g.At(r, pile) != v || pile != int(owners[v])-1 {
			t.Fatalf("%s: %d is said to be in row %d, pile %d, %v", g.Name(), v, r, pile, ok)
		}
	}
}

// In Wytlex(3) all columns and all differences increase, as far as we looked;
// nothing relies on it, and with four piles it is not so.
func TestIncreasing(t *testing.T) {
	n := int64(1_000_000)
	if testing.Short() {
		n = 50_000
	}
	for _, c := range []struct {
		k     int
		falls int64 // the first row with a pile or a difference below that before; 0 if none
	}{{3, 0}, {4, 6}, {5, 6}, {8, 6}} {
		g := New(c.k, nil, game.Normal)
		extend(t, g, n)
		if at := firstFall(g); at != c.falls {
			t.Errorf("K = %d: row %d is the first that falls, want %d", c.k, at, c.falls)
		}
	}
}

// firstFall is the first row in which a pile or a difference of two is not
// larger than in the row before; 0 if there is none.
func firstFall(g *Game) int64 {
	for n := int64(1); n < g.Rows(); n++ {
		before, p := row(g, n-1), row(g, n)
		for j := range p {
			if p[j] <= before[j] {
				return n
			}
			for i := range j {
				if p[j]-p[i] <= before[j]-before[i] {
					return n
				}
			}
		}
	}
	return 0
}

func TestBounds(t *testing.T) {
	for _, k := range []int{2, 3, 16} {
		g := New(k, nil, game.Normal)
		err := g.Extend(1_000_000_000, nil)
		var bound *piles.Bound
		if !errors.As(err, &bound) || bound.Rows < 1_000_000 || g.Rows() != 1 {
			t.Errorf("a billion rows of %s: %v, and %d rows are there", g.Name(), err, g.Rows())
		}
		if want := fmt.Sprintf("1000000000 rows of Wytlex(%d) would not fit", k); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say %q", err, want)
		}
	}
	if testing.Short() {
		return // what follows fills the memory that there may be
	}
	// A function that grows without end fills bit sets, and no more.
	g := newNamed(t, 3, "1000*p3+1", game.Normal)
	err := g.Extend(1_000_000, nil)
	var bound *piles.Bound
	if !errors.As(err, &bound) || bound.Rows != g.Rows() || g.Rows() < 2 || g.Bytes() > maxMemory {
		t.Errorf("%v after %d rows and %d bytes", err, g.Rows(), g.Bytes())
	}
	g = newNamed(t, 2, "p1+p2+1", game.Normal)
	if err := g.Extend(10_000_000, nil); err == nil || g.Bytes() > maxMemory+maxMemory/8 {
		t.Errorf("%v after %d rows and %d bytes", err, g.Rows(), g.Bytes())
	}
}

// What is promised to fit does.
func TestMaxRowsFit(t *testing.T) {
	if testing.Short() {
		t.Skip("takes the memory that it tests")
	}
	for _, k := range []int{3, 7, 16} {
		g := New(k, nil, game.Normal)
		extend(t, g, g.maxRows())
		if g.Bytes() > maxMemory {
			t.Errorf("%d rows of %s take %d bytes", g.Rows(), g.Name(), g.Bytes())
		}
	}
}

func TestFunctionErrors(t *testing.T) {
	if _, err := FromExpr("p1+p4", 3); err == nil || !strings.Contains(err.Error(), "character 4") {
		t.Errorf("p4 in a game of three piles: %v", err)
	}
	for _, c := range []struct {
		k         int
		f, want   string
		rowsKnown int64
	}{
		{3, "4-p2-p1", "f is -7 at [4, 7, 10]; it must be a positive whole number", 0},
		{3, "2-p1", "f is 0 at [2, ", 0},
		{3, "if(p1=1,0,1)", "f is 0 at [1, 2, 3]; it must be a positive whole number", 2},
		{2, "6/(1-p1)", "f has no value at [1, 7]: at character 2: division by zero", 2},
		{2, "1+p1/2", "f has no value at [1, 2]", 2},
	} {
		g := newNamed(t, c.k, c.f, game.Normal)
		err := g.Extend(100, nil)
		var at *FuncError
		if !errors.As(err, &at) || c.rowsKnown > 0 && (!strings.Contains(err.Error(), c.want) || g.Rows() != c.rowsKnown) {
			t.Errorf("f = %s: %v after %d rows, want %q after %d", c.f, err, g.Rows(), c.want, c.rowsKnown)
		}
	}
}

// A pause that wants to stop is obeyed, and what was found is kept.
func TestPause(t *testing.T) {
	g := New(3, nil, game.Normal)
	stop := errors.New("stop")
	calls := 0
	err := g.Extend(2_000_000, func(done, total int64, _ string) error {
		if calls++; calls == 3 {
			return stop
		}
		return nil
	})
	if err != stop || g.Rows() < 3 || g.Rows() == 2_000_000 {
		t.Fatalf("%v after %d calls and %d rows", err, calls, g.Rows())
	}
	extend(t, g, 1_000_000)
	whole := New(3, nil, game.Normal)
	extend(t, whole, 1_000_000)
	for _, n := range []int64{0, 1, 4095, 4096, 999_999} {
		if !slices.Equal(row(g, n), row(whole, n)) {
			t.Errorf("row %d is %v, and %v without the stop", n, row(g, n), row(whole, n))
		}
	}
}
