package explain

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
)

// A Reading is why a position is won or lost, in words.
type Reading struct {
	At  game.Vector
	P   bool
	How string // how the outcome is known, a sentence of the decider

	// Move is the winning move that the words name; nil if at is P, decreed, or
	// has no move. Case is the case of the proof that makes it, as the paper
	// labels it; empty where the papers distinguish none.
	Move *game.Move
	Case string

	// Short is the reading in a line: "N (5, 7): take 4 from both → (1, 3)".
	Short     string
	Sentences []Sentence
}

// A Sentence says something about the position. Check computes again, from the
// rules and the decider, what it says; an error says what of it is wrong. It is nil
// for a sentence that only the decider answers for.
type Sentence struct {
	Text  string
	Check func() error
}

// Words is all sentences, one after the other.
func (r *Reading) Words() []string {
	return lists.Map(r.Sentences, func(s Sentence) string { return s.Text })
}

func (r *Reading) say(check func() error, format string, args ...any) {
	r.Sentences = append(r.Sentences, Sentence{fmt.Sprintf(format, args...), check})
}

// A reader makes one reading.
type reader struct {
	*Reading
	g       *catalog.Game
	decider Decider
	pause   pause.Func
}

// Explain reads a position of a game that decider decides. An error says why at is
// no position, or why it could not be decided.
func Explain(g *catalog.Game, decider Decider, at game.Vector, p pause.Func) (*Reading, error) {
	if len(at) != g.Heaps {
		return nil, fault.Newf("explain", "a position of %s has %d heaps, not %d", g.Name(), g.Heaps, len(at))
	}
	if !g.MapOfPositions() {
		at = at.InOrder()
	}
	isP, how, err := decider.Decide(at, p)
	if err != nil {
		return nil, err
	}
	r := &reader{&Reading{At: at, P: isP, How: how}, g, decider, p}
	if isP {
		err = r.lost()
	} else {
		err = r.won()
	}
	return r.Reading, err
}

// letter is the outcome's.
func letter(isP bool) string {
	if isP {
		return "P"
	}
	return "N"
}

// won reads an N-position.
func (r *reader) won() error {
	moves, err := r.decider.Winning(r.At, 1, r.pause)
	if err != nil {
		return err
	}
	if len(moves) == 0 {
		r.noMove()
		return nil
	}
	if r.g.Rules.Forbids > 0 {
		return r.unforbidden()
	}
	m := moves[0]
	step, ok := r.step()
	if ok {
		m = game.PairMove(r.At, step.to)
		r.Case = step.label
	}
	r.Move = &m
	r.Short = fmt.Sprintf("N %s: %s → %s", r.At, taken(m), m.To)
	r.say(func() error { return r.wins(m.To) }, "%s is N: %s and leave %s, which is P.", r.At, taken(m), m.To)
	if member := r.member(m.To); member != "" {
		r.say(func() error { return r.isMember(m.To) }, "%s", member)
	}
	r.say(func() error { return r.decided(m.To, true) }, "%s", r.How)
	if ok {
		r.say(func() error { return r.applies(step) }, "In the proof of %s this is %s: here %s.", step.theorem, step.label, step.words)
	}
	return nil
}

// noMove says why an N-position has no winning move.
func (r *reader) noMove() {
	if r.decreed() {
		r.Short = fmt.Sprintf("N %s: decreed", r.At)
		r.say(nil, "%s is N: the preset box decrees it.", r.At)
		return
	}
	r.Short = fmt.Sprintf("N %s: no move is left, which wins", r.At)
	r.say(r.terminal, "%s is N: no move is left, and in misère play that wins.", r.At)
}

func (r *reader) decreed() bool {
	at, ok := r.At.Small()
	return ok && r.g.Rules.Box.Covers(at.X, at.Y)
}

// step is the case of a proof that applies, if its move is what it should be.
func (r *reader) step() (step, bool) {
	p := proofOf(r.g)
	if p == nil {
		return step{}, false
	}
	s, ok := p.find(r.At)
	return s, ok && r.wins(s.to) == nil
}

// lost reads a P-position.
func (r *reader) lost() error {
	r.Short = fmt.Sprintf("P %s: every move loses", r.At)
	switch {
	case r.decreed():
		r.Short = fmt.Sprintf("P %s: decreed", r.At)
		r.say(nil, "%s is P: the preset box decrees it.", r.At)
		return nil
	case r.g.MapOfPositions() && r.terminal() == nil:
		r.Short = fmt.Sprintf("P %s: no move is left, which loses", r.At)
		r.say(r.terminal, "%s is P: no move is left, and who should move has lost.", r.At)
		return nil
	}
	r.say(func() error { return r.decided(r.At, true) }, "%s is P: whoever moves from it lets the other one win.", r.At)
	if member := r.member(r.At); member != "" {
		r.say(func() error { return r.isMember(r.At) }, "%s", member)
	}
	r.say(func() error { return r.decided(r.At, true) }, "%s", r.How)
	if !r.g.MapOfPositions() {
		return r.answerVector()
	}
	if r.g.Rules.Forbids > 0 {
		r.forbids()
		return nil
	}
	options, err := optionsOf(r.g.Rules, r.At, fewTried, r.pause)
	if err != nil {
		return err
	}
	for _, k := range All() {
		if err := r.answer(options, k); err != nil {
			return err
		}
	}
	return nil
}

// answer says how the moves of one kind from a P-position are answered: how many
// there are, why none leads to another P-position, and the first of them with its
// answer.
func (r *reader) answer(o *Options, k Kind) error {
	first, err := o.List([]Kind{k}, new(big.Int), 1, r.pause)
	if err != nil || len(first) == 0 {
		return err
	}
	to := first[0]
	replies, err := r.decider.Winning(to, 1, r.pause)
	if err != nil {
		return err
	}
	how := "more options than were tried, none of them P"
	if n := o.Groups[k]; n != nil {
		how = text(n) + " options, all of them N"
		if n.Cmp(num(1)) == 0 {
			how = "1 option, which is N"
		}
	}
	then := "which wins, as no move is left"
	if len(replies) > 0 {
		then = "answered by " + replies[0].To.String()
	} else if p, ok := to.Small(); ok && r.g.Rules.Box.Covers(p.X, p.Y) {
		then = "which is N by decree"
	}
	r.say(func() error { return r.answered(k, to, replies) },
		"Taking %s: %s%s. The first is %s, %s.", k, how, r.apart(k), to, then)
	return nil
}

// answerVector says how the first move from a P-position with K piles is
// answered.
func (r *reader) answerVector() error {
	c, err := vectorsOf(r.g, r.At)
	if err != nil {
		return err
	}
	first, err := c.List(new(big.Int), 1, r.pause)
	if err != nil || len(first) == 0 {
		return err
	}
	to := first[0]
	replies, err := r.decider.Winning(to, 1, r.pause)
	if err != nil {
		return err
	}
	then := "which wins, as no move is left"
	if len(replies) > 0 {
		then = "answered by " + replies[0].To.String()
	}
	r.say(func() error { return r.replied(to, replies) }, "All options are N. The first is %s, %s.", to, then)
	return nil
}

// taken is a move in words: "take 2 from both".
func taken(m game.Move) string {
	if len(m.Change) == 2 {
		k, l := new(big.Int).Neg(m.Change[0]), new(big.Int).Neg(m.Change[1])
		switch {
		case k.Sign() < 0 || l.Sign() < 0:
		case l.Sign() == 0:
			return "take " + text(k) + " from the first heap"
		case k.Sign() == 0:
			return "take " + text(l) + " from the second heap"
		case k.Cmp(l) == 0:
			return "take " + text(k) + " from both heaps"
		default:
			return "take " + text(k) + " from the first and " + text(l) + " from the second heap"
		}
	}
	return "make the changes " + changes(m.Change)
}

// changes are the numbers added to each heap, with their signs.
func changes(all []*big.Int) string {
	words := ""
	for i, c := range all {
		if i > 0 {
			words += ", "
		}
		switch c.Sign() {
		case 1:
			words += "+" + text(c)
		case 0:
			words += "0"
		default:
			words += "−" + text(new(big.Int).Neg(c))
		}
	}
	return words
}
