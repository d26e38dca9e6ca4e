package scene

import (
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/model"
)

// The sides of a square in CSS pixels from which on squares crossed by a beam are
// outlined, decreed ones hatched, and candidates drawn.
const (
	outlineFrom = 8
	hatchFrom   = 4
	hollowFrom  = 2
)

// marks are the squares set apart: decreed, named by a recursion, crossed by a
// beam, read, pinned.
func (p *Painter) marks(dst []canvas.Mark) []canvas.Mark {
	s, cell := p.s, p.s.Map.View.Cell()
	if cell >= hatchFrom && !s.Address.Shows("no-decrees") {
		dst = p.decrees(dst)
	}
	if s.Address.Shows("beams") && cell >= hollowFrom && !s.Covered() {
		dst = p.candidates(dst)
	}
	if s.Address.Shows("squares") && !s.Covered() && cell >= outlineFrom {
		dst = p.crossed(dst)
	}
	add := func(kind canvas.MarkKind, at []*big.Int) {
		if at != nil {
			dst = append(dst, canvas.Mark{Kind: kind, Corner: p.corner(at[0], at[1])})
		}
	}
	h := &s.Hand
	switch {
	case h.Keyboard:
		add(canvas.MarkCursor, h.Cursor)
	case h.Hovered != nil:
		add(canvas.MarkHover, h.Hovered)
	case !s.Vectors():
		if r := s.Reading(); r.By == model.ByRow { // the square of the row under the pointer
			add(canvas.MarkHover, r.At)
			if s.Game().Symmetric() && r.At[0].Cmp(r.At[1]) != 0 {
				add(canvas.MarkHover, []*big.Int{r.At[1], r.At[0]})
			}
		}
	}
	add(canvas.MarkPinned, s.PinnedPoint())
	return dst
}

// decrees marks the positions in view that are P by decree.
func (p *Painter) decrees(dst []canvas.Mark) []canvas.Mark {
	preset := p.s.Game().Preset
	if preset == nil {
		return dst
	}
	for _, c := range model.Decreed(preset.Box()) {
		p.cx.SetInt64(c.X)
		p.cy.SetInt64(c.Y)
		if p.inView(&p.cx, &p.cy) {
			dst = append(dst, canvas.Mark{Kind: canvas.MarkPreset, Corner: p.corner(&p.cx, &p.cy)})
		}
	}
	return dst
}

// candidates marks the candidates of Theorem 3 in view, and their mirror images.
func (p *Painter) candidates(dst []canvas.Mark) []canvas.Mark {
	mark := canvas.Mark{Kind: canvas.MarkCandidate, Colour: p.pal.Upper}
	for _, c := range p.s.Candidates() {
		for i := range 2 {
			x, y := c[i], c[1-i]
			if p.inView(x, y) && (i == 0 || x.Cmp(y) != 0) {
				mark.Corner = p.corner(x, y)
				dst = append(dst, mark)
			}
		}
	}
	return dst
}

// crossed are the squares in view that a beam crosses on opposite sides.
func (p *Painter) crossed(dst []canvas.Mark) []canvas.Mark {
	m := &p.s.Map
	for i, l := range p.s.Game().Lines {
		from, to := &m.X0, &m.X1
		if l.Steep() {
			from, to = &m.Y0, &m.Y1
		}
		// A square is 8 px or more, and a window 2^14: there are few.
		strips := int(new(big.Int).Sub(to, from).Int64())
		if cap(p.strips) < strips {
			p.strips = make([]int64, strips)
		}
		p.strips = p.strips[:strips]
		base := l.Crossed(p.strips, from)
		mark := canvas.Mark{Kind: canvas.MarkCrossed, Colour: p.tone(i)}
		for j, offset := range p.strips {
			if offset < 0 {
				continue
			}
			along := new(big.Int).Add(from, big.NewInt(int64(j)))
			across := new(big.Int).Add(base, big.NewInt(offset))
			if l.Steep() {
				mark.Corner = p.corner(across, along)
			} else {
				mark.Corner = p.corner(along, across)
			}
			dst = append(dst, mark)
		}
	}
	return dst
}

// moves are the winning moves of the position that is read.
func (p *Painter) moves(dst []canvas.Move) []canvas.Move {
	at, targets := p.s.Targets()
	if at == nil {
		return dst
	}
	from := p.corner(at[0], at[1])
	for _, to := range targets {
		if len(to) == 2 {
			dst = append(dst, canvas.Move{From: from, To: p.corner(to[0], to[1])})
		}
	}
	return dst
}
