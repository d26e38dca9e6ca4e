package canvas

import "math"

// leastToken is the smallest radius of a token in CSS pixels: one that a finger
// finds.
const leastToken = 10

// paintToken draws the token of a game: a disc with a rim, larger while it is held.
func (p *pen) paintToken(m *Map) {
	if !m.Token.Seen {
		return
	}
	x, y := p.at(m.Token.Middle)
	radius := snap(math.Max(m.Cell*0.36, leastToken) * p.px)
	if m.Token.Held {
		radius = snap(radius * 1.2)
	}
	w := p.u(2)
	p.disc(x, y, radius+w, p.pal.Paper)
	p.disc(x, y, radius, p.pal.Pin)
	p.ring(x, y, radius, w, p.pal.Text)
	p.disc(x, y, snap(radius*0.3), p.pal.Text)
}
