// Package lecture is lectures: lists of links to states of the page with a caption
// each, as files, as short texts for a link, and the texts of the six that come
// with the page; package talks computes all that those claim.
package lecture

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wythoffatlas/core/fault"
)

// Bounds of what comes from outside.
const (
	MaxSteps   = 200
	MaxTitle   = 200     // characters of a title
	MaxCaption = 1000    // of a caption
	MaxNote    = 4000    // of speaker notes
	MaxLink    = 8000    // bytes of the link of a step, and of a lecture as a link
	MaxHidden  = 16      // things hidden in a step
	MaxFile    = 1 << 20 // bytes of a file
)

// A Lecture is shown step by step.
type Lecture struct {
	Title string
	Steps []Step
}

// A Step is a state of the page with what is said about it.
type Step struct {
	Link    string   // the fragment of an address, without its #
	Caption string   // one line, or more
	Note    string   // for the speaker alone
	Hidden  []string // what is hidden at first, as words: "formula"
}

// Check reports what of a lecture is out of bounds, so that it could not be
// written and read again.
func (l *Lecture) Check() error {
	switch {
	case len(l.Steps) > MaxSteps:
		return fault.Newf("lecture", "a lecture has at most %d steps, not %d", MaxSteps, len(l.Steps))
	case !plain(l.Title, MaxTitle, false):
		return fault.Newf("lecture", "the title must be a line of at most %d characters", MaxTitle)
	}
	for i, s := range l.Steps {
		if err := s.check(); err != nil {
			return fault.Newf("lecture", "step %d: %s", i+1, fault.Words(err))
		}
	}
	return nil
}

func (s *Step) check() error {
	switch {
	case len(s.Link) > MaxLink || strings.ContainsFunc(s.Link, func(r rune) bool { return r <= ' ' || r >= utf8.RuneSelf }):
		return fault.Newf("lecture", "a link has at most %d characters, all of them printable ASCII", MaxLink)
	case !plain(s.Caption, MaxCaption, true):
		return fault.Newf("lecture", "a caption has at most %d characters", MaxCaption)
	case !plain(s.Note, MaxNote, true):
		return fault.Newf("lecture", "notes have at most %d characters", MaxNote)
	case len(s.Hidden) > MaxHidden:
		return fault.Newf("lecture", "at most %d things are hidden, not %d", MaxHidden, len(s.Hidden))
	}
	for _, word := range s.Hidden {
		if word == "" || len(word) > 32 || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz-") != "" {
			return fault.Newf("lecture", "what is hidden is words of small letters")
		}
	}
	return nil
}

// plain reports whether a text is printable, without blanks at its ends, and not
// longer than most characters; lines says that it may have several lines.
func plain(text string, most int, lines bool) bool {
	return utf8.ValidString(text) && utf8.RuneCountInString(text) <= most && text == strings.TrimSpace(text) &&
		!strings.ContainsFunc(text, func(r rune) bool {
			return unicode.IsControl(r) && !(lines && r == '\n') || r == '\u2028' || r == '\u2029'
		})
}
