package canvas

import (
	"math"
	"strconv"
)

// paintOverview draws rows that are too low for figures: a line for each, with
// a bar in each column as long as the step from the row before.
func (p *pen) paintOverview(t *Table, layout TableLayout, free Rect) {
	size := p.headSize()
	rows := p.device(layout.Rows)
	forRows, forCarpet := free, carpetRoom(rows, p.u(carpetMargin))
	if t.Carpet != nil {
		p.paintCarpet(t.Carpet, forCarpet)
		forRows.Right = forCarpet.Left - p.u(8)
	}
	s := p.spreadBars(t, size, forRows)
	p.paintSteps(t, &s, rows, layout.RowHeight*p.px)
	p.paintBarHead(t, &s, rows.Top)
	if t.Carpet != nil {
		words := p.longest(forCarpet.Right-forCarpet.Left, size, t.Carpet.Captions[:])
		p.text((forCarpet.Left+forCarpet.Right)/2, rows.Top-snap(size*0.62), Centre, Serif, size, p.pal.Muted, words)
	}
	p.paintThumb(layout)
}

// longest is the first of some texts that is not wider than room, else the last.
func (p *pen) longest(room, size float64, words []string) string {
	for _, w := range words[:len(words)-1] {
		if p.measure(Serif, size, w) <= room {
			return w
		}
	}
	return words[len(words)-1]
}

// spreadBars puts columns of bars side by side, all equally wide, after the
// numbers of rows.
func (p *pen) spreadBars(t *Table, size float64, free Rect) spread {
	t.MaxFirst = 0
	count := float64(len(t.Columns) - 1)
	numbers := p.digitWidth(Serif, size)*float64(t.Columns[0].Digits) + snap(size/6)
	margin, apart, gap := p.u(12), p.u(8), p.u(12)
	room := free.Right - free.Left - 2*margin - numbers - apart
	if room < count*4*gap {
		gap = p.u(4)
	}
	wide := math.Max(p.u(2), math.Min(math.Floor(room/count-gap), p.u(96)))
	s := spread{size: size}
	s.left = snap((free.Left + free.Right - numbers - apart - count*(wide+gap)) / 2)
	x := s.left + numbers
	s.cols = append(s.cols, tableColumn{snap(x), numbers})
	x += apart
	for range t.Columns[1:] {
		x += gap + wide
		s.cols = append(s.cols, tableColumn{snap(x), wide})
	}
	s.right = snap(x)
	return s
}

// paintSteps draws the rows: bars, and the numbers of some of them.
func (p *pen) paintSteps(t *Table, s *spread, rows Rect, height float64) {
	first := int64(t.Top)
	y := rows.Top - (t.Top-float64(first))*height
	every := roundRows(3 * s.size / height)
	var before, after []float64
	if first > 0 {
		before = t.Numbers(before, first-1)
	}
	for n := first; n < t.Rows && y < rows.Bottom; n++ {
		top, foot := snap(y), math.Max(snap(y)+1, snap(y+height))
		after = t.Numbers(after[:0], n)
		if n == t.Current || n == t.Parts {
			p.rect(s.left, top, s.right, math.Max(foot, top+p.u(2)), p.pal.Pin)
		} else if n == t.Hover {
			p.rect(s.left, top, s.right, foot, p.pal.Lit)
		}
		p.paintBars(t, s.cols, before, after, top, foot)
		if n%every == 0 && y >= rows.Top-1 {
			// The head of the table must not cut the number of its first row.
			base := math.Max(top+s.size*0.34, rows.Top+s.size*0.8)
			p.text(s.cols[0].right, base, Right, Serif, s.size, p.pal.Muted, strconv.FormatInt(n, 10))
		}
		before, after = after, before
		y += height
	}
}

// roundRows is a round number of rows, at least as many as asked for.
func roundRows(least float64) int64 {
	for unit := int64(1); ; unit *= 10 {
		for _, n := range [...]int64{1, 2, 5} {
			if float64(n*unit) >= least {
				return n * unit
			}
		}
	}
}

// paintBars draws how far each column has come since the row before. The bar
// of the usual step, the mean from the beginning, is half as wide as its column.
func (p *pen) paintBars(t *Table, cols []tableColumn, before, after []float64, top, foot float64) {
	if len(before) != len(after) || len(after) != len(cols) || after[0] == 0 {
		return
	}
	for i := 1; i < len(cols); i++ {
		mean := after[i] / after[0]
		if !(mean > 0) {
			continue
		}
		c := cols[i]
		wide := snap(c.wide * math.Min(1, (after[i]-before[i])/(2*mean)))
		if wide > 0 {
			left := c.right - c.wide
			p.rect(left, top, left+wide, foot, p.pal.Ink.or(t.Columns[i].Colour))
		}
	}
}

// paintBarHead names the columns at the left of their bars, as many as there is
// room for.
func (p *pen) paintBarHead(t *Table, s *spread, foot float64) {
	p.paintBand(s, foot)
	base := foot - snap(s.size*0.62)
	p.writeHead(t.Columns[0], s.cols[0].right, base, s.size)
	free := 0.0
	for i, c := range t.Columns[1:] {
		at := s.cols[i+1]
		left := at.right - at.wide
		p.rect(left, foot-p.u(3), at.right, foot, p.pal.Text.or(c.Colour))
		if wide := p.headWidth(c, s.size); left >= free {
			p.writeHead(c, left+wide, base, s.size)
			free = left + wide + p.u(6)
		}
	}
	p.title(t.Caption, (s.left+s.right)/2, foot)
}
