package wytlex

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// Legal says whether a player may move from a to b, and why: all that
// [Game.CheckMove] finds, in sentences. For a legal move it gives a way to make it:
// of the two piles of the pair either one stays as it is and the other changes,
// or both change by numbers that differ by less than f(b), so by the same number
// in plain Wytlex (Definition 3).
func (g *Game) Legal(a, b game.Vector) piles.Legality {
	j, err := g.CheckMove(a, b)
	if err != nil {
		return piles.Legality{Reasons: []string{fault.Words(err) + "."}}
	}
	legality := piles.Legality{Legal: j.Legal(), Reasons: g.reasons(a, b, j)}
	if legality.Legal {
		move := taking(a, b, j.F)
		legality.Change, legality.Pair = move.Change, move.Pair
	}
	return legality
}

// MayMove is Legal without the reasons.
func (g *Game) MayMove(a, b game.Vector) bool {
	if g.check(a) != nil || g.check(b) != nil || compare(b, a) >= 0 {
		return false
	}
	if len(common(a, b)) > 0 {
		return true
	}
	j, err := g.CheckMove(a, b)
	return err == nil && j.Legal()
}

// reasons lists what makes a move legal, or what is missing.
func (g *Game) reasons(a, b game.Vector, j *MoveCheck) []string {
	if !j.Before {
		order := "comes after"
		if a.Equal(b) {
			order = "is the same as"
		}
		return []string{fmt.Sprintf("%s %s %s, so it does not come before it in lexicographic order.", vector(b), order, vector(a))}
	}
	reasons := []string{fmt.Sprintf("%s comes before %s in lexicographic order.", vector(b), vector(a))}
	for _, v := range j.Common {
		reasons = append(reasons, fmt.Sprintf("Both have a pile of %s.", brief(v)))
	}
	for _, s := range j.Shared {
		reasons = append(reasons, g.shared(s, j.F))
	}
	if len(reasons) > 1 {
		return reasons
	}
	return []string{reasons[0], "But no pile of one has the size of a pile of the other.", g.missing(j)}
}

// shared says how differences meet.
func (g *Game) shared(s Shared, f *big.Int) string {
	if g.f == nil {
		return fmt.Sprintf("Both have two piles that differ by %s.", brief(s.D))
	}
	return fmt.Sprintf("Two piles of the first differ by %s, which lies in [%s, %s): two piles of the second differ by %[2]s, and f is %[4]s there.",
		brief(s.D), brief(s.E), brief(new(big.Int).Add(s.E, f)), brief(f))
}

// missing says that differences do not meet.
func (g *Game) missing(j *MoveCheck) string {
	switch {
	case j.FErr != nil:
		return "And where f has no value no differences count: " + fault.Words(j.FErr) + "."
	case g.f == nil:
		return fmt.Sprintf("And no difference of two piles is in both D(A) = %s and D(B) = %s.", set(j.DA), set(j.DB))
	}
	return fmt.Sprintf("And no number of D(A) = %s is in D(B) + [0, f(B)), with D(B) = %s and f(B) = %s.", set(j.DA), set(j.DB), brief(j.F))
}

// Shrinks: nothing that comes before in lexicographic order has more tokens if no
// pile before the largest can shrink, or, of two, since what shares a pile or a
// difference is no larger. A pile before the largest that shrinks lets the largest
// become anything, as another pile stays.
func (g *Game) Shrinks(v game.Vector) (shrinks bool, why string) {
	if g.k == 2 || v[g.k-2].Sign() == 0 {
		return true, ""
	}
	return false, "There are infinitely many: once a smaller pile shrinks, the largest may become anything while another stays."
}
