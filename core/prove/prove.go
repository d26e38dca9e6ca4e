// Package prove decides whether a set of positions is the set of P-positions of
// a game, for all positions at once. The set is given as an automaton that reads
// the digits of both heaps in a number system, and the rules are linear
// inequalities and residues, which automata read too. Two sentences say that the
// set is right:
//
//  1. no P-position has a move to a P-position, and
//  2. every other position has a move to one.
//
// Automata decide both. The game ends, so its kernel is unique: whatever
// satisfies both sentences is the set of P-positions, wherever it comes from.
// In misère play the terminal positions are N and need no move. Where options may be
// forbidden it is counted how many of them are P.
//
// Renard and Rigo (arXiv 2512.11601) decide such sentences for variants of
// Wythoff's game in Walnut; the system of (s,t) is that of Fraenkel, New games
// related to old and new sequences, §6.
package prove

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/numeration"
)

// A Candidate is a set of positions: those whose digits P accepts. P has two
// tracks, the first heap and the second.
type Candidate struct {
	System *numeration.System
	P      *automaton.DFA
}

// Has reports whether (x, y) is in the set.
func (c Candidate) Has(x, y *big.Int) bool {
	return x.Sign() >= 0 && y.Sign() >= 0 && c.P.Accepts(c.System.Word(x, y))
}

// check says what is wrong with the automaton, if anything is.
func (c Candidate) check() error {
	if err := c.P.Check(); err != nil {
		return err
	}
	if c.P.Alphabet != numeration.Alphabet(c.System, 2) {
		return fault.Newf("prove", "the automaton reads %d digits on %d tracks, not pairs in %s", c.P.Digits, c.P.Tracks, c.System.Name())
	}
	return nil
}

// A Step of a proof is a piece that automata decided.
type Step struct {
	Words string // what was decided
	Built int    // states of the largest automaton on the way
	Kept  int    // states of what is left of it, where something is
}

// A Proof says that the candidate is the set of P-positions, and how large the
// automata were that show it.
type Proof struct {
	Candidate
	Steps []Step
}

// A Refutation is a position where a candidate fails.
type Refutation struct {
	X, Y *big.Int
	// To is where a move leads from there: both positions are in the set. It is
	// nil when (X, Y) is not in the set and has no move into it, or is in it though
	// it is terminal in misère play or decreed to be N, as Says says.
	To   *[2]*big.Int
	Says string // a sentence

	reason string // a format of Says
}

// refuted is a refutation at (x, y), with where a move leads behind them if it is
// about one.
func refuted(reason string, at ...*big.Int) *Refutation {
	r := &Refutation{X: at[0], Y: at[1], reason: reason}
	words := lists.Map(at, func(n *big.Int) any { return n })
	if len(at) > 2 {
		r.To = &[2]*big.Int{at[2], at[3]}
	}
	r.Says = fmt.Sprintf(reason, words...)
	return r
}

// Error makes a refutation an error for whoever expected a proof.
func (r *Refutation) Error() string { return "prove: " + r.Says }

// Words is what is said to people.
func (r *Refutation) Words() string { return r.Says }

// Prove decides whether a candidate is the set of P-positions of a game. It
// returns the proof, or a refutation as its error, or another error: a rule that
// automata cannot read, a bound that was reached, or what the pause of the
// limits returned.
func Prove(r game.Ruleset, play game.Convention, c Candidate, l automaton.Limits) (*Proof, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	if k := commonFactor(r); k > 1 {
		if proof, ok, err := inBlocks(r, play, c, k, l); ok || err != nil {
			return proof, err
		}
	}
	p, err := newProver(r, play, c, l)
	if err != nil {
		return nil, err
	}
	steps := []func() error{p.decreed, p.ended, p.apart, p.reached}
	if r.Forbids > 0 {
		steps = []func() error{p.decreed, p.ended, p.counted}
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, p.confirmed(err)
		}
	}
	return &Proof{Candidate{c.System, p.set}, p.steps}, nil
}

// A prover is a proof on its way.
type prover struct {
	rules  game.Ruleset
	play   game.Convention
	system *numeration.System
	limits automaton.Limits
	kinds  []kind
	valid  *automaton.DFA // pairs of representations
	set    *automaton.DFA // the candidate
	free   *automaton.DFA // positions outside the box, which the rules decide
	ends   *automaton.DFA // those of free that are N for want of moves; nil for none
	steps  []Step
}

func newProver(r game.Ruleset, play game.Convention, c Candidate, l automaton.Limits) (*prover, error) {
	kinds, err := kindsOf(r)
	if err != nil {
		return nil, err
	}
	p := &prover{rules: r, play: play, system: c.System, limits: l, kinds: kinds}
	if p.valid, err = pairs(l, c.System); err != nil {
		return nil, err
	}
	if p.set, err = automaton.And(l, c.P, p.valid); err != nil {
		return nil, err
	}
	if p.free, err = p.outside(); err != nil {
		return nil, err
	}
	switch {
	case play == game.Misere && r.Forbids > 0:
		p.ends, err = p.heldApart()
	case play == game.Misere:
		p.ends, err = p.terminal()
	}
	return p, err
}

func (p *prover) step(words string, built, kept int) {
	p.steps = append(p.steps, Step{words, built, kept})
}

// moves is the conjunction of a kind of move with what holds of the positions
// before and behind it; nil for nothing.
func (p *prover) moves(k *kind, from, to *automaton.DFA) (*automaton.Conjunction, error) {
	return k.conjunction(p.limits, p.system, func(c *automaton.Conjunction) {
		if to != nil {
			c.Add(to, k.tracks[toX], k.tracks[toY])
		}
		if from != nil {
			c.Add(from, k.tracks[fromX], k.tracks[fromY])
		}
	})
}

// apart decides the first sentence.
func (p *prover) apart() error {
	from, err := automaton.And(p.limits, p.set, p.free)
	if err != nil {
		return err
	}
	for i := range p.kinds {
		k := &p.kinds[i]
		c, err := p.moves(k, from, p.set)
		if err != nil {
			return err
		}
		s, err := c.Witness(p.limits, "Looking for "+k.words+" between P-positions")
		if err != nil {
			return err
		}
		if s.Found {
			return p.joined(k, c, s.Word)
		}
		p.step("No P-position has a move to one: "+k.words, s.States, 0)
	}
	return nil
}

// joined is the refutation that a move joins two positions of the set.
func (p *prover) joined(k *kind, c *automaton.Conjunction, word []int) *Refutation {
	n := numeration.Numbers(p.system, c.Alphabet, word)
	return refuted("(%s, %s) and (%s, %s) are both in the set, and a move leads from one to the other.",
		n[k.tracks[fromX]], n[k.tracks[fromY]], n[k.tracks[toX]], n[k.tracks[toY]])
}
