package constraint_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
)

func member(t testing.TB, name string) *game.Constraint {
	t.Helper()
	f, err := constraint.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func check(t testing.TB, f string, side, rows int64) *constraint.Report {
	t.Helper()
	r, err := constraint.Check(member(t, f), side, rows, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// brief writes a report as a line.
func brief(r *constraint.Report) string {
	var words []string
	if r.Integral != nil {
		words = append(words, fmt.Sprintf("no value at (%v, %v, %v)", r.Integral.X1, r.Integral.Y1, r.Integral.X0))
	}
	if r.Positive != nil {
		words = append(words, r.Positive.String())
	}
	if r.Monotone != nil {
		words = append(words, r.Monotone.String())
	}
	if r.SemiAdditive != nil {
		words = append(words, r.SemiAdditive.String())
	}
	if r.End != nil {
		words = append(words, "the candidates end")
	}
	return strings.Join(words, "; ")
}

// What the paper says of its functions (§4, proof of Theorems 1 and 2,
// Proposition 2; §5), with the smallest counterexamples.
func TestNamedFunctions(t *testing.T) {
	want := map[string]string{
		"T4": "for n = 2, m = 1 the sum is 5, less than f(0, 0, 3) = 9",
		"T5": "f(0, 0, 1) = 2 is more than f(0, 0, 2) = 1",
		"T6": "f(0, 0, 1) = 0 is not positive",
	}
	for _, m := range constraint.Members() {
		r := check(t, m.Name, 60, 120)
		if got := brief(r); got != want[m.Name] || r.Side != 60 || r.SemiAdditive == nil && r.Rows != 120 {
			t.Errorf("%s: %q up to %d and %d rows, want %q", m.Name, got, r.Side, r.Rows, want[m.Name])
		}
		if r.Holds() != (want[m.Name] == "") {
			t.Errorf("%s: all conditions hold: %v", m.Name, r.Holds())
		}
	}
}

func TestOtherFunctions(t *testing.T) {
	for f, want := range map[string]string{
		"1":              "",
		"2^200":          "",
		"0":              "f(0, 0, 1) = 0 is not positive",
		"5-x1":           "f(5, 5, 6) = 0 is not positive; for n = 7, m = 1 the sum is -2, less than f(5, 20, 8) = 0",
		"5-y1":           "f(0, 5, 1) = 0 is not positive; for n = 2, m = 1 the sum is 4, less than f(0, 0, 2) = 5",
		"8-x0":           "f(0, 0, 8) = 0 is not positive; f(0, 0, 1) = 7 is more than f(0, 0, 2) = 6",
		"x1/2+1":         "no value at (1, 1, 2); the candidates end",
		"(x0-x1)/2":      "no value at (0, 0, 1); the candidates end",
		"2-2^70*y1":      "f(0, 1, 1) = -1180591620717411303422 is not positive; the candidates end",
		"2^(70-x0)":      "no value at (0, 0, 71); f(0, 0, 1) = 590295810358705651712 is more than f(0, 0, 2) = 295147905179352825856",
		"2^70*(x0-x1)^2": "for n = 2, m = 1 the sum is 2361183241434822606848, less than f(0, 0, 2) = 4722366482869645213696",
		"1+1/(x0-7)":     "no value at (0, 0, 1)",
	} {
		if got := brief(check(t, f, 80, 40)); !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q, want %q", f, got, want)
		}
	}
}

// place is the smallest counterexample by trying all, in an order that is
// written down once more: by max(y1, x0), x0, x1, y1.
type place struct{ x1, y1, x0 int64 }

func (p place) before(q place) bool {
	a, b := [4]int64{max(p.y1, p.x0), p.x0, p.x1, p.y1}, [4]int64{max(q.y1, q.x0), q.x0, q.x1, q.y1}
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

func smallest(side int64, bad func(x1, y1, x0 int64) bool) (found place, any bool) {
	for x1 := range side {
		for y1 := x1; y1 <= side; y1++ {
			for x0 := x1 + 1; x0 <= side; x0++ {
				if p := (place{x1, y1, x0}); (!any || p.before(found)) && bad(x1, y1, x0) {
					found, any = p, true
				}
			}
		}
	}
	return found, any
}

// Random functions, against trying everything.
func TestSmallestCounterexamples(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const side, count = 12, 25
	failed := map[string]int{}
	n := 300
	switch {
	case testing.Short():
		n = 30
	case os.Getenv("ALL") == "":
		n = 120
	}
	for range n {
		f := randomFunction(rng)
		c := member(t, f)
		r := check(t, f, side, count)
		at := func(x1, y1, x0 int64) *big.Int {
			v, err := c.LimitBig(big.NewInt(x1), big.NewInt(y1), big.NewInt(x0))
			if err != nil {
				return nil
			}
			return v
		}
		p, bad := smallest(side, func(x1, y1, x0 int64) bool { return at(x1, y1, x0) == nil })
		if e := r.Integral; bad != (e != nil) || bad && (place{e.X1.Int64(), e.Y1.Int64(), e.X0.Int64()}) != p {
			t.Fatalf("%s: no value at %v (%v), reported %v", f, p, bad, e)
		}
		p, bad = smallest(side, func(x1, y1, x0 int64) bool { v := at(x1, y1, x0); return v != nil && v.Sign() <= 0 })
		if e := r.Positive; bad != (e != nil) || bad && ((place{e.X1, e.Y1, e.X0}) != p || at(p.x1, p.y1, p.x0).Cmp(e.F) != 0) {
			t.Fatalf("%s: not positive at %v (%v), reported %v", f, p, bad, e)
		}
		p, bad = smallest(side, func(x1, y1, x0 int64) bool {
			if x0-1 == x1 {
				return false
			}
			v, before := at(x1, y1, x0), at(x1, y1, x0-1)
			return v != nil && before != nil && before.Cmp(v) > 0
		})
		if e := r.Monotone; bad != (e != nil) || bad && ((place{e.X1, e.Y1, e.X0}) != p || at(p.x1, p.y1, p.x0-1).Cmp(e.Before) != 0) {
			t.Fatalf("%s: not monotone at %v (%v), reported %v", f, p, bad, e)
		}
		semiAdditive(t, f, at, count, r)
		for name, is := range map[string]bool{"integral": r.Integral != nil, "positive": r.Positive != nil,
			"monotone": r.Monotone != nil, "semi-additive": r.SemiAdditive != nil, "end": r.End != nil, "nothing": r.Holds()} {
			if is {
				failed[name]++
			}
		}
	}
	if len(failed) < 6 {
		t.Errorf("the functions fail in too few ways: %v", failed)
	}
}

// semiAdditive checks a report against the sums of the paper, term by term.
func semiAdditive(t *testing.T, f string, at func(x1, y1, x0 int64) *big.Int, count int, r *constraint.Report) {
	t.Helper()
	s := recur.Constrained(member(t, f))
	var list []recur.Candidate
	for n := range count {
		row, err := s.Next()
		if err != nil {
			if r.End == nil || int(r.Rows) != n {
				t.Fatalf("%s: the candidates end after %d rows, reported %d, %v", f, n, r.Rows, r.End)
			}
			return
		}
		list = append(list, row)
		for m := range n {
			sum := new(big.Int)
			for i := 0; i <= m; i++ {
				sum.Add(sum, at(list[n-1-i].A, list[n-1-i].B, list[n-i].A))
			}
			j := n - m - 1
			v := at(list[j].A, list[j].B, list[n].A)
			if v == nil {
				if r.End == nil || int(r.Rows) != n {
					t.Fatalf("%s: no value at rows %d and %d, reported %d, %v", f, n, j, r.Rows, r.End)
				}
				return
			}
			if sum.Cmp(v) < 0 {
				if e := r.SemiAdditive; e == nil || e.N != int64(n) || e.M != int64(m) || e.Sum.Cmp(sum) != 0 || e.F.Cmp(v) != 0 {
					t.Fatalf("%s: fails at n = %d, m = %d with %v < %v, reported %v", f, n, m, sum, v, e)
				}
				return
			}
		}
	}
	if r.SemiAdditive != nil || r.End != nil || int(r.Rows) != count {
		t.Fatalf("%s: semi-additive, but reported %v, %v, %d rows", f, r.SemiAdditive, r.End, r.Rows)
	}
}

// randomFunction is small and simple enough to satisfy a condition now and then.
func randomFunction(rng *rand.Rand) string {
	term := func() string {
		v := []string{"x1", "y1", "x0", "(x0-x1)", "(y1-x1)"}[rng.IntN(5)]
		return []string{v, fmt.Sprint(1 + rng.IntN(5)), v + "^2", v + " mod 3", "floor(" + v + "/2)", "-" + v, "12/" + v, "2^" + v}[rng.IntN(8)]
	}
	f := term()
	for range rng.IntN(3) {
		f += "+" + term()
	}
	if rng.IntN(2) == 0 {
		f = "max(1," + f + ")"
	}
	return f
}

// Progress counts up to the total, in steps that are small enough to stop at.
func TestProgress(t *testing.T) {
	for _, f := range []string{"x1+1", "x0-x1", "y1-x1+1", "x0+y1", "1", "2^80"} {
		c := member(t, f)
		last, most, want := int64(0), int64(0), int64(-1)
		r, err := constraint.Check(c, 60, 300, func(done, total int64, _ string) error {
			if done < last || done > total || want >= 0 && total != want {
				t.Fatalf("%s: %d of %d after %d of %d", f, done, total, last, want)
			}
			most, last, want = max(most, done-last), done, total
			return nil
		})
		if err != nil || !r.Holds() || last != want || most > 1<<16 {
			t.Errorf("%s: %v, %v; ends at %d of %d, longest step %d", f, brief(r), err, last, want, most)
		}
	}
}

var errStop = errors.New("stop")

func TestStop(t *testing.T) {
	const rows = 150
	for stop := range 12 {
		calls := 0
		r, err := constraint.Check(member(t, "x0-x1+y1"), 60, rows, func(done, total int64, _ string) error {
			if calls++; calls > stop {
				return errStop
			}
			return nil
		})
		// To be told to stop when all is done changes nothing.
		finished, told := r.Rows == rows, calls > stop
		if errors.Is(err, errStop) == finished || finished && err != nil || !finished && !told {
			t.Errorf("told to stop at call %d of %d: %v, %+v", stop+1, calls, err, r)
		}
	}
}

func TestRanges(t *testing.T) {
	f := member(t, "1")
	for _, c := range [][2]int64{{0, 1}, {1, 0}, {constraint.MaxSide + 1, 1}, {1, constraint.MaxRows + 1}} {
		if r, err := constraint.Check(f, c[0], c[1], nil); err == nil {
			t.Errorf("side %d and %d rows: no error, but %v", c[0], c[1], r)
		}
	}
}

func TestMembers(t *testing.T) {
	want := "G1 G2 G3 Ex1 Ex2 Ex3 Ex4 T4 T5 T6"
	var names []string
	for _, m := range constraint.Members() {
		names = append(names, m.Name)
		if f, err := constraint.Parse(m.Name); err != nil || f.String() != m.F {
			t.Errorf("%s: %v, %v", m.Name, f, err)
		}
	}
	if got := strings.Join(names, " "); got != want {
		t.Errorf("the members are %s, links promise %s", got, want)
	}
	if _, ok := constraint.Named("x1+1"); ok {
		t.Error("an expression is a name")
	}
	if _, err := constraint.Parse("G4"); err == nil {
		t.Error("G4 is a member")
	}
}

func ExampleCheck() {
	f, _ := game.ParseConstraint("(x0-x1)^2")
	r, _ := constraint.Check(f, 100, 100, nil)
	fmt.Println(r.Positive, r.Monotone)
	fmt.Println(r.SemiAdditive)
	// Output:
	// <nil> <nil>
	// for n = 2, m = 1 the sum is 5, less than f(0, 0, 3) = 9
}

func BenchmarkCheck(b *testing.B) {
	for _, f := range []string{"G1", "G2", "Ex1", "x0-x1+y1"} {
		b.Run(f, func(b *testing.B) {
			for b.Loop() {
				check(b, f, 200, 1000)
			}
		})
	}
}
