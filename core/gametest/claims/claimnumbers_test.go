package claims

import (
	"fmt"
	"math/big"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/sieve"
)

// Checks of slopes, sequences and constraint functions.

// setIs: one of the game's sets begins so, and has no other number up to the
// last.
func setIs(first ...int64) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		for _, a := range g.Args[2:] {
			so := true
			for n := int64(1); n <= first[len(first)-1]; n++ {
				in := slices.ContainsFunc(a.Set, func(p game.Piece) bool { return n%p.Mod == p.Res%p.Mod && (p.Max == 0 || n <= p.Max) })
				so = so && in == slices.Contains(first, n)
			}
			if so {
				return
			}
		}
		t.Errorf("%s: no set begins with %v", g.Link(), first)
	}
}

// setsAre: which of the four sets are the same residue class; −1 is all numbers.
func setsAre(classes ...int) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		sets := [4]string{}
		for i := range sets {
			sets[i] = g.Args[2+i].Set.String()
		}
		for i, class := range classes {
			if class < 0 {
				holds(t, sets[i] == "all", "%s: %s", g.Link(), sets[i])
				continue
			}
			holds(t, sets[i] == sets[slices.Index(classes, class)] && strings.Contains(sets[i]+"1mod1", "mod") && !strings.Contains(sets[i], ","), "%s: %s", g.Link(), sets[i])
		}
	}
}

func goldenSlopes(t *testing.T, g *catalog.Game, _ string) {
	phi := beam.Of(1, 1, 5, 2)
	holds(t, len(g.Lines) == 2 && g.Lines[0].Slope.Cmp(phi) == 0 && g.Lines[1].Slope.Cmp(phi.Inv()) == 0, "%s: %v", g.Link(), g.Lines)
	d, _ := phi.Decimal(3)
	holds(t, strings.HasPrefix(d, "1.618"), "φ = %s", d)
}

// metallic: the slope of a-Wythoff's upper beam is (a + √(a² + 4))/2.
func metallic(t *testing.T, _ *catalog.Game, _ string) {
	for a := int64(1); a <= 9; a++ {
		g := member(fmt.Sprintf("game=a-wythoff&a=%d", a))
		holds(t, g.Lines[0].Slope.Cmp(beam.Of(a, 1, a*a+4, 2)) == 0, "a = %d: %v", a, g.Lines[0].Slope)
	}
}

// slopeSaid reads "p + √d" or "(p + √d)/q" from its sentence.
func slopeSaid(t *testing.T, g *catalog.Game, sentence string) {
	_, slope, _ := strings.Cut(sentence, "slope ")
	n := numbersIn(slope)
	over := int64(1)
	if len(n) > 2 {
		over = n[2]
	}
	want := beam.Of(n[0], 1, n[1], over)
	if got := g.Lines[0].Slope; got.Cmp(want) != 0 {
		t.Errorf("%s: the slope is %v, not %v", g.Link(), got, want)
	}
	if before, _, _ := strings.Cut(sentence, ";"); strings.HasPrefix(before, "Aₙ = ⌊n√") {
		root := beam.Of(0, 1, numbersIn(before)[0], 1)
		floorsAre(t, g, root, beam.Surd{})
	}
}

// floorsAre: Aₙ = ⌊nx + c⌋.
func floorsAre(t *testing.T, g *catalog.Game, x, c beam.Surd) {
	for n, p := range g.Set.Positions(new(big.Int), 500) {
		if want := x.FloorMul(big.NewInt(int64(n)), c); p[0].Cmp(want) != 0 {
			t.Errorf("%s: A%d = %v, not %v", g.Link(), n, p[0], want)
			return
		}
	}
}

func halfShift(t *testing.T, g *catalog.Game, _ string) {
	root := beam.Of(0, 1, 2, 1)
	floorsAre(t, g, root, root.Mul(beam.Of(1, 0, 0, 2)))
	slopesOfNormal(t, g, "")
}

func slopesOfNormal(t *testing.T, g *catalog.Game, sentence string) {
	normal, err := g.Family.Game(g.Args, game.Normal)
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Lines {
		holds(t, g.Lines[i].Slope.Cmp(normal.Lines[i].Slope) == 0, "%v", g.Lines[i])
	}
	if n := numbersIn(sentence); len(n) == 4 {
		for i, of := range []*catalog.Game{g, normal} {
			first := of.Set.Positions(new(big.Int), 1)[0]
			holds(t, first[0].Int64() == n[2*i] && first[1].Int64() == n[2*i+1], "%s begins with %v", of.Link(), first)
		}
	}
}

func beamsOf(link string) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		other := member(link)
		for i := range g.Lines {
			holds(t, g.Lines[i].Slope.Cmp(other.Lines[i].Slope) == 0, "%v", g.Lines[i])
		}
	}
}

func twoSlopes(t *testing.T, g *catalog.Game, _ string) {
	holds(t, len(g.Lines) == 2 && g.Lines[0].Slope.Cmp(g.Lines[1].Slope) != 0, "%v", g.Lines)
	setIsDefinition(t, g, "")
}

func numerationBegins(t *testing.T, g *catalog.Game, sentence string) {
	for i, w := range g.Numeration.Weights(4) {
		holds(t, w.Int64() == numbersIn(sentence)[i], "weight %d is %v", i, w)
	}
	for _, p := range g.Set.Positions(big.NewInt(1), 200) {
		digits := g.Numeration.Digits(p[0])
		zeros := 0
		for zeros < len(digits) && digits[len(digits)-1-zeros] == 0 {
			zeros++
		}
		holds(t, zeros%2 == 0, "%v ends in %d zeros", p[0], zeros)
	}
}

// noBeatty: if Aₙ = ⌊nα⌋ for all n ≥ 1 then Aₙ/n ≤ α < (Aₙ + 1)/n for all of
// them, and these intervals have nothing in common.
func noBeatty(t *testing.T, g *catalog.Game, _ string) {
	low, high := new(big.Rat), big.NewRat(1<<40, 1)
	last := new(big.Int)
	for n, p := range g.Set.Positions(new(big.Int), 300) {
		if n == 0 {
			continue
		}
		if gap := new(big.Int).Sub(p[0], last).Int64(); gap != 1 && gap != 2 {
			t.Errorf("a gap of %d", gap)
		}
		last.Set(p[0])
		a, index := p[0], big.NewInt(int64(n))
		if r := new(big.Rat).SetFrac(a, index); r.Cmp(low) > 0 {
			low = r
		}
		if r := new(big.Rat).SetFrac(new(big.Int).Add(a, big.NewInt(1)), index); r.Cmp(high) < 0 {
			high = r
		}
	}
	holds(t, low.Cmp(high) >= 0, "an α between %v and %v would do", low, high)
}

// Sequences of constraint functions.

func candidatesAre(t *testing.T, g *catalog.Game, _ string) {
	f, s := g.Args[0].F.Constraint, g.Candidates()
	used := map[int64]bool{}
	a, b := int64(0), int64(0)
	for n := range 12 {
		row, err := s.Next()
		if err != nil {
			return // f has no value there, or numbers outgrow 64 bits
		}
		if n > 0 {
			next := int64(0)
			for used[next] {
				next++
			}
			limit, err := f.Limit(a, b, next)
			if err != nil {
				t.Fatal(err)
			}
			a, b = next, limit+b+next-a
		}
		used[a], used[b] = true, true
		holds(t, row.A == a && row.BigB().Cmp(big.NewInt(b)) == 0, "%s: row %d is (%d, %v), not (%d, %d)", g.Link(), n, row.A, row.BigB(), a, b)
	}
	if !g.CandidatesHold {
		return
	}
	d := decided(g, look)
	in := map[[2]int64]bool{}
	for s := g.Candidates(); ; {
		row, err := s.Next()
		if err != nil || row.A >= look {
			break
		}
		in[[2]int64{row.A, row.B}], in[[2]int64{row.B, row.A}] = true, true
	}
	for x := range int64(look) {
		for y := range int64(look) {
			holds(t, d.IsP(x, y) == in[[2]int64{x, y}], "%s: (%d, %d)", g.Link(), x, y)
		}
	}
}

func conditionsHold(t *testing.T, g *catalog.Game, _ string) {
	report, err := constraint.Check(g.Args[0].F.Constraint, 40, 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	holds(t, report.Positive == nil && report.Monotone == nil && report.SemiAdditive == nil && report.Integral == nil, "%s: %+v", g.Link(), report)
}

func decidedByRecursion(t *testing.T, g *catalog.Game, _ string) {
	holds(t, g.Set == nil && g.CandidatesHold, "%s", g.Link())
}

func candidateRows(g *catalog.Game, n int) (rows [][2]*big.Int) {
	s := g.Candidates()
	for len(rows) < n {
		row, err := s.Next()
		if err != nil {
			break
		}
		rows = append(rows, [2]*big.Int{big.NewInt(row.A), row.BigB()})
	}
	return rows
}

// hofstadter: Bₙ + 1 has for its differences all the numbers that are not in it.
func hofstadter(t *testing.T, g *catalog.Game, sentence string) {
	rows := candidateRows(g, 40)
	figure := map[int64]bool{}
	for _, r := range rows {
		figure[r[1].Int64()+1] = true
	}
	for n := 1; n < len(rows); n++ {
		difference := rows[n][1].Int64() - rows[n-1][1].Int64()
		holds(t, !figure[difference] && difference == rows[n][0].Int64()+1, "difference %d", difference)
	}
	for i, said := range numbersIn(strings.TrimPrefix(sentence, "Bₙ + 1 ")) {
		if strings.HasPrefix(sentence, "Bₙ + 1") {
			holds(t, rows[i][1].Int64()+1 == said, "B%d + 1 is %v", i, rows[i][1].Int64()+1)
		}
	}
}

// thueMorse: evil and odious, by the parity of trailing zeros; and the runs of
// A's and B's among the integers are those of the Thue–Morse word.
func thueMorse(t *testing.T, g *catalog.Game, _ string) {
	isA := map[int64]bool{}
	for n, p := range g.Set.Positions(new(big.Int), 400) {
		a, b := p[0].Int64(), p[1].Int64()
		if n == 0 {
			continue
		}
		isA[a] = true
		holds(t, b == 2*a && bits.TrailingZeros64(uint64(a))%2 == 0 && bits.TrailingZeros64(uint64(b))%2 == 1, "(%d, %d)", a, b)
	}
	// From 1 on: n is an A just when the Thue–Morse word changes at n.
	for n := int64(1); n < 400; n++ {
		changes := bits.OnesCount64(uint64(n))%2 != bits.OnesCount64(uint64(n-1))%2
		holds(t, isA[n] == changes, "%d", n)
	}
}

func doubles(t *testing.T, g *catalog.Game, _ string) {
	for n, r := range candidateRows(g, 80) {
		want := new(big.Int).Lsh(big.NewInt(1), uint(n))
		want.Add(want.Sub(want, big.NewInt(1)), r[0])
		holds(t, r[1].Cmp(want) == 0, "B%d = %v", n, r[1])
	}
}

func past64(t *testing.T, g *catalog.Game, sentence string) {
	doubles(t, g, "")
	n := numbersIn(sentence)
	size, first := n[len(n)-2], n[len(n)-1]
	p := g.Set.Positions(big.NewInt(first-1), 2)
	// "Past 64 bits" counts the sign that a machine integer has.
	holds(t, int64(p[0][1].BitLen()) < size && int64(p[1][1].BitLen()) >= size, "B has %d and %d bits", p[0][1].BitLen(), p[1][1].BitLen())
}

func otherRulesSameP(link string) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		other := member(link)
		mine, theirs := decided(g, look), decided(other, look)
		same, differ := true, false
		for x := range int64(look) {
			for y := range int64(look) {
				same = same && mine.IsP(x, y) == theirs.IsP(x, y)
				for u := range x {
					from, to := game.Position{X: x, Y: y}, game.Position{X: u, Y: y / 2}
					differ = differ || to != from && g.Rules.Allows(from, to) != other.Rules.Allows(from, to)
				}
			}
		}
		holds(t, same && differ, "%s: the same P %v, other rules %v", g.Link(), same, differ)
	}
}

// candidateMoves: from (x, y) one may move to the candidate (u, v).
func candidateMoves(x, y, u, v int64) claim {
	return func(t *testing.T, g *catalog.Game, sentence string) {
		if n := numbersIn(sentence); len(n) == 6 {
			k, l := x-u, y-v
			f, err := g.Args[0].F.Limit(min(u, v), max(u, v), min(x, y))
			holds(t, err == nil && n[2] == k && n[3] == l && n[4] == max(k-l, l-k) && n[5] == f, "%s", sentence)
		}
		holds(t, g.Rules.Allows(game.Position{X: x, Y: y}, game.Position{X: u, Y: v}), "no such move")
		found := slices.ContainsFunc(candidateRows(g, 40), func(r [2]*big.Int) bool { return r[0].Int64() == u && r[1].Int64() == v })
		holds(t, found, "(%d, %d) is no candidate", u, v)
	}
}

func noCandidateReached(x, y int64) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		for _, r := range candidateRows(g, 30) {
			a, b := r[0].Int64(), r[1].Int64()
			holds(t, a != x || b != y, "it is one")
			for _, to := range []game.Position{{X: a, Y: b}, {X: b, Y: a}} {
				holds(t, !g.Rules.Allows(game.Position{X: x, Y: y}, to), "%v is reached", to)
			}
		}
	}
}

func candidatesDiffer(t *testing.T, g *catalog.Game, _ string) {
	d := decided(g, look)
	for _, r := range candidateRows(g, 40) {
		a, b := r[0].Int64(), r[1].Int64()
		if a < look && b < look && !d.IsP(a, b) {
			return
		}
	}
	for x := range int64(look) {
		for y := x; y < look; y++ {
			if d.IsP(x, y) && !slices.ContainsFunc(candidateRows(g, 60), func(r [2]*big.Int) bool { return r[0].Int64() == x && r[1].Int64() == y }) {
				return
			}
		}
	}
	t.Errorf("%s: the candidates are the P-positions below %d", g.Link(), look)
}

func squares(t *testing.T, g *catalog.Game, _ string) {
	const far = 200
	pair, used := map[[2]int64]bool{}, map[int64]bool{}
	for a := int64(0); a < far; a++ {
		if !used[a] {
			b := a*a + a
			used[a], used[b] = true, true
			pair[[2]int64{a, b}], pair[[2]int64{b, a}] = true, true
		}
	}
	w, err := sieve.NewWindow(g.Rules, g.Play, far, far)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(far)
	for x := range int64(far) {
		for y := range int64(far) {
			holds(t, w.Has(x, y) == pair[[2]int64{x, y}], "(%d, %d)", x, y)
		}
	}
}

// candidatesArePBelow1200 is checked further out in package constraint; here as
// far as the definition goes in a moment.
func candidatesArePBelow1200(t *testing.T, g *catalog.Game, _ string) {
	in := map[[2]int64]bool{}
	for _, r := range candidateRows(g, 80) {
		if r[1].IsInt64() {
			in[[2]int64{r[0].Int64(), r[1].Int64()}], in[[2]int64{r[1].Int64(), r[0].Int64()}] = true, true
		}
	}
	forAll(t, g, look, "the candidates", func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == in[[2]int64{x, y}] })
	const far = 1200
	w, err := sieve.NewWindow(g.Rules, g.Play, far, far)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(far)
	partings, end, err := constraint.Partings(g.Args[0].F.Constraint, w.Has, far, 1, nil)
	holds(t, err == nil && end == nil && len(partings) == 0, "they part at %v (%v, %v)", partings, end, err)
}

func nearlyG1(t *testing.T, g *catalog.Game, _ string) {
	one := candidateRows(member("game=subtraction&f=G1"), 30)
	mine := candidateRows(g, 30)
	parts := slices.IndexFunc(mine, func(r [2]*big.Int) bool { return false })
	for i := range mine {
		if mine[i][1].Cmp(one[i][1]) != 0 {
			parts = i
			break
		}
	}
	holds(t, parts >= 0, "the same sequence")
}

func oneAtOdd(t *testing.T, g *catalog.Game, _ string) {
	for x := int64(1); x < 60; x += 2 {
		f, err := g.Args[0].F.Limit(x, x+5, x+2)
		holds(t, err == nil && f == 1, "f = %d at %d", f, x)
	}
}
