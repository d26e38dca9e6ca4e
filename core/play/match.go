// Package play is games in progress: moves, players, perfect play that errs as
// often as it is told and loses gracefully, fair starts, puzzles, and a whole game
// as a short text for a link.
package play

import (
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

	line []game.Vector // the start, and the position after each move
}

// New begins a match. An error says why start is no position of the game.
func New(g *catalog.Game, start game.Vector) (*Match, error) {
	if len(start) != g.Heaps {
		return nil, fault.Newf("play", "%s has %d heaps, and the start has %d", g.Name(), g.Heaps, len(start))
	}
	if why := g.WhyNotPlayed(); why != "" {
		return nil, fault.Newf("play", "%s", strings.TrimSuffix(why, "."))
	}
	for _, size := range start {
		if size.Sign() < 0 {
			return nil, fault.Newf("play", "a heap of the start is negative")
		}
	}
	return &Match{Game: g, line: []game.Vector{start}}, nil
}

// At is the position now, Line all positions from the start on; it is not the
// caller's to change.
func (m *Match) At() game.Vector     { return m.line[len(m.line)-1] }
func (m *Match) Line() []game.Vector { return m.line }

// Turn is the player to move: 0 for the one who began, or 1.
func (m *Match) Turn() int { return (len(m.line) - 1) % 2 }

// PageToMove reports whether it is the page's turn.
func (m *Match) PageToMove() bool {
	return m.Page != Nobody && m.Turn() == int(m.Page-PageFirst)
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
	m.line = append(m.line, to)
	return nil
}

// Undo takes moves back: the last one, and against the page as many as it takes
// for the person to move again. It reports whether there was one to take back.
func (m *Match) Undo() bool {
	n := len(m.line) - 1
	for n--; n > 0 && m.Page != Nobody && n%2 == int(m.Page-PageFirst); n-- {
	}
	if n < 0 || m.Page != Nobody && n%2 == int(m.Page-PageFirst) {
		return false // the page's own first move stays
	}
	m.line = m.line[:n+1]
	return true
}

// Winner is the player who has won: 0 who began, or 1. over is false while moves
// are left. Inside a preset box nobody moves, and the decree counts: at an N the
// player to move has won.
func (m *Match) Winner(p pause.Func) (winner int, over bool, err error) {
	wins := m.Game.Play == game.Misere
	if at, ok := m.At().Small(); ok && m.Game.Rules.Box.Covers(at.X, at.Y) {
		over, wins = true, !m.Game.Rules.Box.IsP(at.X, at.Y)
	} else if over, err = explain.Terminal(m.Game, m.At(), p); err != nil || !over {
		return 0, false, err
	}
	if wins {
		return m.Turn(), true, nil
	}
	return 1 - m.Turn(), true, nil
}

// A Ply is a move as it looks afterwards. GaveAway says that the player could have
// won and now cannot.
type Ply struct {
	From, To game.Vector
	Won      bool // From is an N-position: whoever moved could win
	GaveAway bool
}

// Review looks at all moves.
func (m *Match) Review(decider explain.Decider, p pause.Func) ([]Ply, error) {
	plies := make([]Ply, 0, len(m.line))
	before := false
	for i, at := range m.line {
		isP, _, err := decider.Decide(at, p)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			plies = append(plies, Ply{m.line[i-1], at, before, before && !isP})
		}
		before = !isP
	}
	return plies, nil
}

// Hint is a winning move in words, or that there is none; the move is nil then.
func (m *Match) Hint(decider explain.Decider, p pause.Func) (move *game.Move, words string, err error) {
	r, err := explain.Explain(m.Game, decider, m.At(), p)
	if err != nil {
		return nil, "", err
	}
	return r.Move, r.Short, nil
}
