package model

import (
	"math/big"

	"wythoffatlas/core/chance"
	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/play"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// A Match is a game that a person plays on the page, against the page or
// somebody beside. While the drawer is open and nothing has begun, the start is
// chosen.
type Match struct {
	Said string // what happened last: a move that was refused and why, or the page's
	Hint bool   // a winning move is told
	Open bool   // outcomes are shown while the game goes on

	game   *play.Match // nil while the start is chosen
	start  []*big.Int
	seen   int           // which position of the line is looked at
	left   []*big.Int    // what the stacks are left at; nil while nothing is lifted
	chosen []game.Vector // what a person is about to forbid
	token  token
	asked  matchQuestions
}

// A token is dragged over the map.
type token struct {
	held    bool
	pointer int
	x, y    float64 // where it is, in CSS pixels
}

// matchQuestions are each made once.
type matchQuestions struct {
	told, review onceOf
}

// onceOf is a question about a match, made once.
type onceOf struct {
	text     string // of the match
	question ask.Question
}

// Playing reports whether there is a token: a match goes on, or its start is
// chosen.
func (s *State) Playing() bool { return s.Match.game != nil || s.Panels.Open("match") }

// Started is the match that goes on, nil while the start is chosen. It must not be
// changed.
func (s *State) Started() *play.Match { return s.Match.game }

// Seen is which position of the line is looked at, from 0; Latest reports whether
// it is the last.
func (s *State) Seen() int { return s.Match.seen }

// Latest reports whether the last position of the match is looked at.
func (s *State) Latest() bool {
	return s.Match.game == nil || s.Match.seen == len(s.Match.game.Line())-1
}

// Token is the position that the token lies on; nil when nobody plays.
func (s *State) Token() []*big.Int {
	switch {
	case !s.Playing():
		return nil
	case s.Match.game != nil:
		return s.Match.game.Line()[s.Match.seen]
	case len(s.Match.start) != s.Game().Heaps:
		return usualStart(s.Game().Heaps)
	}
	return s.Match.start
}

// usualHigh is the largest heap of a random start, unless a person says otherwise.
const usualHigh = "20"

// usualStart is where a match begins unless a person says otherwise.
func usualStart(heaps int) []*big.Int {
	if heaps == 2 {
		return []*big.Int{big.NewInt(7), big.NewInt(10)}
	}
	at := make([]*big.Int, heaps)
	for i := range at {
		at[i] = big.NewInt(int64(2*i + 1))
	}
	return at
}

// takeMatch follows a change of the game: the match that the address says goes
// on, any other is over.
func (s *State) takeMatch() {
	text := s.Address.Match
	s.Match, s.Address.Match = Match{start: s.Match.start}, ""
	if text == "" {
		return
	}
	m, err := play.Parse(s.Game(), text)
	if err != nil {
		return
	}
	s.Panels.set("match", true)
	s.do(Reveal{"match"})
	s.playOn(m)
}

// playOn goes on with a match at its last position.
func (s *State) playOn(m *play.Match) {
	s.Match.game, s.Match.Hint, s.Match.Said = m, false, ""
	s.resume()
}

// resume looks at the last position, writes the match into the link, and has
// the page move when it is its turn.
func (s *State) resume() {
	m := &s.Match
	s.dropTask("reply")
	m.seen, m.left, m.chosen, m.token.held = len(m.game.Line())-1, nil, nil, false
	s.Address.Match = m.game.Text()
	if len(s.Address.Match) > play.MaxText {
		s.Address.Match = "" // longer than links are read
	}
	s.Hand.Cursor = nil
	s.linkSoon()
	s.redraw()
	if m.game.PageToAct() {
		at := m.game.At()
		q := &protocol.Play{
			Game: s.Link(), At: s.Texts(s.ordered(at)), Forbids: m.game.Forbidding(), Rate: uint64(m.game.Rate), Seed: m.game.Seed + uint64(len(m.game.Line()))<<32,
		}
		list, _ := m.game.Forbidden(m.seen)
		if q.Forbidden = s.flat(list); q.Forbids {
			q.Seed += 1 << 31 // another choice than the move from the same position
		}
		s.task("reply", "", ask.New("play", q))
	}
}

// ordered is a position as the worker takes it: without an order where the heaps
// have none.
func (s *State) ordered(at []*big.Int) []*big.Int {
	if s.Vectors() {
		return game.Vector(at).InOrder()
	}
	return at
}

// replied makes the page's move.
func (s *State) replied(_ *task, a ask.Answer) {
	m := s.Match.game
	if m == nil || !m.PageToAct() {
		return
	}
	played, ok := a.Body.(*protocol.Played)
	if !ok {
		s.Match.Said = "The page found no move. " + a.Words
		return
	}
	if m.Forbidding() && !played.Over {
		s.pageForbade(played.To)
		return
	}
	to, fine := numbersOf(played.To)
	if played.Over || !fine {
		return
	}
	from := m.At()
	if err := m.Move(game.Vector(to)); err != nil {
		s.Match.Said = faultOf(err).Words
		return
	}
	s.resume()
	s.Match.Said = "The page moved from " + from.String() + " to " + game.Vector(to).String() + "."
}

// Verdict is how the match stands at its last position, *protocol.Explained.
func (s *State) Verdict() ask.Answer { return s.look(s.verdictQuestion()) }

func (s *State) verdictQuestion() ask.Question {
	if s.Match.game == nil {
		return ask.Question{}
	}
	return s.standQuestion()
}

// Won reports whether no move is left in the match, and who has won: 0 who began,
// or 1.
func (s *State) Won() (winner int, over bool) {
	told, ok := s.Verdict().Body.(*protocol.Explained)
	if !ok || !told.Over {
		return 0, false
	}
	turn := s.Match.game.Turn()
	if told.Outcome == "N" {
		return turn, true
	}
	return 1 - turn, true
}

// Covered reports whether the map keeps its P-positions to itself: a match goes
// on, and nobody has asked to see them.
func (s *State) Covered() bool {
	if s.Match.game == nil || s.Match.Open {
		return false
	}
	_, over := s.Won()
	return !over
}

// MapCovered is Covered where the map shows positions.
func (s *State) MapCovered() bool { return s.OnPositions() && s.Covered() }

// Review are the outcomes of all positions of the match, *protocol.Letters with two
// letters for each, see [protocol.Review]: when
// it is over, or a person has asked to see them.
func (s *State) Review() ask.Answer { return s.look(s.reviewQuestion()) }

func (s *State) reviewQuestion() ask.Question {
	if s.Match.game == nil || s.Covered() {
		return ask.Question{}
	}
	r := &s.Match.asked.review
	if text := s.Match.game.Text(); r.text != text {
		q := &protocol.Review{Game: s.Link()}
		for i, at := range s.Match.game.Line() {
			list, _ := s.Match.game.Forbidden(i)
			q.Positions = append(q.Positions, s.Texts(s.ordered(at))...)
			q.Forbidden, q.Counts = append(q.Forbidden, s.flat(list)...), append(q.Counts, uint64(len(list)))
		}
		r.text, r.question = text, ask.New("play", q)
	}
	return r.question
}

// matchQuestions are the questions that the match wants answered.
func (s *State) matchQuestions(dst []ask.Question) []ask.Question {
	return append(dst, s.verdictQuestion(), s.reviewQuestion())
}

// seed is a number for choices that are left to chance.
func (s *State) seed() uint64 {
	die := chance.SplitMix(uint64(s.loop.now))
	return 1 + die.Below(999_999)
}

// tryPlay makes a move of the match, or says why it is none. While the start is
// chosen, it chooses it.
func (s *State) tryPlay(to []*big.Int) {
	m := &s.Match
	m.token.held, m.left = false, nil
	s.redraw()
	if m.game == nil {
		s.setStart(to)
		return
	}
	if to == nil || same(to, s.Token()) && !s.Forbidding() {
		return
	}
	switch _, over := s.Won(); {
	case !s.Latest():
		m.Said = "This is an earlier position: go to the last one to move on."
		return
	case over:
		m.Said = "The game is over."
		return
	case m.game.PageToAct():
		m.Said = "It is the page’s turn."
		return
	case !short(to):
		m.Said = "Moves are made with numbers of up to 150 digits."
		return
	}
	if m.game.Forbidding() {
		s.choose(game.Vector(to))
		return
	}
	if err := m.game.Move(game.Vector(to)); err != nil {
		m.Said = faultOf(err).Words
		return
	}
	m.Hint, m.Said = false, ""
	s.resume()
}

// setStart chooses where a match begins.
func (s *State) setStart(at []*big.Int) {
	if !s.isPosition(at) || !short(at) {
		return
	}
	s.Match.start = at
	delete(s.forms, "match-start")
	s.redraw()
}

// showsToken brings the token into view where its square is out of it or too
// small to aim at.
func (s *State) showsToken() {
	at := s.Token()
	if at == nil || !s.OnPositions() {
		return
	}
	v := s.Map.View
	px, py, near := v.ToScreen(at[0], at[1])
	left, top, right, bottom := v.Free()
	const aimed = 12
	if near && v.Cell() >= aimed && px >= left && px+v.Cell() <= right && py-v.Cell() >= top && py <= bottom {
		return
	}
	s.frameToken()
}

// frameToken shows the map from its beginning to the token, or, where that is too
// far, the token.
func (s *State) frameToken() {
	at, v := s.Token(), s.Map.View
	const most, least = 5.5, 2.0
	s.Map.Gestures.Motion.Drop()
	if at[0].BitLen() > 16 || at[1].BitLen() > 16 {
		v.Look(at[0], at[1], most)
		s.redraw()
		return
	}
	left, top, right, bottom := v.Free()
	side := float64(max(at[0].Int64(), at[1].Int64(), 8) + 2)
	room := min(right-left, bottom-top)
	z := most
	for z > least && side*exp2(z) > room {
		z -= 0.25
	}
	v.Begin(z)
	s.redraw()
}

// Left is what the stacks are left at.
func (s *State) Left() []*big.Int {
	if s.Match.left != nil && len(s.Match.left) == s.Game().Heaps {
		return s.Match.left
	}
	return s.Token()
}

// Grows reports whether moves from the token's position may leave more tokens.
func (s *State) Grows() bool {
	at := s.Token()
	if !s.Vectors() || at == nil {
		return false
	}
	rules, ok := s.Game().Piles().(piles.Shrinker)
	if !ok {
		return true
	}
	shrinks, _ := rules.Shrinks(game.Vector(at).InOrder())
	return !shrinks
}

// leave takes tokens off a stack, or lays them back: the number that stays.
func (s *State) leave(which, text string) {
	at := s.Token()
	n, ok := new(big.Int).SetString(text, 10)
	if at == nil || !ok || n.Sign() < 0 || len(text) > 150 {
		return
	}
	for i := range at {
		if which == decimal(i) {
			left := append([]*big.Int{}, s.Left()...)
			left[i] = n
			if s.Match.game != nil && !s.Grows() && n.Cmp(at[i]) > 0 {
				left[i] = at[i]
			}
			if s.Match.game == nil {
				s.setStart(left)
				return
			}
			s.Match.left = left
			s.redraw()
		}
	}
}
