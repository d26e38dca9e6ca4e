package catalog_test

import (
	"testing"

	"wythoffatlas/core/catalog"
)

func TestParseAxis(t *testing.T) {
	for _, text := range []string{"s:1-6", "sh+sv=0mod?:2-5", "f=1+?*p1:0-9", "preset=?x0.5@7:1-4", "f=max(x1,?)+x0:3-3"} {
		if a, err := catalog.ParseAxis(text); err != nil || a.String() != text {
			t.Errorf("%q is read as %q: %v", text, a, err)
		}
	}
	for _, text := range []string{"", "s", "s:", "s:1", "s:6-1", "s:1-1000000", "s=?:1-2", "s=3:1-2", ":1-2", "s+:1-2", "s:-1-2", "s:01-2", "s:1-2-3", "f=?;x1:1-2", "s:1-99999999"} {
		if a, err := catalog.ParseAxis(text); err == nil {
			t.Errorf("%q is read as %q", text, a)
		}
	}
}

func FuzzParseAxis(f *testing.F) {
	f.Add("sh+sv=0mod?:2-5")
	f.Add("s:1-6")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := catalog.ParseAxis(text)
		if err != nil {
			return
		}
		if a.String() != text || a.Len() < 1 || a.Len() > catalog.MostAlong {
			t.Errorf("%q is read as %q", text, a)
		}
		catalog.Default().Default().Member([]catalog.Axis{a}, []int{a.Len() - 1})
	})
}

// The axes that are offered fit the game and name members of it.
func TestUsualAxes(t *testing.T) {
	for _, f := range catalog.All() {
		g := f.Default()
		axes := g.UsualAxes()
		if axes == nil {
			t.Errorf("%s has nothing to sweep", f.ID)
		}
		at := make([]int, len(axes))
		for i, a := range axes {
			if !a.Fits(g) {
				t.Errorf("%s has no axis %s", f.ID, a)
			}
			if again, err := catalog.ParseAxis(a.String()); err != nil || again.String() != a.String() {
				t.Errorf("%s: %s: %v", f.ID, a, err)
			}
			at[i] = 1
		}
		if m, problems := g.Member(axes, at); len(problems) > 0 || m.Family != f {
			t.Errorf("%s: %s: %v", f.ID, m.Link(), problems)
		}
	}
	for _, text := range []string{"game:1-2", "play:1-2", "x:1-2", "s+x:1-2"} {
		if a, err := catalog.ParseAxis(text); err == nil && a.Fits(catalog.Find("st-wythoff").Default()) {
			t.Errorf("%s fits", text)
		}
	}
}
