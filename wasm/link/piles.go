package link

import (
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/lists"
)

// The bounds of rowheight=, in CSS pixels: from one row a pixel to rows for a
// lecture hall.
const (
	MinRowHeight = 1
	MaxRowHeight = 64
)

// MaxRow bounds row=: no table has more rows that can be scrolled to.
const MaxRow = 1_000_000_000

// addTable writes what the table and the views of K piles add to a link.
func (s *State) addTable(game *catalog.Game, add func(key, value string)) {
	if s.Row != nil && s.Row.Sign() > 0 {
		add("row", s.Row.String())
	}
	if s.RowHeight != 0 {
		add("rowheight", formatZ(s.RowHeight))
	}
	if game.MapOfPositions() {
		return
	}
	if s.Axes != [2]int{} {
		add("axes", axis(s.Axes[0])+","+axis(s.Axes[1]))
	}
	if s.Beside != "" {
		add("beside", s.Beside)
	}
}

// Numbers joins the decimal forms of numbers.
func Numbers(list []*big.Int, between string) string {
	return strings.Join(lists.Map(list, (*big.Int).String), between)
}

// axis is what an axis of the map shows, as a link says it.
func axis(i int) string {
	if i == 0 {
		return "n"
	}
	return strconv.Itoa(i)
}

// table reads what addTable writes.
func (r *reader) table(s *State) {
	if text, given := r.values["row"]; given {
		s.Row = new(big.Int)
		switch most := big.NewInt(MaxRow); {
		case !r.integer("row", text, text, s.Row):
			s.Row = nil
		case s.Row.Sign() < 0:
			r.note("row", text, "Showing row 0.", "rows are numbered from 0.")
			s.Row = nil
		case s.Row.Cmp(most) > 0:
			r.note("row", text, "Showing that.", "tables end at row %d.", MaxRow)
			s.Row = most
		}
	}
	if text, given := r.values["rowheight"]; given {
		h, err := strconv.ParseFloat(text, 64)
		if err != nil || !(MinRowHeight <= h && h <= MaxRowHeight) {
			r.note("rowheight", text, leftOut, "a row is from %d to %d pixels high.", MinRowHeight, MaxRowHeight)
		} else {
			s.RowHeight = h
		}
	}
	if s.Game.MapOfPositions() {
		return
	}
	if text, given := r.values["axes"]; given {
		r.axes(s, text)
	}
	if id, given := r.values["beside"]; given {
		if Beside(s.Game, id) == nil {
			r.note("beside", id, leftOut, "no table of such a game can stand beside that of %s.", s.Game.Name())
		} else {
			s.Beside = id
		}
	}
}

// axes reads axes=1,2: two different ones of n, 1, …, k.
func (r *reader) axes(s *State, text string) {
	first, second, _ := strings.Cut(text, ",")
	var axes [2]int
	for i, word := range []string{first, second} {
		n, err := strconv.Atoi(word)
		switch {
		case word == "n":
		case err != nil || n < 1 || n > s.Game.Heaps:
			r.note("axes", text, leftOut, "the axes are two of n, 1, … up to %d, as in axes=1,2 or axes=n,1.", s.Game.Heaps)
			return
		default:
			axes[i] = n
		}
	}
	if axes[0] == axes[1] {
		r.note("axes", text, leftOut, "the axes must differ.")
		return
	}
	s.Axes = axes
}

// Beside is the game of that id with as many piles and the same convention as
// g; nil if there is none, or if it is g.
func Beside(g *catalog.Game, id string) *catalog.Game {
	e := catalog.Find(id)
	if e == nil || g.MapOfPositions() {
		return nil
	}
	values := map[string]string{"game": id, "k": strconv.Itoa(g.Heaps), "play": g.Play.String()}
	other, problems := catalog.Parse(values)
	if len(problems) > 0 || other.MapOfPositions() || other.Heaps != g.Heaps || other.Link() == g.Link() {
		return nil
	}
	return other
}
