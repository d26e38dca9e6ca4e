package canvas

// A Colour is premultiplied: a half transparent white is (½, ½, ½, ½). The
// zero value is fully transparent.
type Colour struct{ R, G, B, A float32 }

// RGB is the opaque colour 0xRRGGBB.
func RGB(hex uint32) Colour {
	return Colour{
		R: float32(hex>>16&0xff) / 255,
		G: float32(hex>>8&0xff) / 255,
		B: float32(hex&0xff) / 255,
		A: 1,
	}
}

// Fade is c with its opacity multiplied by a in [0, 1].
func (c Colour) Fade(a float32) Colour {
	return Colour{c.R * a, c.G * a, c.B * a, c.A * a}
}

// or is c, or other when c is the zero value.
func (c Colour) or(other Colour) Colour {
	if c == (Colour{}) {
		return other
	}
	return c
}

// A Palette gives every meaning its colour. Whoever makes one answers for the
// contrast: Ink and Muted are written on Paper.
type Palette struct {
	Paper  Colour // N-positions, and behind all text
	Ink    Colour // P-positions
	Text   Colour // numbers and labels
	Muted  Colour // axis numbers, coordinates of ticks, undecided cells
	Rule   Colour // hairlines: axes, groups of table rows
	Grid   Colour // grid lines; the faintest
	Lit    Colour // behind the current row, over the hovered cell
	Upper  Colour // the upper beam
	Lower  Colour // the lower beam
	Move   Colour // winning moves
	Pin    Colour // the pinned position
	Preset Colour // cells whose outcome is decreed
	Strong bool   // high contrast: hairlines become full lines
}
