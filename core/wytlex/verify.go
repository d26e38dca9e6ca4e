package wytlex

import (
	"fmt"
	"math"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// comparing is what a verification says it is doing.
const comparing = "Comparing position by position"

// Verify holds the table against the definition: for all positions with piles
// below n, 1 ≤ n ≤ MaxVerify, that no move leads from a row to another and that
// from every position that is no row some move leads to a row, whose larger
// piles may be n or more. Since every game ends, only the P-positions are like
// that. In misère play the empty position is left out.
func (g *Game) Verify(n int64, pause pause.Func) (piles.Report, error) {
	if most := g.MaxVerify(); n < 1 || n > most {
		return piles.Report{}, fault.Newf("wytlex", "%s can be verified for piles below n from 1 to %d, not %d", g.Name(), most, n)
	}
	v := &verifier{g: g, n: n, total: combinations(n+int64(g.k)-1, g.k), pause: pause}
	v.report.Route = fmt.Sprintf("The table against the definition: no move leads from one of its rows to another, "+
		"and one leads to a row from every other position with piles below %d.", n)
	if err := g.extendTo(n, pause); err != nil {
		return v.report, err
	}
	if err := v.prepare(); err != nil {
		return v.report, err
	}
	err := v.positions(make([]int64, g.k), 0)
	if err == nil {
		err = v.rowsBeyond()
	}
	return v.report, err
}

// MaxVerify is the largest n for [Game.Verify], which then takes about a second.
func (g *Game) MaxVerify() int64 {
	const most = 200_000_000 // looks at a pile of a row
	n := int64(1)
	for k := int64(g.k); combinations(n+k, g.k)*(n+1)*k <= most; {
		n++
	}
	return n
}

// combinations is how many sets of k there are among n; it fits for what may be
// verified.
func combinations(n int64, k int) int64 {
	c := int64(1)
	for i := range int64(k) {
		c = c * (n - i) / (i + 1)
	}
	return c
}

// A verifier knows of the rows with a first pile below n what it asks for again
// and again. It keeps plain tables and uses nothing that made the rows.
type verifier struct {
	g      *Game
	n      int64
	rows   int64
	has    [][]bool // has[r][x]: row r has a pile of x < n
	reach  [][]bool // reach[r][d]: d < n is in D + [0, f) of row r
	before []int64  // how many rows have a first pile below v_1
	report piles.Report
	total  int64
	pause  pause.Func
}

func (v *verifier) prepare() error {
	for x := range v.n + 1 {
		v.before = append(v.before, v.g.firstFrom(x))
	}
	v.rows = v.before[v.n]
	for r := range v.rows {
		f, large, err := v.g.valueOf(r)
		if err != nil {
			return err
		}
		if large != nil {
			f = math.MaxInt64
		}
		has, reach := make([]bool, v.n), make([]bool, v.n)
		for j := range v.g.k {
			high := v.g.At(r, j)
			if high < v.n {
				has[high] = true
			}
			for i := range j {
				e := high - v.g.At(r, i)
				if high == math.MaxInt64 { // a place holder
					e = v.g.farGap(r, i, j)
				}
				for d := e; d < v.n && d-e < f; d++ {
					reach[d] = true
				}
			}
		}
		v.has, v.reach = append(v.has, has), append(v.reach, reach)
	}
	return nil
}

// farGap is p_j − p_i of row r, or [math.MaxInt64] if it does not fit.
func (g *Game) farGap(r int64, i, j int) int64 {
	if e := new(big.Int).Sub(g.rows.big(r, j), g.rows.big(r, i)); e.IsInt64() {
		return e.Int64()
	}
	return math.MaxInt64
}

// positions goes through all positions that start with the first i piles of a.
func (v *verifier) positions(a []int64, i int) error {
	if i == len(a) {
		return v.position(a)
	}
	low := int64(0)
	if i > 0 {
		low = a[i-1]
	}
	for x := low; x < v.n; x++ {
		a[i] = x
		if err := v.positions(a, i+1); err != nil {
			return err
		}
	}
	return nil
}

func (v *verifier) position(a []int64) error {
	v.report.Checked++
	listed, reaches := false, false
	for r := range v.before[a[0]] {
		if v.moves(a, r) {
			reaches = true
			break
		}
	}
	for r := v.before[a[0]]; r < v.before[a[0]+1]; r++ { // one row at most
		c := v.compareRow(r, a)
		listed = listed || c == 0
		reaches = reaches || c < 0 && v.moves(a, r)
	}
	empty := v.g.play == game.Misere && a[len(a)-1] == 0
	if listed == reaches && (listed || !empty) {
		v.report.Differs(position(a))
	}
	if v.report.Checked&0xfff == 0 {
		return v.pause.At(v.report.Checked, v.total, comparing)
	}
	return nil
}

// moves reports whether a and row r have a pile or a difference in common, as
// Definition 16 asks.
func (v *verifier) moves(a []int64, r int64) bool {
	has, reach := v.has[r], v.reach[r]
	for j, high := range a {
		if has[high] {
			return true
		}
		for _, low := range a[:j] {
			if reach[high-low] {
				return true
			}
		}
	}
	return false
}

func (v *verifier) compareRow(r int64, a []int64) int {
	for i, x := range a {
		if y := v.g.At(r, i); y != x {
			if y < x {
				return -1
			}
			return 1
		}
	}
	return 0
}

// rowsBeyond does for rows with a pile of n or more, to which positions move,
// what positions does for the others.
func (v *verifier) rowsBeyond() error {
	for r := range v.rows {
		if v.g.At(r, v.g.k-1) < v.n {
			continue
		}
		a := v.g.Row(r)
		for before := range r {
			j, err := v.g.CheckMove(a, v.g.Row(before))
			if err != nil {
				return err
			}
			if j.Legal() {
				v.report.Differs(a)
				break
			}
		}
		if err := v.pause.At(v.total, v.total, comparing); err != nil {
			return err
		}
	}
	return nil
}
