package scene

import (
	"math"
	"math/big"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/raster"
)

// Each P-position of a small map lies at a stroke, and each stroke has its own in its
// colour's place: above the diagonal that of the upper beam.
func TestSketchesFollowThePositions(t *testing.T) {
	const side = 72
	pal := &raster.Light
	for _, link := range []string{"game=wythoff", "game=st-wythoff&s=2&t=3", "game=wab&a=2&b=3", "game=wab&a=5&b=3", "game=subtraction&f=G1"} {
		g, problems := catalog.FromLink(link)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		strokes := Sketch(g, side, pal)
		used := map[raster.Colour]int{}
		for n := range 40 {
			var x, y float64
			if g.Set != nil {
				p := g.Set.Positions(big.NewInt(int64(n)), 1)[0]
				x, _ = new(big.Float).SetInt(p[0]).Float64()
				y, _ = new(big.Float).SetInt(p[1]).Float64()
			} else { // B of G1 is near A²/2
				continue
			}
			if max(x, y) >= side {
				break
			}
			near := math.Inf(1)
			var colour raster.Colour
			for _, s := range strokes {
				if d := apartFrom(s, x+0.5, y+0.5); d < near {
					near, colour = d, s.Colour
				}
			}
			if near > 3 {
				t.Errorf("%s: (%v, %v) is %v squares from all strokes", link, x, y, near)
			}
			if y > x+4 && colour != pal.Upper || x > y+4 && colour != pal.Lower {
				t.Errorf("%s: (%v, %v) is at a stroke of colour %v", link, x, y, colour)
			}
			used[colour]++
		}
		if len(strokes) < 2 {
			t.Errorf("%s: %d strokes", link, len(strokes))
		}
	}
}

// Squares of a small map stand where its shades say, the first row at the foot, and
// sequences that tile have each their colour.
func TestSketchSquares(t *testing.T) {
	const side = 8
	pal := &raster.Light
	shades := make([]byte, side*side)
	shades[0], shades[2*side+3], shades[5*side+3], shades[7*side+7] = raster.Full, raster.Full, raster.Full, raster.Undecided
	for link, second := range map[string]raster.Colour{"game=wythoff": pal.Ink, "game=wytlex&k=3": pal.Sequence(1)} {
		g, _ := catalog.FromLink(link)
		first := pal.Ink
		if g.Piles != nil {
			first = pal.Sequence(0)
		}
		want := map[[2]int]raster.Colour{{0, 0}: first, {3, 2}: first, {3, 5}: second}
		pixels := SketchSquares(g, shades, side, pal)
		for x := range SketchSquare * side {
			for y := range SketchSquare * side {
				at := pixels[4*(y*SketchSquare*side+x):][:4]
				colour, inked := want[[2]int{x / SketchSquare, side - 1 - y/SketchSquare}]
				if got := raster.Colour(at[0])<<16 | raster.Colour(at[1])<<8 | raster.Colour(at[2]); inked != (at[3] == 255) || got != colour {
					t.Fatalf("%s: pixel (%d, %d) is %v", link, x, y, at)
				}
			}
		}
	}
}

// apartFrom is how far a point is from a stroke.
func apartFrom(s Stroke, x, y float64) float64 {
	dx, dy := s.To.X-s.From.X, s.To.Y-s.From.Y
	t := ((x-s.From.X)*dx + (y-s.From.Y)*dy) / (dx*dx + dy*dy)
	t = math.Max(0, math.Min(1, t))
	return math.Hypot(s.From.X+t*dx-x, s.From.Y+t*dy-y)
}
