// Package game says what a two-heap take-away game is: positions, outcomes,
// conventions and rulesets. A ruleset is data, not code, so that solvers can
// exploit its form, a link can carry it and a form can be made from it.
//
// Notation throughout the core: a position is (x, y), heaps of x and y tokens.
// P means that the previous player wins, N that the next player wins. In
// normal play who cannot move loses; in misère play who cannot move wins, so
// that a terminal position is N.
package game

import "iter"

// A Convention says who wins when no move is left. The zero value is Normal.
type Convention uint8

const (
	Normal Convention = iota // who cannot move loses
	Misere                   // who cannot move wins
)

// String is the word that links use.
func (c Convention) String() string {
	if c == Misere {
		return "misere"
	}
	return "normal"
}

// A Position is a pair of heaps, both non-negative.
type Position struct {
	X, Y int64
}

// Total is the number of tokens on the table.
func (p Position) Total() int64 { return p.X + p.Y }

// TwoHeapRule is the rule for taking from both heaps at once: k ∈ D1 from the first
// and l ∈ D2 from the second where |l−k| < (S−1)·min(k,l) + T (Liu & Li,
// Eq. 5). With S = T = 1 that is k = l, Wythoff's own rule. The zero value
// allows nothing.
type TwoHeapRule struct {
	D1, D2 SubtractionSet
	S, T   int64 // 1 ≤ S, T ≤ MaxParam
}

// MaxParam bounds S and T. Sieve and naive work with heaps below 2³¹, so
// S·k + T < 2⁵² leaves int64 room to spare.
const MaxParam = 1_000_000

// Allows reports whether k tokens from the first heap and l from the second
// may be taken together.
func (b TwoHeapRule) Allows(k, l int64) bool {
	if !b.D1.Has(k) || !b.D2.Has(l) {
		return false
	}
	lo, hi := min(k, l), max(k, l)
	return hi-lo < (b.S-1)*lo+b.T
}

// between is the range outside of which no l goes with k, D2 aside: for l > k the
// rule says l < S·k + T, for l < k that l·S > k − T.
func (b TwoHeapRule) between(k int64) (low, high int64) {
	if len(b.D1) == 0 || len(b.D2) == 0 {
		return 1, 0
	}
	return max(1, (k-b.T)/b.S+1), b.S*k + b.T - 1
}

// A Ruleset says which moves exist: takings from the first heap alone, from
// the second alone, and from both. This is the general restriction of
// (s,t)-Wythoff (Liu & Li, §1.3); every two-heap game of the papers but the
// constraint-function games has this form, and those have Constraint in place
// of TwoHeap. Positions inside Box, if there is one, are P or N by decree. The
// zero value has no moves.
type Ruleset struct {
	First, Second SubtractionSet
	TwoHeap       TwoHeapRule
	Constraint    *Constraint // if not nil, TwoHeap counts for nothing
	Box           *Box

	// Ends makes the positions with at most so many tokens in all terminal,
	// whatever else the rules let one take; 0 for none but (0, 0).
	Ends int64

	// Forbids is how many options at most the previous player may forbid before
	// each move, anew every time (Larsson, Blocking Wythoff Nim, writes k − 1).
	// So a position is P when at most Forbids of its options are, and in misère
	// play, where who cannot move wins, one of its options is N besides: the
	// previous player forbids those that are P. It changes no move.
	Forbids int64
}

// Ended reports whether the game is over at p because so few tokens are left.
func (r *Ruleset) Ended(p Position) bool { return r.Ends > 0 && p.X+p.Y <= r.Ends }

// Allows reports whether from → to is a move.
func (r Ruleset) Allows(from, to Position) bool {
	k, l := from.X-to.X, from.Y-to.Y
	switch {
	case to.X < 0 || to.Y < 0 || k < 0 || l < 0 || r.Ended(from):
		return false
	case l == 0:
		return r.First.Has(k)
	case k == 0:
		return r.Second.Has(l)
	default:
		return r.allowsTwoHeap(from, to)
	}
}

// allowsTwoHeap is Allows for a move that takes from both heaps.
func (r *Ruleset) allowsTwoHeap(from, to Position) bool {
	if r.Constraint != nil {
		return r.Constraint.Allows(from, to)
	}
	return r.TwoHeap.Allows(from.X-to.X, from.Y-to.Y)
}

// Options yields every position that one move from p reaches: fewer tokens in
// the first heap, then in the second, then in both.
func (r Ruleset) Options(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		if r.Ended(p) {
			return
		}
		for k := int64(1); k <= p.X; k++ {
			if r.First.Has(k) && !yield(Position{p.X - k, p.Y}) {
				return
			}
		}
		for l := int64(1); l <= p.Y; l++ {
			if r.Second.Has(l) && !yield(Position{p.X, p.Y - l}) {
				return
			}
		}
		for k := int64(1); k <= p.X; k++ {
			low, high := int64(1), p.Y
			if r.Constraint == nil {
				low, high = r.TwoHeap.between(k)
			}
			for l := low; l <= min(high, p.Y); l++ {
				q := Position{p.X - k, p.Y - l}
				if r.allowsTwoHeap(p, q) && !yield(q) {
					return
				}
			}
		}
	}
}

// Symmetric reports whether exchanging the heaps changes nothing, as far as
// the written form of the sets shows it.
func (r Ruleset) Symmetric() bool {
	return r.First.String() == r.Second.String() &&
		r.TwoHeap.D1.String() == r.TwoHeap.D2.String() &&
		(r.Box == nil || r.Box.Symmetric())
}
