package canvas

import (
	"strconv"
	"testing"

	"wythoffatlas/wasm/raster"
)

func TestTableLayout(t *testing.T) {
	free := Rect{0, 48, 1000, 648}
	l := LayoutTable(free, Lettering{}, 0, 1_000_000, 0)
	if l.Rows.Top <= free.Top || l.Rows.Bottom != free.Bottom {
		t.Errorf("rows scroll in %v", l.Rows)
	}
	if got := l.MaxTop + l.Visible; got != 1_000_000 {
		t.Errorf("the end is at row %v", got)
	}
	for _, top := range []float64{0, 0.5, 777.25, l.MaxTop} {
		l := LayoutTable(free, Lettering{}, 0, 1_000_000, top)
		if l.Thumb.Top < l.Rows.Top || l.Thumb.Bottom > l.Rows.Bottom+1e-6 || l.Thumb.Bottom-l.Thumb.Top < 32-1e-6 {
			t.Errorf("top %v: the thumb is %v", top, l.Thumb)
		}
		for _, n := range []int64{int64(top) + 1, int64(top) + 5} {
			y := l.Rows.Top + (float64(n)+0.5-top)*l.RowHeight
			if got := l.RowAt(y, top, 1_000_000); got != n {
				t.Errorf("top %v: row %d is at %v, but there is row %d", top, n, y, got)
			}
		}
	}
	if got := l.RowAt(free.Top+1, 0, 10); got != -1 {
		t.Errorf("row %d in the head", got)
	}
	if got := LayoutTable(free, Lettering{}, 0, 3, 0).RowAt(600, 0, 3); got != -1 {
		t.Errorf("row %d below the last", got)
	}
	if l := LayoutTable(free, Lettering{}, 0, 3, 0); l.MaxTop != 0 || !l.Thumb.Empty() {
		t.Errorf("a table that fits scrolls: %+v", l)
	}
}

// A table asks for the rows in view and no others, and shows a bar for a row it
// is not given.
func TestTableRows(t *testing.T) {
	asked := map[int64]bool{}
	scene := &Scene{Palette: &raster.Light, Table: &Table{
		Columns: []Column{{Head: "n", Digits: 7}, {Head: "A", Sub: "n", Digits: 7}},
		Rows:    1_000_000, Top: 500_000.5, Current: 500_003, Hover: -1,
		Row: func(n int64) []string {
			asked[n] = true
			if n == 500_002 {
				return nil
			}
			return []string{strconv.FormatInt(n, 10), strconv.FormatInt(2*n, 10)}
		},
	}}
	r := &recorder{}
	paint(r, 800, 600, 1, scene)
	l := LayoutTable(Rect{0, 0, 800, 600}, Lettering{}, 0, 1_000_000, 500_000.5)
	if len(asked) < int(l.Visible) || len(asked) > int(l.Visible)+2 {
		t.Errorf("asked for %d rows, %v fit", len(asked), l.Visible)
	}
	for n := range asked {
		if n < 500_000 || n > 500_002+int64(l.Visible) {
			t.Errorf("asked for row %d", n)
		}
	}
	if lit := r.rects(opaque(raster.Light.Lit)); len(lit) != 1 || l.RowAt((lit[0].Top+lit[0].Bottom)/2, 500_000.5, 1_000_000) != 500_003 {
		t.Errorf("lit: %v", lit)
	}
}

// Numbers too wide for their column lose their middle, never their ends.
func TestShorten(t *testing.T) {
	p, _ := newPen(t, 1)
	long := "123456789012345678901234567890"
	got := p.shorten(long, 16, 12*8)
	if p.measure(Serif, 16, got) > 12*8 || got[:2] != long[:2] || got[len(got)-2:] != long[len(long)-2:] {
		t.Errorf("got %q", got)
	}
	if got := p.shorten("12345", 16, 12*8); got != "12345" {
		t.Errorf("a number that fits became %q", got)
	}
}
