package canvas

import (
	"fmt"
	"testing"
)

// Groups of three from five figures on, as the SI brochure (5.4.4) has it.
func TestGroups(t *testing.T) {
	tests := []struct{ in, want string }{
		{"7", "7"}, {"1234", "1234"}, {"12345", "12 345"}, {"1234567", "1 234 567"},
		{"(12345, 678)", "(12 345, 678)"}, {"1000000", "1 000 000"},
		{"3.14159265", "3.14159265"}, {"12345.67891", "12 345.67891"},
	}
	for _, tt := range tests {
		got := ""
		for i := range tt.in {
			got += tt.in[i : i+1]
			if groupEnds(tt.in, i) {
				got += " "
			}
		}
		if got != tt.want {
			t.Errorf("%q is set as %q, want %q", tt.in, got, tt.want)
		}
	}
}

// Right-aligned numbers have their units, tens, … in the same places, whatever
// the other figures are.
func TestFiguresStandInColumns(t *testing.T) {
	units := func(s string) (x float32) {
		p, r := newPen(t, 1)
		p.text(500, 100, Right, Serif, 15, tint{}, s)
		return r.quads[len(r.quads)-1].quad[0].X
	}
	want := units("0")
	for _, s := range []string{"7", "11", "1234567", "98765", "(3, 5"} {
		if got := units(s); got != want {
			t.Errorf("the last figure of %q is at %v, not %v", s, got, want)
		}
	}
}

func TestMeasureIsWhatTextTakes(t *testing.T) {
	p, _ := newPen(t, 1)
	for _, s := range []string{"", "5", "12345", "1\u2009234", "slope φ", "(12, 17)"} {
		if m, w := p.measure(Serif, 13, s), p.text(0, 0, Left, Serif, 13, tint{}, s); m != w {
			t.Errorf("%q measures %v but takes %v", s, m, w)
		}
	}
	// 7 figures of 7 pixels, 2 gaps of 2.
	if got := p.measure(Serif, 13, "1234567"); got != 7*7+2*2 {
		t.Errorf("1234567 measures %v", got)
	}
	if a, b := p.measure(Serif, 13, "12345"), p.measure(Serif, 13, "12\u2009345"); a != b {
		t.Errorf("a gap of ours is %v wide, a thin space %v", a, b)
	}
}

// A number needs no picture of its own, so a million rows need ten.
func TestNumbersAreMadeOfFigures(t *testing.T) {
	p, r := newPen(t, 1)
	for n := range 1000 {
		p.text(0, 0, Left, Serif, 13, tint{}, fmt.Sprintf("(%d, %d)", n, n*n))
	}
	if len(r.texts) > 0 {
		t.Errorf("%d texts were drawn in one piece, such as %q", len(r.texts), r.texts[0])
	}
}
