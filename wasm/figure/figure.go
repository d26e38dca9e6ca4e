// Package figure turns what the canvas shows into figures for papers, lectures
// and programs: SVG and TikZ with every square, line and label as a shape of its
// own, and tables as CSV, b-file, LaTeX and HTML. It is given what was drawn and
// decides nothing about any game.
package figure

import (
	"errors"
	"math"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
)

// A Figure is a map to be written as a picture.
type Figure struct {
	Map     *canvas.Map
	Palette *raster.Palette
	Box     canvas.Rect // the part of the screen to show, in CSS pixels, without the axes

	Title   string // the game with its values and convention
	Caption string // a person's own words; may be empty
	Source  string // what to cite, in words; may be empty
	Link    string // the address that opens this view; may be empty
}

// maxShapes bounds a figure: past it editors of vector graphics and LaTeX give up.
const maxShapes = 200_000

// ErrLarge says that a figure would have too many shapes.
var ErrLarge = errors.New("figure: there are more than 200,000 squares in view; zoom in, or save a PNG")

// A shape is what a figure is made of, in CSS pixels from the upper left corner
// of the box.
type shape struct {
	kind    kind
	class   string  // what it stands for: "p", "beam", "move" …
	x0, y0  float64 // the upper left corner, or where a line begins
	x1, y1  float64 // the lower right corner, or where a line ends
	colour  raster.Colour
	opacity float64 // 0 stands for 1
	width   float64 // of a line or an outline
	dashed  bool
	text    string
	anchor  anchor
}

type kind uint8

const (
	filled   kind = iota // a rectangle
	framed               // its outline
	ringed               // an ellipse in it
	straight             // a line
	written              // text that begins, has its middle or ends at (x0, y0)
)

type anchor uint8

const (
	start anchor = iota
	middle
	end
)

// Sizes of a figure, in CSS pixels.
const (
	letters = 12 // height of text
	tick    = 4
	left    = 56 // room for the numbers of the vertical axis
	foot    = 34
)

// shapes composes the figure from the paper up, as the canvas does: inside is
// clipped to the box, outside is not.
func (f *Figure) shapes() (inside, outside []shape, err error) {
	inside = f.grid(inside)
	for _, l := range f.Map.Lines {
		w := l.Width
		if w == 0 {
			w = 2
		}
		class := "beam"
		if l.Label == "" && w == 1 {
			class = "rule"
		}
		inside = append(inside, f.line(class, l.From, l.To, l.Colour, w, l.Dashed))
	}
	complete := canvas.Squares(f.Map, f.Box, func(r canvas.Rect, shade byte) bool {
		s := f.rect(filled, "p", r, f.Palette.Ink)
		switch {
		case shade == raster.Undecided:
			s.class, s.colour, s.opacity = "undecided", f.Palette.Muted, 0.25
		case shade < raster.Full:
			s.class, s.opacity = "shade", float64(shade)/raster.Full
		case f.Map.Cell >= 6: // a hairline gap between squares
			s.x0, s.y0, s.x1, s.y1 = s.x0+0.5, s.y0+0.5, s.x1-0.5, s.y1-0.5
		}
		inside = append(inside, s)
		return len(inside) <= maxShapes
	})
	if !complete {
		return nil, nil, ErrLarge
	}
	inside = f.marks(inside)
	for _, m := range f.Map.Moves {
		half := f.Map.Cell / 2
		from := canvas.Point{X: m.From.X + half, Y: m.From.Y - half}
		to := canvas.Point{X: m.To.X + half, Y: m.To.Y - half}
		inside = append(inside, f.line("move", from, to, f.Palette.Move, 2, false))
		inside = append(inside, f.cell(framed, "move", m.To, f.Palette.Move, 2))
	}
	return f.labels(inside), f.axes(nil), nil
}

func (f *Figure) rect(k kind, class string, r canvas.Rect, c raster.Colour) shape {
	return shape{kind: k, class: class, colour: c,
		x0: r.Left - f.Box.Left, y0: r.Top - f.Box.Top, x1: r.Right - f.Box.Left, y1: r.Bottom - f.Box.Top}
}

// cell is the square whose lower left corner is at p.
func (f *Figure) cell(k kind, class string, p canvas.Point, c raster.Colour, width float64) shape {
	side := math.Max(f.Map.Cell, 3)
	s := f.rect(k, class, canvas.Rect{Left: p.X, Top: p.Y - side, Right: p.X + side, Bottom: p.Y}, c)
	s.width = width
	return s
}

func (f *Figure) line(class string, from, to canvas.Point, c raster.Colour, width float64, dashed bool) shape {
	return shape{kind: straight, class: class, colour: c, width: width, dashed: dashed,
		x0: from.X - f.Box.Left, y0: from.Y - f.Box.Top, x1: to.X - f.Box.Left, y1: to.Y - f.Box.Top}
}

func (f *Figure) size() (w, h float64) { return f.Box.Right - f.Box.Left, f.Box.Bottom - f.Box.Top }

// grid is a line through each labelled tick.
func (f *Figure) grid(dst []shape) []shape {
	if !f.Map.Grid {
		return dst
	}
	w, h := f.size()
	if f.Map.X != nil {
		for _, t := range f.Map.X.Ticks {
			if x := t.At - f.Box.Left; !t.Minor && x >= 0 && x <= w {
				dst = append(dst, shape{kind: straight, class: "grid", x0: x, x1: x, y1: h, colour: f.Palette.Grid, width: 1})
			}
		}
	}
	if f.Map.Y != nil {
		for _, t := range f.Map.Y.Ticks {
			if y := t.At - f.Box.Top; !t.Minor && y >= 0 && y <= h {
				dst = append(dst, shape{kind: straight, class: "grid", x1: w, y0: y, y1: y, colour: f.Palette.Grid, width: 1})
			}
		}
	}
	return dst
}

// marks are the cells set apart. Pointer and cursor are no part of a figure.
func (f *Figure) marks(dst []shape) []shape {
	for _, m := range f.Map.Marks {
		colour := func(usual raster.Colour) raster.Colour {
			if m.Colour != 0 {
				return m.Colour
			}
			return usual
		}
		switch m.Kind {
		case canvas.MarkPreset:
			s := f.cell(filled, "decree", m.Corner, colour(f.Palette.Preset), 0)
			s.opacity = 0.6
			dst = append(dst, s)
		case canvas.MarkCandidate:
			dst = append(dst, f.cell(framed, "candidate", m.Corner, colour(f.Palette.Rule), 1.5))
		case canvas.MarkCrossed:
			dst = append(dst, f.cell(framed, "crossed", m.Corner, colour(f.Palette.Rule), 1.5))
		case canvas.MarkPinned:
			dst = append(dst, f.cell(ringed, "pinned", m.Corner, colour(f.Palette.Pin), 3))
		}
	}
	return dst
}

// labels writes the names of lines at their upper ends in the box.
func (f *Figure) labels(dst []shape) []shape {
	w, h := f.size()
	for _, l := range f.Map.Lines {
		if l.Label == "" {
			continue
		}
		x, y, ok := leaves(l.From.X-f.Box.Left, l.From.Y-f.Box.Top, l.To.X-f.Box.Left, l.To.Y-f.Box.Top, w, h)
		if !ok {
			continue
		}
		s := shape{kind: written, class: "label", x0: x - 8, y0: y + 1.4*letters, colour: f.Palette.Text, text: l.Label, anchor: end}
		if y > 2*letters { // through the right edge: below the line
			s.y0 = math.Min(y+1.8*letters, h-4)
		}
		dst = append(dst, s)
	}
	return dst
}

// leaves is where a line that rises to the right leaves the box.
func leaves(x0, y0, x1, y1, w, h float64) (x, y float64, ok bool) {
	if y1 > y0 {
		x0, y0, x1, y1 = x1, y1, x0, y0
	}
	dx, dy := x1-x0, y1-y0
	if dy == 0 && dx == 0 {
		return 0, 0, false
	}
	t := 1.0
	if y1 < 0 {
		t = math.Min(t, -y0/dy)
	}
	if x1 > w {
		t = math.Min(t, (w-x0)/dx)
	}
	x, y = x0+t*dx, y0+t*dy
	return x, y, x >= 0 && x <= w+1 && y >= -1 && y <= h
}

// axes are the frame of the map, its ticks and their numbers.
func (f *Figure) axes(dst []shape) []shape {
	w, h := f.size()
	rule := func(x0, y0, x1, y1 float64) {
		dst = append(dst, shape{kind: straight, class: "axis", x0: x0, y0: y0, x1: x1, y1: y1, colour: f.Palette.Text, width: 1})
	}
	write := func(x, y float64, a anchor, text string) {
		dst = append(dst, shape{kind: written, class: "axis", x0: x, y0: y, anchor: a, text: text, colour: f.Palette.Text})
	}
	rule(0, 0, 0, h)
	rule(0, h, w, h)
	if f.Map.X != nil {
		for _, t := range f.Map.X.Ticks {
			if x := t.At - f.Box.Left; !t.Minor && x >= 0 && x <= w {
				rule(x, h, x, h+tick)
				write(x, h+tick+letters, middle, t.Label)
			}
		}
	}
	if f.Map.Y != nil {
		for _, t := range f.Map.Y.Ticks {
			if y := t.At - f.Box.Top; !t.Minor && y >= 0 && y <= h {
				rule(-tick, y, 0, y)
				write(-tick-3, y+0.35*letters, end, t.Label)
			}
		}
	}
	across, up := f.Map.Across+f.Map.AcrossSub, f.Map.Up+f.Map.UpSub
	if f.Map.Across == "" {
		across, up = "x", "y"
	}
	write(w, h+tick+2.2*letters, end, across)
	write(-tick-3, letters, end, up)
	return dst
}

// words are the lines of text below a figure.
func (f *Figure) words() []string {
	var lines []string
	for _, s := range []string{f.Title, f.Caption, f.Source, f.Link} {
		if s != "" {
			lines = append(lines, s)
		}
	}
	return lines
}
