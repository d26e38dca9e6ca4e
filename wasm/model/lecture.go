package model

import (
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// A Lectern is the lecture that is given, or was given last. In the address it is
// a part of the link, unless it is too long for one.
type Lectern struct {
	Told     *lecture.Lecture // nil before any
	Step     int              // that is shown, counted from 0
	Revealed int              // how many of the things hidden in the step have been shown
	Given    bool             // it is on the screen; else it can be gone on with

	text  string // as links have it; "" if it is too long
	notes bool   // the speaker's notes are in a window of their own

	claims ask.Question // of the step that is shown; see claimsQuestion
}

// Lectern is the lecture that is given. It must not be changed.
func (s *State) Lectern() *Lectern { return &s.lectern }

// rowsHidden is how many rows of a table are revealed one by one, after the first
// ones.
const rowsHidden, rowsFirst = 10, 2

// folds is how often → is pressed until a hidden thing is shown.
func folds(word string) int {
	if word == "rows" {
		return rowsHidden
	}
	return 1
}

// Unfolding is how often → is pressed until all of a step is shown.
func Unfolding(step *lecture.Step) int {
	n := 0
	for _, word := range step.Hidden {
		n += folds(word)
	}
	return n
}

// left is how often → is still to be pressed until a thing is shown; 0 if it is.
func (l *Lectern) left(word string) int {
	if !l.Given {
		return 0
	}
	n := -l.Revealed
	for _, hidden := range l.step().Hidden {
		n += folds(hidden)
		if hidden == word {
			return max(n, 0)
		}
	}
	return 0
}

// Hides reports whether the step that is shown hides something, by its word:
// "formula", "reading" or "rows".
func (l *Lectern) Hides(word string) bool { return l.left(word) > 0 }

// rowsShown is how many rows of the table are shown; 0 for all.
func (l *Lectern) rowsShown() int64 {
	if left := l.left("rows"); left > 0 {
		return rowsFirst + rowsHidden - int64(min(left, rowsHidden))
	}
	return 0
}

func (l *Lectern) step() *lecture.Step { return &l.Told.Steps[l.Step] }

// followed has the lectern follow a link that was opened.
func (l *Lectern) followed(a *link.State) {
	if a.Lecture == "" {
		l.Given = false
		return
	}
	if l.text != a.Lecture || l.Told == nil {
		told, err := link.Taught(a.Lecture)
		if err != nil { // link.Parse lets none through
			a.Lecture, a.Step = "", 0
			l.Given = false
			return
		}
		l.Told, l.text = told, a.Lecture
	}
	l.Given, l.Step, l.Revealed = true, a.Step, 0
}

// give begins a lecture that has a step, or goes on with it.
func (s *State) give(told *lecture.Lecture, text string, step int) {
	s.lectern.Told, s.lectern.text = told, text
	s.Panels.openDialog("")
	s.Panels.set("actions", false)
	s.toStep(step)
	s.past.push = true // Back leads to what was shown before the lecture, not through its steps
	s.do(Focus{"canvas"})
}

// toStep shows a step of the lecture.
func (s *State) toStep(i int) {
	l := &s.lectern
	if l.Told == nil || i < 0 || i >= len(l.Told.Steps) {
		return
	}
	address, problems := link.Parse(l.Told.Steps[i].Link)
	address.Theme, address.Debug = s.Address.Theme, s.Address.Debug
	address.Proof = false
	address.Projector, address.Lecture, address.Step = true, l.text, i
	l.Given, l.Step, l.Revealed = true, i, 0
	s.set(address)
	s.noteProblems(problems)
	s.linkSoon()
}

// checkStep begins what goes with a step that is shown: its sentences are
// computed, again for who comes back to it, and its theorem is compared with the
// rules.
func (s *State) checkStep() {
	s.board.formula, s.board.rows = false, 0
	s.tellNotes()
	s.loop.desk.Again(s.claimsQuestion())
	if s.Game().Statement.Known() {
		s.task("verify", checkedUpTo, ask.New("verify", &protocol.Verify{Game: s.Link(), N: checkedUpTo}))
	}
}

// checkedUpTo is how far the theorem of a step is compared with the rules while it
// is shown.
const checkedUpTo = "100"

// forward reveals what is hidden next, or shows the next step.
func (s *State) forward() {
	if l := &s.lectern; l.Given && l.Revealed < Unfolding(l.step()) {
		l.Revealed++
		return
	}
	s.toStep(s.lectern.Step + 1)
}

// backward hides what was revealed last, or shows the step before.
func (s *State) backward() {
	if l := &s.lectern; l.Given && l.Revealed > 0 {
		l.Revealed--
		return
	}
	s.toStep(s.lectern.Step - 1)
}

// leaveLecture ends it. The map stays where it is, and the lecture can be gone on
// with.
func (s *State) leaveLecture() {
	s.lectern.Given = false
	s.Address.Lecture, s.Address.Step = "", 0
}

// lectureKey does what a key does while a lecture is given.
func (s *State) lectureKey(name string, shift bool) bool {
	switch {
	case !s.lectern.Given || shift:
		return false
	case name == "ArrowRight" || name == "PageDown":
		s.forward()
	case name == "ArrowLeft" || name == "PageUp":
		s.backward()
	case name == "Escape":
		s.setProjector(false)
	case name == "n":
		s.speakerNotes()
	default:
		return false
	}
	s.redraw()
	return true
}

// lectureVerb does what a button about lectures says: "next", "back", "leave",
// "resume", "notes", "edit", "play", or "talk" and the id of one that comes with
// the page.
func (s *State) lectureVerb(arg string) {
	what, id, _ := strings.Cut(arg, " ")
	l := &s.lectern
	switch what {
	case "talk":
		for _, t := range lecture.Six() {
			if t.ID == id {
				s.give(t.Lecture, id, 0)
			}
		}
	case "play":
		if told := s.finishedDraft(); told != nil {
			s.give(told, textOf(told), 0)
		}
	case "resume":
		if l.Told != nil {
			s.give(l.Told, l.text, l.Step)
		}
	case "edit":
		if l.Told != nil {
			s.draft = lecture.Lecture{Title: l.Told.Title, Steps: slices.Clone(l.Told.Steps)}
			s.remember()
		}
	case "next", "back":
		if l.Given {
			map[string]func(){"next": s.forward, "back": s.backward}[what]()
		}
	case "leave":
		if l.Given {
			s.setProjector(false)
		}
	case "notes":
		if !l.Given && l.Told != nil {
			s.give(l.Told, l.text, l.Step)
		}
		s.speakerNotes()
	}
}

// textOf is a lecture as links have it; "" if it is too long for one.
func textOf(l *lecture.Lecture) string {
	text, err := l.Compact()
	if err != nil || len(link.OfLecture(text)) > lecture.MaxLink {
		return ""
	}
	return text
}

// speakerNotes opens the window of the notes.
func (s *State) speakerNotes() {
	if s.lectern.Given {
		s.lectern.notes = true
		s.do(OpenNotes{})
		s.tellNotes()
	}
}

// tellNotes keeps the window of the notes in step.
func (s *State) tellNotes() {
	l := &s.lectern
	if !l.notes || !l.Given {
		return
	}
	step := l.step()
	next := "The lecture ends here."
	if l.Step+1 < len(l.Told.Steps) {
		next = "Next: " + l.Told.Steps[l.Step+1].Caption
	}
	s.do(TellNotes{
		Title: l.Told.Title + ", " + strconv.Itoa(l.Step+1) + " of " + strconv.Itoa(len(l.Told.Steps)),
		Lines: []string{step.Caption, step.Note, next},
	})
}

// dropped opens the file of a lecture.
func (s *State) dropped(e Dropped) {
	told, err := lecture.ParseFile(e.Text)
	switch {
	case len(e.Text) > lecture.MaxFile: // ParseFile has not read it
		s.add("The file is longer than a lecture can be.")
	case err != nil:
		s.add("This file is no lecture: " + faultOf(err).Words)
	case len(told.Steps) == 0:
		s.add("The lecture in this file has no steps.")
	default:
		s.give(told, textOf(told), 0)
	}
}
