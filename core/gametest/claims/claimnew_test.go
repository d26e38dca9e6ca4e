package claims

import (
	"errors"
	"math/big"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/sieve"
)

// Checks of the lexified exclusive-or game, and of blocking within cones.

// smallestStays: no move makes the smallest pile larger.
func smallestStays(t *testing.T, g *catalog.Game, _ string) {
	p := g.Piles()
	for c := range int64(9) {
		for b := range c + 1 {
			holds(t, !p.Legal(game.VectorOf(0, b, c), game.VectorOf(1, b, c)).Legal, "(0, %d, %d) raises its smallest pile", b, c)
		}
	}
}

// twosComplement: with two piles x₁ ⊕ x₂ = 0 just when x₁ = x₂.
func twosComplement(t *testing.T, _ *catalog.Game, _ string) {
	for x := int64(-9); x < 10; x++ {
		for y := int64(-9); y < 10; y++ {
			xor := new(big.Int).Xor(big.NewInt(x), big.NewInt(y))
			holds(t, (xor.Sign() == 0) == (x == y) && xor.Int64() == x^y, "%d ⊕ %d = %v", x, y, xor)
		}
	}
}

// goesWith: among the rows is one of a smallest pile of 1 with each two numbers
// that are said to go together.
func goesWith(t *testing.T, g *catalog.Game, sentence string) {
	n, p := numbersIn(sentence), list(t, g, 200)
	for i := 0; i < len(n); i += 2 {
		isP, err := p.Outcome(game.VectorOf(1, n[i], n[i+1]), nil)
		holds(t, isP && err == nil, "[1, %d, %d]: %v %v", n[i], n[i+1], isP, err)
	}
}

// noneFor7: the last piles that are said to make no P-position with 2 and 7 make none.
func noneFor7(t *testing.T, g *catalog.Game, sentence string) {
	p, last := g.Piles(), numbersIn(sentence)
	for c := int64(7); c <= last[len(last)-1]; c++ {
		isP, err := p.Outcome(game.VectorOf(2, 7, c), nil)
		holds(t, !isP && err == nil, "[2, 7, %d]: %v %v", c, isP, err)
	}
}

// emptyPile: the rows with an empty pile are the P-positions of Wythoff's game.
func emptyPile(t *testing.T, g *catalog.Game, _ string) {
	p, w := g.Piles(), decided(member(map[game.Convention]string{game.Normal: "game=wythoff", game.Misere: "game=wythoff&play=misere"}[g.Play]), look)
	for x := range int64(look) {
		for y := x; y < look; y++ {
			isP, err := p.Outcome(game.VectorOf(0, x, y), nil)
			holds(t, err == nil && isP == w.IsP(x, y), "[0, %d, %d]: %v %v", x, y, isP, err)
		}
	}
}

// infinitelyMany: an option has any largest pile, and each difference is in one row
// of a smallest pile at most.
func infinitelyMany(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 300)
	for n := range int64(60) {
		large := game.VectorOf(0, 5+n, 5+n+1) // 1 ⊕ (9 − 5 − n) = 14 − 5 − n − 1 for even n
		holds(t, n%2 > 0 || p.Legal(game.VectorOf(1, 9, 9), large).Legal || p.Legal(game.VectorOf(1, 9, 10), large).Legal || p.Legal(game.VectorOf(1, 9, 11), large).Legal, "no move to %v", large)
	}
	seen := map[[2]int64]bool{}
	for n := range p.Rows() {
		key := [2]int64{p.At(n, 0), p.At(n, 2) - p.At(n, 1)}
		holds(t, !seen[key], "row %d has a difference again", n)
		seen[key] = true
	}
}

// exactThenSilent: what is listed agrees with the definition, and far out nothing
// is said to be decided.
func exactThenSilent(t *testing.T, g *catalog.Game, _ string) {
	verified(t, g, "")
	var bound *piles.Bound
	_, err := g.Piles().Outcome(game.VectorOf(1, 1<<40, 1<<41), nil)
	holds(t, errors.As(err, &bound), "far out: %v", err)
}

// conesCounted: there is no theorem, and elimination agrees with the definition.
func conesCounted(t *testing.T, g *catalog.Game, _ string) {
	noTheorem(t, g, "")
	w, err := sieve.NewWindow(g.Rules, g.Play, look, look)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(look)
	forAll(t, g, look, "counting", func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == w.Has(x, y) })
}
