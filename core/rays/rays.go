// Package rays measures the straight rays that P-positions follow in a decided
// window, for games of which no theorem says so. What it finds are
// measurements: approximate, and good for no more than the part of the plane
// that was looked at.
package rays

import (
	"math"
	"math/bits"

	"wythoffatlas/core/pause"
)

// Columns is a window of decided positions, such as a [sieve.Window]: bit y of
// column x is set when (x, y) is P.
type Columns interface {
	Column(x int64) []uint64
}

// A Ray is a straight line that P-positions follow. Distances are at right
// angles to the line, from the middles (x + ½, y + ½) of the squares.
type Ray struct {
	X, Y     float64 // a point of the line: the average of the middles
	DX, DY   float64 // its direction: DX + DY > 0, DX² + DY² = 1
	Max, RMS float64 // the largest distance, and the root of the mean of the squares
	Count    int     // P-positions measured
	X0, X1   int64   // they have X0 ≤ x ≤ X1
	Y0, Y1   int64   // and Y0 ≤ y ≤ Y1
}

// Slope is how far the ray climbs a column. Where that cannot be told from a
// ray along an axis, it is 0 or +Inf.
func (r *Ray) Slope() float64 {
	switch {
	case math.Abs(r.DX)*float64(r.Y1-r.Y0) <= r.Max:
		return math.Inf(1)
	case math.Abs(r.DY)*float64(r.X1-r.X0) <= r.Max:
		return 0
	}
	return r.DY / r.DX
}

// What makes a group of positions a ray.
const (
	dense     = 16  // more P-positions than so many times the side are no rays
	fewest    = 16  // positions in the outer half
	broadest  = 0.1 // of places in the outer half
	tolerance = 16. // distance from the line
	drift     = 0.5 // mean distance of a quarter of the positions: more, and the ray is curved
)

// MinSide is the least side of a window in which rays can be told apart.
const MinSide = 256

// Measure finds the rays in the window [0,side)², the steepest last; side is a
// multiple of 32. It looks
// at the positions outside of [0,side/8)², and if they do not lie straight, at
// those outside of [0,side/4)². Below [MinSide] it finds none.
//
// progress is called now and then; when it returns an error, Measure stops with
// that error.
func Measure(w Columns, side int64, progress pause.Func) ([]Ray, error) {
	if side < MinSide {
		return nil, nil
	}
	points, err := collect(w, side, progress)
	if err != nil {
		return nil, err
	}
	var found []Ray
	for _, c := range clusters(points, side) {
		for _, start := range []int64{side / 8, side / 4} {
			if r, ok := measure(points, c, start, side); ok {
				found = append(found, r)
				break
			}
		}
	}
	return found, nil
}

// A point is a P-position. Its place is where a ray from the origin through it
// would leave the unit square: from 0 along the first heap to 2 along the
// second.
type point struct {
	x, y  int64
	place float64
}

func (p point) radius() int64 { return max(p.x, p.y) }

// collect lists the P-positions outside of [0,side/8)²; none if they are too
// many to lie on rays.
func collect(w Columns, side int64, progress pause.Func) ([]point, error) {
	var points []point
	for x := range side {
		if x%256 == 0 {
			if err := progress.At(x, side, "Looking for rays"); err != nil {
				return nil, err
			}
		}
		for i, word := range w.Column(x)[:(side+63)/64] {
			for ; word != 0; word &= word - 1 {
				p := point{x: x, y: int64(i<<6 + bits.TrailingZeros64(word))}
				if p.radius() < side/8 || p.y >= side {
					continue
				}
				if p.place = float64(p.y) / float64(p.x); p.y > p.x {
					p.place = 2 - float64(p.x)/float64(p.y)
				}
				if points = append(points, p); int64(len(points)) > dense*side {
					return nil, nil
				}
			}
		}
	}
	return points, nil
}

// A span of places.
type span struct{ low, high float64 }

// clusters are the narrow groups of places in the outer half, with gaps between
// them, in order.
func clusters(points []point, side int64) (found []span) {
	bins := make([]int, side/16+1) // from gap to gap: bins without a position
	for _, p := range points {
		if p.radius() >= side/2 {
			bins[int(p.place*float64(side/32))]++
		}
	}
	n, first := 0, 0
	for i, count := range bins {
		if count > 0 {
			if n == 0 {
				first = i
			}
			n += count
		}
		if n > 0 && (count == 0 || i == len(bins)-1) {
			c := span{float64(first) / float64(side/32), float64(i) / float64(side/32)}
			if n >= fewest && c.high-c.low <= broadest {
				found = append(found, c)
			}
			n = 0
		}
	}
	return found
}

// measure fits a line to the positions from the radius start on that belong to
// a cluster, which nearer to the origin may be so many squares wider.
func measure(points []point, c span, start, side int64) (Ray, bool) {
	var own []point
	for _, p := range points {
		r := p.radius()
		slack := 2 * tolerance / float64(r)
		if r >= start && c.low-slack <= p.place && p.place <= c.high+slack {
			own = append(own, p)
		}
	}
	r := fit(own)
	return r, r.Max <= tolerance && straight(&r, own, start, side)
}

// fit is the line with the least squares of distances: it goes through the
// average of the middles, in the direction in which they vary most.
func fit(points []point) Ray {
	r := Ray{Count: len(points), X0: points[0].x, X1: points[0].x, Y0: points[0].y, Y1: points[0].y}
	for _, p := range points {
		r.X += float64(p.x)
		r.Y += float64(p.y)
		r.X0, r.X1, r.Y0, r.Y1 = min(r.X0, p.x), max(r.X1, p.x), min(r.Y0, p.y), max(r.Y1, p.y)
	}
	n := float64(len(points))
	r.X, r.Y = r.X/n+0.5, r.Y/n+0.5
	var xx, xy, yy float64
	for _, p := range points {
		dx, dy := float64(p.x)+0.5-r.X, float64(p.y)+0.5-r.Y
		xx, xy, yy = xx+dx*dx, xy+dx*dy, yy+dy*dy
	}
	r.DX, r.DY = widest(xx, xy, yy)
	for _, p := range points {
		d := r.distance(p)
		r.Max = max(r.Max, math.Abs(d))
		r.RMS += d * d
	}
	r.RMS = math.Sqrt(r.RMS / n)
	return r
}

// widest is the direction in which positions vary most: the eigenvector of the
// larger eigenvalue of their covariances. Of its two forms it takes the one in
// which nothing cancels.
func widest(xx, xy, yy float64) (dx, dy float64) {
	d := xx - yy
	root := math.Sqrt(d*d + 4*xy*xy)
	if dx, dy = d+root, 2*xy; d < 0 {
		dx, dy = 2*xy, root-d
	}
	length := math.Sqrt(dx*dx + dy*dy)
	if dx+dy < 0 {
		length = -length
	}
	return dx / length, dy / length
}

// distance is positive to the left of the line.
func (r *Ray) distance(p point) float64 {
	return (float64(p.y)+0.5-r.Y)*r.DX - (float64(p.x)+0.5-r.X)*r.DY
}

// straight reports whether in each quarter of the way the positions lie on both
// sides of the line alike. On a curve they do not, however flat it is.
func straight(r *Ray, points []point, start, side int64) bool {
	var sum [4]float64
	var count [4]float64
	for _, p := range points {
		quarter := 4 * (p.radius() - start) / (side - start)
		sum[quarter] += r.distance(p)
		count[quarter]++
	}
	for i, n := range count {
		if n < 4 || math.Abs(sum[i]/n) > drift {
			return false
		}
	}
	return true
}
