package identify

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

// first are the first pairs of a game by its definition.
func first(t *testing.T, link map[string]string, n int) (pairs []Pair) {
	t.Helper()
	g, problems := catalog.Parse(link)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	isP := map[game.Position]bool{}
	for x := int64(0); len(pairs) < n; x++ {
		for y := int64(0); y < 90; y++ {
			// Rows below x are known as far as 90, by symmetry.
			at := game.Position{X: x, Y: y}
			if y < x {
				isP[at] = isP[game.Position{X: y, Y: x}]
				continue
			}
			p := true
			for q := range g.Rules.Options(at) {
				if isP[q] {
					p = false
					break
				}
			}
			if isP[at] = p; p && x+y > 0 {
				pairs = append(pairs, Pair{x, y})
			}
		}
	}
	return pairs[:n]
}

// For pairs of known games there are their number systems, an f that has them by
// Theorem 3, and a Wytlex game; each game that is named was decided.
func TestDesigns(t *testing.T) {
	for _, c := range []struct {
		link            map[string]string
		rows            int
		system, formula string
	}{
		{map[string]string{"game": "wythoff"}, 15, "the system of (1,1)", "= 1"},
		{map[string]string{"game": "a-wythoff", "a": "3"}, 15, "the system of (1,3)", "= 3"},
		{map[string]string{"game": "subtraction", "f": "G2"}, 15, "base 2", "= x0-x1"},
		{map[string]string{"game": "subtraction", "f": "G1"}, 7, "", "= x1+1"},
		{map[string]string{"game": "subtraction", "f": "G3"}, 5, "", "= -x1+y1+1"},
		{map[string]string{"game": "st-wythoff", "s": "2", "t": "2"}, 12, "the system of (2,2)", "= x0-x1+2"},
		{map[string]string{"game": "subtraction", "f": "Ex3"}, 12, "", "= Ex3"},
	} {
		d, err := Of(first(t, c.link, c.rows), nil, never)
		if err != nil {
			t.Fatal(err)
		}
		names := []string{}
		for _, m := range d.Systems {
			names = append(names, m.Name())
		}
		if c.system == "" && len(names) > 0 || c.system != "" && !slices.Contains(names, c.system) {
			t.Errorf("%v: the systems %v", c.link, names)
		}
		if len(d.Made) != 2 || !strings.HasSuffix(d.Made[0].Formula, c.formula) || !d.Made[0].Holds || d.Made[1].Game.Family.ID != "variable-wytlex" {
			t.Errorf("%v: %q, %+v", c.link, d.WhyNone, d.Made)
		}
	}
}

// For pairs of no game that is known there is an f by cases, which has them.
func TestDesignByCases(t *testing.T) {
	pairs := []Pair{{1, 3}, {2, 5}, {4, 9}, {6, 12}, {7, 15}, {8, 18}, {10, 24}}
	d, err := Of(pairs, nil, never)
	if err != nil || len(d.Made) != 2 || !strings.Contains(d.Made[0].Formula, "if(x1=") || !d.Made[0].Holds {
		t.Fatalf("%+v %v", d, err)
	}
	if got := fmt.Sprint(first(t, map[string]string{"game": "subtraction", "f": tabled(pairs)}, len(pairs))); got != fmt.Sprint(pairs) {
		t.Errorf("by the definition it has %s", got)
	}
}

// What no game of these kinds has is refused, with the place.
func TestNoDesign(t *testing.T) {
	for says, pairs := range map[string][]Pair{
		"From 4":              {{1, 2}},
		"in neither sequence": {{1, 2}, {4, 7}, {6, 10}, {8, 13}},
		"in both sequences":   {{1, 2}, {2, 5}, {3, 7}, {4, 10}},
		"do not grow":         {{1, 2}, {3, 4}, {5, 6}, {7, 8}},
		"At character":        {{1, 2}, {3, 5}, {4, 7}, {6, 1e16}}, // a sentence
	} {
		d, err := Of(pairs, nil, never)
		if err != nil || len(d.Made) > 0 || !strings.Contains(d.WhyNone, says) {
			t.Errorf("%v: %+v, %v", pairs, d, err)
		}
	}
}

// A sequence alone is taken for A; B is what it leaves out.
func TestPairsOfSequence(t *testing.T) {
	terms := []int64{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17}
	pairs, err := PairsOfSequence(terms)
	if err != nil || fmt.Sprint(pairs) != "[{1 2} {3 5} {4 7} {6 10} {8 13} {9 15}]" {
		t.Fatalf("%v %v", pairs, err)
	}
	d, err := Of(pairs, terms, never)
	if err != nil || len(d.Systems) == 0 || d.Systems[0].Name() != "the system of (1,1)" || len(d.Made) != 2 {
		t.Errorf("%+v %v", d, err)
	}
	for _, bad := range [][]int64{{2, 1, 3, 4}, {5, 5, 6, 7}, {1, 1 << 40, 1 << 41, 1 << 42}} {
		if pairs, err := PairsOfSequence(bad); err == nil {
			t.Errorf("%v: %v", bad, pairs)
		}
	}
	pairs, err = PairsOf([][]int64{{5, 3}, {0, 0}, {1, 2}, {2, 1}, {4, 7}, {3, 5}})
	if err != nil || fmt.Sprint(pairs) != "[{1 2} {3 5} {4 7}]" {
		t.Errorf("%v %v", pairs, err)
	}
}
