package prove_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/route"
)

// Games in which options may be forbidden are proved by counting, from their rules
// alone, and what is proved is what the definition says, and elimination; the
// automaton of one is refuted for another, at a position where it fails.
func TestFindBlocked(t *testing.T) {
	links := []string{
		"game=blocking&k=4", "game=blocking&k=2", "game=blocking&k=3&play=misere", "game=blocking&k=3", "game=blocking&k=2&play=misere",
		"game=blocking&k=2&preset=3x0.5@2", "game=blocking&k=3&preset=4x0.4@1",
	}
	switch {
	case testing.Short():
		links = links[1:3]
	case !full:
		links = links[:3]
	}
	var found []*prove.Finding
	for _, link := range links {
		g := sample.Parsed(t, link)
		f, err := prove.Find(g.Rules, g.Play, prove.Standard)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		holds(t, link, g, f.Candidate)
		eliminated(t, link, g, f.Proof, int64(grid(4096, 300)))
		found = append(found, f)
	}
	for i, link := range links {
		g, other := sample.Parsed(t, link), found[(i+1)%len(found)]
		_, err := prove.Prove(g.Rules, g.Play, other.Candidate, prove.Standard.Limits)
		var refuted *prove.Refutation
		if !errors.As(err, &refuted) {
			t.Fatalf("%s: the automaton of another game is not refuted: %v", link, err)
		}
		at := game.Position{X: refuted.X.Int64(), Y: refuted.Y.Int64()}
		if g.Rules.Box.Covers(at.X, at.Y) {
			continue // it is about the decrees
		}
		has := func(q game.Position) bool { return other.Candidate.Has(big.NewInt(q.X), big.NewInt(q.Y)) }
		in, open := int64(0), g.Play == game.Normal
		for q := range g.Rules.Options(at) {
			if has(q) {
				in++
			} else {
				open = true
			}
		}
		if has(at) == (open && in <= g.Rules.Forbids) {
			t.Errorf("%s: %s With %d options in the set that is no fault.", link, refuted.Says, in)
		}
	}
}

// What a proved game in which options may be forbidden says of moves is what the
// definition says: a P-position has no winning move, though options of it are P.
func TestBlockedMoves(t *testing.T) {
	g := sample.Parsed(t, "game=blocking&k=4")
	f, err := prove.Find(g.Rules, g.Play, prove.Standard)
	if err != nil {
		t.Fatal(err)
	}
	set, err := prove.NewSet(g.Rules, f.Proof, automaton.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	r := catalog.Proved(g, set, route.Standard)
	const side = 16
	d := naive.Decide(g.Rules, g.Play, side, side)
	for x := range int64(side) {
		for y := range int64(side) {
			lost := 0
			for q := range g.Rules.Options(game.Position{X: x, Y: y}) {
				if d.IsP(q.X, q.Y) {
					lost++
				}
			}
			at := game.VectorOf(x, y)
			winning, err := r.Winning(at, 100, nil)
			if err != nil {
				t.Fatal(err)
			}
			forbidden, err := r.(route.Blocker).Lost(at, 100, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(forbidden) != lost || d.IsP(x, y) && len(winning) > 0 || !d.IsP(x, y) && len(winning) != lost {
				t.Fatalf("%v: %d winning, %d options that are P, not %d", at, len(winning), len(forbidden), lost)
			}
		}
	}
}

// What is not counted is refused in a sentence.
func TestBlockedRefused(t *testing.T) {
	for link, says := range map[string]string{
		"game=blocking&k=9":             "count up to 8 of them, not 9",
		"game=blocking-st&k=2&s=2&t=1":  "along rows, columns and diagonals",
		"game=blocking-st&k=2&s=1&t=2":  "along rows, columns and diagonals",
		"game=blocking-st&k=11&s=1&t=1": "not 11",
	} {
		g := sample.Parsed(t, link)
		if _, err := catalog.Prove(g, prove.Standard); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", link, err)
		}
	}
}

// What Larsson states of k = 2 and 3 is written as an automaton and proved, as is
// k = 1, which forbids nothing.
func TestBlockedAsStated(t *testing.T) {
	links := []string{"game=blocking&k=2", "game=blocking&k=1&play=misere", "game=blocking-st&k=1&s=2&t=1", "game=blocking&k=3", "game=blocking-st&k=2&s=1&t=1"}
	if testing.Short() {
		links = links[:3]
	}
	for _, link := range links {
		g := sample.Parsed(t, link)
		f, err := catalog.Prove(g, prove.Standard)
		if err != nil || f.Theorem == "" {
			t.Errorf("%s: %v, %+v", link, err, f)
			continue
		}
		holds(t, link, g, f.Candidate)
	}
}
