// Package play is games in progress: moves, players, perfect play that errs as
// often as it is told and loses gracefully, fair starts, puzzles, and a whole game
// as a short text for a link.
package play

import (
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// MaxMoves bounds the moves of a match.
const MaxMoves = 1000

// A Side says which player the page is.
type Side uint8

const (
	Nobody     Side = iota // two persons play
	PageFirst              // the page makes the first move
	PageSecond             // the page answers
)

// A Match is a game in progress. Players move by turns, the first from the
// start. Make one with [New] or [Parse].
type Match struct {
	Game *catalog.Game
	Page Side
	Rate uint   // how often the page errs, in percent: 0 to 100
	Seed uint64 // of the page's choices

	line  []game.Vector // the start, and the position after each move
	turns []turn        // of each position of the line
}

// A turn is what was forbidden before the move from a position; done says that it
// was chosen.
type turn struct {
	forbidden []game.Vector
	done      bool
}

// New begins a match. An error says why start is no position of the game.
func New(g *catalog.Game, start game.Vector) (*Match, error) {
	if len(start) != g.Heaps {
		return nil, fault.Newf("play", "%s has %d heaps, and the start has %d", g.Name(), g.Heaps, len(start))
	}
	for _, size := range start {
		if size.Sign() < 0 {
			return nil, fault.Newf("play", "a heap of the start is negative")
		}
	}
	return &Match{Game: g, line: []game.Vector{start}, turns: make([]turn, 1)}, nil
}

// At is the position now, Line all positions from the start on; it is not the
// caller's to change.
func (m *Match) At() game.Vector     { return m.line[len(m.line)-1] }
func (m *Match) Line() []game.Vector { return m.line }

// Turn is the player to move: 0 for the one who began, or 1.
func (m *Match) Turn() int { return (len(m.line) - 1) % 2 }

// Hand is the player who acts: the one to move, or who forbids before that.
func (m *Match) Hand() int {
	if m.Forbidding() {
		return 1 - m.Turn()
	}
	return m.Turn()
}

// PageToAct reports whether the page is to move, or to forbid.
func (m *Match) PageToAct() bool {
	return m.Page != Nobody && m.Hand() == int(m.Page-PageFirst)
}

// Move makes a move. An error says why it is none.
func (m *Match) Move(to game.Vector) error {
	if len(m.line) > MaxMoves {
		return fault.Newf("play", "a match has at most %d moves", MaxMoves)
	}
	if len(to) != m.Game.Heaps {
		return fault.Newf("play", "%s has %d heaps, and the position has %d", m.Game.Name(), m.Game.Heaps, len(to))
	}
	if l := explain.MayMove(m.Game, m.At(), to); !l.Legal {
		return fault.Newf("play", "%s → %s is no move: %s", m.At(), to, strings.TrimSuffix(strings.Join(l.Reasons, " "), "."))
	}
	switch last := m.turns[len(m.turns)-1]; {
	case explain.Among(last.forbidden, to):
		return fault.Newf("play", "%s → %s is no move: %s is forbidden", m.At(), to, to)
	case m.Forbidding():
		return fault.Newf("play", "before the move from %s the other player says what is forbidden", m.At())
	}
	m.line, m.turns = append(m.line, to), append(m.turns, turn{})
	return nil
}

// Undo takes steps back: the last one, and against the page as many as it takes
// for the person to act again. It reports whether there was one to take back.
func (m *Match) Undo() bool {
	line, turns := m.line, slices.Clone(m.turns)
	for m.back() {
		if !m.PageToAct() {
			return true
		}
	}
	m.line, m.turns = line, turns // the page's own first step stays
	return false
}

// CanUndo reports whether [Match.Undo] would take a step back.
func (m *Match) CanUndo() bool {
	tried := *m
	tried.turns = slices.Clone(m.turns)
	return tried.Undo()
}

// back takes the last step back.
func (m *Match) back() bool {
	last := len(m.turns) - 1
	if m.turns[last].done {
		m.turns[last] = turn{}
		return true
	}
	if last == 0 {
		return false
	}
	m.line, m.turns = m.line[:last], m.turns[:last]
	return true
}

// Winner is the player who has won: 0 who began, or 1. over is false while moves
// are left that are not forbidden. Inside a preset box nobody moves, and the decree counts: at an N the
// player to move has won.
func (m *Match) Winner(p pause.Func) (winner int, over bool, err error) {
	wins := m.Game.Play == game.Misere
	if at, ok := m.At().Small(); ok && m.Game.Rules.Box.Covers(at.X, at.Y) {
		over, wins = true, !m.Game.Rules.Box.IsP(at.X, at.Y)
	} else if over, err = explain.Blocked(m.Game, m.At(), m.turns[len(m.turns)-1].forbidden, p); err != nil || !over {
		return 0, false, err
	}
	if wins {
		return m.Turn(), true, nil
	}
	return 1 - m.Turn(), true, nil
}

// Held reports whether the player to move can win at position i of the line, with
// what was forbidden there.
func (m *Match) Held(decider explain.Decider, i int, p pause.Func) (wins bool, err error) {
	if !m.turns[i].done {
		isP, _, err := decider.Decide(m.line[i], p)
		return !isP, err
	}
	r, err := explain.After(m.Game, decider, m.line[i], m.turns[i].forbidden, p)
	return err == nil && !r.P, err
}

// A Hint is how a match stands for the player who acts, and what to do: the move
// of the reading, nil if there is none or something is to be forbidden first, and
// what to forbid then.
type Hint struct {
	*explain.Reading
	Forbid []game.Vector
}

// Hint tells the player who acts what to do.
func (m *Match) Hint(decider explain.Decider, p pause.Func) (h Hint, err error) {
	last := m.turns[len(m.turns)-1]
	switch {
	case m.Forbidding():
		h.Reading, h.Forbid, err = explain.Forbidding(m.Game, decider, m.At(), p)
	case last.done:
		h.Reading, err = explain.After(m.Game, decider, m.At(), last.forbidden, p)
	default:
		h.Reading, err = explain.Explain(m.Game, decider, m.At(), p)
	}
	return h, err
}
