package play

import (
	"math/big"
	"slices"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// Where options may be forbidden (Larsson 2011: a blocking manoeuvre), a turn has
// two steps: the player who does not move forbids some of the options, or none,
// and then the other moves to one that is left. Where nothing may be forbidden the
// first step is always done.

// Forbidding reports whether the last position waits for the player who does not
// move to forbid some of its options. None are forbidden where none are.
func (m *Match) Forbidding() bool {
	last := &m.turns[len(m.turns)-1]
	if m.Game.Rules.Forbids == 0 || last.done {
		return false
	}
	// Where options are forbidden any number may be taken from a heap alone, so that
	// a move is left as long as a token is. To list the options for this would weigh
	// much on a page that lists none.
	at, rules := m.At(), m.Game.Rules
	if small, ok := at.Small(); ok && rules.Box.Covers(small.X, small.Y) || rules.EndedBig(at) {
		return false
	}
	return slices.ContainsFunc(at, func(size *big.Int) bool { return size.Sign() > 0 })
}

// Forbidden are the options of position i of [Match.Line] that were forbidden, and
// done is false as long as they have not been chosen.
func (m *Match) Forbidden(i int) (list []game.Vector, done bool) {
	return m.turns[i].forbidden, m.turns[i].done || m.Game.Rules.Forbids == 0
}

// CanForbid says why an option of the last position cannot be forbidden besides
// those of a list, or nil.
func (m *Match) CanForbid(list []game.Vector, at game.Vector) error {
	l := explain.Legality{}
	if len(at) == m.Game.Heaps {
		l = explain.MayMove(m.Game, m.At(), at)
	}
	switch {
	case !m.Forbidding():
		return fault.Newf("play", "nothing is to be forbidden now")
	case !l.Legal:
		return fault.Newf("play", "%s is no option of %s: only where a move leads can be forbidden", at, m.At())
	case explain.Among(list, at):
		return fault.Newf("play", "%s is forbidden already", at)
	case int64(len(list)) >= m.Game.Rules.Forbids:
		return fault.Newf("play", "at most %d of the options may be forbidden", m.Game.Rules.Forbids)
	}
	return nil
}

// Forbid forbids options of the last position, or none; then its player moves. An
// error says why it cannot be.
func (m *Match) Forbid(list []game.Vector) error {
	if !m.Forbidding() {
		return m.CanForbid(nil, m.At())
	}
	for i, at := range list {
		if err := m.CanForbid(list[:i], at); err != nil {
			return err
		}
	}
	last := &m.turns[len(m.turns)-1]
	last.forbidden, last.done = list, true
	return nil
}

// Forbid chooses what the page forbids at a position before the other player
// moves: as [explain.Blocks] does. But of positions that it could hold it errs at
// as many as Rate says, if there is a way to: it leaves an option that is P free.
func (p *Page) Forbid(at game.Vector, pause pause.Func) (list []game.Vector, erred bool, err error) {
	isP, _, err := p.Decider.Decide(at, pause)
	if err != nil {
		return nil, false, err
	}
	list, err = explain.Blocks(p.Game, p.Decider, at, pause)
	if err != nil || !isP || p.Die.Below(100) >= uint64(min(p.Rate, 100)) {
		return list, false, err
	}
	if len(list) > 0 {
		free := int(p.Die.Below(uint64(len(list))))
		return append(list[:free:free], list[free+1:]...), true, nil
	}
	if p.Game.Play != game.Misere {
		return nil, false, nil // all options are N, and whatever is forbidden holds
	}
	o, err := p.optionsOf(at, nil, pause)
	if err != nil || o.n.Cmp(big.NewInt(p.Game.Rules.Forbids)) > 0 {
		return nil, false, err
	}
	list, err = o.List(new(big.Int), int(o.n.Int64()), pause) // who cannot move wins
	return list, true, err
}
