package canvas

import "math"

// A Font is one of the page's typefaces.
type Font uint8

// The fonts. Numbers and mathematics are set in the serif, as in a book.
const (
	Serif Font = iota
	Italic
	Sans
)

// An Align says which end of a text is put at the given point.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// text writes s with its base line at y and returns its width.
//
// Numbers are put together from single digits, all equally wide, so that they
// stand in columns and a million rows need ten pictures. Anything else is drawn
// by the browser in one piece, because only the browser knows how the letters
// of a script join.
func (p *pen) text(x, y float64, align Align, f Font, size float64, c tint, s string) float64 {
	w := p.measure(f, size, s)
	switch align {
	case Centre:
		x -= w / 2
	case Right:
		x -= w
	}
	x, y = snap(x), snap(y)
	if !numeric(s) {
		p.stampText(p.sprite(textKey(f, size, s)), x, y, c)
		return w
	}
	digit := p.digitWidth(f, size)
	gap := snap(size / 6)
	for i := 0; i < len(s); i++ {
		sp := p.sprite(textKey(f, size, s[i:i+1]))
		step := snap(sp.Advance)
		if isDigit(s[i]) {
			// A narrow figure is put in the middle of its place.
			p.stampText(sp, x+snap((digit-sp.Advance)/2), y, c)
			step = digit
		} else {
			p.stampText(sp, x, y, c)
		}
		x += step
		if groupEnds(s, i) {
			x += gap
		}
	}
	return w
}

// measure is the width that text would take.
func (p *pen) measure(f Font, size float64, s string) float64 {
	if !numeric(s) {
		return p.sprite(textKey(f, size, s)).Advance
	}
	digit, gap, w := p.digitWidth(f, size), snap(size/6), 0.0
	for i := 0; i < len(s); i++ {
		if isDigit(s[i]) {
			w += digit
		} else {
			w += snap(p.sprite(textKey(f, size, s[i:i+1])).Advance)
		}
		if groupEnds(s, i) {
			w += gap
		}
	}
	return w
}

// digitWidth is the place that one figure gets: that of 0, in whole pixels.
func (p *pen) digitWidth(f Font, size float64) float64 {
	return math.Ceil(p.sprite(textKey(f, size, "0")).Advance)
}

func (p *pen) stampText(s sprite, x, y float64, c tint) {
	if s.W > 0 {
		p.stamp(s, x-float64(s.OX), y-float64(s.OY), c)
	}
}

func textKey(f Font, size float64, s string) spriteKey {
	return spriteKey{kind: kindText, font: f, size: uint16(snap(size)), text: s}
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// numeric reports whether s is made of figures and the signs between them.
func numeric(s string) bool {
	for i := 0; i < len(s); i++ {
		switch b := s[i]; {
		case isDigit(b), b == ' ', b == ',', b == '.', b == '(', b == ')', b == '-':
		default:
			return false
		}
	}
	return true
}

// groupEnds reports whether a thin gap follows s[i]: numbers of five figures
// and more are set in groups of three, counted from the units.
func groupEnds(s string, i int) bool {
	if !isDigit(s[i]) {
		return false
	}
	end := i + 1
	for end < len(s) && isDigit(s[end]) {
		end++
	}
	after := end - i - 1
	if after == 0 || after%3 != 0 {
		return false
	}
	start := i
	for start > 0 && isDigit(s[start-1]) {
		start--
	}
	if start > 0 && s[start-1] == '.' {
		return false // digits after a point are counted from the point; they stay together
	}
	return end-start >= 5
}
