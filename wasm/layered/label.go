package layered

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
)

// A Label says which digits are read on an arrow: those of any part. Where a box
// of several states is at an end there is one part, and its digits are dealt out to
// the states of the box in order, one each: those of x to the box that the arrow
// comes from if XFirst, else those of y. The arrows of a joint have one part, of
// one heap: the other is read on the arrow that follows, or came before.
type Label struct {
	Parts  []Part
	XFirst bool
}

// A Part is pairs of digits: any of X with any of Y. A nil set is left to the other
// arrows of a joint.
type Part struct{ X, Y []int }

// String writes a label: "1–4,0" is a 1, 2, 3 or 4 of x with a 0 of y, and "·" is
// what the other arrow of a joint says.
func (l Label) String() string { return l.Most(len(l.Parts)) }

// Most writes so many parts of a label, and how many more there are.
func (l Label) Most(n int) string {
	words := make([]string, 0, n+1)
	for _, p := range l.Parts[:min(n, len(l.Parts))] {
		words = append(words, p.String())
	}
	if more := len(l.Parts) - n; more > 0 {
		words = append(words, "+"+strconv.Itoa(more))
	}
	return strings.Join(words, " ")
}

func (p Part) String() string { return span(p.X) + "," + span(p.Y) }

// span writes a set of digits.
func span(digits []int) string {
	if digits == nil {
		return "·"
	}
	var words []string
	for i := 0; i < len(digits); {
		end := i
		for end+1 < len(digits) && digits[end+1] == digits[end]+1 {
			end++
		}
		switch end - i {
		case 0:
			words = append(words, strconv.Itoa(digits[i]))
		case 1:
			words = append(words, strconv.Itoa(digits[i]), strconv.Itoa(digits[end]))
		default:
			words = append(words, strconv.Itoa(digits[i])+"–"+strconv.Itoa(digits[end]))
		}
		i = end + 1
	}
	return strings.Join(words, "/")
}

// partsOf writes pairs of digits, which are in order, as few parts: those of x with
// the same of y together.
func partsOf(pairs [][2]int) []Part {
	var parts []Part
	for i := 0; i < len(pairs); {
		x := pairs[i][0]
		var ys []int
		for ; i < len(pairs) && pairs[i][0] == x; i++ {
			ys = append(ys, pairs[i][1])
		}
		at := slices.IndexFunc(parts, func(p Part) bool { return slices.Equal(p.Y, ys) })
		if at < 0 {
			parts = append(parts, Part{[]int{x}, ys})
		} else {
			parts[at].X = append(parts[at].X, x)
		}
	}
	return parts
}

// product is the one part that pairs of digits between states of two boxes are:
// sources[i] has its own share of one digit and targets[j] its own of the other, in
// order. False if they are not so.
func product(steps func(i, j int) [][2]int, sources, targets int) (p Part, xFirst bool, ok bool) {
	for _, xFirst := range []bool{true, false} {
		own, other := 0, 1
		if !xFirst {
			own, other = 1, 0
		}
		from, to := make([][]int, sources), make([][]int, targets)
		for i := range sources {
			from[i] = digitsOf(steps(i, 0), own)
		}
		for j := range targets {
			to[j] = digitsOf(steps(0, j), other)
		}
		if !dealt(from) || !dealt(to) {
			continue
		}
		if !slices.ContainsFunc(pairsOf(sources, targets), func(at [2]int) bool {
			return !isProduct(steps(at[0], at[1]), own, from[at[0]], to[at[1]])
		}) {
			p := Part{slices.Concat(from...), slices.Concat(to...)}
			if !xFirst {
				p.X, p.Y = p.Y, p.X
			}
			return p, xFirst, true
		}
	}
	return Part{}, false, false
}

// pairsOf are the pairs (i, j) with i < n and j < m.
func pairsOf(n, m int) (all [][2]int) {
	for i := range n {
		for j := range m {
			all = append(all, [2]int{i, j})
		}
	}
	return all
}

// digitsOf are the digits of x (0) or of y (1) in pairs of them, in order.
func digitsOf(pairs [][2]int, which int) []int {
	all := lists.Map(pairs, func(p [2]int) int { return p[which] })
	sort.Ints(all)
	return slices.Compact(all)
}

// dealt reports whether shares follow one another and are of one size, so that the
// whole says each.
func dealt(shares [][]int) bool {
	if len(shares) == 1 {
		return len(shares[0]) > 0
	}
	for i, share := range shares {
		if len(share) != 1 || i > 0 && share[0] <= shares[i-1][0] {
			return false
		}
	}
	return true
}

// isProduct reports whether pairs are all those of two sets, the first being of x
// if own is 0.
func isProduct(pairs [][2]int, own int, first, second []int) bool {
	if len(pairs) != len(first)*len(second) {
		return false
	}
	return !slices.ContainsFunc(pairs, func(p [2]int) bool { return !slices.Contains(first, p[own]) || !slices.Contains(second, p[1-own]) })
}
