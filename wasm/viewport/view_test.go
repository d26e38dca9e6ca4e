package viewport

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// number reads an expression like "10^100+7" of a test table.
func number(t testing.TB, s string) *big.Int {
	t.Helper()
	switch s {
	case "10^100+7":
		n := powerOfTen(100)
		return n.Add(n, big.NewInt(7))
	case "10^9999":
		return powerOfTen(9999)
	}
	n, ok := new(big.Int).SetString(s, 10)
	if !ok {
		t.Fatalf("not a number: %q", s)
	}
	return n
}

// farView is a view in the middle of nowhere, where no edge is near.
func farView(t testing.TB, z float64) *View {
	v := New(1280, 720, 2)
	v.Look(powerOfTen(900), number(t, "10^9999"), z)
	return v
}

func same(a, b *Point) bool { return a.x.Cmp(&b.x) == 0 && a.y.Cmp(&b.y) == 0 }

func TestZoomKeepsThePlaceUnderThePointerExactly(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		v := farView(t, rng.Float64()*(MaxZ-MinZ)+MinZ)
		px, py := rng.Float64()*1280, rng.Float64()*720
		var before, after Point
		v.PointAt(px, py, &before)
		for range 50 {
			v.ZoomAbout(px, py, rng.NormFloat64()*40)
		}
		v.PointAt(px, py, &after)
		if !same(&before, &after) {
			t.Fatalf("the place under (%v, %v) moved; zoom is now %v", px, py, v.Z())
		}
	}
}

func TestZoomOutAndBackIsTheSameView(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		v := farView(t, math.Round((rng.Float64()*900-950)*1000)/1000)
		start := new(View)
		start.Copy(v)
		px, py := rng.Float64()*1280, rng.Float64()*720
		steps := make([]float64, 20)
		for i := range steps {
			steps[i] = rng.Float64()*8 - 4
			v.ZoomAbout(px, py, steps[i])
		}
		for _, i := range rng.Perm(len(steps)) {
			v.ZoomAbout(px, py, -steps[i])
		}
		// Steps are not multiples of 2^-40, so the zoom itself may be off by a few.
		v.ZoomAbout(px, py, start.Z()-v.Z())
		if !v.Same(start) {
			t.Fatalf("zooming out and back changed the view at zoom %v", start.Z())
		}
	}
}

func TestPanAndBackIsTheSameView(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	for range 200 {
		v := farView(t, rng.Float64()*(MaxZ-MinZ)+MinZ)
		start := new(View)
		start.Copy(v)
		dx, dy := rng.NormFloat64()*500, rng.NormFloat64()*500
		v.Pan(dx, dy)
		v.Pan(-dx, -dy)
		if !v.Same(start) {
			t.Fatalf("panning by (%v, %v) and back changed the view at zoom %v", dx, dy, v.Z())
		}
	}
}

// At 2^300 positions a pixel, a pan moves the middle by px·2^300 to within a
// 2^16th of a pixel, and leaves the digits alone that are far below a pixel.
func TestPanFarOut(t *testing.T) {
	v := New(1000, 1000, 1)
	x := number(t, "10^100+7")
	v.Look(x, x, -300)
	for range 1000 {
		v.Pan(-3, 1.25)
	}
	var x1, y1 big.Int
	v.Middle(&x1, &y1)
	for _, tt := range []struct {
		name   string
		got    *big.Int
		pixels float64
	}{{"x", &x1, 3000}, {"y", &y1, 1250}} {
		moved := new(big.Float).SetInt(new(big.Int).Sub(tt.got, x))
		px, _ := moved.SetMantExp(moved, -300).Float64()
		if math.Abs(px-tt.pixels) > 1000*math.Exp2(-17) {
			t.Errorf("%s moved by %v px, want %v", tt.name, px, tt.pixels)
		}
		if low := new(big.Int).Mod(tt.got, powerOfTen(80)); low.Int64() != 7 {
			t.Errorf("%s = %v: its low digits changed", tt.name, tt.got)
		}
	}
}

// A view remembers nothing of the zooms it has been at.
func TestPanAfterZoomIsAsInANewView(t *testing.T) {
	v := farView(t, -20)
	for _, z := range []float64{-25, -400, 3, -399, -16, -1000} {
		v.Look(powerOfTen(900), number(t, "10^9999"), z)
		v.Pan(123.4, -56.7)
		fresh := farView(t, z)
		fresh.Pan(123.4, -56.7)
		if !v.Same(fresh) {
			t.Errorf("zoom %v: another view", z)
		}
	}
}

func TestToScreen(t *testing.T) {
	v := New(800, 600, 1)
	v.Look(big.NewInt(100), big.NewInt(50), 3) // the middle of (100, 50), 8 px a position
	tests := []struct {
		x, y   int64
		px, py float64
	}{
		{100, 50, 396, 304},
		{101, 50, 404, 304},
		{100, 51, 396, 296},
		{50, 90, -4, -16},
	}
	for _, tt := range tests {
		px, py, ok := v.ToScreen(big.NewInt(tt.x), big.NewInt(tt.y))
		if px != tt.px || py != tt.py || !ok {
			t.Errorf("ToScreen(%d, %d) = %v, %v, %v; want %v, %v", tt.x, tt.y, px, py, ok, tt.px, tt.py)
		}
	}
	if px, py, ok := v.ToScreen(number(t, "10^9999"), big.NewInt(0)); ok || px < 1e6 || py != 704 {
		t.Errorf("a far position is at %v, %v, %v", px, py, ok)
	}
}

// ToScreen against arithmetic with 200 more bits than any float has.
func TestToScreenFarAway(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 4))
	for range 300 {
		z := rng.Float64()*(MaxZ-MinZ) + MinZ
		v := farView(t, z)
		px, py := rng.Float64()*4000-1000, rng.Float64()*4000-1000
		var x, y big.Int
		if !v.CellAt(px, py, &x, &y) {
			continue
		}
		gotX, gotY, ok := v.ToScreen(&x, &y)
		cell := v.Cell()
		if !ok || gotX > px+1e-4 || gotX+cell < px-1e-4 || gotY < py-1e-4 || gotY-cell > py+1e-4 {
			t.Fatalf("zoom %v: (%v, %v) is in a cell at (%v, %v) of size %v", z, px, py, gotX, gotY, cell)
		}
		// ScreenX takes another way.
		f := new(big.Float).SetInt(&x)
		if approx := v.ScreenX(f); math.Abs(approx-gotX) > 1e-3 {
			t.Fatalf("zoom %v: ScreenX = %v, ToScreen %v", z, approx, gotX)
		}
		if approx := v.ScreenY(new(big.Float).SetInt(&y)); math.Abs(approx-gotY) > 1e-3 {
			t.Fatalf("zoom %v: ScreenY = %v, ToScreen %v", z, approx, gotY)
		}
	}
}

func TestScreenXPastFloats(t *testing.T) {
	v := New(800, 600, 1)
	huge := new(big.Float).SetMantExp(big.NewFloat(1), 1<<30)
	if got := v.ScreenX(huge); !math.IsInf(got, 1) {
		t.Errorf("ScreenX(2^(2^30)) = %v", got)
	}
	if got := v.ScreenY(huge); !math.IsInf(got, -1) {
		t.Errorf("ScreenY(2^(2^30)) = %v", got)
	}
}

func TestCellAt(t *testing.T) {
	v := New(800, 600, 1)
	v.Look(big.NewInt(3), big.NewInt(3), 6)
	tests := []struct {
		px, py float64
		x, y   int64
		ok     bool
	}{
		{400, 300, 3, 3, true},
		{400 + 33, 300, 4, 3, true},
		{400 - 33, 300 - 33, 2, 4, true},
		{400 - 64*3, 300 + 64*3, 0, 0, true},
		{400 - 64*4, 300, -1, 3, false},
		{400, 300 + 64*4, 3, -1, false},
	}
	for _, tt := range tests {
		var x, y big.Int
		ok := v.CellAt(tt.px, tt.py, &x, &y)
		if x.Int64() != tt.x || y.Int64() != tt.y || ok != tt.ok {
			t.Errorf("CellAt(%v, %v) = %v, %v, %v; want %d, %d, %v", tt.px, tt.py, &x, &y, ok, tt.x, tt.y, tt.ok)
		}
	}
}

func TestBounds(t *testing.T) {
	v := New(640, 320, 1)
	v.Look(big.NewInt(3), big.NewInt(100), 5) // 20×10 cells, three and a half from the left edge
	var x0, y0, x1, y1 big.Int
	if !v.Bounds(&x0, &y0, &x1, &y1) || x0.Int64() != 0 || x1.Int64() != 14 || y0.Int64() != 95 || y1.Int64() != 106 {
		t.Errorf("Bounds = [%v, %v) × [%v, %v), want [0, 14) × [95, 106)", &x0, &x1, &y0, &y1)
	}
}

func TestMiddleComesBack(t *testing.T) {
	for _, s := range []string{"0", "1", "28", "123456789", "10^100+7", "10^9999"} {
		for _, z := range []float64{6, 3.25, 0, -1, -15.9, -16, -16.1, -300, -1100} {
			v := New(900, 700, 1)
			n := number(t, s)
			v.Look(n, n, z)
			var x, y big.Int
			v.Middle(&x, &y)
			if x.Cmp(n) != 0 || y.Cmp(n) != 0 || v.Z() != math.Round(z*(1<<40))/(1<<40) {
				t.Errorf("looking at %s with zoom %v shows (%.20v, %.20v) with %v", s, z, &x, &y, v.Z())
			}
		}
	}
}

func TestZoomStaysInRange(t *testing.T) {
	v := New(800, 600, 1)
	for _, tt := range []struct{ z, want float64 }{
		{7, MaxZ}, {math.Inf(1), MaxZ}, {-1e300, MinZ}, {2, 2}, {math.NaN(), 2},
	} {
		if v.SetZ(tt.z); v.Z() != tt.want {
			t.Errorf("SetZ(%v) gives %v, want %v", tt.z, v.Z(), tt.want)
		}
	}
}

// Whatever happens, some of the map stays where no panel covers it, and the
// middle never has more digits than a link may carry.
func TestMapCannotBeLost(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 5))
	v := New(1000, 700, 1)
	var x, y big.Int
	for i := range 3000 {
		switch rng.IntN(5) {
		case 0:
			v.Pan(rng.NormFloat64()*5000, rng.NormFloat64()*5000)
		case 1:
			v.ZoomAbout(rng.Float64()*1000, rng.Float64()*700, rng.NormFloat64()*30)
		case 2:
			v.Resize(300+rng.Float64()*1500, 300+rng.Float64()*1000, 1, Insets{rng.Float64() * 300, rng.Float64() * 200, rng.Float64() * 400, rng.Float64() * 400})
		case 3:
			v.ZoomToBox(rng.Float64()*1000, rng.Float64()*700, rng.Float64()*1000, rng.Float64()*700)
		case 4:
			v.Look(big.NewInt(rng.Int64N(1e6)-5e5), number(t, "10^9999"), v.Z())
		}
		left, top, right, bottom := v.Free()
		if !(v.CellAt(right-1, top+1, &x, &y)) {
			t.Fatalf("step %d: no map in [%v, %v] × [%v, %v]; its upper right corner is (%v, %v)", i, left, right, top, bottom, &x, &y)
		}
		if v.Middle(&x, &y); len(x.String()) > MaxDigits+1 || len(y.String()) > MaxDigits+1 {
			t.Fatalf("step %d: too many digits", i)
		}
	}
}

func TestFarthest(t *testing.T) {
	v := New(500, 500, 1)
	n := powerOfTen(MaxDigits)
	v.Look(n, n, -1100)
	v.Pan(-100, 100)
	var x, y big.Int
	v.Middle(&x, &y)
	want := n.Sub(n, one)
	if x.Cmp(want) != 0 || y.Cmp(want) != 0 {
		t.Error("the middle is not the last position with 10,000 digits")
	}
}

func TestResizeKeepsTheMiddle(t *testing.T) {
	v := New(1000, 700, 1)
	v.Look(big.NewInt(500), big.NewInt(300), 4)
	v.Resize(400, 900, 3, Insets{})
	var x, y big.Int
	if v.Middle(&x, &y); x.Int64() != 500 || y.Int64() != 300 {
		t.Errorf("the middle is (%v, %v)", &x, &y)
	}
	v.Resize(math.NaN(), -5, 0, Insets{Left: math.NaN()})
	if w, h, dpr := v.Size(); !(w >= 1 && h >= 1 && dpr > 0) {
		t.Errorf("size is %v × %v at %v", w, h, dpr)
	}
	if l, tp, r, b := v.Free(); !(r > l && b > tp) {
		t.Errorf("free is %v %v %v %v", l, tp, r, b)
	}
}

func TestMovingAllocatesNothing(t *testing.T) {
	for _, z := range []float64{3.7, -30, -400} {
		v := farView(t, z)
		var x, y big.Int
		var p Point
		move := func() {
			v.Pan(3, 4)
			v.ZoomAbout(100, 200, 0.01)
			v.PointAt(5, 6, &p)
			v.Place(&p, 7, 8, v.z)
			v.CellAt(300, 300, &x, &y)
			v.ToScreen(&x, &y)
			v.ZoomAbout(100, 200, -0.01)
		}
		move()
		if n := testing.AllocsPerRun(100, move); n != 0 {
			t.Errorf("moving at zoom %v allocates %v times", z, n)
		}
	}
}
