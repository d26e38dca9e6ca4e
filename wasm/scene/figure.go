package scene

import (
	"strconv"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/figure"
	"wythoffatlas/wasm/link"
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
	m := p.drawMap()
	left, top, right, bottom := s.Map.View.Free()
	f := &figure.Figure{Map: m, Palette: p.pal, Box: canvas.Rect{Left: left, Top: top, Right: right, Bottom: bottom}, Words: s.Words(picture.Caption)}
	part, shift, divided := s.Division()
	beside := divided && shift > 0
	if beside { // as wide as both maps and what is between them
		f.Apart = figure.Enlarge(canvas.Rect{Right: 2 * (right - left)}, picture.Width-figure.Gap) * figure.Gap
		shift = right - left + f.Apart
		part = canvas.Rect{Left: left + shift, Top: top, Right: right + shift, Bottom: bottom}
		f.Box.Right = part.Right
	}
	gapX, gapY := canvas.TickGap(canvas.Lettering{})
	e := figure.Enlarge(f.Box, picture.Width)
	p.ticks[0].Update(s.Map.View, false, gapX*e)
	p.ticks[1].Update(s.Map.View, true, gapY*e)
	if divided {
		p.division = canvas.Division{Map: p.drawSecond(shift), Part: part, Names: [2]string{s.Game().Name(), s.With().Name()}, Under: !beside}
		f.Second = &p.division
		f.Title += " With " + s.With().Name() + map[bool]string{true: " beside it.", false: " right of the divider."}[beside]
	}
	f.Legend, f.Compared = p.legend(), p.over
	return f
}

// legend says what the signs on the map mean.
func (p *Painter) legend() []figure.Entry {
	s := p.s
	words := "P-position"
	if s.MapCovered() { // not told while a game goes on
		return p.matchLegend(nil)
	}
	if level := s.Level(); level > 0 {
		words = "the darker, the more P-positions in a pixel"
	}
	var list []figure.Entry
	switch {
	case s.Address.Shows("no-positions"):
	case p.over:
		list = append(list, figure.Entry{Colour: p.pal.Ink, Text: words + " of both"},
			figure.Entry{Colour: p.pal.Upper, Share: canvas.OnlyFirst, Text: "of " + s.Game().Name() + " only"},
			figure.Entry{Colour: p.pal.Lower, Share: canvas.OnlySecond, Text: "of " + s.With().Name() + " only"})
	default:
		list = append(list, figure.Entry{Colour: p.pal.Ink, Text: words})
	}
	if s.Address.Shows("beams") {
		for i, l := range s.Game().Lines {
			if s.Address.Shows(link.Beam(i)) {
				list = append(list, figure.Entry{Colour: p.tone(i), Line: true, Text: l.Name + ", slope " + slope(l.Slope)})
			}
		}
		for i, c := range s.Game().Curves {
			if s.Address.Shows(link.Beam(i)) {
				list = append(list, figure.Entry{Colour: p.tone(i), Line: true, Text: c.Name})
			}
		}
		if len(s.Candidates()) > 0 {
			list = append(list, figure.Entry{Colour: p.pal.Upper, Text: "candidate of Theorem 3"})
		}
	}
	if shown, _ := s.DiagonalsShown(); shown {
		list = append(list, figure.Entry{Colour: p.pal.Upper, Line: true, Text: "u, the topmost diagonal with a P-position so far"},
			figure.Entry{Colour: p.pal.Lower, Line: true, Text: "l, the lowest"})
	}
	if s.Game().Preset != nil && !s.Address.Shows("no-decrees") {
		list = append(list, figure.Entry{Colour: p.pal.Preset, Text: "P by decree"})
	}
	list = p.valuesLegend(list)
	if at := s.PinnedPoint(); at != nil && p.inView(at[0], at[1]) {
		list = append(list, figure.Entry{Colour: p.pal.Pin, Text: "the position that is read"})
	}
	if len(p.out.Moves) > 0 {
		list = append(list, figure.Entry{Colour: p.pal.Move, Line: true, Text: "winning move"})
	}
	return p.matchLegend(list)
}

// valuesLegend explains the colours of values, and which are outlined.
func (p *Painter) valuesLegend(list []figure.Entry) []figure.Entry {
	values := p.out.Values
	if d := p.s.SecondValues(); len(values) == 0 && len(d) > 0 && p.division.Map != nil {
		values = p.division.Map.Values
	}
	if len(values) == 0 {
		return list
	}
	list = append(list, figure.Entry{Colour: p.pal.Lower, Opacity: canvas.Strongest, Text: "the larger the Sprague–Grundy value, the darker"})
	for _, v := range values {
		if v.Level {
			return append(list, figure.Entry{Colour: p.pal.Upper, Frame: true, Text: "value " + strconv.Itoa(v.Value)})
		}
	}
	return list
}

// matchLegend explains the signs of a game that is played, and options.
func (p *Painter) matchLegend(list []figure.Entry) []figure.Entry {
	if p.out.Token.Seen {
		list = append(list, figure.Entry{Colour: p.pal.Pin, Share: canvas.OnlySecond, Text: "the token"})
	}
	for _, m := range p.out.Marks {
		if m.Kind == canvas.MarkForbidden {
			list = append(list, figure.Entry{Colour: p.pal.Text, Frame: true, Text: "a move that is forbidden"})
			break
		}
	}
	for _, m := range p.out.Marks {
		if m.Kind == canvas.MarkOption {
			return append(list, figure.Entry{Colour: p.pal.Move, Opacity: 0.22, Text: "a move leads here"})
		}
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
