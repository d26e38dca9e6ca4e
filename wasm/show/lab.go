package show

import (
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/core/words"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// labs are the laboratories. What one is asked is in the link.
func labs(s *state) html.Nodes {
	nodes := html.Nodes{wordsLab(s)}
	if s.game.MapOfPositions() {
		nodes = append(nodes, valuesLab(s))
	}
	if s.game.UsualAxes() != nil {
		nodes = append(nodes, sweepLab(s))
	}
	if s.game.Tiles {
		nodes = append(nodes, limitsLab(s))
	}
	if s.game.Saturates() {
		nodes = append(nodes, columnsLab(s))
	}
	if s.game.Family.Saturates() {
		nodes = append(nodes, boxesLab(s))
	}
	return append(nodes, identify(s))
}

// labTask is how the question of a laboratory stands.
func labTask(s *state, name string) model.Task {
	if t := s.tasks("lab"); t.Of == name {
		return t
	}
	return model.Task{}
}

// setting is a field of a laboratory under its name.
func setting(s *state, id, label string) *html.Node {
	return div("line", html.El("label", html.Set("for", id), text(label)), input(s.field(id), id, id, "", html.Class("number")))
}

// wordNames are the words of a sequence, by the names that links have.
var wordNames = map[string]string{
	"gaps": "gaps: its steps", "characteristic": "characteristic: which integers it has", "owners": "ownership: which column has an integer", "runs": "runs of 0 and 1, of these lengths in turn",
}

func wordsLab(s *state) *html.Node {
	kinds := lists.Map(words.Kinds, func(kind string) [2]string { return [2]string{kind, wordNames[kind]} })
	out := answered(labTask(s, "words"), "words-out", worded)
	return tool("lab-words", "Words", p("help", text("How complicated a sequence of the table is.")),
		chosen(s, "words-of", "Sequence", s.sequences), chosen(s, "words-kind", "Word", kinds),
		setting(s, "words-digits", "Digits of velocities"), div("line", submit("Measure")), fault(s.field("words-digits"), "words-digits"), out)
}

// worded is what was found of a word.
func worded(w *protocol.Worded) html.Nodes {
	nodes := html.Nodes{p("serif", text(w.Sequence+", from n\u00a0=\u00a0"+number(int64(w.From))+": "+strings.Join(w.Terms, ", ")+" …"))}
	if len(w.Letters) > 0 {
		nodes = append(nodes, div("serif", text("Its word: "+lettersOf(w.Letters)+" …")))
	}
	for _, sentence := range w.Sentences {
		nodes = append(nodes, p("serif", text(sentence)))
	}
	if w.Note != "" {
		nodes = append(nodes, p("help", text(w.Note)))
	}
	nodes = append(nodes, exactly(w.Numbers)...)
	if len(w.Entries) > 0 {
		items := html.El("ul", html.Class("sequences serif"))
		for _, e := range w.Entries {
			items.Add(html.El("li", html.El("a", html.Set("href", e.Address), html.Set("rel", "noreferrer"), html.Set("target", "_blank"), text(e.Number)), text(" "+e.Is)))
		}
		nodes = append(nodes, items)
	}
	if most := min(len(w.Factors), len(w.Palindromes), len(w.Squares)); most > 1 {
		rows := make([][]string, most)
		for n := range rows {
			rows[n] = []string{number(int64(n)), number(int64(w.Factors[n])), number(int64(w.Palindromes[n])), number(int64(w.Squares[n]))}
		}
		nodes = append(nodes, scrolled("Factors, palindromes and squares by length", []string{"length", "factors", "palindromes", "squares"}, rows))
	}
	if width := len(w.Heads); width > 0 && len(w.Rows) >= width {
		var rows [][]string
		for list := w.Rows; len(list) >= width; list = list[width:] {
			rows = append(rows, list[:width])
		}
		nodes = append(nodes, scrolled("The first rows, with differences", w.Heads, rows))
	}
	return nodes
}

// lettersOf writes letters side by side, or with spaces where one has two digits.
func lettersOf(letters []byte) string {
	parts, between := make([]string, len(letters)), ""
	for i, a := range letters {
		parts[i] = number(int64(a))
		if a > 9 {
			between = " "
		}
	}
	return strings.Join(parts, between)
}

// exactly lists numbers, each exactly and in digits, cut off.
func exactly(list []protocol.Exact) html.Nodes {
	var nodes html.Nodes
	for _, n := range list {
		words := n.Name + " " + n.Surd
		if n.Digits != n.Surd {
			words += " = " + n.Digits + " …"
		}
		nodes = append(nodes, p("serif", text(words)))
	}
	return nodes
}

// scrolled is a table that scrolls in its place.
func scrolled(name string, heads []string, rows [][]string) *html.Node {
	cells := make([][]*html.Node, len(rows))
	for i, row := range rows {
		for _, words := range row {
			cells[i] = append(cells[i], html.El("td", text(words)))
		}
	}
	return div("lab-table", html.Set("tabindex", "0"), html.Set("role", "group"), html.Set("aria-label", name), tableOf(heads, cells, false))
}
