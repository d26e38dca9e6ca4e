package model

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/link"
)

// Hideable are the words for what a step of a lecture can hide at first.
var Hideable = []string{"formula", "reading", "rows"}

// Draft is the lecture that is being made. It must not be changed.
func (s *State) Draft() *lecture.Lecture { return &s.draft }

// addStep adds what is shown to the lecture that is being made.
func (s *State) addStep() {
	s.Panels.set("actions", false)
	if len(s.draft.Steps) >= lecture.MaxSteps {
		s.note("A lecture has at most " + strconv.Itoa(lecture.MaxSteps) + " steps.")
		return
	}
	s.Fragment() // notes where the map looks
	view := s.Address
	view.Projector, view.Lecture, view.Step, view.Theme, view.Debug, view.Proof = false, "", 0, "", false, false
	fragment := view.String()
	if len(fragment) > lecture.MaxLink {
		s.note("This view has a link of " + strconv.Itoa(len(fragment)) + " characters; a step of a lecture has at most " + strconv.Itoa(lecture.MaxLink) + ".")
		return
	}
	s.draft.Steps = append(s.draft.Steps, lecture.Step{Link: fragment})
	s.remember()
	s.note("Step " + strconv.Itoa(len(s.draft.Steps)) + " of your lecture. ⋯, Lectures has them all.")
}

// editStep changes the lecture that is being made: arg is what and, but for the
// title, which step, counted from 0.
func (s *State) editStep(arg, value string) {
	defer s.remember()
	what, rest, _ := strings.Cut(arg, " ")
	if what == "title" {
		s.draft.Title = typedLine(value, lecture.MaxTitle)
		return
	}
	number, word, _ := strings.Cut(rest, " ")
	i, err := strconv.Atoi(number)
	steps := s.draft.Steps
	if err != nil || i < 0 || i >= len(steps) {
		return
	}
	switch what {
	case "caption":
		steps[i].Caption = typedText(value, lecture.MaxCaption)
	case "note":
		steps[i].Note = typedText(value, lecture.MaxNote)
	case "up":
		if i > 0 {
			steps[i-1], steps[i] = steps[i], steps[i-1]
		}
	case "down":
		if i+1 < len(steps) {
			steps[i+1], steps[i] = steps[i], steps[i+1]
		}
	case "delete":
		s.draft.Steps = slices.Delete(steps, i, i+1)
	case "hide":
		if slices.Contains(Hideable, word) {
			hidden := slices.Clone(steps[i].Hidden) // a lecture that is given may have the same
			if at := slices.Index(hidden, word); at >= 0 {
				hidden = slices.Delete(hidden, at, at+1)
			} else if len(hidden) < lecture.MaxHidden {
				hidden = append(hidden, word)
			}
			steps[i].Hidden = hidden
		}
	}
}

// remember has the browser keep the lecture that is being made, for who closes the
// page or loads it anew.
func (s *State) remember() {
	if s.draft.Title == "" && len(s.draft.Steps) == 0 {
		s.do(Remember{Name: keptLecture})
	} else if text, err := s.trimmedDraft().File(); err == nil { // else it is too long, which saving tells
		s.do(Remember{keptLecture, text})
	}
}

// remembered goes on with the lecture that the browser has kept.
func (s *State) remembered(text string) {
	if text == "" {
		return
	}
	told, err := lecture.ParseFile(text)
	if err != nil {
		s.add("The lecture that you were making could not be read again: " + faultOf(err).Words)
		return
	}
	s.draft = *told
}

// typedText is what of a typed text a lecture can keep; blanks at its ends stay
// while it is typed.
func typedText(text string, most int) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' || r == '\u2028' || r == '\u2029' || r == utf8.RuneError {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, ""))
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most])
	}
	return text
}

func typedLine(text string, most int) string {
	return typedText(strings.ReplaceAll(text, "\n", " "), most)
}

// finishedDraft is the lecture that is being made as it is given and shared; nil,
// and a sentence, if it has no step.
func (s *State) finishedDraft() *lecture.Lecture {
	if len(s.draft.Steps) == 0 {
		s.note("The lecture has no steps yet. Add to lecture makes what is shown the next step.")
		return nil
	}
	told := s.trimmedDraft()
	if err := told.Check(); err != nil {
		s.note(faultOf(err).Words)
		return nil
	}
	return told
}

// trimmedDraft is the lecture that is being made without the blanks at the ends of
// its texts, which are kept while somebody types.
func (s *State) trimmedDraft() *lecture.Lecture {
	told := &lecture.Lecture{Title: strings.TrimSpace(s.draft.Title), Steps: slices.Clone(s.draft.Steps)}
	for i := range told.Steps {
		told.Steps[i].Caption = strings.TrimSpace(told.Steps[i].Caption)
		told.Steps[i].Note = strings.TrimSpace(told.Steps[i].Note)
	}
	return told
}

// shareLecture copies the lecture that is being made as a link, or says that it
// is too long for one.
func (s *State) shareLecture() {
	told := s.finishedDraft()
	if told == nil {
		return
	}
	text := textOf(told)
	if text == "" {
		s.note("As a link this lecture would have more than " + strconv.Itoa(lecture.MaxLink) + " characters. Save it as a file; dropped on the page it opens.")
		return
	}
	s.do(Copy{"#" + link.OfLecture(text)})
}

// saveLecture saves it as a file.
func (s *State) saveLecture() {
	told := s.finishedDraft()
	if told == nil {
		return
	}
	text, err := told.File()
	if err != nil {
		s.note(faultOf(err).Words)
		return
	}
	s.do(Download{"lecture.txt", "text/plain", text})
}
