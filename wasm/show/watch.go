package show

import (
	"strconv"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// watched lists what the worker does and keeps, for whoever looks for a fault.
func watched(s *state) html.Nodes {
	if s.worker == nil {
		return html.Nodes{p("help", text("The solver has not told yet."))}
	}
	part := func(name string, lines []string) *html.Node {
		if len(lines) == 0 {
			lines = []string{"None."}
		}
		return html.El("section", heading(name), html.El("ul", html.Class("stack"),
			html.Nodes(lists.Map(lines, func(words string) *html.Node { return html.El("li", text(words)) }))))
	}
	return html.Nodes{part("Jobs", lists.Map(s.worker.Jobs, jobWords)), part("Windows", lists.Map(s.worker.Windows, windowWords))}
}

// jobWords say what a question is and how far it has come.
func jobWords(j protocol.Job) string {
	words := j.Kind
	if j.Game != "" {
		words += " of " + j.Game
	}
	switch told := j.Progress; {
	case !j.Begun:
		return words + ": waits"
	case told.Total == 0:
		return words + ": runs"
	default:
		return words + ": " + told.Words + ", " + percent(told.Done, told.Total)
	}
}

// windowWords say how far a game is decided and how much is kept of it.
func windowWords(w protocol.Window) string {
	words := w.Game + ": "
	if w.Edge > 0 {
		words += "decided below " + number(int64(w.Side)) + ", edge at " + number(int64(w.Edge)) + "; "
	}
	words += number(int64(w.Bytes)) + " bytes"
	if w.Jobs > 0 {
		words += ", in use by " + strconv.FormatUint(w.Jobs, 10)
	}
	return words
}
