package identify

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/cover"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/pause"
)

// A Pair is two complementary sequences as far as they are given, (a, b) from row 1
// on: what Fraenkel's New games for the Wythoff game begins with (§7.7).
type Pair struct{ A, B int64 }

// A Design is what can be made of two complementary sequences besides finding games
// that have them (Fraenkel, §7.1 and §7.7; Klein and Fraenkel, §5).
type Design struct {
	// Systems are number systems in which A is the integers that end in an even
	// number of zeros and B is A shifted, as far as the pairs go; those with the
	// least digits first.
	Systems []*numeration.System

	// Made are games that have the pairs as their first P-positions, besides (0, 0):
	// each was decided and compared. WhyNone says why there are none.
	Made    []Made
	WhyNone string
}

// A Made is a game that was made for some pairs. Formula is its f, and Conditions
// what is known of it.
type Made struct {
	Game       *catalog.Game
	Formula    string
	Conditions string
	Holds      bool // no counterexample to the conditions was found
}

// Bounds of number systems, and of formulas and places that are looked at.
const (
	mostSystem     = 12
	conditionsSide = 40
	conditionsRows = 60
	mostMade       = 3
)

// PairsOf reads positions as pairs: each once, without (0, 0), the smaller heap
// first, in order of the smaller. An error says why they are none.
func PairsOf(at [][]int64) ([]Pair, error) {
	var pairs []Pair
	for _, p := range at {
		if len(p) != 2 || p[0] < 0 || p[1] < 0 {
			return nil, fault.Newf("identify", "pairs have two heaps that are not negative")
		}
		if pair := (Pair{min(p[0], p[1]), max(p[0], p[1])}); pair != (Pair{}) && !slices.Contains(pairs, pair) {
			pairs = append(pairs, pair)
		}
	}
	slices.SortFunc(pairs, func(p, q Pair) int { return inTable([]int64{p.A, p.B}, []int64{q.A, q.B}) })
	slices.SortStableFunc(pairs, func(p, q Pair) int { return int(max(-1, min(1, p.A-q.A))) })
	return pairs, nil
}

// PairsOfSequence takes terms for the sequence A, from 1 on or from 0: B is what it
// leaves out, so far as that is known.
func PairsOfSequence(terms []int64) ([]Pair, error) {
	if len(terms) > 0 && terms[0] == 0 {
		terms = terms[1:]
	}
	var left []int64
	next := int64(1)
	for _, a := range terms {
		if a < next || a-next > 1000 {
			return nil, fault.Newf("identify", "no such sequence begins with 1 and leaves out few integers")
		}
		for ; next < a; next++ {
			left = append(left, next)
		}
		next++
	}
	var pairs []Pair
	for i := range min(len(left), len(terms)) {
		pairs = append(pairs, Pair{terms[i], left[i]})
	}
	return pairs, nil
}

// Of designs for pairs: 4 to 32 of them. terms are all that is known of A, nil for
// that of the pairs; number systems are held against all. Errors are those of pause.
func Of(pairs []Pair, terms []int64, stop pause.Func) (*Design, error) {
	d := &Design{}
	if len(terms) > 0 && terms[0] == 0 {
		terms = terms[1:]
	}
	if terms == nil {
		for _, p := range pairs {
			terms = append(terms, p.A)
		}
	}
	d.Systems = systems(terms, pairs)
	if d.WhyNone = unfit(pairs); d.WhyNone != "" {
		return d, nil
	}
	formulas := append(formulas(pairs), tabled(pairs))
	for i, formula := range formulas {
		if err := stop.At(int64(i), int64(len(formulas)), "Designing games"); err != nil {
			return d, err
		}
		made, ok, err := subtraction(formula, pairs, stop)
		if err != nil {
			return d, err
		}
		if ok && made.Holds {
			d.Made = append(d.Made, made)
			break
		}
	}
	made, ok, err := wytlex(pairs, stop)
	if ok {
		d.Made = append(d.Made, made)
	}
	return d, err
}

// unfit says why no game of the two kinds has the pairs: they are not the beginning
// of a disjoint cover, or b − a does not grow.
func unfit(pairs []Pair) string {
	if len(pairs) < MinTerms || len(pairs) > MaxTerms {
		return fmt.Sprintf("From %d to %d pairs are needed, besides (0, 0); there are %d.", MinTerms, MaxTerms, len(pairs))
	}
	p, err := cover.Parse(notation(pairs))
	if err != nil {
		return fault.Sentence(fault.Words(err))
	}
	report, err := p.Check(int64(len(pairs)), nil)
	switch {
	case err != nil:
		return fault.Sentence(fault.Words(err))
	case report.Cover != nil:
		return "They do not cover the positive integers once each: " + report.Cover.Words() + "."
	case report.Monotonic != nil:
		return "The differences do not grow: " + report.Monotonic.Words() + "."
	}
	return ""
}

// notation is pairs as package cover reads them.
func notation(pairs []Pair) string {
	var lists [2][]string
	for _, p := range pairs {
		lists[0], lists[1] = append(lists[0], fmt.Sprint(p.A)), append(lists[1], fmt.Sprint(p.B))
	}
	return "list:" + strings.Join(lists[0], ",") + ";" + strings.Join(lists[1], ",")
}

// systems are the number systems that fit.
func systems(terms []int64, pairs []Pair) (fit []*numeration.System) {
	if len(terms) < MinTerms {
		return nil
	}
	for digits := int64(1); digits < 2*mostSystem; digits++ {
		if digits < mostSystem && fits(numeration.Base(digits+1), terms, pairs) {
			fit = append(fit, numeration.Base(digits+1))
		}
		for s := max(1, digits+1-mostSystem); s <= min(digits, mostSystem); s++ {
			if m := numeration.ST(s, digits+1-s); fits(m, terms, pairs) {
				fit = append(fit, m)
			}
		}
	}
	return fit
}

// fits reports whether the terms are the first integers that end in an even number
// of zeros, and the second of each pair is the first shifted.
func fits(m *numeration.System, terms []int64, pairs []Pair) bool {
	x := int64(0)
	for _, a := range terms {
		for x++; numeration.TrailingZeros(m.Digits(big.NewInt(x)))%2 == 1; x++ {
		}
		if x != a {
			return false
		}
	}
	return !slices.ContainsFunc(pairs, func(p Pair) bool {
		return m.Value(append(m.Digits(big.NewInt(p.A)), 0)).Cmp(big.NewInt(p.B)) != 0
	})
}

// growths are how much b − a grows from each pair to the next, from (0, 0) on: what
// f must be at (a, b) and the next a, by Theorem 3.
func growths(pairs []Pair) []int64 {
	grown := make([]int64, len(pairs))
	before := int64(0)
	for i, p := range pairs {
		grown[i], before = p.B-p.A-before, p.B-p.A
	}
	return grown
}

// formulas are the f that agree with all growths: linear ones with small
// coefficients, the simplest first, and those that have a name.
func formulas(pairs []Pair) []string {
	grown := growths(pairs)
	agrees := func(f func(x1, y1, x0 int64) (int64, bool)) bool {
		from := Pair{}
		for i, p := range pairs {
			if v, ok := f(from.A, from.B, p.A); !ok || v != grown[i] {
				return false
			}
			from = p
		}
		return true
	}
	const most = 2
	type linear struct{ x1, y1, x0, c, weight int64 }
	var fit []linear
	size := func(n int64) int64 { return max(n, -n) }
	for x1 := int64(-most); x1 <= most; x1++ {
		for y1 := int64(-most); y1 <= most; y1++ {
			for x0 := int64(-most); x0 <= most; x0++ {
				// At (0, 0) only x0 and the constant count.
				c := grown[0] - x0*pairs[0].A
				if agrees(func(a, b, next int64) (int64, bool) { return x1*a + y1*b + x0*next + c, true }) {
					fit = append(fit, linear{x1, y1, x0, c, size(x1) + size(y1) + size(x0)})
				}
			}
		}
	}
	slices.SortStableFunc(fit, func(f, g linear) int { return int(f.weight - g.weight) })
	found := lists.Map(fit[:min(len(fit), mostMade)], func(f linear) string { return written(f.x1, f.y1, f.x0, f.c) })
	for _, m := range constraint.Members() {
		f, err := constraint.Parse(m.Name)
		if err == nil && agrees(func(a, b, next int64) (int64, bool) { v, err := f.Limit(a, b, next); return v, err == nil }) {
			found = append(found, m.Name)
		}
	}
	return found
}

// written is a linear f as formulas are typed.
func written(x1, y1, x0, c int64) string {
	var b strings.Builder
	add := func(n int64, name string) {
		switch {
		case n == 0:
			return
		case n < 0:
			b.WriteByte('-')
		case b.Len() > 0:
			b.WriteByte('+')
		}
		n = max(n, -n)
		switch {
		case name == "":
			fmt.Fprint(&b, n)
		case n == 1:
			b.WriteString(name)
		default:
			fmt.Fprintf(&b, "%d*%s", n, name)
		}
	}
	add(x0, "x0") // so that x0−x1 does not begin with a minus
	add(x1, "x1")
	add(y1, "y1")
	add(c, "")
	if b.Len() == 0 {
		return "0"
	}
	return b.String()
}

// tabled is an f that has what the pairs ask for at each of them, and elsewhere what
// most ask for. It depends on x1 alone and is positive; so it is monotone, and the sum
// of which semi-additivity speaks has its right side as a term.
func tabled(pairs []Pair) string {
	grown := growths(pairs)
	count, usual := map[int64]int{}, int64(1)
	for _, g := range grown {
		if count[g]++; count[g] > count[usual] || count[g] == count[usual] && g < usual {
			usual = g
		}
	}
	text := fmt.Sprint(usual)
	for i := len(grown) - 1; i >= 0; i-- {
		from := int64(0)
		if i > 0 {
			from = pairs[i-1].A
		}
		if grown[i] != usual {
			text = fmt.Sprintf("if(x1=%d,%d,%s)", from, grown[i], text)
		}
	}
	return text
}

// subtraction is the subtraction game with a formula; ok is false if it does not
// have the pairs, as decided by its route, or the formula is too long.
func subtraction(formula string, pairs []Pair, stop pause.Func) (made Made, ok bool, err error) {
	g, problems := catalog.Constrained(formula, game.Normal)
	if len(problems) > 0 {
		return made, false, nil
	}
	f, err := constraint.Parse(formula)
	if err != nil {
		return made, false, nil
	}
	report, err := constraint.Check(f, conditionsSide, conditionsRows, stop)
	if err != nil {
		return made, false, err
	}
	made = Made{Game: g, Formula: "f(x1, y1, x0) = " + formula, Holds: report.Holds()}
	made.Conditions = fmt.Sprintf("Positive, monotone and semi-additive (Theorem 3), as far as heaps of %d and %d rows.", report.Side, report.Rows)
	switch {
	case report.Positive != nil:
		made.Conditions = "Not positive: " + report.Positive.String() + "."
	case report.Monotone != nil:
		made.Conditions = "Not monotone: " + report.Monotone.String() + "."
	case report.SemiAdditive != nil:
		made.Conditions = "Not semi-additive: " + report.SemiAdditive.String() + "."
	case !made.Holds:
		made.Conditions = "f is not an integer everywhere, or its candidates end."
	}
	ok, err = has(g, pairs, stop)
	return made, ok, err
}

// wytlex is the game of Variable Wytlex(2, f) with the f of Theorem 22.
func wytlex(pairs []Pair, stop pause.Func) (made Made, ok bool, err error) {
	g, problems := catalog.Designed(notation(pairs), game.Normal)
	if len(problems) > 0 {
		return made, false, nil
	}
	made = Made{Game: g, Formula: "f of Theorem 22, for " + notation(pairs), Holds: true,
		Conditions: "The pairs are a monotonic disjoint cover (Definition 21), as far as they go."}
	ok, err = has(g, pairs, stop)
	return made, ok, err
}

// has reports whether the first P-positions of a game are (0, 0) and the pairs.
func has(g *catalog.Game, pairs []Pair, stop pause.Func) (bool, error) {
	e, err := learn(g, stop)
	if err != nil {
		return false, err
	}
	if len(e.positions) <= len(pairs) {
		return false, nil
	}
	for i, p := range pairs {
		if at := e.positions[i+1]; len(at) != 2 || at[0] != p.A || at[1] != p.B {
			return false, nil
		}
	}
	return true, nil
}
