package raster

import "math"

// How the square of a P-position lies on the pixels of a screen.

// Sides of the smallest P-position in CSS pixels: as usual, where lines are thick,
// and on a projector.
const Point, StrongPoint, ProjectedPoint = 1, 2, 4

// From these sides of a cell on, in CSS pixels, squares change their looks.
const (
	GapFrom   = 6  // a hairline is left free between neighbours
	RoundFrom = 12 // corners are rounded
)

// MostSquares is how many P-positions a tile may have and still be drawn as squares
// where those are small. The P-positions of every line game have a bounded number
// in each row, so their tiles stay below it; a tile above it is drawn as a texture.
const MostSquares = 1024

// Snap moves a coordinate to the nearest edge between two device pixels.
//
// Halves are common (cells of 20.5 pixels) and come out of different sums with
// different last bits; the small excess puts all of them on the same side.
func Snap(v float64) float64 { return math.Floor(v + 0.5 + 1e-4) }

// Span snaps the interval [a, b] so that it stays at least least device pixels
// wide; it grows to both sides of its middle.
func Span(a, b, least float64) (float64, float64) {
	lo, hi := Snap(a), Snap(b)
	if hi-lo >= least {
		return lo, hi
	}
	lo = Snap((a+b)/2 - least/2)
	return lo, lo + math.Max(1, Snap(least))
}

// A Square is how a cell is filled, in device pixels: its smallest side, what is
// left free at its left and top edge, at its right and bottom edge, and the radius
// of its corners.
type Square struct{ Least, Before, After, Radius float64 }

// SquareOf is the square of a cell whose side is texel device pixels, of which
// ratio are a CSS pixel; point is the side of the smallest in CSS pixels.
func SquareOf(texel, ratio, point float64) Square {
	s := Square{Least: math.Max(1, math.Floor(point*ratio))}
	css := texel / ratio
	if css >= GapFrom {
		// The line of the grid lies on the first pixel of a cell; what else is
		// left free is shared between both sides.
		s.After = math.Floor(texel * 0.04)
		s.Before = s.After + 1
		s.Radius = Radius(css, ratio)
	}
	return s
}

// Radius rounds the corners of a cell with a side of css CSS pixels.
func Radius(css, ratio float64) float64 {
	if css < RoundFrom {
		return 0
	}
	return Snap(css * ratio * 0.14)
}
