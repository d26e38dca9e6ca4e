package link

import (
	"strings"
	"testing"
)

// Links as chat programs, mail and word processors deliver them open to the state
// that was shared, without a word, and are shared as they should be.
func TestLinksAsTheyArrive(t *testing.T) {
	const good = "v=1&game=st-wythoff&s=2&t=3&x=100&y=162&z=3.5"
	for _, spoiled := range []string{
		"v=1&amp;game=st-wythoff&amp;s=2&amp;t=3&amp;x=100&amp;y=162&amp;z=3.5",
		"v=1&#38;game=st-wythoff&#38;s=2&#38;t=3&#38;x=100&#38;y=162&#38;z=3.5",
		"v%3D1%26game%3Dst-wythoff%26s%3D2%26t%3D3%26x%3D100%26y%3D162%26z%3D3.5",
		"v%253D1%2526game%253Dst-wythoff%2526s%253D2%2526t%253D3%2526x%253D100%2526y%253D162%2526z%253D3.5",
		"V=1&GAME=st-wythoff&S=2&T=3&X=100&Y=162&Z=3.5",
		"v=1&game=ST-Wythoff&s=2&t=3&x=100&y=162&z=3.5",
		" " + good + " ", good + "%20", "\u200b" + good + "\u200b", good + ".", good + ").", "“" + good + "”", "<" + good + ">", good + ",",
		"%E2%80%9C" + good + "%E2%80%9D.", "%22" + good + "%22", "%C2%AB" + good + "%c2%bb,", "%3C" + good + "%3E", "%e2%80%8b%20" + good + "%0D%0A",
		"https://example.org/atlas/#" + good, "?" + good,
		"v=1&game=st-wythoff&s=2&t=3&x=100&y=162&z=3,5",
		"v=1 & game = st-wythoff & s = 2 & t = 3 & x = 100 & y = 162 & z = 3.5",
	} {
		s, problems := Parse("#" + spoiled)
		if len(problems) > 0 || s.String() != good && s.canonical() != good {
			t.Errorf("%s\n opens as %s\n %v", spoiled, s.String(), problems)
		}
	}
}

func TestMendedValues(t *testing.T) {
	for spoiled, want := range map[string]string{
		"v=1&game=wythoff&x=5&y=7&z=−3":                       "z=-3",
		"v=1&game=wythoff&x=5&y=7&z=%E2%88%923":               "z=-3",
		"v=1&game=wythoff&x=10^20&y=1,000,000":                "x=100000000000000000000&y=1000000",
		"v=1&game=st-wythoff&s=２&t=٣":                         "s=2&t=3",
		"v=1&game=wythoff&at=(28, 17)":                        "at=28,17",
		"v=1&game=wythoff&at=10¹⁰;5":                          "at=10000000000,5",
		"v=1&game=subtraction&f=x1%252B1":                     "f=x1+1",
		"v=1&game=wythoff&play=Misere":                        "play=misere",
		"v=1&game=wytlex&k=3&at=[1 2 3]":                      "at=1,2,3",
		"v=1&game=restricted&s=2&t=3&sh=odd&amp;sv=even":      "sv=even",
		"v=1&game=subtraction&f=floor(x1/2)%2B1":              "f=floor(x1/2)+1",
		"https://example.org/#v=1&game=wab&a=2&b=3&view=Both": "view=both",
	} {
		s, problems := Parse(spoiled)
		if len(problems) > 0 || !strings.Contains(s.canonical(), want) {
			t.Errorf("%s opens as %s, without %s: %v", spoiled, s.canonical(), want, problems)
		}
	}
}

// What cannot be read is said: never another game in silence.
func TestNeverAnotherGameInSilence(t *testing.T) {
	for _, l := range []string{
		"somewhere", "v=1&s=2&t=3", "nim", "v=1&game=wythof", "{\"game\":\"nim\"}", strings.Repeat("x", maxFragment+1),
		"v=1&game=wythoff&at=1,000", "v=1&game=wythoff&" + strings.Repeat("k=v&", 2000),
	} {
		if _, problems := Parse(l); len(problems) == 0 {
			t.Errorf("%.60s opens without a word", l)
		}
	}
}

// Mending leaves good links alone, those of formulas and lists too.
func TestMendLeavesGoodLinksAlone(t *testing.T) {
	for _, l := range []string{
		"v=1&game=subtraction&f=floor(x1/2)", "v=1&game=subtraction&f=x1%2520", "v=1&game=variable-wytlex&k=2&f=beatty:3/2,,3,-1",
		"v=1&game=restricted&s=2&t=3&sh=2mod5max40,odd&sv=all&d1=all&d2=all", "v=1&game=wythoff&Extra=1", "v=1&game=wythoff&preset=4:0.0,1.3",
	} {
		s, problems := Parse(l)
		if len(problems) > 0 || s.String() != l {
			t.Errorf("%s is shared as %s: %v", l, s.String(), problems)
		}
	}
}

func FuzzMend(f *testing.F) {
	for _, l := range []string{"v=1&amp;game=nim", "v%3D1%26game%3Dnim", "\u200bGAME=nim).", "%%%", "&amp;amp;amp;", "amp;", "k=3&#38;=&lt;v", "! &", "00000000&%20&", "at=1,000"} {
		f.Add(l)
	}
	f.Fuzz(func(t *testing.T, l string) {
		s, _ := Parse(l)
		again, problems := Parse(s.String())
		if again.String() != s.String() && len(problems) == 0 {
			t.Fatalf("%q is shared as %q, and that as %q", l, s.String(), again.String())
		}
	})
}
