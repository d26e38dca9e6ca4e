package show

import (
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
)

// figureSheet is where a figure is saved: its preview, which the page draws, its
// width and caption, the formats, and what to cite.
func figureSheet(m *model.State, s *state) html.Nodes {
	if m.Panels.Dialog() != "figure" {
		return nil
	}
	words := m.Words("")
	cite := html.Nodes{
		html.El("h3", text("To cite")), p("", text(words.Title)),
		html.El("pre", html.ID("bibtex"), html.Set("tabindex", "0"), text(strings.TrimSpace(words.BibTeX))),
		p("help", text("Title, source, link and these entries are in each file that has room for words.")),
	}
	if !s.mapped() {
		return html.Nodes{p("lead", text("A figure is of the map, which is not shown. Rows of the table are saved in Tools, as CSV, b-file, LaTeX or HTML.")), div("figure-sheet", div("stack", cite))}
	}
	width, caption := s.field("figure-width"), s.field("figure-caption")
	var sizes [][2]string
	for i := range model.MostScale {
		n := number(int64(i + 1))
		sizes = append(sizes, [2]string{n, n + "×"})
	}
	save := func(format, name, title string) *html.Node {
		return button("figure", format, html.ID("figure-"+format), html.Set("title", title), text(name))
	}
	form := div("stack",
		html.El("label", html.Set("for", "figure-caption"), text("Caption")),
		input(caption, "figure-caption", "figure-caption", "", html.Class("wide")),
		div("line", html.El("label", html.Set("for", "figure-width"), text("Width")),
			input(width, "figure-width", "figure-width", "", html.Class("number"), html.Set("inputmode", "numeric")), text("px; a PNG"), chosen(s, "figure-scale", "Pixels of a PNG to one of the figure", sizes)),
		fault(width, "figure-width"),
		div("line", save("svg", "SVG", "Every square, line and label as a shape"), save("png", "PNG", "A picture of pixels"),
			save("print", "Print or PDF", "On one page, by the browser"), save("tikz", "TikZ", "For LaTeX"), save("csv", "CSV", "The P-positions in view")))
	if m.InPieces() {
		form.Add(p("help", text("Values are in a figure where a square has 4 px or more.")))
	}
	return html.Nodes{div("figure-sheet",
		html.El("img", html.ID("figure-preview"), html.Set("alt", "The figure as it is saved")),
		div("stack", form, div("stack", cite)))}
}
