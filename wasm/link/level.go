package link

import "strconv"

// A Level is the value of a level line, level= in a link: all positions of that
// value. The zero value stands for the value of the position that is read.
type Level struct {
	Set   bool
	Value uint64
}

// MostLevel bounds a value: more tokens than any position that has a value.
const MostLevel = 8192

// ParseLevel reads the value of level=; ok is false where that is none.
func ParseLevel(text string) (l Level, ok bool) {
	v, err := strconv.ParseUint(text, 10, 32)
	return Level{true, v}, err == nil && v <= MostLevel && strconv.FormatUint(v, 10) == text
}

// level reads level=.
func (r *reader) level(s *State) {
	text, given := r.values["level"]
	if !given {
		return
	}
	l, ok := ParseLevel(text)
	if !ok {
		r.note("level", text, leftOut, "write level=3: a value from 0 to %d, of which all positions are outlined.", MostLevel)
		return
	}
	s.Level = l
}
