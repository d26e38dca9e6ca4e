package show

import (
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/play"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// played is a match on the page: the win is given away in the second move.
func played() *state {
	s := sample(catalog.Find("wythoff").Default(), "match", "puzzles")
	s.match = match{on: true, begun: true, side: play.PageSecond, line: [][]string{{"5", "7"}, {"5", "6"}, {"1", "2"}}, seen: 2, heaps: heaps{at: []string{"1", "2"}, stays: []string{"1", "2"}}}
	return s
}

func TestMatchIsTold(t *testing.T) {
	s := played()
	drawer := func() string { return html.El("div", playing(s)).Content() }
	if words := drawer(); !strings.Contains(words, "You move from (1,\u00a02).") || strings.Contains(words, "given away") {
		t.Errorf("while the game goes on: %q", words)
	}
	s.match.letters, s.match.over, s.match.winner = "NNNNPP", true, 1
	if words := drawer(); strings.Count(words, "Here the win was given away.") != 1 || !strings.Contains(words, "The page has won.") {
		t.Errorf("afterwards: %q", words)
	}
	s.match.over, s.match.hint = false, "P (1, 2): every move loses"
	if words := standing(s.match); !strings.Contains(words, "every move loses") {
		t.Error(words)
	}
	s.match.hint, s.match.hinting, s.match.asking = "", true, true
	if words := standing(s.match); strings.Contains(words, "You move") || !strings.Contains(words, "if a move is left…") || !strings.Contains(words, "on its way") {
		t.Errorf("before it is known whether the game is over: %q", words)
	}
	s.match.asking, s.match.side, s.match.turn = false, play.Nobody, 1
	if words := standing(s.match); !strings.Contains(words, "The second player moves from") {
		t.Error(words)
	}
}

// Stacks keep their scale through a match, and what is lifted is set apart.
func TestStacks(t *testing.T) {
	s := played()
	s.match.stays = []string{"0", "2"}
	whole := stacks(s).String()
	if strings.Count(whole, `class="token lifted"`) != 1 || strings.Count(whole, `class="token"`) != 2 || strings.Count(whole, `max="7"`) != 2 {
		t.Error(whole)
	}
	s.match.at, s.match.stays = []string{strings.Repeat("9", 40), "3"}, []string{strings.Repeat("9", 40), "3"}
	if n := strings.Count(stacks(s).String(), "<input"); n != 1 {
		t.Errorf("%d stacks can be grasped", n)
	}
}

// The puzzles that were made stand by degree, each a link to its position.
func TestPuzzlesAreLinks(t *testing.T) {
	s := played()
	s.tasks = func(name string) model.Task {
		if name != "puzzles" {
			return model.Task{}
		}
		return taskDone(&protocol.Puzzled{Puzzles: []protocol.Puzzle{
			{At: []string{"1", "1"}, Options: "3", Winning: 1, Degree: 3}, {At: []string{"2", "2"}, Options: "6", Winning: 2, Degree: 3}, {At: []string{"5", "7"}, Options: "17", Winning: 1, Degree: 7},
		}})
	}
	list := puzzleList(s)
	if words := list.String(); strings.Count(words, "<h4>") != 2 || !strings.Contains(words, `href="#v=1&amp;game=wythoff&amp;match=5.7!s"`) || !strings.Contains(list.Content(), "17 moves, 1 wins") {
		t.Error(words)
	}
}

// A move that is tried is told by what follows from it.
func TestFollows(t *testing.T) {
	p, n := &protocol.Explained{Outcome: "P", Short: "P (3, 5): every move loses"}, &protocol.Explained{Outcome: "N", Short: "N (4, 6): take 1 from both heaps → (3, 5)"}
	for _, c := range []struct {
		from string
		to   *protocol.Explained
		want string
	}{
		{"N", p, "It wins."}, {"N", n, "throws the win away"}, {"P", n, "every move does: the other player can win. N (4, 6): take 1 from both"},
	} {
		if got := follows(c.from, c.to); !strings.Contains(got, c.want) {
			t.Errorf("%s to %s: %q", c.from, c.to.Outcome, got)
		}
	}
}
