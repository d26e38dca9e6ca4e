package identify

import (
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"

	"wythoffatlas/core/catalog"
)

func never(int64, int64, string) error { return nil }

// told is how often it was said which family is listed while the index was filled.
var told int

// filled is an index that knows the grid; the tests share it.
var filled = sync.OnceValue(func() *Index {
	x := &Index{}
	err := x.fill(func(_, _ int64, words string) error {
		if strings.HasPrefix(words, "Listing P-positions of ") {
			told++
		}
		return nil
	})
	if err != nil {
		panic(err)
	}
	return x
})

// Every game of the grid is found by the first fifteen terms of one of its sequences,
// of each where all tests are asked for, and by its first fifteen positions; and what is found begins so.
func TestEachGameIsFoundByItself(t *testing.T) {
	x := filled()
	if len(x.games) < 200 {
		t.Errorf("the grid has %d games", len(x.games))
	}
	if told < len(x.games) {
		t.Errorf("%d games were listed with %d pauses between them", len(x.games), told)
	}
	const terms = 15
	sequences, positions := 0, 0
	for i := range x.games {
		e := &x.games[i]
		if testing.Short() && i%15 > 0 {
			continue
		}
		some := e.sequences
		if n := i % len(some); os.Getenv("ALL") == "" {
			some = some[n : n+1] // another one of each game
		}
		for _, s := range some {
			if len(s.terms) < terms {
				continue // it has no more
			}
			sequences++
			found, err := x.Sequence(s.terms[:terms], never)
			if err != nil || !holds(found, e.game, terms) {
				t.Errorf("%s is not found by %s: %v, %v", e.game.Link(), s.name, s.terms[:terms], err)
			}
			for j := 1; j < len(found); j++ {
				if found[j].Agree > found[j-1].Agree {
					t.Fatalf("%v stands before %v", found[j-1], found[j])
				}
			}
		}
		if len(e.positions) < terms {
			continue
		}
		positions++
		found, err := x.Positions(e.positions[:terms], never)
		if err != nil || !holds(found, e.game, terms) {
			t.Errorf("%s is not found by its positions: %v", e.game.Link(), err)
		}
	}
	if n := len(x.games); !testing.Short() && (10*sequences < 8*n || 10*positions < 9*n) {
		t.Errorf("of %d games %d sequences and the positions of %d were looked for", n, sequences, positions)
	}
}

func holds(found []Match, g *catalog.Game, agree int) bool {
	for _, m := range found {
		if m.Game == g && m.Agree == agree {
			return true
		}
	}
	return false
}

// Nothing fits what no game has.
func TestNothingFitsRandomSequences(t *testing.T) {
	x := filled()
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		terms, at := []int64{}, [][]int64{}
		n := int64(0)
		for range 15 {
			n += 1 + rng.Int64N(9)
			terms = append(terms, n)
			at = append(at, []int64{rng.Int64N(60), rng.Int64N(60)})
		}
		for _, find := range []func() ([]Match, error){func() ([]Match, error) { return x.Sequence(terms, never) }, func() ([]Match, error) { return x.Positions(at, never) }} {
			if found, err := find(); err != nil || len(found) > 0 {
				t.Errorf("%v, %v: %v, %v", terms, at, found, err)
			}
		}
	}
}

// Known sequences lead to their games: the lower and upper Wythoff sequences.
func TestKnownSequences(t *testing.T) {
	x := filled()
	for _, terms := range [][]int64{[]int64{1, 3, 4, 6, 8, 9, 11, 12}, []int64{2, 5, 7, 10, 13, 15, 18, 20}, []int64{0, 1, 3, 4, 6, 8}} {
		found, err := x.Sequence(terms, never)
		if err != nil || len(found) == 0 || found[0].Game.Link() != "game=wythoff" || found[0].Agree != len(terms) {
			t.Errorf("%v: %v, %v", terms, found, err)
		}
	}
	found, err := x.Positions([][]int64{[]int64{3, 5}, []int64{1, 2}, []int64{2, 1}, []int64{5, 3}}, never)
	if err != nil || len(found) == 0 {
		t.Errorf("%v, %v", found, err)
	}
	for _, bad := range []func() ([]Match, error){
		func() ([]Match, error) { return x.Sequence([]int64{1, 2}, never) },
		func() ([]Match, error) {
			return x.Positions([][]int64{[]int64{1, 2}, []int64{1}, []int64{2}, []int64{3}}, never)
		},
	} {
		if found, err := bad(); err == nil {
			t.Errorf("%v", found)
		}
	}
}
