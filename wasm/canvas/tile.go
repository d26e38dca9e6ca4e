package canvas

import (
	"bytes"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/raster"
)

// TileTexels is the side of a tile in texels.
const TileTexels = 256

// maxPoints is how many inked texels a tile may have and still be kept as a list.
const maxPoints = raster.MostSquares

// A point is an inked texel: column, row from below, shade.
type point struct{ x, y, shade uint8 }

// A patch is a rectangle of undecided texels, [x0,x1)×[y0,y1), rows from below.
type patch struct{ x0, y0, x1, y1 int16 }

// A tile is kept in the form in which it is drawn: true squares from points, or
// all texels at once from shades. The undecided texels are rectangles either way.
type tile struct {
	points  []point // level 0 only
	patches []patch
	shades  []byte // nil when points says everything
	texture any    // what the surface made of shades; nil until it is drawn
}

// newTile reads TileTexels² shades, row by row from the lowest.
func newTile(level int, shades []byte) (*tile, error) {
	if len(shades) != TileTexels*TileTexels {
		return nil, fault.Newf("canvas", "a tile has %d shades, not %d", len(shades), TileTexels*TileTexels)
	}
	inked, undecided := 0, false
	for _, s := range shades {
		if s > raster.Undecided {
			inked++
		} else if s == raster.Undecided {
			undecided = true
		}
	}
	t := &tile{}
	if level > 0 || inked > maxPoints {
		t.shades = inkOnly(shades)
	}
	if level == 0 {
		t.points = listPoints(shades, inked)
	}
	if undecided {
		t.patches = undecidedPatches(shades)
	}
	return t, nil
}

// listPoints lists the inked texels, of which there are inked.
func listPoints(shades []byte, inked int) []point {
	points := make([]point, 0, inked)
	for i, s := range shades {
		if s > raster.Undecided {
			points = append(points, point{uint8(i % TileTexels), uint8(i / TileTexels), s})
		}
	}
	return points
}

// inkOnly is a copy without the undecided texels, which patches stand for.
func inkOnly(shades []byte) []byte {
	ink := bytes.Clone(shades)
	for i, s := range ink {
		if s == raster.Undecided {
			ink[i] = raster.None
		}
	}
	return ink
}

// undecidedPatches covers the undecided texels with disjoint rectangles: each
// run of a row, grown upwards over the rows that have the same run.
func undecidedPatches(shades []byte) []patch {
	var done []patch
	var open []patch // those that reach the row below the current one
	for y := 0; y < TileTexels; y++ {
		var next []patch
		row := shades[y*TileTexels:][:TileTexels]
		for x := 0; x < TileTexels; {
			if row[x] != raster.Undecided {
				x++
				continue
			}
			start := x
			for x < TileTexels && row[x] == raster.Undecided {
				x++
			}
			next = append(next, patch{int16(start), int16(y), int16(x), int16(y + 1)})
		}
		for _, o := range open {
			if n := sameRun(next, o); n != nil {
				n.y0 = o.y0
			} else {
				done = append(done, o)
			}
		}
		open = next
	}
	return append(done, open...)
}

func sameRun(patches []patch, o patch) *patch {
	for i := range patches {
		if patches[i].x0 == o.x0 && patches[i].x1 == o.x1 {
			return &patches[i]
		}
	}
	return nil
}
