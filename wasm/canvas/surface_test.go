package canvas

import "testing"

// A recorder is a surface that remembers what was painted. Its font is simple:
// every sign is half as wide as the size.
type recorder struct {
	quads []painted
	tiles int
	texts []string
	sizes map[uint16]bool // of what was written
}

type painted struct {
	quad
	c tint
}

func (r *recorder) quad(q quad, c tint) { r.quads = append(r.quads, painted{q, c}) }

func (r *recorder) sprite(key spriteKey) sprite {
	size := int(key.size)
	if key.kind == kindRing {
		return sprite{U: 100, V: 100, W: size, H: size}
	}
	if r.sizes == nil {
		r.sizes = map[uint16]bool{}
	}
	r.sizes[key.size] = true
	if len(key.text) > 1 {
		r.texts = append(r.texts, key.text)
	}
	n := len([]rune(key.text))
	return sprite{U: 200, V: 200, W: n * size / 2, H: size, OY: size, Advance: float64(n*size) / 2}
}

func (r *recorder) tile(*tile, float64, float64, float64, float64, float64, float64, float64, float64, bool, tint) {
	r.tiles++
}

// rects are the plain rectangles of one colour.
func (r *recorder) rects(c tint) []Rect {
	var out []Rect
	for _, q := range r.quads {
		if q.c == c && q.quad[0].U == white && q.quad[0].A == 1 && q.quad[3].A == 1 {
			out = append(out, Rect{float64(q.quad[0].X), float64(q.quad[0].Y), float64(q.quad[3].X), float64(q.quad[3].Y)})
		}
	}
	return out
}

// newPen is a pen on a recorder of 800×600 device pixels, ratio of them a CSS pixel.
func newPen(t testing.TB, ratio float64) (*pen, *recorder) {
	t.Helper()
	r := &recorder{}
	return &pen{surface: r, w: 800, h: 600, px: ratio, hair: 1, rule: 1, sizes: &screenSizes, legible: opaque}, r
}
