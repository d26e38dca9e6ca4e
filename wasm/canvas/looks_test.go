package canvas

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/raster"
)

// onPaper paints a scene of the light palette.
func onPaper(s *Scene) *recorder {
	r := &recorder{}
	s.Palette = &raster.Light
	paint(r, 1200, 800, 1, s)
	return r
}

// A tile on its way is hatched, one that is here is not.
func TestWaitingTilesAreHatched(t *testing.T) {
	hatched := func(waiting bool) int {
		id := TileID{Level: 0, IX: "77", IY: "77"}
		m := &Map{Cell: 4, Tiles: []Placed{{ID: id, Corner: Point{X: 100, Y: 700}, Size: 1024, Waiting: waiting}}}
		lines := 0
		for _, q := range onPaper(&Scene{Map: m}).quads {
			if q.c == opaque(raster.Light.Muted).Fade(0.22) {
				lines++
			}
		}
		return lines
	}
	if hatched(false) != 0 || hatched(true) < 50 {
		t.Errorf("%d strokes without, %d with", hatched(false), hatched(true))
	}
}

// Nothing on a projector is written smaller than the last row reads.
func TestProjectorLetters(t *testing.T) {
	m := &Map{Cell: 64, Origin: Point{X: 100, Y: 700}, Across: "n", Up: "p", UpSub: "12", Lines: []Line{{To: Point{X: 900, Y: 100}, Label: "slope"}}}
	table := &Table{Columns: []Column{{Head: "n"}, {Head: "p", Sub: "1"}}, Rows: 3, Row: func(int64) []string { return []string{"1", "2"} }, Caption: "Game"}
	for _, s := range []*Scene{{Map: m}, {Table: table}} {
		s.Lettering = Lettering{Projector: true}
		r := onPaper(s)
		if len(r.sizes) == 0 {
			t.Error("nothing is written")
		}
		for size := range r.sizes {
			if size < leastProjected {
				t.Errorf("letters of %d px", size)
			}
		}
	}
}

// Text on the canvas grows as the rest of the page does.
func TestScale(t *testing.T) {
	largest := func(scale float64) (most uint16) {
		s := &Scene{Lettering: Lettering{Scale: scale}, Table: &Table{Columns: []Column{{Head: "A", Sub: "n"}}, Rows: 1, Row: func(int64) []string { return []string{"12"} }}}
		for size := range onPaper(s).sizes {
			most = max(most, size)
		}
		return most
	}
	if a, b := largest(0), largest(2); b != 2*a {
		t.Errorf("%d px, and %d at twice the size", a, b)
	}
	if left, foot := AxisSize(Lettering{Scale: 2}); left != 96 || foot != 56 {
		t.Errorf("axes take %v and %v", left, foot)
	}
}

// Two tables beside one another are two: a wide gutter, a heading each, and no
// rule across.
func TestTwoTables(t *testing.T) {
	table := &Table{
		Columns: []Column{{Head: "n", Digits: 5}, {Head: "A", Digits: 5}, {Head: "B", Digits: 5}, {Head: "A", Digits: 5}, {Head: "B", Digits: 5}},
		Rows:    3, Row: func(int64) []string { return []string{"1", "2", "3", "4", "5"} },
		Caption: "First", Second: 3, SecondCaption: "Second",
	}
	p, r := newPen(t, 1)
	p.w = 1200
	p.palette(&raster.Light)
	s := p.spread(table, 16, Rect{0, 0, 1200, 800})
	gap := s.cols[2].right - s.cols[1].right - s.cols[2].wide
	between := s.cols[3].right - s.cols[2].right - s.cols[3].wide
	if between < 3*gap || s.parts <= s.cols[2].right || s.parts+s.gutter >= s.cols[3].right-s.cols[3].wide+gap {
		t.Errorf("columns are %v apart, tables %v; %+v", gap, between, s)
	}
	p.paintHead(table, &s, 64, 16)
	if said := strings.Join(r.texts, " "); !strings.Contains(said, "First") || !strings.Contains(said, "Second") {
		t.Errorf("headings: %s", said)
	}
	for _, q := range r.quads {
		if q.c == p.pal.Rule && float64(q.quad[0].X) < s.parts && float64(q.quad[3].X) > s.parts+s.gutter {
			t.Error("a rule goes across both")
		}
	}
}

// Beside a map the table keeps to its own part.
func TestMapAndTable(t *testing.T) {
	s := &Scene{
		Map: &Map{Cell: 8, Origin: Point{X: 60, Y: 700}}, Free: Rect{0, 48, 800, 800}, Beside: Rect{800, 48, 1200, 800},
		Table: &Table{Columns: []Column{{Head: "n"}, {Head: "A"}}, Rows: 3, Row: func(int64) []string { return []string{"1", "2"} }},
	}
	covered := false
	for _, q := range onPaper(s).rects(opaque(raster.Light.Paper)) {
		covered = covered || q == Rect{800, 0, 1200, 800}
		if q.Left < 800 && q.Left > 0 && q.Right > 900 {
			t.Errorf("the table covers %v of the map", q)
		}
	}
	if !covered {
		t.Error("the map shows through the table")
	}
	// Below the map too, in a narrow window.
	s.Free, s.Beside = Rect{0, 48, 1200, 400}, Rect{0, 400, 1200, 800}
	covered = false
	for _, q := range onPaper(s).rects(opaque(raster.Light.Paper)) {
		covered = covered || q == Rect{0, 400, 1200, 800}
		if whole := (Rect{0, 0, 1200, 800}); q != whole && q.Top < 400 && q.Bottom > 400 {
			t.Errorf("the table below covers %v of the map", q)
		}
	}
	if !covered {
		t.Error("the map shows through the table below")
	}
}
