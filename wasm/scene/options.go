package scene

import (
	"math/big"

	"wythoffatlas/wasm/canvas"
)

// litFrom is the side of a square in CSS pixels from which on options are lit one
// by one; else their reach is drawn.
const litFrom = 3

// options lights the squares in view to which one may move.
func (p *Painter) options(dst []canvas.Mark) []canvas.Mark {
	if p.s.Map.View.Cell() < litFrom {
		return dst
	}
	for _, at := range p.s.Forbidden() {
		if len(at) == 2 && p.inView(at[0], at[1]) {
			dst = append(dst, canvas.Mark{Kind: canvas.MarkForbidden, Corner: p.corner(at[0], at[1])})
		}
	}
	list := p.s.Free()
	for _, at := range list {
		if p.inView(at[0], at[1]) {
			dst = append(dst, canvas.Mark{Kind: canvas.MarkOption, Corner: p.corner(at[0], at[1])})
		}
	}
	return dst
}

// reach draws where the rules lead, when not every option is lit: the rays along
// row and column, and the edge of the area of takings from both heaps.
func (p *Painter) reach(dst []canvas.Line) []canvas.Line {
	from, _, all, reach := p.s.Lit()
	if from == nil || reach == nil || all && p.s.Map.View.Cell() >= litFrom {
		return dst
	}
	add := func(a, b canvas.Point) {
		if line, seen := p.clipped(a, b); seen {
			line.Colour, line.Width, line.Dashed = p.pal.Move, 1, reach.Depends
			dst = append(dst, line)
		}
	}
	start := p.middle(from)
	for _, end := range [][]string{reach.FirstTo, reach.SecondTo} {
		if at := numbers(end); at != nil {
			add(start, p.middle(at))
		}
	}
	var corners []canvas.Point
	for area := reach.Area; len(area) >= 2; area = area[2:] {
		if at := numbers(area[:2]); at != nil {
			corners = append(corners, p.middle(at))
		}
	}
	if len(corners) == 2 {
		add(corners[0], corners[1])
		return dst
	}
	for i := range corners {
		add(corners[i], corners[(i+1)%len(corners)])
	}
	return dst
}

// numbers reads a position that the worker wrote; nil when it is none.
func numbers(texts []string) []*big.Int {
	if len(texts) != 2 {
		return nil
	}
	at := make([]*big.Int, 2)
	for i, text := range texts {
		n, ok := new(big.Int).SetString(text, 10)
		if !ok {
			return nil
		}
		at[i] = n
	}
	return at
}

// middle is the middle of a square on the screen.
func (p *Painter) middle(at []*big.Int) canvas.Point {
	c, half := p.corner(at[0], at[1]), p.s.Map.View.Cell()/2
	return canvas.Point{X: c.X + half, Y: c.Y - half}
}

// token is the one of the game that is played.
func (p *Painter) token() canvas.Token {
	x, y, held, seen := p.s.TokenAt()
	return canvas.Token{Middle: canvas.Point{X: x, Y: y}, Held: held, Seen: seen}
}
