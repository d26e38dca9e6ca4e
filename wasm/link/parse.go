package link

import (
	"fmt"
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

// maxProblems bounds what a person has to read about one link.
const maxProblems = 12

// Parse reads a fragment, with or without its #. It never fails: what cannot
// be taken as it stands becomes the nearest that can, and a Problem says in
// words what was wrong, where, and what would do.
func Parse(fragment string) (State, []catalog.Problem) {
	fragment = strings.TrimPrefix(fragment, "#")
	r := reader{values: map[string]string{}, again: map[string]string{}}
	r.split(fragment)

	var s State
	var problems []catalog.Problem
	s.Game, problems = catalog.Parse(r.values)
	r.problems = append(r.problems, problems...)
	known := knownKeys(s.Game)
	r.sort(known, &s)
	r.version()
	r.place(&s)
	r.words(&s)
	r.pinned(&s)
	r.table(&s)

	if _, versioned := r.values["v"]; versioned && len(r.problems) == 0 {
		s.typed, s.meant = fragment, s.canonical()
	}
	if r.more > 0 {
		r.problems = append(r.problems, catalog.Problem{
			Message: fmt.Sprintf("And %d more things in this link were wrong.", r.more),
		})
	}
	return s, r.problems
}

// A reader holds what is being read.
type reader struct {
	pairs    []pair
	values   map[string]string // the first value of each key
	again    map[string]string // the last of those after it
	problems []catalog.Problem
	more     int // problems beyond maxProblems
}

type pair struct{ key, raw string }

const leftOut = "Left out."

// note keeps what is wrong with part=value and what was done about it.
func (r *reader) note(part, value, done, format string, args ...any) {
	if len(r.problems) >= maxProblems {
		r.more++
		return
	}
	r.problems = append(r.problems, catalog.NewProblem(part, value, done, fmt.Sprintf(format, args...)))
}

// split takes the fragment apart.
func (r *reader) split(fragment string) {
	for raw := range strings.SplitSeq(fragment, "&") {
		if raw == "" {
			continue
		}
		key, value, ok := splitPair(raw)
		if !ok {
			part, text, _ := strings.Cut(raw, "=")
			r.note(part, text, leftOut, "a %% must be followed by two hexadecimal digits; a percent sign itself is %%25.")
			continue
		}
		r.pairs = append(r.pairs, pair{key, raw})
		if _, given := r.values[key]; !given {
			r.values[key] = value
		} else {
			r.again[key] = value
		}
	}
}

// splitPair undoes the escapes of one key=value.
func splitPair(raw string) (key, value string, ok bool) {
	key, value, _ = strings.Cut(raw, "=")
	key, keyOK := catalog.Unescape(key)
	value, valueOK := catalog.Unescape(value)
	return key, value, keyOK && valueOK
}

// sort keeps the pairs that mean nothing, but for decrees on a game that has none,
// which are refused once and leave the link, and complains of the others that come
// twice.
func (r *reader) sort(known []string, s *State) {
	for _, p := range r.pairs {
		refused := p.key == "preset" && s.Game.Piles != nil // with a Problem
		if !slices.Contains(known, p.key) && !refused {
			s.extra = append(s.extra, p.raw)
		}
	}
	for _, key := range known {
		if second, twice := r.again[key]; twice {
			r.note(key, second, "", "%s is said more than once; the first, %s, counts.", key, game.Clip(r.values[key]))
		}
	}
}

func (r *reader) version() {
	if v, given := r.values["v"]; given && v != "1" {
		r.note("v", v, "", "this page reads version 1 of links, v=1; what another version says may be lost.")
	}
}

// words reads the keys whose values are words.
func (r *reader) words(s *State) {
	s.View = DefaultView(s.Game)
	if word, given := r.values["view"]; given {
		if slices.Contains(Views, word) {
			s.View = word
		} else {
			r.note("view", word, "Showing the "+s.View+".", "the views are %s.", list(Views))
		}
	}
	if word, given := r.values["mode"]; given {
		if s.Projector = word == "projector"; !s.Projector {
			r.note("mode", word, leftOut, "the only mode is projector.")
		}
	}
	if word, given := r.values["theme"]; given {
		switch {
		case word == "auto":
		case slices.Contains(themes(), word):
			s.Theme = word
		default:
			r.note("theme", word, "Following the system.", "the themes are %s.", list(themes()))
		}
	}
	if word, given := r.values["debug"]; given {
		if s.Debug = word == "1"; !s.Debug {
			r.note("debug", word, leftOut, "write debug=1 to have the page tell what happens in it.")
		}
	}
	if text, given := r.values["show"]; given {
		s.hidden = shownByDefault ^ r.layers(text)
	}
}

// layers reads the value of show=: words joined by commas; none, or nothing at
// all, shows nothing.
func (r *reader) layers(text string) (shown layers) {
	if text == "" || text == "none" {
		return 0
	}
	for word := range strings.SplitSeq(text, ",") {
		if i := slices.Index(Layers, word); i >= 0 {
			shown |= 1 << i
		} else {
			r.note("show", word, leftOut, "what can be shown is %s, or none.", list(Layers))
		}
	}
	return shown
}

func list(words []string) string {
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
