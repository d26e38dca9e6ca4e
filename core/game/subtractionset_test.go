package game

import (
	"strings"
	"testing"
)

func TestParseTakes(t *testing.T) {
	for _, c := range []struct {
		text string
		has  []int64
		not  []int64
		back string // how it is written; "" means as it was
	}{
		{"all", []int64{1, 2, 1 << 40}, []int64{0, -1}, ""},
		{"none", nil, []int64{0, 1, 2}, ""},
		{"odd", []int64{1, 3}, []int64{2}, ""},
		{"even", []int64{2, 4}, []int64{0, 1}, ""},
		{"2mod5", []int64{2, 7}, []int64{0, 5}, ""},
		{"0mod3", []int64{3, 6}, []int64{0, 1}, ""},
		{"max7", []int64{1, 7}, []int64{8}, ""},
		{"allmax7", []int64{1, 7}, []int64{8}, "max7"},
		{"oddmax9", []int64{9}, []int64{8, 11}, ""},
		{"2mod5max40", []int64{37}, []int64{42}, ""},
		{" odd , evenmax4 ", []int64{1, 2, 4, 5}, []int64{6}, "odd,evenmax4"},
		{"0mod1", []int64{1, 2}, nil, "all"},
		{"1mod2", []int64{1}, []int64{2}, "odd"},
		{"none,max2", []int64{1, 2}, []int64{3}, "max2"},
	} {
		takes, err := ParseSubtractionSet(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		for _, n := range c.has {
			if !takes.Has(n) {
				t.Errorf("%q lacks %d", c.text, n)
			}
		}
		for _, n := range c.not {
			if takes.Has(n) {
				t.Errorf("%q has %d", c.text, n)
			}
		}
		if want := c.back; takes.String() != want && (want != "" || takes.String() != c.text) {
			t.Errorf("%q is written %q", c.text, takes)
		}
	}
}

func TestParseTakesSaysWhatIsWrong(t *testing.T) {
	for text, says := range map[string]string{
		"":                         "empty",
		"odd,":                     "empty",
		"prime":                    `"prime"`,
		"5mod5":                    "residue must be a whole number from 0 to 4",
		"1mod65":                   "modulus must be a whole number from 1 to 64",
		"max0":                     "from 1 to",
		"max+7":                    "from 1 to",
		"-1mod3":                   "residue",
		"oddmax":                   "bound after max",
		strings.Repeat("odd,", 99): "at most 64 pieces",
		strings.Repeat("x", 1500):  "…",
	} {
		_, err := ParseSubtractionSet(text)
		if err == nil || !strings.Contains(err.Error(), says) || len(err.Error()) > 200 {
			t.Errorf("%.20q: %v; want something of %q", text, err, says)
		}
	}
}

func FuzzParseTakes(f *testing.F) {
	for _, s := range []string{"all", "none", "odd,evenmax4", "2mod5max40", "max7", "0mod64"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		takes, err := ParseSubtractionSet(text)
		if err != nil {
			return
		}
		again, err := ParseSubtractionSet(takes.String())
		if err != nil || again.String() != takes.String() {
			t.Fatalf("%q is written %q, which reads as %q, %v", text, takes, again, err)
		}
		for n := range int64(200) {
			if takes.Has(n) != again.Has(n) {
				t.Fatalf("%q: written and read again it differs at %d", text, n)
			}
		}
	})
}
