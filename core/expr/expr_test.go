package expr

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

var names = []string{"x1", "y1", "x0"}

func eval(t testing.TB, source string, vars ...int64) *big.Int {
	t.Helper()
	e, err := Parse(source, names...)
	if err != nil {
		t.Fatalf("%s: %v", source, err)
	}
	args := make([]*big.Int, len(vars))
	for i, v := range vars {
		args[i] = big.NewInt(v)
	}
	value, err := e.Big(args...)
	if err != nil {
		t.Fatalf("%s: %v", source, err)
	}
	if small, ok := e.Int(vars...); ok == NoValue || ok == Exact && big.NewInt(small).Cmp(value) != 0 {
		t.Fatalf("%s%v = %v in machine words, %v with big integers", source, vars, small, value)
	}
	return value
}

func TestValues(t *testing.T) {
	for source, want := range map[string]int64{
		"1+2*3":                 7,
		"2^3^2":                 512, // groups to the right
		"-2^2":                  -4,  // the sign binds less
		"(-2)^2":                4,
		"2^-1*4":                2,
		"-x1^2 mod 7":           -(3 * 3) + 14,
		"-5 mod 3":              1, // a residue, whatever the sign
		"-5 % 3":                1,
		"7/2*2":                 7, // rational inside
		"floor(7/2)":            3,
		"floor(-7/2)":           -4,
		"ceil(-7/2)":            -3,
		"abs(3-10)":             7,
		"min(4,2,3)":            2,
		"max(1/2,1/3)*2":        1,
		"if(x1<y1,10,1/0)":      10, // only the branch taken is evaluated
		"if(x1>y1,1/0,20)":      20,
		"(x1<=3)+(x1>=3)":       2,
		"(x1=3)+(x1==3)":        2,
		"x1!=3":                 0,
		"0^0":                   1,
		"(-1)^999999999999":     -1,
		" x1 +\ty1":             8,
		"-(-1)^y1-(-1)^x1+3":    5, // y1 = 5 and x1 = 3 are odd
		"x1-floor((x1+1)/x0)+2": 5,
		"x1*(1+(-1)^x1)+1":      1,
		"(1+(-1)^(y1+1))*x1/2":  3,
	} {
		if got := eval(t, source, 3, 5, 8); got.Cmp(big.NewInt(want)) != 0 {
			t.Errorf("%s = %v, want %v", source, got, want)
		}
	}
}

// What does not fit a machine word is computed all the same, never wrapped.
func TestNothingWraps(t *testing.T) {
	two := big.NewInt(2)
	for source, want := range map[string]*big.Int{
		"2^64":                    new(big.Int).Exp(two, big.NewInt(64), nil),
		"9223372036854775807+x1":  new(big.Int).Add(big.NewInt(1<<63-1), big.NewInt(1)),
		"-9223372036854775807-x1": new(big.Int).Lsh(big.NewInt(-1), 63),
		"2^200/2^190":             big.NewInt(1024),
		"3^500 mod 7":             big.NewInt(2), // 3⁶ ≡ 1, 500 = 6·83+2
	} {
		if got := eval(t, source, 1, 1, 1); got.Cmp(want) != 0 {
			t.Errorf("%s = %v, want %v", source, got, want)
		}
	}
}

func TestErrorsPoint(t *testing.T) {
	for _, c := range []struct {
		source string
		at     int
		says   string
	}{
		{"", 0, "expected a number"},
		{"x1+", 3, "found the end"},
		{"x1 $ 2", 3, "'$' means nothing"},
		{"1 + x2", 4, `"x2" is neither`},
		{"(1", 2, `expected ")"`},
		{"1)", 1, "expected an operator"},
		{"min(1)", 5, `expected ","`},
		{"if(1,2)", 6, `expected ","`},
		{"99999999999999999999", 0, "2^63"},
		{"x1 ≤ 2", 3, "'≤' means nothing here; write <="},
		{"x0−x1", 2, "write -"},
		{"x1(1+x1)", 2, "expected an operator"},
		{"1<2<3", 3, "expected an operator"},
		{"mod(5,3)", 0, "neither"},
		{"if", 2, `expected "("`},
		{"min", 3, `expected "("`},
		{"1.5", 1, "'.' means nothing"},
		{"\xff", 0, "means nothing"},
		{strings.Repeat("(", 200), maxDepth + 1, "nested"},
		{strings.Repeat("-", 200) + "1", maxDepth + 1, "nested"},
		{strings.Repeat("1+", 600) + "1", MaxLength, "at most"},
	} {
		_, err := Parse(c.source, names...)
		var e *Error
		if !errors.As(err, &e) || e.At != c.at || !strings.Contains(e.Message, c.says) {
			t.Errorf("%.30q: %v; want character %d and %q", c.source, err, c.at+1, c.says)
		}
	}
}

func TestEvaluationErrorsPoint(t *testing.T) {
	for _, c := range []struct {
		source string
		at     int
		says   string
	}{
		{"1/(x1-3)", 1, "division by zero"},
		{"2 mod 0", 2, "mod by zero"},
		{"x1/2", 0, "3/2 is not an integer"},
		{"2^(1/2)", 1, "exponent"},
		{"0^-1", 1, "negative power"},
		{"2^2^2^2^2^2", 3, "too large"},
		{"(1/2) mod 2", 6, "whole numbers"},
		{"2^-70000", 1, "too large"},
		{"2^65535*2^65535", 7, "too large"},
		{"1/3^40000", 0, "(19087 characters)"},
	} {
		e, err := Parse(c.source, names...)
		if err != nil {
			t.Fatal(err)
		}
		if small, ok := e.Int(3, 5, 8); small != 0 || ok == Exact {
			t.Errorf("%s = %d in machine words", c.source, small)
		}
		_, err = e.Big(big.NewInt(3), big.NewInt(5), big.NewInt(8))
		var at *Error
		if !errors.As(err, &at) || at.At != c.at || !strings.Contains(at.Message, c.says) {
			t.Errorf("%s: %v; want offset %d and %q", c.source, err, c.at, c.says)
		}
	}
}

// The costliest formula that the other bounds allow ends soon all the same.
func TestWorkIsBounded(t *testing.T) {
	e, err := Parse("3^40000/2^60000"+strings.Repeat("+1", 400), names...)
	if err != nil {
		t.Fatal(err)
	}
	var at *Error
	if _, err = e.Big(); !errors.As(err, &at) || !strings.Contains(at.Message, "too many steps") {
		t.Errorf("four hundred sums of long fractions: %v", err)
	}
	// A long whole number costs little: G3 of Fraenkel at its far end.
	if e, err = Parse("y1-x1+1", names...); err != nil {
		t.Fatal(err)
	}
	far := new(big.Int).Lsh(big.NewInt(1), maxBits-1)
	if got, err := e.Big(big.NewInt(3), far, nil); err != nil || got.Sub(far, got).Int64() != 2 {
		t.Errorf("2^%d − (y1−x1+1) = %v, %v", maxBits-1, got, err)
	}
}

func BenchmarkWork(b *testing.B) {
	e, err := Parse("3^40000/2^60000"+strings.Repeat("+1", 400), names...)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		e.Big()
	}
}

func TestUses(t *testing.T) {
	e, _ := Parse("x1+x0", names...)
	if !e.Uses(0) || e.Uses(1) || !e.Uses(2) {
		t.Error("x1+x0 uses x1 and x0 only")
	}
}

// random writes an expression of at most the given depth.
func random(r *rand.Rand, depth int) string {
	if depth == 0 || r.IntN(5) == 0 {
		return []string{"x1", "y1", "x0", "0", "1", "2", "3", "17", "9223372036854775807"}[r.IntN(9)]
	}
	a, b := random(r, depth-1), random(r, depth-1)
	switch r.IntN(8) {
	case 0:
		return []string{"floor", "ceil", "abs"}[r.IntN(3)] + "(" + a + ")"
	case 1:
		return []string{"min", "max"}[r.IntN(2)] + "(" + a + "," + b + ")"
	case 2:
		return "if((" + a + ")<(" + b + ")," + random(r, depth-1) + "," + a + ")"
	case 3:
		return "-(" + a + ")"
	}
	return "(" + a + ")" + []string{"+", "-", "*", "/", "^", "%", " mod ", "<=", "="}[r.IntN(9)] + "(" + b + ")"
}

// A million random expressions neither panic nor run past their bound, and
// machine words agree with big integers wherever both have a value.
func TestRandomExpressions(t *testing.T) {
	n := 1_000_000
	switch {
	case testing.Short():
		n = 20_000
	case os.Getenv("ALL") == "":
		n = 200_000
	}
	r := rand.New(rand.NewPCG(1, 2))
	evaluated := 0
	for i := range n {
		source := random(r, 1+i%4)
		e, err := Parse(source, names...)
		if err != nil {
			var tooLong *Error
			if !errors.As(err, &tooLong) || len(source) <= MaxLength {
				t.Fatalf("%s: %v", source, err)
			}
			continue
		}
		vars := [3]int64{r.Int64N(100), r.Int64N(100), r.Int64N(100)}
		small, ok := e.Int(vars[:]...)
		if ok != Exact && i%16 != 0 { // the slow way now and then
			continue
		}
		value, err := e.Big(big.NewInt(vars[0]), big.NewInt(vars[1]), big.NewInt(vars[2]))
		switch {
		case ok == Exact && (err != nil || value.Cmp(big.NewInt(small)) != 0) || ok == NoValue && err == nil:
			t.Fatalf("%s%v = %d, %v in machine words, %v, %v with big integers", source, vars, small, ok, value, err)
		case ok == Exact:
			evaluated++
		}
	}
	if evaluated < n/4 {
		t.Errorf("only %d of %d expressions had a value: the test tests little", evaluated, n)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"x1+1", "(x0-x1)^2", "floor((x1+1)/x0)+1", "if(x1<2,-1,2^x0)", "min(1,2,3) mod 2", "-2^-2^2"} {
		f.Add(s, int64(1), int64(2), int64(3))
	}
	f.Fuzz(func(t *testing.T, source string, x1, y1, x0 int64) {
		e, err := Parse(source, names...)
		if err != nil {
			var at *Error
			if !errors.As(err, &at) || at.At < 0 || at.At > len(source) {
				t.Fatalf("%q: error without a place: %v", source, err)
			}
			return
		}
		clamp := func(n int64) int64 { return n % (1 << 40) }
		x1, y1, x0 = clamp(x1), clamp(y1), clamp(x0)
		small, ok := e.Int(x1, y1, x0)
		value, err := e.Big(big.NewInt(x1), big.NewInt(y1), big.NewInt(x0))
		if ok == Exact && (err != nil || value.Cmp(big.NewInt(small)) != 0) || ok == NoValue && err == nil {
			t.Fatalf("%q = %d, %v in machine words, %v, %v with big integers", source, small, ok, value, err)
		}
		var dst [1]int64
		done := e.Block().Ints(dst[:], []int64{x1}, []int64{y1}, []int64{x0})
		if done && (err != nil || value.Cmp(big.NewInt(dst[0])) != 0) {
			t.Fatalf("%q = %d in a block, %v, %v with big integers", source, dst[0], value, err)
		}
	})
}

// benchmarked are constraint functions of each kind.
var benchmarked = []string{"x1+1", "x0-x1", "(x0-x1)^2", "(-1)^y1-(-1)^x1+3", "x1-floor((x1+1)/x0)+2", "if(2*x1<y1,x1+1,y1)"}

func BenchmarkInt(b *testing.B) {
	for _, source := range benchmarked {
		b.Run(source, func(b *testing.B) {
			e, err := Parse(source, names...)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for i := range b.N {
				e.Int(int64(i&1023), int64(i&4095), int64(i&1023)+1)
			}
		})
	}
}
