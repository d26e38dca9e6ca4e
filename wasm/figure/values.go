package figure

import (
	"math"
	"strconv"

	"wythoffatlas/wasm/canvas"
)

// numbersFrom is the side of a square in CSS pixels from which on its value is
// written.
const numbersFrom = 12

// valued goes through the values in the part: the square of each, as it is drawn.
func (f *drawing) valued(visit func(v *canvas.Valued, s shape)) {
	for i := range f.Map.Values {
		v := &f.Map.Values[i]
		r := f.Map.Square(v.Corner)
		if r.Meets(f.part) {
			visit(v, f.rect(filled, "value", r, f.Map.Wash))
		}
	}
}

// washes are squares coloured by their values; of value 0 there is none.
func (f *drawing) washes(dst []shape) []shape {
	f.valued(func(v *canvas.Valued, s shape) {
		if v.Value > 0 {
			s.opacity = math.Max(0.01, canvas.Strongest*float64(v.Heat))
			dst = append(dst, s)
		}
	})
	return dst
}

// numbers are the values themselves, on paper where a line passes behind, and a
// frame around those of the level line.
func (f *drawing) numbers(dst []shape) []shape {
	cell := f.Map.Cell
	f.valued(func(v *canvas.Valued, s shape) {
		if v.Value > 0 && cell >= numbersFrom {
			text := strconv.Itoa(v.Value)
			n := shape{kind: written, class: "number", anchor: middle, colour: f.Palette.Text, text: text,
				size: math.Min(0.5*cell, 0.8*cell/(0.55*float64(len(text)))), x0: (s.x0 + s.x1) / 2}
			n.y0 = (s.y0+s.y1)/2 + 0.34*n.size
			if f.struck(s) {
				half := n.size * (0.3*float64(len(text)) + 0.1)
				dst = append(dst, shape{kind: filled, class: "ground", colour: f.Palette.Paper, x0: n.x0 - half, x1: n.x0 + half, y0: n.y0 - 0.85*n.size, y1: n.y0 + 0.15*n.size})
			}
			dst = append(dst, n)
		}
		if v.Level {
			s.kind, s.class, s.colour, s.width = framed, "level", f.Map.Level, 1.5*f.e
			dst = append(dst, s)
		}
	})
	return dst
}

// struck reports whether a line passes near the middle of a square.
func (f *drawing) struck(s shape) bool {
	x, y := (s.x0+s.x1)/2+f.Box.Left, (s.y0+s.y1)/2+f.Box.Top
	for i := range f.Map.Lines {
		l := &f.Map.Lines[i]
		dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
		length := math.Hypot(dx, dy)
		if length > 0 && math.Abs((x-l.From.X)*dy-(y-l.From.Y)*dx)/length < (s.x1-s.x0)/2 {
			return true
		}
	}
	return false
}

// token is the one of a game that is played: a disc with a rim and a dot.
func (f *drawing) token(dst []shape) []shape {
	t := f.Map.Token
	if !t.Seen {
		return dst
	}
	radius := math.Max(f.Map.Cell*0.36, 6*f.e)
	disc := func(class string, r float64) shape {
		m := canvas.Rect{Left: t.Middle.X - r, Top: t.Middle.Y - r, Right: t.Middle.X + r, Bottom: t.Middle.Y + r}
		return f.rect(round, class, m, f.Palette.Text)
	}
	rim, inner, dot := disc("rim", radius+1.5*f.e), disc("token", radius), disc("dot", 0.3*radius)
	inner.colour = f.Palette.Pin
	return append(dst, rim, inner, dot)
}
