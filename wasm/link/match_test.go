package link

import (
	"net/url"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
)

// A match comes back as it was typed, in games of two heaps and of more.
func TestMatchRoundTrip(t *testing.T) {
	for _, l := range []string{
		"v=1&game=wythoff&match=5.7_3.5_3.4_1.2!s20@42",
		"v=1&game=wythoff&play=misere&match=5.7",
		"v=1&game=blocking&k=3&match=5.7~3.5~5.6_4.7~_1.4~1.1!s20@42",
		"v=1&game=oew&s=2&t=2&match=8.10_1.10!f",
		"v=1&game=nim&k=3&match=3.5.7_2.5.7!s",
		"v=1&game=wythoff&match=" + strings.Repeat("9", 1000) + ".0",
	} {
		s, problems := Parse(l)
		if len(problems) > 0 || s.Match == "" || s.String() != l || s.canonical() != l {
			t.Errorf("%.80s: %.80s, %v", l, s.canonical(), problems)
		}
	}
	for l, match := range map[string]string{
		"v=1&game=wythoff&match=5.7_3.5_4.4":      "5.7_3.5", // tokens are added: the match ends before
		"v=1&game=blocking&k=2&match=5.7~1.1_4.7": "5.7",     // no option, so that nothing is forbidden yet
		"v=1&game=wythoff&match=5.7!x":            "5.7",
		"v=1&game=wythoff&match=5.7.9":            "",
		"v=1&game=wythoff&match=":                 "",
	} {
		s, problems := Parse(l)
		if len(problems) != 1 || problems[0].Part != "match" || s.Match != match {
			t.Errorf("%s: %q, %v", l, s.Match, problems)
		}
	}
}

// Whatever is written for a match, what is kept of it is read again without fault.
func FuzzMatch(f *testing.F) {
	f.Add("wythoff", "5.7_3.5!s20@42")
	f.Add("nim", "1.2.3_0.2.3!f")
	f.Add("blocking", "5.7~3.5~5.6_4.7~_1.4~1.1!s")
	f.Add("subtraction", "9.9_1.1_0.0")
	f.Add("wytlex", "0.10.30_0.9.50")
	f.Fuzz(func(t *testing.T, id, text string) {
		if catalog.Find(id) == nil || len(text) > 200 {
			return
		}
		s, _ := Parse("v=1&game=" + id + "&match=" + url.QueryEscape(text))
		again, problems := Parse(s.canonical())
		if len(problems) > 0 || again.Match != s.Match {
			t.Fatalf("%q is kept as %q, and read again as %q: %v", text, s.Match, again.Match, problems)
		}
	})
}
