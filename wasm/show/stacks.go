package show

import (
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// What a stack looks like, in the units of its drawing: at most so many tokens are
// drawn one by one, each so high, in a column so wide.
const (
	drawnTokens = 24
	tokenHigh   = 6
	stackWide   = 48
)

// mostGrasped is the largest stack that can be taken hold of; larger ones are
// typed.
const mostGrasped = 1_000_000

// stacks are the heaps as stacks of tokens, each taken down, or built up, by hand
// or with arrow keys.
func stacks(s *state) *html.Node {
	f := s.match
	row := div("stacks", html.Set("role", "group"), html.Set("aria-label", "The heaps"))
	for i := range f.at {
		if i < len(f.stays) {
			row.Add(stack(s, i))
		}
	}
	return row
}

func stack(s *state, i int) *html.Node {
	f := s.match
	size, ok := new(big.Int).SetString(f.at[i], 10)
	stays, fine := new(big.Int).SetString(f.stays[i], 10)
	name := stackName(i, len(f.at))
	label := html.El("figcaption", text(digits(f.stays[i])))
	if !ok || !fine || !size.IsInt64() || size.Int64() > mostGrasped || !stays.IsInt64() || stays.Int64() > mostGrasped {
		return html.El("figure", html.Key(name), label)
	}
	most := scaleOfStacks(s)
	grip := html.El("input", html.Set("type", "range"), html.ID("stack-"+strconv.Itoa(i)), does("leave", strconv.Itoa(i)), html.Set("aria-label", name+": tokens that stay"),
		html.Set("min", "0"), html.Set("max", strconv.FormatInt(most, 10)), html.Set("step", "1"), html.Set("value", stays.String()))
	return html.El("figure", html.Key(name), drawn(size.Int64(), stays.Int64(), most), grip, label)
}

// scaleOfStacks is how many tokens the highest stack may have: the same for all, so
// that they can be compared, and for the whole of a match, so that they shrink.
func scaleOfStacks(s *state) int64 {
	f := s.match
	most := max(largest(f.at), largest(f.stays))
	if !f.begun {
		return max(20, min(mostGrasped, 2*most))
	}
	for _, at := range f.line {
		most = max(most, largest(at))
	}
	if s.grows {
		most = min(mostGrasped, 2*most)
	}
	return most
}

// largest is the largest heap that can be taken hold of.
func largest(at []string) int64 {
	most := int64(1)
	for _, text := range at {
		if n, err := strconv.ParseInt(text, 10, 64); err == nil {
			most = max(most, min(n, mostGrasped))
		}
	}
	return most
}

func stackName(i, heaps int) string {
	if heaps == 2 {
		return []string{"First heap", "Second heap"}[i]
	}
	return "Heap " + strconv.Itoa(i+1)
}

// drawn is a stack: what stays is filled, what is lifted is hollow.
func drawn(size, stays, most int64) *html.Node {
	high := drawnTokens * tokenHigh
	picture := html.El("svg", html.Class("heap"), html.Set("viewBox", "0 0 "+strconv.Itoa(stackWide)+" "+strconv.Itoa(high)), html.Set("aria-hidden", "true"))
	block := func(class string, from, to float64) {
		picture.Add(html.El("rect", html.Class(class), html.Set("x", "6"), html.Set("width", strconv.Itoa(stackWide-12)), html.Set("rx", "2"),
			html.Set("y", coordinate(float64(high)*(1-to))), html.Set("height", coordinate(max(0.5, float64(high)*(to-from)-1)))))
	}
	top := max(size, stays)
	if most <= drawnTokens {
		for j := range top {
			class := "token"
			if j >= stays {
				class = "token lifted"
			}
			block(class, float64(j)/float64(most), float64(j+1)/float64(most))
		}
		return picture
	}
	if stays > 0 {
		block("token", 0, float64(stays)/float64(most))
	}
	if top > stays {
		block("token lifted", float64(stays)/float64(most), float64(top)/float64(most))
	}
	return picture
}

func coordinate(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

// puzzleLink opens a puzzle: the page answers, and does not err.
func puzzleLink(s *state, z protocol.Puzzle) string {
	return "#v=1&" + s.game.Link() + "&match=" + strings.Join(z.At, ".") + forbiddenText(z.Forbidden, len(z.At)) + "!s"
}

// forbiddenText is what is forbidden, as the text of a match has it.
func forbiddenText(all []string, heaps int) (text string) {
	for ; len(all) >= heaps; all = all[heaps:] {
		text += "~" + strings.Join(all[:heaps], ".")
	}
	return text
}

// winners says how many of the moves of a puzzle win.
func winners(n uint64) string {
	if n == 1 {
		return "1 wins"
	}
	return number(int64(n)) + " win"
}
