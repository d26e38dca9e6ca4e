// Package figure turns what the canvas shows into figures for papers, lectures
// and programs: SVG and TikZ with every square, line and label as a shape of its
// own, and tables as CSV, b-file, LaTeX and HTML. It is given what was drawn and
// decides nothing about any game.
package figure

import (
	"math"
	"math/big"
	"strings"
	"unicode/utf8"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
)

// A Figure is a map to be written as a picture.
type Figure struct {
	Map     *canvas.Map
	Palette *raster.Palette
	Box     canvas.Rect // the part of the screen to show, in CSS pixels, without the axes

	// Second has the map of a second game in a part of the box, which it covers: on
	// the same places under a divider, or on others beside them. Nil for none.
	Second *canvas.Division
	Apart  float64 // how far the two maps are from one another, in CSS pixels of the screen

	Words
	Legend   []Entry // what the signs mean, below the map
	Compared bool    // two games are laid over one another
}

// Words are what goes with every figure and table.
type Words struct {
	Title   string // the game with its values and convention
	Caption string // a person's own words; may be empty
	Source  string // what to cite, in words; may be empty
	BibTeX  string // the same as entries of a bibliography; may be empty
	Link    string // the address that opens this view; may be empty
}

// An Entry of a legend is a sign and what it means.
type Entry struct {
	Colour raster.Colour
	Line   bool // a piece of a line; else a square, or the shape of a share
	Frame  bool // the outline of a square
	Share  canvas.Share
	Text   string

	Opacity float64 // 0 stands for 1
}

// maxShapes bounds a figure: past it editors of vector graphics and LaTeX give up.
const maxShapes = 200_000

// ErrLarge says that a figure would have too many shapes.
var ErrLarge = fault.Newf("figure", "there are more than 200,000 squares in view; zoom in")

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
	size    float64 // of text; 0 stands for that of the figure
	anchor  anchor
}

type kind uint8

const (
	filled   kind = iota // a rectangle
	framed               // its outline
	ringed               // an ellipse around it
	cornered             // a square on its corner in it
	round                // a disc in it
	straight             // a line
	written              // text that begins, has its middle or ends at (x0, y0)
)

type anchor uint8

const (
	start anchor = iota
	middle
	end
)

// Sizes in the finished figure, in CSS pixels.
const (
	letters = 12 // height of text
	tick    = 4
	left    = 56 // room for the numbers of the vertical axis
	foot    = 34 // room for those of the other axis
	head    = 12
	right   = 12
)

// Enlarge is how many CSS pixels of the screen one of a figure that is so wide
// is: what letters and lines must be enlarged by to have their size in it.
func Enlarge(box canvas.Rect, width float64) float64 {
	return math.Max(1e-3, (box.Right-box.Left)/math.Max(1, width-left-right))
}

// A drawing is a figure, or the part of one with the map of one game, at one size.
type drawing struct {
	*Figure
	e    float64     // see Enlarge: lengths below are this times those in the finished figure
	part canvas.Rect // of the screen: what is in it is drawn
}

// shapes composes the part from the paper up, as the canvas does.
func (f *drawing) shapes() (inside []shape, err error) {
	inside = f.washes(f.grid(inside))
	for _, l := range f.Map.Lines {
		w := l.Width
		if w == 0 {
			w = 2
		}
		class := "beam"
		if l.Label == "" && w == 1 {
			class = "rule"
		}
		inside = append(inside, f.line(class, l.From, l.To, l.Colour, w*f.e, l.Dashed))
	}
	complete := canvas.Squares(f.Map, f.part, func(r canvas.Rect, shade byte, share canvas.Share) bool {
		s := f.square(r, share)
		switch {
		case shade == raster.Undecided:
			s.class, s.colour, s.opacity = "undecided", f.Palette.Muted, 0.25
		case shade < raster.Full:
			s.kind, s.class, s.opacity = filled, "shade", float64(shade)/raster.Full
		case f.Map.Cell >= 6: // a hairline gap between squares
			s.x0, s.y0, s.x1, s.y1 = s.x0+0.5, s.y0+0.5, s.x1-0.5, s.y1-0.5
		}
		inside = append(inside, s)
		return len(inside) <= maxShapes
	})
	if !complete {
		return nil, ErrLarge
	}
	inside = f.numbers(f.marks(inside))
	for _, m := range f.Map.Moves {
		half := f.Map.Cell / 2
		from := canvas.Point{X: m.From.X + half, Y: m.From.Y - half}
		to := canvas.Point{X: m.To.X + half, Y: m.To.Y - half}
		inside = append(inside, f.line("move", from, to, f.Palette.Move, 2*f.e, false))
		inside = append(inside, f.cell(framed, "move", m.To, f.Palette.Move, 2*f.e))
	}
	return f.labels(f.token(f.coordinates(inside))), nil
}

// What a share is drawn as, and the class that it has.
var (
	kinds  = [...]kind{canvas.Both: filled, canvas.OnlyFirst: cornered, canvas.OnlySecond: round}
	titled = [...]string{canvas.Both: "p", canvas.OnlyFirst: "first", canvas.OnlySecond: "second"}
)

// square is a P-position of one game, or of one or both of two.
func (f *drawing) square(r canvas.Rect, share canvas.Share) shape {
	return f.rect(kinds[share], titled[share], r, [...]raster.Colour{f.Palette.Ink, f.Palette.Upper, f.Palette.Lower}[share])
}

func (f *drawing) rect(k kind, class string, r canvas.Rect, c raster.Colour) shape {
	return shape{kind: k, class: class, colour: c,
		x0: r.Left - f.Box.Left, y0: r.Top - f.Box.Top, x1: r.Right - f.Box.Left, y1: r.Bottom - f.Box.Top}
}

// cell is the square whose lower left corner is at p.
func (f *drawing) cell(k kind, class string, p canvas.Point, c raster.Colour, width float64) shape {
	side := math.Max(f.Map.Cell, 3)
	s := f.rect(k, class, canvas.Rect{Left: p.X, Top: p.Y - side, Right: p.X + side, Bottom: p.Y}, c)
	s.width = width
	return s
}

func (f *drawing) line(class string, from, to canvas.Point, c raster.Colour, width float64, dashed bool) shape {
	return shape{kind: straight, class: class, colour: c, width: width, dashed: dashed,
		x0: from.X - f.Box.Left, y0: from.Y - f.Box.Top, x1: to.X - f.Box.Left, y1: to.Y - f.Box.Top}
}

func (f *Figure) size() (w, h float64) { return f.Box.Right - f.Box.Left, f.Box.Bottom - f.Box.Top }

// grid is a line through each labelled tick.
func (f *drawing) grid(dst []shape) []shape {
	if !f.Map.Grid {
		return dst
	}
	left, right, h := f.span()
	if f.Map.X != nil {
		for _, t := range f.Map.X.Ticks {
			if x := t.At - f.Box.Left; !t.Minor && x >= left && x <= right {
				dst = append(dst, shape{kind: straight, class: "grid", x0: x, x1: x, y1: h, colour: f.Palette.Grid, width: f.e})
			}
		}
	}
	if f.Map.Y != nil {
		for _, t := range f.Map.Y.Ticks {
			if y := t.At - f.Box.Top; !t.Minor && y >= 0 && y <= h {
				dst = append(dst, shape{kind: straight, class: "grid", x0: left, x1: right, y0: y, y1: y, colour: f.Palette.Grid, width: f.e})
			}
		}
	}
	return dst
}

// marks are the cells set apart. Pointer and cursor are no part of a figure.
func (f *drawing) marks(dst []shape) []shape {
	for _, m := range f.Map.Marks {
		colour := func(usual raster.Colour) raster.Colour {
			if m.Colour != 0 {
				return m.Colour
			}
			return usual
		}
		switch m.Kind {
		case canvas.MarkOption:
			s := f.cell(filled, "option", m.Corner, colour(f.Palette.Move), 0)
			s.opacity = 0.22
			dst = append(dst, s)
		case canvas.MarkForbidden:
			dst = append(dst, f.cell(framed, "forbidden", m.Corner, colour(f.Palette.Text), 3*f.e))
		case canvas.MarkPreset:
			s := f.cell(filled, "decree", m.Corner, colour(f.Palette.Preset), 0)
			s.opacity = 0.6
			dst = append(dst, s)
		case canvas.MarkCandidate:
			dst = append(dst, f.cell(framed, "candidate", m.Corner, colour(f.Palette.Rule), 1.5*f.e))
		case canvas.MarkCrossed:
			dst = append(dst, f.cell(framed, "crossed", m.Corner, colour(f.Palette.Rule), 1.5*f.e))
		case canvas.MarkPinned:
			dst = append(dst, f.cell(ringed, "pinned", m.Corner, colour(f.Palette.Pin), 3*f.e))
		}
	}
	return dst
}

// labels writes the names of lines at their upper ends in the box.
func (f *drawing) labels(dst []shape) []shape {
	left, right, h := f.span()
	letters := letters * f.e
	for _, l := range f.Map.Lines {
		if l.Label == "" {
			continue
		}
		x, y, ok := leaves(l.From.X-f.part.Left, l.From.Y-f.Box.Top, l.To.X-f.part.Left, l.To.Y-f.Box.Top, right-left, h)
		if !ok {
			continue
		}
		x += left
		// Beside the line and free of it: how far away that is depends on its slope.
		wide := 0.5 * letters * float64(utf8.RuneCountInString(l.Label))
		rise := math.Abs(l.To.Y-l.From.Y) / math.Max(1e-9, math.Abs(l.To.X-l.From.X))
		s := shape{kind: written, class: "label", x0: x - 6*f.e - 1.8*letters/math.Max(rise, 0.5), y0: y + 1.4*letters, colour: f.Palette.Text, text: l.Label, anchor: end}
		if x-left < wide+8*f.e { // at the left edge: after the line
			s.x0, s.anchor = x+8*f.e, start
		}
		if y > 2*letters { // through the right edge: below the line
			s.x0 = x - 6*f.e
			s.y0 = math.Min(y+rise*(wide+6*f.e)+1.2*letters, h-4*f.e)
		}
		if len(f.Map.Values) > 0 { // over numbers
			ground := shape{kind: filled, class: "ground", colour: f.Palette.Paper, x0: s.x0 - wide, x1: s.x0, y0: s.y0 - 0.85*letters, y1: s.y0 + 0.25*letters}
			if s.anchor == start {
				ground.x0, ground.x1 = s.x0, s.x0+wide
			}
			dst = append(dst, ground)
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

// coordinates are written into squares that have room for them.
func (f *drawing) coordinates(dst []shape) []shape {
	const narrow = 0.55 // of its height, a letter's width
	if !f.Map.Coordinates || f.Map.Cell < 4*letters*f.e {
		return dst
	}
	canvas.Positions(f.Map, f.part, func(x, y *big.Int, r canvas.Rect, share canvas.Share) bool {
		words := "(" + x.String() + ", " + y.String() + ")"
		if share != canvas.Both || float64(len(words))*narrow*letters*f.e > f.Map.Cell {
			return true
		}
		dst = append(dst, shape{kind: written, class: "coordinates", text: words, anchor: middle, colour: f.Palette.Paper,
			x0: (r.Left+r.Right)/2 - f.Box.Left, y0: (r.Top+r.Bottom)/2 - f.Box.Top + 0.35*letters*f.e})
		return true
	})
	return dst
}

// lines are the lines of text below a figure.
func (w *Words) lines() []string {
	var lines []string
	for _, s := range []string{w.Title, w.Caption, w.Source, w.Link} {
		if s != "" {
			lines = append(lines, s)
		}
	}
	return lines
}

// comments are all the words as comments of LaTeX or a b-file, a line each.
func (w *Words) comments(sign string) string {
	var b strings.Builder
	for _, text := range append(w.lines(), w.BibTeX) {
		for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
			if line = strings.Join(strings.Fields(line), " "); line != "" {
				b.WriteString(sign + " " + line + "\n")
			}
		}
	}
	return b.String()
}
