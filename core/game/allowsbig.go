package game

import "math/big"

// HasBig is [SubtractionSet.Has] for a number of any size.
func (t SubtractionSet) HasBig(n *big.Int) bool {
	if n.IsInt64() {
		return t.Has(n.Int64())
	}
	for _, p := range t {
		// Beyond an int64, and so beyond any bound: see MaxBound.
		if n.Sign() > 0 && p.Max == 0 && new(big.Int).Mod(n, big.NewInt(p.Mod)).Int64() == p.Res {
			return true
		}
	}
	return false
}

// AllowsBig is [TwoHeapRule.Allows] for numbers of any size.
func (b TwoHeapRule) AllowsBig(k, l *big.Int) bool {
	if !b.D1.HasBig(k) || !b.D2.HasBig(l) {
		return false
	}
	lo, hi := k, l
	if k.Cmp(l) > 0 {
		lo, hi = l, k
	}
	room := new(big.Int).Mul(lo, big.NewInt(b.S-1))
	room.Add(room, big.NewInt(b.T))
	return new(big.Int).Sub(hi, lo).Cmp(room) < 0
}

// AllowsBig is [Ruleset.Allows] for heaps of any size; both vectors are pairs.
func (r Ruleset) AllowsBig(from, to Vector) bool {
	k, l := new(big.Int).Sub(from[0], to[0]), new(big.Int).Sub(from[1], to[1])
	switch {
	case to[0].Sign() < 0 || to[1].Sign() < 0 || k.Sign() < 0 || l.Sign() < 0 || r.EndedBig(from):
		return false
	case l.Sign() == 0:
		return r.First.HasBig(k)
	case k.Sign() == 0:
		return r.Second.HasBig(l)
	case r.Constraint != nil:
		return r.Constraint.AllowsBig(from[0], from[1], to[0], to[1])
	}
	return r.TwoHeap.AllowsBig(k, l)
}

// EndedBig is [Ruleset.Ended] for a pair of heaps of any size.
func (r *Ruleset) EndedBig(at Vector) bool {
	p, ok := at.Small()
	return ok && p.X <= r.Ends && p.Y <= r.Ends && r.Ended(p)
}
