//go:build js

package canvas

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"wythoffatlas/wasm/raster"
)

// A screen is the surface on which a frame is painted. Quads are gathered and
// handed to the engine in one call, because each call costs as much as hundreds
// of quads.
type screen struct {
	target   ebiten.FinalScreen
	sheet    *ebiten.Image
	shelf    shelf
	sprites  map[spriteKey]sprite
	glyphs   glyphs
	vertices []ebiten.Vertex
	indices  []uint16
}

// maxQuads is how many quads 16-bit indices can tell apart.
const maxQuads = (1 << 16) / 4

func (s *screen) begin(target ebiten.FinalScreen) {
	s.target = target
	if s.sheet == nil {
		s.sheet = ebiten.NewImageWithOptions(image.Rect(0, 0, sheetSize, sheetSize), &ebiten.NewImageOptions{Unmanaged: true})
		s.clearSheet()
	}
}

func (s *screen) quad(q quad, c tint) {
	if len(s.vertices) == 4*maxQuads {
		s.flush()
	}
	n := uint16(len(s.vertices))
	for i := range q {
		a := q[i].A
		s.vertices = append(s.vertices, ebiten.Vertex{
			DstX: q[i].X, DstY: q[i].Y, SrcX: q[i].U, SrcY: q[i].V,
			ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: c.A * a,
		})
	}
	s.indices = append(s.indices, n, n+1, n+2, n+2, n+1, n+3)
}

// flush paints what was gathered.
func (s *screen) flush() {
	if len(s.indices) == 0 {
		return
	}
	s.target.DrawTriangles(s.vertices, s.indices, s.sheet, &ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
	s.vertices, s.indices = s.vertices[:0], s.indices[:0]
}

func (s *screen) sprite(key spriteKey) sprite {
	if sp, ok := s.sprites[key]; ok {
		return sp
	}
	sp, rgba := s.render(key)
	var ok bool
	if sp.U, sp.V, ok = s.shelf.place(sp.W, sp.H); !ok {
		// The sheet is full: begin a new one. What this frame needs of the old
		// one has to be painted first, and comes back as it is asked for.
		s.flush()
		s.clearSheet()
		if sp.U, sp.V, ok = s.shelf.place(sp.W, sp.H); !ok {
			sp.W, sp.H = 0, 0 // larger than a whole sheet: nobody could read it
		}
	}
	if sp.W > 0 {
		s.write(sp, rgba)
	}
	s.sprites[key] = sp
	return sp
}

func (s *screen) render(key spriteKey) (sprite, []byte) {
	if key.kind == kindText {
		return s.glyphs.render(key)
	}
	d := int(key.size)
	return sprite{W: d, H: d}, whiteness(ringCoverage(d, int(key.width)))
}

// clearSheet forgets all sprites and lays the white block anew.
func (s *screen) clearSheet() {
	s.sheet.Clear()
	s.shelf = shelf{}
	s.sprites = map[spriteKey]sprite{}
	block := sprite{W: 2 * white, H: 2 * white}
	alpha := make([]byte, block.W*block.H)
	for i := range alpha {
		alpha[i] = 255
	}
	s.write(block, whiteness(alpha))
}

// whiteness is coverage as premultiplied white.
func whiteness(alpha []byte) []byte {
	rgba := make([]byte, 4*len(alpha))
	for i, a := range alpha {
		rgba[4*i], rgba[4*i+1], rgba[4*i+2], rgba[4*i+3] = a, a, a, a
	}
	return rgba
}

// write puts premultiplied pixels into the sheet.
func (s *screen) write(sp sprite, rgba []byte) {
	at := image.Rect(sp.U, sp.V, sp.U+sp.W, sp.V+sp.H)
	s.sheet.SubImage(at).(*ebiten.Image).WritePixels(rgba)
}

func (s *screen) tile(t *tile, x0, y0, x1, y1, u0, v0, u1, v1 float64, smooth bool, c tint) {
	s.flush()
	img, ok := t.texture.(*ebiten.Image)
	if !ok {
		img = ebiten.NewImageWithOptions(image.Rect(0, 0, TileTexels, TileTexels), &ebiten.NewImageOptions{Unmanaged: true})
		rgba := make([]byte, 4*TileTexels*TileTexels)
		raster.Expand(rgba, t.shades, TileTexels)
		img.WritePixels(rgba)
		t.texture = img
	}
	top, foot := float32(TileTexels-v1), float32(TileTexels-v0)
	vertex := func(x, y float64, u, v float32) ebiten.Vertex {
		return ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: u, SrcY: v, ColorR: c.R, ColorG: c.G, ColorB: c.B, ColorA: c.A}
	}
	vertices := []ebiten.Vertex{
		vertex(x0, y0, float32(u0), top), vertex(x1, y0, float32(u1), top),
		vertex(x0, y1, float32(u0), foot), vertex(x1, y1, float32(u1), foot),
	}
	options := &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	if smooth {
		options.Filter = ebiten.FilterLinear
		options.DisableMipmaps = true
	}
	s.target.DrawTriangles(vertices, []uint16{0, 1, 2, 2, 1, 3}, img, options)
}
