package automaton_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"wythoffatlas/core/automaton"
)

var free automaton.Limits

// random makes a DFA that leading zeros do not change.
func random(r *rand.Rand, a automaton.Alphabet, states int) *automaton.DFA {
	d := &automaton.DFA{Alphabet: a}
	for s := range states {
		d.Accept = append(d.Accept, r.IntN(3) == 0)
		for letter := range a.Letters() {
			to := int32(r.IntN(states+1)) - 1
			if s == 0 && letter == 0 {
				to = 0
			}
			d.Next = append(d.Next, to)
		}
	}
	return d
}

// words yields all words of up to so many letters.
func words(letters, most int, yield func([]int)) {
	var word []int
	var extend func()
	extend = func() {
		yield(word)
		if len(word) == most {
			return
		}
		for l := range letters {
			word = append(word, l)
			extend()
			word = word[:len(word)-1]
		}
	}
	extend()
}

func must[T any](t *testing.T) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// The boolean operations do word by word what they say, also after minimising.
func TestBooleanOperations(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	dfa := must[*automaton.DFA](t)
	for range 60 {
		alphabet := automaton.Alphabet{Digits: 2, Tracks: 1 + r.IntN(2)}
		a, b := random(r, alphabet, 1+r.IntN(5)), random(r, alphabet, 1+r.IntN(5))
		and, or, minus := dfa(automaton.And(free, a, b)), dfa(automaton.Or(free, a, b)), dfa(a.Minus(free, b))
		small := dfa(a.Minimise(free, ""))
		words(alphabet.Letters(), 6, func(w []int) {
			x, y := a.Accepts(w), b.Accepts(w)
			if and.Accepts(w) != (x && y) || or.Accepts(w) != (x || y) || minus.Accepts(w) != (x && !y) || small.Accepts(w) != x {
				t.Fatalf("word %v: %v and %v give and %v, or %v, minus %v, minimal %v", w, x, y, and.Accepts(w), or.Accepts(w), minus.Accepts(w), small.Accepts(w))
			}
		})
		for _, d := range []*automaton.DFA{and, or, minus, small} {
			if err := d.Check(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Laws: De Morgan, the one minimal automaton, and that reversing twice the
// language of words changes nothing.
func TestLaws(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	dfa := must[*automaton.DFA](t)
	for range 200 {
		alphabet := automaton.Alphabet{Digits: 2, Tracks: 1 + r.IntN(2)}
		a, b := random(r, alphabet, 1+r.IntN(6)), random(r, alphabet, 1+r.IntN(6))
		all := &automaton.DFA{Alphabet: alphabet, Next: make([]int32, alphabet.Letters()), Accept: []bool{true}}
		left := dfa(all.Minus(free, dfa(automaton.Or(free, a, b))))
		right := dfa(automaton.And(free, dfa(all.Minus(free, a)), dfa(all.Minus(free, b))))
		if !same(left, right) {
			t.Fatal("not (a or b) is not (not a) and (not b)")
		}
		if found := must[automaton.Search](t)(automaton.Differ(free, left, right)); found.Found {
			t.Fatalf("equal automata differ at %v", found.Word)
		}
		twice := dfa(all.Minus(free, dfa(all.Minus(free, a))))
		if !same(twice, dfa(a.Minimise(free, ""))) {
			t.Fatal("twice the complement is another automaton")
		}
		n := must[*automaton.NFA](t)(a.NFA().Reduce(free, ""))
		again := dfa(dfa(n.Determinise(free, "", nil)).Minimise(free, ""))
		if !same(twice, again) {
			t.Fatal("reducing and determinising changes the minimal automaton")
		}
	}
}

func same(a, b *automaton.DFA) bool {
	return a.Start == b.Start && slices.Equal(a.Next, b.Next) && slices.Equal(a.Accept, b.Accept)
}

// A conjunction accepts what its parts do on their tracks, its witness is as
// short as any, and projecting a track away asks whether some word fits there.
func TestConjunction(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	dfa := must[*automaton.DFA](t)
	const length = 4
	for range 80 {
		a := random(r, automaton.Alphabet{Digits: 2, Tracks: 2}, 1+r.IntN(4))
		b := random(r, automaton.Alphabet{Digits: 2, Tracks: 1}, 1+r.IntN(3))
		c := automaton.NewConjunction(2, 2)
		c.Add(a, 1, 0) // a reads the tracks the other way round
		c.Add(b, 1)
		tuples := automaton.Alphabet{Digits: 2, Tracks: 2}
		shortest := -1
		some := map[string]bool{} // by the word on track 0 of full length
		words(4, length, func(w []int) {
			var swapped, second, first []int
			for _, letter := range w {
				var d [2]int
				tuples.Split(letter, d[:])
				swapped = append(swapped, tuples.Letter(d[1], d[0]))
				first, second = append(first, d[0]), append(second, d[1])
			}
			if a.Accepts(swapped) && b.Accepts(second) {
				if shortest < 0 || len(w) < shortest {
					shortest = len(w)
				}
				if len(w) == length {
					some[text(first)] = true
				}
			}
		})
		search := must[automaton.Search](t)(c.Witness(free, ""))
		if shortest >= 0 && (!search.Found || len(search.Word) != shortest) {
			t.Fatalf("the shortest word has %d letters, not %v", shortest, search.Word)
		}
		projected := must[*automaton.NFA](t)(c.Project(free, "", 0))
		d := dfa(projected.Determinise(free, "", nil))
		reduced := dfa(must[*automaton.NFA](t)(projected.Reduce(free, "")).Determinise(free, "", nil))
		if found := must[automaton.Search](t)(automaton.Differ(free, d, reduced)); found.Found {
			t.Fatalf("reduced, the projection differs at %v", found.Word)
		}
		words(2, length, func(w []int) {
			if len(w) == length && some[text(w)] && !d.Accepts(w) {
				t.Fatalf("the projection lacks %v", w)
			}
			// What is accepted has a partner, perhaps a longer one: as states are few, a few
			// more digits are enough.
			if len(w) == 2 && d.Accepts(w) != hasPartner(a, b, tuples, w, 12) {
				t.Fatalf("the projection has %v: %v", w, d.Accepts(w))
			}
		})
	}
}

// hasPartner reports whether a word on track 1 fits w on track 0 behind so many
// leading zeros.
func hasPartner(a, b *automaton.DFA, tuples automaton.Alphabet, w []int, zeros int) bool {
	now := map[[2]int32]bool{{a.Start, b.Start}: true}
	for _, d := range append(make([]int, zeros), w...) {
		next := map[[2]int32]bool{}
		for s := range now {
			for e := range 2 {
				x, y := a.Step(s[0], tuples.Letter(e, d)), b.Step(s[1], e)
				if x >= 0 && y >= 0 {
					next[[2]int32{x, y}] = true
				}
			}
		}
		now = next
	}
	for s := range now {
		if a.Accept[s[0]] && b.Accept[s[1]] {
			return true
		}
	}
	return false
}

func text(w []int) string {
	b := make([]byte, len(w))
	for i, d := range w {
		b[i] = byte('0' + d)
	}
	return string(b)
}

// Bounds and cancelling end an operation with an error.
func TestLimits(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	a := random(r, automaton.Alphabet{Digits: 4, Tracks: 2}, 50)
	b := random(r, automaton.Alphabet{Digits: 4, Tracks: 2}, 50)
	var limit *automaton.LimitError
	if _, err := automaton.Or(automaton.Limits{States: 10}, a, b); !errors.As(err, &limit) || limit.Bound != 10 {
		t.Errorf("ten states were not too few: %v", err)
	}
	stop := errors.New("stop")
	l := automaton.Limits{Pause: func(done, total int64, words string) error {
		if words == "" || done > total {
			t.Errorf("progress %d of %d, %q", done, total, words)
		}
		return stop
	}}
	c := automaton.NewConjunction(4, 4)
	c.Add(a, 0, 1)
	c.Add(b, 2, 3)
	if _, err := c.Project(l, "Projecting", 0, 2); err != stop {
		t.Errorf("not stopped: %v", err)
	}
}

func TestCheck(t *testing.T) {
	for name, d := range map[string]*automaton.DFA{
		"no alphabet":  {},
		"cut short":    {Alphabet: automaton.Alphabet{Digits: 2, Tracks: 1}, Next: []int32{0}, Accept: []bool{true}},
		"no such":      {Alphabet: automaton.Alphabet{Digits: 2, Tracks: 1}, Next: []int32{0, 7}, Accept: []bool{true}},
		"leading zero": {Alphabet: automaton.Alphabet{Digits: 2, Tracks: 1}, Next: []int32{1, 1, 1, 1}, Accept: []bool{true, true}},
		"start":        {Alphabet: automaton.Alphabet{Digits: 2, Tracks: 1}, Start: 3, Next: []int32{0, 0}, Accept: []bool{true}},
	} {
		if d.Check() == nil {
			t.Errorf("%s: nothing is wrong with it", name)
		}
	}
}
