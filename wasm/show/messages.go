package show

import (
	"strconv"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// notices are what the page has to say, and what it is busy with.
func notices(words []string, busy *protocol.Progress) html.Nodes {
	var nodes html.Nodes
	if len(words) > 0 {
		inside := html.El("div", html.ID("notice-text"))
		for _, w := range words {
			inside.Add(p("", text(grouped(w))))
		}
		nodes = append(nodes, html.El("div", html.ID("notice"), html.Key("notice"), html.Class("message"), html.Set("role", "alert"), inside,
			button("dismiss", "", html.Class("close"), named("Dismiss", "Esc"), icon("close"))))
	}
	if busy != nil {
		bar := html.El("progress", html.Set("aria-label", "Working"))
		words := busy.Words
		if busy.Total > 0 {
			words += ", " + percent(busy.Done, busy.Total)
			bar.Attrs = append(bar.Attrs, html.Set("max", "1"), html.Set("value", strconv.FormatFloat(float64(min(busy.Done, busy.Total))/float64(busy.Total), 'f', 3, 64)))
		}
		nodes = append(nodes, html.El("div", html.ID("busy"), html.Key("busy"), html.Class("message"), bar,
			span("", html.ID("busy-text"), text(words)), button("cancel", "", html.ID("cancel"), text("Cancel"))))
	}
	return nodes
}
