package model

import (
	"math"
	"math/big"
	"strings"

	"wythoffatlas/core/game"
	"wythoffatlas/core/play"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
	"wythoffatlas/wasm/written"
)

func exp2(z float64) float64 { return math.Exp2(z) }

// tokenGrip is how far from the middle of the token a pointer may take hold of it, in
// CSS pixels: at least the size that fingers need.
const tokenGrip = 22

// TokenAt is the middle of the token on the screen, in CSS pixels; ok is false
// when it lies on no map. Held says that it is dragged.
func (s *State) TokenAt() (x, y float64, held, ok bool) {
	at := s.Token()
	if at == nil || !s.OnPositions() {
		return 0, 0, false, false
	}
	if t := &s.Match.token; t.held {
		return t.x, t.y, true, true
	}
	v := s.Map.View
	px, py, near := v.ToScreen(at[0], at[1])
	half := v.Cell() / 2
	return px + half, py - half, false, near
}

// holdToken takes what a pointer does with the token and reports whether it is
// that.
func (s *State) holdToken(e Pointer) bool {
	t := &s.Match.token
	if t.held && (!s.OnPositions() || s.Token() == nil) {
		t.held = false
	}
	if !t.held {
		x, y, _, ok := s.TokenAt()
		reach := max(tokenGrip, s.Map.View.Cell()/2)
		if e.Kind != viewport.Down || e.Shift || e.Buttons&1 == 0 || !ok || math.Hypot(e.X-x, e.Y-y) > reach || !s.Latest() {
			return false
		}
		if m := s.Match.game; m != nil && (m.PageToAct() || m.Forbidding()) {
			return false
		}
		s.Map.Gestures.Motion.Finish(s.Map.View)
		*t = token{true, e.Pointer, e.X, e.Y}
		s.hover(e.X, e.Y)
		s.redraw()
		return true
	}
	if e.Kind == viewport.Wheel {
		return false
	}
	if e.Pointer != t.pointer {
		return true // another finger waits until this one is lifted
	}
	switch e.Kind {
	case viewport.Move:
		t.x, t.y = e.X, e.Y
		s.hover(e.X, e.Y)
	case viewport.Up:
		t.held = false
		x, y := new(big.Int), new(big.Int)
		if s.Map.View.CellAt(e.X, e.Y, x, y) {
			s.tryPlay([]*big.Int{x, y})
		}
	case viewport.Cancel:
		t.held = false
	}
	s.redraw()
	return true
}

// playMode opens the drawer in which games are played, and brings the token into
// view.
func (s *State) playMode() {
	open := !s.Panels.Open("match")
	s.Panels.set("match", open)
	if open {
		s.Panels.set("list", true)
		s.do(Reveal{"match"})
		s.showsToken()
	}
	s.redraw()
}

// stopMatch ends the match that goes on; its start is kept for the next.
func (s *State) stopMatch() {
	if m := s.Match.game; m != nil {
		s.Match = Match{start: m.Line()[0]}
		s.Address.Match = ""
		s.dropTask("reply")
		s.linkSoon()
	}
}

// begin begins a match as the form says, or chooses its start at random.
func (s *State) begin(how string) {
	if how == "random" {
		s.randomStart()
		return
	}
	start := s.Token()
	if f := s.Field("match-start"); f.Typed {
		at, fault := s.vectorOf("match-start")
		if fault == nil && !short(at) {
			fault = &written.Fault{Words: "A game begins with heaps of up to 150 digits."}
		}
		if fault != nil {
			s.fault("match-start", fault)
			return
		}
		start = at
	}
	rate, fault := written.Natural(s.Field("match-rate").Text, 6)
	if fault == nil && (!rate.IsInt64() || rate.Int64() > 100) {
		fault = &written.Fault{Words: "From 0 to 100 of 100 moves."}
	}
	if fault != nil {
		s.fault("match-rate", fault)
		return
	}
	if start == nil {
		return
	}
	m, err := play.New(s.Game(), game.Vector(start))
	if err != nil {
		s.fault("match-start", faultOf(err))
		return
	}
	switch s.Field("match-side").Text {
	case "first":
		m.Page = play.PageFirst
	case "second":
		m.Page = play.PageSecond
	}
	if m.Page != play.Nobody {
		m.Rate, m.Seed = uint(rate.Int64()), s.seed()
	}
	s.Address.At = nil // what is pinned would tell
	s.Panels.set("moves", false)
	s.Match.start, s.Match.Open = start, false
	s.playOn(m)
	s.showsToken()
	s.do(Focus{"canvas"})
}

// randomStart asks for a start that is fair.
func (s *State) randomStart() {
	low, ok := s.natural("match-low")
	high, fine := s.natural("match-high")
	if ok && fine {
		s.task("start", "", ask.New("play", &protocol.Start{Game: s.Link(), Low: low, High: high, Seed: s.seed()}))
	}
}

// startFound chooses the start that came.
func (s *State) startFound(_ *task, a ask.Answer) {
	switch found := a.Body.(type) {
	case *protocol.Begun:
		if at, ok := numbersOf(found.At); ok && s.Match.game == nil {
			s.setStart(at)
			s.showsToken()
		}
	default:
		s.fault("match-high", &written.Fault{Words: a.Words})
	}
}

// typedMove makes the move that was typed, or the one to which the stacks were
// taken down.
func (s *State) typedMove() {
	const id = "match-to"
	if s.Match.game == nil {
		return
	}
	if strings.TrimSpace(s.Field(id).Text) == "" {
		if s.Match.left != nil {
			s.tryPlay(s.Match.left)
		}
		return
	}
	to, fault := s.vectorOf(id)
	if fault != nil {
		s.fault(id, fault)
		return
	}
	delete(s.forms, id)
	s.tryPlay(to)
}

// hint asks for a hint, or takes it away. While the page is to act there is none:
// it would be the page's.
func (s *State) hint() {
	if m := s.Match.game; m != nil && !m.PageToAct() {
		s.Match.Hint = !s.Match.Hint
	}
}

// undo takes back what was moved, to where a person moves again.
func (s *State) undo() {
	if m := s.Match.game; m != nil && m.Undo() {
		s.Match.Said, s.Match.Hint = "", false
		s.resume()
	}
}

// replay looks at another position of the match.
func (s *State) replay(where string) {
	m := &s.Match
	if m.game == nil {
		return
	}
	last := len(m.game.Line()) - 1
	switch where {
	case "first":
		m.seen = 0
	case "back":
		m.seen = max(0, m.seen-1)
	case "on":
		m.seen = min(last, m.seen+1)
	case "last":
		m.seen = last
	}
	m.left, m.token.held = nil, false
	s.redraw()
}

// makePuzzles asks for a hundred puzzles of the game, others each time.
func (s *State) makePuzzles() {
	s.task("puzzles", "", ask.New("play", &protocol.Puzzles{Game: s.Link(), Seed: s.seed()}))
}
