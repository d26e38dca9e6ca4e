package first

import (
	"math"

	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/tile"
)

// A box is a rectangle of device pixels.
type box struct{ left, top, right, bottom int }

// A brush paints on pixels. All that it paints is inside its clip.
type brush struct {
	pixels     []byte
	w          int
	clip       box
	ratio      float64
	ink, muted raster.Colour
	point      float64 // side of the smallest P-position in CSS pixels
	broad      bool    // texels of a projector are widened
}

func newBrush(w, h int, ratio float64, pal *raster.Palette, projector bool) *brush {
	b := &brush{pixels: make([]byte, 4*w*h), w: w, ratio: ratio, ink: pal.Ink, muted: pal.Muted, point: raster.Point, broad: projector}
	switch {
	case projector:
		b.point, b.muted = raster.ProjectedPoint, pal.Text
	case pal.Strong:
		b.point = raster.StrongPoint
	}
	copy(b.pixels, []byte{byte(pal.Paper >> 16), byte(pal.Paper >> 8), byte(pal.Paper), 255})
	for done := 4; done < len(b.pixels); done *= 2 {
		copy(b.pixels[done:], b.pixels[:done])
	}
	return b
}

// edges draws where the map ends at its left and at its foot, outside of the clip.
func (b *brush) edges(rule raster.Colour) {
	c := b.clip
	for y := c.top; y < c.bottom && c.left > 0; y++ {
		b.lay(c.left-1, y, rule, 255)
	}
	for x := c.left; x < c.right && 4*(c.bottom*b.w+x) < len(b.pixels); x++ {
		b.lay(x, c.bottom, rule, 255)
	}
}

// lay lays a colour over a pixel, alpha of 255 opaque. It must be on the picture.
func (b *brush) lay(x, y int, c raster.Colour, alpha uint32) {
	if alpha == 0 {
		return
	}
	at := b.pixels[4*(y*b.w+x):][:3:3]
	for i, shift := range [3]uint{16, 8, 0} {
		at[i] = byte((uint32(c>>shift)&0xff*alpha + uint32(at[i])*(255-alpha) + 127) / 255)
	}
}

// A placement is a tile on the pixels: its lower left corner and the side of a
// texel.
type placement struct{ x, y, texel float64 }

// An inking is the shades of a tile, and for each row the columns from..to−1 outside
// of which it has no ink: there is little on most maps.
type inking struct {
	shades []byte
	rows   [tile.Size]struct{ from, to int }
}

// tile paints the P-positions and the undecided parts of one tile.
func (b *brush) tile(t tile.Placed, shades []byte) {
	at := placement{t.Left * b.ratio, t.Bottom * b.ratio, t.Side * b.ratio / tile.Size}
	inked, ink := 0, &inking{shades: shades}
	for y := range ink.rows {
		from, to := tile.Size, 0
		for x, s := range shades[y*tile.Size:][:tile.Size] {
			switch {
			case s > raster.Undecided:
				from, to = min(from, x), x+1
				inked++
			case s == raster.Undecided:
				b.hatch(at, x, y)
			}
		}
		ink.rows[y].from, ink.rows[y].to = from, to
	}
	if t.Key.Level == 0 && (inked <= raster.MostSquares || at.texel >= raster.GapFrom*b.ratio) {
		b.squares(at, ink)
		return
	}
	if t.Key.Level == 0 || !b.broad {
		b.texture(at, ink, t.Key.Level > 0)
		return
	}
	d := raster.Snap(b.ratio) // a beam of one texel is too thin for the last row
	for _, by := range [4][2]float64{{-d, 0}, {d, 0}, {0, -d}, {0, d}} {
		b.texture(placement{at.x + by[0], at.y + by[1], at.texel}, ink, true)
	}
}

// squares paints each P-position as a square of its own.
func (b *brush) squares(at placement, ink *inking) {
	s := raster.SquareOf(at.texel, b.ratio, b.point)
	for row, in := range ink.rows {
		for col := in.from; col < in.to; col++ {
			shade := ink.shades[row*tile.Size+col]
			if shade <= raster.Undecided {
				continue
			}
			x, y := float64(col), float64(row)
			x0, x1 := raster.Span(at.x+x*at.texel, at.x+(x+1)*at.texel, s.Least)
			y0, y1 := raster.Span(at.y-(y+1)*at.texel, at.y-y*at.texel, s.Least)
			b.rounded(x0+s.Before, y0+s.Before, x1-s.After, y1-s.After, math.Floor(s.Radius), shade)
		}
	}
}

// inClip is the part of a rectangle with whole edges that may be painted.
func (b *brush) inClip(x0, y0, x1, y1 float64) box {
	edge := func(f float64) int { return int(max(-1, min(1<<20, f))) }
	return box{
		max(b.clip.left, edge(x0)), max(b.clip.top, edge(y0)),
		min(b.clip.right, edge(x1)), min(b.clip.bottom, edge(y1)),
	}
}

// rounded fills a rectangle with whole edges, its corners rounded with radius r.
func (b *brush) rounded(x0, y0, x1, y1, r float64, shade byte) {
	in := b.inClip(x0, y0, x1, y1)
	if r < 2 {
		r = 0
	}
	for y := in.top; y < in.bottom; y++ {
		dy := max(0, y0+r-float64(y)-0.5, float64(y)+0.5-(y1-r))
		for x := in.left; x < in.right; x++ {
			alpha := uint32(shade)
			if r > 0 && dy > 0 {
				if dx := max(0, x0+r-float64(x)-0.5, float64(x)+0.5-(x1-r)); dx > 0 {
					alpha = uint32(float64(alpha) * max(0, min(1, r+0.5-math.Hypot(dx, dy))))
				}
			}
			b.lay(x, y, b.ink, alpha)
		}
	}
}

// texture paints all texels of a tile: told apart, or blended where they are counts.
func (b *brush) texture(at placement, ink *inking, smooth bool) {
	if at.texel == 1 { // a pixel a texel: nothing blends
		at.x, at.y = raster.Snap(at.x), raster.Snap(at.y)
	}
	side := at.texel * tile.Size
	in := b.inClip(raster.Snap(at.x), raster.Snap(at.y-side), raster.Snap(at.x+side), raster.Snap(at.y))
	for y := in.top; y < in.bottom; y++ {
		v := (at.y - float64(y) - 0.5) / at.texel
		from, to := ink.around(v)
		left := max(in.left, int(at.x+float64(from)*at.texel)-1)
		right := min(in.right, int(at.x+float64(to)*at.texel)+2)
		for x := left; x < right; x++ {
			u := (float64(x) + 0.5 - at.x) / at.texel
			if smooth {
				b.lay(x, y, b.ink, blended(ink.shades, u, v))
			} else {
				b.lay(x, y, b.ink, inkAt(ink.shades, int(u), int(v)))
			}
		}
	}
}

// around is the columns of which the ink shows at a height v above the foot of the
// tile, told apart or blended: those of the rows beside it, and one more at each end.
func (k *inking) around(v float64) (from, to int) {
	from, to = tile.Size, 0
	for row := int(v) - 1; row <= int(v)+1; row++ {
		in := k.rows[max(0, min(tile.Size-1, row))]
		from, to = min(from, in.from), max(to, in.to)
	}
	return from - 1, to + 1
}

// inkAt is how dark a texel is, or the nearest one of the tile.
func inkAt(shades []byte, col, row int) uint32 {
	col, row = max(0, min(tile.Size-1, col)), max(0, min(tile.Size-1, row))
	if s := shades[row*tile.Size+col]; s > raster.Undecided {
		return uint32(s)
	}
	return 0
}

// blended is how dark the place (u, v) is among the middles of the four texels
// around it.
func blended(shades []byte, u, v float64) uint32 {
	fu, fv := math.Floor(u-0.5), math.Floor(v-0.5)
	du, dv := u-0.5-fu, v-0.5-fv
	col, row := int(fu), int(fv)
	a, c := inkAt(shades, col, row), inkAt(shades, col+1, row)
	d, e := inkAt(shades, col, row+1), inkAt(shades, col+1, row+1)
	if a|c|d|e == 0 {
		return 0
	}
	low := float64(a)*(1-du) + float64(c)*du
	high := float64(d)*(1-du) + float64(e)*du
	return uint32(math.Round(low*(1-dv) + high*dv))
}

// hatch hatches an undecided texel, with lines from lower left to upper right on
// one grid for the whole picture.
func (b *brush) hatch(at placement, col, row int) {
	gap, w := max(1, raster.Snap(8*b.ratio)), b.ratio
	x, y := float64(col), float64(row)
	in := b.inClip(
		raster.Snap(at.x+x*at.texel), raster.Snap(at.y-(y+1)*at.texel),
		raster.Snap(at.x+(x+1)*at.texel), raster.Snap(at.y-y*at.texel),
	)
	const strength = 0.3
	for y := in.top; y < in.bottom; y++ {
		for x := in.left; x < in.right; x++ {
			sum := float64(x + y + 1)
			off := math.Abs(sum-gap*math.Round(sum/gap)) / math.Sqrt2
			b.lay(x, y, b.muted, uint32(255*strength*max(0, min(1, (w+1)/2-off))))
		}
	}
}
