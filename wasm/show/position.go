package show

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/core/numeration"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/viewport"
)

// longestWritten is how many digits a number may have to be written in the
// number system: the way there takes the square of that.
const longestWritten = 400

// pinnedPosition is what there is to say of the pinned position besides its
// reading: all its digits, and its heaps in the number system of the theorem.
// Nil when there is nothing.
func pinnedPosition(s *state) *html.Node {
	section := html.El("section", html.ID("pinned"), html.Class("tool"), heading("The pinned position"), p("serif", text(tuple(s.pinned))))
	short := len(section.Kids)
	var heaps []*big.Int
	long := false
	for _, digits := range s.pinned {
		n, ok := new(big.Int).SetString(digits, 10)
		if !ok {
			return nil
		}
		heaps = append(heaps, n)
		long = long || viewport.Shortened(n)
	}
	if long {
		section.Add(fold(s, "digits", "All digits", func(d *html.Node) {
			for i, digits := range s.pinned {
				d.Add(p("serif", html.El("i", text(heapName(s, i))), text(" = "+digits)))
			}
		}))
	}
	if system := s.game.Numeration; system != nil && len(heaps) == 2 {
		section.Add(fold(s, "numeration", "In the game’s number system", func(d *html.Node) {
			d.Add(p("help", text(systemWords(system))))
			for i, n := range heaps {
				d.Add(written(system, heapName(s, i), n, len(s.pinned[i])))
			}
			if len(s.pinned[0]) <= longestWritten && len(s.pinned[1]) <= longestWritten && system.Has(heaps[0], heaps[1]) {
				d.Add(p("serif", text("Each is the other’s partner: one is the other shifted left.")))
			}
		}))
	}
	if len(section.Kids) == short {
		return nil
	}
	return section
}

// fold is a part of the list with a line to unfold it; what is in it is made only
// while it is open.
func fold(s *state, name, words string, inside func(*html.Node)) *html.Node {
	d := html.El("details", html.ID("fold-"+name), html.Class("fold-line"), html.Flag("open", s.open(name)),
		html.El("summary", does("panel", name), text(words)))
	if s.open(name) {
		content := div("stack")
		inside(content)
		d.Add(content)
	}
	return d
}

// heapName is what heap i is called on the axes.
func heapName(s *state, i int) string {
	if len(s.pinned) == 2 && !s.piled() {
		return []string{"x", "y"}[i]
	}
	if i+1 < len(s.heads) {
		return s.heads[i+1]
	}
	return ""
}

// systemWords says what the places of the number system are worth.
func systemWords(system *numeration.Wythoff) string {
	const shown = 6
	weights := lists.Map(system.Weights(shown), viewport.Full)
	s, t := system.Parameters()
	after := "one less than " + number(s)
	if s == 1 {
		after = "a 0"
	}
	return fmt.Sprintf("From the right, places weigh %s, …: uₙ = %suₙ₋₁ + %suₙ₋₂. Digits go up to %s; after a %[4]s comes %s. "+
		"A number is an Aₙ when it ends in an even number of zeros, and one zero more makes its Bₙ.",
		strings.Join(weights, ", "), factor(s+t-1), factor(s), number(s+t-1), after)
}

// factor is a coefficient, which is left out when it is 1.
func factor(n int64) string {
	if n == 1 {
		return ""
	}
	return number(n)
}

// written is a number in the system, and what its zeros say.
func written(system *numeration.Wythoff, name string, n *big.Int, length int) *html.Node {
	line := p("serif", html.El("i", text(name)), text(" = "))
	if length > longestWritten {
		line.Add(text("… is written for numbers of up to " + number(longestWritten) + " digits."))
		return line
	}
	places := system.Digits(n)
	row, a, b := system.Pair(n)
	zeros := numeration.TrailingZeros(places)
	words := "ends in " + count(int64(zeros), "zero")
	switch {
	case n.Sign() == 0:
		words = "no digits: the first A and the first B"
	case zeros%2 == 0:
		words += ": an A, with n = " + viewport.Full(row) + " and B = " + viewport.Full(b)
	default:
		words += ": a B, with n = " + viewport.Full(row) + " and A = " + viewport.Full(a)
	}
	line.Add(span("numeral", text(numeral(places))), text(" – "+words+"."))
	return line
}

// numeral writes digits, highest place first; of many only both ends.
func numeral(places []int64) string {
	const ends = 24
	if len(places) == 0 {
		return "0"
	}
	const between = "\u200a·\u200a"
	if len(places) <= 2*ends+8 {
		return digitsOf(places, between)
	}
	return fmt.Sprintf("%s…%s [%s]", digitsOf(places[:ends], between), digitsOf(places[len(places)-ends:], between), count(int64(len(places)), "place"))
}

// digitsOf writes digits side by side, or with something between where one of them
// is 10 or more.
func digitsOf(places []int64, between string) string {
	if slices.Max(places) <= 9 {
		between = ""
	}
	return strings.Join(lists.Map(places, func(d int64) string { return strconv.FormatInt(d, 10) }), between)
}
