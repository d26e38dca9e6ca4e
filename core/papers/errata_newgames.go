package papers

import (
	"slices"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/recur"
)

// Errata of Fraenkel (2004).

func hofstadterIndex() *Erratum {
	return &Erratum{
		Title: "An index one too high",
		Paper: fraenkel2004,
		Where: "Section 2",
		Says:  "a′₁₀ = mex{a′ᵢ, b′ᵢ : 0 ≤ i < 10} = 13, so b′₁₀ = 56 + 13 = 69.",
		Is:    "a′₉ = mex{a′ᵢ, b′ᵢ : 0 ≤ i < 9} = 13, so b′₉ = 56 + 13 = 69. At n = 10 they are 14 and 83.",
		check: func(e *evidence) {
			// Eqs. 6 and 7.
			var a, b []int64
			used := map[int64]bool{}
			for last, next := int64(1), int64(0); len(a) <= 10; {
				for used[next] {
					next++
				}
				last += next
				a, b = append(a, next), append(b, last)
				used[next], used[last] = true, true
			}
			e.say("By Eqs. (6) and (7), a′₀, a′₁, … are %s.", join(a))
			e.say("b′₀, b′₁, … are %s.", join(b))
			e.show(a[9] == 13 && b[8]+a[9] == b[9], "So a′₉ = %d and b′₉ = b′₈ + a′₉ = %d + %d = %d.", a[9], b[8], a[9], b[9])
			e.show(a[10] != 13 && b[10] != 69, "a′₁₀ = %d and b′₁₀ = %d + %d = %d.", a[10], b[9], a[10], b[10])
			printed := Find(fraenkel2004.Title, "1").column(2)
			same := true
			for n := range b {
				same = same && b[n] == printed[n]+1
			}
			e.show(same, "With these indices b′ₙ = bₙ + 1 for n = 0 to 10, as Proposition 1 says of Table 1.")
		},
	}
}

func notPositiveClaim() *Erratum {
	return &Erratum{
		Title: "(10, 29) can be moved into S, and S is right",
		Paper: fraenkel2004,
		Where: "Proposition 2, Table 6",
		Says: "For f = (1 + (−1)^(y₁+1))x₁/2, which is not positive, S is not the set of P-positions: " +
			"“The position (10, 29) ∉ S, cannot be moved into any position in S.”",
		Is: "(10, 29) → (8, 21) is a legal move into S. S is the set of P-positions as far as it was checked. " +
			"So this f is no example for Proposition 2, which is left without one for positivity.",
		Table: Find(fraenkel2004.Title, "6"),
		check: func(e *evidence) {
			const side = 200
			f, err := constraint.Parse("T6")
			if e.failed(err) {
				return
			}
			rules := constraint.Rules(f)
			s, err := candidatesBelow(f, side)
			if e.failed(err) {
				return
			}
			from, to := game.Position{X: 10, Y: 29}, game.Position{X: 8, Y: 21}
			limit, err := f.Limit(to.X, to.Y, from.X)
			if e.failed(err) {
				return
			}
			k, l := from.X-to.X, from.Y-to.Y
			e.show(slices.Contains(s, to) && !slices.Contains(s, from), "(%d, %d) is in S, (%d, %d) is not.", to.X, to.Y, from.X, from.Y)
			e.show(max(k-l, l-k) < limit && rules.Allows(from, to),
				"(%d, %d) → (%d, %d) takes k = %d and ℓ = %d tokens: |k − ℓ| = %d is less than f(%[3]d, %d, %[1]d) = %[8]d, so the move is legal.",
				from.X, from.Y, to.X, to.Y, k, l, max(k-l, l-k), limit)
			e.say("The moves from (%d, %d) into S: to %s.", from.X, from.Y, joined(movesInto(rules, from, s)))

			kept, absorbed := kernel(rules, s, side)
			e.show(kept && absorbed, "Of the positions x ≤ y < %d, those in S have no move into S, and each of the others has one. "+
				"So S is the set of P-positions there.", side)
			least, err := leastValue(f, side)
			if e.failed(err) {
				return
			}
			e.show(least == 0, "The least value of f for x₁ ≤ y₁ < %d is %d: f is not positive, but it is not negative either.", side, least)
		},
	}
}

func fourthExampleMisprint() *Erratum {
	return &Erratum{
		Title: "Table 10 goes wrong at n = 6, and once more at n = 12",
		Paper: fraenkel2004,
		Where: "Table 10",
		Says:  "b₆, b₇, …, b₁₆ are 42, 44, 66, 68, 94, 96, 136, 138, 172, 175, 177.",
		Is: "They are 51, 53, 75, 77, 103, 105, 135, 137, 171, 174, 176. " +
			"The formula of Example 4 is right; the table has two slips, and carries them on.",
		Table: Find(fraenkel2004.Title, "10"),
		check: func(e *evidence) {
			f, err := constraint.Parse("Ex4")
			if e.failed(err) {
				return
			}
			a, b := e.table.column(1), e.table.column(2)
			e.say("By Eq. (9), bₙ = f(aₙ₋₁, bₙ₋₁, aₙ) + bₙ₋₁ + aₙ − aₙ₋₁. Each row of the table should follow from the one before.")
			var slips []int64
			for n := 1; n < len(b); n++ {
				limit, err := f.Limit(a[n-1], b[n-1], a[n])
				if e.failed(err) {
					return
				}
				if want := limit + b[n-1] + a[n] - a[n-1]; want != b[n] {
					slips = append(slips, int64(n))
					e.say("b%s should be f(%d, %d, %d) + %[3]d + %[4]d − %[2]d = %[5]d + %[3]d + %[4]d − %[2]d = %[6]d. The table prints %[7]d.",
						below(int64(n)), a[n-1], b[n-1], a[n], limit, want, b[n])
				}
			}
			e.show(slices.Equal(slips, []int64{6, 12}), "All other rows follow from the printed row before; those at n = %s do not.", join(slips))
			checkFourthExample(e, f)
		},
	}
}

// checkFourthExample compares the printed rows of Table 10 and the computed
// ones with the definition.
func checkFourthExample(e *evidence, f *game.Constraint) {
	computed, err := e.table.Compute()
	if e.failed(err) {
		return
	}
	printed := e.table.column(2)
	width, height := int64(0), slices.Max(printed)+1
	for _, row := range computed {
		p := parseVector(row[1] + " " + row[2])
		width, height = max(width, p[0]+1), max(height, p[1]+1)
	}
	decided := naive.Decide(constraint.Rules(f), game.Normal, width, height)
	var right, wrong []int64
	computedAll := true
	for i, row := range computed {
		p := parseVector(row[1] + " " + row[2])
		computedAll = computedAll && decided.IsP(p[0], p[1])
		right = append(right, p[1])
		if !decided.IsP(p[0], printed[i]) {
			wrong = append(wrong, int64(i))
		}
	}
	e.show(computedAll, "From the start the recursion gives b₀, b₁, … = %s. By the definition, decided for x < %d and y < %d, each (aₙ, bₙ) is a P-position.",
		join(right), width, height)
	e.show(len(wrong) == 11 && wrong[0] == 6, "By the definition, the printed (aₙ, bₙ) is not a P-position for n = %s.", join(wrong))
}

// candidatesBelow are the members (a, b) of S with a < side.
func candidatesBelow(f *game.Constraint, side int64) ([]game.Position, error) {
	var list []game.Position
	for s := recur.Constrained(f); ; {
		row, err := s.Next()
		if err != nil || row.A >= side {
			return list, err
		}
		list = append(list, game.Position{X: row.A, Y: row.B})
	}
}

// movesInto are the members (a, b) of s, or their mirror images, that a move
// from p reaches.
func movesInto(rules game.Ruleset, p game.Position, s []game.Position) [][]int64 {
	var list [][]int64
	for _, q := range s {
		for _, to := range []game.Position{q, {X: q.Y, Y: q.X}} {
			if to != p && rules.Allows(p, to) {
				list = append(list, []int64{to.X, to.Y})
			}
		}
	}
	return list
}

// kernel reports of the positions x ≤ y < side whether no member of s has a
// move into s (kept), and whether every other position has one (absorbed).
func kernel(rules game.Ruleset, s []game.Position, side int64) (kept, absorbed bool) {
	in := map[game.Position]bool{}
	for _, p := range s {
		in[p] = true
	}
	kept, absorbed = true, true
	for x := range side {
		for y := x; y < side; y++ {
			p := game.Position{X: x, Y: y}
			moves := slices.ContainsFunc(s, func(q game.Position) bool {
				return q != p && (rules.Allows(p, q) || rules.Allows(p, game.Position{X: q.Y, Y: q.X}))
			})
			if in[p] {
				kept = kept && !moves
			} else {
				absorbed = absorbed && moves
			}
		}
	}
	return kept, absorbed
}

// leastValue is the least f(x1, y1, x1+1) for x1 ≤ y1 < side.
func leastValue(f *game.Constraint, side int64) (int64, error) {
	least := int64(1)
	for x1 := range side {
		for y1 := x1; y1 < side; y1++ {
			v, err := f.Limit(x1, y1, x1+1)
			if err != nil {
				return 0, err
			}
			least = min(least, v)
		}
	}
	return least, nil
}
