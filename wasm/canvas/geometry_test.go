package canvas

import (
	"math"
	"math/rand/v2"
	"testing"

	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

func TestSpan(t *testing.T) {
	tests := []struct{ a, b, least, lo, hi float64 }{
		{2.2, 5.9, 1, 2, 6},
		{2.5, 3.5, 1, 3, 4},
		{2.4999999999, 3.5, 1, 3, 4}, // halves from different sums agree
		{2.2, 2.3, 1, 2, 3},
		{2.2, 2.3, 4, 0, 4},
		{-0.7, 0.2, 1, -1, 0},
	}
	for _, tt := range tests {
		if lo, hi := span(tt.a, tt.b, tt.least); lo != tt.lo || hi != tt.hi {
			t.Errorf("span(%v, %v, %v) = %v, %v, want %v, %v", tt.a, tt.b, tt.least, lo, hi, tt.lo, tt.hi)
		}
	}
}

// The coverage of a circle adds up to its area and is the same from all sides.
func TestRingCoverage(t *testing.T) {
	for _, tt := range []struct{ d, w int }{{4, 0}, {9, 0}, {20, 0}, {64, 0}, {20, 2}, {33, 5}} {
		alpha := ringCoverage(tt.d, tt.w)
		sum, r := 0.0, float64(tt.d)/2
		for j := range tt.d {
			for i := range tt.d {
				a := alpha[j*tt.d+i]
				sum += float64(a) / 255
				if a != alpha[i*tt.d+j] || a != alpha[j*tt.d+tt.d-1-i] {
					t.Fatalf("%v is not symmetric at %d,%d", tt, i, j)
				}
			}
		}
		want := math.Pi * r * r
		if tt.w > 0 {
			want -= math.Pi * (r - float64(tt.w)) * (r - float64(tt.w))
		}
		if math.Abs(sum-want) > 0.03*want+0.5 {
			t.Errorf("%v covers %.1f pixels, its area is %.1f", tt, sum, want)
		}
	}
}

// What is placed on the sheet lies on it, apart from everything before and from
// the white block.
func TestShelf(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	var s shelf
	taken := []Rect{{0, 0, 2 * white, 2 * white}}
	for {
		w, h := 1+rng.IntN(90), 1+rng.IntN(60)
		x, y, ok := s.place(w, h)
		if !ok {
			break
		}
		r := Rect{float64(x), float64(y), float64(x + w), float64(y + h)}
		if r.Right >= sheetSize || r.Bottom >= sheetSize {
			t.Fatalf("%v is over the edge", r)
		}
		for _, o := range taken {
			if overlap(r, o) {
				t.Fatalf("%v lies on %v", r, o)
			}
		}
		taken = append(taken, r)
	}
	if len(taken) < 200 {
		t.Errorf("only %d pictures found room", len(taken))
	}
	if _, _, ok := new(shelf).place(sheetSize, 1); ok {
		t.Error("a picture as wide as the sheet was placed")
	}
}

// cut against small steps along the segment.
func TestCut(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	r := Rect{20, 30, 70, 60}
	for range 300 {
		s := segment{rng.Float64() * 100, rng.Float64() * 100, rng.Float64() * 100, rng.Float64() * 100}
		near, far, ok := cut(s, r)
		const n = 2000
		first, last := -1.0, -1.0
		for i := range n + 1 {
			f := float64(i) / n
			x, y := s.x0+f*(s.x1-s.x0), s.y0+f*(s.y1-s.y0)
			if x >= r.Left && x <= r.Right && y >= r.Top && y <= r.Bottom {
				if first < 0 {
					first = f
				}
				last = f
			}
		}
		if first < 0 {
			if ok && far-near > 2.0/n {
				t.Errorf("%v: cut says %v–%v, no step is inside", s, near, far)
			}
			continue
		}
		if !ok || math.Abs(near-first) > 1.0/n || math.Abs(far-last) > 1.0/n {
			t.Errorf("%v: cut says %v–%v (%v), steps say %v–%v", s, near, far, ok, first, last)
		}
	}
}

// Labels are inside the box, off every line and off each other, or not at all.
func TestLabelsKeepClear(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	placed := 0
	for range 400 {
		l := labels{box: Rect{40, 20, 700, 500}, h: 22, clear: 8, margin: 6}
		for range 1 + rng.IntN(4) {
			slope := math.Exp2(4*rng.Float64() - 2)
			l.lines = append(l.lines, segment{40, 500, 2000, 500 - 1960*slope})
		}
		for _, s := range l.lines {
			r, ok := l.place(s, 60+200*rng.Float64())
			if !ok {
				continue
			}
			placed++
			if r.Left < 40 || r.Right > 701 || r.Top < 19 || r.Bottom > 500 {
				t.Errorf("%v is outside the box", r)
			}
			for _, o := range l.lines {
				if _, _, hit := cut(o, r); hit {
					t.Errorf("%v lies on the line %v", r, o)
				}
			}
		}
		for i, a := range l.taken {
			for _, b := range l.taken[:i] {
				if overlap(a, b) {
					t.Errorf("%v lies on %v", a, b)
				}
			}
		}
	}
	if placed < 400 {
		t.Errorf("only %d labels found a place", placed)
	}
}

func TestHatchStaysInside(t *testing.T) {
	p, r := newPen(t, 1)
	p.hatch(100, 50, 180, 90, 8, 1, tint{A: 1})
	if len(r.quads) == 0 {
		t.Fatal("nothing was hatched")
	}
	for _, q := range r.quads {
		for _, c := range q.quad {
			if c.X < 99 || c.X > 181 || c.Y < 49 || c.Y > 91 {
				t.Fatalf("hatched outside: %v", c)
			}
		}
	}
}

// A line keeps its direction, and a dashed one its pace, however far away its
// ends are.
func TestFarLines(t *testing.T) {
	p, r := newPen(t, 1)
	p.line(-3e9, -2e9+7, 3e9, 2e9+7, 3, tint{A: 1})
	p.dashed(-3e6, -2e6+7, 3e6, 2e6+7, 3, 6, 5, tint{A: 1})
	if n := len(r.quads); n < 10 || n > 3*200 {
		t.Fatalf("%d quads", n)
	}
	for _, q := range r.quads {
		for _, c := range q.quad {
			if off := math.Abs(float64(c.Y)-float64(c.X)*2/3-7) / math.Hypot(1, 2.0/3); off > 2.1 {
				t.Fatalf("(%v, %v) is %v pixels off the line", c.X, c.Y, off)
			}
			if c.X < -20 || c.X > 820 {
				t.Fatalf("(%v, %v) is far off the screen", c.X, c.Y)
			}
		}
	}
	r.quads = nil
	if p.line(-10, -10, -5, 900, 3, tint{A: 1}); len(r.quads) > 0 {
		t.Error("a line past the screen was drawn")
	}
}

func TestTowards(t *testing.T) {
	tests := []struct{ tx, ty, x, y float64 }{
		{100, 0, 10, 0}, {0, -100, 0, -10}, {50, 50, 10, 10}, {40, 20, 10, 5}, {3, 3, 0, 0},
	}
	for _, tt := range tests {
		if x, y := towards(0, 0, tt.tx, tt.ty, 10); x != tt.x || y != tt.y {
			t.Errorf("towards (%v,%v): %v,%v, want %v,%v", tt.tx, tt.ty, x, y, tt.x, tt.y)
		}
	}
}

// However close the ticks, their numbers do not run into each other.
func TestAxisNumbersKeepApart(t *testing.T) {
	axis := &viewport.Axis{}
	for i := range 100 {
		axis.Ticks = append(axis.Ticks, viewport.Tick{At: float64(i) * 9, Label: "1234"})
	}
	r := &recorder{}
	paint(r, 900, 600, 1, &Scene{Palette: &raster.Light, Map: &Map{Cell: 9, X: axis}})
	muted, last, count := opaque(raster.Light.Muted), float32(-1), 0
	for _, q := range r.quads {
		if q.c != muted || q.quad[0].U != 200 {
			continue
		}
		if q.quad[0].X < last {
			t.Fatalf("a figure at %v begins before %v", q.quad[0].X, last)
		}
		last = q.quad[1].X
		count++
	}
	if count < 4*10 {
		t.Errorf("only %d figures", count)
	}
}
