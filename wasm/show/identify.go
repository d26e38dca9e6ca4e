package show

import (
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// identify asks which game a sequence is of.
func identify(s *state) *html.Node {
	field := s.field("identify-terms")
	out := answered(labTask(s, "identify"), "identify-out", identified)
	return tool("lab-identify", "Which game is this?",
		div("line", input(field, "identify-terms", "identify-terms", "", html.Set("aria-label", "Terms or positions"), html.Set("placeholder", "1, 3, 4, 6, 8, 9")), submit("Find")),
		fault(field, "identify-terms"),
		p("help", text("Terms of a sequence, or positions: (1, 2), (3, 5). Looked for in a grid of games with small values, in both conventions.")), out)
}

// identified lists the games that fit, the best first.
func identified(found *protocol.Identified) html.Nodes {
	if len(found.Games) == 0 {
		return append(html.Nodes{p("serif", text("Nothing in the grid begins so."))}, designed(found)...)
	}
	const most = 12
	items := html.El("ul", html.Class("examples"))
	for i, part := range found.Games[:min(len(found.Games), most, len(found.Sequences), len(found.From), len(found.Agree))] {
		address, _ := link.Parse(part)
		words := ": " + found.Sequences[i] + " from n\u00a0=\u00a0" + number(int64(found.From[i]))
		if found.Agree[i] < found.Asked {
			words += ", the first " + number(int64(found.Agree[i])) + " of " + number(int64(found.Asked))
		}
		items.Add(html.El("li", gameLink(address.Game, text(address.Game.Name())), text(words)))
	}
	nodes := html.Nodes{items}
	if more := len(found.Games) - most; more > 0 {
		nodes = append(nodes, p("help", text("And "+count(int64(more), "other game")+".")))
	}
	return append(nodes, designed(found)...)
}

// designed are the number systems of two complementary sequences, and the games that
// were made for them.
func designed(found *protocol.Identified) (nodes html.Nodes) {
	if len(found.Systems) > 0 {
		nodes = append(nodes, p("serif", text("A ends in an even number of zeros, and B is A shifted, as far as they are given, in "+strings.Join(found.Systems, ", ")+".")))
	}
	if len(found.Made) > 0 {
		items := html.El("ul", html.Class("examples"))
		for _, m := range found.Made {
			address, _ := link.Parse(m.Game)
			items.Add(html.El("li", gameLink(address.Game, text(address.Game.Family.Name)), text(": "+m.Formula+". "+m.Conditions)))
		}
		nodes = append(nodes, p("help", text("Made for these pairs, decided, and compared with them:")), items)
	}
	if found.WhyNone != "" {
		nodes = append(nodes, p("help", text("No f makes a game of these pairs by the theorems. "+found.WhyNone)))
	}
	return nodes
}
