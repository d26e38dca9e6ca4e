package recur_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
)

func candidates(t testing.TB, f string) *recur.Candidates {
	t.Helper()
	c, err := game.ParseConstraint(f)
	if err != nil {
		t.Fatal(err)
	}
	return recur.Constrained(c)
}

// closed are sequences for which the papers give B, or one more way to it.
var closed = []struct {
	source, f string
	b         func(n int64, a, a1, b1 *big.Int) *big.Int // from n, a_n, a_{n−1} and b_{n−1}
}{
	{"Fraenkel, §1: Wythoff's game", "1", func(n int64, a, _, _ *big.Int) *big.Int { return plus(a, n) }},
	{"Fraenkel, §1: t-Wythoff", "7", func(n int64, a, _, _ *big.Int) *big.Int { return plus(a, 7*n) }},
	{"Theorem 1, Eq. 4: G1", "x1+1", func(_ int64, a, _, b1 *big.Int) *big.Int { return plus(sum(b1, a), 1) }},
	{"Theorem 2: G2", "x0-x1", func(_ int64, a, _, _ *big.Int) *big.Int { return sum(a, a) }},
	{"Theorem 2: G3", "y1-x1+1", func(n int64, a, _, _ *big.Int) *big.Int {
		return plus(sum(a, new(big.Int).Lsh(big.NewInt(1), uint(n))), -1)
	}},
	{"Example 2", "x0-x1+2", func(n int64, a, _, _ *big.Int) *big.Int { return plus(sum(a, a), 2*n) }},
	{"a function far past machine words", "2^200", func(n int64, a, _, _ *big.Int) *big.Int {
		return sum(a, new(big.Int).Mul(big.NewInt(n), new(big.Int).Lsh(big.NewInt(1), 200)))
	}},
	{"one that comes back from there", "if(y1>2^70, 2-(y1-x1), 2^71)", func(n int64, a, _, _ *big.Int) *big.Int {
		if n%2 == 0 {
			return plus(a, 2-2*truth(n == 0))
		}
		return plus(sum(a, new(big.Int).Lsh(big.NewInt(1), 71)), 2-2*truth(n == 1))
	}},
}

func plus(a *big.Int, n int64) *big.Int { return sum(a, big.NewInt(n)) }
func sum(a, b *big.Int) *big.Int        { return new(big.Int).Add(a, b) }
func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// TestClosedForms: A is the mex and B is what the paper says, for more rows
// than fit machine words.
func TestClosedForms(t *testing.T) {
	for _, c := range closed {
		s := candidates(t, c.f)
		used := map[string]bool{}
		mex := int64(0)
		a1, b1 := new(big.Int), new(big.Int)
		for n := range int64(400) {
			row, err := s.Next()
			if err != nil {
				t.Fatalf("%s: row %d: %v", c.source, n, err)
			}
			for used[fmt.Sprint(mex)] {
				mex++
			}
			a, want := big.NewInt(row.A), new(big.Int)
			if n > 0 {
				want = c.b(n, a, a1, b1)
			}
			if row.A != mex || row.BigB().Cmp(want) != 0 {
				t.Fatalf("%s: row %d is (%d, %v), want (%d, %v)", c.source, n, row.A, row.BigB(), mex, want)
			}
			if fits := want.IsInt64(); fits != (row.Large == nil) || fits && row.B != want.Int64() || !fits && row.B != math.MaxInt64 {
				t.Fatalf("%s: row %d: B = %d and Large = %v for %v", c.source, n, row.B, row.Large, want)
			}
			used[a.String()], used[want.String()] = true, true
			a1, b1 = a, want
		}
	}
}

// TestG3LeavesMachineWords: 2^63 is passed where b = a+2^n−1 says.
func TestG3LeavesMachineWords(t *testing.T) {
	s := candidates(t, "y1-x1+1")
	for n := range 70 {
		row, _ := s.Next()
		if large := row.Large != nil; large != (n >= 63) {
			t.Errorf("row %d: (%d, %v) is large: %v", n, row.A, row.BigB(), large)
		}
	}
}

// TestSameAsST: f = t is t-Wythoff and Example 2, f = x0−x1+2, is
// (2,2)-Wythoff; the two recursions have no code in common.
func TestSameAsST(t *testing.T) {
	for _, c := range []struct {
		f    string
		s, t int64
	}{{"1", 1, 1}, {"2", 1, 2}, {"1000000", 1, 1_000_000}, {"x0-x1+2", 2, 2}, {"x0-x1+5", 2, 5}, {"3*(x0-x1)+1", 4, 1}} {
		s, pairs := candidates(t, c.f), recur.ST(c.s, c.t, game.Normal)
		for n := range 100_000 {
			row, err := s.Next()
			if want := pairs.Next(); err != nil || row.A != want.A || row.B != want.B {
				t.Fatalf("f = %s: row %d is %v, %v, want %v", c.f, n, row, err, want)
			}
		}
	}
}

// TestHofstadter: B of G1 is one less than the sequence of which
// 2, 4, 5, 6, 8, 9, … are both the differences and the complement (Fraenkel,
// §2 and Proposition 1).
func TestHofstadter(t *testing.T) {
	s := candidates(t, "x1+1")
	var b []int64
	inB := map[int64]bool{}
	for range 500 {
		row, err := s.Next()
		if err != nil {
			t.Fatal(err)
		}
		b, inB[row.B+1] = append(b, row.B+1), true
	}
	for i, want := range []int64{1, 3, 7, 12, 18, 26, 35, 45, 56} {
		if b[i] != want {
			t.Errorf("B' of row %d is %d, the paper prints %d", i, b[i], want)
		}
	}
	next := int64(2)
	for i := 1; i < len(b); i++ {
		if b[i]-b[i-1] != next {
			t.Fatalf("the difference before B' = %d is not the next number of the complement, %d", b[i], next)
		}
		for next++; inB[next]; {
			next++
		}
	}
}

// TestMexOfWildRows: with B in no order at all, A is still the mex, and also
// when the Bs are forgotten that no row to come can meet.
func TestMexOfWildRows(t *testing.T) {
	for _, f := range []string{
		"if(y1-x1>0, x1-y1, 50)",
		"(y1*y1+x0) mod 23 - min(y1-x1, 11)",
		"(7*x0) mod 41 - if(y1-x1>60, 40, 0)",
		"0",
	} {
		const rows = 3000
		s, brief := candidates(t, f), candidates(t, f).Only(rows)
		used := map[int64]bool{}
		mex := int64(0)
		for n := range rows {
			row, err := s.Next()
			if same, _ := brief.Next(); err != nil || same != row {
				t.Fatalf("%s: row %d: %v and %v, %v", f, n, row, same, err)
			}
			for used[mex] {
				mex++
			}
			if row.A != mex || row.B < row.A {
				t.Fatalf("%s: row %d is %v, the mex is %d", f, n, row, mex)
			}
			used[row.A], used[row.B] = true, true
		}
	}
}

func TestCandidatesEnd(t *testing.T) {
	for _, c := range []struct {
		f    string
		rows int
		says string
	}{
		{"x1/2", 2, "x1=1, y1=1, x0=2: at character 1: the value 1/2 is not an integer"},
		{"1/(5-x0)+x0-x0+2-1/(5-x0)", 4, "x0=5: at character 2: division by zero"},
		{"1-x0", 2, "before n = 2, because f = -1 at x1=1, y1=1, x0=2 puts B below A"},
		{"if(x1<2, 1, -(2^300))", 3, "f = (a number of 301 bits) at x1=3, y1=5, x0=4"},
		{"(y1+2)^3", 10, "a number on the way is too large"},
	} {
		s := candidates(t, c.f)
		var err error
		rows := 0
		for ; err == nil && rows < 1000; rows++ {
			_, err = s.Next()
		}
		if rows--; err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("f = %s ends after %d rows with %v, want %d and %q", c.f, rows, err, c.rows, c.says)
			continue
		}
		if _, again := s.Next(); !errors.Is(again, err) {
			t.Errorf("f = %s: after %v comes %v", c.f, err, again)
		}
		if rows != c.rows {
			t.Errorf("f = %s ends after %d rows, want %d", c.f, rows, c.rows)
		}
	}
}

func ExampleConstrained() {
	f, _ := game.ParseConstraint("y1-x1+1") // G3 of the paper
	s := recur.Constrained(f)
	for n := range 66 {
		row, err := s.Next()
		if n < 5 || n > 63 {
			fmt.Println(n, row.A, row.BigB(), err)
		}
	}
	// Output:
	// 0 0 0 <nil>
	// 1 1 2 <nil>
	// 2 3 6 <nil>
	// 3 4 11 <nil>
	// 4 5 20 <nil>
	// 64 69 18446744073709551684 <nil>
	// 65 70 36893488147419103301 <nil>
}
