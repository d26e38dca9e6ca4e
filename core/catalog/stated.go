package catalog

import (
	"math/big"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/prove"
)

// What the theorems state, as something that automata are made of. It stands apart
// from the families, so that the page, which proves nothing, does not carry it.

// largestBase bounds the digits of the systems: an automaton has a transition for each
// pair of them.
const largestBase = 32

// stated is the theorem of the game for [prove.Find]; ok is false where no theorem is
// known, or none that has an automaton as small as those of a search.
func stated(g *Game) (t prove.Theorem, ok bool) {
	if g.Set == nil || g.Preset != nil {
		return t, false
	}
	name := g.Statement.basis()
	known := g
	if g.Family == restricted {
		if better := knownBetter(g); better != nil {
			known = better
		}
	}
	n := func(i int) int64 { return known.Args[i].N }
	write := written(known)
	switch known.Family {
	case wythoff:
		t = statedST(1, 1, known.Play)
	case aWythoff:
		t = statedST(1, n(0), known.Play)
	case stWythoff:
		t = statedST(n(0), n(1), known.Play)
	case eew:
		t = statedMultiples(2, n(0), n(1), known.Play)
	case restricted:
		if k, ok := multiples(sets(g.Args)); ok {
			t = statedMultiples(k, n(0), n(1), known.Play)
		}
	case wab:
		t = statedWAB(n(0), n(1))
	case subtraction:
		t = statedFunction(known)
	case blocking, blockingCone:
		t = statedBlocking(known)
	default:
		t.Write = write
	}
	t.Name = name
	return t, t.Write != nil || t.Column != nil
}

// readOff is a theorem of which an automaton is read off its positions.
func readOff(m *numeration.System, set *exact.Set) prove.Theorem {
	zero := new(big.Int)
	return prove.Theorem{System: m, Column: func(x, below int64) (found []int64) {
		// No column of these sets has more P-positions than that.
		const most = 64
		for _, y := range set.Column(big.NewInt(x), zero, most) {
			if !y.IsInt64() || y.Int64() >= below {
				break
			}
			found = append(found, y.Int64())
		}
		return found
	}}
}

// statedST is the theorem of (s,t)-Wythoff. In normal play it says it in digits; in
// misère play, but for s = t = 1, its pairs are read in the same system.
func statedST(s, t int64, play game.Convention) prove.Theorem {
	switch {
	case s+t > largestBase:
		return prove.Theorem{}
	case play == game.Normal:
		return prove.Theorem{Write: func(l automaton.Limits) (prove.Candidate, error) { return prove.Wythoff(l, s, t) }}
	case s+t == 2:
		return prove.Theorem{Write: func(l automaton.Limits) (prove.Candidate, error) {
			c, err := prove.Wythoff(l, 1, 1)
			if err != nil {
				return c, err
			}
			return prove.Exchanged(l, c, [][2]int64{{0, 0}, {1, 2}, {2, 1}}, [][2]int64{{0, 1}, {1, 0}, {2, 2}})
		}}
	}
	return readOff(numeration.ST(s, t), exact.ST(s, t, play))
}

// statedMultiples is {(kx+i, ky+j)} for the (x, y) of (s,⌈t/k⌉)-Wythoff.
func statedMultiples(k, s, t int64, play game.Convention) prove.Theorem {
	stated := statedST(s, ceilDiv(t, k), play)
	stated.Blocks = k
	return stated
}

// statedWAB are the two beams of W(a,b), in a system of the field of their slopes:
// that of √(a²b² + 4ab).
func statedWAB(a, b int64) prove.Theorem {
	switch {
	case max(a, b) >= largestBase || a != b && a*b+2 > largestBase:
		return prove.Theorem{}
	case a == b:
		return readOff(numeration.ST(1, a), exact.WAB(a, b))
	}
	return readOff(numeration.Unit(a*b+2), exact.WAB(a, b))
}

// written makes the automaton from formulas that are linear, up to residues; nil if
// they are not.
func written(g *Game) func(automaton.Limits) (prove.Candidate, error) {
	base, pieces := int64(2), [][]prove.Condition(nil)
	n := func(i int) int64 { return g.Args[i].N }
	switch g.Family {
	case nim:
		pieces = diagonalPieces(g.Play)
	case oow:
		pieces = oddOddPieces(g.Play)
	case oew:
		pieces = oddEvenPieces(n(0), n(1), g.Play)
	case eow:
		pieces = turned(oddEvenPieces(n(0), n(1), g.Play))
	case rmwg, radius:
		if n(0) >= largestBase {
			return nil
		}
		base = n(0) + 1
		pieces = boundedPieces(g)
	default:
		return nil
	}
	return func(l automaton.Limits) (prove.Candidate, error) {
		return prove.Linear(l, numeration.Base(base), pieces...)
	}
}

// statedFunction is what is known of a constraint function.
func statedFunction(g *Game) prove.Theorem {
	f := g.Args[0].F
	a, constant := f.constant()
	switch {
	case constant:
		return statedST(1, a, g.Play)
	case g.Numeration != nil:
		s, t := g.Numeration.Parameters()
		return statedST(s, t, g.Play)
	case f.Member != nil && f.Member.Name == "G2" && g.Play == game.Normal:
		return prove.Theorem{Write: func(l automaton.Limits) (prove.Candidate, error) { return prove.Shifted(l, numeration.Base(2)) }}
	}
	return prove.Theorem{}
}

// statedBlocking is what Larsson states of blocking Wythoff's game, in the systems in
// which few digits say it.
func statedBlocking(g *Game) prove.Theorem {
	switch forbids := g.Rules.Forbids; {
	case forbids == 0:
		return statedST(g.Rules.TwoHeap.S, g.Rules.TwoHeap.T, g.Play)
	case forbids == 1:
		return readOff(numeration.ST(1, 1), g.Set)
	}
	return readOff(numeration.Base(2), g.Set)
}
