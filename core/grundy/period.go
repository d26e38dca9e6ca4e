package grundy

import "wythoffatlas/core/fault"

// A Period says that the values of a row repeat additively: value(n + Length) =
// value(n) + Length for all n from Before on, as far as the row was checked. Row m
// is the positions (n, m). Every row of Wythoff's game repeats so at last
// (Landman, A simple FSM-based proof of the additive periodicity of the
// Sprague–Grundy function of Wythoff's game; Dress, Flammenkamp and Pink,
// Additive periodicity of the Sprague–Grundy function of certain Nim games).
type Period struct {
	Row, Before, Length int
	Checked             int // n < Checked was checked
}

// repeats is how many periods must be seen past the pre-period before a row is
// said to repeat. They must besides make up half of the row: the last three values
// of some rows happen to repeat.
const repeats = 3

// PeriodOf looks for the least length for which row m repeats additively, and
// then its least pre-period; ok is false if the table shows none, which does not
// say that there is none: a wider one may show it. At least three periods past
// the pre-period, and half of the row, have been checked then. An error says that the table has no row m.
func (t *Table) PeriodOf(m int) (p Period, ok bool, err error) {
	if m < 0 || m >= t.Height {
		return p, false, fault.Newf("grundy", "the table has rows 0 to %d, not %d", t.Height-1, m)
	}
	// value(n) − n repeats. Backwards, a length holds from the end of the row as
	// far as the Z-function of the reversed row says.
	n := t.Width
	back := make([]int32, n)
	for i := range back {
		back[i] = int32(t.At(n-1-i, m) - (n - 1 - i))
	}
	z := make([]int, n)
	for i, low, high := 1, 0, 0; i < n; i++ {
		if i < high {
			z[i] = min(high-i, z[i-low])
		}
		for i+z[i] < n && back[z[i]] == back[i+z[i]] {
			z[i]++
		}
		if i+z[i] > high {
			low, high = i, i+z[i]
		}
		// The last z+i terms repeat with length i.
		if z[i] >= (repeats-1)*i && 2*(z[i]+i) >= n {
			return Period{m, n - i - z[i], i, n}, true, nil
		}
	}
	return p, false, nil
}
