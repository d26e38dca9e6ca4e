package model

import (
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/viewport"
	"wythoffatlas/wasm/written"
)

// A Field is what stands in a field of a form: what a person typed, or else the
// value that the state has. Fault says in a sentence what is wrong with it, and
// From and To are the bytes at fault, both 0 when it is the whole.
type Field struct {
	Text     string
	Typed    bool
	Fault    string
	From, To int
}

// forms are the fields in which something was typed, by their ids.
type forms map[string]entry

// An entry is what was typed, and the value that the state had then: once that is
// another, what was typed is about something else.
type entry struct {
	Field
	stood string
}

// maxTyped bounds what is kept of a field, in bytes.
const maxTyped = 1 << 16

// maxFields bounds how many fields are kept; the page has fewer.
const maxFields = 64

// Field is what stands in the field of that id.
func (s *State) Field(id string) Field {
	value := s.value(id)
	if e, typed := s.forms[id]; typed && e.stood == value {
		return e.Field
	}
	return Field{Text: value}
}

// typed notes what a person wrote into a field.
func (s *State) typed(id, text string) {
	if len(text) > maxTyped {
		text = text[:maxTyped]
	}
	if _, known := s.forms[id]; !known && len(s.forms) >= maxFields {
		return
	}
	s.forms[id] = entry{Field{Text: text, Typed: true}, s.value(id)}
}

// stands says that the state now has what a field says, so that the field stays
// as it was typed.
func (s *State) stands(id string) {
	if e, typed := s.forms[id]; typed {
		e.stood = s.value(id)
		s.forms[id] = e
	}
}

// fault marks a field.
func (s *State) fault(id string, f *written.Fault) {
	e, typed := s.forms[id]
	if !typed {
		e = entry{Field{Text: s.value(id), Typed: true}, s.value(id)}
	}
	e.Fault, e.From, e.To = f.Words, f.From, f.To
	s.forms[id] = e
}

// value is what the state has for a field in which nothing is typed.
func (s *State) value(id string) string {
	g := s.Game()
	if key, ok := strings.CutPrefix(id, "param-"); ok {
		return g.Values()[key]
	}
	if key, ok := strings.CutPrefix(id, "with-"); ok && s.With() != nil {
		return s.With().Values()[key]
	}
	if text, known := s.labValue(id); known {
		return text
	}
	switch id {
	case "preset":
		if g.Preset != nil {
			return g.Preset.String()
		}
	case "play":
		return g.Play.String()
	case "level":
		if l := s.Address.Level; l.Set {
			return strconv.FormatUint(l.Value, 10)
		}
	case "digits":
		return strconv.Itoa(usualDigits)
	case "verify-n":
		return strconv.FormatInt(s.usualVerify(), 10)
	case "export-count":
		return "100"
	case "export-column":
		return "1"
	case "figure-width":
		return "480"
	case "figure-scale":
		return "2"
	case "figure-caption":
		return "Filled squares are P-positions: the player who moves to one wins."
	case "seek-by":
		return byPosition
	case "design-kind":
		return Designs[0].Word
	case "design-text":
		return DesignOf(s.Field("design-kind").Text).Usual
	case "match-start":
		if at := s.Token(); at != nil {
			return strings.Join(s.Texts(at), ", ")
		}
	case "match-low", "match-rate":
		return "0"
	case "match-high":
		return usualHigh
	case "match-side":
		return "second"
	case "vector-from":
		if at := s.Pinned(); at != nil {
			return strings.Join(s.Texts(at), ", ")
		}
	}
	return ""
}

// usualVerify is a size that the check of the game takes a moment for.
func (s *State) usualVerify() int64 {
	n := int64(256)
	if g := s.Game(); !g.MapOfPositions() {
		n = min(n, g.Piles().MaxVerify())
	}
	return n
}

// usualDigits is how many digits of a slope are shown unasked.
const usualDigits = 6

// Digits is how many digits of a slope are shown.
func (s *State) Digits() int {
	n, err := strconv.Atoi(written.Plain(s.Field("digits").Text))
	if err != nil || n < 0 {
		return usualDigits
	}
	return min(n, maxSlope)
}

// digits takes what was typed for them.
func (s *State) digits(text string) {
	s.typed("digits", text)
	n, fault := written.Natural(text, 6)
	switch {
	case fault != nil:
		s.fault("digits", fault)
	case !n.IsInt64() || n.Int64() > maxSlope:
		s.fault("digits", &written.Fault{Words: "Up to " + strconv.Itoa(maxSlope) + " digits are written."})
	}
}

// param finds the parameter of that key.
func (s *State) param(key string) (catalog.Param, bool) {
	for _, p := range s.Game().Family.Params {
		if p.Key == key {
			return p, true
		}
	}
	return catalog.Param{}, false
}

// natural reads the number of a field, marking the field when it is none.
func (s *State) natural(id string) (text string, ok bool) {
	n, fault := written.Natural(s.Field(id).Text, viewport.MaxDigits)
	if fault != nil {
		s.fault(id, fault)
		return "", false
	}
	return n.String(), true
}
