package canvas

import "wythoffatlas/wasm/raster"

// A tint is a premultiplied colour: a half transparent white is (½, ½, ½, ½).
type tint struct{ R, G, B, A float32 }

func opaque(c raster.Colour) tint {
	return tint{
		R: float32(c>>16&0xff) / 255,
		G: float32(c>>8&0xff) / 255,
		B: float32(c&0xff) / 255,
		A: 1,
	}
}

// Fade is c with its opacity multiplied by a in [0, 1].
func (c tint) Fade(a float32) tint {
	return tint{c.R * a, c.G * a, c.B * a, c.A * a}
}

// or is the colour c, or the tint when c is not given.
func (t tint) or(c raster.Colour) tint {
	if c != 0 {
		return opaque(c)
	}
	return t
}

// tints is a palette as the pen needs it.
type tints struct {
	Paper, Ink, Text, Muted, Rule, Grid, Lit tint
	Move, Pin, Preset, First, Second         tint
}

func tintsOf(p *raster.Palette) tints {
	return tints{
		Paper: opaque(p.Paper), Ink: opaque(p.Ink), Text: opaque(p.Text), Muted: opaque(p.Muted),
		Rule: opaque(p.Rule), Grid: opaque(p.Grid), Lit: opaque(p.Lit),
		Move: opaque(p.Move), Pin: opaque(p.Pin), Preset: opaque(p.Preset),
		First: opaque(p.Upper), Second: opaque(p.Lower),
	}
}
