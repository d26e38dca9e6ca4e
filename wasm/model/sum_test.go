package model

import (
	"fmt"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/grundy"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// bruteSum reports whether who moves wins a sum of two positions, by going through
// all moves.
func bruteSum(rules [2]game.Ruleset, at [2]game.Position, known map[[2]game.Position]bool) bool {
	if wins, has := known[at]; has {
		return wins
	}
	wins := false
	for i := range at {
		for q := range rules[i].Options(at[i]) {
			next := at
			next[i] = q
			if !bruteSum(rules, next, known) {
				wins = true
			}
		}
	}
	known[at] = wins
	return wins
}

// Sums that are typed are those of all moves: who wins, and a move that does; with
// a part of another game too.
func TestSumsOfPositions(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	other, problems := catalog.Parse(map[string]string{"game": "oow", "s": "1", "t": "1"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	rules := [2]game.Ruleset{b.s.Game().Rules, other.Rules}
	known := map[[2]game.Position]bool{}
	won := 0
	for i := range int64(60) {
		at := [2]game.Position{{X: i % 5, Y: i * 3 % 6}, {X: i * 7 % 4, Y: i / 12}}
		b.submit("sum", map[string]string{"sum-parts": fmt.Sprintf("%d, %d; %s: %d, %d", at[0].X, at[0].Y, other.Link(), at[1].X, at[1].Y)})
		b.settle()
		sum, ok := b.s.Task("sum").Answer.Body.(*protocol.Summed)
		if !ok {
			t.Fatalf("%v: %+v, %q", at, b.s.Task("sum"), b.s.Field("sum-parts").Fault)
		}
		wins := bruteSum(rules, at, known)
		if wins != (len(sum.To) > 0) || wins != (sum.Value != 0) {
			t.Fatalf("%v: %+v, and by all moves %v", at, sum, wins)
		}
		if !wins {
			continue
		}
		won++
		next := at
		var x, y int64
		fmt.Sscan(strings.Join(sum.To, " "), &x, &y)
		next[sum.Part] = game.Position{X: x, Y: y}
		if legal := rules[sum.Part].Allows(at[sum.Part], next[sum.Part]); !legal || bruteSum(rules, next, known) {
			t.Errorf("%v: the move to %v is legal: %v, and does not win", at, next, legal)
		}
	}
	if won < 20 || won == 60 {
		t.Errorf("%d of 60 sums are won", won)
	}
}

// What cannot be added is refused, with the reason.
func TestSumsRefused(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	for typed, says := range map[string]string{
		"7":                                "Write positions",
		"7, 10; -1, 2":                     "Write positions",
		"7, 10; game=chess: 1, 2":          "chess",
		"":                                 "Write positions",
		strings.Repeat("1,2;", 64):         "Write positions",
		strings.Repeat("1,2;", 64) + "1,2": "at most 64",
	} {
		b.submit("sum", map[string]string{"sum-parts": typed})
		if f := b.s.Field("sum-parts"); !strings.Contains(f.Fault, says) {
			t.Errorf("%.30q: %q does not say %q", typed, f.Fault, says)
		}
	}
	for typed, says := range map[string]string{
		"game=wythoff&play=misere: 1, 2; 3, 4": "normal play only",
		"3, 4; game=wythoff&preset=3x1: 1, 2":  "box",
		"3, 5000":                              "below 4096",
		"1, 2; game=wytlex&k=3: 1, 2":          "heaps",
	} {
		b.submit("sum", map[string]string{"sum-parts": typed})
		b.settle()
		if answer := b.s.Task("sum").Answer; answer.Status != ask.Failed || !strings.Contains(answer.Words, says) {
			t.Errorf("%q: %+v does not say %q", typed, answer, says)
		}
	}
}

// Scripts add positions, hear of periods and of boxes.
func TestScriptsOfValues(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	for _, c := range []struct{ method, args, says string }{
		{"sum", "game=wythoff|3|4|game=nim&k=2|6|1", `{"move":{"part":"1","to":["3","1"]},"outcome":"N","value":"5","values":["2","7"]}`},
		{"sum", "game=wythoff|1|2", `{"move":null,"outcome":"P","value":"0","values":["0"]}`},
		{"sum", "game=wythoff&play=misere|1|2", "normal play only"},
		{"sum", "game=wythoff|1", "atlas.sum takes"},
		{"sum", "game=chess|1|2", "chess"},
		{"periods", "game=wythoff", `"rows":[{"before":"0","length":"1"},{"before":"0","length":"3"},{"before":"0","length":"3"},{"before":"8","length":"6"},{"before":"9","length":"12"},`},
		{"boxes", "game=wythoff|4|0.6|1|20", `"count":"20"`},
		{"boxes", "game=nim&k=2|4|0.6|1|20", "nothing of the kind"},
	} {
		if got := b.answered(c.method, strings.Split(c.args, "|")...); !strings.Contains(got, c.says) {
			t.Errorf("atlas.%s(%s) is %s", c.method, c.args, got)
		}
	}
}

// The lines of values of a position, and their file.
func TestValueLines(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&at=3,7")
	b.submit("lab-values", map[string]string{"values-count": "6"})
	b.settle()
	v, ok := b.s.Task("lab").Answer.Body.(*protocol.ValueLined)
	if !ok || !strings.Contains(b.s.Fragment(), "lab=values,3,7,6") {
		t.Fatalf("%+v %s", b.s.Task("lab"), b.s.Fragment())
	}
	if len(v.Row) != 6 || len(v.Column) != 6 || len(v.Diagonal) != 6 {
		t.Errorf("%+v", v)
	}
	table, err := grundy.Decide(b.s.Game().Rules, game.Normal, 16, 16, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 6 {
		if int(v.Row[n]) != table.At(n, 7) || int(v.Column[n]) != table.At(3, n) || int(v.Diagonal[n]) != table.At(n, 4+n) {
			t.Errorf("n = %d: %+v", n, v)
		}
	}
	saved := ""
	for _, e := range b.s.Update(b.now, Do{Verb: "save-values"}) {
		if file, ok := e.(Download); ok {
			saved = file.Text
		}
	}
	if lines := strings.Split(saved, "\r\n"); len(lines) != 8 || lines[0] != "n,row y=7,column x=3,diagonal" || lines[1] != fmt.Sprintf("0,%d,%d,%d", v.Row[0], v.Column[0], v.Diagonal[0]) {
		t.Errorf("%q", saved)
	}
}

// Scripts hear what can be made of two complementary sequences.
func TestScriptsDesign(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	got := b.answered("design", "2", "0", "0", "1", "2", "3", "6", "4", "8", "5", "10", "7", "14", "9", "18")
	for _, says := range []string{`"base 2"`, `"game":"game=subtraction\u0026f=x0-x1"`, "f(x1, y1, x0) = x0-x1", "Positive, monotone and semi-additive", "variable-wytlex", `"why":""`} {
		if !strings.Contains(got, says) {
			t.Errorf("%s is not in %s", says, got)
		}
	}
	if got := b.answered("design", "2", "1", "2", "4", "7", "6", "10", "8", "13"); !strings.Contains(got, "3 is in neither sequence") {
		t.Errorf("%s", got)
	}
}
