package beam_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/beam"
)

var (
	zero   = beam.Int(0)
	golden = beam.Of(1, 1, 5, 2)
)

// TestNormalForm: one number has one text, however it was made.
func TestNormalForm(t *testing.T) {
	tests := []struct {
		p, q, d, r int64
		want       string
	}{
		{1, 1, 5, 2, "(1+√5)/2"},
		{2, 2, 5, 4, "(1+√5)/2"},
		{-3, -3, 5, -6, "(1+√5)/2"},
		{-1, 1, 5, 2, "(√5-1)/2"},
		{-1, -1, 5, 2, "(-1-√5)/2"},
		{1, -1, 5, 2, "(1-√5)/2"},
		{0, 1, 8, 1, "2√2"},
		{0, -1, 8, 6, "-√2/3"},
		{2, -1, 2, 1, "2-√2"},
		{0, 5, 12, 10, "√3"},
		{1, 1, 9, 2, "2"},
		{1, 2, 9, 2, "7/2"},
		{-7, 0, 5, 14, "-1/2"},
		{3, 4, 0, 3, "1"},
		{0, 0, 7, 5, "0"},
		{0, 1, 1009 * 1009, 1, "1009"},         // a square beyond trial division
		{0, 1, 4 * 1009 * 1009, 1, "2018"},     // and with a small factor
		{0, 1, 997 * 997 * 3, 1, "997√3"},      // the last prime tried
		{0, 1, 1009 * 1009 * 3, 1, "√3054243"}, // not cheap: stays
		{0, 1, 720720 * 720720 * 2, 720720, "√2"},
	}
	for _, test := range tests {
		if got := beam.Of(test.p, test.q, test.d, test.r).String(); got != test.want {
			t.Errorf("(%d + %d√%d)/%d is written %s, want %s", test.p, test.q, test.d, test.r, got, test.want)
		}
	}
	if got := (beam.Surd{}).String(); got != "0" {
		t.Errorf("the zero value is %s", got)
	}
}

func TestMathML(t *testing.T) {
	tests := []struct {
		x    beam.Surd
		want string
	}{
		{golden, "<mfrac><mrow><mn>1</mn><mo>+</mo><msqrt><mn>5</mn></msqrt></mrow><mn>2</mn></mfrac>"},
		{beam.Of(-1, 3, 5, 1), "<mrow><mn>3</mn><mo>\u2062</mo><msqrt><mn>5</mn></msqrt><mo>−</mo><mn>1</mn></mrow>"},
		{beam.Int(-4), "<mrow><mo>−</mo><mn>4</mn></mrow>"},
	}
	for _, test := range tests {
		if got := test.x.MathML(); got != test.want {
			t.Errorf("%v: %s, want %s", test.x, got, test.want)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	n := big.NewInt
	if _, err := beam.New(n(1), n(1), n(-5), n(2)); err == nil {
		t.Error("√−5 was taken for a real number")
	}
	if _, err := beam.New(n(1), n(1), n(5), n(0)); err == nil {
		t.Error("denominator 0 was allowed")
	}
}

// Known to many digits; A001622 and A002193.
const (
	golden100 = "1.6180339887498948482045868343656381177203091798057628621354486227052604628189024497072072041893911374"
	sqrt100   = "1.4142135623730950488016887242096980785696718753769480731766797379907324784621070388503875343276415727"
)

func TestDecimal(t *testing.T) {
	tests := []struct {
		x      beam.Surd
		digits int
		want   string
	}{
		{golden, 100, golden100},
		{golden.Inv(), 100, "0" + golden100[1:]},
		{beam.Of(0, 1, 2, 1), 100, sqrt100},
		{beam.Of(0, -1, 2, 1), 3, "-1.414"},
		{beam.Of(2, 0, 0, 3), 4, "0.6666"}, // cut off, not rounded
		{beam.Of(-2, 0, 0, 3), 4, "-0.6666"},
		{beam.Of(-1, 0, 0, 1000), 2, "0.00"},
		{beam.Of(1, 0, 0, 1000), 4, "0.0010"},
		{beam.Of(7, 0, 0, 2), 2, "3.50"},
		{golden, 0, "1"},
		{beam.Surd{}, 2, "0.00"},
	}
	for _, test := range tests {
		if got, err := test.x.Decimal(test.digits); err != nil || got != test.want {
			t.Errorf("%v to %d digits: %s, %v; want %s", test.x, test.digits, got, err, test.want)
		}
	}
	for _, digits := range []int{-1, beam.MaxDigits + 1, math.MaxInt} {
		if got, err := golden.Decimal(digits); err == nil {
			t.Errorf("%d digits: %.20s… and no error", digits, got)
		}
	}
	long, err := golden.Decimal(beam.MaxDigits)
	if err != nil || len(long) != beam.MaxDigits+2 || !strings.HasPrefix(long, golden100) {
		t.Errorf("%d digits: %.20s…, %v", beam.MaxDigits, long, err)
	}
}

// TestFloat64 compares with the decimals, also where almost everything
// cancels: the last is about 10⁻¹⁸ made of numbers of 10⁹.
func TestFloat64(t *testing.T) {
	tests := []beam.Surd{golden, golden.Neg(), beam.Of(0, 1, 2, 1), beam.Int(0), beam.Int(1 << 53),
		beam.Of(-1_000_000_000, 1, 1_000_000_000_000_000_001, 1).Mul(beam.Of(1, 0, 0, 1_000_000_000))}
	for _, x := range tests {
		decimal, err := x.Decimal(60)
		if err != nil {
			t.Fatal(err)
		}
		want, err := strconv.ParseFloat(decimal, 64)
		if err != nil {
			t.Fatal(err)
		}
		if got := x.Float64(); math.Abs(got-want) > math.Abs(want)*0x1p-52 {
			t.Errorf("%v is %v, want %v", x, got, want)
		}
	}
	huge := beam.Int(1 << 62)
	for range 5 {
		huge = huge.Mul(huge)
	}
	if got := huge.Float64(); !math.IsInf(got, 1) {
		t.Errorf("2^1984 is %v", got)
	}
	if got := huge.Inv().Mul(huge.Inv()).Float64(); got != 0 {
		t.Errorf("2^−3968 is %v", got)
	}
}

// random makes a number of ℚ(√d), small enough for coincidences.
func random(r *rand.Rand, d int64) beam.Surd {
	return beam.Of(r.Int64N(41)-20, r.Int64N(41)-20, d, r.Int64N(12)+1)
}

// TestField checks the axioms of an ordered field on random numbers of one
// field, written with different radicands.
func TestField(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	equal := func(name string, x, y beam.Surd) {
		t.Helper()
		if x.Cmp(y) != 0 || x.String() != y.String() {
			t.Errorf("%s: %v ≠ %v", name, x, y)
		}
	}
	for _, d := range []int64{0, 1, 2, 5, 12, 30} {
		for range 300 {
			x, y, z := random(r, d), random(r, 4*d), random(r, 9*d)
			equal("x+y = y+x", x.Add(y), y.Add(x))
			equal("(x+y)+z = x+(y+z)", x.Add(y).Add(z), x.Add(y.Add(z)))
			equal("xy = yx", x.Mul(y), y.Mul(x))
			equal("(xy)z = x(yz)", x.Mul(y).Mul(z), x.Mul(y.Mul(z)))
			equal("x(y+z) = xy+xz", x.Mul(y.Add(z)), x.Mul(y).Add(x.Mul(z)))
			equal("x−x = 0", x.Sub(x), zero)
			equal("(x−y)+y = x", x.Sub(y).Add(y), x)
			if x.Sign() != 0 {
				equal("x/x = 1", x.Quo(x), beam.Int(1))
				equal("1/(1/x) = x", x.Inv().Inv(), x)
			}
			if x.Cmp(y) != -y.Cmp(x) || x.Cmp(y) != x.Sub(y).Sign() || x.Neg().Sign() != -x.Sign() {
				t.Errorf("the order of %v and %v", x, y)
			}
			if x.Sign() > 0 && y.Sign() > 0 && (x.Add(y).Sign() <= 0 || x.Mul(y).Sign() <= 0) {
				t.Errorf("%v and %v are positive, their sum or product is not", x, y)
			}
		}
	}
}

// TestCmp compares numbers of different fields with their decimals.
func TestCmp(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		x, y := random(r, 2), random(r, 3)
		fx, fy := x.Float64(), y.Float64()
		if math.Abs(fx-fy) < 1e-12 && !(x.Rational() && y.Rational()) {
			continue
		}
		want := 0
		if fx < fy {
			want = -1
		} else if fx > fy {
			want = 1
		}
		if got := x.Cmp(y); got != want {
			t.Errorf("%v against %v: %d, want %d", x, y, got, want)
		}
	}
	// 41/29 < √2 < 99/70 < 2√3−2 … to the seventh digit and beyond.
	ascending := []beam.Surd{beam.Of(41, 0, 0, 29), beam.Of(0, 1, 2, 1), beam.Of(99, 0, 0, 70), beam.Of(-2, 2, 3, 1)}
	for i, x := range ascending {
		for j, y := range ascending {
			if got, want := x.Cmp(y), min(1, max(-1, i-j)); got != want {
				t.Errorf("%v against %v: %d, want %d", x, y, got, want)
			}
		}
	}
}

// TestOneFieldApart: radicands whose common square is too large to be pulled
// out still belong to one field.
func TestOneFieldApart(t *testing.T) {
	x, y := beam.Of(1, 2, 3, 5), beam.Of(1, 2, 3*1009*1009, 5)
	want := beam.Of(2, 2020, 3, 5)
	if got := x.Add(y); got.Cmp(want) != 0 || got.Sub(want).Sign() != 0 {
		t.Errorf("the sum is %v, want %v", got, want)
	}
}

func TestPanics(t *testing.T) {
	panics := func(name string, f func()) {
		t.Helper()
		defer func() {
			if recover() == nil {
				t.Errorf("%s did not panic", name)
			}
		}()
		f()
	}
	panics("√2 + √3", func() { beam.Of(0, 1, 2, 1).Add(beam.Of(0, 1, 3, 1)) })
	panics("1/0", func() { zero.Inv() })
	panics("1/(the zero value)", func() { beam.Surd{}.Inv() })
}

// FuzzFloor compares ⌊n·x + c⌋ with rational arithmetic: √d lies between two
// neighbouring multiples of 2^−300, which is close enough to decide.
func FuzzFloor(f *testing.F) {
	f.Add(int64(1), int64(1), int64(5), int64(2), int64(1000), int64(0))
	f.Add(int64(-1), int64(1), int64(5), int64(2), int64(-7), int64(3))
	f.Add(int64(0), int64(-1), int64(49), int64(7), int64(1), int64(0))
	f.Add(int64(math.MinInt64), int64(math.MinInt64), int64(math.MaxInt64), int64(math.MinInt64), int64(math.MinInt64), int64(math.MinInt64))
	f.Fuzz(func(t *testing.T, p, q, d, r, n, c int64) {
		if d < 0 || r == 0 {
			return
		}
		got := beam.Of(p, q, d, r).FloorMul(big.NewInt(n), beam.Int(c))
		const bits = 300
		root := new(big.Int).Lsh(big.NewInt(d), 2*bits)
		root.Sqrt(root)
		exact := new(big.Int).Mul(root, root).Cmp(new(big.Int).Lsh(big.NewInt(d), 2*bits)) == 0
		low := rationalFloor(p, q, root, bits, r, n, c)
		if !exact {
			root.Add(root, big.NewInt(1))
			high := rationalFloor(p, q, root, bits, r, n, c)
			if low.Cmp(high) > 0 {
				low, high = high, low
			}
			if got.Cmp(low) < 0 || got.Cmp(high) > 0 || new(big.Int).Sub(high, low).Cmp(big.NewInt(1)) > 0 {
				t.Fatalf("⌊%d·(%d+%d√%d)/%d + %d⌋ = %v, not from %v to %v", n, p, q, d, r, c, got, low, high)
			}
			return
		}
		if got.Cmp(low) != 0 {
			t.Fatalf("⌊%d·(%d+%d√%d)/%d + %d⌋ = %v, want %v", n, p, q, d, r, c, got, low)
		}
	})
}

// rationalFloor is ⌊n·(p + q·root/2^bits)/r + c⌋.
func rationalFloor(p, q int64, root *big.Int, bits uint, r, n, c int64) *big.Int {
	integer := func(k int64) *big.Rat { return new(big.Rat).SetInt64(k) }
	x := new(big.Rat).SetFrac(root, new(big.Int).Lsh(big.NewInt(1), bits))
	x.Mul(x, integer(q)).Add(x, integer(p)).Mul(x, integer(n)).Quo(x, integer(r)).Add(x, integer(c))
	return new(big.Int).Div(x.Num(), x.Denom())
}
