package figure

import (
	"math"
	"unicode/utf8"

	"wythoffatlas/wasm/canvas"
)

// Gap is the room between two maps beside one another, in CSS pixels of the
// finished figure, and narrow is of its height a letter's usual width.
const (
	Gap    = 24
	narrow = 0.52
)

// A clip is what is drawn in one part of a figure and cut to it.
type clip struct {
	left, right, bottom float64
	shapes              []shape
}

// maps are the parts of the figure, one for the map of each game.
func (f *drawing) maps() []drawing {
	first := *f
	first.part = f.Box
	d := f.Second
	if d == nil {
		return []drawing{first}
	}
	other := *f.Figure
	other.Map = d.Map
	second := drawing{&other, f.e, canvas.Rect{Left: max(d.Part.Left, f.Box.Left), Top: f.Box.Top, Right: min(d.Part.Right, f.Box.Right), Bottom: f.Box.Bottom}}
	first.part.Right = second.part.Left - f.Apart
	return []drawing{first, second}
}

// parts composes the figure: what is in each of its maps, and around them the
// axes, names and the legend.
func (f *drawing) parts() (inside []clip, outside []shape, err error) {
	total := 0
	for number, part := range f.maps() {
		shapes, err := part.shapes()
		if total += len(shapes); err != nil || total > maxShapes {
			return nil, nil, ErrLarge
		}
		left, right, h := part.span()
		inside = append(inside, clip{left, right, h, shapes})
		outside = part.axes(outside, number)
	}
	return inside, f.legend(outside), nil
}

// span is from where to where the part reaches across, and how far down.
func (f *drawing) span() (left, right, bottom float64) {
	_, h := f.size()
	return f.part.Left - f.Box.Left, f.part.Right - f.Box.Left, h
}

// head is the room above the maps, in the finished figure.
func (f *Figure) head() float64 {
	if f.Second != nil {
		return head + 1.5*letters // the names of both games
	}
	return head
}

// axes are the frame of the map, its ticks and their numbers, and of two games the
// name of this one. Under a divider both have one axis.
func (f *drawing) axes(dst []shape, number int) []shape {
	left, right, h := f.span()
	tick, letters := tick*f.e, letters*f.e
	rule := func(x0, y0, x1, y1 float64) {
		dst = append(dst, shape{kind: straight, class: "axis", x0: x0, y0: y0, x1: x1, y1: y1, colour: f.Palette.Text, width: f.e})
	}
	write := func(x, y float64, a anchor, text string) {
		dst = append(dst, shape{kind: written, class: "axis", x0: x, y0: y, anchor: a, text: text, colour: f.Palette.Text})
	}
	two := f.Second != nil
	under := two && f.Second.Under
	rule(left, 0, left, h)
	rule(left, h, right, h)
	if f.Map.X != nil {
		for _, t := range f.Map.X.Ticks {
			x := t.At - f.Box.Left
			if t.Minor || x < left || x > right || under && number > 0 && x == left {
				continue
			}
			rule(x, h, x, h+tick)
			room := narrow * letters / 2 * float64(utf8.RuneCountInString(t.Label))
			if !two || under || x-room > left-f.Apart/2 && x+room < right+f.Apart/2 {
				write(x, h+tick+letters, middle, t.Label)
			}
		}
	}
	if f.Map.Y != nil && number == 0 {
		for _, t := range f.Map.Y.Ticks {
			if y := t.At - f.Box.Top; !t.Minor && y >= 0 && y <= h {
				rule(left-tick, y, left, y)
				write(left-tick-3*f.e, y+0.35*letters, end, t.Label)
			}
		}
	}
	across, up := f.names()
	if !under || number > 0 {
		write(right, h+tick+2.2*letters, end, across)
	}
	if number == 0 {
		write(left, -0.4*letters, middle, up)
	}
	if two {
		at, a := left+1.5*letters, start
		if number > 0 {
			at, a = right, end
		}
		dst = append(dst, shape{kind: written, class: "name", x0: at, y0: -0.4 * letters, anchor: a, colour: f.Palette.Text,
			text: short(f.Second.Names[number], int((right-left-1.5*letters)/(narrow*letters)))})
	}
	return dst
}

// short is a text of at most so many letters, or of one; what is left out is three
// dots.
func short(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:max(0, most-1)]) + "…"
}

// legend is below the axes: a sign and its meaning, one after another, from line
// to line.
func (f *drawing) legend(dst []shape) []shape {
	w, h := f.size()
	x, y := 0.0, h+(foot+1.2*letters)*f.e
	for _, entry := range f.Legend {
		wide := (1.6 + 1.5 + narrow*float64(utf8.RuneCountInString(entry.Text))) * letters * f.e
		if x > 0 && x+wide > w {
			x, y = 0, y+1.5*letters*f.e
		}
		side := 0.8 * letters * f.e
		s := shape{kind: kinds[entry.Share], class: "legend", colour: entry.Colour, opacity: entry.Opacity, x0: x, y0: y - side, x1: x + side, y1: y}
		switch {
		case entry.Line:
			s = shape{kind: straight, class: "legend", colour: entry.Colour, width: 2 * f.e, x0: x, y0: y - side/2, x1: x + 1.3*side, y1: y - side/2}
		case entry.Frame:
			s.kind, s.width = framed, 1.5*f.e
		}
		dst = append(dst, s, shape{kind: written, class: "legend", colour: f.Palette.Text, text: entry.Text, x0: x + 1.6*letters*f.e, y0: y})
		x += wide
	}
	return dst
}

// below is how far what is around the maps reaches below the box.
func (f *drawing) below(outside []shape) float64 {
	_, h := f.size()
	low := foot * f.e
	for i := range outside {
		if outside[i].class == "legend" {
			low = math.Max(low, math.Max(outside[i].y0, outside[i].y1)-h+0.4*letters*f.e)
		}
	}
	return low
}
