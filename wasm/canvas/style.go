package canvas

import (
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// Sizes in CSS pixels. In projector mode nothing is written smaller than 28,
// the size that the last row of a lecture hall reads at 1024×768.
type sizes struct {
	text        float64 // axis numbers and labels
	coordinates float64 // smallest coordinates inside a square
	tick        float64 // length of a tick
	beam        float64 // width of a beam
	move        float64 // width of a winning move
	outline     float64 // width of outlines and rings
	point       float64 // smallest P-position
	dot         float64 // radius of an end marker
	grid        float64 // side of a cell from which on each is outlined by the grid
}

var (
	screenSizes    = sizes{text: 13, coordinates: 9, tick: 5, beam: 2, move: 2, outline: 2, point: raster.Point, dot: 4.5, grid: 12}
	strongSizes    = sizes{text: 14, coordinates: 10, tick: 6, beam: 3, move: 3, outline: 3, point: raster.StrongPoint, dot: 6, grid: 16}
	projectorSizes = sizes{text: 28, coordinates: 28, tick: 9, beam: 5, move: 5, outline: 4, point: raster.ProjectedPoint, dot: 10, grid: 24}
)

func sizesFor(l Lettering, strong bool) *sizes {
	s := screenSizes
	switch {
	case l.Projector:
		s = projectorSizes
	case strong:
		s = strongSizes
	}
	s.text *= l.scale()
	s.coordinates *= l.scale()
	return &s
}

// leastProjected is the smallest size of anything written on a projector.
const leastProjected = 28

// From these sides of a cell on, in CSS pixels, squares change their looks.
const (
	gapFrom         = raster.GapFrom
	roundFrom       = raster.RoundFrom
	ringFrom        = 8  // moves end at a ring around a square instead of a dot on it
	edgeFrom        = 20 // moves end at the edge of a square
	coordinatesFrom = 28 // squares carry their coordinates
)

// AxisSize is how far the axes reach into the free part of the screen from its
// left and its foot, in CSS pixels; the left one grows when a number needs more.
func AxisSize(l Lettering) (left, foot float64) {
	return viewport.AxisSize(l.Projector, l.scale())
}

// TickGap is how far apart the labels of ticks have to be along the foot and
// along the left edge, in CSS pixels.
func TickGap(l Lettering) (x, y float64) {
	if l.Projector {
		return 150 * l.scale(), 72 * l.scale()
	}
	return 84 * l.scale(), 44 * l.scale()
}
