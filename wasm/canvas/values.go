package canvas

import (
	"math"
	"strconv"
)

// A Valued is a cell with its Sprague–Grundy value: a wash of colour, the stronger
// the greater its value, and the number where there is room. Level says that it
// has the value that is looked at.
type Valued struct {
	X, Y   int32 // the position
	Corner Point
	Value  int
	Heat   float32 // from 0 to 1, the share of the greatest value in view
	Level  bool
}

// Strongest is how much of the colour the greatest value has: what is written on
// it stays legible.
const Strongest = 0.45

// paintValues washes the cells; those of value 0 are P-positions and have a square.
func (p *pen) paintValues(m *Map) {
	wash := opaque(m.Wash)
	p.paintBlocks(m.Heat, wash.Fade(Strongest))
	p.paintBlocks(m.Leveled, opaque(m.Level))
	for i := range m.Values {
		v := &m.Values[i]
		r := p.cellRect(m, v.Corner, 1)
		if v.Value > 0 {
			p.rect(r.Left, r.Top, r.Right, r.Bottom, wash.Fade(Strongest*v.Heat))
		}
	}
}

// paintBlocks draws blocks of small squares in one piece each.
func (p *pen) paintBlocks(blocks []Placed, c tint) {
	for i := range blocks {
		if t := tiles[blocks[i].ID]; t != nil {
			p.tint(p.place(&blocks[i]), t, 0, 0, false, c)
		}
	}
}

// paintNumbers writes the values, over lines, which they interrupt, and outlines
// the level line; where squares are small it fills it.
func (p *pen) paintNumbers(m *Map) {
	wash, level := opaque(m.Wash), opaque(m.Level)
	side := m.Cell * p.px
	least := snap(p.sizes.coordinates * p.px)
	most := math.Max(least, snap(side*0.4))
	for i := range m.Values {
		v := &m.Values[i]
		r := p.cellRect(m, v.Corner, 1)
		if v.Value > 0 && side > least {
			text := valueText(v.Value)
			if size, ok := p.fit(text, most, least, side*0.8); ok && size*1.2 < side {
				cx, cy := (r.Left+r.Right)/2, (r.Top+r.Bottom)/2
				w, h := snap(p.measure(Serif, size, text)/2+p.px), snap(size/2)
				x, y := snap(cx), snap(cy)
				p.rect(x-w, y-h, x+w, y+h, p.pal.Paper)
				p.rect(x-w, y-h, x+w, y+h, wash.Fade(Strongest*v.Heat))
				p.text(cx, cy+size*0.34, Centre, Serif, size, p.pal.Text, text)
			}
		}
		if frame := p.u(p.sizes.outline); v.Level && side < 4*frame {
			p.rect(r.Left, r.Top, r.Right, r.Bottom, level)
		} else if v.Level {
			p.frame(r.Left, r.Top, r.Right, r.Bottom, frame, level)
		}
	}
}

// valueTexts are values as they are written, made once.
var valueTexts [1 << 14]string

func valueText(v int) string {
	if v < 0 || v >= len(valueTexts) {
		return strconv.Itoa(v)
	}
	if valueTexts[v] == "" {
		valueTexts[v] = strconv.Itoa(v)
	}
	return valueTexts[v]
}
