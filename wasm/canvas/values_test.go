package canvas

import "testing"

// A cell is washed the stronger the greater its value, and not at all at 0; the
// number is written where there is room; the level line is outlined.
func TestValues(t *testing.T) {
	painted := func(cell float64, values ...Valued) *recorder {
		s := sceneOf(t, cell, Point{100, 300})
		s.Map.Values, s.Map.Wash, s.Map.Level = values, s.Palette.Lower, s.Palette.Upper
		return onPaper(s)
	}
	corner := Point{200, 200}
	bare := len(painted(40).quads)
	for _, c := range []struct {
		name  string
		cell  float64
		value Valued
		quads int // at least, above those without; 0: none
	}{
		{"zero", 40, Valued{Corner: corner}, 0},
		{"small", 10, Valued{Corner: corner, Value: 7, Heat: 1}, 1},
		{"written", 40, Valued{Corner: corner, Value: 7, Heat: 1}, 4},
		{"level", 12, Valued{Corner: corner, Value: 7, Heat: 1, Level: true}, 5},
	} {
		more := len(painted(c.cell, c.value).quads) - len(painted(c.cell).quads)
		if more < c.quads || c.quads < 4 && more != c.quads {
			t.Errorf("%s: %d quads more than the %d without", c.name, more, bare)
		}
	}
	s := sceneOf(t, 40, Point{100, 300})
	wash := func(heat float32) []Rect {
		s.Map.Values, s.Map.Wash = []Valued{{Corner: corner, Value: 1, Heat: heat}}, s.Palette.Lower
		return onPaper(s).rects(opaque(s.Palette.Lower).Fade(Strongest * heat))
	}
	if len(wash(1)) == 0 || len(wash(0.5)) == 0 {
		t.Error("cells are not washed in proportion to their values")
	}
}
