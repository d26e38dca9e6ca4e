package show

import (
	"slices"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
)

// formula sets what a theorem says, a line for each of its equations. A line is
// cut into pieces before its relations and after its commas, between which a
// browser breaks it where it is too long for the place it has.
func formula(s catalog.Statement) *html.Node {
	if !s.Known() {
		return nil
	}
	nodes, err := html.Markup(s.MathML())
	if err != nil {
		panic("show: the catalogue's markup: " + err.Error()) // it is our own
	}
	block := div("formula", html.Set("role", "group"), html.Set("aria-label", "Formula"), html.Set("tabindex", "0"))
	var rows []*html.Node
	for _, n := range nodes {
		rows = append(rows, rowsOf(n)...)
	}
	for _, row := range rows {
		block.Add(div("", pieces(row)))
	}
	return block
}

// rowsOf are the rows of the tables in a formula.
func rowsOf(n *html.Node) []*html.Node {
	if n.Tag == "mtd" {
		return []*html.Node{n}
	}
	var rows []*html.Node
	for _, kid := range n.Kids {
		rows = append(rows, rowsOf(kid)...)
	}
	return rows
}

// surd sets a number exactly.
func surd(x beam.Surd) *html.Node {
	nodes, err := html.Markup(x.MathML())
	if err != nil {
		panic("show: the markup of a number: " + err.Error())
	}
	return html.El("math", nodes)
}

// breakBefore are the signs in front of which a line may be broken, and
// breakAfter those after which.
var (
	breakBefore = []string{"=", "≤", "≥", "<", ">", "≡", "∈", "∪", "⋃", ":", "and", "or", "if", "for", "+", "−"}
	breakAfter  = []string{","}
)

// pieces cuts the row of a formula into math elements.
func pieces(row *html.Node) html.Nodes {
	var signs []*html.Node
	for _, kid := range row.Kids {
		signs = append(signs, flat(kid)...)
	}
	var list html.Nodes
	piece := html.El("math")
	end := func() {
		if len(piece.Kids) > 0 {
			list = append(list, piece)
			piece = html.El("math")
		}
	}
	for _, sign := range signs {
		word := sign.Content()
		if operator := sign.Tag == "mo" || sign.Tag == "mtext"; operator && slices.Contains(breakBefore, word) && len(piece.Kids) > 0 {
			end()
			if sign.Tag == "mo" { // at the head of a piece it would lose its spaces
				sign = html.El("mo", html.Set("form", "infix"), text(word))
			}
		}
		piece.Add(stacked(sign))
		if sign.Tag == "mo" && slices.Contains(breakAfter, word) {
			end()
		}
	}
	end()
	for i := range list[1:] { // a place where lines may be broken
		list[i+1] = span("piece", list[i+1])
	}
	return list
}

// flat are the signs of a row without the rows inside it, as long as they are
// of one height: brackets around a fraction stay with it.
func flat(n *html.Node) []*html.Node {
	if n.Tag != "mrow" || tall(n) {
		return []*html.Node{n}
	}
	var signs []*html.Node
	for _, kid := range n.Kids {
		signs = append(signs, flat(kid)...)
	}
	return signs
}

func tall(n *html.Node) bool {
	return n.Find(func(n *html.Node) bool { return n.Tag == "mfrac" || n.Tag == "msqrt" }) != nil && n.Kids[0].Tag == "mo"
}

// stacked puts a subscript and a superscript of one letter above one another.
func stacked(n *html.Node) *html.Node {
	if n.Tag == "" {
		return n
	}
	twin := &html.Node{Tag: n.Tag, Attrs: n.Attrs}
	for _, kid := range n.Kids {
		twin.Add(stacked(kid))
	}
	if n.Tag == "msup" && len(twin.Kids) == 2 && twin.Kids[0].Tag == "msub" {
		return &html.Node{Tag: "msubsup", Kids: []*html.Node{twin.Kids[0].Kids[0], twin.Kids[0].Kids[1], twin.Kids[1]}}
	}
	return twin
}
