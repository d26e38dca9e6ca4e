package model

import (
	"strings"
	"testing"
)

// What is made of a lecture is kept by the browser, word for word, and goes on when
// the page is opened again; deleted, it is forgotten; what is kept and no lecture is
// told, and a browser that kept nothing says nothing.
func TestDraftIsRemembered(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&at=5,7")
	kept := func() string {
		text := "nothing was done"
		for _, e := range b.done {
			if r, ok := e.(Remember); ok {
				text = r.Text
			}
		}
		return text
	}
	b.do(Do{Verb: "add-step"})
	b.do(Do{Verb: "edit-step", Arg: "title", Value: "Nim & more "})
	b.do(Do{Verb: "edit-step", Arg: "caption 0", Value: "Two heaps.\n\nWho wins?"})
	b.do(Do{Verb: "edit-step", Arg: "hide 0 reading"})
	text := kept()
	again := newBench(t, "")
	again.do(Remembered{keptLecture, ""})
	again.do(Remembered{keptLecture, text})
	d := again.s.Draft()
	if d.Title != "Nim & more" || len(d.Steps) != 1 || d.Steps[0].Caption != "Two heaps.\n\nWho wins?" || len(d.Steps[0].Hidden) != 1 || len(again.s.Notes) > 0 {
		t.Errorf("%q comes back as %+v, with %q", text, d, again.s.Notes)
	}
	b.do(Do{Verb: "edit-step", Arg: "title", Value: ""})
	b.do(Do{Verb: "edit-step", Arg: "delete 0"})
	if text := kept(); text != "" {
		t.Errorf("of nothing it keeps %q", text)
	}
	again.do(Remembered{keptLecture, "<html>"})
	if len(again.s.Notes) != 1 || !strings.Contains(again.s.Notes[0], "could not be read again") || len(again.s.Draft().Steps) != 1 {
		t.Errorf("of what is no lecture it says %v", again.s.Notes)
	}
}

// However one comes to a step, its theorem is compared with the rules.
func TestStepOpenedByALinkIsChecked(t *testing.T) {
	b := newBench(t, "#v=1&lecture=beams&step=4")
	if !b.s.Task("verify").Asked {
		t.Error("its theorem is not compared")
	}
}
