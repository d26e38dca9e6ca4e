package catalog

import (
	"fmt"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// What settles Liu and Li's Open Problem 25: games in which only multiples of
// some K are taken.

// multiples returns the K of which all four sets are the positive multiples.
func multiples(sets [4]game.SubtractionSet) (k int64, ok bool) {
	for i, t := range sets {
		one, ok := multiplesOf(t)
		if !ok || i > 0 && one != k {
			return 0, false
		}
		k = one
	}
	return k, true
}

// multiplesOf returns the K of which t is the set of positive multiples. It may
// miss a K in sets that say too much, and then there is no theorem.
func multiplesOf(t game.SubtractionSet) (k int64, ok bool) {
	for _, p := range t {
		if p.Res == 0 && p.Max == 0 && (k == 0 || p.Mod < k) {
			k = p.Mod
		}
	}
	if k == 0 {
		return 0, false
	}
	for _, p := range t {
		if p.Mod%k != 0 || p.Res%k != 0 {
			return 0, false
		}
	}
	return k, true
}

func multiplesRoutes(g *Game, k, s, t int64) {
	g.Set = exact.Multiples(k, s, t, g.Play)
	g.Lines = multiplesLines(k, s, t, g.Play)
}

// multiplesLines are the beams of (s,⌈t/k⌉)-Wythoff, k times as large. Each of
// its positions is a block of k in k columns, so that a step is a k-th of
// theirs.
func multiplesLines(k, s, t int64, play game.Convention) []beam.Line {
	lines := beam.STMeanLines(s, ceilDiv(t, k), play)
	size := beam.Int(k)
	for i := range lines {
		l := &lines[i]
		l.X0, l.Y0 = l.X0.Mul(size), l.Y0.Mul(size)
		l.DX, l.DY = l.DX.Quo(size), l.DY.Quo(size)
	}
	return lines
}

func ceilDiv(t, k int64) int64 { return (t + k - 1) / k }

// multiplesStatement is the theorem for k ≥ 2.
func multiplesStatement(k, s, t int64, play game.Convention) Statement {
	c := ceilDiv(t, k)
	where, formula := "", []string{
		"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}",
		"Bₙ = " + times(s, "Aₙ") + " + " + times(c, "n"),
	}
	if play == game.Misere {
		where = " in misère play"
		if s+c == 2 {
			formula = wythoff.Statements[play].Formula
		} else {
			formula[1] += " + 1"
		}
	}
	block := fmt.Sprintf("{0, …, %d}²", k-1)
	if k == 2 {
		block = "{0, 1}²"
	}
	return Statement{
		Here:  true,
		Title: "Open Problem 25, settled in this atlas",
		Text: fmt.Sprintf("All four sets are the multiples of %d. Every move keeps both heaps modulo %d, and taking %di and %dj together "+
			"is allowed just when i and j may be taken together in (%d,%d)-Wythoff, where %d is t/%d rounded up. So with "+
			"W = {(Aₙ, Bₙ), (Bₙ, Aₙ) : n ≥ 0}, the P-positions of that game%s, those of this one are W grown to blocks of %d×%d.",
			k, k, k, k, s, c, c, k, where, k, k),
		Formula: append([]string{fmt.Sprintf("P = %dW + %s", k, block)}, formula...),
		Cites:   []Citation{{LiuLi2014, "Open Problem 25"}},
	}
}

// times writes a multiple of a variable.
func times(n int64, variable string) string {
	if n == 1 {
		return variable
	}
	return fmt.Sprint(n, variable)
}
