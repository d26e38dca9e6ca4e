package prove_test

import (
	"maps"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/prove"
)

// Where the catalogue states a theorem the automaton is made from it, by formulas
// where those say it, and proved; where it states none it is guessed.
func TestTheoremsAreProved(t *testing.T) {
	written := map[string]bool{
		"game=wythoff&play=misere": true, "game=st-wythoff&s=2&t=1": true, "game=a-wythoff&a=3&play=misere": false,
		"game=st-wythoff&s=2&t=2&play=misere": false, "game=oow": true, "game=oow&play=misere": true, "game=eew&s=2&t=3": true,
		"game=eew&s=1&t=3&play=misere": false, "game=oew&s=1&t=1": true, "game=oew&s=1&t=1&play=misere": true, "game=oew&s=2&t=3": true,
		"game=oew&s=3&t=2&play=misere": true, "game=eow&s=2&t=2": true, "game=rmwg&r=1": true, "game=rmwg&r=7": true,
		"game=radius&r=1&play=misere": true, "game=radius&r=4": true, "game=radius&r=3&play=misere": true,
		"game=restricted&s=2&t=4&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3": true, "game=restricted&s=1&t=2&sh=odd&sv=odd&d1=odd&d2=odd": true,
		"game=nim&k=2": true, "game=nim&k=2&play=misere": true, "game=wab&a=2&b=2": false, "game=wab&a=1&b=2": false,
		"game=subtraction&f=G2": true, "game=subtraction&f=Ex2": true, "game=subtraction&f=3&play=misere": false,
	}
	if full {
		for _, link := range links() {
			if _, known := written[link]; !known && sample.Parsed(t, link).Set != nil {
				written[link] = false
			}
		}
	}
	for i, link := range slices.Sorted(maps.Keys(written)) {
		if testing.Short() && i%3 != 0 {
			continue
		}
		byFormulas := written[link]
		g := sample.Parsed(t, link)
		f, err := catalog.Prove(g, prove.Standard)
		if err != nil {
			t.Errorf("%s: %v", link, err)
			continue
		}
		if f.Theorem == "" || byFormulas && (f.Window != 0 || f.Attempts != 1) {
			t.Errorf("%s: from %q, heaps below %d, %d attempts", link, f.Theorem, f.Window, f.Attempts)
		}
		holds(t, link, g, f.Candidate)
	}
	for _, link := range []string{"game=rmwg&r=3&play=misere", "game=wythoff&preset=2x0.5@1", "game=oow&preset=1x1@1"} {
		if f, err := catalog.Prove(sample.Parsed(t, link), prove.Standard); err != nil || f.Theorem != "" {
			t.Errorf("%s: a theorem: %v", link, err)
		}
	}
	// Parameters too large for an automaton are an answer too.
	for _, link := range []string{"game=st-wythoff&s=1000000&t=1000000", "game=rmwg&r=1000000", "game=oew&s=1000000&t=1", "game=wab&a=1000000&b=3"} {
		b := small
		if _, err := catalog.Prove(sample.Parsed(t, link), b); err == nil {
			t.Errorf("%s is proved", link)
		} else {
			t.Log(err)
		}
	}
}
