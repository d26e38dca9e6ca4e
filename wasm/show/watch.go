package show

import "wythoffatlas/wasm/html"

// watched lists what the worker does and keeps, for whoever looks for a fault.
func watched(s *state) html.Nodes {
	if s.worker == nil {
		return html.Nodes{p("help", text("The solver has not told yet."))}
	}
	part := func(name string, lines []string) *html.Node {
		section := html.El("section", html.Class("out stack"), heading(name))
		for _, words := range lines {
			section.Add(p("", text(words)))
		}
		if len(lines) == 0 {
			section.Add(p("help", text("None.")))
		}
		return section
	}
	return html.Nodes{part("Jobs", s.worker.Jobs), part("Windows", s.worker.Windows)}
}
