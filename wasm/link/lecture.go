package link

import (
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/written"
)

// Taught is the lecture that lecture= names: one of those that come with the page,
// by its id, or else written out in the compact form. An error says what is wrong.
func Taught(value string) (*lecture.Lecture, error) {
	for _, l := range lecture.Six() {
		if l.ID == value {
			return l.Lecture, nil
		}
	}
	l, err := lecture.ParseCompact(value)
	if err != nil {
		return nil, err
	}
	if len(l.Steps) == 0 {
		return nil, fault.Newf("link", "there is no lecture of that name, and none is written out")
	}
	return l, nil
}

// lecture reads which step of which lecture is shown. What the rest of the link
// does not say is as the step has it, so that a lecture is a link of its own.
func (r *reader) lecture() (text string, step int) {
	text, given := r.values["lecture"]
	number, numbered := r.values["step"]
	if !given {
		if numbered {
			r.note("step", number, leftOut, "it is a step of a lecture, and the link names none.")
		}
		return "", 0
	}
	told, err := Taught(text)
	if err != nil {
		r.note("lecture", game.Clip(text), leftOut, "%s.", fault.Words(err))
		return "", 0
	}
	if numbered {
		n, fault := written.Integer(number, maxDigits)
		switch last := len(told.Steps); {
		case fault == nil && n.IsInt64() && n.Int64() >= 1 && n.Int64() <= int64(last):
			step = int(n.Int64()) - 1
		default:
			r.note("step", number, "Showing the first.", "the lecture has the steps 1 to %d.", last)
		}
	}
	if _, named := r.values["game"]; !named {
		r.fill(told.Steps[step].Link)
	}
	return text, step
}

// ofLectures are the keys that a step of a lecture does not say for itself.
var ofLectures = []string{"v", "lecture", "step", "mode"}

// fill takes from another fragment what this one does not say.
func (r *reader) fill(fragment string) {
	own := map[string]bool{}
	for key := range r.values {
		own[key] = true
	}
	for _, raw := range strings.Split(fragment, "&") {
		key, value, ok := splitPair(raw)
		if raw == "" || !ok || own[key] || slices.Contains(ofLectures, key) || len(r.pairs) >= maxPairs {
			continue
		}
		r.pairs = append(r.pairs, pair{key, raw})
		if _, given := r.values[key]; !given {
			r.values[key] = value
		}
	}
}

// OfLecture is the fragment that opens a lecture at its beginning, without #.
func OfLecture(text string) string { return "v=1&lecture=" + catalog.Escape(text) }
