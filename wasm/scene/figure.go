package scene

import (
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/figure"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/raster"
)

// Figure is the map of a state, which must be shown, as a figure: what is free of
// panels, with round numbers as far apart as a figure of that width needs. On
// paper it has dark signs on a light ground whatever the theme. It is good until
// the next call, or the next scene.
func (p *Painter) Figure(s *model.State, picture model.Picture, paper bool) *figure.Figure {
	p.s, p.pal = s, s.Palette()
	if paper && p.pal.Dark {
		p.pal = &raster.Light
	}
	p.always = true // side by side they would not fit
	m := p.drawMap()
	left, top, right, bottom := s.Map.View.Free()
	f := &figure.Figure{Map: m, Palette: p.pal, Box: canvas.Rect{Left: left, Top: top, Right: right, Bottom: bottom}, Words: s.Words(picture.Caption)}
	gapX, gapY := canvas.TickGap(canvas.Lettering{})
	e := figure.Enlarge(f.Box, picture.Width)
	p.ticks[0].Update(s.Map.View, false, gapX*e)
	p.ticks[1].Update(s.Map.View, true, gapY*e)
	f.Legend, f.Compared = p.legend(), p.over
	return f
}

// legend says what the signs on the map mean.
func (p *Painter) legend() []figure.Entry {
	s := p.s
	words := "P-position"
	if level := s.Level(); level > 0 {
		words = "the darker, the more P-positions in a pixel"
	}
	list := []figure.Entry{{Colour: p.pal.Ink, Text: words}}
	if with := s.With(); p.over {
		list = []figure.Entry{{Colour: p.pal.Ink, Text: words + " of both"},
			{Colour: p.pal.Upper, Share: canvas.OnlyFirst, Text: "of " + s.Game().Name() + " only"},
			{Colour: p.pal.Lower, Share: canvas.OnlySecond, Text: "of " + with.Name() + " only"}}
	}
	if s.Address.Shows("beams") {
		for i, l := range s.Game().Lines {
			list = append(list, figure.Entry{Colour: p.tone(i), Line: true, Text: l.Name + ", slope " + slope(l.Slope)})
		}
		for i, c := range s.Game().Curves {
			list = append(list, figure.Entry{Colour: p.tone(i), Line: true, Text: c.Name})
		}
		if len(s.Candidates()) > 0 {
			list = append(list, figure.Entry{Colour: p.pal.Upper, Text: "candidate of Theorem 3"})
		}
	}
	if s.Game().Preset != nil {
		list = append(list, figure.Entry{Colour: p.pal.Preset, Text: "P by decree"})
	}
	if at := s.PinnedPoint(); at != nil && p.inView(at[0], at[1]) {
		list = append(list, figure.Entry{Colour: p.pal.Pin, Text: "the position that is read"})
	}
	if len(p.out.Moves) > 0 {
		list = append(list, figure.Entry{Colour: p.pal.Move, Line: true, Text: "winning move"})
	}
	return list
}

// Write is a figure of the map in a format of [model.PictureFormats]; a PNG is
// drawn from the SVG.
func (p *Painter) Write(s *model.State, picture model.Picture, paper bool) (string, error) {
	f := p.Figure(s, picture, paper || picture.Format == "tikz")
	switch picture.Format {
	case "tikz":
		const inch = 2.54 // 96 pixels
		return f.TikZ(picture.Width / 96 * inch)
	case "csv":
		return f.CSV()
	}
	return f.SVG(picture.Width)
}
