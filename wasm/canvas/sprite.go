package canvas

import "math"

// The sprite sheet is one texture with everything but tiles on it: a white
// block for plain shapes, circles, and text. One texture means one draw call
// for a whole frame, in painting order.
const (
	sheetSize = 1024
	white     = 2 // a texel well inside the white block, whose side is twice that
)

type spriteKind uint8

const (
	kindRing spriteKind = iota // a circle of diameter size: filled, or outlined by width
	kindText                   // text in font at size
)

// A spriteKey names a picture on the sheet. Sizes are device pixels.
type spriteKey struct {
	kind  spriteKind
	font  Font
	size  uint16
	width uint16
	text  string
}

// A sprite is where a picture is on the sheet. For text, the pen is at
// (OX, OY) inside the picture, on the base line, and moves on by Advance.
type sprite struct {
	U, V, W, H int
	OX, OY     int
	Advance    float64
}

// ringCoverage is how much of each pixel of a d×d square lies in the circle
// that touches its sides and, when w > 0, not deeper than w inside it. It is
// exact enough for the eye: the distance to the edge, clamped to a pixel.
func ringCoverage(d, w int) []byte {
	alpha := make([]byte, d*d)
	r := float64(d) / 2
	for j := range d {
		for i := range d {
			dist := math.Hypot(float64(i)+0.5-r, float64(j)+0.5-r)
			cover := clamp01(r - dist + 0.5)
			if w > 0 {
				cover -= clamp01(r - float64(w) - dist + 0.5)
			}
			alpha[j*d+i] = byte(cover*255 + 0.5)
		}
	}
	return alpha
}

func clamp01(v float64) float64 { return math.Max(0, math.Min(1, v)) }

// A shelf packs pictures row by row into the sheet. The zero value is an empty
// sheet whose white block is not yet taken.
type shelf struct{ x, y, height int }

// place finds room for w×h texels with an empty texel around; ok is false when
// the sheet is full, or the picture larger than the sheet.
func (s *shelf) place(w, h int) (x, y int, ok bool) {
	if s.y == 0 {
		s.x, s.y, s.height = 2*white+1, 1, 2*white
	}
	if s.x+w+1 > sheetSize {
		s.x, s.y, s.height = 1, s.y+s.height+1, 0
	}
	if s.x+w+1 > sheetSize || s.y+h+1 > sheetSize {
		return 0, 0, false
	}
	x, y = s.x, s.y
	s.x += w + 1
	s.height = max(s.height, h)
	return x, y, true
}
