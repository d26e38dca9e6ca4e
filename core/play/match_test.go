package play

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/route"
)

// Starts are fair: of 600, P and N each come up between 240 and 360 times, and at
// each a move is left.
func TestFairStarts(t *testing.T) {
	for _, link := range []string{"game=wythoff", "game=wythoff&play=misere", "game=oow&s=1&t=1", "game=nim&k=3", "game=wab&a=2&b=3&play=misere", "game=lex-xor&m=2"} {
		g := sample.Parsed(t, link)
		decider := explain.By(catalog.Route(g, route.Standard))
		die, isPs := chance.SplitMix(5), 0
		for range 600 {
			at, err := Fair(g, decider, big.NewInt(1), big.NewInt(30), &die, nil)
			if err != nil {
				t.Fatal(err)
			}
			isP, _, err := decider.Decide(at, nil)
			if err != nil {
				t.Fatal(err)
			}
			if over, _ := explain.Terminal(g, at, nil); over {
				t.Fatalf("%s: no move is left at %v", link, at)
			}
			for _, size := range at {
				if g.Smallest > 0 {
					break // the smallest pile has a range of its own, and moves raise others
				}
				if size.Cmp(big.NewInt(30)) > 0 || !isP && size.Sign() == 0 {
					t.Fatalf("%s: %v is out of the range", link, at)
				}
			}
			if isP {
				isPs++
			}
		}
		if isPs < 240 || isPs > 360 {
			t.Errorf("%s: %d of 600 starts are P", link, isPs)
		}
	}
	none := sample.Parsed(t, "game=restricted&s=1&t=1&sh=none&sv=none&d1=none&d2=none")
	die := chance.SplitMix(1)
	if _, err := Fair(none, explain.By(catalog.Route(none, route.Standard)), big.NewInt(0), big.NewInt(9), &die, nil); err == nil {
		t.Error("a game without moves has a fair start")
	}
	if _, err := Fair(none, nil, big.NewInt(4), big.NewInt(3), &die, nil); err == nil {
		t.Error("an empty range has a fair start")
	}
}

// A match, its text, its review and what is taken back.
func TestMatch(t *testing.T) {
	g := sample.Parsed(t, "game=wythoff")
	decider := explain.By(catalog.Route(g, route.Standard))
	m, err := Parse(g, "6.7_1.2_1.1_0.0!s20@42")
	if err != nil {
		t.Fatal(err)
	}
	if m.Text() != "6.7_1.2_1.1_0.0!s20@42" || m.Page != PageSecond || m.Rate != 20 || m.Seed != 42 {
		t.Errorf("%+v is written %s", m, m.Text())
	}
	if winner, over, err := m.Winner(nil); winner != 0 || !over || err != nil {
		t.Errorf("%d has won: %v, %v", winner, over, err)
	}
	for i, want := range []bool{true, false, true} {
		if wins, err := m.Held(decider, i, nil); wins != want || err != nil {
			t.Errorf("the player to move can win at position %d: %v, %v", i, wins, err)
		}
	}
	if err := m.Move(game.VectorOf(0, 0)); err == nil || !strings.Contains(err.Error(), "Nothing is taken") {
		t.Error(err)
	}
	if !m.Undo() || m.Text() != "6.7_1.2_1.1!s20@42" {
		t.Errorf("taken back: %s", m.Text())
	}
	if err := m.Move(game.VectorOf(1, 0)); err != nil {
		t.Error(err)
	}
	for i := 2; i < 4; i++ { // the move gave the game away
		if wins, err := m.Held(decider, i, nil); !wins || err != nil {
			t.Errorf("the player to move can win at position %d: %v, %v", i, wins, err)
		}
	}
	for m.Undo() {
	}
	if m.Text() != "6.7!s20@42" || m.PageToAct() {
		t.Errorf("taken back: %s", m.Text())
	}
	hint, err := m.Hint(decider, nil)
	if err != nil || hint.Move == nil || !hint.Move.To.Equal(game.VectorOf(1, 2)) || hint.Short != "N (6, 7): take 5 from both heaps → (1, 2)" {
		t.Errorf("%+v, %v", hint, err)
	}
	first, err := Parse(g, "6.7_1.2!f")
	if err != nil || first.Undo() || first.PageToAct() {
		t.Errorf("the page's own move was taken back, %v", err)
	}
	misere, err := Parse(sample.Parsed(t, "game=wythoff&play=misere"), "1.0_0.0")
	if winner, over, _ := misere.Winner(nil); err != nil || !over || winner != 1 {
		t.Errorf("misère: %d has won: %v, %v", winner, over, err)
	}
	box, err := Parse(sample.Parsed(t, "game=wythoff&preset=2:0.1"), "2.1_0.1")
	if winner, over, _ := box.Winner(nil); err != nil || !over || winner != 0 {
		t.Errorf("in the box: %d has won: %v, %v", winner, over, err)
	}
}

// What is wrong with a text is said, and what can be read of it stays.
func TestParseSaysWhatIsWrong(t *testing.T) {
	g := sample.Parsed(t, "game=wythoff")
	for text, c := range map[string]struct{ says, kept string }{
		"":                                  {"2 numbers joined by dots", ""},
		"5":                                 {"2 numbers joined by dots", ""},
		"5.07":                              {"whole number", ""},
		"5.7_9.7":                           {"grow", "5.7"},
		"5.7_1.3_0.1_0.0":                   {"not the same number", "5.7_1.3"},
		"5.7!x":                             {"after !", "5.7"},
		"5.7!s101":                          {"from 1 to 100", "5.7!s"},
		"5.7!s@0":                           {"seed", "5.7!s"},
		"5.7_3":                             {"joined by dots", "5.7"},
		strings.Repeat("9", MaxText) + ".1": {"at most 8000", ""},
	} {
		m, err := Parse(g, text)
		if err == nil || !strings.Contains(err.Error(), c.says) || len(err.Error()) > 400 {
			t.Errorf("%.30q: %v, want %q", text, err, c.says)
		}
		if (m != nil) != (c.kept != "") || m != nil && m.Text() != c.kept {
			t.Errorf("%.30q: %v is kept, want %q", text, m, c.kept)
		}
	}
}

// Whatever text there is, what is read of it is written so that it reads the
// same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"5.7_1.3_1.2!s20@42", "6.7!f", "0.0", "5.7_9.9", "1.2_!", "5.7~3.5~5.6_4.7~_1.4~1.1!s", "2.1~~", "2.1~0.1~0.1", "3.3_2.2_1.1_0.0!f100@18446744073709551615"} {
		f.Add(s)
	}
	games := []*catalog.Game{sample.Parsed(f, "game=wythoff"), sample.Parsed(f, "game=blocking&k=3")}
	f.Fuzz(func(t *testing.T, text string) {
		for _, g := range games {
			parse(t, g, text)
		}
	})
}

func parse(t *testing.T, g *catalog.Game, text string) {
	m, err := Parse(g, text)
	if m == nil {
		if err == nil {
			t.Fatalf("%q is neither a match nor wrong", text)
		}
		return
	}
	again, err2 := Parse(g, m.Text())
	if err2 != nil || again.Text() != m.Text() || err == nil && m.Text() != text {
		t.Fatalf("%q is %q, then %v %v", text, m.Text(), again, err2)
	}
}

// A hundred puzzles of different games: N-positions with as many options and
// winning moves as they say, harder and harder, the same from the same seed.
func TestPuzzles(t *testing.T) {
	links := []string{"game=wythoff", "game=st-wythoff&s=2&t=3&play=misere", "game=wab&a=2&b=3", "game=rmwg&r=5", "game=subtraction&f=G1", "game=blocking&k=3",
		"game=nim&k=3", "game=wythoff-k&k=3", "game=wytlex&k=3", "game=wythoff&preset=8x1"}
	if testing.Short() {
		links = links[:7]
	}
	for _, link := range links {
		t.Run(link, func(t *testing.T) {
			t.Parallel()
			g := sample.Parsed(t, link)
			decider := explain.By(catalog.Route(g, route.Standard))
			list, err := MakePuzzles(g, decider, 1, nil)
			if err != nil || len(list) != Puzzles {
				t.Fatalf("%d puzzles, %v", len(list), err)
			}
			again, _ := MakePuzzles(g, decider, 1, nil)
			seen, before := map[string]bool{}, 0
			for i, z := range list {
				isP, _, err := decider.Decide(z.At, nil)
				if err != nil || isP || seen[z.At.String()] || !again[i].At.Equal(z.At) {
					t.Fatalf("%v: P %v, seen %v, %v", z.At, isP, seen[z.At.String()], err)
				}
				seen[z.At.String()] = true
				moves, err := decider.Winning(z.At, 1000, nil)
				moves = slices.DeleteFunc(moves, func(m game.Move) bool { return explain.Among(z.Forbidden, m.To) })
				if m, _ := New(g, z.At); len(z.Forbidden) > 0 && m.Forbid(z.Forbidden) != nil || int64(len(z.Forbidden)) != g.Rules.Forbids {
					t.Fatalf("%v: %v is forbidden", z.At, z.Forbidden)
				}
				if err != nil || len(moves) != z.Winning || !moves[0].To.Equal(z.To) {
					t.Fatalf("%v has %d winning moves, not %d (%v)", z.At, len(moves), z.Winning, err)
				}
				if n, _ := optionCount(g, z.At, z.Forbidden, nil); n.Cmp(z.Options) != 0 {
					t.Fatalf("%v has %s options, not %s", z.At, n, z.Options)
				}
				if d := new(big.Int).Quo(z.Options, big.NewInt(int64(z.Winning))).BitLen() + z.Taken.BitLen(); d != z.Degree || d < before {
					t.Fatalf("%v: degree %d after %d, computed %d", z.At, z.Degree, before, d)
				}
				before = z.Degree
			}
			if list[0].Degree == before {
				t.Errorf("all puzzles are of degree %d", before)
			}
		})
	}
}
