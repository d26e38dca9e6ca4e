package first

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// A plain link is what of a link a picture depends on. Package link alone knows all
// that links may say, and mends what happened to them on their way; it is half as
// large again as all else here, so that links are read here only where each part
// stands as the page itself writes it. Of such links both read the same (a test
// holds them against each other).
type plain struct {
	game      *catalog.Game
	x, y      *big.Int // nil where the link does not say
	z         float64
	zoomed    bool
	view      string
	projector bool
	theme     string
	pinned    bool
	axes      [2]uint64
}

// keys are those of a link besides the parameters of its game.
var keys = []string{"v", "game", "play", "preset", "x", "y", "z", "view", "mode", "theme", "show", "at", "row", "rowheight", "axes", "debug"}

// asides are keys that change no P-position. What is wrong with one may be a sign
// that the link was spoiled on its way, so they have none but these characters.
var asides = []string{"show", "at", "row", "rowheight", "debug"}

const aside = "abcdefghijklmnopqrstuvwxyz0123456789,."

// maxLink is the length of the longest link that is read, in bytes.
const maxLink = 1 << 15

// read reads a fragment; ok is false where it is not plain.
func read(fragment string) (l plain, ok bool) {
	values, ok := pairs(fragment)
	if !ok {
		return l, false
	}
	var problems []catalog.Problem
	if l.game, problems = catalog.Parse(values); len(problems) > 0 {
		return l, false
	}
	for key := range values {
		if slices.Contains(asides, key) && strings.Trim(values[key], aside) != "" {
			return l, false
		}
		if !slices.Contains(keys, key) && !slices.ContainsFunc(l.game.Family.Params, func(p catalog.Param) bool { return p.Key == key }) {
			return l, false
		}
	}
	ok = l.place(values) && l.looks(values)
	if _, given := values["axes"]; l.game.MapOfPositions() { // those are x and y
		return l, ok && !given
	}
	return l, ok && l.axesOf(values)
}

// pairs takes a fragment apart; a key that comes twice is not plain.
func pairs(fragment string) (values map[string]string, ok bool) {
	if len(fragment) > maxLink {
		return nil, false
	}
	values = map[string]string{}
	for raw := range strings.SplitSeq(fragment, "&") {
		if raw == "" {
			continue
		}
		key, value, _ := strings.Cut(raw, "=")
		value, ok := catalog.Unescape(value)
		if _, twice := values[key]; twice || !ok {
			return nil, false
		}
		values[key] = value
	}
	v, given := values["v"]
	return values, !given || v == "1"
}

// place reads where the map looks.
func (l *plain) place(values map[string]string) bool {
	l.z = 3
	if text, given := values["z"]; given {
		if l.z, l.zoomed = decimal(text); !l.zoomed || l.z < viewport.MinZ || l.z > viewport.MaxZ {
			return false
		}
	}
	for key, n := range map[string]**big.Int{"x": &l.x, "y": &l.y} {
		if text, given := values[key]; given {
			if *n, given = new(big.Int).SetString(text, 10); !given || (*n).String() != text || len(text) > viewport.MaxDigits {
				return false
			}
			if (*n).Sign() < 0 && float64((*n).BitLen())+l.z > 14 { // too far from the edge of the map
				return false
			}
		}
	}
	return (l.x == nil) == (l.y == nil)
}

// decimal reads a number of at most fifteen digits, of which both parts have some.
// The quotient of two whole numbers below 2^53 is rounded once, so it is what
// strconv.ParseFloat makes of the text, whose tables are left out of the download.
func decimal(text string) (f float64, ok bool) {
	digits, negative := strings.CutPrefix(text, "-")
	whole, part, split := strings.Cut(digits, ".")
	if whole == "" || split && part == "" || len(whole)+len(part) > 15 {
		return 0, false
	}
	n, tens := int64(0), int64(1) // n < 10^15
	for _, c := range []byte(whole + part) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int64(c-'0')
	}
	for range part {
		tens *= 10
	}
	if negative {
		n = -n
	}
	return float64(n) / float64(tens), true
}

// looks reads the words of a link.
func (l *plain) looks(values map[string]string) bool {
	l.view = "map"
	if !l.game.MapOfPositions() {
		l.view = "table"
	}
	if view, given := values["view"]; given {
		l.view = view
	}
	mode, projected := values["mode"]
	l.projector = projected
	theme, themed := values["theme"]
	l.theme = theme
	_, l.pinned = values["at"]
	named := func(p *raster.Palette) bool { return p.Name == l.theme }
	return slices.Contains([]string{"map", "table", "both"}, l.view) && (!projected || mode == "projector") &&
		(!themed || slices.ContainsFunc(raster.Palettes(), named))
}

// axesOf reads which two of n and the heaps the axes of a map show.
func (l *plain) axesOf(values map[string]string) bool {
	l.axes = [2]uint64{uint64(l.game.MapAxes[0]), uint64(l.game.MapAxes[1])}
	text, given := values["axes"]
	if !given {
		return true
	}
	first, second, _ := strings.Cut(text, ",")
	for i, word := range []string{first, second} {
		n, err := strconv.ParseUint(word, 10, 8)
		if word == "n" {
			n, err = 0, nil
		} else if n == 0 {
			return false
		}
		if err != nil || n > uint64(l.game.Heaps) {
			return false
		}
		l.axes[i] = n
	}
	return l.axes[0] != l.axes[1]
}
