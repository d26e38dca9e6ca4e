package catalog

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/sieve"
)

const (
	// byElimination is the side of the largest square that Verify compares.
	byElimination = 4096
	// byDefinition is the side of the square in which Verify asks the
	// definition itself: some 10⁷ looks at a pair of positions.
	byDefinition = 256
)

// A Report is what [Verify] found.
type Report struct {
	Checked int64          // positions compared
	Differ  int64          // how many of them two routes disagree about
	First   *game.Position // the first of those, by column and then by row; nil if none
	Route   string         // what was compared with what: a sentence
	NoValue error          // where a constraint function has none, see [sieve.Window.Err]; nil if nowhere
}

// MaxVerify is the side of the largest square that [Verify] compares.
func (g *Game) MaxVerify() int64 {
	if g.Statement.Known() {
		return byElimination
	}
	return byDefinition
}

// Verify compares the game's formula, or the recursion of Theorem 3 where there
// is only that, with the definition on [0,n)², 1 ≤ n ≤ [Game.MaxVerify]: with the definition itself in the corner [0,256)²,
// beyond it with elimination, which is held against the definition in the
// corner too. Where no theorem is known there is only elimination to compare.
//
// progress is called after every column; when it returns an error, Verify
// stops with that error.
func Verify(g *Game, n int64, progress func(done, total int64) error) (Report, error) {
	if limit := g.MaxVerify(); n < 1 || n > limit {
		return Report{}, fmt.Errorf("catalog: %s can be verified on [0,n)² for n from 1 to %d, not %d", g.Name(), limit, n)
	}
	window, err := sieve.NewWindow(g.Rules, g.Play, n, n)
	if err != nil {
		return Report{}, err
	}
	f, err := newFormula(g, n)
	if err != nil {
		return Report{}, err
	}
	v := verifier{
		formula: f,
		window:  window,
		corner:  newDefinition(g.Rules, g.Play, min(n, byDefinition)),
		report:  Report{Checked: n * n, Route: routeOf(g, n)},
	}
	for x := range n {
		window.Advance(1)
		v.column(x, n)
		if err := progress(x+1, n); err != nil {
			return Report{}, err
		}
	}
	v.report.NoValue = window.Err()
	return v.report, nil
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
	report  Report
}

// column compares column x of the window, which is decided up to there.
func (v *verifier) column(x, n int64) {
	y := int64(0)
	if x < v.corner.side {
		for _, isP := range v.corner.next() {
			if v.window.Has(x, y) != isP || v.formula != nil && v.formula.has(x, y) != isP {
				v.differs(x, y)
			}
			y++
		}
	}
	if v.formula == nil || v.agree(x, y, n) {
		return
	}
	for ; y < n; y++ {
		if v.formula.has(x, y) != v.window.Has(x, y) {
			v.differs(x, y)
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

func (v *verifier) differs(x, y int64) {
	v.report.Differ++
	if v.report.First == nil {
		v.report.First = &game.Position{X: x, Y: y}
	}
}
