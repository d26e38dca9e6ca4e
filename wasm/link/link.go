// Package link writes the state of the page into the fragment of its address
// and reads it back. It is the one place that knows the grammar.
//
// A fragment is a query: key=value pairs joined by &, in any order, where %20
// is a space and + is a plus. Keys say the version of the grammar (v=1), the
// game (see package catalog), where the map looks (x, y, z), how (view, mode,
// theme, show), what is pinned (at), how the table and the map of a game
// with K piles look (row, rowheight, axes, beside), which match is played (match),
// which game it is compared with, how (with, compare, split), and what a laboratory
// is asked (lab). Keys that mean nothing are kept.
package link

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// Views are the words for view=. What a link means that has none depends on
// the game; see [DefaultView].
var Views = []string{"map", "table", "both"}

// DefaultView is how a game opens: as a map, or as a table if its positions are
// vectors.
func DefaultView(g *catalog.Game) string {
	if g != nil && !g.MapOfPositions() {
		return "table"
	}
	return "map"
}

// Layers are the words for show=, in the order in which links list them: beams are
// the upper and the lower one, of which each can be shown alone. P-positions, and which
// of them are decreed, are shown unless a link says that they are not.
var Layers = []string{"beams", "upper", "lower", "grid", "moves", "squares", "difference", "values", "options", "diagonals", "no-positions", "no-decrees"}

// shownByDefault is what a link without show= shows.
var shownByDefault = layerOf("beams") | layerOf("grid") | layerOf("moves") | layerOf("options")

// DefaultZ is the zoom of a link that says where to look but not how closely.
const DefaultZ = 3

// A State is all that a link says. The zero value, and what [Parse] makes of
// an empty fragment, is the page as it opens for the first time.
type State struct {
	Game *catalog.Game // nil is Wythoff's game

	Place
	Style

	// At is the pinned position, sorted where the heaps have no order; nil when
	// there is none.
	At game.Vector

	Piled
	Scroll

	// Match is a game in progress, as a text of package play: the start, the
	// position after each move, and who plays. Empty when none is.
	Match string

	Lecture string // that is being given: the id of one that comes with the page, or its compact form; "" is none
	Step    int    // of it, counted from 0

	Wants

	origin
}

// A Place is where the map looks. X and Y are the position in the middle of the
// window; both nil when the link does not say, and the page opens at the beginning
// of the map. The edge of the map may be on the screen, so they may be a little
// below zero.
type Place struct {
	X, Y   *big.Int
	Z      float64 // log2 of CSS pixels a position, viewport.MinZ to MaxZ
	Zoomed bool    // the link says z; of use when it does not say x and y
}

// A Style is how the page looks, whatever the game.
type Style struct {
	View      string // one of Views; "" is the default
	Projector bool
	Theme     string // the name of a palette; "" follows the system
	Debug     bool   // the page tells what happens in it
	hidden    layers // layers that differ from shownByDefault
}

// Piled is of games with K piles: what the two axes of the map show, 0 for n and i
// for pᵢ, both 0 meaning p₁ and p₂; and the id of the game whose table stands beside.
type Piled struct {
	Axes   [2]int
	Beside string
}

// A Scroll is how far the table is scrolled.
type Scroll struct {
	Row       *big.Int // the first row of the table in view; nil is row 0
	RowHeight float64  // of the table in CSS pixels; 0 is the usual height
}

// Wants is what the link asks to be computed besides.
type Wants struct {
	With  Second // a game to compare with
	Level Level  // the level line of values
	Lab   Lab    // what a laboratory is asked
	Proof bool   // the page opens with the proof of the game running
}

// An origin is what a state was read from.
type origin struct {
	texts map[*big.Int]string // of long numbers, which take milliseconds to become text

	extra []string // pairs that mean nothing to us, as they were written
	typed string   // the fragment, when nothing in it was wrong
	meant string   // what String would have written for it
}

// layers has bit i set for Layers[i]; beams have no bit of their own.
type layers uint

// layerOf is what a word shows; nothing if it is none of [Layers].
func layerOf(word string) layers {
	if word == "beams" {
		return layerOf("upper") | layerOf("lower")
	}
	if i := slices.Index(Layers, word); i >= 0 {
		return 1 << i
	}
	return 0
}

// Placed reports whether the state says where the map looks.
func (s *State) Placed() bool { return s.X != nil && s.Y != nil }

// Text is a number of the state in decimal, which must not have been changed since.
func (s *State) Text(n *big.Int) string {
	if text, read := s.texts[n]; read {
		return text
	}
	return n.String()
}

// Look makes the state say where the map looks. It keeps its own copies.
func (s *State) Look(x, y *big.Int, z float64) {
	s.X, s.Y = new(big.Int).Set(x), new(big.Int).Set(y)
	s.Z, s.Zoomed = z, true
}

// Keep takes over from another state what does not depend on the game: the
// colours, what is drawn, and how large.
func (s *State) Keep(from *State) {
	s.Theme, s.Projector, s.hidden, s.Debug = from.Theme, from.Projector, from.hidden, from.Debug
}

// Shows reports whether a layer, one of [Layers], is shown; of beams, whether either
// is. Other words are not.
func (s *State) Shows(layer string) bool { return s.shown()&layerOf(layer) != 0 }

// Beam is the word for a game's i-th line or curve: the upper one, the lower, in turn.
func Beam(i int) string { return [2]string{"upper", "lower"}[i%2] }

// SetShow shows or hides a layer; other words are ignored.
func (s *State) SetShow(layer string, show bool) {
	shown := s.shown() &^ layerOf(layer)
	if show {
		shown |= layerOf(layer)
	}
	s.hidden = shownByDefault ^ shown
}

func (s *State) shown() layers { return shownByDefault ^ s.hidden }

// String is the fragment, without #. Opening a link and sharing again gives
// the same link: a fragment that was read without fault comes back as it was
// typed, in its own order and spelling, for as long as the state is what it
// says. Any other state is written in canonical form: v, the game, x, y, z,
// what differs from the defaults, and last the pairs that mean nothing to us.
// Reading either gives the state back, with z to three decimals.
func (s State) String() string {
	c := s.canonical()
	if s.typed != "" && c == s.meant {
		return s.typed
	}
	return c
}

func (s *State) canonical() string {
	game := s.Game
	if game == nil {
		game = catalog.Default().Default()
	}
	parts := []string{"v=1", game.Link()}
	add := func(key, value string) { parts = append(parts, key+"="+value) }
	if s.Placed() {
		add("x", s.Text(s.X))
		add("y", s.Text(s.Y))
	}
	if s.Placed() || s.Zoomed {
		add("z", formatZ(s.Z))
	}
	if s.View != "" && s.View != DefaultView(game) {
		add("view", s.View)
	}
	if s.Projector {
		add("mode", "projector")
	}
	if s.Lecture != "" {
		add("lecture", catalog.Escape(s.Lecture))
		add("step", strconv.Itoa(s.Step+1))
	}
	if s.Theme != "" {
		add("theme", s.Theme)
	}
	if s.hidden != 0 {
		add("show", s.shown().String())
	}
	s.addTable(game, add)
	s.addWith(add)
	if s.Level.Set {
		add("level", strconv.FormatUint(s.Level.Value, 10))
	}
	if s.Lab.Name != "" {
		add("lab", s.Lab.String())
	}
	if s.Debug {
		add("debug", "1")
	}
	if s.Proof {
		add("proof", "1")
	}
	if s.At != nil {
		add("at", strings.Join(lists.Map(s.At, s.Text), ","))
	}
	if s.Match != "" {
		add("match", s.Match)
	}
	known := knownKeys(game)
	for _, pair := range s.extra {
		// Another game may have given a meaning to what had none.
		if key, _, ok := splitPair(pair); ok && !slices.Contains(known, key) {
			parts = append(parts, pair)
		}
	}
	return strings.Join(parts, "&")
}

// String lists the layers shown, as in show=.
func (l layers) String() string {
	var words []string
	for _, word := range Layers {
		if of := layerOf(word); l&of == of {
			words = append(words, word)
			l &^= of // both beams are not told one by one
		}
	}
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ",")
}

// formatZ keeps three decimals: a thousandth of a doubling moves the edge of a
// window 4000 px wide by 1.4 px.
func formatZ(z float64) string {
	z = math.Round(z*1000) / 1000
	return strconv.FormatFloat(z+0, 'f', -1, 64) // +0 makes −0 a 0
}

// viewKeys are the keys that mean something whatever the game.
var viewKeys = []string{"v", "x", "y", "z", "view", "mode", "theme", "show", "at", "row", "rowheight", "match", "debug", "proof", "lecture", "step", "with", "compare", "split", "lab", "level"}

func knownKeys(game *catalog.Game) []string {
	keys := append(game.Keys(), viewKeys...)
	if !game.MapOfPositions() {
		keys = append(keys, "axes", "beside")
	}
	return keys
}

// themes are the words for theme=.
func themes() []string {
	words := []string{"auto"}
	for _, p := range raster.Palettes() {
		words = append(words, p.Name)
	}
	return words
}

// maxDigits bounds integers, as it bounds what the map can show.
const maxDigits = viewport.MaxDigits
