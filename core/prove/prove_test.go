package prove_test

import (
	"fmt"
	"os"
	"testing"
	"time"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/game"
	"wythoffatlas/core/prove"
)

func st(s, t int64) game.Ruleset {
	all := game.All()
	return game.Ruleset{First: all, Second: all, Both: game.Both{D1: all, D2: all, S: s, T: t}}
}

func TestX(t *testing.T) {
	var s, u int64
	fmt.Sscan(os.Getenv("ST"), &s, &u)
	prove.Trace = func(f string, a ...any) { t.Logf(f, a...) }
	start := time.Now()
	c, err := prove.Wythoff(automaton.Limits{}, s, u)
	if err != nil {
		t.Fatal(err)
	}
	p, err := prove.Prove(st(s, u), game.Normal, c, automaton.Limits{})
	t.Log(time.Since(start), err)
	if p != nil {
		for _, s := range p.Steps {
			t.Log(s)
		}
	}
}
