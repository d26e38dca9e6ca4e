package model

import (
	"fmt"
	"strings"
	"testing"

	"wythoffatlas/core/lecture"
)

// Each of the lectures that come with the page is walked through with → and back
// with ←: every step opens without a complaint, the address opens to the same
// step, and the history has one step for the whole lecture.
func TestLecturesAreGiven(t *testing.T) {
	for _, talk := range lecture.Six() {
		t.Run(talk.ID, func(t *testing.T) {
			b := newBench(t, "")
			b.do(Do{Verb: "lecture", Arg: "talk " + talk.ID})
			l := b.s.Lectern()
			pushes, presses := b.pushes, 0
			for seen := 0; ; seen++ {
				if l.Step != seen || !l.Given || !b.s.Address.Projector || len(b.s.Notes) > 0 {
					t.Fatalf("step %d is shown in the place of %d, given %v, with %q", l.Step, seen, l.Given, b.s.Notes)
				}
				if want := "lecture=" + talk.ID + "&step=" + fmt.Sprint(seen+1); !strings.Contains(b.s.Fragment(), want) {
					t.Fatalf("%s does not say %s", b.s.Fragment(), want)
				}
				again := newBench(t, "#"+b.s.Fragment())
				if g := again.s.Lectern(); !g.Given || g.Step != seen || again.s.Link() != b.s.Link() {
					t.Fatalf("%s opens to step %d of %s", b.s.Fragment(), g.Step, again.s.Link())
				}
				if seen+1 == len(talk.Steps) {
					break
				}
				for l.Step == seen {
					b.do(Key{Key: "ArrowRight"})
					presses++
				}
			}
			for range presses {
				b.do(Key{Key: "ArrowLeft"})
			}
			if l.Step != 0 || b.pushes != pushes {
				t.Errorf("back leads to step %d, and the history grew by %d", l.Step, b.pushes-pushes)
			}
			b.do(Key{Key: "ArrowRight"})
			game := b.s.Link()
			b.do(Key{Key: "Escape"})
			if l.Given || b.s.Address.Projector || b.s.Link() != game || strings.Contains(b.s.Fragment(), "lecture") {
				t.Errorf("after Escape: %+v, %s", l, b.s.Fragment())
			}
			b.do(Do{Verb: "lecture", Arg: "resume"})
			if !l.Given || l.Step > 1 {
				t.Errorf("going on leads to %+v", l)
			}
		})
	}
}

// What a step hides comes one by one, rows of a table one at a time.
func TestHiddenThingsCome(t *testing.T) {
	b := newBench(t, "")
	b.do(Dropped{"wythoff-atlas-lecture 1\nstep game=wythoff&view=table\nhide formula rows\nstep game=nim\n"})
	l := b.s.Lectern()
	if !l.Given || !l.Hides("formula") || l.rowsShown() != rowsFirst {
		t.Fatalf("at first %+v, %q", l, b.s.Notes)
	}
	b.do(Key{Key: "ArrowRight"})
	if l.Hides("formula") || l.rowsShown() != rowsFirst {
		t.Fatalf("after one key %d rows are shown", l.rowsShown())
	}
	b.settle()
	for shown := int64(rowsFirst); shown < rowsFirst+rowsHidden; shown++ {
		if got := b.s.Table.Cells(nil, shown); got != nil {
			t.Fatalf("row %d is shown: %v", shown, got)
		}
		b.do(Key{Key: "ArrowRight"})
		if b.s.Table.Cells(nil, shown) == nil {
			t.Fatalf("row %d is hidden still", shown)
		}
	}
	if b.do(Key{Key: "ArrowRight"}); l.Step != 1 {
		t.Fatalf("all is shown, and → leads to step %d", l.Step)
	}
}

// A lecture is made of three views, edited, shared, and opened elsewhere.
func TestLectureIsMade(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&at=5,7")
	b.do(Do{Verb: "add-step"})
	b.do(Hash{"#v=1&game=st-wythoff&s=2&t=3"})
	b.do(Do{Verb: "add-step"})
	b.do(Hash{"#v=1&game=wytlex&k=3&mode=projector&theme=dark"})
	b.do(Do{Verb: "add-step"})
	edit := func(arg, value string) { b.do(Do{Verb: "edit-step", Arg: arg, Value: value}) }
	edit("title", "Mine ~ & #")
	edit("caption 0", " Two heaps.\nWho begins? ")
	edit("note 2", "Slowly.")
	edit("up 2", "")
	edit("hide 0 formula", "")
	if strings.Contains(b.s.Draft().Steps[1].Link, "mode") || strings.Contains(b.s.Draft().Steps[1].Link, "theme") {
		t.Errorf("a step says how it was looked at: %s", b.s.Draft().Steps[1].Link)
	}
	copied, saved := "", ""
	b.done = nil
	b.do(Do{Verb: "send-talk"})
	b.do(Do{Verb: "save-talk"})
	for _, e := range b.done {
		switch e := e.(type) {
		case Copy:
			copied = e.Text
		case Download:
			saved = e.Text
		}
	}
	byLink, byFile := newBench(t, copied), newBench(t, "")
	byFile.do(Dropped{saved})
	for _, other := range []*bench{byLink, byFile} {
		l := other.s.Lectern()
		if !l.Given || len(l.Told.Steps) != 3 || l.Told.Title != "Mine ~ & #" || l.Told.Steps[0].Caption != "Two heaps.\nWho begins?" || l.Told.Steps[1].Note != "Slowly." || !l.Hides("formula") {
			t.Fatalf("opened elsewhere it is %+v, %q", l.Told, other.s.Notes)
		}
		for _, want := range []string{"game=wythoff", "game=wytlex&k=3", "game=st-wythoff&s=2&t=3"} {
			if other.s.Link() != want {
				t.Errorf("a step shows %s, not %s", other.s.Link(), want)
			}
			for step := l.Step; l.Step == step && step < 2; {
				other.do(Key{Key: "ArrowRight"})
			}
		}
	}
}

// A lecture that is too long for a link says so, and what is no lecture too.
func TestLecturesOutOfBounds(t *testing.T) {
	b := newBench(t, "")
	b.do(Do{Verb: "send-talk"})
	b.do(Do{Verb: "lecture", Arg: "play"})
	if b.s.Lectern().Given || len(b.s.Notes) != 1 {
		t.Errorf("no steps: %q", b.s.Notes)
	}
	for i := range 12 {
		b.do(Do{Verb: "add-step"})
		b.do(Do{Verb: "edit-step", Arg: fmt.Sprintf("caption %d", i), Value: strings.Repeat("ab ", 900)})
	}
	b.done = nil
	b.do(Do{Verb: "send-talk"})
	for _, e := range b.done {
		if c, ok := e.(Copy); ok {
			t.Errorf("a link of %d characters is copied", len(c.Text))
		}
	}
	if len(b.s.Notes) != 1 || !strings.Contains(b.s.Notes[0], "8000") {
		t.Errorf("too long: %q", b.s.Notes)
	}
	b.do(Do{Verb: "lecture", Arg: "play"})
	b.do(Key{Key: "ArrowRight"})
	if l := b.s.Lectern(); !l.Given || l.Step != 1 || strings.Contains(b.s.Fragment(), "lecture") {
		t.Errorf("one too long for a link is given: %+v", l)
	}
	for _, text := range []string{"", "hostile", "wythoff-atlas-lecture 1\n", "wythoff-atlas-lecture 1\nstep \x00\n", strings.Repeat("x", lecture.MaxFile+1)} {
		b := newBench(t, "")
		b.do(Dropped{text})
		if b.s.Lectern().Given || len(b.s.Notes) != 1 {
			t.Errorf("%.30q: %q", text, b.s.Notes)
		}
	}
	for _, bad := range []string{"lecture=nobody", "lecture=beams&step=99", "step=2", "lecture=~x", "lecture="} {
		if b := newBench(t, "#v=1&game=wythoff&"+bad); len(b.s.Notes) == 0 {
			t.Errorf("%s opens without a word", bad)
		}
	}
}

// The window of notes keeps in step.
func TestSpeakerNotes(t *testing.T) {
	b := newBench(t, "#v=1&lecture=beams")
	b.do(Key{Key: "n"})
	b.do(Key{Key: "ArrowRight"})
	opened, told := 0, []TellNotes{}
	for _, e := range b.done {
		switch e := e.(type) {
		case OpenNotes:
			opened++
		case TellNotes:
			told = append(told, e)
		}
	}
	first := lecture.Six()[0].Steps[0]
	if opened != 1 || len(told) != 2 || told[0].Lines[1] != first.Note || !strings.Contains(told[1].Title, "2 of") {
		t.Errorf("opened %d times, told %+v", opened, told)
	}
}
