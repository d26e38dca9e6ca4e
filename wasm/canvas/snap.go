package canvas

import "math"

// snap moves a coordinate to the nearest edge between two device pixels.
//
// Halves are common (cells of 20.5 pixels) and come out of different sums with
// different last bits; the small excess puts all of them on the same side.
func snap(v float64) float64 { return math.Floor(v + 0.5 + 1e-4) }

// span snaps the interval [a, b] so that it stays at least least device pixels
// wide; it grows to both sides of its middle.
func span(a, b, least float64) (float64, float64) {
	lo, hi := snap(a), snap(b)
	if hi-lo >= least {
		return lo, hi
	}
	lo = snap((a+b)/2 - least/2)
	return lo, lo + math.Max(1, snap(least))
}

// clipSpan intersects [a, b] with [lo, hi]; ok is false when nothing is left.
func clipSpan(a, b, lo, hi float64) (float64, float64, bool) {
	a, b = math.Max(a, lo), math.Min(b, hi)
	return a, b, a < b
}
