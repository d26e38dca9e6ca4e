package viewport

import (
	"math"
	"math/big"
	"testing"
)

func TestEase(t *testing.T) {
	if ease(0) != 0 || ease(1) != 1 || ease(-1) != 0 || ease(2) != 1 {
		t.Error("ease does not run from 0 to 1")
	}
	for i := range 100 {
		if a, b := ease(float64(i)/100), ease(float64(i+1)/100); b <= a {
			t.Errorf("ease does not grow at %d%%", i)
		}
	}
}

func TestMotionEndsExactlyAtItsTarget(t *testing.T) {
	v, target := New(1000, 600, 1), New(1000, 600, 1)
	v.Look(big.NewInt(1000), big.NewInt(1000), 3)
	target.Look(big.NewInt(1040), big.NewInt(990), 3.7)
	var m Motion
	m.To(v, target, 100)
	frames := 0
	last := v.Z()
	for now := 100.0; m.Step(v, now); now += 1000.0 / 60 {
		if z := v.Z(); z < last {
			t.Errorf("zoom goes back from %v to %v", last, z)
		}
		last = v.Z()
		frames++
	}
	if !v.Same(target) {
		t.Error("the motion ended elsewhere")
	}
	if frames < 5 || frames > 10 { // 150 ms at 60 frames a second
		t.Errorf("%d frames", frames)
	}
}

func TestReducedMotionArrivesAtOnce(t *testing.T) {
	v, target := New(1000, 600, 1), New(1000, 600, 1)
	v.Look(big.NewInt(1000), big.NewInt(1000), 3)
	target.Look(big.NewInt(1001), big.NewInt(1000), 3)
	m := Motion{Still: true}
	if m.To(v, target, 0); m.Moving() || !v.Same(target) {
		t.Error("not there")
	}
	if m.Zoom(v, 10, 10, -1, 0); m.Moving() || v.Z() != 2 {
		t.Error("zoom not there")
	}
}

func TestFarTargetsAreJumpedTo(t *testing.T) {
	v, target := New(1000, 600, 1), New(1000, 600, 1)
	for _, tt := range []struct {
		x string
		z float64
	}{{"10^9999", 3}, {"50", -40}, {"10^100+7", -1000}} {
		v.Fit()
		n := number(t, tt.x)
		target.Look(n, n, tt.z)
		var m Motion
		if m.To(v, target, 0); m.Moving() || !v.Same(target) {
			t.Errorf("%s at %v: not there at once", tt.x, tt.z)
		}
	}
}

func TestMotionAfterALongPauseEnds(t *testing.T) {
	v := New(1000, 600, 1)
	v.Look(big.NewInt(1000), big.NewInt(1000), 3)
	for _, now := range []float64{1e9, math.NaN()} {
		var m Motion
		m.Zoom(v, 500, 300, 1, 0)
		want := v.Z() + 1
		if m.Step(v, now) || m.Moving() || v.Z() != want {
			t.Errorf("at %v: zoom %v, want %v", now, v.Z(), want)
		}
	}
	var idle Motion
	if idle.Step(v, 0) {
		t.Error("a motion at rest goes on")
	}
}

func TestCommandsThatComeFastAddUp(t *testing.T) {
	h := newHand(t)
	for range 5 {
		h.g.Do(h.v, ZoomOut, h.time)
		h.g.Do(h.v, PanRight, h.time)
	}
	h.rest()
	if h.v.Z() != -2 {
		t.Errorf("zoom %v, want -2", h.v.Z())
	}
}
