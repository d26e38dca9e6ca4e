package model

import (
	"math/big"
	"slices"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// Forbidding reports whether a person, or the page, is to say what is forbidden
// before the next move.
func (s *State) Forbidding() bool {
	return s.Match.game != nil && s.Latest() && s.Match.game.Forbidding()
}

// Forbidden are the options of the position that is looked at that are forbidden;
// while a person chooses them, those chosen so far.
func (s *State) Forbidden() []game.Vector {
	if s.Match.game == nil {
		return nil
	}
	if s.Forbidding() {
		return s.Match.chosen
	}
	list, _ := s.Match.game.Forbidden(s.Match.seen)
	return list
}

// MayForbid is how many options may be forbidden before a move.
func (s *State) MayForbid() int64 { return s.Game().Rules.Forbids }

// choose forbids an option, or allows it again. The token itself ends the choice.
func (s *State) choose(at game.Vector) {
	m := &s.Match
	if at.Equal(m.game.At()) {
		s.forbid()
		return
	}
	if i := slices.IndexFunc(m.chosen, at.Equal); i >= 0 {
		m.chosen, m.Said = slices.Delete(slices.Clone(m.chosen), i, i+1), at.String()+" is free again."
		return
	}
	if err := m.game.CanForbid(m.chosen, at); err != nil {
		m.Said = faultOf(err).Words
		return
	}
	m.chosen, m.Said = append(slices.Clone(m.chosen), at), at.String()+" is to be forbidden."
}

// forbid forbids what was chosen: the other player moves.
func (s *State) forbid() {
	m := &s.Match
	if !s.Forbidding() || m.game.PageToAct() {
		return
	}
	if err := m.game.Forbid(m.chosen); err != nil {
		m.Said = faultOf(err).Words
		return
	}
	m.Hint, m.Said = false, ""
	s.resume()
}

// pageForbade takes what the page forbids.
func (s *State) pageForbade(texts []string) {
	m, heaps := &s.Match, s.Game().Heaps
	var list []game.Vector
	for ; len(texts) >= heaps; texts = texts[heaps:] {
		if at, ok := numbersOf(texts[:heaps]); ok {
			list = append(list, at)
		}
	}
	if err := m.game.Forbid(list); err != nil {
		m.Said = faultOf(err).Words
		return
	}
	s.resume()
	m.Said = "The page forbids " + explain.Positions(list, len(list)) + "."
}

// standQuestion asks how the match stands; the page keeps the forbidden options
// with it, in one question made once.
func (s *State) standQuestion() ask.Question {
	m := s.Match.game
	stand, text := &s.Match.asked.told, m.Text()
	if stand.text != text {
		q := &protocol.Stand{Game: s.Link(), At: s.Texts(s.ordered(m.At())), Forbids: m.Forbidding()}
		list, _ := m.Forbidden(len(m.Line()) - 1)
		q.Forbidden = s.flat(list)
		stand.text, stand.question = text, ask.New("play", q)
	}
	return stand.question
}

// flat are positions one after the other, as texts.
func (s *State) flat(list []game.Vector) (all []string) {
	for _, at := range list {
		all = append(all, s.Texts(at)...)
	}
	return all
}

// forbiddenHint is what a hint that was asked for says should be forbidden.
func (s *State) forbiddenHint(told *protocol.Explained) (to [][]*big.Int) {
	for texts := told.Forbid; len(texts) >= 2; texts = texts[2:] {
		if v, ok := numbersOf(texts[:2]); ok {
			to = append(to, v)
		}
	}
	return to
}

// Free are the options that are lit on the map, without those that are forbidden.
func (s *State) Free() [][]*big.Int {
	_, list, _, _ := s.Lit()
	forbidden := s.Forbidden()
	if len(forbidden) == 0 {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(at []*big.Int) bool { return explain.Among(forbidden, at) })
}

// hinted is the move of a hint that was asked for, or what it says to forbid, as
// [State.Targets] has it.
func (s *State) hinted() (from []*big.Int, to [][]*big.Int) {
	told, ok := s.Verdict().Body.(*protocol.Explained)
	if !ok || !s.Match.Hint || !s.Latest() || s.Vectors() {
		return nil, nil
	}
	if s.Forbidding() {
		return s.Token(), s.forbiddenHint(told)
	}
	for _, m := range told.Move {
		if v, ok := numbersOf(m.To); ok {
			return s.Token(), append(to, v)
		}
	}
	return nil, nil
}
