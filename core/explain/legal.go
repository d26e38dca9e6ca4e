package explain

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/piles"
)

// A Legality says whether a player may move from one position to another.
// Reasons name the rule: why, or every thing that is missing.
type Legality = piles.Legality

// Legal holds a move between pairs of heaps against the rules.
func Legal(r game.Ruleset, from, to game.Vector) Legality {
	l := legal(r, from, to)
	if l.Legal {
		m := game.PairMove(from, to)
		l.Change, l.Pair = m.Change, m.Pair
	}
	return l
}

// legal is [Legal] without the way to move.
func legal(r game.Ruleset, from, to game.Vector) Legality {
	if said := noTaking(r, from, to); said != "" {
		return Legality{Reasons: []string{said}}
	}
	k, l := sub(from[0], to[0]), sub(from[1], to[1])
	switch KindOf(from, to) {
	case First:
		return single("Horizontal move", "first", "Sh", r.First, k)
	case Second:
		return single("Vertical move", "second", "Sv", r.Second, l)
	}
	if r.Constraint != nil {
		return constrained(r.Constraint, from, to, k, l)
	}
	return diagonal(r.TwoHeap, k, l)
}

// noTaking says why no tokens are taken whatever the rules; empty if some are.
func noTaking(r game.Ruleset, from, to game.Vector) string {
	for _, v := range []game.Vector{from, to} {
		if len(v) != 2 || v[0].Sign() < 0 || v[1].Sign() < 0 {
			return fmt.Sprintf("A position has two heaps, none of them negative: %s is none.", v)
		}
	}
	if at, ok := from.Small(); ok && r.Box.Covers(at.X, at.Y) {
		return fmt.Sprintf("%s lies in the preset box: its outcome is decreed, and nobody moves from it.", from)
	}
	if r.EndedBig(from) {
		return endedNote(&r)
	}
	for i, heap := range []string{"first", "second"} {
		if to[i].Cmp(from[i]) > 0 {
			return fmt.Sprintf("The %s heap would grow from %s to %s, and tokens are only taken.", heap, text(from[i]), text(to[i]))
		}
	}
	if from.Equal(to) {
		return "Nothing is taken."
	}
	return ""
}

// single judges a taking of n from one heap alone.
func single(name, heap, set string, takes game.SubtractionSet, n *big.Int) Legality {
	legal := takes.HasBig(n)
	may := "may"
	if !legal {
		may = "may not"
	}
	return Legality{Legal: legal, Reasons: []string{fmt.Sprintf("%s: %s would be taken from the %s heap, which %s be: %s = %s.",
		name, tokens(n), heap, may, set, setWords(takes))}}
}

// diagonal judges a taking from both heaps by the rule of the cone, Eq. (5) of
// Liu and Li.
func diagonal(b game.TwoHeapRule, k, l *big.Int) Legality {
	const name = "Extended diagonal move"
	if len(b.D1) == 0 || len(b.D2) == 0 {
		return Legality{Reasons: []string{name + ": nothing may be taken from both heaps at once."}}
	}
	var said []string
	legal := true
	for _, s := range []struct {
		set, heap string
		takes     game.SubtractionSet
		n         *big.Int
	}{{"D1", "first", b.D1, k}, {"D2", "second", b.D2, l}} {
		switch {
		case !s.takes.HasBig(s.n):
			legal = false
			said = append(said, fmt.Sprintf("%s: %s may not be taken from the %s heap when taking from both: %s = %s.",
				name, tokens(s.n), s.heap, s.set, setWords(s.takes)))
		case s.takes.String() != "all":
			said = append(said, fmt.Sprintf("%s: %s may be taken from the %s heap when taking from both: %s = %s.",
				name, tokens(s.n), s.heap, s.set, setWords(s.takes)))
		}
	}
	apart, room := sub(l, k), add(times(integer.Smaller(k, l), b.S-1), num(b.T))
	apart.Abs(apart)
	inside := apart.Cmp(room) < 0
	less := "<"
	if !inside {
		less = "≥"
	}
	how := fmt.Sprintf("|l − k| = %s %s %s = (s − 1)·min(k, l) + t", text(apart), less, text(room))
	switch {
	case b.S == 1 && b.T == 1 && inside:
		how = "the same number"
	case b.S == 1 && b.T == 1:
		how = "not the same number"
	}
	said = append(said, fmt.Sprintf("%s: k = %s and l = %s would be taken: %s.", name, text(k), text(l), how))
	return Legality{Legal: legal && inside, Reasons: said}
}

// constrained judges a taking from both heaps by a constraint function.
func constrained(f *game.Constraint, from, to game.Vector, k, l *big.Int) Legality {
	const name = "Taking from both heaps"
	x1, y1, x0 := integer.Smaller(to[0], to[1]), integer.Larger(to[0], to[1]), integer.Smaller(from[0], from[1])
	limit, err := f.LimitBig(x1, y1, x0)
	if err != nil {
		return Legality{Reasons: []string{fmt.Sprintf("%s: f has no value at x1 = %s, y1 = %s, x0 = %s, and then there is no such move.", name, text(x1), text(y1), text(x0))}}
	}
	apart := sub(k, l)
	apart.Abs(apart)
	legal, less := f.AllowsBig(from[0], from[1], to[0], to[1]), "<"
	if !legal {
		less = "≥"
	}
	return Legality{Legal: legal, Reasons: []string{fmt.Sprintf("%s: %s and %s would be taken, |k − l| = %s %s %s = f(%s, %s, %s).",
		name, text(k), text(l), text(apart), less, text(limit), text(x1), text(y1), text(x0))}}
}

// text is a number for a sentence, cut if it is very long.
func text(n *big.Int) string { return game.Clip(n.String()) }

// tokens is "1 token" or "7 tokens".
func tokens(n *big.Int) string {
	if n.IsInt64() && n.Int64() == 1 {
		return "1 token"
	}
	return text(n) + " tokens"
}

// setWords describes a set of takings.
func setWords(t game.SubtractionSet) string {
	if len(t) == 1 {
		switch p := t[0]; {
		case p.Mod == 1 && p.Max == 0:
			return "any number"
		case p.Mod == 1:
			return fmt.Sprintf("at most %d", p.Max)
		case p.Mod == 2 && p.Res == 1 && p.Max == 0:
			return "the odd numbers"
		case p.Res == 0 && p.Max == 0 && p.Mod == 2:
			return "the even numbers"
		case p.Res == 0 && p.Max == 0:
			return fmt.Sprintf("the multiples of %d", p.Mod)
		}
	}
	if len(t) == 0 {
		return "no number"
	}
	return "{" + game.Clip(t.String()) + "}"
}
