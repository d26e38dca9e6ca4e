package catalog

import (
	"math"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/game"
)

// gameOf opens a link that must be in order.
func gameOf(t *testing.T, link string) *Game {
	t.Helper()
	g, problems := Parse(valuesOf(link))
	if len(problems) > 0 {
		t.Fatalf("%s: %v", link, problems)
	}
	return g
}

// The general restriction knows the theorems of its members, by name.
func TestRestrictedKnowsItsMembers(t *testing.T) {
	for _, c := range []struct{ link, title, text, cite string }{
		{"sh=all&sv=all&d1=all&d2=all", "Fraenkel’s theorem", "This is (2,3)-Wythoff.", "Eq. (2)"},
		{"sh=odd&sv=odd&d1=odd&d2=odd", "Odd-Odd", "This is Odd-Odd (2,3)-Wythoff.", "Theorem 7"},
		{"sh=odd&sv=odd&d1=odd&d2=odd&play=misere", "Odd-Odd", "This is Odd-Odd (2,3)-Wythoff.", "Theorem 9"},
		{"sh=even&sv=even&d1=even&d2=even", "Even-Even", "2W + {0, 1}²", "Theorem 13"},
		{"sh=odd&sv=even&d1=odd&d2=even", "Odd-Even", "This is Odd-Even (2,3)-Wythoff.", "Theorems 17 and 19"},
		{"sh=even&sv=odd&d1=even&d2=odd&play=misere", "Even-Odd", "This is Even-Odd (2,3)-Wythoff.", "Corollaries 22 and 24"},
		{"s=1&t=1&sh=max7&sv=max7&d1=all&d2=all", "Restricted Move", "This is RMWG(7).", "Theorem 4"},
		{"s=1&t=1&sh=0mod3&sv=even&d1=all&d2=all", "Theorems 7 and 8", "This is W(3,2).", "Theorems 7 and 8"},
		{"sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3", "Open Problem 25, settled", "in (2,1)-Wythoff, where 1 is t/3 rounded up", "Open Problem 25"},
		{"sh=0mod3&sv=0mod3,0mod6&d1=0mod3&d2=0mod3&play=misere", "Open Problem 25, settled", "in misère play", "Open Problem 25"},
		{"sh=even,0mod4&sv=even&d1=even&d2=even", "Open Problem 25, settled", "multiples of 2", "Open Problem 25"},

		{"s=1&t=1&sh=max7&sv=max7&d1=all&d2=all&play=misere", "No theorem", "", ""},
		{"s=1&t=1&sh=0mod3&sv=even&d1=all&d2=all&play=misere", "No theorem", "", ""},
		{"sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod6", "No theorem", "", ""},
		{"sh=0mod3,1mod3&sv=0mod3&d1=0mod3&d2=0mod3", "No theorem", "", ""},
		{"sh=0mod3max300&sv=0mod3max300&d1=0mod3max300&d2=0mod3max300", "No theorem", "", ""},
		{"sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3", "No theorem", "Open Problem 26", ""},
		{"sh=1mod3&sv=2mod3&d1=1mod3&d2=2mod3", "No theorem", "Open Problem 27", ""},
		{"sh=all&sv=all&d1=1mod3&d2=1mod3", "No theorem", "Open Problem 28", ""},
		{"sh=all&sv=all&d1=max5&d2=max5", "No theorem", "any", ""},
	} {
		g := gameOf(t, "game=restricted&"+defaulted(c.link))
		s := g.Statement
		if !strings.Contains(s.Title, c.title) || !strings.Contains(s.Text, c.text) {
			t.Errorf("%s: %s: %s", c.link, s.Title, s.Text)
		}
		if s.Known() != (c.cite != "") || s.Known() != (g.Set != nil) {
			t.Errorf("%s: a theorem, %v; a set, %v", c.link, s.Known(), g.Set != nil)
		}
		cited := slices.ContainsFunc(s.Cites, func(x Citation) bool { return strings.Contains(x.Place, c.cite) })
		if !cited {
			t.Errorf("%s cites %v", c.link, s.Cites)
		}
	}
}

// defaulted puts s = 2 and t = 3 where a link does not say.
func defaulted(link string) string {
	if strings.HasPrefix(link, "s=") {
		return link
	}
	return "s=2&t=3&" + link
}

// The members of the constraint-function games know what Theorem 3 says of
// them, however they are typed.
func TestSubtractionKnowsItsMembers(t *testing.T) {
	for _, c := range []struct {
		f     string
		holds bool // the candidates are the P-positions
		set   bool
		title string
	}{
		{"G1", true, false, "Fraenkel’s theorem"},
		{"x1+1", true, false, "Fraenkel’s theorem"},
		{"x1%20+%201", true, false, "Fraenkel’s theorem"},
		{"G2", true, true, "Fraenkel’s theorem"},
		{"x0-x1", true, true, "Fraenkel’s theorem"},
		{"G3", true, true, "Fraenkel’s theorem"},
		{"Ex2", true, true, "Fraenkel’s theorem"},
		{"Ex4", true, false, "Fraenkel’s theorem"},
		{"3", true, true, "a-Wythoff"},
		{"1", true, true, "a-Wythoff"},
		{"T4", false, false, "not semi-additive"},
		{"T5", false, false, "not monotone"},
		{"T6", false, false, "not positive"},
		{"1+x1", false, false, "No theorem is known"},
		{"0", false, false, "No theorem is known"},
		{"-1", false, false, "No theorem is known"},
		{"1000001", false, false, "No theorem is known"},
	} {
		g := gameOf(t, "game=subtraction&f="+c.f)
		if g.CandidatesHold != c.holds || (g.Set != nil) != c.set || !strings.Contains(g.Statement.Title, c.title) || g.Candidates == nil {
			t.Errorf("f=%s: holds %v, set %v, %s", c.f, g.CandidatesHold, g.Set != nil, g.Statement.Title)
		}
		misere := gameOf(t, "game=subtraction&play=misere&f="+c.f)
		if constant := c.f == "1" || c.f == "3"; misere.CandidatesHold || misere.Candidates != nil || (misere.Set != nil) != constant {
			t.Errorf("f=%s in misère play has a theorem: %s", c.f, misere.Statement.Title)
		}
	}
}

// Fraenkel's curves are near his P-positions: G1 within two columns, that is a
// part of y that gets smaller and smaller, G3 within one.
func TestCurves(t *testing.T) {
	for _, c := range []struct {
		f    string
		rows int
		near func(x, y, curve float64) bool
	}{
		{"G1", 5000, func(x, y, curve float64) bool { return math.Abs(y-curve) <= 2*x }},
		{"G3", 900, func(_, y, curve float64) bool { return math.Abs(math.Log2(curve/y)) < 1 }},
	} {
		g := gameOf(t, "game=subtraction&f="+c.f)
		if len(g.Curves) != 2 || g.Curves[0].Across || !g.Curves[1].Across {
			t.Fatalf("%s has the curves %v", c.f, g.Curves)
		}
		s := g.Candidates()
		for n := range c.rows {
			row, err := s.Next()
			if err != nil {
				t.Fatal(err)
			}
			y, _ := row.BigB().Float64()
			if at := g.Curves[0].At(float64(row.A)); n > 0 && !c.near(float64(row.A), y, at) {
				t.Fatalf("%s: at %d the curve is at %g, the P-position at %g", c.f, row.A, at, y)
			}
		}
		checkMarkup(t, setFormula([]string{g.Curves[0].Formula}))
	}
}

// The first numbers that the OEIS shows for its entries.
func TestSequencesOfMembers(t *testing.T) {
	for _, c := range []struct {
		f, number string
		first     int // row
		add       int64
		upper     bool // Aₙ or Bₙ
		terms     []int64
	}{
		{"G1", "A030124", 1, 1, false, []int64{2, 4, 5, 6, 8, 9, 10, 11, 13, 14}},
		{"G1", "A005228", 0, 1, true, []int64{1, 3, 7, 12, 18, 26, 35, 45, 56, 69}},
		{"G2", "A003159", 1, 0, false, []int64{1, 3, 4, 5, 7, 9, 11, 12, 13, 15}},
		{"G2", "A036554", 1, 0, true, []int64{2, 6, 8, 10, 14, 18, 22, 24, 26, 30}},
	} {
		g := gameOf(t, "game=subtraction&f="+c.f)
		if !slices.ContainsFunc(g.Sequences(), func(s Sequence) bool {
			return s.Number == c.number && strings.Contains(s.Is, "Bₙ") == c.upper && strings.Contains(s.Is, "+ 1") == (c.add == 1)
		}) {
			t.Errorf("%s lists %v", c.f, g.Sequences())
		}
		if at, known := (Sequence{Number: c.number}).First(); !known || at != int64(c.first) {
			t.Errorf("%s begins with row %d, not %d (known: %v)", c.number, c.first, at, known)
		}
		s := g.Candidates()
		for n := range c.first + len(c.terms) {
			row, err := s.Next()
			if err != nil {
				t.Fatal(err)
			}
			got := row.A
			if c.upper {
				got = row.B
			}
			if n >= c.first && got+c.add != c.terms[n-c.first] {
				t.Errorf("%s: row %d is %d, the OEIS has %d", c.number, n, got+c.add, c.terms[n-c.first])
			}
		}
	}
	for _, play := range Plays[1:] {
		if s := gameOf(t, "game=subtraction&f=G1&play="+play.Value).Sequences(); s != nil {
			t.Errorf("misère G1 has %v", s)
		}
	}
}

// Beams of the games that grow from others: their slopes as people know them.
func TestSlopes(t *testing.T) {
	for _, c := range []struct{ link, upper, step string }{
		{"game=eew&s=1&t=2", "(1+√5)/2", "(1+√5)/4"}, // of Wythoff’s game; two positions a block
		{"game=eew&s=1&t=3", "1+√2", "√2/2"},
		{"game=restricted&s=1&t=3&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3", "(1+√5)/2", "(1+√5)/6"},
		{"game=oew&s=3&t=1", "3", "1"},
		{"game=eow&s=3&t=1", "1/3", "3"},
		{"game=subtraction&f=G2", "2", "3/2"},
		{"game=subtraction&f=Ex2", "(3+√17)/2", "(1+√17)/4"},
		{"game=nim", "1", "1"},
	} {
		l := gameOf(t, c.link).Lines[0]
		if l.Slope.String() != c.upper || l.DX.String() != c.step {
			t.Errorf("%s: slope %s, step %s, want %s and %s", c.link, l.Slope, l.DX, c.upper, c.step)
		}
	}
	for _, link := range []string{"game=oow", "game=rmwg", "game=radius", "game=subtraction&f=T4", "game=oew&s=1&t=1"} {
		if g := gameOf(t, link); len(g.Lines) > 0 {
			t.Errorf("%s has the lines %v", link, g.Lines)
		}
	}
}

// A parameter of another kind, or a set or a function that no link can say, is
// refused.
func TestGameRefusesOtherKinds(t *testing.T) {
	good := restricted.Defaults()
	for name, change := range map[string]func(args []Arg){
		"a number for a set":       func(args []Arg) { args[2] = Arg{N: 3} },
		"a set for a number":       func(args []Arg) { args[0] = SetArg(game.All()) },
		"a modulus beyond links":   func(args []Arg) { args[3] = SetArg(game.MultiplesOf(game.MaxModulus + 1)) },
		"a bound that is negative": func(args []Arg) { args[4] = SetArg(game.AtMost(-2)) },
	} {
		args := slices.Clone(good)
		change(args)
		if _, err := restricted.Game(args, game.Normal); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	if _, err := subtraction.Game([]Arg{{Kind: Formula}}, game.Normal); err == nil {
		t.Error("no function is taken")
	}
	if _, err := restricted.Game(good, game.Normal); err != nil {
		t.Error(err)
	}
}
