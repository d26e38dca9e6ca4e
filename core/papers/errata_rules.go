package papers

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/lists"
)

// Errata of Liu & Li and of the thesis, decided by the definition.

func oddEvenMisprint() *Erratum {
	return &Erratum{
		Title: "Table 10 is not what Theorem 20 says",
		Paper: liuLi2014,
		Where: "Table 10",
		Says:  "H₂, H₄, …, H₁₄ are 5, 9, 13, 17, 21, 25, 29, and each H′ₙ is one more.",
		Is: "They are 4, 6, 8, 10, 12, 14, 16, and each H′ₙ is one more. " +
			"The theorem is right; only the table is wrong.",
		Table: Find(liuLi2014.Title, "10"),
		check: func(e *evidence) {
			const s, t, rows = 1, 2, 32
			rules := oddEvenRules(s, t)
			decided := naive.Decide(rules, game.Misere, 15, rows)
			printed := e.table.column(2)
			for n := int64(2); n < 15; n += 2 {
				h := s*n - s + t + (s+t)%2
				var inColumn [][]int64
				for y := range int64(rows) {
					if decided.IsP(n, y) {
						inColumn = append(inColumn, []int64{n, y})
					}
				}
				wrong := printed[n] != h && len(inColumn) == 2 && inColumn[0][1] == h && inColumn[1][1] == h+1
				e.show(wrong, "n = %d: Theorem 20 gives H%s = s·n − s + t + δ = %[1]d − %[3]d + %d + %d = %d. "+
					"By the definition, the P-positions in column %[1]d below y = %[7]d are %[8]s. The table prints H%[2]s = %[9]d.",
					n, below(n), s, t, (s+t)%2, h, rows, joined(inColumn), printed[n])
			}
			from, to := game.Position{X: 2, Y: printed[2] + 1}, game.Position{X: 2, Y: 4}
			e.show(!decided.IsP(from.X, from.Y) && decided.IsP(to.X, to.Y) && rules.Allows(from, to),
				"(%d, %d), which the table gives, is an N-position: taking %d tokens from the second heap leads to (%d, %d), a P-position.",
				from.X, from.Y, from.Y-to.Y, to.X, to.Y)
		},
	}
}

// oddEvenRules are the moves of Odd-Even (s,t)-Wythoff.
func oddEvenRules(s, t int64) game.Ruleset {
	return game.Ruleset{
		First: game.Odd(), Second: game.Even(),
		TwoHeap: game.TwoHeapRule{D1: game.Odd(), D2: game.Even(), S: s, T: t},
	}
}

func lowerStep() *Erratum {
	return &Erratum{
		Title: "A step along the lower line",
		Paper: hu2024,
		Where: "Section 3.1",
		Says: "From one P-position of Wythoff’s game to the next, the bottom line takes " +
			"“either two steps right and one step up, or one step right and two steps up”.",
		Is: "Either two steps right and one up, or three right and two up: the mirror images of the steps along the upper line.",
		check: func(e *evidence) {
			const steps = 1000
			upper := exact.ST(1, 1, game.Normal).Positions(new(big.Int), steps+1)
			lower := lists.Map(upper, func(p [2]*big.Int) []int64 { return []int64{p[1].Int64(), p[0].Int64()} })
			e.say("The P-positions on the lower line begin with %s.", joined(lower[:6]))
			count := map[[2]int64]int{}
			for n := range steps {
				count[[2]int64{lower[n+1][0] - lower[n][0], lower[n+1][1] - lower[n][1]}]++
			}
			first, second, third := count[[2]int64{2, 1}], count[[2]int64{3, 2}], count[[2]int64{1, 2}]
			e.show(first > 0 && second > 0 && first+second == steps && third == 0,
				"Of the first %d steps %d go two right and one up, %d go three right and two up, and %d go one right and two up.",
				steps, first, second, third)
		},
	}
}

func lowerVelocity() *Erratum {
	return &Erratum{
		Title: "Δy₁ in place of Δy₂",
		Paper: hu2024,
		Where: "Section 3.3",
		Says:  "In W(a,b) the solution vectors of the lower diagonal are (⌊nΔy₁⌋ + n, ⌊nΔy₁⌋).",
		Is: "They are (⌊nΔy₂⌋ + n, ⌊nΔy₂⌋), which is what Theorem 7 says in another form, as Δy₂ = Δx₂ − 1. " +
			"Δy₁ belongs to the upper diagonal; even for a = b it is Δy₂ + 1.",
		check: func(e *evidence) {
			for _, ab := range [][2]int64{{1, 1}, {2, 3}, {5, 3}} {
				checkLowerVelocity(e, ab[0], ab[1])
			}
		},
	}
}

// checkLowerVelocity compares both formulas for W(a,b) with the definition.
func checkLowerVelocity(e *evidence, a, b int64) {
	const points = 6
	upper, lower := beam.WABLines(a, b)[0], beam.WABLines(a, b)[1]
	rules := game.Ruleset{
		First: game.MultiplesOf(a), Second: game.MultiplesOf(b),
		TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1},
	}
	formula := func(dy beam.Surd) (list [][]int64) {
		for n := int64(1); n <= points; n++ {
			y := dy.FloorMul(big.NewInt(n), beam.Surd{}).Int64()
			list = append(list, []int64{y + n, y})
		}
		return list
	}
	said, right := formula(upper.DY), formula(lower.DY)
	last := said[points-1][0]
	decided := naive.Decide(rules, game.Normal, last+1, last+1)
	rightAll, saidSome := true, 0
	for i := range said {
		rightAll = rightAll && decided.IsP(right[i][0], right[i][1])
		if decided.IsP(said[i][0], said[i][1]) {
			saidSome++
		}
	}
	e.show(saidSome < points, "W(%d,%d), n = 1 to %d: Δy₁ = %s gives %s. By the definition, %d of them are P-positions.",
		a, b, points, upper.DY, joined(said), saidSome)
	e.show(rightAll, "Δy₂ = %s gives %s, all P-positions.", lower.DY, joined(right))
}
