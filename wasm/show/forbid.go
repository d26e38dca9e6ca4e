package show

import (
	"wythoffatlas/core/explain"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
)

// forbid is what the page tells of options that are forbidden before a move.
type forbid struct {
	forbidding bool     // somebody is to say what is forbidden
	most       int64    // how many options may be
	now        string   // those forbidden at the position that is looked at, in words
	some       bool     // there are any
	past       []string // for each position of the line; empty where nothing may be forbidden
}

func forbidOf(m *model.State) forbid {
	now := m.Forbidden()
	f := forbid{forbidding: m.Forbidding(), most: m.MayForbid(), now: explain.Positions(now, len(now)), some: len(now) > 0}
	started := m.Started()
	for i := range started.Line() {
		list, done := started.Forbidden(i)
		words := ""
		if f.most > 0 && done {
			words = explain.Positions(list, len(list))
		}
		f.past = append(f.past, words)
	}
	return f
}

// standing tells the player who forbids what to do.
func (f forbid) standing(m match, name string) string {
	verb, goes := " forbids up to ", "the other player moves"
	if name == "You" {
		verb = " forbid up to "
	}
	words := name + verb + count(f.most, "option") + " of " + tuple(m.line[len(m.line)-1]) + ", then " + goes + "."
	if f.some {
		words += " Chosen: " + f.now + "."
	}
	return words
}

// done is the button that ends the choice of what is forbidden, and otherwise what
// is forbidden now.
func (f forbid) done(m match) *html.Node {
	if f.most == 0 || m.over {
		return nil
	}
	if f.forbidding {
		name := "Forbid nothing"
		if f.some {
			name = "Forbid these"
		}
		return div("line", html.El("button", html.Set("type", "button"), does("forbid", ""), html.ID("forbid"), html.Class("first"), html.Flag("disabled", m.waiting), text(name)),
			span("help", text("Click on lit squares to forbid them, and on the token when done.")))
	}
	return p("help", html.ID("forbidden"), text("Forbidden: "+f.now+"."))
}

// label and verb name the field and the button of what is typed.
func (f forbid) label() string {
	if f.forbidding {
		return "Forbid"
	}
	return "Move to"
}

func (f forbid) verb() string {
	if f.forbidding {
		return "Add"
	}
	return "Move"
}

// stacked names the button of the stacks.
func (f forbid) stacked() string {
	if f.forbidding {
		return "Add"
	}
	return "Take"
}

// before says what a player forbade before the move from position i.
func (f forbid) before(name string, i int) string {
	if i >= len(f.past) || f.past[i] == "" {
		return ""
	}
	verb := " forbids "
	if name == "You" {
		verb = " forbid "
	}
	return name + verb + f.past[i] + ". "
}
