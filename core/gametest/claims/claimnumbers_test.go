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
	"wythoffatlas/core/cover"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/sieve"
)

// Checks of slopes, sequences, constraint functions and K piles.

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
	normal, err := g.Entry.Game(g.Args, game.Normal)
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

// K piles.

func list(t *testing.T, g *catalog.Game, rows int64) piles.Game {
	t.Helper()
	p := g.Piles()
	if err := p.Extend(rows, nil); err != nil {
		t.Fatal(err)
	}
	return p
}

func rowOf(p piles.Game, n int64) string {
	return strings.ReplaceAll(fmt.Sprint([]*big.Int(p.Row(n))), " ", ", ")
}

// verified: the list agrees with the definition for small piles.
func verified(t *testing.T, g *catalog.Game, _ string) {
	if g.Piles == nil {
		setIsDefinition(t, g, "")
		return
	}
	p := g.Piles()
	report, err := p.Verify(min(p.MaxVerify(), 10), nil)
	holds(t, err == nil && report.Differ == 0 && report.Checked > 0, "%s: %+v %v", g.Link(), report, err)
}

// construction: row n is the vector of the least piles that share no number and
// no difference, each widened by w, with a row before.
func construction(w int64) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		if g.Piles == nil {
			return // two piles have the theorem of Wythoff's game
		}
		const rows = 30
		p := list(t, g, rows)
		used, apart := map[int64]bool{}, map[int64]bool{}
		for n := range int64(rows) {
			var row []int64
			for i := range g.Heaps {
				v := int64(0)
				if i > 0 {
					v = row[i-1] + 1
				}
				for ; n > 0 || g.Play == game.Misere; v++ {
					free := !used[v] && !(v == 0 && n > 0)
					for _, lower := range row {
						free = free && !apart[v-lower] && v != lower
					}
					if free {
						break
					}
				}
				if n == 0 {
					v = p.Row(0)[i].Int64()
				}
				row = append(row, v)
			}
			for i, v := range row {
				holds(t, p.Row(n)[i].Int64() == v, "%s: row %d is %s, not %v", g.Link(), n, rowOf(p, n), row)
				used[v] = true
				for _, lower := range row[:i] {
					for d := range w {
						apart[v-lower+d] = true
					}
				}
			}
			if t.Failed() {
				return
			}
		}
	}
}

// tiles: below the first pile of the last row each number from 1 on is in one
// row, once.
func tiles(t *testing.T, g *catalog.Game, _ string) {
	if g.Piles == nil {
		return
	}
	const rows = 200
	p := list(t, g, rows)
	times := map[string]int{}
	for n := int64(0); n < rows; n++ {
		for _, v := range p.Row(n) {
			times[v.String()]++
		}
	}
	for v := int64(1); v < 100; v++ {
		if big.NewInt(v).Cmp(p.Row(rows - 1)[0]) < 0 {
			holds(t, times[fmt.Sprint(v)] == 1, "%s: %d is in %d rows", g.Link(), v, times[fmt.Sprint(v)])
		}
	}
}

func doesNotTile(t *testing.T, _ *catalog.Game, _ string) {
	p := list(t, member("game=wythoff-k&k=4"), 14)
	seen := map[string]bool{}
	for n := int64(1); n < 14; n++ {
		for _, v := range p.Row(n) {
			if seen[v.String()] {
				return
			}
			seen[v.String()] = true
		}
	}
	t.Error("Wythoff(4) tiles in its first 14 rows")
}

func bothHave27(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	p := list(t, g, n[1]+1)
	for _, row := range n[:2] {
		holds(t, slices.ContainsFunc(p.Row(row), func(v *big.Int) bool { return v.Int64() == n[2] }), "row %d is %s", row, rowOf(p, row))
	}
}

func asWytlex3(t *testing.T, g *catalog.Game, sentence string) {
	last := numbersIn(sentence)[1]
	mine, theirs := list(t, g, last+2), list(t, member("game=wytlex&k=3"), last+2)
	for n := range last + 1 {
		holds(t, rowOf(mine, n) == rowOf(theirs, n), "row %d", n)
	}
	holds(t, rowOf(mine, last+1) != rowOf(theirs, last+1) && strings.Contains(sentence, rowOf(mine, last+1)), "row %d is %s", last+1, rowOf(mine, last+1))
}

func byTotal(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 30)
	total := func(n int64) *big.Int {
		sum := new(big.Int)
		for _, v := range p.Row(n) {
			sum.Add(sum, v)
		}
		return sum
	}
	for n := int64(1); n < 30; n++ {
		holds(t, total(n-1).Cmp(total(n)) <= 0, "%s: row %d", g.Link(), n)
	}
}

func elementsFrom(t *testing.T, g *catalog.Game, sentence string) {
	p := list(t, g, 2)
	holds(t, strings.Contains(sentence, rowOf(p, 0)), "the first row is %s", rowOf(p, 0))
}

func exclusiveOr(t *testing.T, g *catalog.Game, _ string) {
	if g.Piles == nil {
		forAll(t, g, look, "the exclusive or", func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == (x^y == 0) })
		return
	}
	p := list(t, g, 50)
	for n := range int64(50) {
		sum := new(big.Int)
		for _, v := range p.Row(n) {
			sum.Xor(sum, v)
		}
		holds(t, sum.Sign() == 0, "%s: row %d", g.Link(), n)
	}
	verified(t, g, "")
}

func numbersComeOften(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 200)
	times := map[int64]int{}
	for n := range int64(200) {
		for _, v := range p.Row(n) {
			times[v.Int64()]++
		}
	}
	for v := int64(1); v < 5; v++ {
		holds(t, times[v] > 2, "%d comes %d times", v, times[v])
	}
}

func pilesMayGrow(t *testing.T, _ *catalog.Game, _ string) {
	p := member("game=wytlex&k=3").Piles()
	from, to := game.VectorOf(0, 10), game.VectorOf(0, 9)
	from, to = append(from, big.NewInt(30)), append(to, big.NewInt(50))
	holds(t, p.Legal(from, to).Legal, "[0, 10, 30] → [0, 9, 50] is not legal")
}

func twoHaveAMap(t *testing.T, _ *catalog.Game, _ string) {
	holds(t, member("game=nim&k=2").MapOfPositions() && !member("game=nim&k=3").MapOfPositions(), "not so")
}

func sameRows(links ...string) claim {
	return func(t *testing.T, _ *catalog.Game, _ string) {
		row := func(g *catalog.Game, n int64) string {
			if g.Piles != nil {
				return rowOf(list(t, g, n+1), n)
			}
			p := g.Set.Positions(big.NewInt(n), 1)[0]
			return fmt.Sprintf("[%v, %v]", p[0], p[1])
		}
		for n := range int64(40) {
			holds(t, row(member(links[0]), n) == row(member(links[1]), n), "row %d of %v", n, links)
		}
	}
}

// theorem20: p₂ = p₁ + Σ f over the rows before, p₁ = mex.
func theorem20(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 30)
	sum := new(big.Int)
	for n := range int64(30) {
		row := p.Row(n)
		holds(t, new(big.Int).Sub(row[1], row[0]).Cmp(sum) == 0, "%s: row %d is %s, the sum %v", g.Link(), n, rowOf(p, n), sum)
		f, err := g.Args[1].W.Value(row)
		if err != nil {
			return // a list ends
		}
		sum.Add(sum, f)
	}
}

// pairIsP: the terms of the pair are the P-positions.
func pairIsP(t *testing.T, g *catalog.Game, _ string) {
	pair := g.Args[1].W.Pair
	p := list(t, g, 4)
	for n := int64(1); n < 4; n++ {
		y, z, err := pair.Term(big.NewInt(n))
		if err != nil {
			t.Fatal(err)
		}
		holds(t, rowOf(p, n) == fmt.Sprintf("[%v, %v]", y, z), "%s: row %d is %s, the pair has %v and %v", g.Link(), n, rowOf(p, n), y, z)
	}
}

func pairGivesF(t *testing.T, _ *catalog.Game, _ string) {
	for _, pair := range []string{"wythoff:3", "vile", "hofstadter", "beatty:(5-sqrt(5))/2", "list:1,3,4,6;2,5,8,11"} {
		pairIsP(t, member("game=variable-wytlex&k=2&f="+pair), "")
	}
}

func vileAndDopey(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 60)
	for n := int64(1); n < 60; n++ {
		a, b := p.Row(n)[0], p.Row(n)[1]
		holds(t, a.TrailingZeroBits()%2 == 0 && b.TrailingZeroBits()%2 == 1, "row %d is %s", n, rowOf(p, n))
	}
}

func hofstadterPiles(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 40)
	figure := map[string]bool{}
	for n := range int64(40) {
		figure[new(big.Int).Add(p.Row(n)[1], big.NewInt(1)).String()] = true
	}
	for n := int64(1); n < 40; n++ {
		d := new(big.Int).Sub(p.Row(n)[1], p.Row(n - 1)[1])
		holds(t, !figure[d.String()], "row %d", n)
	}
}

func corollary23(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 40)
	for n := int64(1); n < 40; n++ {
		holds(t, rowOf(p, n) == fmt.Sprintf("[%d, %d]", 3*n/2, 3*n-1), "row %d is %s", n, rowOf(p, n))
	}
	if _, err := cover.Parse("beatty:3/2,,3,-1"); err != nil {
		t.Error(err)
	}
}

func pilesDouble(t *testing.T, g *catalog.Game, _ string) {
	p := list(t, g, 100)
	for n := int64(3); n < 100; n++ {
		holds(t, new(big.Int).Lsh(p.Row(n - 1)[1], 1).Cmp(p.Row(n)[1]) <= 0, "row %d is %s", n, rowOf(p, n))
	}
}

// Sentences with numbers of the member.

// isKnownAs: the game named has the same rules.
func isKnownAs(t *testing.T, g *catalog.Game, sentence string) {
	name := strings.TrimSuffix(strings.TrimPrefix(sentence, "This is "), ".")
	for _, e := range catalog.All() {
		if e.ID == g.Entry.ID || e.ID == "wytlex" {
			continue
		}
		for args := range e.Grid {
			other, err := e.Game(args, g.Play)
			if err != nil || other.Name() != name && strings.TrimSuffix(other.Name(), ", misère") != name {
				continue
			}
			d := decided(other, 24)
			forAll(t, g, 24, "it is "+name, func(mine *naive.Grid, x, y int64) bool { return mine.IsP(x, y) == d.IsP(x, y) })
			return
		}
	}
	if !strings.Contains(g.Link(), "max") && g.Entry.ID != "subtraction" {
		t.Errorf("%s: no game is called %q", g.Link(), name)
	}
}

func multiplesOfPattern(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	k := n[0]
	for i := range 4 {
		for _, p := range g.Args[2+i].Set {
			holds(t, p.Mod%k == 0 && p.Res%k == 0, "%s: %s", g.Link(), g.Args[2+i].Set)
		}
		holds(t, slices.ContainsFunc(g.Args[2+i].Set, func(p game.Piece) bool { return p.Mod == k }), "%s: %s", g.Link(), g.Args[2+i].Set)
	}
	if len(n) == 8 {
		s, u := g.Args[0].N, (g.Args[1].N+k-1)/k
		holds(t, slices.Equal(n, []int64{k, k, k, s, u, u, k}) || slices.Equal(n[:7], []int64{k, k, k, s, u, u, k}), "%s: %v", g.Link(), n)
	}
	blocks(k)(t, g, "")
}

func blocksPattern(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	blocks(n[len(n)-1])(t, g, "")
}

func namedSets(t *testing.T, _ *catalog.Game, _ string) {
	for _, link := range []string{"sh=odd&sv=odd&d1=odd&d2=odd", "sh=all&sv=all&d1=all&d2=all", "sh=odd&sv=even&d1=odd&d2=even", "sh=max5&sv=max5&d1=all&d2=all"} {
		holds(t, member("game=restricted&s=1&t=1&"+link).Set != nil, "%s has no theorem", link)
	}
}

func decreePattern(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	box := g.Preset.Box()
	count := int64(0)
	for x := range box.K() {
		for y := range box.K() {
			if box.IsP(x, y) {
				count++
			}
		}
	}
	holds(t, n[0] == count && n[1] == box.K()*box.K() && n[3] == box.K(), "%s: %s", g.Link(), sentence)
}

// saturatedPattern: from the column said on, the closed form goes on; before it
// the column's diagonals have a hole, or the box is not over.
func saturatedPattern(t *testing.T, g *catalog.Game, sentence string) {
	column := numbersIn(sentence)[0]
	holds(t, strings.Contains(g.Statement.Title, fmt.Sprintf("from column %d on", column)), "%s: %s", g.Link(), g.Statement.Title)
	holds(t, column >= g.Preset.Box().K(), "%s: column %d is in the box", g.Link(), column)
	setIsDefinition(t, g, "")
}

// originPattern: the lines of a full box meet in the line of Wythoff's game's
// meeting point, moved by (1 − k, 1 − k).
func originPattern(t *testing.T, g *catalog.Game, sentence string) {
	k := g.Preset.Box().K()
	for _, n := range numbersIn(sentence)[:min(2, len(numbersIn(sentence)))] {
		holds(t, n == k-1 || n == 1, "%s: %s", g.Link(), sentence)
	}
	plain := beam.STMeanLines(1, 1, game.Normal)
	for i, l := range g.Lines {
		height := func(l beam.Line) beam.Surd { return l.Y0.Sub(l.Slope.Mul(l.X0)) }
		want := height(plain[i]).Add(beam.Int(1 - k).Mul(beam.Int(1).Sub(l.Slope)))
		holds(t, height(l).Cmp(want) == 0, "%s: %s", g.Link(), l.Name)
	}
}
