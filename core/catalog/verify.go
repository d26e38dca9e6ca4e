package catalog

import (
	"cmp"
	"fmt"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/recur"
	"wythoffatlas/core/route"
	"wythoffatlas/core/sieve"
)

const (
	// byElimination is the side of the largest square that is compared.
	byElimination = 4096
	// byDefinition is the side of the square in which one asks the
	// definition itself: some 10⁷ looks at a pair of positions.
	byDefinition = 256
)

// comparison holds what a theorem gives against elimination and the definition.
type comparison struct{ *Game }

// Verifier is how a game's route is held against the definition.
func Verifier(g *Game, r route.Route) route.Verifier {
	if own, ok := r.(route.Verifier); ok {
		return own
	}
	return comparison{g}
}

// MaxVerify is the side of the largest square that is compared.
func (g comparison) MaxVerify() int64 {
	if g.Statement.Known() {
		return byElimination
	}
	return byDefinition
}

// Verify compares the game's formula, or the recursion of Theorem 3 where there
// is only that, with the definition on [0,n)², 1 ≤ n ≤ MaxVerify: with the
// definition itself in the corner [0,256)², beyond it with elimination, which is
// held against the definition in the corner too. Where no theorem is known there
// is only elimination to compare.
func (g comparison) Verify(n int64, p pause.Func) (report route.Report, err error) {
	if limit := g.MaxVerify(); n < 1 || n > limit {
		return report, fault.Newf("catalog", "%s can be verified on [0,n)² for n from 1 to %d, not %d", g.Name(), limit, n)
	}
	var v verifier
	done := int64(0)
	rest := func() error { return p.At(done, n, "Comparing column by column") }
	stopped := pause.Within(rest, func(step func()) {
		if v, err = newVerifier(g.Game, n, step); err != nil {
			return
		}
		for x := range n {
			v.window.Advance(1)
			v.column(x, n)
			done = x + 1
			step()
		}
		v.report.Route += route.NoValue(v.window.Err())
	})
	return v.report, cmp.Or(stopped, err)
}

// newVerifier prepares for columns of [0,n)². Step is called between evaluations
// of a constraint function, which may take long.
func newVerifier(g *Game, n int64, step func()) (v verifier, err error) {
	rules, candidates := g.Rules, g.Candidates
	if rules.Constraint != nil {
		rules.Constraint = rules.Constraint.Paced(step)
		candidates = func() *recur.Candidates { return recur.Constrained(rules.Constraint) }
	}
	v.report = route.Report{Checked: n * n, Route: routeOf(g, n)}
	v.corner = newDefinition(rules, g.Play, min(n, byDefinition))
	if v.window, err = sieve.NewWindow(rules, g.Play, n, n); err == nil {
		v.formula, err = newFormula(g, candidates, n)
	}
	return v, err
}

func routeOf(g *Game, n int64) string {
	formula := "The formula"
	if g.Set == nil {
		formula = "The recursion of Theorem 3"
	}
	switch {
	case !g.Statement.Known():
		return "No theorem is known; elimination against the definition."
	case n <= byDefinition:
		return formula + " and elimination, each against the definition."
	default:
		return fmt.Sprintf("%s against elimination; both against the definition on [0,%d)².", formula, byDefinition)
	}
}

type verifier struct {
	formula formula // nil where no theorem is known
	window  *sieve.Window
	corner  *definition
	report  route.Report
}

// column compares column x of the window, which is decided up to there.
func (v *verifier) column(x, n int64) {
	y := int64(0)
	if x < v.corner.side {
		for _, isP := range v.corner.next() {
			if v.window.Has(x, y) != isP || v.formula != nil && v.formula.has(x, y) != isP {
				v.report.Differs(game.VectorOf(x, y))
			}
			y++
		}
	}
	if v.formula == nil || v.agree(x, y, n) {
		return
	}
	for ; y < n; y++ {
		if v.formula.has(x, y) != v.window.Has(x, y) {
			v.report.Differs(game.VectorOf(x, y))
		}
	}
}

// agree reports whether the formula and elimination agree on {x}×[y0,y1). It
// asks the formula about few positions: it must have every P-position that
// elimination found, and its count must leave room for no other.
func (v *verifier) agree(x, y0, y1 int64) bool {
	found := v.window.Count(x, y0, x+1, y1)
	if v.formula.count(x, y0, y1) != found {
		return false
	}
	for y := y0; y < y1 && found > 0; y++ {
		if !v.window.Has(x, y) {
			continue
		}
		if !v.formula.has(x, y) {
			return false
		}
		found--
	}
	return true
}
