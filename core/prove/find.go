package prove

import (
	"errors"
	"fmt"
	"slices"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
)

// Bounds are how far [Find] goes.
type Bounds struct {
	Window int64 // side of the largest window that is decided, a power of two ≥ 64; at most 2^14 where columns have many P-positions
	Guess  int   // states of an automaton that is guessed
	automaton.Limits
}

// Standard are bounds that keep a search below some 300 MB.
var Standard = Bounds{Window: 1 << 18, Guess: 400, Limits: automaton.Limits{States: 300_000, Edges: 24_000_000}}

// A Finding is a proof that began with the rules alone.
type Finding struct {
	*Proof
	Window   int64         // heaps below this were decided, or listed by the theorem, to guess the automaton; 0 if formulas say it
	Refuted  []*Refutation // guesses that failed before
	Theorem  string        // what it is taken from; empty if it was guessed
	Attempts int           // how many candidates were tried
}

// A NotFound says that nothing was proved within the bounds.
type NotFound struct {
	Bounds
	Decided int64         // side of the largest window that was decided
	Tried   int           // candidates
	Refuted []*Refutation // those that are wrong
	Last    error         // why the last of the others was given up; nil if there was none
}

// Error is a sentence without its end.
func (e *NotFound) Error() string { return "prove: " + e.Words() }

// Words is what is said to people.
func (e *NotFound) Words() string {
	text := fmt.Sprintf("no automaton of at most %d states was found that holds for all positions, in the bases 2 to 10, the systems of (s,t) with s+t up to %d and those of units with traces up to %d, from the positions with heaps below %d",
		e.Guess, largestSum, largestTrace, e.Decided)
	if e.Last != nil {
		text += "; the last candidate was given up: " + fault.Words(e.Last)
	}
	return text
}

// Unwrap is why the last candidate was given up.
func (e *NotFound) Unwrap() error { return e.Last }

// largestSum bounds s+t of the systems that are tried.
const largestSum = 9

// largestTrace bounds the traces of units.
const largestTrace = 10

// Systems are those that a guess is made in: bases 2 to 10, the systems of (s,t)
// with s+t ≤ 9 and those of units with traces up to 10, the ones with fewer
// digits first.
func Systems() []*numeration.System {
	var all []*numeration.System
	for c, d := int64(3), int64(1); c <= largestTrace; c++ {
		if c == d*d+2 {
			d++ // the square of the root of the system of (1,d), which has fewer digits
			continue
		}
		all = append(all, numeration.Unit(c))
	}
	for sum := int64(2); sum <= largestSum; sum++ {
		for s := int64(1); s < sum; s++ {
			all = append(all, numeration.ST(s, sum-s))
		}
	}
	for b := int64(2); b <= 10; b++ {
		all = append(all, numeration.Base(b))
	}
	slices.SortStableFunc(all, func(a, b *numeration.System) int { return int(a.Largest() - b.Largest()) })
	return all
}

// Find looks for the P-positions of a game, starting from the rules: it decides
// a window, guesses automata in each of the systems, and proves or refutes them,
// the smallest first; then a larger window is decided, and so on. Candidates that
// theorems state are tried before. The error is a *[NotFound] if the bounds were
// reached.
func Find(r game.Ruleset, play game.Convention, b Bounds, theorems ...Theorem) (*Finding, error) {
	if _, err := kindsOf(r); err != nil {
		return nil, err
	}
	f := &finder{rules: r, play: play, bounds: b, systems: Systems(), failed: &NotFound{Bounds: b}}
	f.decide = f.window
	if k := commonFactor(r); k > 1 {
		return findBlocks(r, play, k, b, theorems)
	}
	for _, t := range theorems {
		if found, err := f.stated(t); found != nil || err != nil {
			return found, err
		}
	}
	if found, err := f.search(b.Window); found != nil || err != nil {
		return found, err
	}
	if f.last != nil {
		f.failed.Decided = f.last.size()
	}
	return nil, f.failed
}

// search guesses from larger and larger windows.
func (f *finder) search(largest int64) (*Finding, error) {
	for side := int64(64); side <= largest; side *= 2 {
		candidates, err := f.candidates(side)
		if err != nil {
			return nil, err
		}
		if found, err := f.try(candidates, side); found != nil || err != nil {
			return found, err
		}
	}
	return nil, nil
}

// stated tries what a theorem states.
func (f *finder) stated(t Theorem) (*Finding, error) {
	g := *f
	g.theorem, g.last, g.many = t.Name, nil, false
	if t.Write != nil {
		c, err := t.Write(f.bounds.Limits)
		var limit *automaton.LimitError
		if errors.As(err, &limit) {
			return nil, nil // its formulas are too large, so that it is left to guessing
		}
		if err != nil {
			return nil, err
		}
		return g.try([]Candidate{c}, 0)
	}
	g.systems = []*numeration.System{t.System}
	g.decide = func(side int64) (window, error) { return g.windowOf(t, side) }
	return g.search(min(f.bounds.Window, largestStated))
}

// findBlocks finds the P-positions of a game of which all takings are multiples of
// k by those of the game with heaps divided by k.
func findBlocks(r game.Ruleset, play game.Convention, k int64, b Bounds, theorems []Theorem) (*Finding, error) {
	var divide []Theorem
	for _, t := range theorems {
		if t.Blocks == k {
			t.Blocks = 1
			divide = append(divide, t)
		}
	}
	small, err := Find(divided(r, k), play, b, divide...)
	if err != nil {
		return nil, err
	}
	grown, err := Multiples(b.Limits, small.Candidate, k)
	if err != nil {
		return nil, err
	}
	small.Proof = small.Proof.blocks(grown, k)
	for i, refutation := range small.Refuted {
		small.Refuted[i] = refutation.times(k)
	}
	return small, nil
}

type finder struct {
	rules   game.Ruleset
	play    game.Convention
	bounds  Bounds
	systems []*numeration.System
	decide  func(side int64) (window, error)
	theorem string // whose candidates are tried
	failed  *NotFound
	tried   []Candidate
	last    window // the largest so far
	many    bool   // its columns have many P-positions
}

// candidates are the guesses from a window that hold in a larger one, the
// smallest first.
func (f *finder) candidates(side int64) ([]Candidate, error) {
	w, err := f.decide(side)
	if err != nil || w == nil {
		return nil, err
	}
	var guesses []Candidate
	for i, m := range f.systems {
		if err := f.bounds.Pause.At(int64(i), int64(len(f.systems)), fmt.Sprintf("Looking for an automaton in %s, from heaps below %d", m.Name(), side)); err != nil {
			return nil, err
		}
		if c, ok := guess(m, w, f.bounds.Guess); ok {
			guesses = append(guesses, c)
		}
	}
	if len(guesses) == 0 {
		return nil, nil
	}
	wide, err := f.decide(min(f.bounds.Window, max(8*side, 1024)))
	if err != nil {
		return nil, err
	}
	if wide == nil {
		wide = w
	}
	var all []Candidate
	for _, c := range guesses {
		if c.agrees(wide) && !slices.ContainsFunc(f.tried, c.same) {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b Candidate) int { return size(a) - size(b) })
	return all, nil
}

// size is how large a candidate is: its states, and a little for each digit.
func size(c Candidate) int { return c.P.States()*16 + c.P.Digits }

// try proves one of the candidates. It goes on to the next if one is refuted or
// too large.
func (f *finder) try(candidates []Candidate, side int64) (*Finding, error) {
	for _, c := range candidates {
		if slices.ContainsFunc(f.tried, c.same) {
			continue
		}
		f.tried = append(f.tried, c)
		f.failed.Tried++
		proof, err := Prove(f.rules, f.play, c, f.bounds.Limits)
		var refuted *Refutation
		var limit *automaton.LimitError
		var vague *Unconfirmed
		switch {
		case err == nil:
			return &Finding{proof, side, f.failed.Refuted, f.theorem, f.failed.Tried}, nil
		case errors.As(err, &refuted):
			f.failed.Refuted = append(f.failed.Refuted, refuted)
		case errors.As(err, &limit), errors.As(err, &vague):
			f.failed.Last = err
		default:
			return nil, err
		}
	}
	return nil, nil
}

// same reports whether two candidates are one automaton in one system.
func (c Candidate) same(d Candidate) bool {
	return *c.System == *d.System && c.P.Start == d.P.Start &&
		slices.Equal(c.P.Next, d.P.Next) && slices.Equal(c.P.Accept, d.P.Accept)
}
