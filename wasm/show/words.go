package show

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/viewport"
)

// count is so many things: "1 move", "1 234 moves". A noun with another plural
// than -s is given both.
func count(n int64, noun string, plural ...string) string {
	switch {
	case n == 1:
	case len(plural) > 0:
		noun = plural[0]
	default:
		noun += "s"
	}
	return number(n) + "\u00a0" + noun
}

// number writes a number as all numbers on the page are written.
func number(n int64) string { return viewport.Full(big.NewInt(n)) }

// digits writes a number that comes as decimal text; a text that is none stays.
func digits(s string) string {
	if plain := strings.TrimPrefix(s, "-"); plain == "" || strings.Trim(plain, "0123456789") != "" {
		return s
	}
	return viewport.FullText(s)
}

// tuple writes a position: "(5, 7)", of K piles "[1, 2, 3]". It does not break
// over two lines while it is short.
func tuple(sizes []string) string {
	grouped := lists.Map(sizes, func(s string) string { return strings.ReplaceAll(digits(s), "\u2009", "\u202f") })
	open, end := "(", ")"
	if len(sizes) != 2 {
		open, end = "[", "]"
	}
	const short = 28
	all := open + strings.Join(grouped, ",\u00a0") + end
	if len(all) > short {
		all = open + strings.Join(grouped, ", ") + end
	}
	return all
}

// A taking is what a move does to each heap. Change is what is added, negative
// where tokens are taken; Pair are the two heaps of the Wythoff part, counted
// from 0, twice the same when only one changes.
func taking(from, change []string, pair [2]int) string {
	if len(from) == 2 {
		return takingOfTwo(change)
	}
	order := []int{pair[0]}
	if pair[1] != pair[0] {
		order = append(order, pair[1])
	}
	for i := range from {
		if i != pair[0] && i != pair[1] {
			order = append(order, i)
		}
	}
	var parts []string
	for _, i := range order {
		if i < 0 || i >= len(from) || i >= len(change) {
			continue
		}
		n, taken := strings.CutPrefix(change[i], "-")
		pile := "the pile of " + digits(from[i])
		switch {
		case n == "0" && (i == pair[0] || i == pair[1]):
			parts = append(parts, "leave "+pile)
		case n == "0":
		case taken:
			parts = append(parts, "take "+digits(n)+" from "+pile)
		default:
			parts = append(parts, "add "+digits(n)+" to "+pile)
		}
	}
	return strings.Join(parts, ", ")
}

// takingOfTwo is a taking where each heap has a name.
func takingOfTwo(change []string) string {
	var taken [2]string
	for i := range taken {
		if i < len(change) {
			taken[i] = strings.TrimPrefix(change[i], "-")
		}
	}
	switch a, b := taken[0], taken[1]; {
	case b == "0" || b == "":
		return "take " + digits(a) + " from the first heap"
	case a == "0":
		return "take " + digits(b) + " from the second heap"
	case a == b:
		return "take " + digits(a) + " from both"
	default:
		return "take " + digits(a) + " from the first heap and " + digits(b) + " from the second"
	}
}

// capital begins a sentence.
func capital(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// head sets the heading of a column, its subscript as one: "Aₙ", "p₁".
func head(name string) html.Nodes {
	for i, r := range name {
		if r != 'ₙ' && (r < '₀' || r > '₉') {
			continue
		}
		sub := strings.Map(func(r rune) rune {
			if r == 'ₙ' {
				return 'n'
			}
			return r - '₀' + '0'
		}, name[i:])
		return html.Nodes{html.El("i", text(name[:i])), html.El("sub", html.Class("head-sub"), text(sub))}
	}
	return html.Nodes{html.El("i", text(name))}
}

// percent is how far something has come.
func percent(done, total uint64) string {
	if total == 0 {
		return "0\u00a0%"
	}
	for total > math.MaxUint64/100 {
		done, total = done>>1, total>>1
	}
	return strconv.FormatUint(min(done, total)*100/total, 10) + "\u00a0%"
}

// grouped writes the numbers of a sentence in groups, as all others are. What a person
// typed or could type, such as k=10000, stays as it is.
func grouped(words string) string {
	var b strings.Builder
	for i := 0; i < len(words); {
		end := i
		for end < len(words) && isDigit(words[end]) {
			end++
		}
		switch {
		case end == i:
			b.WriteByte(words[i])
			i++
			continue
		case alone(words, i, end):
			b.WriteString(digits(words[i:end]))
		default:
			b.WriteString(words[i:end])
		}
		i = end
	}
	return b.String()
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// alone reports whether a number stands by itself among words.
func alone(words string, from, end int) bool {
	if from > 0 && !strings.Contains(" (", words[from-1:from]) {
		return false
	}
	rest := words[end:]
	return rest == "" || strings.Contains(" ):;", rest[:1]) || strings.Contains(".,", rest[:1]) && (len(rest) == 1 || rest[1] == ' ')
}
