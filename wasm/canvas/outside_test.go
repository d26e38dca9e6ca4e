package canvas

import "testing"

// letters are the boxes of what was written.
func (r *recorder) letters() (list []Rect) {
	for _, q := range r.quads {
		if q.quad[0].U == 200 { // in the recorder's font
			list = append(list, Rect{float64(q.quad[0].X), float64(q.quad[0].Y), float64(q.quad[3].X), float64(q.quad[3].Y)})
		}
	}
	return list
}

// On a projector squares are named beside them, large; a crowd has no names.
func TestNamesOutside(t *testing.T) {
	written := func(cells ...[2]int) int {
		s := sceneOf(t, 64, Point{200, 700}, cells...)
		s.Projector = true
		r := &recorder{}
		paint(r, 1024, 768, 1, s)
		for size := range r.sizes {
			if size < leastProjected {
				t.Errorf("letters of %d px", size)
			}
		}
		return len(r.letters())
	}
	none := written()
	if n := written([2]int{1, 2}, [2]int{4, 4}) - none; n != 2*len("(1, 2)") {
		t.Errorf("two names have %d letters", n)
	}
	var all [][2]int
	for x := range 9 {
		for y := range 6 {
			all = append(all, [2]int{x, y})
		}
	}
	if n := written(all...); n != none {
		t.Errorf("a crowd has names of %d letters", n)
	}
}

// A name lies on no square and on no other name.
func TestNamesAreApart(t *testing.T) {
	const cell = 64
	cells := [][2]int{{0, 0}, {1, 2}, {2, 1}, {3, 5}, {5, 3}, {4, 7}, {7, 4}}
	s := sceneOf(t, cell, Point{200, 700}, cells...)
	s.Projector = true
	r := &recorder{}
	paint(r, 1024, 768, 1, s)
	letters := r.letters()
	for _, box := range letters {
		for _, c := range cells {
			x, y := 200+cell*float64(c[0]), 700-cell*float64(c[1])
			if overlap(box, Rect{x + 4, y - cell + 4, x + cell - 4, y - 4}) {
				t.Errorf("%v lies on the square of %v", box, c)
			}
		}
	}
	if len(letters) < 4*len("(0,0)") {
		t.Errorf("only %d letters", len(letters))
	}
}
