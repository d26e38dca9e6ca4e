package canvas

import (
	"math"
	"strings"
)

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
	p.eachSign(f, size, s, func(sp sprite, at, room float64) {
		// A narrow figure is put in the middle of its place.
		p.stampText(sp, x+at+snap((room-sp.Advance)/2), y, c)
	})
	return w
}

// measure is the width that text would take.
func (p *pen) measure(f Font, size float64, s string) float64 {
	if !numeric(s) {
		return p.sprite(textKey(f, size, s)).Advance
	}
	return p.eachSign(f, size, s, func(sprite, float64, float64) {})
}

// eachSign tells where each sign of a number stands and how much room it has,
// and returns the width of the whole.
func (p *pen) eachSign(f Font, size float64, s string, do func(sp sprite, at, room float64)) float64 {
	digit, gap, at := p.digitWidth(f, size), snap(size/6), 0.0
	for i := 0; i < len(s); i++ {
		if s[i] == thin[0] {
			i += len(thin) - 1
			at += gap
			continue
		}
		sp := p.sprite(textKey(f, size, s[i:i+1]))
		room := digit
		if !isDigit(s[i]) {
			room = math.Ceil(sp.Advance)
		}
		do(sp, at, room)
		at += room
		if groupEnds(s, i) {
			at += gap
		}
	}
	return at
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

// thin is the space between groups of figures.
const thin = "\u2009"

// numeric reports whether s is made of figures and the signs between them.
func numeric(s string) bool {
	for i := 0; i < len(s); i++ {
		switch b := s[i]; {
		case isDigit(b), b == ' ', b == ',', b == '.', b == '(', b == ')', b == '+':
		case strings.HasPrefix(s[i:], thin):
			i += len(thin) - 1
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
