package link

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestProblems(t *testing.T) {
	long := strings.Repeat("3", maxDigits+1)
	tests := []struct {
		link    string
		part    string
		says    []string // in the message
		nearest string   // the link of the state shown
	}{
		{"v=2&game=wythoff", "v", []string{"v=2", "version 1"}, "v=1&game=wythoff"},
		{"v=1&game=chess", "game", []string{"game=chess", "wythoff"}, "v=1&game=wythoff"},
		{"v=1&game=wab&a=0&b=3", "a", []string{"a=0", "1", "1000000"}, "v=1&game=wab&a=1&b=3"},
		{"v=1&game=wab&a=2&b=3&play=misery", "play", []string{"play=misery", "normal"}, "v=1&game=wab&a=2&b=3&play=misere"},
		{"v=1&x=abc&y=2", "x", []string{"x=abc", "whole number"}, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x=1.5&y=2", "x", []string{"x=1.5"}, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x=&y=2", "x", []string{"whole number"}, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x&y=2", "x", []string{"whole number"}, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x=0x10&y=2", "x", nil, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x=1_0&y=2", "x", nil, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x=-100000&y=2&z=3", "x", []string{"begins at 0"}, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x=" + long + "&y=2&z=3", "x", []string{"10001", "10000", "…"}, "v=1&game=wythoff&x=" + long9() + "&y=2&z=3"},
		{"v=1&x=1&y=-" + long + "&z=3", "y", []string{"10001"}, "v=1&game=wythoff&x=1&y=0&z=3"},
		{"v=1&x=1&y=2&z=1e999", "z", []string{"1e999", "-1100", "6"}, "v=1&game=wythoff&x=1&y=2&z=6"},
		{"v=1&x=1&y=2&z=-1e999", "z", []string{"-1100"}, "v=1&game=wythoff&x=1&y=2&z=-1100"},
		{"v=1&x=1&y=2&z=7", "z", []string{"Using 6"}, "v=1&game=wythoff&x=1&y=2&z=6"},
		{"v=1&x=1&y=2&z=NaN", "z", []string{"a number"}, "v=1&game=wythoff&x=1&y=2&z=3"},
		{"v=1&x=1&y=2&z=Inf", "z", []string{"a number"}, "v=1&game=wythoff&x=1&y=2&z=3"},
		{"v=1&x=1&y=2&z=0x1p2", "z", []string{"a number"}, "v=1&game=wythoff&x=1&y=2&z=3"},
		{"v=1&x=1&y=2&z=", "z", []string{"a number"}, "v=1&game=wythoff&x=1&y=2&z=3"},
		{"v=1&z=5&z=6", "z", []string{"more than once", "5"}, "v=1&game=wythoff&z=5"},
		{"v=1&game=wab&a=2&a=3&b=2", "a", []string{"more than once"}, "v=1&game=wab&a=2&b=2"},
		{"v=1&game=wythoff&game=wab", "game", []string{"more than once"}, "v=1&game=wythoff"},
		{"v=1&view=globe", "view", []string{"map", "table"}, "v=1&game=wythoff"},
		{"v=1&mode=cinema", "mode", []string{"projector"}, "v=1&game=wythoff"},
		{"v=1&theme=pink", "theme", []string{"auto", "dark", "contrast"}, "v=1&game=wythoff"},
		{"v=1&show=beams,ghosts", "show", []string{"ghosts", "squares"}, "v=1&game=wythoff&show=beams"},
		{"v=1&at=28", "at", []string{"comma"}, "v=1&game=wythoff"},
		{"v=1&at=1,000", "at", []string{"one number or two", "1, 000"}, "v=1&game=wythoff"},
		{"v=1&at=28,x", "at", []string{"at=28,x", "whole number"}, "v=1&game=wythoff"},
		{"v=1&at=28,17,3", "at", []string{"whole number"}, "v=1&game=wythoff"},
		{"v=1&at=-1,17", "at", []string{"fewer than 0"}, "v=1&game=wythoff&at=0,17"},
		{"v=1&game=wytlex&k=3&at=1,2", "at", []string{"at=1,2", "3 whole numbers"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&at=1,2,x", "at", []string{"whole number"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&at=7,-2,5", "at", []string{"fewer than 0"}, "v=1&game=wytlex&k=3&at=0,5,7"},
		{"v=1&game=nim&k=3&at=1,2," + long, "at", []string{"10001"}, "v=1&game=nim&k=3&at=1,2," + long9()},
		{"v=1&game=wytlex&k=3&axes=1", "axes", []string{"two of n, 1, … up to 3"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&axes=1,4", "axes", []string{"axes=1,4", "up to 3"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&axes=n,n", "axes", []string{"must differ"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&axes=1,2,3", "axes", []string{"two of"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&beside=wythoff", "beside", []string{"beside=wythoff", "Wytlex(3)"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&beside=wytlex", "beside", []string{"Wytlex(3)"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=6&beside=wythoff-k", "beside", []string{"Wytlex(6)"}, "v=1&game=wytlex&k=6"},
		{"v=1&game=wytlex&k=3&row=-1", "row", []string{"from 0"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&row=last", "row", []string{"whole number"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&row=1000000001", "row", []string{"1000000000"}, "v=1&game=wytlex&k=3&row=1000000000"},
		{"v=1&game=wytlex&k=3&rowheight=0.5", "rowheight", []string{"from 1 to 64"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&rowheight=NaN", "rowheight", []string{"from 1 to 64"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=wytlex&k=3&rowheight=tall", "rowheight", []string{"from 1 to 64"}, "v=1&game=wytlex&k=3"},
		{"v=1&game=variable-wytlex&k=3&f=vile", "f", []string{"k = 2"}, "v=1&game=variable-wytlex&k=3&f=1"},
		{"v=1&x=%zz&y=2", "x", []string{"x=%zz", "%25"}, "v=1&game=wythoff&x=0&y=2&z=3"},
		{"v=1&x%=5&keep=1", "x%", []string{"hexadecimal"}, "v=1&game=wythoff&keep=1"},
		{"v=1&keep=1&other=%2", "other", []string{"hexadecimal"}, "v=1&game=wythoff&keep=1"},
	}
	for _, tt := range tests {
		t.Run(tt.link[:min(len(tt.link), 40)], func(t *testing.T) {
			s, problems := Parse(tt.link)
			if len(problems) != 1 && !strings.Contains(tt.link, "-333") {
				t.Fatalf("problems: %v", problems)
			}
			p := problems[0]
			if p.Part != tt.part || len(p.Value) > 50 || len(p.String()) > 300 {
				t.Errorf("problem %+v", p)
			}
			for _, words := range tt.says {
				if !strings.Contains(p.String(), words) {
					t.Errorf("%q does not say %q", p, words)
				}
			}
			if got := s.String(); got != tt.nearest {
				t.Errorf("shows %.100s, want %.100s", got, tt.nearest)
			}
		})
	}
}

func long9() string { return strings.Repeat("9", maxDigits) }

func TestManyProblemsAreFewSentences(t *testing.T) {
	s, problems := Parse("v=1&show=" + strings.Repeat("ghost,", 40_000) + "&" + strings.Repeat("%&", 1000))
	if len(problems) != maxProblems+1 {
		t.Errorf("%d problems", len(problems))
	}
	if last := problems[len(problems)-1].Message; !strings.Contains(last, "more") {
		t.Errorf("the last says %q", last)
	}
	if got := s.String(); got != "v=1&game=wythoff&show=none" {
		t.Errorf("shows %s", got)
	}
}

// Whatever comes, Parse gives a state whose link says the same and has nothing
// wrong, and says so in valid text.
func FuzzParse(f *testing.F) {
	for _, l := range []string{
		"v=1&game=wythoff&x=100&y=162&z=3",
		"#v=1&game=st-wythoff&s=2&t=3&play=misere&z=-300.25&view=table&mode=projector&theme=dark&show=none&at=28,17",
		"game=wab&a=2&b=3&x=-4&y=+1&z=1e999&show=beams,,x&keep=%20&keep=%&v=2",
		"v=1&game=subtraction&f=if(x1%20%3C%203,%20x0%25%202+1,7)&preset=6x0.6@42", "v=1&game=restricted&sh=odd,max3&d1=x&preset=4:0.0,9.9",
		"game=variable-wytlex&k=2", "game=variable-wytlex&k=0&f=p3", "v=1&game=wytlex&k=3&at=61,23,42&axes=n,3&beside=wythoff-k&row=12&rowheight=1.5", "k=4&game=nim&at=1,2&axes=4,4&beside=nim&row=-1&rowheight=1e9",
		"game=variable-wytlex&k=2&f=beatty:3/2,,3,-1&view=map&axes=2,n&row=99999999999999999999",
		"v=1&%78=5&y=%35&at=1%2C2&=&&==&a=9", "v=1&s=2&game=chess&t=\xff",
	} {
		f.Add(l)
	}
	f.Fuzz(func(t *testing.T, l string) {
		s, problems := Parse(l)
		for _, p := range problems {
			if p.Message == "" || !utf8.ValidString(p.Message) {
				t.Errorf("problem %+q", p)
			}
		}
		written := s.String()
		back, again := Parse(written)
		if len(again) > 0 || back.String() != written || back.canonical() != s.canonical() {
			t.Errorf("%q is written %q, which is read as %q with %v", l, written, back.canonical(), again)
		}
		if len(problems) == 0 && s.typed != "" && written != strings.TrimPrefix(l, "#") {
			t.Errorf("%q has nothing wrong and comes back as %q", l, written)
		}
		canonical := s.canonical()
		if back, again := Parse(canonical); len(again) > 0 || back.String() != canonical {
			t.Errorf("canonical %q is read as %q with %v", canonical, back.String(), again)
		}
	})
}

// Decrees on a game without a box are refused once, with a sentence, and leave the
// link; whatever else it said stays.
func TestDecreesWithoutABoxLeaveTheLink(t *testing.T) {
	for _, game := range []string{"wytlex&k=3", "nim&k=5", "wythoff-k&k=4", "variable-wytlex&k=2&f=vile"} {
		first, problems := Parse("v=1&game=" + game + "&preset=4x1&note=mine")
		if len(problems) != 1 || !strings.Contains(problems[0].Message, "preset box") {
			t.Errorf("%s: %v", game, problems)
		}
		shared := first.String()
		if strings.Contains(shared, "preset") || !strings.Contains(shared, "note=mine") {
			t.Errorf("%s: shared as %s", game, shared)
		}
		if again, problems := Parse(shared); len(problems) > 0 || again.String() != shared {
			t.Errorf("%s: opened again it is %s, with %v", shared, again.String(), problems)
		}
	}
}
