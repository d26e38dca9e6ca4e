package link

import (
	"strings"
	"testing"
)

// A second game of any kind comes back from the link that it is written in.
func TestSecondGameRoundTrip(t *testing.T) {
	for _, with := range []string{"game=wab&a=2&b=3", "game=st-wythoff&s=2&t=3&play=misere", "game=subtraction&f=if(x1%3e2,%20x0+1,%207%2525)", "game=wythoff&preset=6x0.6@42",
		"game=restricted&s=1&t=1&sh=max7,2mod5&sv=all&d1=odd&d2=all"} {
		for _, view := range []string{"", "&compare=beside", "&compare=divider&split=0.25"} {
			first, problems := Parse(with)
			if len(problems) > 0 {
				t.Fatalf("%s: %v", with, problems)
			}
			s, _ := Parse("v=1&game=wythoff&x=3&y=4&z=5")
			s.With.Game = first.Game
			typed := s.String() + view
			again, problems := Parse(typed)
			if len(problems) > 0 || again.With.Game == nil || again.With.Game.Link() != first.Game.Link() {
				t.Fatalf("%s is read as %v, %v", typed, again.With.Game, problems)
			}
			if got := again.canonical(); got != typed {
				t.Errorf("%s is written as %s", typed, got)
			}
		}
	}
	k, problems := Parse("v=1&game=wytlex&k=3&with=game=wythoff-k%26k=3")
	if len(problems) > 0 || k.With.Game == nil {
		t.Errorf("games of three piles are not compared: %v", problems)
	}
}

// What cannot be compared is left out, and the page says why.
func TestSecondGamesThatCannotBe(t *testing.T) {
	for link, says := range map[string]string{
		"game=wythoff&with=game=chess":                                   "chess",
		"game=wythoff&with=":                                             "no game",
		"game=wythoff&with=a=2":                                          "no game",
		"game=wythoff&with=game=wytlex%26k=3":                            "as many heaps",
		"game=wythoff&with=game=wab%26a=0%26b=3":                         "a",
		"game=wythoff&with=game=wab%26a=2%26b=3&compare=under":           "over, beside and divider",
		"game=wythoff&with=game=wab%26a=2%26b=3&compare=divider&split=2": "0.02",
	} {
		s, problems := Parse("v=1&" + link)
		if len(problems) != 1 || !strings.Contains(problems[0].String(), says) {
			t.Errorf("%s: %v", link, problems)
		}
		if again, more := Parse(s.String()); len(more) > 0 || again.String() != s.String() {
			t.Errorf("%s becomes %s, which is not read as it is", link, s.String())
		}
	}
}
