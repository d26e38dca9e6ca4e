package prove_test

import (
	"math/big"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/prove"
)

// What is written is read back, and proves the game again.
func TestWalnut(t *testing.T) {
	for _, link := range []string{"game=wythoff&play=misere", "game=st-wythoff&s=2&t=2", "game=oow&s=1&t=1", "game=rmwg&r=4"} {
		g := sample.Parsed(t, link)
		f, err := prove.Find(g.Rules, g.Play, prove.Standard)
		if err != nil {
			t.Fatal(err)
		}
		text := f.Walnut()
		again, err := prove.ReadWalnut(text)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		if again.Walnut() != text || *again.System != *f.System {
			t.Fatalf("%s: written and read it is another automaton", link)
		}
		if _, err := prove.Prove(g.Rules, g.Play, again, prove.Standard.Limits); err != nil {
			t.Errorf("%s: %v", link, err)
		}
		if dot := f.DOT(); strings.Count(dot, "doublecircle") == 0 || !strings.HasSuffix(dot, "}\n") {
			t.Errorf("%s: no states accept in %q", link, dot)
		}
		if s := f.Proof.LaTeX("A_1 & more"); !strings.Contains(s, `A\_1 \& more`) {
			t.Errorf("the name is not escaped in %q", s)
		}
	}
}

// The sentences of a command file, for Wythoff's game.
func TestCommands(t *testing.T) {
	g := sample.Parsed(t, "game=wythoff")
	got, err := wythoff(t, 1, 1).Commands(g.Rules, game.Normal)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`def move0 "?msd_fib v=y & x>=u+1":`,
		`def move2 "?msd_fib x>=u+1 & y>=v+1 & v+x>=u+y & u+y>=v+x":`,
		`eval apart1 "?msd_fib Ax,y,u,v ($P(x,y) & $P(u,v)) => ~$move1(u,v,x,y)":`,
		`eval reached "?msd_fib Ax,y $P(x,y) | $wins0(x,y) | $wins1(x,y) | $wins2(x,y)":`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no %s in\n%s", want, got)
		}
	}
}

// The formulas of a command file, read back, allow the moves that the rules allow,
// and its box decrees what the box does.
func TestCommandsAreTheRules(t *testing.T) {
	for _, link := range []string{
		"game=wythoff&preset=3x0.5@4", "game=st-wythoff&s=3&t=2", "game=oew&s=2&t=1&play=misere", "game=wab&a=2&b=3", "game=rmwg&r=2",
		"game=subtraction&f=x0-x1%2B2", "game=subtraction&f=" + url.QueryEscape("(-1)^y1-(-1)^x1+3"), "game=subtraction&f=" + url.QueryEscape("x1*(1+(-1)^x1)+1"),
	} {
		g := sample.Parsed(t, link)
		text, err := wythoff(t, 1, 1).Commands(g.Rules, g.Play)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		var moves []string
		for _, line := range strings.Split(text, "\n") {
			if rest, found := strings.CutPrefix(line, "def move"); found {
				_, formula, _ := strings.Cut(rest, "?msd_fib ")
				moves = append(moves, strings.TrimSuffix(formula, "\":"))
			}
		}
		if g.Rules.Box != nil != strings.Contains(text, "eval decreed") {
			t.Errorf("%s: wrong about the box in\n%s", link, text)
		}
		const side = 7
		for i := range int64(side * side * side * side) {
			at := map[byte]int64{'x': i % side, 'y': i / side % side, 'u': i / side / side % side, 'v': i / side / side / side}
			made := false
			for _, formula := range moves {
				made = made || said(t, formula, at)
			}
			if want := g.Rules.Allows(game.Position{X: at['x'], Y: at['y']}, game.Position{X: at['u'], Y: at['v']}); made != want {
				t.Fatalf("%s: a move of %v: %v, by the rules %v, by\n%s", link, at, made, want, strings.Join(moves, "\n"))
			}
		}
	}
}

// said evaluates a conjunction of a≥b, a=b and Eq a=b with sums of multiples of
// variables; q is at most 200.
func said(t *testing.T, formula string, at map[byte]int64) bool {
	t.Helper()
	sum := func(text string) (n int64) {
		for _, term := range strings.Split(text, "+") {
			times, variable := int64(1), term
			if number, rest, found := strings.Cut(term, "*"); found {
				times, _ = strconv.ParseInt(number, 10, 64)
				variable = rest
			}
			if value, known := at[variable[0]]; known && len(variable) == 1 {
				n += times * value
				continue
			}
			constant, err := strconv.ParseInt(variable, 10, 64)
			if err != nil {
				t.Fatalf("%q is no sum", text)
			}
			n += times * constant
		}
		return n
	}
	for _, part := range strings.Split(formula, " & ") {
		inner, some := strings.CutPrefix(part, "(Eq ")
		if some {
			inner = strings.TrimSuffix(inner, ")")
			left, right, _ := strings.Cut(inner, "=")
			met := false
			for q := int64(0); q <= 200 && !met; q++ {
				at['q'] = q
				met = sum(left) == sum(right)
			}
			delete(at, 'q')
			if !met {
				return false
			}
			continue
		}
		if left, right, found := strings.Cut(inner, ">="); found {
			if sum(left) < sum(right) {
				return false
			}
		} else if left, right, _ := strings.Cut(inner, "="); sum(left) != sum(right) {
			return false
		}
	}
	return true
}

// Addition and the representations of a system, read back from their files, are
// those of arithmetic.
func TestNumberSystemFiles(t *testing.T) {
	for _, m := range []*numeration.System{numeration.ST(2, 2), numeration.ST(1, 1), numeration.Unit(4)} {
		text, err := prove.Addition(m)
		if err != nil {
			t.Fatal(err)
		}
		adder, valid := custom(t, text, 3), custom(t, prove.Representations(m), 1)
		side := int64(16)
		if testing.Short() {
			side = 9
		}
		for i := range side * side * side {
			x, y, z := i%side, i/side%side, i/side/side
			if got := accepts(adder, m, x, y, z); got != (x+y == z) {
				t.Fatalf("%s: %d + %d = %d is %v", m.Name(), x, y, z, got)
			}
		}
		for x := range int64(60) {
			if !accepts(valid, m, x) {
				t.Fatalf("%s: %d is no number", m.Name(), x)
			}
		}
	}
}

// A read is an automaton from a file: by state and letter, in digits, the next.
type read struct {
	next   map[string]string
	accept map[string]bool
}

func custom(t *testing.T, text string, tracks int) read {
	t.Helper()
	r := read{map[string]string{}, map[string]bool{}}
	lines := strings.Split(text, "\n")
	if strings.Count(lines[0], "{0, 1") != tracks {
		t.Fatalf("the first line is %q", lines[0])
	}
	state := ""
	for _, line := range lines[1:] {
		letter, to, step := strings.Cut(line, " -> ")
		switch words := strings.Fields(line); {
		case step:
			r.next[state+":"+letter] = to
		case len(words) == 2:
			state = words[0]
			r.accept[state] = words[1] == "1"
		}
	}
	return r
}

func accepts(r read, m *numeration.System, numbers ...int64) bool {
	state := "0"
	for i := range 12 {
		var letter []string
		for _, n := range numbers {
			letter = append(letter, strconv.FormatInt(m.Padded(big.NewInt(n), 12)[i], 10))
		}
		var ok bool
		if state, ok = r.next[state+":"+strings.Join(letter, " ")]; !ok {
			return false
		}
	}
	return r.accept[state]
}

// Every kind of file is written.
func TestExports(t *testing.T) {
	g := sample.Parsed(t, "game=wab&a=1&b=2")
	f, err := prove.Find(g.Rules, g.Play, prove.Standard)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, kind := range prove.Exports {
		text, ends, err := f.Export(kind, g.Rules, g.Play, g.Name())
		if err != nil || text == "" || seen[ends] {
			t.Errorf("%s: %q, %v", kind, ends, err)
		}
		seen[ends] = true
	}
	if !strings.Contains(f.LaTeX("W"), "u_n=4u_{n-1}-u_{n-2}") {
		t.Errorf("the system is not in %q", f.LaTeX("W"))
	}
	if _, _, err := f.Export("tea", g.Rules, g.Play, ""); err == nil {
		t.Error("there is a file of tea")
	}
}

func FuzzReadWalnut(f *testing.F) {
	f.Add("msd_2 msd_2\n\n0 1\n0 0 -> 0\n1 1 -> 0\n")
	f.Add("msd_fib msd_fib\n0 0\n0 0 -> 0\n1 0 -> 7\n")
	f.Add("msd_wythoff_2_2 msd_wythoff_2_2\n")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := prove.ReadWalnut(text)
		if err != nil {
			return
		}
		again, err := prove.ReadWalnut(c.Walnut())
		if err != nil || again.Walnut() != c.Walnut() {
			t.Fatalf("%q is read and written otherwise: %v", text, err)
		}
	})
}
