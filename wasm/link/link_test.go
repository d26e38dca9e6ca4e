package link

import (
	"math"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/raster"
)

// A link that was read without fault comes back as it was typed.
func TestSharingAgainGivesTheSameLink(t *testing.T) {
	digits := strings.Repeat("7", maxDigits)
	for _, l := range []string{
		"v=1",
		"v=1&game=wythoff",
		"v=1&game=wythoff&x=100&y=162&z=3",
		"v=1&game=st-wythoff&s=2&t=3&play=misere&x=0&y=0&z=-300.25&view=table&mode=projector&theme=dark&show=none&at=28,17",
		"v=1&game=wab&a=2&b=3&x=-4&y=1&z=6&theme=bright&show=beams,squares",
		"v=1&game=a-wythoff&a=1000000&x=" + digits + "&y=" + digits + "&z=-1100&at=" + digits + ",0",
		"v=1&game=wythoff&x=-100000&y=-3&z=-20",
		// In another order and spelling than ours, as a person might.
		"game=wythoff&z=3.14159265&y=5&x=4&v=1",
		"v=1&game=wythoff&play=normal&view=map&theme=auto&show=moves,beams,grid",
		"v=1&game=wythoff&x=+4&y=007&z=1e0",
		"v=1&game=wythoff&at=28%2C17&show=",
		"v=1&y=5",
		"v=1&z=-2",
		"v=1&&game=wythoff&",
		// Keys that mean nothing to us.
		"v=1&game=wythoff&f=x1+1&utm%20source=a%2Bb&flag&empty=&x=1&y=2&z=3&again=1&again=2",
		"v=1&game=wythoff&s=2&t=2",
		"v=1&bytes=%ff%00",
	} {
		s, problems := Parse(l)
		if len(problems) > 0 {
			t.Errorf("%.80s: problems %v", l, problems)
		}
		if got := s.String(); got != l {
			t.Errorf("%.80s came back as %.80s", l, got)
		}
		if with, _ := Parse("#" + l); with.String() != l {
			t.Errorf("#%.80s came back as %.80s", l, with.String())
		}
	}
}

// When the state changes, the link is canonical; when it changes back, the link
// is again the one that was typed.
func TestChangeAndBack(t *testing.T) {
	const typed = "game=wythoff&z=3.14159&x=1000&y=2&keep=a%20b&v=1"
	s, _ := Parse(typed)
	s.Look(s.X, s.Y, 3.14159+1e-13) // what the map makes of it
	if got := s.String(); got != typed {
		t.Errorf("a state that is the same gives %s", got)
	}
	s.SetShow("grid", false)
	s.Look(big.NewInt(5), big.NewInt(6), -7.12349)
	if got, want := s.String(), "v=1&game=wythoff&x=5&y=6&z=-7.123&show=beams,moves,options&keep=a%20b"; got != want {
		t.Errorf("changed: %s, want %s", got, want)
	}
	s.SetShow("grid", true)
	s.Look(big.NewInt(1000), big.NewInt(2), 3.14159)
	if got := s.String(); got != typed {
		t.Errorf("changed back: %s", got)
	}
}

func TestCanonicalForm(t *testing.T) {
	misere, err := catalog.Find("wab").Game(catalog.Numbers(2, 5), game.Misere)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name string
		s    State
		want string
	}{
		{"zero value", State{}, "v=1&game=wythoff"},
		{"placed", State{Place: Place{X: big.NewInt(-3), Y: big.NewInt(7)}}, "v=1&game=wythoff&x=-3&y=7&z=0"},
		{"minus zero", State{Place: Place{Z: math.Copysign(0, -1), Zoomed: true}}, "v=1&game=wythoff&z=0"},
		{"just below zero", State{Place: Place{Z: -0.0001, Zoomed: true}}, "v=1&game=wythoff&z=0"},
		{"rounded", State{Place: Place{Z: 2.0 / 3, Zoomed: true}}, "v=1&game=wythoff&z=0.667"},
		{"everything", State{
			Game: misere, Place: Place{X: big.NewInt(1), Y: big.NewInt(2), Z: -1100}, At: game.VectorOf(3, 4),
			Style: Style{View: "table", Projector: true, Theme: "contrast", hidden: layerOf("beams")}, origin: origin{extra: []string{"k=v"}},
		}, "v=1&game=wab&a=2&b=5&play=misere&x=1&y=2&z=-1100&view=table&mode=projector&theme=contrast&show=grid,moves,options&at=3,4&k=v"},
		{"extras that another game gave a meaning", State{Game: misere, origin: origin{extra: []string{"a=9", "%62=9", "c=9"}}}, "v=1&game=wab&a=2&b=5&play=misere&c=9"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.s.String()
			if got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
			back, problems := Parse(got)
			if len(problems) > 0 || back.canonical() != got {
				t.Errorf("read back: %s, %v", back.canonical(), problems)
			}
		})
	}
}

func TestParseReads(t *testing.T) {
	s, problems := Parse("#v=1&game=st-wythoff&s=4&t=5&play=misere&x=123&y=456&z=-2.5&view=table&mode=projector&theme=light&show=squares&at=7,8")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	g := s.Game
	if g.Family.ID != "st-wythoff" || !reflect.DeepEqual(g.Args, catalog.Numbers(4, 5)) || g.Play != game.Misere {
		t.Errorf("game %s", g.Link())
	}
	if !s.Placed() || s.X.Int64() != 123 || s.Y.Int64() != 456 || s.Z != -2.5 || !s.Zoomed {
		t.Errorf("place %v %v %v", s.X, s.Y, s.Z)
	}
	if s.View != "table" || !s.Projector || s.Theme != "light" || s.At[0].Int64() != 7 || s.At[1].Int64() != 8 {
		t.Errorf("state %+v", s)
	}
	for _, layer := range Layers {
		if s.Shows(layer) != (layer == "squares") {
			t.Errorf("shows %s: %v", layer, s.Shows(layer))
		}
	}
}

func TestParseNothing(t *testing.T) {
	for _, l := range []string{"", "#", "&&", "v=1"} {
		s, problems := Parse(l)
		if len(problems) > 0 || s.Game.Family.ID != "wythoff" || s.Placed() || s.Zoomed || s.Z != DefaultZ ||
			s.View != "map" || s.Projector || s.Theme != "" || s.At != nil {
			t.Errorf("%q: %+v, %v", l, s, problems)
		}
		if s.String() != "v=1&game=wythoff" && l != "v=1" {
			t.Errorf("%q is shared as %s", l, s.String())
		}
		for _, layer := range Layers {
			if s.Shows(layer) != slices.Contains([]string{"beams", "upper", "lower", "grid", "moves", "options"}, layer) {
				t.Errorf("%q shows %s: %v", l, layer, s.Shows(layer))
			}
		}
	}
}

func TestHalfAPlace(t *testing.T) {
	if s, _ := Parse("v=1&y=5"); !s.Placed() || s.X.Sign() != 0 || s.Y.Int64() != 5 || s.Zoomed || s.Z != DefaultZ {
		t.Errorf("y alone: %v %v %v", s.X, s.Y, s.Z)
	}
	if s, _ := Parse("v=1&z=-5"); s.Placed() || !s.Zoomed || s.Z != -5 {
		t.Errorf("z alone: %+v", s)
	}
}

func TestSetShow(t *testing.T) {
	var s State
	s.SetShow("squares", true)
	s.SetShow("squares", true)
	s.SetShow("beams", false)
	s.SetShow("nonsense", true)
	if !s.Shows("squares") || s.Shows("beams") || !s.Shows("grid") || s.Shows("nonsense") {
		t.Errorf("shown: %v", s.shown())
	}
	s.SetShow("lower", true)
	if got := s.String(); got != "v=1&game=wythoff&show=lower,grid,moves,squares,options" || !s.Shows("beams") || s.Shows("upper") {
		t.Errorf("the lower beam alone: %s", got)
	}
	s.SetShow("upper", true)
	s.SetShow("no-positions", true)
	if got := s.String(); got != "v=1&game=wythoff&show=beams,grid,moves,squares,options,no-positions" {
		t.Errorf("both beams and no P-positions: %s", got)
	}
	for _, layer := range Layers {
		s.SetShow(layer, false)
	}
	if got := s.String(); got != "v=1&game=wythoff&show=none" {
		t.Errorf("nothing shown: %s", got)
	}
}

func TestLookKeepsItsOwnNumbers(t *testing.T) {
	x := big.NewInt(5)
	var s State
	s.Look(x, x, 1)
	x.SetInt64(9)
	s.X.SetInt64(6)
	if s.Y.Int64() != 5 {
		t.Error("the state shares numbers with its caller")
	}
}

// Keys of games and of views must not be the same.
func TestKeysDoNotCollide(t *testing.T) {
	for _, e := range catalog.All() {
		for _, key := range e.Default().Keys() {
			if slices.Contains(viewKeys, key) {
				t.Errorf("%s: %s= is a key of the view", e.ID, key)
			}
		}
	}
}

func TestEveryPaletteIsATheme(t *testing.T) {
	for _, p := range raster.Palettes() {
		if s, problems := Parse("v=1&theme=" + p.Name); s.Theme != p.Name || len(problems) > 0 {
			t.Errorf("theme=%s: %q, %v", p.Name, s.Theme, problems)
		}
	}
}

// What a link says of K piles comes back, sorted and in order, and only where
// it means something.
func TestPilesRoundTrip(t *testing.T) {
	for typed, written := range map[string]string{
		"game=wytlex&k=3&at=61,23,42":                        "v=1&game=wytlex&k=3&at=23,42,61",
		"game=wytlex&k=3&view=map&axes=n,3":                  "v=1&game=wytlex&k=3&view=map&axes=n,3",
		"game=wytlex&k=3&axes=2,1&view=table":                "v=1&game=wytlex&k=3&axes=2,1",
		"beside=wythoff-k&k=3&game=wytlex":                   "v=1&game=wytlex&k=3&beside=wythoff-k",
		"beside=wytlex&f=2&k=3&game=variable-wytlex":         "v=1&game=variable-wytlex&k=3&f=2&beside=wytlex",
		"game=variable-wytlex&k=2":                           "v=1&game=variable-wytlex&k=2&f=1",
		"game=nim&k=5&row=12&rowheight=1":                    "v=1&game=nim&k=5&row=12&rowheight=1",
		"game=nim&k=5&row=0&rowheight=12.3456":               "v=1&game=nim&k=5&rowheight=12.346",
		"game=wythoff&view=table&row=7&rowheight=64":         "v=1&game=wythoff&view=table&row=7&rowheight=64",
		"game=wythoff&axes=n,3&beside=nim":                   "v=1&game=wythoff&axes=n,3&beside=nim", // kept: another game may know them
		"game=variable-wytlex&k=2&f=vile&at=3,2&play=misere": "v=1&game=variable-wytlex&k=2&f=vile&play=misere&at=2,3",
	} {
		s, problems := Parse(typed)
		if len(problems) > 0 {
			t.Errorf("%s: %v", typed, problems)
		}
		if got := s.String(); got != written {
			t.Errorf("%s is written %s, want %s", typed, got, written)
		}
		again, _ := Parse(written)
		if again.Axes != s.Axes || again.Beside != s.Beside || again.RowHeight != math.Round(s.RowHeight*1000)/1000 || Numbers(again.At, ",") != Numbers(s.At, ",") {
			t.Errorf("%s: %+v came back as %+v", typed, s, again)
		}
	}
}
