// Package show says what the page shows: for each region of it the nodes, all
// in words and numbers that a person reads. Every function here is one of its
// arguments alone, so that nothing that is shown can be left over from a state
// before.
//
// What a hand can do is on the elements: data-do is a verb and data-arg what it
// is about; package page hands them to the model.
package show

import "wythoffatlas/wasm/html"

// does makes an element do something: a verb, and what it is about.
func does(verb, arg string) html.Item {
	if arg == "" {
		return html.Set("data-do", verb)
	}
	return attrs{{Name: "data-do", Value: verb}, {Name: "data-arg", Value: arg}}
}

// attrs are attributes one after another.
type attrs = html.Attrs

func text(words string) *html.Node { return html.Text(words) }

// p is a paragraph of that class, which may be empty.
func p(class string, items ...html.Item) *html.Node { return classed("p", class, items) }

func div(class string, items ...html.Item) *html.Node { return classed("div", class, items) }

func span(class string, items ...html.Item) *html.Node { return classed("span", class, items) }

func classed(tag, class string, items []html.Item) *html.Node {
	if class == "" {
		return html.El(tag, items...)
	}
	return html.El(tag, append([]html.Item{html.Class(class)}, items...)...)
}

// button is a button that does something.
func button(verb, arg string, items ...html.Item) *html.Node {
	return html.El("button", append([]html.Item{html.Set("type", "button"), does(verb, arg)}, items...)...)
}

// named says what a control is called where its picture alone is seen, and
// which key does the same; the key may be empty.
func named(name, key string) html.Item {
	title := name
	if key != "" {
		title += " (" + key + ")"
	}
	return attrs{{Name: "aria-label", Value: name}, {Name: "title", Value: title}}
}

// heading is that of a part of the list, which follows on the name of the game.
func heading(words string) *html.Node {
	return html.El("h3", html.Set("aria-level", "2"), text(words))
}

// pressed says whether a button that stays down is down.
func pressed(down bool) html.Attr {
	if down {
		return html.Set("aria-pressed", "true")
	}
	return html.Set("aria-pressed", "false")
}
