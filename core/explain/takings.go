package explain

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// maxClasses bounds the classes that a set of takings, or a pair of them, is
// written with. Every set of the catalogue needs a few; a union of many moduli
// that comes from outside could need more numbers than there is room for.
const maxClasses = 1 << 12

// A progression is the numbers first, first+step, … up to last; first ≥ 1.
type progression struct {
	first, step int64
	last        *big.Int // of the set, within what a heap has
}

// progressions writes the numbers of a set that are at most bound as
// progressions that share none. ok is false if they would be too many.
func progressions(t game.SubtractionSet, bound *big.Int) (list []progression, ok bool) {
	period := int64(1)
	for _, p := range t {
		if period = integer.LCM(period, p.Mod); len(t) > 1 && period > maxClasses {
			return nil, false
		}
	}
	if len(t) == 1 {
		return append(list, progressionOf(t[0].Res, t[0].Mod, t[0].Max, bound)...), true
	}
	for res := range period {
		if most, any := widest(t, res); any {
			list = append(list, progressionOf(res, period, most, bound)...)
		}
	}
	return list, true
}

// widest is the largest bound of the pieces that have the class res of the
// common period, 0 if one has none.
func widest(t game.SubtractionSet, res int64) (most int64, any bool) {
	for _, p := range t {
		if res%p.Mod != p.Res {
			continue
		}
		if p.Max == 0 {
			return 0, true
		}
		most, any = max(most, p.Max), true
	}
	return most, any
}

// progressionOf is none or one: the numbers ≡ res up to most, if that is not 0,
// and to bound.
func progressionOf(res, step, most int64, bound *big.Int) []progression {
	first, last := res, bound
	if first == 0 {
		first = step
	}
	if most > 0 {
		last = integer.Smaller(last, num(most))
	}
	if last.Cmp(num(first)) < 0 {
		return nil
	}
	return []progression{{first, step, last}}
}

// count counts the numbers n of the progression with lo ≤ n ≤ hi.
func (p progression) count(lo, hi *big.Int) *big.Int {
	hi = integer.Smaller(hi, p.last)
	lo = integer.Larger(lo, num(p.first))
	if lo.Cmp(hi) > 0 {
		return new(big.Int)
	}
	return sub(p.upTo(hi), p.upTo(plus(lo, -1)))
}

// upTo is how many numbers first, first+step, … are at most n ≥ 0.
func (p progression) upTo(n *big.Int) *big.Int {
	return integer.FloorDiv(plus(n, p.step-p.first), p.step)
}
