package lecture

import (
	"strings"
	"unicode/utf8"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// A file is lines of a key and a value:
//
//	wythoff-atlas-lecture 1
//	title Why two beams
//	step game=wythoff&at=5,7
//	caption Two heaps of tokens.
//	hide formula reading
//	note Ask who would like to begin.
//
// A further caption or note goes on in a new line of the same text; blank lines
// and lines that begin with # count for nothing.

// header is the first line, with the version of the format.
const header = "wythoff-atlas-lecture 1"

// File is the lecture as [ParseFile] reads it. An error says what is out of
// bounds.
func (l *Lecture) File() (string, error) {
	if err := l.Check(); err != nil {
		return "", err
	}
	var b strings.Builder
	put := func(key, text string) {
		for _, line := range strings.Split(text, "\n") {
			switch {
			case line != "":
				b.WriteString(key + " " + line + "\n")
			case text != "":
				b.WriteString(key + "\n")
			}
		}
	}
	b.WriteString(header + "\n")
	put("title", l.Title)
	for _, s := range l.Steps {
		b.WriteString("\n" + strings.TrimRight("step "+s.Link, " ") + "\n")
		put("caption", s.Caption)
		put("hide", strings.Join(s.Hidden, " "))
		put("note", s.Note)
	}
	if b.Len() > MaxFile {
		return "", fault.Newf("lecture", "the file would have %d bytes, more than %d", b.Len(), MaxFile)
	}
	return b.String(), nil
}

// ParseFile reads a file. An error names the line at fault.
func ParseFile(text string) (*Lecture, error) {
	if len(text) > MaxFile {
		return nil, fault.Newf("lecture", "the file has %d bytes, more than %d", len(text), MaxFile)
	}
	if !utf8.ValidString(text) {
		return nil, fault.Newf("lecture", "the file is not UTF-8 text")
	}
	text = strings.TrimPrefix(text, "\uFEFF")
	l := &Lecture{}
	n := 0
	for _, line := range strings.Split(text, "\n") {
		n++
		line = strings.TrimSuffix(line, "\r")
		if n == 1 {
			if strings.TrimSpace(line) != header {
				return nil, fault.Newf("lecture", "this is no lecture: its first line must be %q, not %q", header, game.Clip(line))
			}
			continue
		}
		if strings.TrimSpace(line) == "" || line[0] == '#' {
			continue
		}
		if err := l.line(line); err != nil {
			return nil, fault.Newf("lecture", "line %d: %s", n, fault.Words(err))
		}
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		s.Caption, s.Note = strings.TrimSpace(s.Caption), strings.TrimSpace(s.Note)
	}
	if err := l.Check(); err != nil {
		return nil, err
	}
	return l, nil
}

// line reads one line.
func (l *Lecture) line(line string) error {
	key, value, _ := strings.Cut(line, " ")
	if key == "title" {
		if l.Title != "" || len(l.Steps) > 0 {
			return fault.Newf("lecture", "there is one title, before the steps")
		}
		l.Title = strings.TrimSpace(value)
		return nil
	}
	if key == "step" {
		if len(l.Steps) == MaxSteps {
			return fault.Newf("lecture", "a lecture has at most %d steps", MaxSteps)
		}
		l.Steps = append(l.Steps, Step{Link: strings.TrimPrefix(strings.TrimSpace(value), "#")})
		return nil
	}
	if len(l.Steps) == 0 {
		return fault.Newf("lecture", "%q comes before the first step", game.Clip(key))
	}
	s := &l.Steps[len(l.Steps)-1]
	switch key {
	case "caption":
		s.Caption += value + "\n"
	case "note":
		s.Note += value + "\n"
	case "hide":
		s.Hidden = append(s.Hidden, strings.Fields(value)...)
	default:
		return fault.Newf("lecture", "a line begins with title, step, caption, hide or note, not with %q", game.Clip(key))
	}
	return nil
}
