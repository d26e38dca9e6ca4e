// Package sweep computes a number for a member of a family of games, so that many
// members can be compared. It knows the rules and what a theorem says of lines; all
// else is counted or measured in the positions [0,n)², or in the first n rows of a
// game with K piles, and good for no more than those.
package sweep

import (
	"fmt"
	"math/big"
	"math/bits"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/period"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/rays"
	"wythoffatlas/core/sieve"
)

// Bounds of n: the least and the most for each of the numbers.
const (
	MostSide = 1024
	MostMap  = 64
	MostRows = 1_000_000
)

// A Found is what was found of a member. Known says that there is a number: Value
// is that approximately, Text as it is written. Else Text says why there is none.
type Found struct {
	Known bool
	Value float64
	Text  string
	Exact bool   // a theorem or a count says so, and it was not measured
	Cells []byte // of a map: bit y of the bits from x·n on, the lowest first, of (x, y)
}

func none(format string, args ...any) Found { return Found{Text: fmt.Sprintf(format, args...)} }

// Check says what is wrong with a question, or nil.
func Check(number string, n int64) error {
	least, most := int64(1), int64(MostSide)
	switch number {
	case "map":
		most = MostMap
	case "count", "part":
	case "slope":
		least = rays.MinSide
	case "period", "preperiod":
		least = 16
	case "ratio", "growth":
		most = MostRows
	default:
		return fault.Newf("sweep", "there is no number %s", game.Clip(number))
	}
	if n < least || n > most {
		return fault.Newf("sweep", "%s is asked for n from %d to %d, not %d", number, least, most, n)
	}
	return nil
}

// Find computes a number of a game. Other is the game from which "part" says where
// it parts. The error is that of the pause, or of [Check].
func Find(g *catalog.Game, number string, n int64, other *catalog.Game, p pause.Func) (Found, error) {
	if err := Check(number, n); err != nil {
		return Found{}, err
	}
	rows := number == "ratio" || number == "growth"
	switch {
	case !g.MapOfPositions() && !rows:
		return none("its positions have %d piles", g.Heaps), nil
	case g.MapOfPositions() && rows:
		return none("it has two heaps, and a map"), nil
	case rows:
		return growth(g.Piles(), number, n, p)
	case number == "slope" && len(g.Lines) > 0:
		slope := g.Lines[0].Slope
		decimal, err := slope.Decimal(6)
		if err != nil {
			return Found{}, err
		}
		value, _ := new(big.Float).SetString(decimal)
		near, _ := value.Float64()
		return Found{true, near, decimal, true, nil}, nil
	}
	w, err := decide(g, n, p)
	if err != nil || w == nil {
		return none("it cannot be decided so far"), err
	}
	switch number {
	case "map":
		return Found{Known: true, Exact: true, Text: fmt.Sprint(w.Count(0, 0, n, n)), Cells: cells(w, n)}, nil
	case "count":
		count := w.Count(0, 0, n, n)
		return Found{true, float64(count), fmt.Sprint(count), true, nil}, nil
	case "part":
		return parting(w, other, n, p)
	case "slope":
		return steepest(w, n-n%32, p)
	}
	return repeats(w, number, n, p)
}

// decide is the window [0,n)²; nil if the rules cannot be decided so far.
func decide(g *catalog.Game, n int64, p pause.Func) (*sieve.Window, error) {
	rules := g.Rules
	var w *sieve.Window
	var refused error
	at := int64(0)
	rest := func() error { return p.At(at, n, "Deciding "+g.Name()) }
	stopped := pause.Within(rest, func(step func()) {
		if rules.Constraint != nil {
			rules.Constraint = rules.Constraint.Paced(step)
		}
		if w, refused = sieve.NewWindow(rules, g.Play, n, n); refused != nil {
			return
		}
		for ; at < n; at++ {
			w.Advance(1)
			if at&31 == 31 {
				step()
			}
		}
	})
	if refused != nil {
		return nil, nil
	}
	return w, stopped
}

// cells are the bits of a window, column after column.
func cells(w *sieve.Window, n int64) []byte {
	all := make([]byte, (n*n+7)/8)
	for x := range n {
		for y := range n {
			if i := x*n + y; w.Has(x, y) {
				all[i>>3] |= 1 << uint(i&7)
			}
		}
	}
	return all
}

// parting is the first position, by total and then by the first heap, at which two
// games part; its number is the total.
func parting(w *sieve.Window, other *catalog.Game, n int64, p pause.Func) (Found, error) {
	if other == nil || !other.MapOfPositions() {
		return none("the other game has no map"), nil
	}
	v, err := decide(other, n, p)
	if err != nil || v == nil {
		return none("the other game cannot be decided so far"), err
	}
	best := game.Position{X: n, Y: n}
	for x := range n {
		a, b := w.Column(x), v.Column(x)
		for i := range a {
			differ := a[i] ^ b[i]
			if differ == 0 {
				continue
			}
			if q := (game.Position{X: x, Y: int64(i<<6 + bits.TrailingZeros64(differ))}); q.Total() < best.Total() {
				best = q
			}
			break
		}
	}
	if best.X == n {
		return none("the same on [0, %d)²", n), nil
	}
	// A position outside of the square may have a smaller total than one inside.
	if best.Total() >= n {
		return Found{true, float64(best.Total()), fmt.Sprintf("(%d, %d), or before", best.X, best.Y), false, nil}, nil
	}
	return Found{true, float64(best.Total()), fmt.Sprintf("(%d, %d)", best.X, best.Y), true, nil}, nil
}

// steepest is the slope of the steepest ray that P-positions follow.
func steepest(w *sieve.Window, n int64, p pause.Func) (Found, error) {
	found, err := rays.Measure(w, n, p)
	if err != nil || len(found) == 0 {
		return none("no rays were found"), err
	}
	slope := found[len(found)-1].Slope()
	if slope > float64(n) {
		return none("a ray along the axis"), nil
	}
	return Found{true, slope, fmt.Sprintf("%.4f", slope), false, nil}, nil
}

// repeats is the period of the columns, or where it begins.
func repeats(w *sieve.Window, number string, n int64, p pause.Func) (Found, error) {
	found, err := period.Find(w, n, n, p)
	if err != nil {
		return Found{}, err
	}
	for _, q := range found {
		if q.Q != 0 {
			continue
		}
		v := q.P
		if number == "preperiod" {
			v = q.X0
		}
		return Found{true, float64(v), fmt.Sprint(v), false, nil}, nil
	}
	return none("columns do not repeat, as far as one looked"), nil
}

// growth is what row n of a list says: p_K/p_1 or p_1/n.
func growth(list piles.Game, number string, n int64, p pause.Func) (Found, error) {
	var stopped error
	_, note, err := piles.ExtendAsFits(list, n+1, n+1, func(done, total int64, words string) error {
		stopped = p.At(done, total, words)
		return stopped
	})
	switch {
	case stopped != nil:
		return Found{}, stopped
	case err != nil:
		return none("%s", fault.Words(err)), nil
	case list.Rows() <= n:
		return none("row %d is not known (%s)", n, note), nil
	}
	row := list.Row(n)
	above, below := row[len(row)-1], row[0]
	if number == "growth" {
		above, below = row[0], big.NewInt(n)
	}
	if below.Sign() == 0 {
		return none("its first pile is empty"), nil
	}
	quotient := new(big.Rat).SetFrac(above, below)
	near, _ := quotient.Float64()
	return Found{true, near, quotient.FloatString(6), false, nil}, nil
}
