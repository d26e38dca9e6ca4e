// Package rays measures the straight rays that P-positions follow in a decided
// window, for games of which no theorem says so. What it finds are
// measurements: approximate, and good for no more than the part of the plane
// that was looked at.
package rays

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
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
	widest    = 0.1 // of places in the outer half
	tolerance = 16. // distance from the line
	drift     = 0.5 // mean distance of a quarter of the positions: more, and the ray is curved
)

// MinSide is the least side of a window in which rays can be told apart.
const MinSide = 256

// Measure finds the rays in the window [0,side)², the steepest last. It looks
// at the positions outside of [0,side/8)², and if they do not lie straight, at
// those outside of [0,side/4)². Below [MinSide] it finds none.
//
// progress is called now and then; when it returns an error, Measure stops with
// that error.
func Measure(w Columns, side int64, progress func(done, total int64) error) ([]Ray, error) {
	if side < MinSide {
		return nil, nil
	}
	points, err := collect(w, side, progress)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(points, func(p, q point) int { return cmp.Compare(p.place, q.place) })
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
func collect(w Columns, side int64, progress func(done, total int64) error) ([]point, error) {
	var points []point
	for x := range side {
		if x%256 == 0 {
			if err := progress(x, side); err != nil {
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
// them.
func clusters(points []point, side int64) (found []span) {
	gap := 32 / float64(side)
	var c span
	n := 0
	end := func() {
		if n >= fewest && c.high-c.low <= widest {
			found = append(found, c)
		}
	}
	for _, p := range points {
		if p.radius() < side/2 {
			continue
		}
		if n == 0 || p.place-c.high > gap {
			end()
			c.low, n = p.place, 0
		}
		c.high = p.place
		n++
	}
	end()
	return found
}

// measure fits a line to the positions from the radius start on that belong to
// a cluster, which nearer to the origin may be so many squares wider.
func measure(points []point, c span, start, side int64) (Ray, bool) {
	slack := func(radius int64) float64 { return 2 * tolerance / float64(radius) }
	from, _ := slices.BinarySearchFunc(points, c.low-slack(start), func(p point, place float64) int { return cmp.Compare(p.place, place) })
	var own []point
	for _, p := range points[from:] {
		if p.place > c.high+slack(start) {
			break
		}
		if r := p.radius(); r >= start && c.low-slack(r) <= p.place && p.place <= c.high+slack(r) {
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
	if r.DY, r.DX = math.Sincos(math.Atan2(2*xy, xx-yy) / 2); r.DX+r.DY < 0 {
		r.DX, r.DY = -r.DX, -r.DY
	}
	for _, p := range points {
		d := r.distance(p)
		r.Max = max(r.Max, math.Abs(d))
		r.RMS += d * d
	}
	r.RMS = math.Sqrt(r.RMS / n)
	return r
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
