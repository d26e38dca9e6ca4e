package prove_test

import (
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/prove"
)

// What is written is read back, and proves the game again.
func TestWalnut(t *testing.T) {
	for _, link := range []string{"game=wythoff&play=misere", "game=st-wythoff&s=2&t=2", "game=oow&s=1&t=1", "game=rmwg&r=4"} {
		g := member(t, link)
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
	g := member(t, "game=wythoff")
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
	if _, err := wythoff(t, 2, 2).Commands(g.Rules, game.Normal); err == nil {
		t.Error("Walnut is said to know the system of (2,2)")
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
