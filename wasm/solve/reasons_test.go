package solve

import (
	"slices"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

func fields(s string) []string { return strings.Fields(s) }

// Liu, Li & Li, §1: the six moves from (3, 7) of the 2-radius game, with outcomes
// and where they reach; and rows from the middle.
func TestOptions(t *testing.T) {
	all := get[*protocol.Listed](t, small, &protocol.Options{Game: "game=radius&r=2", At: fields("3 7"), From: "0", Count: 100, Outcomes: true})
	if strings.Join(all.To, " ") != "1 5 1 7 2 6 3 5 2 7 3 6" || all.Total != "6" || strings.Join(all.Groups, " ") != "2 2 2" || all.Note != "" {
		t.Errorf("%+v", all)
	}
	for i, letter := range all.Outcomes {
		decided := get[*protocol.Letters](t, small, &protocol.Outcomes{Game: "game=radius&r=2", Positions: all.To[2*i : 2*i+2]})
		if decided.Outcomes != string(letter) {
			t.Errorf("%v is %s, listed as %c", all.To[2*i:2*i+2], decided.Outcomes, letter)
		}
	}
	reach := all.Reach[0]
	if strings.Join(reach.FirstTo, " ") != "1 7" || strings.Join(reach.SecondTo, " ") != "3 5" || strings.Join(reach.Area, " ") != "2 6 1 5" || reach.Sets != [4]string{"max2", "max2", "max2", "max2"} {
		t.Errorf("%+v", reach)
	}
	both := get[*protocol.Listed](t, small, &protocol.Options{Game: "game=radius&r=2", At: fields("3 7"), Which: 3, From: "1", Count: 1})
	if strings.Join(both.To, " ") != "2 6" || both.Outcomes != "" {
		t.Errorf("%+v", both)
	}
	far := get[*protocol.Listed](t, small, &protocol.Options{Game: "game=wythoff", At: []string{"1" + strings.Repeat("0", 100), "3"}, From: "2", Count: 1})
	if far.Total != "1"+strings.Repeat("0", 99)+"6" || len(far.To) != 2 {
		t.Errorf("%+v", far)
	}
	lex := get[*protocol.Listed](t, small, &protocol.Options{Game: "game=wytlex&k=3", At: fields("2 4 6"), From: "0", Count: 3, Outcomes: true})
	if lex.Total != "" || !strings.Contains(lex.Note, "infinitely many") || len(lex.To) != 9 || len(lex.Outcomes) != 3 || len(lex.Groups) != 0 {
		t.Errorf("%+v", lex)
	}
}

// A legal move and one that is not, by name of the rule.
func TestLegalityByName(t *testing.T) {
	told := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: "game=oew&s=2&t=2", At: fields("8 10"), To: fields("8 3")})
	if told.Legal || !strings.Contains(strings.Join(told.Reasons, " "), "Sv = the even numbers") || len(told.Way) != 0 {
		t.Errorf("%+v", told)
	}
	told = get[*protocol.Inspected](t, small, &protocol.Inspect{Game: "game=subtraction&f=G1", At: fields("11 15"), To: fields("3 4")})
	if !told.Legal || !strings.Contains(told.Reasons[0], "|k − l| = 3 < 4 = f(3, 4, 11)") || len(told.Way) != 1 {
		t.Errorf("%+v", told)
	}
}

func TestExplained(t *testing.T) {
	for _, c := range []struct{ link, at, outcome, short, says string }{
		{"game=wythoff", "6 7", "N", "N (6, 7): take 5 from both heaps → (1, 2)", "(ii), y < bₙ"},
		{"game=wythoff", "1 2", "P", "P (1, 2): every move loses", "By the closed form"},
		{undecided, "5 9", "", "", "By elimination"},
		{"game=wytlex&k=3", "3 1 2", "P", "P (1, 2, 3): every move loses", "Theorem 13"},
	} {
		told := get[*protocol.Explained](t, small, &protocol.Explain{Game: c.link, At: fields(c.at)})
		all := strings.Join(told.Words, " ")
		if c.outcome != "" && (told.Outcome != c.outcome || told.Short != c.short) || !strings.Contains(all, c.says) || told.Over {
			t.Errorf("%s: %s: %+v", c.link, c.at, told)
		}
		if (told.Outcome == "N") != (len(told.Move) == 1) {
			t.Errorf("%s: %s: %+v", c.link, c.at, told.Move)
		}
	}
	over := get[*protocol.Explained](t, small, &protocol.Explain{Game: "game=wythoff&play=misere", At: fields("0 0")})
	if !over.Over || over.Outcome != "N" {
		t.Errorf("%+v", over)
	}
	far := get[*protocol.Error](t, small, &protocol.Explain{Game: "game=wab&a=2&b=3&play=misere", At: fields("100000000000000000000 7")})
	if !strings.Contains(far.Message, "is not decided") {
		t.Errorf("%q", far.Message)
	}
}

// The page plays: it wins, errs when it must, says when no move is left, and the
// same seed makes the same move.
func TestPlayed(t *testing.T) {
	ask := &protocol.Play{Game: "game=wythoff", At: fields("6 7"), Seed: 5}
	told := get[*protocol.Played](t, small, ask)
	if strings.Join(told.To, " ") != "1 2" || told.Over {
		t.Errorf("%+v", told)
	}
	ask.Rate = 100
	told = get[*protocol.Played](t, small, ask)
	if !slices.Equal(told.To, get[*protocol.Played](t, small, ask).To) {
		t.Errorf("%+v", told)
	}
	decided := get[*protocol.Letters](t, small, &protocol.Outcomes{Game: "game=wythoff", Positions: told.To})
	if decided.Outcomes != "N" {
		t.Errorf("the page errs to %v, which is %s", told.To, decided.Outcomes)
	}
	if over := get[*protocol.Played](t, small, &protocol.Play{Game: "game=wythoff", At: fields("0 0")}); !over.Over || len(over.To) > 0 {
		t.Errorf("%+v", over)
	}
	begun := get[*protocol.Begun](t, small, &protocol.Start{Game: "game=nim&k=3", Low: "1", High: "20", Seed: 9})
	if len(begun.At) != 3 {
		t.Errorf("%+v", begun)
	}
	for _, wrong := range []protocol.Body{
		&protocol.Play{Game: "game=wythoff", At: fields("1 2"), Rate: 101},
		&protocol.Start{Game: "game=wythoff", Low: "4", High: "3"},
		&protocol.Start{Game: "game=wythoff", Low: "-1", High: "3"},
		&protocol.Options{Game: "game=wythoff", At: fields("1 2"), From: "0", Count: protocol.MaxOptions + 1},
		&protocol.Options{Game: "game=nim&k=3", At: fields("1 2 3"), From: "0", Which: 1},
		&protocol.Explain{Game: "game=nim&k=3", At: fields("1 2")},
	} {
		if told := get[*protocol.Error](t, small, wrong); !strings.HasSuffix(told.Message, ".") {
			t.Errorf("%+v: %q", wrong, told.Message)
		}
	}
}

func TestPuzzled(t *testing.T) {
	told := get[*protocol.Puzzled](t, small, &protocol.Puzzles{Game: "game=wythoff", Seed: 1})
	if len(told.Puzzles) != 100 || told.Puzzles[0].Degree >= told.Puzzles[99].Degree {
		t.Errorf("%d puzzles", len(told.Puzzles))
	}
}
