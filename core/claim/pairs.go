package claim

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/core/sieve"
)

// Pairs checks something of every row (Aₙ, Bₙ) of a game decided by elimination
// with Bₙ < side, in order of Aₙ: holds is told n and all rows before.
func Pairs(link string, side int64, holds func(n int64, before []XY, at XY) bool) Check {
	return eliminated(link, side, func(w *sieve.Window, pause pause.Func) error {
		var rows []XY
		err := everywhere(side, pause, func(x, y int64) error {
			if y < x || !w.Has(x, y) {
				return nil
			}
			at := XY{X: x, Y: y}
			if !holds(int64(len(rows)), rows, at) {
				return wrong("%s: row %d, (%d, %d)", link, len(rows), x, y)
			}
			rows = append(rows, at)
			return nil
		})
		if err == nil && len(rows) < 2 {
			err = wrong("%s has only %d rows below %d", link, len(rows), side)
		}
		return err
	})
}

// Mex reports whether at begins with the least number in none of the rows before.
func Mex(_ int64, before []XY, at XY) bool {
	used := map[int64]bool{}
	for _, p := range before {
		used[p.X], used[p.Y] = true, true
	}
	for v := int64(0); ; v++ {
		if !used[v] {
			return at.X == v
		}
	}
}

// Once checks, by elimination, that every row and every column below side/4 has
// just one P-position of [0,side)².
func Once(link string, side int64) Check {
	return eliminated(link, side, func(w *sieve.Window, pause pause.Func) error {
		for v := range side / 4 {
			if err := decided(pause, v, side/4); err != nil {
				return err
			}
			if inRow, inColumn := w.Count(0, v, side, v+1), w.Count(v, 0, v+1, side); inRow != 1 || inColumn != 1 {
				return wrong("%s: row %d has %d P-positions, column %[2]d has %d", link, v, inRow, inColumn)
			}
		}
		return nil
	})
}

// Row checks that row n of a game with a theorem is (⌊nα⌋, ⌊nα⌋ + n·d) for an n of
// that many digits.
func Row(link string, digits int64, alpha beam.Surd, d int64) Check {
	return about(link, func(g *catalog.Game, _ pause.Func) error {
		n := new(big.Int).Exp(big.NewInt(10), big.NewInt(digits), nil)
		x, y := g.Set.Nth(n)
		a := alpha.FloorMul(n, beam.Surd{})
		b := new(big.Int).Mul(n, big.NewInt(d))
		if b.Add(b, a); x.Cmp(a) != 0 || y.Cmp(b) != 0 {
			return wrong("%s: row 10^%d begins with %s", link, digits, game.Clip(x.String()))
		}
		return nil
	})
}

// Tiles checks that each number from 1 to n stands in just one pile of the rows
// after the first, as far as they are needed.
func Tiles(link string, n int64) Check {
	return func(pause pause.Func) error {
		seen, err := count(link, n, n, pause)
		if err != nil {
			return err
		}
		for v := int64(1); v <= n; v++ {
			if seen[v] != 1 {
				return wrong("%s: %d stands in %d piles", link, v, seen[v])
			}
		}
		return nil
	}
}

// Twice checks that v stands in more than one of the first rows.
func Twice(link string, v, rows int64) Check {
	return func(pause pause.Func) error {
		seen, err := count(link, rows, v, pause)
		if err == nil && seen[v] < 2 {
			err = wrong("%s: %d stands in %d piles of the first %d rows", link, v, seen[v], rows)
		}
		return err
	}
}

// count counts the numbers up to most in the piles of rows 1 to rows.
func count(link string, rows, most int64, pause pause.Func) (seen []int, err error) {
	g, err := Game(link)
	if err != nil {
		return nil, err
	}
	seen = make([]int, most+1)
	standard := catalog.Route(g, route.Standard)
	defer end(standard)
	note, err := standard.Rows(big.NewInt(1), rows, pause, func(row []*big.Int) bool {
		for _, v := range row {
			if v.Cmp(big.NewInt(most)) <= 0 {
				seen[v.Int64()]++
			}
		}
		return true
	})
	if err == nil && note != "" {
		err = wrong("%s: %s", link, note)
	}
	return seen, err
}

// Conditions checks the conditions of Fraenkel's Theorem 3 on all heaps up to side
// and as many candidates: that all hold, or that the one named fails.
func Conditions(f, fails string, side int64) Check {
	return func(pause pause.Func) error {
		c, err := constraint.Parse(f)
		if err != nil {
			return err
		}
		r, err := constraint.Check(c, side, side, pause)
		if err != nil {
			return err
		}
		failed := map[string]bool{"positive": r.Positive != nil, "monotone": r.Monotone != nil, "semi-additive": r.SemiAdditive != nil}
		if r.Holds() != (fails == "") || fails != "" && !failed[fails] {
			return wrong("of f = %s these conditions fail: %v", f, failed)
		}
		return nil
	}
}

// Saturated checks from which column on Wythoff's game with a preset box is
// saturated, and that the closed form from there agrees with elimination.
func Saturated(link string, column, side int64) Check {
	return about(link, func(g *catalog.Game, pause pause.Func) error {
		if title := fmt.Sprintf("Saturated from column %d on", column); g.Set == nil || g.Statement.Title != title {
			return wrong("%s: %s", link, g.Statement.Title)
		}
		return Exactly(link, side, func(x, y int64) bool { return g.Set.Has(big.NewInt(x), big.NewInt(y)) })(pause)
	})
}
