package model

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/figure"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/written"
)

// A Picture is how a figure of the map is wanted.
type Picture struct {
	Format  string  // one of PictureFormats
	Width   float64 // in CSS pixels
	Scale   int     // of a PNG: its pixels to one of CSS
	Caption string
}

// PictureFormats are what the map is saved as; TableFormats what the table is.
var (
	PictureFormats = []string{"svg", "png", "tikz", "csv"}
	TableFormats   = []string{"csv", "b-file", "latex", "html"}
)

// The bounds of a figure. The longest side of a PNG is what browsers draw.
const (
	LeastWidth, MostWidth = 120, 4000
	MostScale             = 8
	MostPNG               = 16_384
)

// A FigureUse says what a figure is drawn for.
type FigureUse uint8

const (
	Preview FigureUse = iota // to be looked at in its sheet
	Keep                     // to be saved as a file of that name
	Print                    // to be printed
	Give                     // to settle a call
)

// figures are those that wait until all that is in view is here, and what the
// preview shows.
type figures struct {
	waiting []Figure
	shown   preview
}

// A preview is all that a preview depends on.
type preview struct {
	fragment, theme string
	picture         Picture
	room            Room
	news            uint64
}

// maxFigures bounds the figures that wait.
const maxFigures = 64

// figureVerb saves or prints the figure as the sheet has it.
func (s *State) figureVerb(format string) {
	use := Keep
	if format == "print" {
		use, format = Print, "svg"
	}
	if !slices.Contains(PictureFormats, format) {
		return
	}
	picture, ok := s.picture(format)
	if ok {
		s.wantFigure(Figure{Use: use, Name: s.fileName() + "." + extensions[format], Picture: picture})
	}
}

var extensions = map[string]string{"svg": "svg", "png": "png", "tikz": "tex", "csv": "csv", "latex": "tex", "html": "html"}

// fileName is the game as a name of files.
func (s *State) fileName() string {
	name := strings.NewReplacer("game=", "", "&", "-", "=", "", "%", "").Replace(s.Link())
	const most = 80
	return clip(name, most)
}

// picture is what the sheet says; false, with the field marked, where that cannot
// be.
func (s *State) picture(format string) (p Picture, ok bool) {
	width, fault := written.Natural(s.Field("figure-width").Text, 6)
	scale, wrong := written.Natural(s.Field("figure-scale").Text, 2)
	if fault != nil {
		s.fault("figure-width", fault)
		return p, false
	}
	if wrong != nil {
		s.fault("figure-scale", wrong)
		return p, false
	}
	w, _ := width.Float64()
	p = Picture{Format: format, Width: w, Scale: int(scale.Int64()), Caption: strings.TrimSpace(s.Field("figure-caption").Text)}
	if err := p.check(); err != nil {
		s.fault("figure-width", &written.Fault{Words: err.Error()})
		return p, false
	}
	return p, true
}

// check says what is wrong with a picture, in a sentence.
func (p *Picture) check() error {
	switch {
	case !(LeastWidth <= p.Width && p.Width <= MostWidth):
		return errors.New("A figure is from " + decimal(LeastWidth) + " to " + decimal(MostWidth) + " pixels wide.")
	case p.Scale < 1 || p.Scale > MostScale:
		return errors.New("A PNG has from 1 to " + decimal(MostScale) + " pixels to one of the figure.")
	case p.Format == "png" && p.Width*float64(p.Scale) > MostPNG:
		return errors.New("A PNG is at most " + decimal(MostPNG) + " pixels wide.")
	}
	return nil
}

// wantFigure has a figure drawn when all that is in view is here.
func (s *State) wantFigure(f Figure) {
	why := ""
	switch {
	case !s.Mapped():
		why = "The map is not shown: its figure can be saved when it is."
	case s.Broken() != "":
		why = s.Broken()
	case len(s.tasks.figures.waiting) >= maxFigures:
		why = "More than " + decimal(maxFigures) + " figures wait already."
	}
	if why == "" {
		s.tasks.figures.waiting = append(s.tasks.figures.waiting, f)
		return
	}
	s.refuseFigure(f, why)
}

func (s *State) refuseFigure(f Figure, why string) {
	if f.Use == Give {
		s.do(Return{ID: f.Call, Fault: why})
		return
	}
	s.note(why)
}

// drawFigures draws the figures that waited, when nothing in view is missing, and
// the preview when it is another.
func (s *State) drawFigures() {
	all := &s.tasks.figures
	if s.Panels.Dialog() != "figure" {
		all.shown = preview{}
	}
	switch {
	case !s.Mapped() || s.Broken() != "":
		waiting := all.waiting
		all.waiting = nil
		for _, f := range waiting {
			s.wantFigure(f) // which refuses it
		}
		return
	case s.Loading():
		return
	}
	for _, f := range all.waiting {
		s.do(f)
	}
	all.waiting = nil
	if s.Panels.Dialog() == "figure" {
		s.preview()
	}
}

func (s *State) preview() {
	p := Picture{Format: "svg", Scale: 1, Width: 480, Caption: strings.TrimSpace(s.Field("figure-caption").Text)}
	if width, fault := written.Natural(s.Field("figure-width").Text, 6); fault == nil {
		if w, _ := width.Float64(); LeastWidth <= w && w <= MostWidth {
			p.Width = w
		}
	}
	now := preview{s.Fragment(), s.Palette().Name, p, s.Room, s.loop.desk.News()}
	if now != s.tasks.figures.shown {
		s.tasks.figures.shown = now
		s.do(Figure{Use: Preview, Picture: p})
	}
}

// Loading reports whether some of what is in view is still on its way.
func (s *State) Loading() bool {
	return s.Map.tiling.loading() || s.valuesLoading() || s.diagonalsLoading()
}

// Printed is how the map is printed where nobody said how.
func (s *State) Printed() Picture {
	const wide = 720 // px, about what a sheet of paper has
	return Picture{Format: "svg", Width: wide, Scale: 1, Caption: strings.TrimSpace(s.Field("figure-caption").Text)}
}

// Web is the address that opens the present state.
func (s *State) Web() string { return s.past.base + "#" + s.Fragment() }

// Words are what goes with each figure and table of the game.
func (s *State) Words(caption string) figure.Words {
	g := s.Game()
	w := figure.Words{Title: g.Name() + ". " + catalog.Plays[g.Play].Rule, Caption: caption, Link: s.Web()}
	var cited []*catalog.Paper
	for _, c := range g.Statement.Cites {
		if !slices.Contains(cited, c.Paper) {
			cited = append(cited, c.Paper)
			w.BibTeX += c.Paper.BibTeX()
		}
	}
	if len(g.Statement.Cites) > 0 {
		w.Source = g.Statement.Cites[0].String() + "."
	}
	w.BibTeX += "@misc{WythoffAtlas,\n  title = {Wythoff Atlas: " + figure.LaTeXText(g.Name()) + "},\n  howpublished = {\\url{" + w.Link + "}}\n}\n"
	return w
}

// A figure that a script asks for: format, width, scale, caption, of ("map",
// "table" or ""), from, count, column.
const figureArgs = 8

// figureCall answers atlas.figure.
func (s *State) figureCall(e Call) {
	fail := func(words string) { s.do(Return{ID: e.ID, Fault: words}) }
	if len(e.Args) != figureArgs {
		fail("atlas.figure takes {format, width, scale, caption, of, from, count, column}.")
		return
	}
	format, of := e.Args[0], e.Args[4]
	if of == "" && s.Mapped() && slices.Contains(PictureFormats, format) {
		of = "map"
	}
	numbers := [4]uint64{}
	for i, at := range []int{1, 2, 6, 7} {
		n, err := strconv.ParseUint(e.Args[at], 10, 31)
		if err != nil {
			fail("“" + game.Clip(e.Args[at]) + "” is no whole number that atlas.figure takes.")
			return
		}
		numbers[i] = n
	}
	switch {
	case of == "map" && slices.Contains(PictureFormats, format):
		p := Picture{Format: format, Width: float64(numbers[0]), Scale: int(numbers[1]), Caption: clip(e.Args[3], maxTyped)}
		if err := p.check(); err != nil {
			fail(err.Error())
			return
		}
		s.wantFigure(Figure{Use: Give, Call: e.ID, Picture: p})
	case of != "map" && slices.Contains(TableFormats, format):
		switch {
		case numbers[2] < 1 || numbers[2] > maxExported:
			fail("A table has from 1 to " + decimal(maxExported) + " rows.")
			return
		case numbers[3] < 1 || int(numbers[3]) >= len(s.Columns()):
			fail("The table has no column " + decimal(int(numbers[3])) + ".")
			return
		}
		words := s.Words(clip(e.Args[3], maxTyped))
		s.asks(e, nil, telling(func(table *protocol.Table, _ []string) (any, error) {
			return tableText(format, int(numbers[3]), words, table), nil
		}), &protocol.Rows{Game: s.Link(), From: e.Args[5], Count: numbers[2]})
	default:
		fail("atlas.figure draws the map as " + strings.Join(PictureFormats, ", ") + ", when it is shown, and the table as " + strings.Join(TableFormats, ", ") + "; not “" + game.Clip(format) + "” of the " + cmp.Or(game.Clip(of), "table") + ".")
	}
}
