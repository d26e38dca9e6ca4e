package prove

import (
	"fmt"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// maxPieces bounds the pieces of a constraint function: each may take four kinds
// of moves.
const maxPieces = maxKinds / 4

// What f may read: x1 and y1 are the heaps after the move, sorted, and x0 is the
// smaller before it.
const (
	variableX1 = iota
	variableY1
	variableX0
)

// An ordering says in which of the coefficients the variables of f are.
type ordering struct {
	words string
	at    [3]int
	holds []condition
}

// constrained are the takings from both heaps of a game with a constraint
// function that is linear, in pieces and up to residues. The error is a sentence
// without its end and says what of another function is not.
func constrained(f *game.Constraint) ([]kind, error) {
	pieces, err := f.Pieces(maxPieces)
	if err != nil {
		return nil, fault.Newf("prove", "automata read constraint functions that are linear, in pieces and up to residues, and %s is not: %w", game.Clip(f.String()), err)
	}
	var all []kind
	for i := range pieces {
		for _, o := range orderings(f) {
			all = append(all, pieceKind(&pieces[i], o))
		}
	}
	return all, nil
}

// orderings are the cases that f must tell apart.
func orderings(f *game.Constraint) []ordering {
	form := func(a, b int) (h [4]int64) {
		h[a], h[b] = 1, -1
		return h
	}
	after := []ordering{{at: [3]int{variableX1: toX, variableY1: toY}}}
	if f.UsesX1() || f.UsesY1() {
		after[0].words, after[0].holds = ", to x ≤ y", []condition{{coefficients: form(toY, toX)}}
		after = append(after, ordering{", to x > y", [3]int{variableX1: toY, variableY1: toX}, []condition{{coefficients: form(toX, toY), atLeast: 1}}})
	}
	var all []ordering
	for _, o := range after {
		if !f.UsesX0() {
			all = append(all, o)
			continue
		}
		for _, before := range []ordering{
			{", from x ≤ y", [3]int{variableX0: fromX}, []condition{{coefficients: form(fromY, fromX)}}},
			{", from x > y", [3]int{variableX0: fromY}, []condition{{coefficients: form(fromX, fromY), atLeast: 1}}},
		} {
			both := ordering{o.words + before.words, o.at, append(append([]condition{}, o.holds...), before.holds...)}
			both.at[variableX0] = before.at[variableX0]
			all = append(all, both)
		}
	}
	return all
}

// pieceKind are the takings k, l ≥ 1 with |k−l| < f where f is one piece.
func pieceKind(p *expr.Piece, o ordering) kind {
	words := "takings from both heaps" + o.words
	all := append([]condition{{coefficients: formK, atLeast: 1}, {coefficients: formL, atLeast: 1}}, o.holds...)
	for v, mod := range p.Mods {
		if mod > 1 {
			c := condition{mod: mod, res: p.Residues[v]}
			c.coefficients[o.at[v]] = 1
			all = append(all, c)
			words += fmt.Sprintf(", %s ≡ %d mod %d", [...]string{"x1", "y1", "x0"}[v], p.Residues[v], mod)
		}
	}
	in := func(f expr.Linear) (h [4]int64) {
		for v, a := range f.Coefficients {
			h[o.at[v]] += a
		}
		return h
	}
	for _, f := range p.Conditions {
		all = append(all, condition{coefficients: in(f), atLeast: -f.Constant})
	}
	value, den := in(p.Value), p.Denominator
	if den > 1 {
		all = append(all, condition{coefficients: value, mod: den, res: -p.Value.Constant})
	}
	// ±den·(k−l) ≤ value − den.
	difference := combine(1, formK, -1, formL)
	for _, sign := range []int64{1, -1} {
		all = append(all, condition{coefficients: combine(1, value, sign*den, difference), atLeast: den - p.Value.Constant})
	}
	return kind{words: words, tracks: bothTracks, conditions: all}
}
