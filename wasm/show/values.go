package show

import "wythoffatlas/wasm/html"

// values is the row of the Sprague–Grundy values.
func values(s *state) *html.Node {
	if !s.link.Shows("values") {
		return layer(s, "values", "Values", "tone-lower", nil)
	}
	more := html.Nodes{p("help", text("The value of a position is the least number that none of its options has; P-positions have 0. Outlined: all with the value of the position that is read. For heaps below 4096; saved figures have none."))}
	if s.noValues != "" {
		more = html.Nodes{p("help", text(s.noValues))}
	}
	return layer(s, "values", "Values", "tone-lower", more)
}
