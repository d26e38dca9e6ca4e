package canvas

import "math"

// paintTable sets a table as a book would: no vertical rules, a strong rule
// above the head, a fine one under it and after every five rows.
func (p *pen) paintTable(t *Table, free Rect) {
	if len(t.Columns) == 0 {
		return // not known yet
	}
	css := Rect{free.Left / p.px, free.Top / p.px, free.Right / p.px, free.Bottom / p.px}
	layout := LayoutTable(css, p.lettering, t.Height, t.Rows, t.Top)
	if layout.Overview {
		p.paintOverview(t, layout, free)
		return
	}
	text, _ := rowSizes(p.lettering, t.Height)
	s := p.spread(t, snap(text*p.px), free)

	rows := p.device(layout.Rows)
	height := layout.RowHeight * p.px
	first := int64(t.Top)
	y := rows.Top - (t.Top-float64(first))*height
	for n := first; n < t.Rows && y < rows.Bottom; n++ {
		p.paintRow(t, n, &s, snap(y), snap(height))
		y += height
	}
	p.paintHead(t, &s, rows.Top, math.Min(s.size, p.headSize()))
	p.paintThumb(layout)
}

func (p *pen) paintThumb(layout TableLayout) {
	thumb := p.device(layout.Thumb)
	if !thumb.Empty() {
		p.rounded(snap(thumb.Left), snap(thumb.Top), snap(thumb.Right), snap(thumb.Bottom), p.u(3), p.pal.Rule)
	}
}

func (p *pen) paintRow(t *Table, n int64, s *spread, y, height float64) {
	left, right, size := s.left, s.right, s.size
	if n == t.Current {
		p.rect(left, y, right, y+height, p.pal.Lit)
		p.rect(left, y, left+p.u(3), y+height, p.pal.Pin)
	} else if n == t.Hover {
		p.rect(left, y, right, y+height, p.pal.Lit.Fade(0.5))
	}
	if n%5 == 0 && n > 0 {
		p.rect(left, y, right, y+p.hair, p.pal.Grid)
	}
	if n == t.Parts {
		p.frame(left, y, right, y+height, p.u(2), p.pal.Pin)
	}
	cells := t.Row(n)
	base := y + snap(height/2+size*0.34)
	for i, c := range s.cols {
		if c.wide == 0 {
			continue
		}
		if j := t.partner(i); i < len(cells) && 0 < j && j < len(cells) && cells[i] != cells[j] {
			side := p.u(tightGap) / 2
			p.rect(c.right-c.wide-side, y+p.hair, c.right+side, y+height, p.pal.Preset.Fade(0.3))
		}
		if i < len(cells) {
			colour := p.pal.Text
			switch {
			case i == 0:
				colour = p.pal.Muted
			case t.Columns[i].Colour != 0:
				colour = p.legible(t.Columns[i].Colour)
			}
			p.text(c.right, base, Right, Serif, size, colour, p.shorten(cells[i], size, c.wide))
			continue
		}
		bar := math.Min(c.wide, size*2.5)
		p.rounded(snap(c.right-bar), y+snap(height*0.4), c.right, y+snap(height*0.6), p.u(2), p.pal.Grid)
	}
}

// partner is the column of the other of two tables that column i is held against; 0
// for none.
func (t *Table) partner(i int) int {
	switch {
	case t.Second == 0 || i == 0:
		return 0
	case i < t.Second:
		return i + t.Second - 1
	}
	return i - t.Second + 1
}

// headSize is the size of letters in the head, however high the rows.
func (p *pen) headSize() float64 {
	text, _, _ := tableSizes(p.lettering)
	return snap(text * p.px)
}

// paintHead covers what scrolled under it.
func (p *pen) paintHead(t *Table, s *spread, foot, size float64) {
	p.paintBand(s, foot)
	base := foot - snap(p.headSize()*0.62)
	for i, c := range t.Columns {
		at := s.cols[i]
		if at.wide == 0 {
			continue
		}
		p.writeHead(c, at.right, base, size)
		if c.Colour != 0 { // as a bar, for not every beam's colour is dark enough for letters
			p.rect(at.right-math.Min(at.wide, snap(size*1.6)), foot-p.u(3), at.right, foot, opaque(c.Colour))
		}
	}
	if t.MaxFirst > 0 && t.First > 0 {
		p.text(s.cols[0].right+p.u(tightGap)/2, base, Centre, Serif, size, p.pal.Muted, "‹")
	}
	if s.more {
		p.text(s.right-p.u(8), base, Centre, Serif, size, p.pal.Muted, "›")
	}
	if s.parts == 0 {
		p.title(t.Caption, (s.left+s.right)/2, foot)
		return
	}
	p.title(t.Caption, (s.left+s.parts)/2, foot)
	p.title(t.SecondCaption, (s.parts+s.gutter+s.right)/2, foot)
}

// paintBand is the head without letters: paper, a strong rule above and a fine
// one below.
func (p *pen) paintBand(s *spread, foot float64) {
	p.rect(s.free.Left, 0, s.free.Right, foot, p.pal.Paper)
	p.rules(s, s.left, s.right, foot)
}

// rules are the lines above and under the letters of a head, in two pieces
// where two tables stand beside one another.
func (p *pen) rules(s *spread, left, right, foot float64) {
	if s.parts > left && s.parts < right {
		p.rules(s, left, s.parts, foot)
		left = s.parts + s.gutter
	}
	p.rect(left, foot-p.rule, right, foot, p.pal.Rule)
	top := foot - snap(p.headSize()*2)
	p.rect(left, top, right, top+p.u(1.5), p.pal.Text)
}

// title writes above the head.
func (p *pen) title(words string, x, foot float64) {
	if size := p.headSize(); words != "" {
		p.text(x, foot-snap(size*2)-snap(size*0.6), Centre, Serif, size, p.pal.Text, words)
	}
}

// writeHead sets a letter with its subscript, both slanted as variables are,
// and returns how wide they are.
func (p *pen) writeHead(c Column, right, base, size float64) (wide float64) {
	small := p.subscript(size)
	end := right
	if c.Sub != "" {
		right -= p.text(right, base+snap(size*0.2), Right, Italic, small, p.pal.Text, c.Sub)
		right -= p.u(1)
	}
	return end - right + p.text(right, base, Right, Italic, size, p.pal.Text, c.Head)
}

func (p *pen) headWidth(c Column, size float64) float64 {
	return p.measure(Italic, size, c.Head) + p.measure(Italic, p.subscript(size), c.Sub) + p.u(1)
}

// subscript is the size of what hangs below a letter.
func (p *pen) subscript(size float64) float64 {
	small := snap(size * 0.72)
	if p.big {
		small = math.Max(small, snap(leastProjected*p.px))
	}
	return small
}

// shorten keeps both ends of a number that is wider than room.
func (p *pen) shorten(s string, size, room float64) string {
	if p.measure(Serif, size, s) <= room || !numeric(s) {
		return s
	}
	keep := int((room/p.digitWidth(Serif, size) - 3) / 2)
	if keep < 1 || 2*keep >= len(s) {
		return "..."
	}
	return s[:keep] + "..." + s[len(s)-keep:]
}
