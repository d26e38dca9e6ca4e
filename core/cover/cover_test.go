package cover_test

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/cover"
	"wythoffatlas/core/expr"
	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
	"wythoffatlas/core/wytlex"
)

func pair(t testing.TB, text string) *cover.Pair {
	t.Helper()
	p, err := cover.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if p.String() != text {
		t.Fatalf("%s becomes %s", text, p)
	}
	return p
}

// first is the first terms as text.
func first(t testing.TB, p *cover.Pair, count int64) string {
	t.Helper()
	var y, z []string
	for n := int64(1); n <= count; n++ {
		a, b, err := p.Term(big.NewInt(n))
		if err != nil {
			t.Fatal(err)
		}
		y, z = append(y, a.String()), append(z, b.String())
	}
	return strings.Join(y, " ") + "; " + strings.Join(z, " ")
}

// covers are monotonic disjoint covers.
var covers = []string{
	"wythoff", "wythoff:2", "wythoff:3", "wythoff:17", "wythoff:1000000", "vile", "hofstadter",
	"beatty:(1+sqrt(5))/2", "beatty:sqrt(2)", "beatty:√2", "beatty:4/3-√2/100,1/2",
	"beatty:3/2,0,3,-1", "beatty:sqrt(2)-1/5,1/2", "beatty:sqrt(2)+1/100,1/5-sqrt(2)/10",
	"beatty:5/4,0,5,-1", "list:1,3,4,6;2,5,7,10", "list:1;2", "list: 1, 2 ; 3, 5",
}

// The first terms, by OEIS and by the tables of the papers.
func TestTerms(t *testing.T) {
	for _, c := range []struct{ text, source, want string }{
		{"wythoff", "A000201, A001950", "1 3 4 6 8 9 11 12; 2 5 7 10 13 15 18 20"},
		{"beatty:(1+sqrt(5))/2", "A000201, A001950", "1 3 4 6 8 9 11 12; 2 5 7 10 13 15 18 20"},
		{"wythoff:2", "A001951, A001952", "1 2 4 5 7 8 9 11; 3 6 10 13 17 20 23 27"},
		{"wythoff:3", "A184480, A001956", "1 2 3 5 6 7 9 10; 4 8 12 17 21 25 30 34"},
		{"vile", "A003159, A036554", "1 3 4 5 7 9 11 12; 2 6 8 10 14 18 22 24"},
		{"hofstadter", "A030124−1, A005228−1", "1 3 4 5 7 8 9 10; 2 6 11 17 25 34 44 55"},
	} {
		if got := first(t, pair(t, c.text), 8); got != c.want {
			t.Errorf("%s: %s; %s says %s", c.text, got, c.source, c.want)
		}
	}
}

// Every term of a pair by its definition: y is the least integer not yet there.
func TestChecked(t *testing.T) {
	for _, text := range covers {
		p := pair(t, text)
		report, err := p.Check(3000, nil)
		if err != nil || report.Cover != nil || report.Monotonic != nil || report.Terms == 0 {
			t.Errorf("%s: %+v, %v, %v", text, report, report.Cover, err)
			continue
		}
		there, mex := map[string]bool{}, int64(1)
		for n := int64(1); n <= report.Terms; n++ {
			y, z, err := p.Term(big.NewInt(n))
			if err != nil {
				t.Fatal(err)
			}
			for there[fmt.Sprint(mex)] {
				mex++
			}
			if y.Int64() != mex || there[z.String()] {
				t.Fatalf("%s: term %d is %v, %v; least is %d", text, n, y, z, mex)
			}
			there[y.String()], there[z.String()] = true, true
		}
		for there[fmt.Sprint(mex)] {
			mex++
		}
		if report.UpTo.Int64() < mex-1 {
			t.Errorf("%s: each integer up to %v, want %d", text, report.UpTo, mex-1)
		}
	}
}

// Theorem 20 with the f of Theorem 22 gives the pair back: p1 = mex and
// p2 = p1 + Σ f.
func TestTheorem20(t *testing.T) {
	for _, text := range covers {
		p := pair(t, text)
		f := p.F()
		rows := int64(2000)
		if last, ends := p.Terms(); ends {
			rows = min(rows, last)
		}
		there, mex := map[string]bool{"0": true}, big.NewInt(0)
		at, sum := game.Vector{new(big.Int), new(big.Int)}, new(big.Int)
		for n := int64(0); ; n++ {
			row, err := p.Row(big.NewInt(n))
			if err != nil || row.Y.Cmp(at[0]) != 0 || row.Z.Cmp(at[1]) != 0 {
				t.Fatalf("%s: row %d is %v, %v; the game has %v", text, n, row, err, at)
			}
			there[at[0].String()], there[at[1].String()] = true, true
			if n == rows {
				break
			}
			value, err := f.Value(at)
			if err != nil || value.Sign() <= 0 || value.Cmp(row.F) != 0 || !row.Known {
				t.Fatalf("%s: f%v = %v, %v; the table has %v", text, at, value, err, row.F)
			}
			sum.Add(sum, value)
			for there[mex.String()] {
				mex.Add(mex, big.NewInt(1))
			}
			at = game.Vector{new(big.Int).Set(mex), new(big.Int).Add(mex, sum)}
		}
	}
}

// The game with that f, by its own package, and the papers' f's.
func TestGame(t *testing.T) {
	for _, text := range covers {
		p := pair(t, text)
		rows := int64(1000)
		if last, ends := p.Terms(); ends {
			rows = min(rows, last+1)
		}
		g := extendGame(t, p, rows)
		for n := int64(1); n < rows; n++ {
			y, z, err := p.Term(big.NewInt(n))
			if got := g.Row(n); err != nil || got[0].Cmp(y) != 0 || got[1].Cmp(z) != 0 {
				t.Fatalf("%s: row %d is %v, want %v, %v", text, n, got, y, z)
			}
		}
	}
	for _, c := range []struct{ text, f string }{ // New games, G1 and G2; the others are constant
		{"hofstadter", "p1+1"}, {"wythoff", "1"}, {"wythoff:7", "7"},
	} {
		f, err := wytlex.FromExpr(c.f, 2)
		if err != nil {
			t.Fatal(err)
		}
		p := pair(t, c.text)
		for n := range int64(500) {
			row, err := p.Row(big.NewInt(n))
			if err != nil {
				t.Fatal(err)
			}
			if want, err := f.Value(game.Vector{row.Y, row.Z}); err != nil || want.Cmp(row.F) != 0 {
				t.Errorf("%s: f is %v at [%v, %v], want %v", c.text, row.F, row.Y, row.Z, want)
			}
		}
	}
}

// a-Wythoff's pair is what its recursion gives (A = mex, B = A + an).
func TestWythoffPairs(t *testing.T) {
	for _, a := range []int64{1, 2, 3, 10, 999} {
		p := pair(t, fmt.Sprintf("wythoff:%d", a))
		rows := recur.ST(1, a, game.Normal)
		rows.Next()
		for n := int64(1); n < 2000; n++ {
			want := rows.Next()
			if y, z, err := p.Term(big.NewInt(n)); err != nil || y.Int64() != want.A || z.Int64() != want.B {
				t.Fatalf("a = %d: term %d is %v, %v, %v; want %v", a, n, y, z, err, want)
			}
		}
	}
}

// Far away the ranks are found by arithmetic: f is what the two terms say.
func TestFar(t *testing.T) {
	for _, text := range covers {
		p := pair(t, text)
		last, ends := p.Terms()
		far := new(big.Int).Exp(big.NewInt(10), big.NewInt(60), nil)
		if ends && last > 100 {
			far.SetInt64(last - 1000)
		} else if ends {
			far.SetInt64(0)
		}
		for d := range int64(50) {
			n := new(big.Int).Add(far, big.NewInt(d))
			row, err := p.Row(n)
			if err != nil {
				if !ends || d <= last {
					t.Errorf("%s, row %v: %v", text, n, err)
				}
				continue
			}
			value, err := p.F().Value(game.Vector{row.Y, row.Z})
			if text == "hofstadter" && err != nil { // y lies past what is listed
				continue
			}
			if err != nil || value.Cmp(row.F) != 0 || value.Sign() <= 0 {
				t.Errorf("%s: f is %v at row %v, %v; want %v", text, value, n, err, row.F)
			}
			off := game.Vector{row.Y, new(big.Int).Add(row.Z, big.NewInt(1))}
			if value, err := p.F().Value(off); err != nil || value.Cmp(big.NewInt(1)) != 0 {
				t.Errorf("%s: f is %v at %v, which is no P-position, %v", text, value, off, err)
			}
			z := game.Vector{row.Z, new(big.Int).Lsh(row.Z, 1)}
			if value, err := p.F().Value(z); n.Sign() > 0 && text != "hofstadter" && (err != nil || value.Cmp(big.NewInt(1)) != 0) {
				t.Errorf("%s: f is %v at %v, which is no P-position, %v", text, value, z, err)
			}
		}
	}
}

// Hofstadter's sequences by the recursion, as far as one can count.
func TestHofstadter(t *testing.T) {
	p := pair(t, "hofstadter")
	there := map[int64]bool{}
	y, z := int64(0), int64(0)
	for n := int64(1); n <= 20_000; n++ {
		next := y + 1
		for there[next] {
			next++
		}
		z += y + 1 + next - y // z − y grows by y + 1
		y = next
		there[z] = true
		if a, b, err := p.Term(big.NewInt(n)); err != nil || a.Int64() != y || b.Int64() != z {
			t.Fatalf("term %d is %v, %v, %v; want %d, %d", n, a, b, err, y, z)
		}
	}
	last, _ := p.Terms()
	end := big.NewInt(last)
	if _, _, err := p.Term(end); err != nil {
		t.Error(err)
	}
	if _, _, err := p.Term(end.Add(end, big.NewInt(1))); err == nil {
		t.Error("a term past the last")
	}
	if _, err := p.F().Value(game.Vector{end, end.Lsh(end, 20)}); err == nil {
		t.Error("f past the last term")
	}
}

// Where pairs fail.
func TestFaults(t *testing.T) {
	const none = cover.FaultKind(99)
	for _, c := range []struct {
		text      string
		cover     cover.FaultKind
		value     string
		monotonic cover.FaultKind
		n         int64
		densities int
	}{
		{"beatty:3/2", cover.Missing, "2", none, 0, 0},                           // 1 3 4, 3 6 9
		{"beatty:sqrt(2),0,sqrt(3)", cover.Twice, "1", cover.NotMonotonic, 1, 1}, // 1 2 4, 1 3 5
		{"beatty:2,0,3", cover.Missing, "1", none, 0, -1},                        // 2 4 6, 3 6 9
		{"beatty:2+sqrt(2)", none, "", cover.NotMonotonic, 1, 0},                 // the longer steps first
		{"beatty:2,-1,2,0", none, "", cover.NotMonotonic, 2, 0},                  // odd and even
		{"beatty:(1+sqrt(5))/2,1/3", none, "", cover.NotMonotonic, 2, 0},         // 1 3, 2 4: q < 3
		{"beatty:1/2,0,sqrt(7)", cover.NotPositive, "0", none, 0, 1},
		{"beatty:2/3,1,5,0", cover.Falling, "3", none, 0, 1}, // 1 2 3 3
		{"list:1,3,6;2,7,12", cover.Missing, "4", none, 0, 0},
		{"list:1,2,4;3,4,9", cover.Twice, "4", cover.NotMonotonic, 2, 0},
		{"list:1,3,4;2,5,6", none, "", cover.NotMonotonic, 3, 0},
		{"list:1,3,4;2,6,7", none, "", cover.NotMonotonic, 3, 0}, // 5 may be y⁴
		{"list:1,2,2;3,6,9", cover.Falling, "2", none, 0, 0},
		{"list:2,3;1,4", none, "", cover.NotMonotonic, 1, 0},
		{"list:0,1;2,4", cover.NotPositive, "0", none, 0, 0},
		{"list:7;8", cover.Missing, "1", none, 0, 0},
	} {
		p := pair(t, c.text)
		report, err := p.Check(200, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := report.Cover; (got == nil) != (c.cover == none) || got != nil && (got.Kind != c.cover || got.Value.String() != c.value) {
			t.Errorf("%s: %v, want kind %d at %s", c.text, got, c.cover, c.value)
		}
		if got := report.Monotonic; (got == nil) != (c.monotonic == none) || got != nil && (got.Kind != c.monotonic || got.N != c.n) {
			t.Errorf("%s: %v, want kind %d at term %d", c.text, got, c.monotonic, c.n)
		}
		for _, fault := range []*cover.Fault{report.Cover, report.Monotonic} {
			if fault != nil && !strings.HasPrefix(fault.Error(), "cover: ") {
				t.Errorf("%s: %v", c.text, fault)
			}
		}
		if b, ok := p.Beatty(); ok && b.Densities() != c.densities {
			t.Errorf("%s: 1/p + 1/q compares to 1 as %d, want %d", c.text, b.Densities(), c.densities)
		}
	}
}

// Corollary 23 on pairs with q ≥ 3 and below.
func TestCorollary23(t *testing.T) {
	for text, promised := range map[string]bool{
		"wythoff": false, "wythoff:2": true, "beatty:3/2,0,3,-1": true, "beatty:√3": false, "beatty:√2,0,7": false,
	} {
		b, ok := pair(t, text).Beatty()
		said := strings.Join(b.Corollary(), " ")
		if !ok || strings.Contains(said, "it is monotonic") != promised {
			t.Errorf("%s: %s", text, said)
		}
		if b.Densities() == 0 && b.Q.Cmp(beam.Int(3)) >= 0 != promised {
			t.Errorf("%s: q is %v", text, b.Q)
		}
	}
}

// Numbers as they may be typed, and what they are.
func TestNumbers(t *testing.T) {
	for text, want := range map[string]beam.Surd{
		"(1+sqrt(5))/2": beam.Of(1, 1, 5, 2), "(1+√5)/2": beam.Of(1, 1, 5, 2), "(√5+1)/2": beam.Of(1, 1, 5, 2),
		"3/2": beam.Of(3, 0, 0, 2), " 2 ": beam.Int(2), "-(-7)": beam.Int(7), "−−7": beam.Int(7),
		"2^3^1": beam.Int(8), "sqrt(2)^3": beam.Of(0, 2, 2, 1), "sqrt(8)/2": beam.Of(0, 1, 2, 1),
		"1+2*sqrt(3)-sqrt(12)/2": beam.Of(1, 1, 3, 1), "sqrt(9/4)": beam.Of(3, 0, 0, 2),
		"sqrt(1/2)": beam.Of(0, 1, 2, 2), "(3+√(1+4))^2": beam.Of(14, 6, 5, 1), "2^0+1": beam.Int(2), "9-2^2": beam.Int(5),
		"10/2/2": beam.Of(5, 0, 0, 2), "sqrt(sqrt(16))": beam.Int(2),
	} {
		p, err := cover.Parse("beatty:" + text + ",,7/3")
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if b, _ := p.Beatty(); b.P.Cmp(want) != 0 {
			t.Errorf("%s is %v, want %v", text, b.P, want)
		}
	}
}

// The place of a fault, with ¦ before it.
func TestParseErrors(t *testing.T) {
	for _, marked := range []string{
		"¦", "¦wythof", "wythoff:¦", "wythoff:¦0", "wythoff:¦1.5", "wythoff:¦1000001", "vile¦:2", "hofstadter¦:",
		"beatty:¦", "beatty:¦,1", "beatty:¦1", "beatty:¦1/2", "beatty:¦-3,0,2", "beatty:sqrt(2),¦sqrt(3)",
		"beatty:sqrt(2),0,sqrt(3),¦sqrt(2)", "beatty:2,0,3,4¦,5", "beatty:3,0,¦0-1", "beatty:(1+sqrt(5)¦", "beatty:(1+sqrt(5)¦,2",
		"beatty:1+¦", "beatty:1 ¦2", "beatty:sqrt ¦2", "beatty:sqrt(2)¦+sqrt(3)", "beatty:¦sqrt(0-2)", "beatty:¦sqrt(sqrt(2))",
		"beatty:1¦/0", "beatty:1/2¦^17", "beatty:2¦^sqrt(2)", "beatty:2¦^16^2", "beatty:((2^16)¦^16)^2", "beatty:¦x", "beatty:2¦)",
		"list:1,2¦", "list:1,¦x;2,3", "list:1,2;¦", "list:1,2;3¦", "list:1;¦2;", "list:¦-1;2", "list:¦1234567890123456;2",
	} {
		at := strings.Index(marked, "¦")
		text := strings.Replace(marked, "¦", "", 1)
		_, err := cover.Parse(text)
		var fault *expr.Error
		if !errors.As(err, &fault) || fault.At != at || fault.Source != text {
			t.Errorf("%q: %v, want one at %d", marked, fault, at)
		}
	}
	if _, err := cover.Parse("list:" + strings.Repeat("1,", cover.MaxLength)); err == nil {
		t.Error("a list of any length passes")
	}
	if _, err := cover.Parse("beatty:" + strings.Repeat("(", 1000)); err == nil {
		t.Error("any nesting passes")
	}
}

func TestCheckBounds(t *testing.T) {
	p, stop := pair(t, "wythoff"), errors.New("stop")
	for _, n := range []int64{0, -1, cover.MaxCheck + 1} {
		if _, err := p.Check(n, nil); err == nil {
			t.Errorf("a check of %d terms", n)
		}
	}
	if _, err := p.Check(1000, func(int64, int64, string) error { return stop }); !errors.Is(err, stop) {
		t.Error(err)
	}
	if _, _, err := p.Term(new(big.Int)); err == nil {
		t.Error("term 0")
	}
	if _, err := p.F().Value(game.Vector{big.NewInt(2), big.NewInt(1)}); err == nil {
		t.Error("f of [2, 1]")
	}
}

// Whatever is typed is refused with a place in it, or is a pair that can be
// written, read, checked and played.
func FuzzParse(f *testing.F) {
	for _, text := range covers {
		f.Add(text)
	}
	f.Add("beatty:1/0,,sqrt(√2),^")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := cover.Parse(text)
		if err != nil {
			var fault *expr.Error
			if !errors.As(err, &fault) || fault.At < 0 || fault.At > len(fault.Source) || fault.Error() == "" {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if again, err := cover.Parse(p.String()); err != nil || first(t, again, 1) != first(t, p, 1) {
			t.Fatalf("%q is read again as %v, %v", text, again, err)
		}
		report, err := p.Check(20, nil)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if b, ok := p.Beatty(); ok {
			b.Corollary()
		}
		if report.Cover != nil || report.Monotonic != nil {
			return
		}
		for n := range report.Terms {
			row, err := p.Row(big.NewInt(n))
			if err != nil {
				t.Fatal(err)
			}
			if value, err := p.F().Value(game.Vector{row.Y, row.Z}); err != nil || value.Cmp(row.F) != 0 || value.Sign() <= 0 {
				t.Fatalf("%q: f is %v at row %d, %v; want %v", text, value, n, err, row.F)
			}
		}
	})
}

// The game with f, by Theorem 20.
func BenchmarkGame(b *testing.B) {
	for _, text := range []string{"wythoff", "vile", "hofstadter"} {
		p := pair(b, text)
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				extendGame(b, p, 10_000)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/10_000, "ns/row")
		})
	}
}

func extendGame(t testing.TB, p *cover.Pair, rows int64) *wytlex.Game {
	t.Helper()
	g := wytlex.New(2, p.F(), game.Normal)
	if err := g.Extend(rows, nil); err != nil {
		t.Fatalf("%s: %v", p, err)
	}
	return g
}

func BenchmarkCheck(b *testing.B) {
	for _, text := range []string{"wythoff", "vile", "hofstadter"} {
		p := pair(b, text)
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				if _, err := p.Check(10_000, nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/10_000, "ns/term")
		})
	}
}

// What is wrong with a pair is said of the pair, not of the f made from it.
func TestPairThatIsNotMonotonicIsNamed(t *testing.T) {
	for text, term := range map[string]string{"list:4,3,1;2,5,7": "at term 1, (4, 2)", "list:1,3,4;2,3,7": "at term 2, (3, 3)"} {
		p, err := cover.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		f, err := p.F(), error(nil)
		for n := int64(0); err == nil && n < 4; n++ {
			r, _ := p.Row(big.NewInt(n))
			_, err = f.Value([]*big.Int{r.Y, r.Z})
		}
		if err == nil || !strings.Contains(err.Error(), "the pair is not monotonic") || !strings.Contains(err.Error(), term) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
