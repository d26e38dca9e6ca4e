package play

import (
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/route"
)

// A match in which options are forbidden: who acts, what is refused and why, who
// has won, what is taken back, and the text.
func TestForbidding(t *testing.T) {
	g := sample.Parsed(t, "game=blocking&k=3")
	m, err := New(g, game.VectorOf(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	if !m.Forbidding() || m.Turn() != 0 || m.Hand() != 1 {
		t.Error("before the first move the second player forbids")
	}
	if err := m.Move(game.VectorOf(0, 1)); err == nil || !strings.Contains(err.Error(), "the other player says what is forbidden") {
		t.Error(err)
	}
	for says, list := range map[string][]game.Vector{
		"at most 2":            {game.VectorOf(0, 1), game.VectorOf(1, 1), game.VectorOf(2, 0)},
		"no option":            {game.VectorOf(0, 0)},
		"is forbidden already": {game.VectorOf(0, 1), game.VectorOf(0, 1)},
	} {
		if err := m.Forbid(list); err == nil || !strings.Contains(err.Error(), says) || !m.Forbidding() {
			t.Errorf("%v: %v, want %q", list, err, says)
		}
	}
	if err := m.Forbid([]game.Vector{game.VectorOf(0, 1), game.VectorOf(1, 0)}); err != nil || m.Text() != "2.1~0.1~1.0" || m.Hand() != 0 {
		t.Errorf("%s, %v", m.Text(), err)
	}
	if err := m.Move(game.VectorOf(0, 1)); err == nil || !strings.Contains(err.Error(), "(0, 1) is forbidden") {
		t.Error(err)
	}
	if err := m.Move(game.VectorOf(1, 1)); err != nil || !m.Forbidding() {
		t.Error(err)
	}
	if !m.Undo() || m.Text() != "2.1~0.1~1.0" || !m.Undo() || m.Text() != "2.1" || m.Undo() {
		t.Errorf("taken back: %s", m.Text())
	}
	for text, wins := range map[string]int{"0.2~0.1~0.0": 1, "1.1~_1.0~0.0": 0, "1.1~_0.0": 0} {
		for play, flip := range []int{0, 1} {
			h := g
			if play == 1 {
				h = sample.Parsed(t, "game=blocking&k=3&play=misere")
			}
			m, err := Parse(h, text)
			if err != nil {
				t.Fatal(text, err)
			}
			if winner, over, err := m.Winner(nil); err != nil || !over || winner != wins^flip || m.Text() != text {
				t.Errorf("%s in %s: %d has won: %v, %v", text, h.Name(), winner, over, err)
			}
		}
	}
	against, err := Parse(g, "5.7~_3.5~!f")
	if err != nil || against.PageToAct() || !against.Undo() || against.Text() != "5.7!f" {
		t.Errorf("%s, %v", against.Text(), err) // the person forbids anew, and the page's move is its own
	}
	if _, err := Parse(sample.Parsed(t, "game=wythoff"), "5.7~"); err == nil || !strings.Contains(err.Error(), "nothing is to be forbidden") {
		t.Error(err)
	}
}

// In every game in which something may be forbidden that is asked for where an
// option is left, and nowhere else.
func TestForbiddingWhereOptionsAre(t *testing.T) {
	for _, g := range sample.Games(t, "4x0.5@3") {
		if g.Rules.Forbids == 0 {
			continue
		}
		b := sample.BookOf(g, 6)
		for i := range int64(36) {
			at := game.Position{X: i / 6, Y: i % 6}
			m, err := New(g, vector(at))
			if err != nil || m.Forbidding() != (len(b.Options(at)) > 0) {
				t.Fatalf("%s: at %v something is to be forbidden: %v, %v", g.Link(), at, m.Forbidding(), err)
			}
		}
	}
}

// The review tells who let the win go: where a P-position has one option that is P,
// and it is left free.
func TestReviewOfForbidding(t *testing.T) {
	g := sample.Parsed(t, "game=blocking&k=2")
	b := sample.BookOf(g, 8)
	for i := range int64(64) {
		at := game.VectorOf(i/8, i%8)
		lost, err := b.Lost(at, 100, nil)
		if err != nil {
			t.Fatal(err)
		}
		if isP, _, _ := b.Decide(at, nil); !isP || len(lost) != 1 {
			continue
		}
		m, _ := New(g, at)
		if err := m.Forbid(nil); err != nil {
			t.Fatal(err)
		}
		if err := m.Move(lost[0].To); err != nil {
			t.Fatal(err)
		}
		for i, want := range []bool{true, false} { // too little was forbidden, and the win was taken
			if wins, err := m.Held(b, i, nil); wins != want || err != nil {
				t.Errorf("%v: the player to move can win at position %d: %v, %v", at, i, wins, err)
			}
		}
		m.Undo()
		m.Undo()
		if err := m.Forbid([]game.Vector{lost[0].To}); err != nil {
			t.Fatal(err)
		}
		if wins, err := m.Held(b, 0, nil); wins || err != nil {
			t.Errorf("%v is not held by forbidding %v", at, lost[0].To)
		}
	}
}

// The page forbids wrongly at as many of the positions that it could hold as it is
// told, where there is a way to: of 2,000 the share is within four standard
// deviations. What it forbids then lets the other player win.
func TestErrorRateOfForbidding(t *testing.T) {
	choices := 2000
	if testing.Short() {
		choices = 400
	}
	for _, link := range []string{"game=blocking&k=3", "game=blocking&k=4&play=misere"} {
		g := sample.Parsed(t, link)
		b := sample.BookOf(g, 20)
		for _, rate := range []uint{0, 30, 100} {
			die, n, erred := chance.SplitMix(rate+1), 0, 0
			for n < choices {
				at := game.VectorOf(int64(die.Below(20)), int64(die.Below(20)))
				lost, _ := b.Lost(at, 1, nil)
				if isP, _, _ := b.Decide(at, nil); !isP || len(lost) == 0 {
					continue
				}
				n++
				list, wrong, err := (&Page{Game: g, Decider: b, Rate: rate, Die: &die}).Forbid(at, nil)
				m, _ := New(g, at)
				if err != nil || m.Forbid(list) != nil {
					t.Fatalf("%s: at %v the page forbids %v, %v", link, at, list, err)
				}
				if wins, err := m.Held(b, 0, nil); wins != wrong || err != nil {
					t.Fatalf("%s: at %v the page forbids %v: %v, %v", link, at, list, wins, err)
				}
				if wrong {
					erred++
				}
			}
			r := int(rate)
			off := 100*erred - n*r
			if off*off > 16*n*r*(100-r) {
				t.Errorf("%s: at a rate of %d%% the page erred %d times of %d", link, rate, erred, n)
			}
		}
	}
}

// What is free is all options but those forbidden, in the same order, from any row
// on.
func TestFreeChoices(t *testing.T) {
	g := sample.Parsed(t, "game=blocking&k=5")
	die := chance.SplitMix(2)
	rounds := 200
	if testing.Short() {
		rounds = 40
	}
	for range rounds {
		at := game.VectorOf(int64(die.Below(9)), int64(die.Below(9)))
		all, err := explain.ChoicesOf(g, at, nil)
		if err != nil {
			t.Fatal(err)
		}
		list, _ := all.List(new(big.Int), 100, nil)
		var forbidden, want []game.Vector
		for _, to := range list {
			if len(forbidden) < 4 && die.Below(3) == 0 {
				forbidden = append(forbidden, to)
			} else {
				want = append(want, to)
			}
		}
		free := explain.Free(all, forbidden)
		if n, _ := free.Count(); n.Int64() != int64(len(want)) {
			t.Fatalf("%v: %d are free, not %d", at, n, len(want))
		}
		for row := range len(want) + 1 {
			got, err := free.List(big.NewInt(int64(row)), 2, nil)
			if err != nil || len(got) != min(2, len(want)-row) || len(got) > 0 && !got[0].Equal(want[row]) || len(got) > 1 && !got[1].Equal(want[row+1]) {
				t.Fatalf("%v without %v: row %d is %v, %v", at, forbidden, row, got, err)
			}
		}
	}
}

// Far out, by Larsson's theorem, the page holds what it can hold.
func TestForbidFarOut(t *testing.T) {
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	g := sample.Parsed(t, "game=blocking&k=3")
	decider := explain.By(catalog.Route(g, route.Standard))
	at := game.Vector{ten, new(big.Int).Add(new(big.Int).Lsh(ten, 1), big.NewInt(2))} // (n, 2n + 2)
	die := chance.SplitMix(1)
	page := &Page{Game: g, Decider: decider, Die: &die}
	list, erred, err := page.Forbid(at, nil)
	m, _ := New(g, at)
	if err != nil || erred || len(list) == 0 || m.Forbid(list) != nil {
		t.Fatalf("%v, %v, %v", list, erred, err)
	}
	if wins, err := m.Held(decider, 0, nil); wins || err != nil {
		t.Errorf("%v is not held by %v, %v", at, list, err)
	}
	if c, err := page.Choose(at, list, nil); err != nil || c.Wins || explain.Among(list, c.To) {
		t.Errorf("%+v, %v", c, err)
	}
}
