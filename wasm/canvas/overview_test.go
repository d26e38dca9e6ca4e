package canvas

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"wythoffatlas/wasm/raster"
)

// steady is a table of k columns beside n, of which column i is n·(i+1), and a
// step of double length before row `long`.
func steady(k int, height float64, long int64) *Table {
	t := &Table{Rows: 1_000_000, Top: 1000, Height: height, Current: -1, Hover: -1, Parts: -1}
	t.Columns = append(t.Columns, Column{Head: "n", Digits: 7})
	for i := range k {
		t.Columns = append(t.Columns, Column{Head: "p", Sub: strconv.Itoa(i + 1), Digits: 7, Colour: raster.Light.Sequence(i)})
	}
	t.Numbers = func(dst []float64, n int64) []float64 {
		dst = append(dst, float64(n))
		for i := range k {
			v := float64(n * int64(i+1))
			if n >= long {
				v += float64(i + 1)
			}
			dst = append(dst, v)
		}
		return dst
	}
	t.Row = func(n int64) (cells []string) {
		for _, v := range t.Numbers(nil, n) {
			cells = append(cells, strconv.FormatFloat(v, 'f', -1, 64))
		}
		return cells
	}
	return t
}

// In an overview each row is a line with a bar in each column, half as wide as
// the column where the step is the usual one, and wider where it is longer.
func TestOverview(t *testing.T) {
	const long = 1100
	for _, k := range []int{1, 3, 16} {
		scene := &Scene{Palette: &raster.Light, Table: steady(k, 1, long)}
		r := &recorder{}
		paint(r, 800, 600, 1, scene)
		top := LayoutTable(Rect{0, 0, 800, 600}, Lettering{}, 1, 1_000_000, 1000).Rows.Top
		for i := range k {
			bars := map[int64]Rect{}
			for _, bar := range r.rects(opaque(raster.Light.Sequence(i))) {
				if bar.Top >= top {
					bars[1000+int64(bar.Top-top)] = bar
				}
			}
			if len(bars) != int(600-top) {
				t.Fatalf("%d columns: column %d has %d bars, there are %v rows", k, i+1, len(bars), 600-top)
			}
			usual := bars[1001].Right - bars[1001].Left
			for n, bar := range bars {
				wide := bar.Right - bar.Left
				if bar.Bottom-bar.Top != 1 || bar.Left != bars[1001].Left {
					t.Errorf("the bar of row %d is %v", n, bar)
				}
				if n != long && math.Abs(wide-usual) > 1 || n == long && wide < 1.8*usual-1 {
					t.Errorf("%d columns: row %d of column %d is %v wide, others %v", k, n, i+1, wide, usual)
				}
			}
		}
	}
}

// Rows whose numbers are missing or past all floats leave a gap.
func TestOverviewWithoutNumbers(t *testing.T) {
	table := steady(2, 1, math.MaxInt64)
	numbers := table.Numbers
	table.Numbers = func(dst []float64, n int64) []float64 {
		switch n {
		case 1010:
			return dst
		case 1020:
			return append(dst, 1020, math.Inf(1), math.Inf(1))
		}
		return numbers(dst, n)
	}
	r := &recorder{}
	paint(r, 800, 600, 1, &Scene{Palette: &raster.Light, Table: table})
	top := LayoutTable(Rect{0, 0, 800, 600}, Lettering{}, 1, table.Rows, 1000).Rows.Top
	drawn := map[int]bool{}
	for _, bar := range r.rects(opaque(raster.Light.Sequence(0))) {
		if bar.Top >= top {
			drawn[1000+int(bar.Top-top)] = true
		}
	}
	for n := 1000; n < 1030; n++ {
		want := n != 1010 && n != 1011 && n != 1021
		if n == 1020 { // infinitely far from the row before: as wide as may be
			continue
		}
		if drawn[n] != want {
			t.Errorf("row %d is drawn: %v", n, drawn[n])
		}
	}
}

// A frame of an overview asks for each row once and allocates nothing for it.
func TestOverviewAllocates(t *testing.T) {
	count := func(height float64) float64 {
		scene := &Scene{Palette: &raster.Light, Table: steady(3, height, math.MaxInt64)}
		r := &quiet{}
		return testing.AllocsPerRun(5, func() { paint(r, 800, 600, 1, scene) })
	}
	if few, many := count(8), count(1); many > few+40 { // the numbers of some rows are written
		t.Errorf("%v allocations for 67 rows, %v for 536", few, many)
	}
}

// A quiet surface is a recorder that forgets.
type quiet struct{ recorder }

func (*quiet) quad(quad, tint) {}

func (q *quiet) sprite(key spriteKey) sprite {
	n := len(key.text)
	return sprite{U: 200, V: 200, W: n, H: 1, Advance: float64(n*int(key.size)) / 2}
}

// A carpet puts each integer where it belongs, in the colour of its sequence,
// and keeps what is near.
func TestCarpet(t *testing.T) {
	defer ClearCarpet()
	owners := make([]byte, CarpetBlock)
	for v := range owners {
		owners[v] = byte(v % 4) // 0 is nobody
	}
	PutCarpet(5, 3, owners)
	for v, owner := range owners {
		at := (TileTexels-1-v/CarpetWidth)*TileTexels + v%CarpetWidth
		for i, tile := range carpet[5] {
			if (tile.shades[at] == raster.Full) != (int(owner) == i+1) {
				t.Fatalf("integer %d of sequence %d: shade %d in tile %d", v, owner, tile.shades[at], i)
			}
		}
	}
	table := steady(3, 1, math.MaxInt64)
	table.Carpet = &Carpet{
		First: 5*CarpetBlock + 17*CarpetWidth, Colours: []raster.Colour{1, 2, 3},
		Captions: [3]string{"who owns each of all these integers, a very long caption", "short", "tiny"},
	}
	r := &recorder{}
	paint(r, 800, 600, 1, &Scene{Palette: &raster.Light, Table: table})
	if r.tiles != 3 {
		t.Errorf("%d tiles are drawn, one for each sequence is wanted", r.tiles)
	}
	// What is too long is measured, and then not written.
	long := 0
	for _, text := range r.texts {
		if text == table.Carpet.Captions[0] {
			long++
		}
	}
	if long != 1 || !slices.Contains(r.texts, "short") || slices.Contains(r.texts, "tiny") {
		t.Errorf("written: %q", r.texts)
	}
	for b := int64(6); b < 60; b++ {
		PutCarpet(b, 1, owners)
	}
	if carpet[5] != nil || carpet[59] == nil || len(carpet) > carpetBlocks {
		t.Errorf("%d blocks are kept, the first: %v", len(carpet), carpet[5] != nil)
	}
}

// Columns share the room: gaps shrink, then figures, and what does not fit is
// scrolled to.
func TestSpread(t *testing.T) {
	free := func(wide float64) Rect { return Rect{0, 0, wide, 600} }
	for _, k := range []int{1, 2, 3, 8, 16, 33} {
		for _, wide := range []float64{300, 366, 480, 760, 1400} {
			p, _ := newPen(t, 1)
			table := steady(k, 0, 0)
			for table.First = 0; table.First <= k; table.First++ {
				s := p.spread(table, 16, free(wide))
				if s.size < 12 || s.size > 16 || s.left < 0 || s.right > wide {
					t.Fatalf("%d columns in %v: figures of %v, from %v to %v", k, wide, s.size, s.left, s.right)
				}
				at := math.Inf(-1)
				var shown []int
				for i, c := range s.cols {
					if c.wide == 0 {
						continue
					}
					shown = append(shown, i)
					if c.right-c.wide < at || c.right > s.right {
						t.Fatalf("%d columns in %v: column %d is %+v, the one before ends at %v", k, wide, i, c, at)
					}
					at = c.right
				}
				if len(shown) < 2 || shown[0] != 0 || shown[1] != min(table.First, table.MaxFirst)+1 {
					t.Fatalf("%d columns in %v from %d on: %v are shown, MaxFirst is %d", k, wide, table.First, shown, table.MaxFirst)
				}
				if s.more != (shown[len(shown)-1] < k) || table.First >= table.MaxFirst && s.more {
					t.Fatalf("%d columns in %v from %d on: %v are shown, more: %v", k, wide, table.First, shown, s.more)
				}
			}
		}
	}
	// A number of a thousand digits takes what the others leave.
	p, _ := newPen(t, 1)
	table := steady(2, 0, 0)
	table.Columns[2].Digits = 1000
	s := p.spread(table, 16, free(760))
	if table.MaxFirst != 0 || s.cols[2].wide < 300 || s.cols[1].wide < 7*6 {
		t.Errorf("beside a long number: %+v", s.cols)
	}
}

func TestRoundRows(t *testing.T) {
	for least, want := range map[float64]int64{0.3: 1, 1: 1, 1.5: 2, 2.1: 5, 7: 10, 48: 50, 51: 100, 480: 500} {
		if got := roundRows(least); got != want {
			t.Errorf("at least %v rows: %d, not %d", least, got, want)
		}
	}
}
