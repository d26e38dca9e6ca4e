package model

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
	"wythoffatlas/wasm/written"
)

func decimal(i int) string { return strconv.Itoa(i) }

// The choices of the form that goes places, which say what its field is; and
// what each is on the axes of the map.
const byPosition = "position"

var seekAxes = map[string]uint64{"n": 0, "x": 1, "y": 2}

// seek goes to the position that the form names, or says why it cannot.
func (s *State) seek() {
	by, text := s.Field("seek-by").Text, strings.TrimSpace(s.Field("seek-to").Text)
	if inner, ok := strings.CutPrefix(text, "P("); ok && strings.HasSuffix(inner, ")") {
		by, text = "n", strings.TrimSuffix(inner, ")")
	}
	s.dropTask("seek")
	axis, known := seekAxes[by]
	if !known {
		at, fault := written.Naturals(text, 2, viewport.MaxDigits)
		if fault != nil {
			s.fault("seek-to", fault)
			return
		}
		if !s.Vectors() {
			s.visit(at)
		}
		return
	}
	n, fault := written.Natural(text, viewport.MaxDigits)
	if fault != nil {
		s.fault("seek-to", fault)
		return
	}
	s.task("seek", n.String(), ask.New("seek", &protocol.Seek{Game: s.Link(), Axes: []uint64{axis}, Values: []string{n.String()}}))
}

// sought goes where a search led to.
func (s *State) sought(_ *task, a ask.Answer) {
	found, ok := a.Body.(*protocol.Found)
	if !ok || len(found.Rows) == 0 || s.Vectors() {
		return
	}
	if at, ok := numbersOf(found.Rows[0].At); ok && len(at) == 2 {
		s.visit(at)
	}
}

// verify checks the game's formula against the definition, here and now.
func (s *State) verify() {
	if n, ok := s.natural("verify-n"); ok {
		s.task("verify", n, ask.New("verify", &protocol.Verify{Game: s.Link(), N: n}))
	}
}

// verified pins the first difference.
func (s *State) verified(_ *task, a ask.Answer) {
	if v, ok := a.Body.(*protocol.Verified); ok && len(v.First) == s.Game().Heaps {
		s.pinTexts(v.First)
	}
}

// study asks what computing can tell of the game.
func (s *State) study() {
	s.task("study", "", ask.New("study", &protocol.Study{Game: s.Link()}))
}

// A Ray is drawn from one place of the map to another.
type Ray struct{ X0, Y0, X1, Y1 *big.Float }

// Rays are what a study of this game has measured.
func (s *State) Rays() (rays []Ray) {
	found, ok := s.Task("study").Answer.Body.(*protocol.Studied)
	if !ok {
		return nil
	}
	const most = 256
	for numbers := found.Rays; len(numbers) >= 4 && len(rays) < most; numbers = numbers[4:] {
		var at [4]*big.Float
		for i := range at {
			f, ok := new(big.Float).SetString(numbers[i])
			if !ok {
				return nil
			}
			at[i] = f
		}
		rays = append(rays, Ray{at[0], at[1], at[2], at[3]})
	}
	return rays
}

// own looks for the row and the pile that a number is in.
func (s *State) own() {
	if n, ok := s.natural("own-v"); ok {
		s.task("own", n, ask.New("own", &protocol.Owner{Game: s.Link(), N: n}))
	}
}

// owned goes to the row that was found.
func (s *State) owned(_ *task, a ask.Answer) {
	found, ok := a.Body.(*protocol.Owns)
	if !ok {
		return
	}
	if n, ok := new(big.Int).SetString(found.Row, 10); ok {
		if s.Tabled() {
			s.Table.visit(s, n)
		}
		s.task("row", found.Row, ask.New("row", &protocol.Rows{Game: s.Link(), From: found.Row, Count: 1}))
	}
}

// rowFound pins the position of a row that was asked for.
func (s *State) rowFound(_ *task, a ask.Answer) {
	table, ok := a.Body.(*protocol.Table)
	if ok && table.Len() == 1 && len(table.Row(0)) > s.Game().Heaps {
		s.pinTexts(table.Row(0)[1 : 1+s.Game().Heaps])
	}
}

// vectorOf reads the heaps of a field, in any order; the field is marked when
// they are not as many as the game has.
func (s *State) vectorOf(id string) ([]*big.Int, *written.Fault) {
	return written.Naturals(s.Field(id).Text, s.Game().Heaps, viewport.MaxDigits)
}

// vectorTo is the second position of the form; nil where there is none, or it
// cannot be read.
func (s *State) vectorTo() []*big.Int {
	if s.Field("vector-to").Text == "" {
		return nil
	}
	to, fault := s.vectorOf("vector-to")
	if fault != nil {
		return nil
	}
	return to
}

// examine reads the positions of the form.
func (s *State) examine() {
	from, fault := s.vectorOf("vector-from")
	if fault != nil {
		s.fault("vector-from", fault)
		return
	}
	var second Field
	if e, ok := s.forms["vector-to"]; ok {
		second = e.Field
	}
	if strings.TrimSpace(second.Text) != "" {
		if _, fault = s.vectorOf("vector-to"); fault != nil {
			s.fault("vector-to", fault)
		}
	}
	typed := s.forms["vector-from"]
	to, has := s.forms["vector-to"]
	s.pin(from)
	if has {
		s.forms["vector-to"] = to
	}
	if typed.Typed {
		s.forms["vector-from"] = typed
		s.stands("vector-from")
	}
}

// example writes one of them into the form and asks.
func (s *State) example(number string) {
	i, err := strconv.Atoi(number)
	list := s.Game().Asks()
	if err != nil || i < 0 || i >= len(list) {
		return
	}
	s.typed("vector-from", list[i].From)
	s.typed("vector-to", list[i].To)
	s.examine()
}

// A Design is a kind of pair of sequences for which a game can be made: the word
// for it, what a person writes of it to begin with, and what that means. See
// cover.Parse.
type Design struct{ Word, Name, Usual, Help string }

// Designs are the kinds; the form begins with the first.
var Designs = []Design{
	{"wythoff:", "a-Wythoff’s, with a =", "3", "A whole number a ≥ 1."},
	{"vile", "vile and dopey numbers", "", "Numbers whose binary form ends in an even and in an odd number of zeros."},
	{"hofstadter", "Hofstadter’s", "", "Hofstadter’s sequence and its complement, less 1."},
	{"beatty:", "Beatty: p, β, q, γ", "3/2, , 3, -1", "⌊np + β⌋ and ⌊nq + γ⌋: p, β, q, γ; all but p may be left out. Numbers such as 3/2 or (1+sqrt(5))/2."},
	{"list:", "two lists", "1, 3, 4, 6; 2, 5, 8, 11", "The first terms of each, with a semicolon between."},
}

// DesignOf is the kind of a word, the first of one that is none.
func DesignOf(word string) Design {
	return Designs[max(0, slices.IndexFunc(Designs, func(d Design) bool { return d.Word == word }))]
}

// design makes a game of a pair of sequences.
func (s *State) design() {
	d := DesignOf(s.Field("design-kind").Text)
	f := d.Word
	if d.Usual != "" {
		f += written.Plain(s.Field("design-text").Text)
	}
	g, problems := catalog.Designed(f, s.Game().Play)
	if len(problems) > 0 {
		s.fault("design-text", &written.Fault{Words: problems[0].Message})
		return
	}
	s.setGame(g, "design")
	s.study()
}

// Trend is a late row that shows which line the points of a map of rows follow:
// its place on the map, and its number; ok is false where none is known.
func (s *State) Trend() (x, y, row *big.Int, ok bool) {
	found, told := s.look(s.trendQuestion()).Body.(*protocol.Trending)
	if !told || len(found.Row) <= s.Game().Heaps {
		return nil, nil, nil, false
	}
	numbers, fine := numbersOf(found.Row)
	if !fine {
		return nil, nil, nil, false
	}
	axes := s.Axes()
	x, y = numbers[axes[0]], numbers[axes[1]]
	return x, y, numbers[0], x.Sign() > 0
}

func (s *State) trendQuestion() ask.Question {
	if !s.Vectors() || !s.Mapped() {
		return ask.Question{}
	}
	return ask.New("trend", &protocol.Trend{Game: s.Link()})
}
