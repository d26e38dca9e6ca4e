package raster

import "fmt"

// A Colour is opaque, 0xRRGGBB. The zero value is black.
type Colour uint32

// RGBA makes a Colour a color.Color of the standard library.
func (c Colour) RGBA() (r, g, b, a uint32) {
	return uint32(c>>16&0xff) * 0x101, uint32(c>>8&0xff) * 0x101, uint32(c&0xff) * 0x101, 0xffff
}

// Hex is the colour as CSS writes it: "#12324b".
func (c Colour) Hex() string { return fmt.Sprintf("#%06x", uint32(c)) }

// A Palette gives every meaning on the map its colour. What the tests hold it
// to (WCAG 2.1 AA): Text and Muted reach 4.5:1 on Paper, so anything may be
// written in them; Ink, Upper, Lower and Move reach 3:1, enough for squares
// and lines but not for words. Pin and Preset need not: a pin is ringed and a
// preset cell framed in Ink, and that is what must be seen. Ink, Upper,
// Lower and Move stay apart in every kind of colour blindness.
type Palette struct {
	Name   string // its word in links
	Dark   bool   // light on dark
	Strong bool   // high contrast: thick lines in place of hairlines

	Paper  Colour // N-positions, and behind all text
	Ink    Colour // P-positions
	Text   Colour // numbers and labels
	Muted  Colour // axis numbers, undecided cells
	Rule   Colour // hairlines: axes, groups of table rows
	Grid   Colour // grid lines; the faintest
	Lit    Colour // behind the current row, over the hovered cell
	Upper  Colour // the upper beam
	Lower  Colour // the lower beam
	Move   Colour // winning moves
	Pin    Colour // the pinned position
	Preset Colour // cells whose outcome is decreed
}

// The palettes. Light and Dark use the hues of Okabe and Ito; Bright those of
// Paul Tol's vibrant and muted schemes, farther apart for the colour-blind.
var (
	Light = Palette{
		Name:  "light",
		Paper: 0xFBFAF6, Ink: 0x12324B, Text: 0x12324B, Muted: 0x5A6570,
		Rule: 0xC4C0B4, Grid: 0xE7E4DB, Lit: 0xF4E9CC,
		Upper: 0xD55E00, Lower: 0x0072B2, Move: 0x009E73, Pin: 0xE69F00, Preset: 0xCC79A7,
	}
	Dark = Palette{
		Name: "dark", Dark: true,
		Paper: 0x0F1419, Ink: 0xE8E3D6, Text: 0xE8E3D6, Muted: 0x98A2AB,
		Rule: 0x3A444D, Grid: 0x1F272E, Lit: 0x2F3A33,
		Upper: 0xF47A1F, Lower: 0x3FA3E8, Move: 0x1FC795, Pin: 0xFFB82E, Preset: 0xE39AC4,
	}
	Contrast = Palette{
		Name: "contrast", Strong: true,
		Paper: 0xFFFFFF, Ink: 0x000000, Text: 0x000000, Muted: 0x333333,
		Rule: 0x000000, Grid: 0xB0B0B0, Lit: 0xFFE680,
		Upper: 0xB84300, Lower: 0x0055C4, Move: 0x007A4D, Pin: 0xE69F00, Preset: 0xA0306F,
	}
	Bright = Palette{
		Name:  "bright",
		Paper: 0xFFFFFF, Ink: 0x1A1A1A, Text: 0x1A1A1A, Muted: 0x5F5F5F,
		Rule: 0xBBBBBB, Grid: 0xE4E4E4, Lit: 0xFFF3B8,
		Upper: 0xEE3377, Lower: 0x0077BB, Move: 0x8A8A1F, Pin: 0xEE7733, Preset: 0x009988,
	}
)

// Palettes lists them all; the first is the default in a light room.
func Palettes() []*Palette { return []*Palette{&Light, &Dark, &Contrast, &Bright} }

// PaletteOf is the one of a theme, by its name. A link that names none has high
// contrast on a projector, and else follows the system.
func PaletteOf(theme string, projector, dark bool) *Palette {
	if projector && theme == "" {
		return &Contrast
	}
	for _, p := range Palettes() {
		if p.Name == theme {
			return p
		}
	}
	if dark {
		return &Dark
	}
	return &Light
}

// Beam is the colour of a game's i-th line: the upper beam, the lower, in turn.
func (p *Palette) Beam(i int) Colour { return [2]Colour{p.Upper, p.Lower}[i%2] }

// Sequence is a colour for sequence i ≥ 0 of several, no two of sixteen alike:
// six as far apart as a palette has them, then six half way to the paper, then
// half way to the ink.
func (p *Palette) Sequence(i int) Colour {
	six := [...]Colour{p.Lower, p.Upper, p.Move, p.Pin, p.Preset, p.Muted}
	switch c := six[i%len(six)]; i / len(six) {
	case 0:
		return c
	case 1:
		return c.mix(p.Paper)
	default:
		return c.mix(p.Ink)
	}
}

// mix is half way between two colours.
func (c Colour) mix(d Colour) Colour { return (c&0xfefefe)>>1 + (d&0xfefefe)>>1 }
