package prove

import (
	"slices"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
)

// The numbers of a move, in the order of a [condition]'s coefficients.
const (
	toX = iota
	toY
	fromX
	fromY
)

// A condition on a move (x, y) → (x', y') is a linear inequality or a residue.
type condition struct {
	coefficients [4]int64 // of x', y', x, y
	atLeast      int64    // the form is at least this; or
	mod, res     int64    // mod > 0: it is ≡ res
}

// A kind of move: all moves of it satisfy all of the conditions, and what does
// is a move.
type kind struct {
	words      string
	tracks     [4]int // which track has x', y', x, y; a heap that stays has one track
	conditions []condition
	// rim, if there is one, holds of few of the moves, of which one is as good as
	// any when it comes to reaching P.
	rim   *condition
	above bool // of a kind with a rim: into which half
}

// onRim are the moves of a kind on its rim.
func (k *kind) onRim() kind {
	few := *k
	few.words += ", as many as may be"
	few.conditions = append(slices.Clone(k.conditions), *k.rim)
	few.rim = nil
	return few
}

// trackCount is how many tracks there are.
func (k *kind) trackCount() int {
	n := 0
	for _, t := range k.tracks {
		n = max(n, t+1)
	}
	return n
}

// conjunction is the automaton of the kind's moves; tracks need not hold
// representations. What P adds comes first.
func (k *kind) conjunction(l automaton.Limits, m *numeration.System, first func(c *automaton.Conjunction)) (*automaton.Conjunction, error) {
	c := automaton.NewConjunction(int(m.Largest())+1, k.trackCount())
	first(c)
	for _, condition := range k.conditions {
		// Coefficients of one track are added up: a heap that stays cancels.
		sums := make([]int64, c.Tracks)
		for i, a := range condition.coefficients {
			sums[k.tracks[i]] += a
		}
		var tracks []int
		var coefficients []int64
		for t, a := range sums {
			if a != 0 {
				tracks, coefficients = append(tracks, t), append(coefficients, a)
			}
		}
		s, err := sumOf(m, l, condition.atLeast, condition.res, condition.mod, coefficients...)
		if err != nil {
			return nil, err
		}
		c.AddSum(s, tracks...)
	}
	return c, nil
}

// sumOf asks of a form that it is ≡ res if mod > 0, else that it is at least so much.
func sumOf(m *numeration.System, l automaton.Limits, atLeast, res, mod int64, coefficients ...int64) (*automaton.Sum, error) {
	if mod > 0 {
		return numeration.Residue(m, l, res, mod, coefficients...)
	}
	return numeration.AtLeast(m, l, atLeast, coefficients...)
}

// Tracks of moves. The new heaps come first, as few of them are P.
var (
	firstTracks  = [4]int{0, 1, 2, 1} // x', y, x
	secondTracks = [4]int{0, 1, 0, 2} // x, y', y
	bothTracks   = [4]int{0, 1, 2, 3}
)

// Forms of a move: k and l are what it takes.
var (
	formK = [4]int64{-1, 0, 1, 0}
	formL = [4]int64{0, -1, 0, 1}
)

// combine is a·f + b·g.
func combine(a int64, f [4]int64, b int64, g [4]int64) (h [4]int64) {
	for i := range h {
		h[i] = a*f[i] + b*g[i]
	}
	return h
}

// maxKinds bounds the kinds of moves of one game.
const maxKinds = 64

// kindsOf reads the rules. The error is a sentence without its end.
func kindsOf(r game.Ruleset) ([]kind, error) {
	if r.Forbids > 0 {
		if err := countable(r); err != nil {
			return nil, err
		}
	}
	var all []kind
	for _, p := range r.First {
		all = append(all, kind{words: "takings from the first heap" + ofPiece(p), tracks: firstTracks, conditions: taking(p, formK)})
	}
	for _, p := range r.Second {
		all = append(all, kind{words: "takings from the second heap" + ofPiece(p), tracks: secondTracks, conditions: taking(p, formL)})
	}
	if r.Constraint != nil {
		both, err := constrained(r.Constraint)
		if err != nil {
			return nil, err
		}
		all = append(all, both...)
	} else {
		for _, p := range r.TwoHeap.D1 {
			for _, q := range r.TwoHeap.D2 {
				all = append(all, cones(p, q, r.TwoHeap.S, r.TwoHeap.T)...)
			}
		}
	}
	if len(all) > maxKinds {
		return nil, fault.Newf("prove", "the rules have %d kinds of moves, and at most %d are tried", len(all), maxKinds)
	}
	return all, nil
}

// ofPiece says which numbers are taken, where not all may be.
func ofPiece(p game.Piece) string {
	if p.Mod == 1 && p.Max == 0 {
		return ""
	}
	return " (" + p.String() + ")"
}

// taking are the conditions that what is taken is in the piece.
func taking(p game.Piece, form [4]int64) []condition {
	all := []condition{{coefficients: form, atLeast: 1}}
	return append(all, within(p, form)...)
}

// within are those besides being positive.
func within(p game.Piece, form [4]int64) (all []condition) {
	if p.Mod > 1 {
		all = append(all, condition{coefficients: form, mod: p.Mod, res: p.Res})
	}
	if p.Max > 0 {
		all = append(all, condition{coefficients: combine(-1, form, 0, form), atLeast: -p.Max})
	}
	return all
}

// cones are the takings k ∈ p and l ∈ q with |l−k| < (s−1)·min(k,l) + t: with
// the larger number below s times the smaller plus t.
func cones(p, q game.Piece, s, t int64) []kind {
	name := "takings from both heaps"
	if text := ofPiece(p) + ofPiece(q); text != "" {
		name += text
	}
	more := append(within(p, formK), within(q, formL)...)
	both := func(words string, conditions ...condition) kind {
		return kind{words: words, tracks: bothTracks, conditions: append(conditions, more...)}
	}
	if s == 1 {
		return []kind{both(name,
			condition{coefficients: formK, atLeast: 1},
			condition{coefficients: formL, atLeast: 1},
			condition{coefficients: combine(1, formK, -1, formL), atLeast: 1 - t},
			condition{coefficients: combine(-1, formK, 1, formL), atLeast: 1 - t},
		)}
	}
	// With yₙ = s·xₙ + t·n + c the moves from (x, y) to (xₙ, yₙ) are those of all n
	// from some one on, as far as k ≥ 1: that one has l ≥ s·k, unless it is 0.
	fewer := both(name+", not more from the first",
		condition{coefficients: formK, atLeast: 1},
		condition{coefficients: combine(-1, formK, 1, formL), atLeast: 0},
		condition{coefficients: combine(s, formK, -1, formL), atLeast: 1 - t})
	greater := both(name+", more from the first",
		condition{coefficients: formL, atLeast: 1},
		condition{coefficients: combine(1, formK, -1, formL), atLeast: 1},
		condition{coefficients: combine(-1, formK, s, formL), atLeast: 1 - t})
	fewer.above = true
	fewer.rim = &condition{coefficients: combine(-s, formK, 1, formL)}
	greater.rim = &condition{coefficients: combine(1, formK, -s, formL)}
	return []kind{fewer, greater}
}
