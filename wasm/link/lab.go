package link

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/columns"
	"wythoffatlas/core/words"
	"wythoffatlas/wasm/protocol"
)

// A Lab is what one of the laboratories is asked, lab= in a link: its name and then
// its settings, with commas between. The zero value is none.
//
//	words,2-1,gaps,20   the word of gaps of column 2 less column 1, twenty digits
//	columns,40          the columns of Wythoff's game after its box, up to 40
//	boxes,8,0.6,1,500   five hundred boxes of side 8 from the seed 1 on
//	values,7,10,24      24 values of the row, column and diagonal of (7, 10)
//	sweep,s:1-6;t:1-6;count;256   a number of each member along two axes, or one:
//	                    s:1-6;;map;48; see catalog.Axis and package sweep
//	limits,1000000      how quotients of piles of Wytlex move up to that row
//	identify,1,3,4,6    which games have a sequence that begins so, or P-positions:
//	                    identify,1.2,3.5,4.7,6.10
type Lab struct {
	Name string

	LabWords
	To           int // of columns
	X, Y, Values int // of values: a position, and how many
	LabBoxes
	LabSweep
	Terms string // of identify, as links write them; see Numbers
}

// LabWords is which word is asked for, as protocol.Words has it.
type LabWords struct {
	First, Less int
	Kind        string
	Digits      int
}

// LabBoxes is which boxes are tried: see catalog.ParsePreset.
type LabBoxes struct {
	Side  int
	Share string
	Seed  uint64
	Count int
}

// LabSweep is what is swept: along which axes, of which Up may be empty, and which
// number, up to N, which is also the last row of limits.
type LabSweep struct {
	Across, Up string
	Number     string
	N          int
}

// MostColumn is the last column that a laboratory shows.
const MostColumn = 4000

// String is the value of lab=; "" of none.
func (l Lab) String() string {
	switch l.Name {
	case "words":
		of := strconv.Itoa(l.First)
		if l.Less > 0 {
			of += "-" + strconv.Itoa(l.Less)
		}
		return fmt.Sprintf("words,%s,%s,%d", of, l.Kind, l.Digits)
	case "columns":
		return fmt.Sprintf("columns,%d", l.To)
	case "limits":
		return fmt.Sprintf("limits,%d", l.N)
	case "identify":
		return "identify," + l.Terms
	case "sweep":
		return fmt.Sprintf("sweep,%s;%s;%s;%d", l.Across, l.Up, l.Number, l.N)
	case "boxes":
		return fmt.Sprintf("boxes,%d,%s,%d,%d", l.Side, l.Share, l.Seed, l.Count)
	case "values":
		return fmt.Sprintf("values,%d,%d,%d", l.X, l.Y, l.Values)
	}
	return ""
}

// Fits reports whether a game has what the laboratory is asked about.
func (l Lab) Fits(g *catalog.Game) bool {
	switch l.Name {
	case "words":
		n := len(g.Columns()) - 1
		return l.First <= n && l.Less <= n
	case "columns":
		return g.Saturates()
	case "sweep":
		return l.along(g)
	case "limits":
		return g.Tiles
	case "boxes":
		return g.Family.Saturates()
	case "values":
		return g.MapOfPositions()
	}
	return true
}

// ParseLab reads the value of lab=. The error is a sentence on what it should be.
func ParseLab(text string) (Lab, string) {
	if rest, ok := strings.CutPrefix(text, "limits,"); ok {
		return parseLimits(rest)
	}
	if rest, ok := strings.CutPrefix(text, "sweep,"); ok {
		return parseSweep(rest)
	}
	if rest, ok := strings.CutPrefix(text, "identify,"); ok {
		return parseIdentify(rest)
	}
	parts := strings.Split(text, ",")
	number := func(i, least, most int) (n int, ok bool) {
		n, err := strconv.Atoi(parts[i])
		return n, err == nil && least <= n && n <= most && strconv.Itoa(n) == parts[i]
	}
	l := Lab{Name: parts[0]}
	switch {
	case parts[0] == "words":
		const should = "write lab=words,1,gaps,20: a column from 1 on, or two with a minus between, a word, and how many digits."
		if len(parts) != 4 || !slices.Contains(words.Kinds, parts[2]) {
			return Lab{}, should
		}
		first, less, minus := strings.Cut(parts[1], "-")
		var ok [3]bool
		l.Kind = parts[2]
		parts = []string{first, less, parts[3]}
		l.First, ok[0] = number(0, 1, 16)
		ok[1] = true
		if minus {
			l.Less, ok[1] = number(1, 1, 16)
		}
		l.Digits, ok[2] = number(2, 0, beam.MaxDigits)
		if ok != [3]bool{true, true, true} || l.Less == l.First || l.Less > 0 && l.Kind == "owners" {
			return Lab{}, should
		}
	case parts[0] == "columns":
		ok := len(parts) == 2
		if ok {
			l.To, ok = number(1, 1, MostColumn)
		}
		if !ok {
			return Lab{}, fmt.Sprintf("write lab=columns,40: a column from 1 to %d.", MostColumn)
		}
	case parts[0] == "boxes":
		ok := len(parts) == 5
		var side, count bool
		if ok {
			l.Side, side = number(1, 1, columns.MostSide)
			l.Count, count = number(4, 1, columns.MostBoxes)
			seed, err := strconv.ParseUint(parts[3], 10, 64)
			p, wrong := catalog.ParsePreset(parts[1] + "x" + parts[2])
			ok = side && count && err == nil && strconv.FormatUint(seed, 10) == parts[3] && wrong == nil && p.String() == parts[1]+"x"+parts[2]
			l.Share, l.Seed = parts[2], seed
		}
		if !ok {
			return Lab{}, fmt.Sprintf("write lab=boxes,8,0.6,1,500: a side up to %d, a share, the first seed, and how many boxes, up to %d.", columns.MostSide, columns.MostBoxes)
		}
	case parts[0] == "values":
		var ok [3]bool
		if len(parts) == 4 {
			l.X, ok[0] = number(1, 0, protocol.MaxValued-1)
			l.Y, ok[1] = number(2, 0, protocol.MaxValued-1)
			l.Values, ok[2] = number(3, 1, protocol.MostLine)
		}
		if ok != [3]bool{true, true, true} {
			return Lab{}, fmt.Sprintf("write lab=values,7,10,24: a position with heaps below %d, and how many values, up to %d.", protocol.MaxValued, protocol.MostLine)
		}
	default:
		return Lab{}, "the laboratories are words, columns, boxes, values, sweep, limits and identify."
	}
	return l, ""
}

// lab reads lab=.
func (r *reader) lab(s *State) {
	text, given := r.values["lab"]
	if !given {
		return
	}
	l, should := ParseLab(text)
	switch {
	case should != "":
		r.note("lab", text, leftOut, "%s", should)
	case !l.Fits(s.Game):
		r.note("lab", text, leftOut, "%s has no such sequence or parameter, no columns after a box, or no values.", s.Game.Name())
	default:
		s.Lab = l
	}
}
