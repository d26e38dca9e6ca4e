package show

import (
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// lectured is what the heading of the projector has besides the game: of a lecture
// that is given the way on and the caption, and the theorem beside its check.
func lectured(m *model.State, s *state) html.Nodes {
	var nodes html.Nodes
	l := m.Lectern()
	if l.Given {
		way := func(arg, words, picture, key string, off bool) *html.Node {
			return button("lecture", arg, html.Class("quiet"), named(words, key), html.Flag("disabled", off), text(picture))
		}
		step := &l.Told.Steps[l.Step]
		nodes = html.Nodes{
			div("way", html.Set("role", "group"), html.Set("aria-label", "Steps"),
				way("back", "Back", "‹", "←", l.Step == 0 && l.Revealed == 0),
				span("", text(strconv.Itoa(l.Step+1)+"\u202f/\u202f"+strconv.Itoa(len(l.Told.Steps)))),
				way("next", "Next", "›", "→", l.Step+1 == len(l.Told.Steps) && l.Revealed == model.Unfolding(step))),
			p("caption", glossed(step.Caption)),
		}
	}
	if s.game.Statement.Known() && m.FormulaShown() {
		return append(nodes, div("theorem", formula(s.game.Statement), checkedHere(s), computedHere(s)))
	}
	if line := computedHere(s); line != nil {
		nodes = append(nodes, line)
	}
	return nodes
}

// checkedHere says how the check of the theorem came out, which begins with the step.
func checkedHere(s *state) *html.Node {
	t := s.tasks("verify")
	v, ok := t.Answer.Body.(*protocol.Verified)
	switch {
	case ok && v.Differ == 0:
		return p("checked", text("✓ "+count(int64(v.Checked), "position")+" compared with the rules: all agree."))
	case ok:
		return p("checked", text("✗ "+number(int64(v.Differ))+" of "+count(int64(v.Checked), "position")+" differ."))
	case t.Answer.Status == ask.Failed:
		return p("checked", text(t.Answer.Words))
	case t.Asked:
		return p("checked", text("Being compared with the rules…"))
	}
	return nil
}

// computedHere says how the sentences of the step came out, which are computed as
// long as it is shown.
func computedHere(s *state) *html.Node {
	t := s.tasks("claims")
	told, ok := t.Answer.Body.(*protocol.Claimed)
	switch {
	case ok && len(told.Fails) > 0:
		return p("checked", text("✗ Not so: "+strings.Join(told.Fails, " ")))
	case ok && told.Checked > 0:
		return p("checked", text("✓ "+count(int64(told.Checked), "sentence")+" of this step computed just now."))
	case ok:
		return nil // it claims nothing
	case t.Answer.Status == ask.Failed:
		return p("checked", text("What this step says was not computed. "+t.Answer.Words))
	case t.Asked:
		return p("checked", text("What this step says is being computed…"))
	}
	return nil
}

// lectures is the dialog of lectures: the six, and the one that is being made.
func lectures(m *model.State) html.Nodes {
	if m.Panels.Dialog() != "lectures" {
		return nil
	}
	six := html.El("ul", html.Class("talks"))
	for _, t := range lecture.Six() {
		six.Add(html.El("li", html.Key(t.ID), button("lecture", "talk "+t.ID, text(t.Title)), text(" "+count(int64(len(t.Steps)), "step"))))
	}
	nodes := html.Nodes{html.El("section", html.Key("six"), html.El("h3", text("To be shown")),
		p("help", text("→ and ← step through a lecture, n opens the speaker’s notes in a window of their own, f fills the screen, Esc leaves it.")), six)}
	if l := m.Lectern(); l.Told != nil {
		name := l.Told.Title
		if name == "" {
			name = "the lecture"
		}
		nodes[0].Add(div("line", button("lecture", "resume", text("Go on with "+name+", step "+strconv.Itoa(l.Step+1))),
			button("lecture", "notes", html.Class("quiet"), text("Its notes in a window")),
			button("lecture", "edit", html.Class("quiet"), text("Make a copy to edit"))))
	}
	return append(nodes, drafted(m.Draft()))
}

// drafted is the lecture that is being made, edited in place.
func drafted(d *lecture.Lecture) *html.Node {
	section := html.El("section", html.Key("draft"), html.El("h3", text("Your lecture")),
		p("help", text("Add to lecture, in the menu, makes what is shown the next step. A file of a lecture that is dropped on the page opens it.")),
		html.El("label", text("Title "), html.El("input", html.ID("draft-title"), does("edit-step", "title"), html.Set("maxlength", "200"), html.Set("autocomplete", "off"), html.Set("value", d.Title))))
	steps := html.El("ol", html.Class("steps"))
	for i, step := range d.Steps {
		steps.Add(drafting(i, len(d.Steps), step))
	}
	section.Add(steps, div("line",
		button("add-step", "", text("Add to lecture")), button("lecture", "play", html.Flag("disabled", len(d.Steps) == 0), text("Show")),
		button("send-talk", "", html.Flag("disabled", len(d.Steps) == 0), text("Share the lecture")),
		button("save-talk", "", html.Flag("disabled", len(d.Steps) == 0), text("Save as a file"))))
	return section
}

// drafting is one step of the lecture that is being made.
func drafting(i, of int, step lecture.Step) *html.Node {
	n := strconv.Itoa(i)
	name := "step " + strconv.Itoa(i+1)
	area := func(what, words, value string, most int) *html.Node {
		return html.El("label", text(words+" "), html.El("textarea", html.ID("draft-"+what+"-"+n), does("edit-step", what+" "+n),
			html.Set("maxlength", strconv.Itoa(most)), html.Set("rows", "2"), html.Set("value", value)))
	}
	item := html.El("li", html.El("a", html.Set("href", "#"+step.Link), text("What it shows")),
		area("caption", "Caption", step.Caption, lecture.MaxCaption), area("note", "Notes for the speaker", step.Note, lecture.MaxNote))
	row := div("line")
	for _, word := range model.Hideable {
		row.Add(button("edit-step", "hide "+n+" "+word, html.Class("quiet"), pressed(slices.Contains(step.Hidden, word)), text("Hide the "+word)))
	}
	row.Add(button("edit-step", "up "+n, html.Class("quiet"), named("Earlier: "+name, ""), html.Flag("disabled", i == 0), text("↑")),
		button("edit-step", "down "+n, html.Class("quiet"), named("Later: "+name, ""), html.Flag("disabled", i+1 == of), text("↓")),
		button("edit-step", "delete "+n, html.Class("quiet"), named("Delete "+name, ""), icon("close")))
	item.Add(row)
	return item
}
