package model

import (
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/written"
)

// identify asks which game has what was typed: terms of a sequence, or positions in
// parentheses.
func (s *State) identify() {
	const id = "identify-terms"
	question, fault := termsOf(written.Plain(s.Field(id).Text))
	if fault != nil {
		s.fault(id, fault)
		return
	}
	var b strings.Builder
	for i, n := range question.Terms {
		switch {
		case i == 0:
		case uint64(i)%max(1, question.Heaps) == 0:
			b.WriteByte(',')
		default:
			b.WriteByte('.')
		}
		if b.WriteString(strings.TrimLeft(n[:len(n)-1], "0") + n[len(n)-1:]); b.Len() > 100*link.MostTerms {
			break
		}
	}
	l, should := link.ParseLab("identify," + b.String())
	if should != "" {
		s.fault(id, &written.Fault{Words: "As in a link: " + should})
		return
	}
	s.setLab(l)
}

// typed is how a person writes what a link asks of which game it is.
func typed(l link.Lab) string {
	if !strings.Contains(l.Terms, ".") {
		return strings.ReplaceAll(l.Terms, ",", ", ")
	}
	return "(" + strings.ReplaceAll(strings.ReplaceAll(l.Terms, ",", "), ("), ".", ", ") + ")"
}

// termsOf reads "1, 3, 4, 6" or "(1, 2), (3, 5)".
func termsOf(text string) (*protocol.Identify, *written.Fault) {
	isNumber := func(r rune) bool { return '0' <= r && r <= '9' || r == '-' }
	isOther := func(r rune) bool { return !isNumber(r) && !strings.ContainsRune(" ,;()[]{}\t\r\n", r) }
	if at := strings.IndexFunc(text, isOther); at >= 0 {
		return nil, &written.Fault{Words: "Write whole numbers with commas between, or positions such as (1, 2), (3, 5).", From: at, To: at + 1}
	}
	q := &protocol.Identify{Terms: strings.FieldsFunc(text, func(r rune) bool { return !isNumber(r) })}
	if groups := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("()[]{};", r) }); strings.ContainsAny(text, "([{") {
		heaps := 0
		for _, g := range groups {
			n := len(strings.FieldsFunc(g, func(r rune) bool { return !isNumber(r) }))
			switch {
			case n == 0:
			case heaps == 0:
				heaps = n
			case n != heaps:
				return nil, &written.Fault{Words: "The positions do not all have as many heaps."}
			}
		}
		q.Heaps = uint64(heaps)
	}
	return q, nil
}

// identifyCall answers atlas.identify and atlas.design: how many heaps a position has, 1 for a
// sequence, and the numbers.
func (s *State) identifyCall(e Call) {
	heaps, err := uint64(0), strconv.ErrSyntax
	if 2 <= len(e.Args) && len(e.Args) <= link.MostTerms {
		heaps, err = strconv.ParseUint(e.Args[0], 10, 31)
	}
	if err != nil {
		s.do(Return{ID: e.ID, Fault: "atlas." + e.Method + " takes a list of numbers, or of positions [[x, y], …]."})
		return
	}
	tell := telling(tellIdentified)
	if e.Method == "design" {
		tell = telling(tellDesigned)
	}
	s.asks(e, nil, tell, &protocol.Identify{Terms: e.Args[1:], Heaps: heaps})
}

func tellIdentified(found *protocol.Identified, _ []string) (any, error) {
	if len(found.Sequences) != len(found.Games) || len(found.From) != len(found.Games) || len(found.Agree) != len(found.Games) {
		return nil, errOther
	}
	games := []any{}
	for i, g := range found.Games {
		games = append(games, map[string]any{
			"game": g, "sequence": found.Sequences[i],
			"from": decimal64(found.From[i]), "agree": decimal64(found.Agree[i]),
		})
	}
	return games, nil
}

// tellDesigned is what was made of two complementary sequences.
func tellDesigned(found *protocol.Identified, _ []string) (any, error) {
	made := lists.Map(found.Made, func(m protocol.MadeGame) any {
		return map[string]any{"game": m.Game, "formula": m.Formula, "conditions": m.Conditions}
	})
	return map[string]any{"systems": list(found.Systems), "made": made, "why": found.WhyNone}, nil
}
