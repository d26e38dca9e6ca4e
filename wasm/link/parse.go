package link

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"sync"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/written"
)

// maxProblems bounds what a person has to read about one link.
const maxProblems = 12

// maxFragment bounds a link, in bytes: the longest that a state writes is shorter.
const maxFragment = 1 << 18

// Parse reads a fragment, with or without its #. It never fails: what cannot
// be taken as it stands becomes the nearest that can, and a Problem says in
// words what was wrong, where, and what would do. A link that was spoiled on its
// way is mended first, if more of it can be read then.
func Parse(fragment string) (State, []catalog.Problem) {
	fragment = strings.TrimPrefix(fragment, "#")
	if len(fragment) > maxFragment {
		s, _ := Parse("")
		return s, []catalog.Problem{{
			Message: fmt.Sprintf("This link is %d characters long; links of up to %d are read.", len(fragment), maxFragment),
			Done:    "Showing " + s.Game.Name() + ".",
		}}
	}
	s, r := read(fragment, false)
	if r.unread > 0 {
		if mended, other := read(mend(fragment), true); other.unread < r.unread {
			mended.typed = "" // it is shared as it should be
			return mended, other.problems
		}
	}
	return s, r.problems
}

// read reads a fragment as it stands, or after mending.
func read(fragment string, mended bool) (State, *reader) {
	r := &reader{values: map[string]string{}, again: map[string]string{}, texts: map[*big.Int]string{}, mended: mended}
	r.split(fragment)
	lecture, step := r.lecture()
	r.numbers()

	s := State{origin: origin{texts: r.texts}}
	var problems []catalog.Problem
	s.Game, problems = catalog.Parse(r.values)
	r.problems = append(r.problems, problems...)
	known := knownKeys(s.Game)
	r.sort(known, &s)
	r.version()
	r.place(&s)
	r.words(&s)
	s.Lecture, s.Step = lecture, step
	s.Projector = s.Projector || lecture != ""
	r.pinned(&s)
	r.table(&s)
	r.with(&s)
	r.match(&s)
	r.lab(&s)
	r.level(&s)
	r.nothing(&s)

	r.unread = len(r.problems) + r.more + len(s.extra)
	if _, versioned := r.values["v"]; versioned && len(r.problems) == 0 {
		s.typed, s.meant = fragment, s.canonical()
	}
	if r.more > 0 {
		r.problems = append(r.problems, catalog.Problem{
			Message: fmt.Sprintf("And %d more things in this link were wrong.", r.more),
		})
	}
	return s, r
}

// nothing complains of a link that names no game and yet says something that
// needs one, or of a text that is no link.
func (r *reader) nothing(s *State) {
	if _, named := r.values["game"]; named {
		return
	}
	_, versioned := r.values["v"]
	for _, p := range r.pairs {
		if slices.Contains(s.extra, p.raw) && (!versioned || gameKeys()[p.key]) {
			r.note("game", "", "Showing "+s.Game.Name()+".", "the link names no game, and “%s” means nothing without one.", game.Clip(p.raw))
			return
		}
	}
}

// gameKeys are the keys that mean something for some game.
var gameKeys = sync.OnceValue(func() map[string]bool {
	keys := map[string]bool{}
	for _, e := range catalog.All() {
		for _, p := range e.Params {
			keys[p.Key] = true
		}
	}
	return keys
})

// numbers writes the numbers that a game depends on in plain decimal, however
// they are written.
func (r *reader) numbers() {
	id, given := r.values["game"]
	e := catalog.Find(id)
	if !given || e == nil {
		e = catalog.Default()
	}
	for _, p := range e.Params {
		text, given := r.values[p.Key]
		if !given || p.Kind != catalog.Number || strings.Trim(text, "0123456789") == "" {
			continue
		}
		if n, fault := written.Integer(text, paramDigits); fault == nil {
			r.values[p.Key] = n.String()
		}
	}
}

// paramDigits is how many digits a parameter may have to be read otherwise than in
// plain decimal.
const paramDigits = 100

// A reader holds what is being read.
type reader struct {
	pairs    []pair
	values   map[string]string   // the first value of each key
	again    map[string]string   // the last of those after it
	texts    map[*big.Int]string // see origin
	problems []catalog.Problem
	more     int  // problems beyond maxProblems
	mended   bool // what was typed is mended, pair by pair
	unread   int  // how much could not be taken as it stands
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

// maxPairs bounds the parts of a link.
const maxPairs = 2000

// split takes the fragment apart.
func (r *reader) split(fragment string) {
	for raw := range strings.SplitSeq(fragment, "&") {
		if raw == "" {
			continue
		}
		if len(r.pairs)+len(r.problems)+r.more >= maxPairs {
			r.note("", "", leftOut, "a link has at most %d parts; the others are not read.", maxPairs)
			break
		}
		key, value, ok := splitPair(raw)
		if !ok {
			part, text, _ := strings.Cut(raw, "=")
			r.note(part, text, leftOut, "a %% must be followed by two hexadecimal digits; a percent sign itself is %%25.")
			continue
		}
		if r.mended {
			key, value = mendPair(key, value)
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

// maxExtra bounds the pairs that mean nothing and are kept, in bytes together.
const maxExtra = 4096

// sort keeps the pairs that mean nothing, but for decrees on a game that has none,
// which are refused once and leave the link, and complains of the others that come
// twice.
func (r *reader) sort(known []string, s *State) {
	room := maxExtra
	for _, p := range r.pairs {
		switch {
		case slices.Contains(known, p.key):
		case p.key == "preset" && !s.Game.MapOfPositions(): // there is a Problem about it
		case len(p.raw) > room:
			r.note(p.key, "", leftOut, "it means nothing here and is too long to be kept.")
		case !stays(p.raw):
			r.note(p.key, "", leftOut, "it means nothing here, and would be taken for what happens to links on their way.")
		default:
			room -= len(p.raw)
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
	s.Projector = r.only("mode", "projector", "the only mode is projector.")
	if word, given := r.values["theme"]; given {
		switch {
		case word == "auto":
		case slices.Contains(themes(), word):
			s.Theme = word
		default:
			r.note("theme", word, "Following the system.", "the themes are %s.", list(themes()))
		}
	}
	s.Debug = r.only("debug", "1", "write debug=1 to have the page tell what happens in it.")
	s.Proof = r.only("proof", "1", "write proof=1 to have the game proved for all positions.")
	if text, given := r.values["show"]; given {
		s.hidden = shownByDefault ^ r.layers(text)
	}
}

// only reports whether a key has the only value that it can have.
func (r *reader) only(key, value, should string) bool {
	word, given := r.values[key]
	if given && word != value {
		r.note(key, word, leftOut, "%s", should)
	}
	return word == value
}

// layers reads the value of show=: words joined by commas; none, or nothing at
// all, shows nothing.
func (r *reader) layers(text string) (shown layers) {
	if text == "" || text == "none" {
		return 0
	}
	for word := range strings.SplitSeq(text, ",") {
		if layer := layerOf(word); layer != 0 {
			shown |= layer
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
