package canvas

import "math"

// A tableColumn is where a column stands, in device pixels: its numbers end at
// right and may be wide wide.
type tableColumn struct{ right, wide float64 }

// paintTable sets a table as a book would: no vertical rules, a strong rule
// above the head, a fine one under it and after every five rows.
func (p *pen) paintTable(t *Table, free Rect) {
	if len(t.Columns) == 0 {
		return // not known yet
	}
	css := Rect{free.Left / p.px, free.Top / p.px, free.Right / p.px, free.Bottom / p.px}
	layout := LayoutTable(css, p.big, t.Height, t.Rows, t.Top)
	if layout.Overview {
		p.paintOverview(t, layout, free)
		return
	}
	text, _ := rowSizes(p.big, t.Height)
	size := snap(text * p.px)
	cols, left, right := p.columns(t, size, free)

	rows := p.device(layout.Rows)
	height := layout.RowHeight * p.px
	first := int64(t.Top)
	y := rows.Top - (t.Top-float64(first))*height
	for n := first; n < t.Rows && y < rows.Bottom; n++ {
		p.paintRow(t, n, cols, left, right, snap(y), snap(height), size)
		y += height
	}
	text, _, _ = tableSizes(p.big)
	p.paintHead(t, cols, left, right, rows.Top, snap(text*p.px))
	p.paintThumb(layout)
}

func (p *pen) paintThumb(layout TableLayout) {
	thumb := p.device(layout.Thumb)
	if !thumb.Empty() {
		p.rounded(snap(thumb.Left), snap(thumb.Top), snap(thumb.Right), snap(thumb.Bottom), p.u(3), p.pal.Rule)
	}
}

// columns puts the columns side by side in the middle of free; left and right
// are where the rules begin and end.
func (p *pen) columns(t *Table, size float64, free Rect) (cols []tableColumn, left, right float64) {
	pad := p.u(16)
	gap := p.u(44)
	digit := p.digitWidth(Serif, size)
	total := 2 * pad
	for _, c := range t.Columns {
		wide := math.Max(digit*float64(c.Digits)+snap(size/6)*float64(c.Digits/3), p.headWidth(c, size))
		cols = append(cols, tableColumn{wide: wide})
		total += wide + gap
	}
	total -= gap
	if room := free.Right - free.Left - p.u(24); total > room {
		// Too wide: all columns share what there is.
		gap = p.u(16)
		share := (room - 2*pad + gap) / float64(len(cols))
		for i := range cols {
			cols[i].wide = math.Min(cols[i].wide, share-gap)
		}
		total = room
	}
	left = snap((free.Left + free.Right - total) / 2)
	x := left + pad
	for i := range cols {
		x += cols[i].wide
		cols[i].right = snap(x)
		x += gap
	}
	return cols, left, snap(x - gap + pad)
}

func (p *pen) paintRow(t *Table, n int64, cols []tableColumn, left, right, y, height, size float64) {
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
	for i, c := range cols {
		if i < len(cells) {
			colour := p.pal.Text
			if i == 0 {
				colour = p.pal.Muted
			}
			p.text(c.right, base, Right, Serif, size, colour, p.shorten(cells[i], size, c.wide))
			continue
		}
		bar := math.Min(c.wide, size*2.5)
		p.rounded(snap(c.right-bar), y+snap(height*0.4), c.right, y+snap(height*0.6), p.u(2), p.pal.Grid)
	}
}

// paintHead covers what scrolled under it.
func (p *pen) paintHead(t *Table, cols []tableColumn, left, right, foot, size float64) {
	p.rect(0, 0, p.w, foot, p.pal.Paper)
	p.rect(left, foot-p.rule, right, foot, p.pal.Rule)
	top := foot - snap(size*2)
	p.rect(left, top, right, top+p.u(1.5), p.pal.Text)
	base := foot - snap(size*0.62)
	for i, c := range t.Columns {
		p.writeHead(c, cols[i].right, base, size)
		if c.Colour != 0 { // as a bar, for not every beam's colour is dark enough for letters
			p.rect(cols[i].right-snap(size*1.6), foot-p.u(3), cols[i].right, foot, opaque(c.Colour))
		}
	}
	if t.Caption != "" {
		p.text((left+right)/2, top-snap(size*0.6), Centre, Serif, size, p.pal.Text, t.Caption)
	}
}

// writeHead sets a letter with its subscript, both slanted as variables are,
// and returns how wide they are.
func (p *pen) writeHead(c Column, right, base, size float64) (wide float64) {
	small := snap(size * 0.72)
	end := right
	if c.Sub != "" {
		right -= p.text(right, base+snap(size*0.2), Right, Italic, small, p.pal.Text, c.Sub)
		right -= p.u(1)
	}
	return end - right + p.text(right, base, Right, Italic, size, p.pal.Text, c.Head)
}

func (p *pen) headWidth(c Column, size float64) float64 {
	return p.measure(Italic, size, c.Head) + p.measure(Italic, snap(size*0.72), c.Sub) + p.u(1)
}

// shorten keeps both ends of a number that is wider than room.
func (p *pen) shorten(s string, size, room float64) string {
	if p.measure(Serif, size, s) <= room || !numeric(s) {
		return s
	}
	keep := int((room/p.digitWidth(Serif, size) - 3) / 2)
	if keep < 1 || 2*keep >= len(s) {
		return s
	}
	return s[:keep] + "..." + s[len(s)-keep:]
}
