package link

import (
	"strconv"

	"wythoffatlas/core/catalog"
)

// Ways are the words for compare=: how a second game is shown on the map. The first
// is the default.
var Ways = []string{"over", "beside", "divider"}

// A Second game is compared with the one on the page. The zero value is none.
type Second struct {
	Game  *catalog.Game // nil for none
	Way   string        // one of Ways; "" is the first
	Split float64       // where the divider is, as a part of the width, to three decimals; 0 is a half
}

// Comparable reports whether two games can be compared: their positions are of one
// kind. A game may be compared with itself, as it is while values are changed.
func Comparable(g, other *catalog.Game) bool {
	return g != nil && other != nil && g.Heaps == other.Heaps && g.MapOfPositions() == other.MapOfPositions()
}

func (s *State) addWith(add func(key, value string)) {
	if s.With.Game == nil {
		return
	}
	add("with", catalog.Escape(s.With.Game.Link()))
	if s.With.Way != "" && s.With.Way != Ways[0] {
		add("compare", s.With.Way)
	}
	if s.With.Split != 0 {
		add("split", formatZ(s.With.Split))
	}
}

// with reads what addWith writes: the value of with= is the game's part of a link,
// escaped once more.
func (r *reader) with(s *State) {
	text, given := r.values["with"]
	if !given {
		return
	}
	inner := &reader{values: map[string]string{}, again: map[string]string{}, mended: r.mended}
	inner.split(text)
	inner.numbers()
	g, problems := catalog.Parse(inner.values)
	switch _, named := inner.values["game"]; {
	case !named:
		r.note("with", text, leftOut, "it names no game; write for example with=%s.", catalog.Escape("game=wab&a=2&b=3"))
		return
	case len(inner.problems) > 0:
		r.note("with", text, leftOut, "%s", inner.problems[0].Message)
		return
	case len(problems) > 0:
		r.note("with", text, leftOut, "%s", problems[0].Message)
		return
	case !Comparable(s.Game, g):
		r.note("with", text, leftOut, "%s is compared with games of as many heaps, shown in the same way.", s.Game.Name())
		return
	}
	s.With.Game = g
	if way, given := r.values["compare"]; given {
		switch way {
		case Ways[0]:
		case Ways[1], Ways[2]:
			s.With.Way = way
		default:
			r.note("compare", way, leftOut, "two games are shown %s.", list(Ways))
		}
	}
	if text, given := r.values["split"]; given {
		part, err := strconv.ParseFloat(text, 64)
		if err != nil || !(part >= MinSplit && part <= 1-MinSplit) {
			r.note("split", text, leftOut, "the divider is at a part of the width from %v to %v.", MinSplit, 1-MinSplit)
			return
		}
		s.With.Split = part
	}
}

// MinSplit is how near to an edge a divider may be.
const MinSplit = 0.02
