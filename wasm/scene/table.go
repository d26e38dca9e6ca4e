package scene

import (
	"strconv"

	"wythoffatlas/wasm/canvas"
)

// drawTable is the table as the canvas draws it.
func (p *Painter) drawTable() *canvas.Table {
	s, t := p.s, &p.s.Table
	second, name := t.Second()
	most := p.table.MaxFirst
	p.table = canvas.Table{
		Columns: p.columns(p.table.Columns[:0]), Rows: t.Rows(), Top: t.Top, First: int(t.Left), Height: s.Address.RowHeight,
		Row: p.cells, Numbers: t.Numbers, Current: t.Current(s), Hover: t.Lit(s), Parts: s.Comparison().Parts,
		Carpet: p.carpet(), Caption: s.Game().Name(), Second: second, SecondCaption: name, MaxFirst: most,
	}
	return &p.table
}

// cells are the cells of row n. The next call may overwrite them.
func (p *Painter) cells(n int64) []string {
	row := p.s.Table.Cells(p.line, n)
	if len(row) > 0 && (len(p.line) == 0 || &row[0] != &p.line[0]) {
		if second, _ := p.s.Table.Second(); second > 0 || p.s.Table.Widened() {
			p.line = row // grown here: it is ours
		}
	}
	return row
}

// columns are the columns; sequences that tile the integers have each their
// colour, and pairs those of the beams.
func (p *Painter) columns(dst []canvas.Column) []canvas.Column {
	s := p.s
	second, _ := s.Table.Second()
	for i, name := range s.Table.Columns() {
		letter, sub := splitHead(name)
		c := canvas.Column{Head: letter, Sub: sub, Digits: p.digits(i)}
		in := i // the column in its own table
		if second > 0 && i >= second {
			in = i - second + 1
		}
		switch {
		case s.Vectors() && in > 0:
			c.Colour = p.pal.Sequence(in - 1)
		case in == 1 && s.Game().Symmetric():
			c.Colour = p.pal.Lower
		case in == 2 && s.Game().Symmetric():
			c.Colour = p.pal.Upper
		}
		dst = append(dst, c)
	}
	return dst
}

// digits is how wide a column must be: for the numbers in view, with room for
// one digit more, so that it rarely jumps.
func (p *Painter) digits(column int) int {
	widest := 5
	for n, last := p.s.Table.InView(p.s); n <= last; n++ {
		if row := p.cells(n); column < len(row) {
			widest = max(widest, len(row[column])+1)
		}
	}
	return widest
}

// carpet is the picture beside an overview; nil where there is none.
func (p *Painter) carpet() *canvas.Carpet {
	start, ok := p.s.Table.Carpet(p.s)
	if !ok {
		return nil
	}
	number := strconv.FormatInt(start, 10)
	c := &canvas.Carpet{
		First:    start,
		Captions: [3]string{"who owns each integer, from " + number + " on", "owners from " + number + " on", "from " + number},
	}
	for i := range p.s.Game().Heaps {
		c.Colours = append(c.Colours, p.pal.Sequence(i))
	}
	return c
}
