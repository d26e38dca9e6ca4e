package papers

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// Errata of proofs and of the words around theorems, which are right.

func tableOfNumerals() *Erratum {
	return &Erratum{
		Title: "Table 10 for Table 11",
		Paper: fraenkel2004,
		Where: "Section 6",
		Says:  "“The representation of the first few entries for the special case s = 2, t = 2, is depicted in Table 10.”",
		Is:    "It is depicted in Table 11. Table 10 has the P-positions of Example 4, and no representations.",
		Table: Find(fraenkel2004.Title, "11"),
		check: func(e *evidence) {
			other := Find(fraenkel2004.Title, "10")
			same := func(t *Table) (rows int) {
				computed, err := e.table.Compute()
				if e.failed(err) {
					return 0
				}
				for i := range min(len(computed), len(t.Printed)) {
					if slices.Equal(computed[i], t.Printed[i]) {
						rows++
					}
				}
				return rows
			}
			rows := len(e.table.Printed)
			e.show(same(e.table) == rows, "Written with the weights %s, the numbers from 1 to %d have the digits that Table %s prints: %d rows of %[2]d agree.",
				e.table.Heads[3]+", "+e.table.Heads[2]+", "+e.table.Heads[1]+", "+e.table.Heads[0], rows, e.table.Number, same(e.table))
			e.show(same(other) == 0, "Table %s is headed %s, “%s”: none of its %d rows is one of these.",
				other.Number, other.Heads[0]+", "+other.Heads[1]+", "+other.Heads[2], other.Caption, len(other.Printed))
		},
	}
}

// sufficientOnly is a function that is positive and not monotone, and has S for
// its P-positions all the same: 2 is a b, so that x0 = 2 is never the smaller
// heap of a P-position.
const sufficientOnly = "1+if(x1*x0=2,1,0)"

func onlyIfClaim() *Erratum {
	return &Erratum{
		Title: "“If and only if”, where “if” is proved",
		Paper: fraenkel2004,
		Where: "Section 7",
		Says:  "For positive f, S is the set of P-positions “if and only if f is monotone and semi-additive”.",
		Is: "If is Theorem 3. Only if does not hold: f = " + sufficientOnly + " is positive and not monotone, and its S is the set of P-positions. " +
			"Proposition 2 says that no condition may be dropped, and its example for positivity, the f of Table 6, is none either.",
		check: func(e *evidence) {
			const side = 120
			f, err := constraint.Parse(sufficientOnly)
			if e.failed(err) {
				return
			}
			report, err := constraint.Check(f, 40, 40, nil)
			if e.failed(err) {
				return
			}
			positive, m := report.Positive == nil, report.Monotone
			e.show(positive && m != nil, "f is positive for all heaps up to 40, but not monotone in x0.")
			if m != nil {
				least, err1 := f.Limit(1, 1, 2)
				later, err2 := f.Limit(1, 1, 3)
				e.show(err1 == nil && err2 == nil && least > later, "f(1, 1, 2) = %d is more than f(1, 1, 3) = %d.", least, later)
			}
			s, err := candidatesBelow(f, side)
			if e.failed(err) {
				return
			}
			kept, absorbed := kernel(constraint.Rules(f), s, side)
			e.show(kept && absorbed, "Of the positions x ≤ y < %d, those in S have no move into S, and each of the others has one: S is the set of P-positions there.", side)
			e.say("For the f of Table 6 see the note on Proposition 2.")
		},
	}
}

func reversedInequality() *Erratum {
	return &Erratum{
		Title: "An inequality the wrong way round, and theorems that are not there",
		Paper: hu2024,
		Where: "Theorems 9 (1) and 10",
		Says: "“All diagonals between l and u (inclusive) are filled, meaning y = x + c contains a P-position for all c_u ≤ c ≤ c_l.” " +
			"The text before Theorem 10 and its proof go back to “Theorem 4.1.1” and “Theorem 3.1.1”.",
		Is: "For all c_l ≤ c ≤ c_u: l is the lowest filled diagonal and u the topmost. The theorems are numbered from 1 to 10; what is meant is Theorem 9.",
		check: func(e *evidence) {
			const k, columns = 4, 24
			rules := game.Ruleset{First: game.All(), Second: game.All(), TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}, Box: fullBox(k)}
			decided := naive.Decide(rules, game.Normal, columns, 3*columns)
			good, empty := 0, 0
			for t := int64(k); t < columns; t++ {
				filled := map[int64]bool{}
				low, high := int64(columns), int64(-columns)
				for x := range t + 1 {
					for y := range int64(3 * columns) {
						if decided.IsP(x, y) {
							filled[y-x] = true
							low, high = min(low, y-x), max(high, y-x)
						}
					}
				}
				if int64(len(filled)) == high-low+1 {
					good++
				}
				if high > low {
					empty++
				}
				if t == k {
					e.say("After the full %d×%d box and column %d the filled diagonals y = x + c go from c_l = %d to c_u = %d.", k, k, t, low, high)
				}
			}
			e.show(empty == columns-k, "No c has %s: in all of the columns from %d to %d, c_u is more than c_l.", "c_u ≤ c ≤ c_l", k, columns-1)
			e.show(good == columns-k, "For all c_l ≤ c ≤ c_u the diagonal holds a P-position, in %d columns of %d.", good, columns-k)
		},
	}
}

func fullBox(k int64) *game.Box {
	box := game.NewBox(k)
	for x := range k {
		for y := range k {
			box.Set(x, y, true)
		}
	}
	return box
}

func lessTaken() *Erratum {
	return &Erratum{
		Title: "ℓ > k, where k is ℓ + 1",
		Paper: liuLi2014,
		Where: "Proof of Theorem 20, (2.3.2), 2 ≤ y ≤ x − 1",
		Says:  "With k = y − δ + 1 and ℓ = y − δ, δ being 1 for odd y and else 0: “ℓ = y − δ > 0 is even and ℓ > k”, and 0 < |ℓ − k| = 1 < (s − 1)k + t.",
		Is:    "k = ℓ + 1, so ℓ is the smaller, and Eq. (19) asks for |ℓ − k| = 1 < (s − 1)ℓ + t. That holds too, as s + t > 2 and ℓ ≥ 2: the move is legal and the theorem stands.",
		check: func(e *evidence) {
			const side = 24
			moves, right := 0, 0
			for _, st := range [][2]int64{{1, 2}, {2, 1}, {2, 2}, {3, 4}} {
				s, t := st[0], st[1]
				rules := oddEvenRules(s, t)
				decided := naive.Decide(rules, game.Misere, side, s*side+t+4)
				for x := int64(4); x < side; x += 2 {
					for y := int64(2); y < x; y++ {
						l := y - y%2
						k := l + 1
						to := game.Position{X: x - k, Y: y - l}
						moves++
						if k > l && 1 < (s-1)*l+t && rules.Allows(game.Position{X: x, Y: y}, to) && decided.IsP(to.X, to.Y) {
							right++
						}
					}
				}
			}
			e.show(right == moves, "For s, t = 1, 2; 2, 1; 2, 2; 3, 4 and all even x < %d, the %d moves of this case take k = ℓ + 1 and ℓ, are legal with λ = ℓ, and lead to P-positions: %d do.", side, moves, right)
			e.say("For example x = 4, y = 3: k = 3 and ℓ = 2, from (4, 3) to (1, 1).")
		},
	}
}

func plusForMinus() *Erratum {
	return &Erratum{
		Title: "A plus for a minus",
		Paper: kleinFraenkel,
		Where: "Proof of Corollary 23",
		Says:  "⌊(n+1)q + β_q⌋ − ⌊(n+1)p + β_p⌋ ≥ … = ⌊nq + β_q⌋ + ⌊np + β_p⌋ + ⌊q⌋ − ⌊p⌋ − 1 ≥ ⌊nq + β_q⌋ + ⌊np + β_p⌋ + 1.",
		Is:    "Twice a minus: … = ⌊nq + β_q⌋ − ⌊np + β_p⌋ + ⌊q⌋ − ⌊p⌋ − 1 ≥ ⌊nq + β_q⌋ − ⌊np + β_p⌋ + 1. The corollary is right.",
		check: func(e *evidence) {
			const rows = 1000
			for _, pair := range []struct {
				name     string
				p, q     beam.Surd
				atP, atQ int64
			}{
				{"p = 3/2, q = 3, β_q = −1", beam.Of(3, 0, 0, 2), beam.Int(3), 0, -1},
				{"p = (5 − √5)/2, q = (5 + √5)/2", beam.Of(5, -1, 5, 2), beam.Of(5, 1, 5, 2), 0, 0},
			} {
				term := func(p beam.Surd, n, shift int64) int64 {
					return p.FloorMul(big.NewInt(n), beam.Surd{}).Int64() + shift
				}
				printed, right := 0, 0
				var first string
				for n := int64(1); n <= rows; n++ {
					left := term(pair.q, n+1, pair.atQ) - term(pair.p, n+1, pair.atP)
					low, high := term(pair.p, n, pair.atP), term(pair.q, n, pair.atQ)
					if left >= high+low+1 {
						printed++
					} else if first == "" {
						first = fmt.Sprintf("n = %d: %d on the left, %d + %d + 1 = %d as printed, %[3]d − %[4]d + 1 = %[6]d with a minus", n, left, high, low, high+low+1, high-low+1)
					}
					if left >= high-low+1 {
						right++
					}
				}
				e.show(printed < rows && right == rows, "%s: the printed inequality holds for %d of n = 1 to %s, the one with a minus for all. First, %s.", pair.name, printed, strconv.Itoa(rows), first)
			}
		},
	}
}
