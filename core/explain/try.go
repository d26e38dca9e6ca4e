package explain

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/pause"
)

// MaxTried is how many takings from both heaps are tried at most under a
// constraint function, which may be anything: a second's work or so.
const MaxTried = 1 << 20

// fewTried is how many are tried for the words about a position, which come while
// a hand waits.
const fewTried = 1 << 13

// try finds the options by taking from both heaps under a constraint function: of
// the positions left, in order, the first so many.
func (o *Options) try(most int64, p pause.Func) error {
	x, y := o.From[0], o.From[1]
	all := mul(x, y) // positions (u, v) with u < x and v < y
	most = integer.Smaller(all, num(most)).Int64()
	tried := int64(0)
	at, small := o.From.Small()
	total := int64(0)
	for ; tried < most; total++ {
		// u < x and total − u < y. Totals of as many as are tried fit an int64.
		lo, hi := int64(0), total
		if y.Cmp(num(total)) <= 0 {
			lo = total - y.Int64() + 1
		}
		if x.Cmp(num(hi)) <= 0 {
			hi = x.Int64() - 1
		}
		for u := lo; u <= hi && tried < most; u++ {
			tried++
			if tried%(1<<14) == 0 {
				if err := p.At(tried, most, "Trying options"); err != nil {
					return err
				}
			}
			to := game.Position{X: u, Y: total - u}
			if small && o.rules.Constraint.Allows(at, to) ||
				!small && o.rules.Constraint.AllowsBig(x, y, num(to.X), num(to.Y)) {
				o.free = append(o.free, game.VectorOf(to.X, to.Y))
			}
		}
	}
	n := num(int64(len(o.free)))
	if all.Cmp(num(most)) == 0 {
		o.Groups[Both] = n
		return nil
	}
	o.Groups[Both] = nil
	o.edge = num(total - 2) // the last that was begun may not have been finished
	o.Note = fmt.Sprintf("Of the positions that taking from both heaps could leave, the first %d in order were tried; %d of them are options.", most, n)
	return nil
}
