package claims

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/cover"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/piles"
)

// Checks of games with K piles.

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
