package model

import (
	"math/big"
	"slices"
	"strings"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// How many options of a position are lit one by one on the map, and how many of
// each group are listed. Of positions of more than longOptions bits only few are
// listed and none is lit: their texts are long.
const (
	litOptions    = 4096
	ListedOptions = 100
	fewListed     = 5
	longOptions   = 512
)

// reasons are questions about the moves of a position, each made once.
type reasons struct {
	lit     once
	groups  [3]once
	told    once // why the position that is read is won or lost
	tried   once // the same of the position that a move is tried to
	listed  *protocol.Listed
	targets [][]*big.Int // the options of listed, as numbers
}

// moving is the position whose options are shown: the token's, or else the pinned
// one; nil when there is none.
func (s *State) moving() []*big.Int {
	if at := s.Token(); at != nil {
		return at
	}
	return s.Pinned()
}

func short(at []*big.Int) bool {
	return !slices.ContainsFunc(at, func(n *big.Int) bool { return n.BitLen() > longOptions })
}

// lit reports whether the options of the position moved from are lit on the map.
func (s *State) lit() bool {
	return s.OnPositions() && s.moving() != nil && (s.Address.Shows("options") || s.Match.token.held || s.Forbidding())
}

// litQuestion asks for the options that are lit, and the reach of the rules.
func (s *State) litQuestion() ask.Question {
	if !s.lit() {
		return ask.Question{}
	}
	at := s.moving()
	return s.tasks.reasons.lit.of(s, "options", at, func(texts []string) protocol.Body {
		q := &protocol.Options{Game: s.Link(), At: texts, From: "0"}
		if short(at) {
			q.Count = litOptions
		}
		return q
	})
}

// Lit are the options of the position moved from, and the reach of the rules from
// it; from is nil when they are not shown or not known. All says that at holds
// every option.
func (s *State) Lit() (from []*big.Int, at [][]*big.Int, all bool, reach *protocol.Reach) {
	listed, ok := s.look(s.litQuestion()).Body.(*protocol.Listed)
	if !ok {
		return nil, nil, false, nil
	}
	r := &s.tasks.reasons
	if r.listed != listed {
		r.listed, r.targets = listed, nil
		heaps := s.Game().Heaps
		for to := listed.To; len(to) >= heaps; to = to[heaps:] {
			if v, ok := numbersOf(to[:heaps]); ok {
				r.targets = append(r.targets, v)
			}
		}
	}
	if len(listed.Reach) > 0 {
		reach = &listed.Reach[0]
	}
	return s.moving(), r.targets, listed.Total == decimal(len(r.targets)), reach
}

// A Group is one of the groups of options of the pinned position.
type Group struct {
	Which  int // 1: from the first heap, 2: from the second, 3: from both; 0: all
	Answer ask.Answer
}

// Groups are the options of the pinned position by groups, of a game with K piles
// in one; none when nothing is pinned.
func (s *State) Groups() []Group {
	var list []Group
	which := s.groupNumbers()
	for i, q := range s.groupQuestions() {
		list = append(list, Group{which[i], s.look(q)})
	}
	return list
}

// groupNumbers are the groups that options come in; see [Group].
func (s *State) groupNumbers() []int {
	if s.Vectors() {
		return []int{0}
	}
	return []int{1, 2, 3}
}

func (s *State) groupQuestions() []ask.Question {
	at := s.Pinned()
	if at == nil || !s.Panels.Open("options") {
		return nil
	}
	count := uint64(ListedOptions)
	if !short(at) {
		count = fewListed
	}
	var list []ask.Question
	for i, which := range s.groupNumbers() {
		list = append(list, s.tasks.reasons.groups[i].of(s, "options", at, func(texts []string) protocol.Body {
			return &protocol.Options{Game: s.Link(), At: texts, Which: uint64(which), From: "0", Count: count, Outcomes: true}
		}))
	}
	return list
}

// reasonQuestions are the questions about moves that the state wants answered.
func (s *State) reasonQuestions(dst []ask.Question) []ask.Question {
	dst = append(dst, s.whyQuestion(), s.triedQuestion(), s.litQuestion())
	return append(dst, s.groupQuestions()...)
}

// Why is why the position that is read is won or lost, *protocol.Explained; of
// one under the pointer it is not asked.
func (s *State) Why() ask.Answer { return s.look(s.whyQuestion()) }

func (s *State) whyQuestion() ask.Question {
	r := s.read()
	if r.At == nil || r.By == ByPointer || r.By == ByRow {
		return ask.Question{}
	}
	return s.tasks.reasons.told.of(s, "reason", r.At, s.explainQuestion)
}

func (s *State) explainQuestion(at []string) protocol.Body {
	return &protocol.Explain{Game: s.Link(), At: at}
}

// Tried is the reading of the position that a move is tried to; see [State.To].
func (s *State) Tried() ask.Answer { return s.look(s.triedQuestion()) }

func (s *State) triedQuestion() ask.Question {
	to := s.To()
	if to == nil {
		return ask.Question{}
	}
	return s.tasks.reasons.tried.of(s, "reason", to, s.explainQuestion)
}

// tryMove asks about the move from the pinned position to another.
func (s *State) tryMove(arg string) {
	to, ok := numbersOf(strings.Split(arg, ","))
	if !ok || len(to) != s.Game().Heaps || s.Pinned() == nil {
		return
	}
	s.typed("vector-to", link.Numbers(to, ", "))
	s.Panels.set("tools", true)
}

// Legal says whether the rules allow a move from one position to another, for
// positions of a size for which that takes no time; ok is false for others.
func (s *State) Legal(from, to []*big.Int) (l explain.Legality, ok bool) {
	if !short(from) || !short(to) {
		return l, false
	}
	return explain.MayMove(s.Game(), game.Vector(from), game.Vector(to)), true
}
