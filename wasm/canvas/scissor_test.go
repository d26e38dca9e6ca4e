package canvas

import (
	"math"
	"math/rand/v2"
	"testing"
)

// area is that of both triangles of a quad.
func (q quad) area() float64 {
	triangle := func(a, b, c corner) float64 {
		return math.Abs(float64((b.X-a.X)*(c.Y-a.Y)-(c.X-a.X)*(b.Y-a.Y))) / 2
	}
	return triangle(q[0], q[1], q[2]) + triangle(q[2], q[1], q[3])
}

// What a scissor leaves of a quad is inside its part, and all of it that is: what
// two scissors on both sides of a line leave is as large as the quad.
func TestScissor(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 2000 {
		at := func() (float32, float32) { return rng.Float32() * 100, rng.Float32() * 100 }
		x0, y0 := at()
		dx, dy := at()
		ex, ey := at()
		q := quad{{X: x0, Y: y0, A: 1}, {X: x0 + dx, Y: y0 + dy, A: 1}, {X: x0 - ey, Y: y0 + ex, A: 1}, {X: x0 + dx - ey, Y: y0 + dy + ex, A: 1}}
		line := rng.Float64() * 150
		total := 0.0
		for _, part := range []Rect{{-1000, -1000, line, 1000}, {line, -1000, 1000, 1000}} {
			r := &recorder{}
			(&scissor{r, part}).quad(q, tint{})
			for _, piece := range r.quads {
				for _, k := range piece.quad {
					if float64(k.X) < part.Left-0.01 || float64(k.X) > part.Right+0.01 {
						t.Fatalf("a corner at %v is outside %v", k, part)
					}
				}
				total += piece.area()
			}
		}
		if want := q.area(); math.Abs(total-want) > 0.001*want+0.05 {
			t.Fatalf("%v cut at %v: %v of %v are left", q, line, total, want)
		}
	}
}

// A tile that is cut shows the texels that it shows where it is whole.
func TestScissorOnTiles(t *testing.T) {
	var got []float64
	s := &scissor{&tileRecorder{got: &got}, Rect{25, 10, 60, 90}}
	s.tile(nil, 0, 0, 100, 100, 0, 0, 50, 50, false, tint{})
	want := []float64{25, 10, 60, 90, 12.5, 5, 30, 45}
	for i := range want {
		if math.Abs(got[i]-want[i]) > 1e-9 {
			t.Fatalf("%v, not %v", got, want)
		}
	}
}

type tileRecorder struct {
	recorder
	got *[]float64
}

func (r *tileRecorder) tile(_ *tile, x0, y0, x1, y1, u0, v0, u1, v1 float64, _ bool, _ tint) {
	*r.got = []float64{x0, y0, x1, y1, u0, v0, u1, v1}
}
