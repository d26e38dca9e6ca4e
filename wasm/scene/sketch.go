package scene

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
)

// A Stroke is a piece of a line on a small map, in squares from its lower left
// corner.
type Stroke struct {
	From, To canvas.Point
	Colour   raster.Colour
}

// Sketch are the lines that the P-positions of a game follow, as a small map shows
// them that begins at (0, 0) and has so many squares across and up.
func Sketch(g *catalog.Game, side int, pal *raster.Palette) []Stroke {
	var strokes []Stroke
	for i, l := range g.Lines {
		strokes = append(strokes, Stroke{onLine(l, 0), onLine(l, int64(side)), pal.Beam(i)})
	}
	for i, c := range g.Curves {
		for j := range side {
			from, to := float64(j), float64(j+1)
			s := Stroke{canvas.Point{X: from, Y: c.At(from)}, canvas.Point{X: to, Y: c.At(to)}, pal.Beam(i)}
			if c.Across {
				s.From, s.To = canvas.Point{X: s.From.Y, Y: s.From.X}, canvas.Point{X: s.To.Y, Y: s.To.X}
			}
			strokes = append(strokes, s)
		}
	}
	return strokes
}

// onLine is the point of a line at a coordinate along the axis in which it advances
// faster.
func onLine(l beam.Line, at int64) canvas.Point {
	const bits = 20
	along := float64(at)
	if l.Steep() {
		x, _ := l.XAt(big.NewInt(at), bits).Float64()
		return canvas.Point{X: x, Y: along}
	}
	y, _ := l.YAt(big.NewInt(at), bits).Float64()
	return canvas.Point{X: along, Y: y}
}

// SketchSquare is how many pixels a position of a small map is wide.
const SketchSquare = 2

// SketchSquares are the pixels of a small map, row by row from the top, four bytes
// each: its P-positions in ink, and all else clear. Where sequences tile the integers
// each has its colour, the first the lowest squares.
func SketchSquares(g *catalog.Game, shades []byte, side int, pal *raster.Palette) []byte {
	pixels := make([]byte, 4*SketchSquare*SketchSquare*len(shades))
	tiles := !g.MapOfPositions() && g.Tiles
	for x := range side {
		below := 0 // squares of the column so far
		for y := range side {
			if shades[y*side+x] <= raster.Undecided {
				continue
			}
			colour := pal.Ink
			if tiles {
				colour = pal.Sequence(below)
			}
			below++
			for i := range SketchSquare * SketchSquare {
				row, column := SketchSquare*(side-1-y)+i/SketchSquare, SketchSquare*x+i%SketchSquare
				copy(pixels[4*(row*SketchSquare*side+column):], []byte{byte(colour >> 16), byte(colour >> 8), byte(colour), 255})
			}
		}
	}
	return pixels
}
