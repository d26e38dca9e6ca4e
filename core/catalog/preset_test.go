package catalog

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"
	"wythoffatlas/core/beam"

	"wythoffatlas/core/game"
)

// The same link is the same box for ever. Rows are x = 0, 1, …; # is P.
func TestBoxesStayTheSame(t *testing.T) {
	for _, c := range []struct{ text, box string }{
		{"1x1", "#"},
		{"2x0@7", ".. .."},
		{"3x1@7", "### ### ###"},
		{"4:0.0,1.3,3.3", "#... ...# .... ...#"},
		{"4x0.5", "#### .#.. .#.# ...#"},
		{"6x0.6@42", "##..## #.##.. ...#.. ..###. #####. ######"},
		{"8x0.25@18446744073709551615", ".##..... .##..... ##..##.. ........ #....... ......#. ..####.. .#.#...."},
	} {
		p, err := ParsePreset(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := drawn(p); got != c.box {
			t.Errorf("%s is %s, was %s", c.text, got, c.box)
		}
	}
}

// drawn is a picture of the box.
func drawn(p *Preset) string {
	var rows []string
	for x := range p.Box().K() {
		var row strings.Builder
		for y := range p.Box().K() {
			row.WriteByte(".#"[map[bool]int{true: 1}[p.Box().IsP(x, y)]])
		}
		rows = append(rows, row.String())
	}
	return strings.Join(rows, " ")
}

// numberOf rounds exactly, where floating point would not.
func TestNumberOf(t *testing.T) {
	for _, c := range []struct {
		share   string
		n, want int64
	}{
		{"0", 64, 0},
		{"1", 65536, 65536},
		{"0.5", 9, 5}, // 4.5
		{"0.6", 36, 22},
		{"0.1", 25, 3}, // 2.5
		{"0.099999999999", 25, 2},
		{"0.499999999999", 1, 0},
		{"0.999999999999", 65536, 65536},
		{"0.000000000001", 65536, 0},
	} {
		if got := numberOf(c.share, c.n); got != c.want {
			t.Errorf("%s of %d is %d, should be %d", c.share, c.n, got, c.want)
		}
	}
}

// Every position is as likely as any other, and chosen once.
func TestRandomPresetsAreFair(t *testing.T) {
	const k, boxes = 4, 20_000
	var times [k][k]int
	for seed := range uint64(boxes) {
		p := randomPreset(k, "0.3", seed)
		if got := p.count(); got != 5 {
			t.Fatalf("seed %d: %d of 16 positions, should be 5", seed, got)
		}
		for x := range times {
			for y := range times[x] {
				if p.Box().IsP(int64(x), int64(y)) {
					times[x][y]++
				}
			}
		}
	}
	// Five standard deviations of the binomial distribution with p = 5/16.
	const mean, far = boxes * 5 / 16, 330
	for x := range times {
		for y, n := range times[x] {
			if n < mean-far || n > mean+far {
				t.Errorf("(%d, %d) is P in %d of %d boxes, should be about %d", x, y, n, boxes, mean)
			}
		}
	}
}

func TestParsePreset(t *testing.T) {
	cells := "“" + strings.Repeat("9", 40) + "…” is no position"
	for _, c := range []struct {
		text  string
		want  string // the canonical form of what is used
		fault string
	}{
		{"8x1", "8x1", ""},
		{"6x0.6@42", "6x0.6@42", ""},
		{" 8x1.000@0 ", "8x1", ""},
		{"08x.50@007", "8x0.5@7", ""},
		{"256x0", "256x0", ""},
		{"5:", "5:", ""},
		{"5:2.1,0.4,2.1, 0.0", "5:0.0,0.4,2.1", ""},

		{"", "none", presetForm},
		{"8", "none", presetForm},
		{"x1", "none", presetForm},
		{"-8x1", "none", presetForm},
		{"8X1", "none", presetForm},
		{"0x1", "1x1", "the side of the box must be from 1 to 256, not 0"},
		{"257:0.0", "256:0.0", "the side of the box must be from 1 to 256, not 257"},
		{strings.Repeat("9", 99) + "x1", "256x1", "the side of the box must be"},
		{"8x", "none", "the fraction must be a decimal number from 0 to 1"},
		{"8x.", "none", "the fraction"},
		{"8x1.5", "none", "not 1.5"},
		{"8x2", "none", "the fraction"},
		{"8x-0", "none", "the fraction"},
		{"8x+1", "none", "the fraction"},
		{"8x1e-1", "none", "the fraction"},
		{"8x0.1234567890123", "none", "at most 12 digits"},
		{"8x0.5@", "8x0.5", "the seed must be a whole number"},
		{"8x0.5@-1", "8x0.5", "the seed"},
		{"8x0.5@18446744073709551616", "8x0.5", "not 18446744073709551616"},
		{"4:0.0,1,2.2", "4:0.0,2.2", "“1” is no position x.y with x and y from 0 to 3"},
		{"4:0.0,4.0", "4:0.0", "“4.0” is no position"},
		{"4:0.0,", "4:0.0", "“” is no position"},
		{"4:0.+1", "4:", "“0.+1” is no position"},
		{"4:" + strings.Repeat("9", 400), "4:", cells},
	} {
		p, fault := nearestPreset(c.text)
		if got := p.orNone(); got != c.want || fault == "" != (c.fault == "") || !strings.Contains(fault, c.fault) {
			t.Errorf("%.40q: used %s, told %q; want %s, %q", c.text, got, fault, c.want, c.fault)
		}
		if _, err := ParsePreset(c.text); err == nil != (c.fault == "") {
			t.Errorf("%.40q: error %v", c.text, err)
		}
	}
}

func TestToggled(t *testing.T) {
	p, err := ParsePreset("3x1")
	if err != nil {
		t.Fatal(err)
	}
	p = p.Toggled(1, 2).Toggled(0, 0).Toggled(1, 2)
	if got, want := p.String(), "3:0.1,0.2,1.0,1.1,1.2,2.0,2.1,2.2"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// A box takes a game's theorems away, says so, and gives them back. Wythoff's
// game keeps a closed form, another one.
func TestWithPreset(t *testing.T) {
	full := PresetCells(1, game.Position{})
	for _, e := range All() {
		plain := e.Default()
		boxed := plain.WithPreset(full)
		switch {
		case plain.Piles != nil:
			if boxed.Preset != nil || boxed.Link() != plain.Link() {
				t.Errorf("%s has a box", boxed.Link())
			}
		case e == wythoff && (boxed.Set == nil || !strings.HasPrefix(boxed.Statement.Title, "Saturated from column 1 on")):
			t.Errorf("%s has no closed form: %s", boxed.Link(), boxed.Statement.Title)
		case (boxed.Set != nil || boxed.Statement.Known()) != (e == wythoff) || boxed.Rows != nil || boxed.LineMethod || boxed.Sequences() != nil:
			t.Errorf("%s has a theorem", boxed.Link())
		case boxed.Rules.Box == nil || plain.Rules.Box != nil:
			t.Errorf("%s: a box where none is, or none where one is", boxed.Link())
		case !strings.Contains(boxed.Statement.Text, "By decree 1 of the 1 positions"):
			t.Errorf("%s: %s", boxed.Link(), boxed.Statement.Text)
		case boxed.WithPreset(nil).Link() != plain.Link():
			t.Errorf("%s without its box is %s", boxed.Link(), boxed.WithPreset(nil).Link())
		}
	}
}

// A random box says where it comes from, and no other does.
func TestRandomPresetsSayTheirSeed(t *testing.T) {
	for text, want := range map[string]bool{"6x0.6@42": true, "6x0.6": true, "6x1@42": false, "6:0.0": false} {
		text := gameOf(t, "game=wythoff&preset="+text).Statement.Text
		if strings.Contains(text, "SplitMix64 from the seed") != want {
			t.Errorf("%s", text)
		}
	}
}

// The thesis on W(a,b), Conjecture 1: after a full k×k box the beams are those of
// Wythoff's game from (1 − k, 1 − k).
func TestBeamsOfFullBoxes(t *testing.T) {
	plain := beam.STMeanLines(1, 1, game.Normal)
	for k := int64(1); k <= 16; k++ {
		g, _ := Parse(valuesOf(fmt.Sprintf("game=st-wythoff&s=1&t=1&preset=%dx1&play=misere", k)))
		if len(g.Lines) != 2 || len(g.Statement.Cites) != 2 || !strings.Contains(g.Statement.Text, fmt.Sprintf("(%d, %d)", 1-k, 1-k)) {
			t.Fatalf("%d lines, %v", len(g.Lines), g.Statement)
		}
		for i, l := range g.Lines {
			height := func(l beam.Line) beam.Surd { return l.Y0.Sub(l.Slope.Mul(l.X0)) }
			// Moved by (1 − k, 1 − k), a line of slope m meets the axis (1 − k)(1 − m) higher.
			want := height(plain[i]).Add(beam.Int(1 - k).Mul(beam.Int(1).Sub(l.Slope)))
			if got := height(l); got.Cmp(want) != 0 || l.Slope.Cmp(plain[i].Slope) != 0 {
				t.Errorf("k = %d: the %s meets the axis at %v, not %v", k, l.Name, got, want)
			}
		}
	}
}

// The lines of a box run through the middle of the P-positions: on average over
// thousands of columns, above and below.
func TestBeamsOfBoxesAreMeans(t *testing.T) {
	for _, box := range []string{"5x1", "4:0.1,2.2", "6x0.6@42", "8x0.3@7", "11x0.5@3", "3:"} {
		g := gameOf(t, "game=wythoff&preset="+box)
		const columns, from = 6000, 100_000
		var sum, n [2]float64
		for x := int64(from); x < from+columns; x++ {
			y := g.Set.Partner(big.NewInt(x)).Int64()
			i := 0
			if y < x {
				i = 1
			}
			slope, _ := strconv.ParseFloat(decimalOf(g.Lines[i].Slope), 64)
			x0, _ := strconv.ParseFloat(decimalOf(g.Lines[i].X0), 64)
			y0, _ := strconv.ParseFloat(decimalOf(g.Lines[i].Y0), 64)
			sum[i] += float64(y) + 0.5 - y0 - slope*(float64(x)+0.5-x0)
			n[i]++
		}
		for i := range sum {
			if off := sum[i] / n[i]; math.Abs(off) > 0.01 {
				t.Errorf("%s: the %s is %.3f off the mean of %v positions", box, g.Lines[i].Name, off, n[i])
			}
		}
	}
}

func decimalOf(x beam.Surd) string {
	s, err := x.Decimal(15)
	if err != nil {
		panic(err)
	}
	return s
}

// Other games with a box keep their slopes, and say that they are those without it.
func TestBeamsWithoutTheBox(t *testing.T) {
	g := gameOf(t, "game=a-wythoff&a=2&preset=4x1")
	if len(g.Lines) != 2 || g.Lines[0].Slope.Cmp(beam.STLines(1, 2)[0].Slope) != 0 {
		t.Fatalf("%v", g.Lines)
	}
	for _, l := range g.Lines {
		if !strings.HasSuffix(l.Name, "without the box") {
			t.Errorf("%s", l.Name)
		}
	}
}

// Whatever comes, a preset is read as one that its own notation gives back.
func FuzzParsePreset(f *testing.F) {
	for _, s := range []string{"8x1", "6x0.6@42", "4:0.0,1.3", "0x1", "9x.5@99999999999999999999", "4:,5.5", "", "x", "256x1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, fault := nearestPreset(text)
		if p == nil {
			if fault == "" {
				t.Errorf("%q: no box and no complaint", text)
			}
			return
		}
		again, fault := nearestPreset(p.String())
		if fault != "" || again.String() != p.String() || drawn(again) != drawn(p) {
			t.Errorf("%q is %s, which is read as %s: %s", text, p, again, fault)
		}
	})
}
