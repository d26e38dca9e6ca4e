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
// In misère play the terminal positions are N and need no move.
//
// Renard and Rigo (arXiv 2512.11601) decide such sentences for variants of
// Wythoff's game in Walnut; the system of (s,t) is that of Fraenkel, New games
// related to old and new sequences, §6.
package prove

import (
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
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
	p, err := newProver(r, play, c, l)
	if err != nil {
		return nil, err
	}
	for _, step := range []func() error{p.decreed, p.ended, p.apart, p.reached} {
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
	if err := c.P.Check(); err != nil {
		return nil, err
	}
	if c.P.Alphabet != c.System.Alphabet(2) {
		return nil, fault.Newf("prove", "the automaton reads %d digits on %d tracks, not pairs in %s", c.P.Digits, c.P.Tracks, c.System.Name())
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
	if play == game.Misere {
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
	n := p.system.Numbers(c.Alphabet, word)
	to := [2]*big.Int{n[k.tracks[toX]], n[k.tracks[toY]]}
	x, y := n[k.tracks[fromX]], n[k.tracks[fromY]]
	return &Refutation{X: x, Y: y, To: &to, Says: fmt.Sprintf("(%s, %s) and (%s, %s) are both in the set, and a move leads from one to the other.", x, y, to[0], to[1])}
}

// reached decides the second sentence, one kind of move after the other: what no
// kind reaches is left over.
func (p *prover) reached() error {
	left, err := p.others()
	if err != nil {
		return err
	}
	halves, err := p.halves()
	if err != nil {
		return err
	}
	var ways []*way
	for i := range p.kinds {
		for _, half := range halves {
			w, err := p.way(&p.kinds[i], half)
			if err != nil {
				return err
			}
			ways = append(ways, w)
		}
	}
	// Small ones first: what they leave over often needs no larger one.
	slices.SortStableFunc(ways, func(a, b *way) int { return a.back.Edges() - b.back.Edges() })
	for _, w := range ways {
		if left.Start == automaton.Dead {
			break
		}
		if left, err = p.without(left, w); err != nil {
			return err
		}
	}
	s, err := automaton.Find(p.limits, "Looking for a position without a winning move", 1, func(accepts []bool) bool { return accepts[0] }, left)
	if err != nil || !s.Found {
		return err
	}
	n := p.system.Numbers(p.system.Alphabet(2), s.Word)
	return &Refutation{X: n[0], Y: n[1], Says: fmt.Sprintf("(%s, %s) is not in the set and has no move into it.", n[0], n[1])}
}

// others are the positions that need a move to P.
func (p *prover) others() (*automaton.DFA, error) {
	not := []*automaton.DFA{p.set}
	if p.ends != nil {
		not = append(not, p.ends)
	}
	return p.free.Minus(p.limits, not...)
}

// A half is a part of the candidate.
type half struct {
	words string
	set   *automaton.DFA
}

// halves are the positions of the candidate on either side of the diagonal: each
// by itself takes fewer states.
func (p *prover) halves() ([]half, error) {
	var all []half
	for _, side := range []struct {
		words string
		least int64
		a, b  int64
	}{{"x ≤ y", 0, -1, 1}, {"x > y", 1, 1, -1}} {
		c := automaton.NewConjunction(p.set.Digits, 2)
		c.Add(p.set, 0, 1)
		s, err := p.system.AtLeast(p.limits, side.least, side.a, side.b)
		if err != nil {
			return nil, err
		}
		c.AddSum(s, 0, 1)
		d, err := c.DFA(p.limits, "Splitting the set")
		if err != nil {
			return nil, err
		}
		if d, err = d.Minimise(p.limits, "Splitting the set"); err != nil {
			return nil, err
		}
		if d.Start != automaton.Dead {
			all = append(all, half{side.words, d})
		}
	}
	return all, nil
}

// A way is a kind of move into a half of the set.
type way struct {
	words string
	back  *automaton.NFA // the positions from which there is one, not determinised
	built int
}

func (p *prover) way(k *kind, h half) (*way, error) {
	w := &way{words: k.words + ", to P-positions with " + h.words}
	c, err := p.moves(k, nil, h.set)
	if err != nil {
		return nil, err
	}
	w.back, w.built, err = p.back(c, k, w.words)
	return w, err
}

// back is the positions from which a conjunction of moves leads on, with the
// states that it took.
func (p *prover) back(c *automaton.Conjunction, k *kind, words string) (n *automaton.NFA, built int, err error) {
	doing := "Projecting: " + words
	if n, err = c.Project(p.limits, doing, k.tracks[fromX], k.tracks[fromY]); err != nil {
		return nil, 0, err
	}
	built = n.States()
	n, err = n.Reduce(p.limits, doing)
	return n, built, err
}

// without takes out of left the positions from which there is a way.
func (p *prover) without(left *automaton.DFA, w *way) (*automaton.DFA, error) {
	rest, built, winning, err := p.subtract(left, w.back, w.words)
	if err == nil {
		p.step("Positions with a winning move: "+w.words, max(w.built, built), winning)
	}
	return rest, err
}

// subtract takes what n accepts out of left. Determinised it has so many states,
// and minimal so many.
func (p *prover) subtract(left *automaton.DFA, n *automaton.NFA, words string) (rest *automaton.DFA, built, kept int, err error) {
	d, err := n.Determinise(p.limits, "Determinising: "+words, left)
	if err != nil {
		return nil, 0, 0, err
	}
	built = d.States()
	if d, err = d.Minimise(p.limits, "Minimising: "+words); err != nil {
		return nil, 0, 0, err
	}
	rest, err = left.Minus(p.limits, d)
	return rest, built, d.States(), err
}
