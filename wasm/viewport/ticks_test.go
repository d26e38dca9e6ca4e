package viewport

import (
	"math"
	"math/big"
	oldrand "math/rand"
	"math/rand/v2"
	"strings"
	"testing"
)

func labels(a *Axis) []string {
	var out []string
	for _, t := range a.Ticks {
		if !t.Minor {
			out = append(out, t.Label)
		}
	}
	return out
}

func TestTicks(t *testing.T) {
	tests := []struct {
		name     string
		x        string
		z        float64
		gap      float64
		caption  string
		first    string
		second   string
		majorPix float64
	}{
		{"squares of 64 px", "3", 6, 48, "", "0", "1", 64},
		{"the opening", "30", 4, 96, "", "0", "10", 160},
		{"one to one", "500", 0, 96, "", "0", "100", 100},
		{"thousands", "5000", -4, 96, "", "0", "2000", 125},
		{"ten thousands", "1000000", 0, 96, "", "999\u2009500", "999\u2009600", 100},
		{"a million a pixel", "1000000000", math.Log2(1e-6), 96, "", "5×10⁸", "6×10⁸", 100},
		{"a long number", "123456789012", 0, 96, "x = 1.2345…×10¹¹ + …", "−11\u2009400", "−11\u2009300", 100},
		{"a googol and seven", "10^100+7", 0, 96, "x = 10¹⁰⁰ + …", "−400", "−300", 100},
		{"far out", "10^100+7", -300, 96, "x = 10¹⁰⁰ + …", "−10⁹³", "−8×10⁹²", 0},
		{"and all in view", "10^100+7", -325, 96, "", "0", "10¹⁰⁰", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := New(1000, 600, 1)
			n := number(t, tt.x)
			v.Look(n, n, tt.z)
			var a Axis
			a.Update(v, false, tt.gap)
			got := labels(&a)
			t.Log(a.Caption, got)
			if a.Caption != tt.caption || len(got) < 2 || got[0] != tt.first || got[1] != tt.second {
				t.Errorf("caption %q, labels %q; want %q, %q, %q, …", a.Caption, got, tt.caption, tt.first, tt.second)
			}
			if px := a.step.pixels(v.z); tt.majorPix > 0 && math.Abs(px-tt.majorPix) > 1e-6 {
				t.Errorf("labels are %v px apart, want %v", px, tt.majorPix)
			}
		})
	}
}

// Ticks are where ToScreen says, at round numbers, evenly, with room between,
// and their labels are true: base plus offset.
func TestTicksAreTrue(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 1))
	var a Axis // one for all, so that what it keeps is tested too
	for range 400 {
		v := New(1000, 600, 1)
		n := new(big.Int).Rand(oldRand(rng), powerOfTen(rng.IntN(200)+1))
		v.Look(n, n, rng.Float64()*700-694)
		vertical := rng.IntN(2) == 0
		for range 3 {
			v.Pan(rng.NormFloat64()*200, rng.NormFloat64()*200)
			a.Update(v, vertical, 90)
			checkTicks(t, v, &a, vertical)
		}
	}
}

func checkTicks(t *testing.T, v *View, a *Axis, vertical bool) {
	t.Helper()
	minor := new(big.Int).Set(&a.minor)
	if !isRound(minor) {
		t.Fatalf("ticks every %v positions", minor)
	}
	value := new(big.Int).Mul(&a.first, minor)
	length := v.w
	if vertical {
		length = v.h
	}
	lastLabel := math.Inf(-1)
	for i, tick := range a.Ticks {
		px, py, _ := v.ToScreen(value, value)
		want := px + v.Cell()/2
		if vertical {
			want = py - v.Cell()/2
		}
		if math.Abs(tick.At-want) > 1e-3 || want < -v.Cell()-1e-3 || want > length+v.Cell()+1e-3 {
			t.Fatalf("zoom %v: tick %d, %v, is at %v, want %v", v.z, i, value, tick.At, want)
		}
		if major := new(big.Int).Mod(value, &a.major).Sign() == 0; major == tick.Minor || tick.Minor != (tick.Label == "") {
			t.Fatalf("tick %d, %v: minor %v, label %q", i, value, tick.Minor, tick.Label)
		}
		if !tick.Minor {
			if math.Abs(tick.At-lastLabel) < 90-1e-6 {
				t.Fatalf("labels %v px apart", tick.At-lastLabel)
			}
			lastLabel = tick.At
			checkLabel(t, a, tick.Label, value)
		}
		value.Add(value, minor)
	}
	// None is missing at either end.
	if len(a.Ticks) == 0 {
		return
	}
	begin, end := 0.0, v.w
	if vertical {
		begin, end = v.h, 0
	}
	most := a.step.pixels(v.z)/float64(a.step.parts) + v.Cell()
	if at := a.Ticks[0].At; a.first.Sign() > 0 && math.Abs(at-begin) > most {
		t.Fatalf("zoom %v: the first tick is at %v, %v px missing", v.z, at, most)
	}
	if at := a.Ticks[len(a.Ticks)-1].At; math.Abs(at-end) > most {
		t.Fatalf("zoom %v: the last tick is at %v, %v px missing", v.z, at, most)
	}
}

func checkLabel(t *testing.T, a *Axis, label string, value *big.Int) {
	t.Helper()
	want := new(big.Int).Set(value)
	if a.Base != nil {
		want.Sub(want, a.Base)
		rest, plus := strings.CutPrefix(label, "+")
		if plus != (want.Sign() >= 0) {
			t.Fatalf("label %q has the wrong sign", label)
		}
		label = rest
	}
	if label != Readable(want) || strings.Contains(label, "…") {
		t.Fatalf("label %q for %v (base %v)", label, value, a.Base)
	}
	if n := len([]rune(label)); n > 13 {
		t.Fatalf("label %q is %d characters long", label, n)
	}
}

func isRound(n *big.Int) bool {
	s := strings.TrimRight(n.String(), "0")
	return s == "1" || s == "2" || s == "5"
}

func TestNoTicksBeyondTheEdge(t *testing.T) {
	v := New(1000, 600, 1)
	v.Look(big.NewInt(0), big.NewInt(0), 3)
	v.Pan(300, -200)
	var a Axis
	for _, vertical := range []bool{false, true} {
		a.Update(v, vertical, 90)
		if got := labels(&a); len(got) == 0 || got[0] != "0" {
			t.Errorf("labels %q, want 0 first", got)
		}
	}
}

func TestPanningWithinTicksAllocatesNothing(t *testing.T) {
	v := New(1000, 600, 1)
	n := number(t, "10^100+7")
	v.Look(n, n, -20)
	var a Axis
	a.Update(v, false, 96)
	dx := 0.001
	if got := testing.AllocsPerRun(100, func() { dx = -dx; v.Pan(dx, 0); a.Update(v, false, 96) }); got != 0 {
		t.Errorf("%v allocations a frame", got)
	}
}

func TestReadable(t *testing.T) {
	tests := []struct{ n, want string }{
		{"0", "0"}, {"-5", "−5"}, {"1234", "1234"}, {"12345", "12\u2009345"}, {"-1234567", "−1\u2009234\u2009567"},
		{"12345678", "1.2345…×10⁷"}, {"10000000", "10⁷"}, {"30000000", "3×10⁷"}, {"-12000000000", "−1.2×10¹⁰"},
		{"10^100+7", "1.0000…×10¹⁰⁰"}, {"10^9999", "10⁹⁹⁹⁹"},
	}
	for _, tt := range tests {
		if got := Readable(number(t, tt.n)); got != tt.want {
			t.Errorf("Readable(%s) = %q, want %q", tt.n, got, tt.want)
		}
	}
}

// Of long numbers the first digits are those of all of them.
func TestReadableLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(10, 4))
	told := 0
	for i := range 300 {
		n := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(301+rng.IntN(3000))), nil)
		switch i % 4 {
		case 1:
			n.Sub(n, big.NewInt(rng.Int64N(2)))
		case 2:
			n.Mul(n, big.NewInt(1+rng.Int64N(1e9)))
			n.Add(n, big.NewInt(rng.Int64N(3)-1))
		case 3:
			n.Mul(n, big.NewInt(rng.Int64())).Rsh(n, uint(rng.IntN(60))).Neg(n)
		}
		text, ok := readableLong(n)
		if !ok {
			continue
		}
		told++
		s := n.String()
		sign := ""
		if s[0] == '-' {
			sign, s = "−", s[1:]
		}
		if want := sign + s[:1] + "." + s[1:5] + "…×10" + Superscript(len(s)-1); text != want {
			t.Fatalf("%.50s… of %d digits is written %s, not %s", s, len(s), text, want)
		}
	}
	if told < 60 {
		t.Errorf("only %d numbers were told by their first digits", told)
	}
}

func TestFull(t *testing.T) {
	tests := []struct{ n, want string }{
		{"0", "0"}, {"-5", "−5"}, {"1234", "1234"}, {"12345678", "12\u2009345\u2009678"},
		{"10^100+7", "100000000…000000007 [101 digits]"},
	}
	for _, tt := range tests {
		if got := Full(number(t, tt.n)); got != tt.want {
			t.Errorf("Full(%s) = %q, want %q", tt.n, got, tt.want)
		}
	}
}

func BenchmarkAxisUpdate(b *testing.B) {
	v := New(1920, 1080, 1)
	n := number(b, "10^100+7")
	v.Look(n, n, -20)
	var a Axis
	b.ReportAllocs()
	for b.Loop() {
		v.Pan(1, 0)
		a.Update(v, false, 96)
	}
}

// oldRand lets math/big draw from a generator of math/rand/v2.
func oldRand(r *rand.Rand) *oldrand.Rand { return oldrand.New(source{r}) }

type source struct{ r *rand.Rand }

func (s source) Int63() int64 { return s.r.Int64() }
func (s source) Seed(int64)   {}

// Full writes all digits just when Shortened says so.
func TestShortened(t *testing.T) {
	for digits := 1; digits < 60; digits++ {
		for _, text := range []string{"1" + strings.Repeat("0", digits-1), strings.Repeat("9", digits), "-" + strings.Repeat("9", digits)} {
			n, _ := new(big.Int).SetString(text, 10)
			if got := Shortened(n); got != strings.Contains(Full(n), "…") || got != (digits > 30) {
				t.Errorf("%s: shortened %v, written %s", text, got, Full(n))
			}
		}
	}
}
