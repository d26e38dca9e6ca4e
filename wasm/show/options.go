package show

import (
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

var groupNames = []string{"All moves", "From the first heap", "From the second heap", "From both heaps"}

// movesOf are the options of the pinned position by groups, each of which can be
// tried; nil when nothing is pinned.
func movesOf(s *state) *html.Node {
	if s.pinned == nil {
		return nil
	}
	return html.El("section", html.ID("moves-of"), html.Class("tool"), fold(s, "options", "Every move from "+tuple(s.pinned), func(d *html.Node) {
		for _, g := range s.groups {
			d.Add(html.El("h4", html.Set("aria-level", "3"), text(groupNames[g.Which])), groupList(s, g))
		}
	}))
}

// groupList is the options of a group: how many there are, and the first.
func groupList(s *state, g model.Group) html.Nodes {
	listed, ok := g.Answer.Body.(*protocol.Listed)
	if !ok {
		return underway(model.Task{Asked: true, Answer: g.Answer})
	}
	total := listed.Total
	if g.Which > 0 && g.Which <= len(listed.Groups) {
		total = listed.Groups[g.Which-1]
	}
	heaps := s.game.Heaps
	shown := len(listed.To) / heaps
	var words string
	switch {
	case total == "" && shown == 0:
		words = listed.Note
	case total == "":
		words = "The first " + count(int64(shown), "move") + ". " + listed.Note
	case total == "0":
		words = "None."
	case total == number(int64(shown)):
		words = count(int64(shown), "move") + "."
	default:
		words = "The first " + number(int64(shown)) + " of " + digits(total) + "."
	}
	nodes := html.Nodes{p("help", text(words))}
	if shown == 0 {
		return nodes
	}
	row := p("positions")
	for i := range shown {
		to := listed.To[i*heaps : (i+1)*heaps]
		class := "option"
		if i < len(listed.Outcomes) && listed.Outcomes[i] == 'P' {
			class = "option p"
		}
		row.Add(button("try", strings.Join(to, ","), html.Class(class), text(tuple(to))))
	}
	return append(nodes, row)
}

// tried says what came of the move that is asked about: whether it is legal, by
// which rule or why not, and what follows from it.
func tried(s *state) html.Nodes {
	told, ok := s.tasks("vector").Answer.Body.(*protocol.Inspected)
	if !ok || len(told.Reasons) == 0 {
		return nil
	}
	verdict := "The move is not legal."
	if told.Legal {
		verdict = "The move is legal."
	}
	items := html.El("ul", html.Class("rule"))
	for _, reason := range told.Reasons {
		items.Add(html.El("li", text(reason)))
	}
	for _, way := range told.Way {
		items.Add(html.El("li", text(capital(moveWords(s.done.pinned, way))+".")))
	}
	nodes := html.Nodes{p("serif", html.El("b", text(verdict))), items}
	if told.Legal && s.reply != nil {
		nodes = append(nodes, p("serif", text(follows(told.Outcome, s.reply))))
	}
	return nodes
}

// follows says what a legal move from a position with an outcome does: from N,
// whether it wins or throws the win away, and from P, how the other player wins.
func follows(from string, to *protocol.Explained) string {
	switch {
	case to.Outcome == "P" && from == "N":
		return "It wins. " + to.Short + "."
	case to.Outcome == "P":
		return to.Short + "."
	case from == "N":
		return "It throws the win away: the other player can win. " + to.Short + "."
	case from == "P":
		return "It loses, as every move does: the other player can win. " + to.Short + "."
	}
	return to.Short + "."
}

// reason is why the position that is read is won or lost, in the words that
// scripts get from atlas.explain; nil when there is none.
func reason(s *state) *html.Node {
	if len(s.reason) == 0 {
		return nil
	}
	section := html.El("section", html.ID("reason"), heading("This position"))
	for _, words := range s.reason {
		section.Add(p("", glossed(words)))
	}
	return section
}

// hovered says what comes of the move from the pinned position to the one under
// the pointer or the cursor; nothing where that is no question.
func hovered(m *model.State, told *protocol.Inspected) string {
	from, r := m.Pinned(), m.Reading()
	if from == nil || m.Vectors() || !m.Address.Shows("options") || r.By != model.ByPointer && r.By != model.ByCursor || told == nil {
		return ""
	}
	for i := range from {
		if r.At[i].Cmp(from[i]) > 0 {
			return ""
		}
	}
	legal, ok := m.Legal(from, r.At)
	before, known := m.Pinning().Body.(*protocol.Inspected)
	if !ok || !known || r.At[0].Cmp(from[0]) == 0 && r.At[1].Cmp(from[1]) == 0 {
		return ""
	}
	way := "From " + tuple(m.Texts(from))
	switch {
	case !legal.Legal:
		return way + " one may not move here: " + strings.Join(legal.Reasons, " ")
	case told.Outcome == "P" && before.Outcome == "N":
		return way + " the move here wins."
	case told.Outcome == "N" && before.Outcome == "N":
		return way + " the move here throws the win away."
	case told.Outcome == "N" && before.Outcome == "P":
		return way + " the move here loses, as every move does."
	}
	return way + " one may move here."
}
