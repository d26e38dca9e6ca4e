package viewport

import (
	"math"
	"math/big"
	"testing"
)

// wythoffPairs are the first pairs of Wythoff's game by their recursion:
// A = mex of all before, B = A + n.
func wythoffPairs(n int) (pairs [][2]int64) {
	used := map[int64]bool{}
	a := int64(0)
	for i := range int64(n) {
		for used[a] {
			a++
		}
		used[a], used[a+i] = true, true
		pairs = append(pairs, [2]int64{a, a + i})
	}
	return pairs
}

func TestFitShowsSomeFortyPositions(t *testing.T) {
	pairs := wythoffPairs(200)
	screens := []struct {
		w, h   float64
		insets Insets
	}{
		{1280, 720, Insets{}},
		{1280, 720, Insets{Left: 360, Right: 360, Top: 48, Bottom: 28}},
		{1024, 768, Insets{Left: 40, Bottom: 28}},
		{390, 844, Insets{Top: 48, Bottom: 400}},
		{3840, 2160, Insets{}},
	}
	for _, s := range screens {
		v := New(1, 1, 1)
		v.Resize(s.w, s.h, 1, s.insets)
		v.Fit()
		left, top, right, bottom := v.Free()
		px, py, _ := v.ToScreen(new(big.Int), new(big.Int))
		if px < left || px > left+20 || py > bottom || py < bottom-20 {
			t.Errorf("%v: (0,0) is at (%v, %v)", s, px, py)
		}
		seen := 0
		look := func(x, y int64) {
			px, py, _ := v.ToScreen(big.NewInt(x), big.NewInt(y))
			if px+v.Cell() <= right+1e-9 && py-v.Cell() >= top-1e-9 {
				seen++
			}
		}
		for _, p := range pairs {
			look(p[0], p[1])
			if p[0] != p[1] {
				look(p[1], p[0])
			}
		}
		if seen < 36 || seen > 46 {
			t.Errorf("%v: %d P-positions in view, want some forty (zoom %v)", s, seen, v.Z())
		}
	}
}

func TestFitOnTheSmallestScreen(t *testing.T) {
	v := New(1, 1, 1)
	if z := v.Z(); math.IsNaN(z) || z < MinZ || z > MaxZ {
		t.Errorf("zoom %v", z)
	}
}

func TestZoomToBox(t *testing.T) {
	v := New(1000, 600, 1)
	v.Resize(1000, 600, 1, Insets{Left: 200})
	v.Look(big.NewInt(5000), big.NewInt(5000), 0)
	var x, y big.Int
	v.CellAt(350, 250, &x, &y)
	if !v.ZoomToBox(400, 300, 300, 200) { // 100×100 px into 800×600: six times larger
		t.Fatal("refused")
	}
	if want := math.Log2(6); math.Abs(v.Z()-want) > 1e-9 {
		t.Errorf("zoom %v, want %v", v.Z(), want)
	}
	px, py, _ := v.ToScreen(&x, &y)
	if math.Abs(px-600) > v.Cell() || math.Abs(py-300) > v.Cell() {
		t.Errorf("the middle of the box is at (%v, %v), want (600, 300)", px, py)
	}
	before := v.Z()
	if v.ZoomToBox(400, 300, 403, 302) || v.Z() != before {
		t.Error("a box of 3×2 px is taken for meant")
	}
}

func TestOneToOne(t *testing.T) {
	v := New(1000, 600, 1)
	v.Look(big.NewInt(5000), big.NewInt(5000), -7.3)
	v.OneToOne()
	var x, y big.Int
	if v.Middle(&x, &y); v.Z() != 0 || v.Cell() != 1 || x.Int64() != 5000 || y.Int64() != 5000 {
		t.Errorf("zoom %v at (%v, %v)", v.Z(), &x, &y)
	}
}

func TestBegin(t *testing.T) {
	v := New(1000, 600, 1)
	v.Resize(1000, 600, 1, Insets{Left: 300, Bottom: 40})
	v.Begin(-20)
	if px, py, ok := v.ToScreen(new(big.Int), new(big.Int)); math.Abs(px-312)+math.Abs(py-548) > 1e-4 || !ok || v.Z() != -20 {
		t.Errorf("(0,0) is at (%v, %v) at zoom %v", px, py, v.Z())
	}
}
