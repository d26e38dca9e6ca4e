package canvas

import (
	"math"

	"wythoffatlas/wasm/raster"
)

// snap moves a coordinate to the nearest edge between two device pixels.
func snap(v float64) float64 { return raster.Snap(v) }

// span snaps the interval [a, b] so that it stays at least least device pixels
// wide.
func span(a, b, least float64) (float64, float64) { return raster.Span(a, b, least) }

// clipSpan intersects [a, b] with [lo, hi]; ok is false when nothing is left.
func clipSpan(a, b, lo, hi float64) (float64, float64, bool) {
	a, b = math.Max(a, lo), math.Min(b, hi)
	return a, b, a < b
}
