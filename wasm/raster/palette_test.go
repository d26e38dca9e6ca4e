package raster

import (
	"image/color"
	"math"
	"testing"
)

func TestContrastOfWCAG(t *testing.T) {
	// The standard's own extremes, and #767676, the lightest grey that passes.
	if got := ContrastRatio(0x000000, 0xFFFFFF); math.Abs(got-21) > 1e-9 {
		t.Errorf("black on white is %v, want 21", got)
	}
	if got := ContrastRatio(0x767676, 0xFFFFFF); got < 4.5 || got > 4.6 {
		t.Errorf("#767676 on white is %v, want 4.54", got)
	}
}

func TestPalettesReachAA(t *testing.T) {
	for _, p := range Palettes() {
		text, mark := 4.5, 3.0
		if p.Strong { // one grade better: AAA for text, AA text for marks
			text, mark = 7, 4.5
		}
		for name, c := range map[string]Colour{"Text": p.Text, "Muted": p.Muted} {
			if got := ContrastRatio(c, p.Paper); got < text {
				t.Errorf("%s: %s on paper is %.2f:1, want %v", p.Name, name, got, text)
			}
		}
		if got := ContrastRatio(p.Text, p.Lit); got < text {
			t.Errorf("%s: Text on a lit row is %.2f:1, want %v", p.Name, got, text)
		}
		for name, c := range map[string]Colour{"Ink": p.Ink, "Upper": p.Upper, "Lower": p.Lower, "Move": p.Move} {
			if got := ContrastRatio(c, p.Paper); got < mark {
				t.Errorf("%s: %s on paper is %.2f:1, want %v", p.Name, name, got, mark)
			}
		}
		if light := luminance(p.Paper) < 0.5; light != p.Dark {
			t.Errorf("%s: Dark = %v, but its paper says otherwise", p.Name, p.Dark)
		}
	}
}

// Colour blindness as Machado, Oliveira & Fernandes (2009) model it at full
// severity: matrices over linear RGB.
var sights = map[string][3][3]float64{
	"full sight":   {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// lab is the CIE L*a*b* (D65) of a colour as somebody sees it.
func lab(c Colour, sight [3][3]float64) [3]float64 {
	in := linear(c)
	var v [3]float64
	for i := range v {
		v[i] = max(0, min(1, sight[i][0]*in[0]+sight[i][1]*in[1]+sight[i][2]*in[2]))
	}
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124*v[0] + 0.3576*v[1] + 0.1805*v[2]) / 0.9505)
	y := f(0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2])
	z := f((0.0193*v[0] + 0.1192*v[1] + 0.9505*v[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func TestPalettesForTheColourBlind(t *testing.T) {
	const apart = 15 // ΔE*ab; 2.3 is just noticeable, 10 plain at a glance
	for _, p := range Palettes() {
		colours := []struct {
			name string
			c    Colour
		}{{"Ink", p.Ink}, {"Upper", p.Upper}, {"Lower", p.Lower}, {"Move", p.Move}, {"Paper", p.Paper}}
		for sight, matrix := range sights {
			for i, a := range colours {
				for _, b := range colours[:i] {
					u, v := lab(a.c, matrix), lab(b.c, matrix)
					d := math.Hypot(math.Hypot(u[0]-v[0], u[1]-v[1]), u[2]-v[2])
					if d < apart {
						t.Errorf("%s, %s: %s and %s differ by %.1f, want %d", p.Name, sight, a.name, b.name, d, apart)
					}
				}
			}
		}
	}
}

// Sixteen sequences can be told apart from the paper and from one another.
func TestSequences(t *testing.T) {
	const (
		seen  = 1.45 // contrast; the letters at the heads of columns do not rest on it
		apart = 14   // ΔE*ab
	)
	for _, p := range Palettes() {
		for i := range 16 {
			c := p.Sequence(i)
			if got := ContrastRatio(c, p.Paper); got < seen {
				t.Errorf("%s: sequence %d has a contrast of %.2f to the paper, want %v", p.Name, i, got, seen)
			}
			for j := range i {
				u, v := lab(c, sights["full sight"]), lab(p.Sequence(j), sights["full sight"])
				if d := math.Hypot(math.Hypot(u[0]-v[0], u[1]-v[1]), u[2]-v[2]); d < apart {
					t.Errorf("%s: sequences %d and %d differ by %.1f, want %d", p.Name, j, i, d, apart)
				}
			}
		}
	}
}

func TestColour(t *testing.T) {
	c := Colour(0x12324B)
	if got := c.Hex(); got != "#12324b" {
		t.Errorf("Hex = %q", got)
	}
	if got := color.NRGBAModel.Convert(c); got != (color.NRGBA{0x12, 0x32, 0x4B, 0xFF}) {
		t.Errorf("as an NRGBA it is %v", got)
	}
}

// What is written in the colour of a sequence can be read, and stays that
// colour where it could be already.
func TestLegible(t *testing.T) {
	for _, p := range Palettes() {
		for _, ratio := range []float64{4.5, 7} {
			for i := range 16 {
				c := p.Legible(p.Sequence(i), ratio)
				if got := min(ContrastRatio(c, p.Paper), ContrastRatio(c, p.Lit)); got < ratio && c != p.Text {
					t.Errorf("%s: sequence %d is written with a contrast of %.2f, want %v", p.Name, i, got, ratio)
				}
				if min(ContrastRatio(p.Sequence(i), p.Paper), ContrastRatio(p.Sequence(i), p.Lit)) >= ratio && c != p.Sequence(i) {
					t.Errorf("%s: sequence %d was changed without need", p.Name, i)
				}
			}
		}
	}
	if got := Colour(0x102030).towards(0x0f3140, 32, 32); got != 0x0f3140 {
		t.Errorf("all the way is %s", got.Hex())
	}
}
