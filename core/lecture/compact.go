package lecture

import (
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// As the value of a key in a link a lecture is one text: the title and the steps
// with ~. between them, and in a step the link, the caption, what is hidden and
// the note with ~, between them, the last of which are left out when they are
// empty. A ~ is written ~~. What a fragment must have escaped is escaped by whoever
// writes the link.

// escapes of the compact form.
const (
	tilde     = "~~"
	nextStep  = "~."
	nextField = "~,"
)

// Compact is the lecture as [ParseCompact] reads it. An error says what is out of
// bounds, or that it is too long for a link: then it is shared as a file.
func (l *Lecture) Compact() (string, error) {
	if err := l.Check(); err != nil {
		return "", err
	}
	quoted := func(text string) string { return strings.ReplaceAll(text, "~", tilde) }
	parts := []string{quoted(l.Title)}
	for _, s := range l.Steps {
		fields := []string{quoted(s.Link), quoted(s.Caption), strings.Join(s.Hidden, " "), quoted(s.Note)}
		for len(fields) > 1 && fields[len(fields)-1] == "" {
			fields = fields[:len(fields)-1]
		}
		parts = append(parts, strings.Join(fields, nextField))
	}
	text := strings.Join(parts, nextStep)
	if len(text) > MaxLink {
		return "", fault.Newf("lecture", "as a link the lecture would have %d characters, more than %d", len(text), MaxLink)
	}
	return text, nil
}

// ParseCompact reads the compact form. An error says what is wrong with it.
func ParseCompact(text string) (*Lecture, error) {
	if len(text) > MaxLink {
		return nil, fault.Newf("lecture", "a lecture in a link has at most %d characters, not %d", MaxLink, len(text))
	}
	l := &Lecture{}
	fields := []string{""} // of the title, then of a step
	title := true
	finish := func() error {
		switch {
		case title && len(fields) > 1:
			return fault.Newf("lecture", "the title of a lecture in a link is one field")
		case title:
			l.Title = fields[0]
		case len(fields) > 4:
			return fault.Newf("lecture", "a step of a lecture in a link has at most 4 fields, not %d", len(fields))
		default:
			fields = append(fields, "", "", "")
			l.Steps = append(l.Steps, Step{Link: fields[0], Caption: fields[1], Hidden: words(fields[2]), Note: fields[3]})
		}
		fields, title = []string{""}, false
		return nil
	}
	for rest := text; ; {
		at := strings.IndexByte(rest, '~')
		last := len(fields) - 1
		if at < 0 {
			fields[last] += rest
			break
		}
		fields[last] += rest[:at]
		mark := rest[at:min(at+2, len(rest))]
		rest = rest[at+len(mark):]
		switch mark {
		case tilde:
			fields[last] += "~"
		case nextField:
			fields = append(fields, "")
		case nextStep:
			if err := finish(); err != nil {
				return nil, err
			}
		default:
			return nil, fault.Newf("lecture", "in the link of a lecture %q means nothing", game.Clip(mark))
		}
	}
	if err := finish(); err != nil {
		return nil, err
	}
	if err := l.Check(); err != nil {
		return nil, err
	}
	return l, nil
}

// words are the words of a text; nil if there are none.
func words(text string) []string {
	if list := strings.Fields(text); len(list) > 0 {
		return list
	}
	return nil
}
