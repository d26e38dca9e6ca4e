package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// unlimited stands for a window whose number of columns is not known.
const unlimited = game.MaxBound

// classes is the set of all n ≥ 1 with n mod mod among the residues: the
// unbounded pieces of a set that share a modulus.
type classes struct {
	mod      int64
	residues []int64
}

// A span is first, first+step, … up to at most last; it is empty when
// first > last.
type span struct {
	first, step, last int64
}

// len is the number of members.
func (s span) len() int64 {
	if s.first > s.last {
		return 0
	}
	return (s.last-s.first)/s.step + 1
}

// spanOf lists the members of a piece that are at most limit.
func spanOf(p game.Piece, limit int64) span {
	first := p.Res
	if first == 0 {
		first = p.Mod
	}
	if p.Max > 0 {
		limit = min(limit, p.Max)
	}
	return span{first, p.Mod, limit}
}

// split writes a set as residue classes and bounded spans, leaving out what
// exceeds limit and what another piece contains. A bound of limit or more is
// no bound.
func split(t game.SubtractionSet, limit int64) ([]classes, []span) {
	var (
		kept  game.SubtractionSet
		all   []classes
		spans []span
	)
	for _, p := range t {
		if p.Max >= limit {
			p.Max = 0
		}
		if spanOf(p, limit).len() > 0 {
			kept = append(kept, p)
		}
	}
	for i, p := range kept {
		switch {
		case redundant(kept, i):
		case p.Max == 0:
			all = addClass(all, p.Mod, p.Res)
		default:
			spans = append(spans, spanOf(p, limit))
		}
	}
	return all, spans
}

// spansOf cuts residue classes off at a limit.
func spansOf(all []classes, limit int64) []span {
	var spans []span
	for _, c := range all {
		for _, res := range c.residues {
			spans = append(spans, spanOf(game.Piece{Mod: c.mod, Res: res}, limit))
		}
	}
	return spans
}

// redundant reports whether another piece contains piece i; of two equal ones
// the later is redundant.
func redundant(t game.SubtractionSet, i int) bool {
	for j, q := range t {
		if i != j && contains(q, t[i]) && (j < i || !contains(t[i], q)) {
			return true
		}
	}
	return false
}

// contains reports whether q has every member of p, as far as the written form
// shows it.
func contains(q, p game.Piece) bool {
	return p.Mod%q.Mod == 0 && p.Res%q.Mod == q.Res &&
		(q.Max == 0 || p.Max > 0 && p.Max <= q.Max)
}

func addClass(all []classes, mod, res int64) []classes {
	for i := range all {
		if all[i].mod == mod {
			all[i].residues = append(all[i].residues, res)
			return all
		}
	}
	return append(all, classes{mod, []int64{res}})
}

// intersect returns the numbers that both sets allow.
func intersect(a, b game.SubtractionSet) game.SubtractionSet {
	var both game.SubtractionSet
	for _, p := range a {
		for _, q := range b {
			if r, ok := common(p, q); ok {
				both = append(both, r)
			}
		}
	}
	return both
}

// common is the intersection of two pieces: by the Chinese remainder theorem
// one residue class of the least common multiple, or nothing. Moduli are at
// most [game.MaxParam], so that the multiple stays below 2⁴⁰.
func common(p, q game.Piece) (game.Piece, bool) {
	g := integer.GCD(p.Mod, q.Mod)
	if (p.Res-q.Res)%g != 0 {
		return game.Piece{}, false
	}
	res := p.Res
	for res%q.Mod != q.Res {
		res += p.Mod
	}
	bound := p.Max
	if q.Max > 0 && (bound == 0 || q.Max < bound) {
		bound = q.Max
	}
	return game.Piece{Mod: p.Mod / g * q.Mod, Res: res, Max: bound}, true
}

// least is the smallest member of t that is at least from ≥ 1, and whether
// there is one.
func least(t game.SubtractionSet, from int64) (n int64, ok bool) {
	for _, p := range t {
		m := from + residue(p.Res-from, p.Mod)
		if (p.Max == 0 || m <= p.Max) && (!ok || m < n) {
			n, ok = m, true
		}
	}
	return n, ok
}

// residue is n mod m in [0,m), also for negative n.
func residue(n, m int64) int64 {
	if m == 1 {
		return 0 // without the division, which every set of lines would do in every column
	}
	if n %= m; n < 0 {
		n += m
	}
	return n
}

// check refuses sets that the constructors of [game.SubtractionSet] do not make.
func check(name string, t game.SubtractionSet) error {
	for _, p := range t {
		if p.Mod < 1 || p.Mod > game.MaxParam || p.Res < 0 || p.Res >= p.Mod || p.Max < 0 {
			return fault.Newf("sieve", "%s has the invalid piece %+v", name, p)
		}
	}
	return nil
}
