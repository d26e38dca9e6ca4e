//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/dom"
)

// showStatement writes what is known of this very game's P-positions. The
// bundler has filled in what is known of the family; a preset box, or sets
// that are multiples of one number, change that.
func (a *app) showStatement() {
	g := a.game()
	selector := `section.entry[data-game="` + g.Entry.ID + `"] section[data-play="` + g.Play.String() + `"]`
	section := dom.Query(selector)
	inside := func(selector string) js.Value { return section.Call("querySelector", selector) }
	if title := inside("h4"); title.Truthy() {
		dom.SetText(title, g.Statement.Title)
	}
	formula := inside(".formula")
	if !formula.Truthy() {
		formula = dom.New("div", "formula", "")
		inside(".statement").Call("before", formula)
	}
	formula.Set("innerHTML", g.Statement.MathML()) // the catalogue's own markup
	dom.Show(formula, len(g.Statement.Formula) > 0)
	dom.SetText(inside(".statement"), g.Statement.Text)
	for _, cite := range dom.QueryAll(section, ".cite") {
		cite.Call("remove")
	}
	after := inside(".statement")
	for _, c := range g.Statement.Cites {
		cite := dom.New("p", "cite", c.String()+".")
		after.Call("after", cite)
		after = cite
	}
	if old := inside(".oeis"); old.Truthy() {
		old.Call("remove")
	}
	if list := g.Sequences(); len(list) > 0 {
		section.Call("append", sequences(list))
	}
}

// sequences lists where the On-Line Encyclopedia has the game's P-positions.
func sequences(list []catalog.Sequence) js.Value {
	oeis, items := dom.New("div", "oeis", ""), dom.New("ul", "", "")
	oeis.Call("append", dom.New("h4", "", "In the OEIS"), items)
	for _, s := range list {
		item, link := dom.New("li", "", ""), dom.New("a", "", s.Number)
		for name, value := range map[string]string{"href": s.Address(), "rel": "noreferrer", "target": "_blank"} {
			dom.SetAttr(link, name, value)
		}
		item.Call("append", link, " "+s.Is)
		items.Call("append", item)
	}
	return oeis
}
