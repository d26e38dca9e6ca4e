package scene

import (
	"wythoffatlas/wasm/canvas"
)

// divide has the second game drawn in a part of the window: beside the map of the
// first, of the same places, or under it behind a divider.
func (p *Painter) divide() *canvas.Division {
	s := p.s
	part, shift, ok := s.Division()
	if !ok {
		return nil
	}
	free := s.Room.Free
	if shift > 0 {
		free = part
	}
	p.division = canvas.Division{Map: p.drawSecond(shift), Part: part, Free: free, Names: [2]string{s.Game().Name(), s.With().Name()}, Under: shift == 0}
	return &p.division
}

// drawSecond is the map of the second game by itself, so many pixels to the right
// of that of the first, which was drawn just now.
func (p *Painter) drawSecond(shift float64) *canvas.Map {
	first, m := &p.out, &p.other
	tiles, lines, marks, values := m.Tiles[:0], m.Lines[:0], m.Marks[:0], m.Values[:0]
	heat, leveled := m.Heat, m.Leveled
	*m = *first
	m.Heat, m.Leveled = heat, leveled
	blocks := p.s.SecondValues()
	m.Values = p.values(values, blocks, p.s.SecondValueOf)
	m.Tiles = p.placed(tiles, p.s.SecondTiles(), 1)
	m.Lines = p.diagonal(lines)
	p.heat(m, blocks, 1)
	p.hide(m) // it may tell what is P in the game that goes on
	if p.s.Address.Shows("beams") && !p.s.MapCovered() {
		p.link = p.s.With().Link()
		p.anchors, p.second = p.second, p.anchors
		m.Lines = p.beams(m.Lines, p.s.With(), p.tone)
		p.anchors, p.second = p.second, p.anchors
	}
	m.Moves, m.Box, m.Marks = nil, canvas.Rect{}, marks
	for _, mark := range first.Marks {
		switch mark.Kind {
		case canvas.MarkHover, canvas.MarkCursor, canvas.MarkPinned:
			m.Marks = append(m.Marks, mark)
		}
	}
	p.shift(m, shift)
	return m
}

// shift moves a map to the right.
func (p *Painter) shift(m *canvas.Map, by float64) {
	if by == 0 {
		return
	}
	m.Anchor.X += by
	m.Origin.X += by
	for i := range m.Tiles {
		m.Tiles[i].Corner.X += by
		if c := &m.Tiles[i].Clip; !c.Empty() {
			c.Left, c.Right = c.Left+by, c.Right+by
		}
	}
	for i := range m.Lines {
		m.Lines[i].From.X += by
		m.Lines[i].To.X += by
	}
	for i := range m.Marks {
		m.Marks[i].Corner.X += by
	}
	for i := range m.Values {
		m.Values[i].Corner.X += by
	}
	for i := range m.Heat {
		m.Heat[i].Corner.X += by
		m.Leveled[i].Corner.X += by
	}
	m.Token.Middle.X += by
	p.axis.Ticks = append(p.axis.Ticks[:0], m.X.Ticks...)
	for i := range p.axis.Ticks {
		p.axis.Ticks[i].At += by
	}
	m.X = &p.axis
}
