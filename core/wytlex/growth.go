package wytlex

import (
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

// A Growth is how large the piles p_i of a row n > 0 are.
type Growth struct {
	ByRow   []*big.Rat // p_i / n
	ByFirst []*big.Rat // p_i / p_1
}

// Growth is that of a known row, 0 < n < Rows, exactly.
func (g *Game) Growth(n int64) Growth {
	var growth Growth
	first := g.rows.big(n, 0)
	for i := range g.k {
		p := g.rows.big(n, i)
		growth.ByRow = append(growth.ByRow, new(big.Rat).SetFrac(p, big.NewInt(n)))
		growth.ByFirst = append(growth.ByFirst, new(big.Rat).SetFrac(p, first))
	}
	return growth
}

// A Fit says whether the terms s_n of a sequence are ⌊nα + β⌋ for some real α, β,
// a nonhomogeneous Beatty sequence, for all From ≤ n ≤ To.
//
// They are if and only if α > (s_j − s_i − 1)/(j − i) and α < (s_j − s_i + 1)/(j − i)
// for all i < j among them (Boshernitzan and Fraenkel, A linear algorithm for
// nonhomogeneous spectra of numbers): then the bounds s_n − nα ≤ β < s_n + 1 − nα
// leave room for a β.
type Fit struct {
	From, To  int64
	Fails     bool  // at row To, and not before
	Low, High Slope // the strictest bounds, Low < α < High; where it fails, Low ≥ High
}

// A Slope is the bound Num/Den on α, Den = J − I, that rows I < J give; Den is 0
// while there is none.
type Slope struct{ I, J, Num, Den int64 }

// maxTerm keeps the products of a term and a row, of which there are less than
// 2²⁷, within an int64.
const maxTerm = 1 << 35

// BeattyFit holds the sequence of pile i < K against all Beatty sequences, from
// row from ≥ 0 to row to ≥ from or the first at which none fits. Rows are listed
// as far as needed; the errors are those of [Game.Extend], and one for terms
// that are too large.
func (g *Game) BeattyFit(i int, from, to int64, pause pause.Func) (Fit, error) {
	f := fitter{fit: Fit{From: from, To: from - 1}}
	for n := from; n <= to && !f.fit.Fails; n++ {
		if n >= g.rows.n {
			if err := g.Extend(min(to, 2*n+pageRows)+1, pause); err != nil && n >= g.rows.n {
				return f.fit, err
			}
		}
		s := g.rows.int(n, i)
		if s > maxTerm {
			return f.fit, fault.Newf("wytlex", "the terms from row %d on are too large to be compared with a Beatty sequence", n)
		}
		f.add(n, s)
		if n&0xffff == 0 {
			if err := pause.At(n, to, "Looking for Beatty sequences"); err != nil {
				return f.fit, err
			}
		}
	}
	return f.fit, nil
}

// A fitter keeps those earlier terms that may still give a stricter bound. Of
// the points (n, s_n + 1), from which the lower bounds come, these are on the
// lower side of their convex hull, and for the upper bounds the points (n, s_n)
// on the upper side. The bound so far touches the hull in its first point, and
// a stricter one in that or a later one, so that all is done in linear time.
type fitter struct {
	fit         Fit
	lows, highs []point
}

type point struct{ n, s int64 }

// add takes the next term.
func (f *fitter) add(n, s int64) {
	f.fit.To = n
	term, above := point{n, s}, point{n, s + 1}
	if len(f.lows) > 0 {
		f.lows = tangent(f.lows, term, 1)
		f.highs = tangent(f.highs, above, -1)
		low, high := slope(f.lows[0], term), slope(f.highs[0], above)
		if f.fit.Low.Den == 0 || low.compare(f.fit.Low) > 0 {
			f.fit.Low = low
		}
		if f.fit.High.Den == 0 || high.compare(f.fit.High) < 0 {
			f.fit.High = high
		}
		f.fit.Fails = f.fit.Low.compare(f.fit.High) >= 0
	}
	f.lows = push(f.lows, above, 1)
	f.highs = push(f.highs, term, -1)
}

func slope(a, b point) Slope { return Slope{a.n, b.n, b.s - a.s, b.n - a.n} }

// compare is negative if a < b, positive if a > b.
func (a Slope) compare(b Slope) int64 { return a.Num*b.Den - b.Num*a.Den }

// tangent drops points from the front of a hull until the steepest (sign 1) or
// flattest (sign −1) line to p starts in its first point.
func tangent(hull []point, p point, sign int64) []point {
	for len(hull) > 1 && sign*slope(hull[1], p).compare(slope(hull[0], p)) >= 0 {
		hull = hull[1:]
	}
	return hull
}

// push adds a point at the end of the lower (sign 1) or upper side of a hull.
func push(hull []point, p point, sign int64) []point {
	for len(hull) > 1 && sign*slope(hull[len(hull)-1], p).compare(slope(hull[len(hull)-2], hull[len(hull)-1])) <= 0 {
		hull = hull[:len(hull)-1]
	}
	return append(hull, p)
}
