package prove

import (
	"math/big"

	"wythoffatlas/core/automaton"
)

// A ways counts the words that lead from the states of an automaton to accepting
// ones.
type ways struct {
	dfa   *automaton.DFA
	edges [][]way3     // by state
	free  [][]*big.Int // free[m][state]: words of m letters
	zeros [][]*big.Int // likewise, with zeros on the third track
}

// A way3 is a transition: digits on the tracks, and where it leads.
type way3 struct {
	x, y, z int64
	to      int32
}

func newWays(d *automaton.DFA, tracks int) *ways {
	w := &ways{dfa: d, edges: make([][]way3, d.States())}
	digits := make([]int, 3)
	for s := range w.edges {
		for letter := range d.Letters() {
			if to := d.Step(int32(s), letter); to != automaton.Dead {
				d.Split(letter, digits[:tracks])
				w.edges[s] = append(w.edges[s], way3{int64(digits[0]), int64(digits[1]), int64(digits[2]), to})
			}
		}
	}
	return w
}

// grow makes free reach words of m letters, and zeros too.
func (w *ways) grow(m int) {
	for len(w.free) <= m {
		free, zeros := w.vector(), w.vector()
		n := len(w.free)
		for s := range free {
			if n == 0 {
				if w.dfa.Accept[s] {
					free[s].SetInt64(1)
					zeros[s].SetInt64(1)
				}
				continue
			}
			for _, e := range w.edges[s] {
				free[s].Add(free[s], w.free[n-1][e.to])
				if e.z == 0 {
					zeros[s].Add(zeros[s], w.zeros[n-1][e.to])
				}
			}
		}
		w.free, w.zeros = append(w.free, free), append(w.zeros, zeros)
	}
}

// vector has a number for each state, 0 at first.
func (w *ways) vector() []*big.Int {
	v := make([]*big.Int, w.dfa.States())
	for i := range v {
		v[i] = new(big.Int)
	}
	return v
}

// start has 1 at the start.
func (w *ways) start() []*big.Int {
	v := w.vector()
	if w.dfa.Start != automaton.Dead {
		v[w.dfa.Start].SetInt64(1)
	}
	return v
}

// corner counts the words of two tracks that are less than x and less than y,
// digit strings of equal length.
func (w *ways) corner(x, y []int64) *big.Int {
	total := new(big.Int)
	w.grow(len(x))
	both, product := w.dfa.Start, new(big.Int)
	onX, onY := w.vector(), w.vector() // ways here with only x, only y, as given so far
	for i := range x {
		free := w.free[len(x)-1-i]
		nextX, nextY := w.vector(), w.vector()
		if both != automaton.Dead {
			to := automaton.Dead
			for _, e := range w.edges[both] {
				switch {
				case e.x > x[i] || e.y > y[i]:
				case e.x == x[i] && e.y == y[i]:
					to = e.to
				case e.x == x[i]:
					nextX[e.to].Add(nextX[e.to], one)
				case e.y == y[i]:
					nextY[e.to].Add(nextY[e.to], one)
				default:
					total.Add(total, free[e.to])
				}
			}
			both = to
		}
		for s, edges := range w.edges {
			if onX[s].Sign() > 0 {
				for _, e := range edges {
					if e.x == x[i] {
						nextX[e.to].Add(nextX[e.to], onX[s])
					} else if e.x < x[i] {
						total.Add(total, product.Mul(onX[s], free[e.to]))
					}
				}
			}
			if onY[s].Sign() > 0 {
				for _, e := range edges {
					if e.y == y[i] {
						nextY[e.to].Add(nextY[e.to], onY[s])
					} else if e.y < y[i] {
						total.Add(total, product.Mul(onY[s], free[e.to]))
					}
				}
			}
		}
		onX, onY = nextX, nextY
	}
	return total
}

var one = big.NewInt(1)

// then is where a vector goes by the transitions that want says.
func (w *ways) then(v []*big.Int, want func(e *way3) bool) []*big.Int {
	next := w.vector()
	for s, n := range v {
		if n.Sign() == 0 {
			continue
		}
		for i := range w.edges[s] {
			if e := &w.edges[s][i]; want(e) {
				next[e.to].Add(next[e.to], n)
			}
		}
	}
	return next
}

// dot is the number of words that a vector has with so many ways on.
func dot(v, on []*big.Int) *big.Int {
	total, product := new(big.Int), new(big.Int)
	for s, n := range v {
		if n.Sign() > 0 {
			total.Add(total, product.Mul(n, on[s]))
		}
	}
	return total
}

// behind are, for z given by its digits, the words from each state on: the i-th
// vector is for what follows i digits.
func (w *ways) behind(z []int64) [][]*big.Int {
	all := make([][]*big.Int, len(z)+1)
	w.grow(0)
	all[len(z)] = w.free[0]
	for i := len(z) - 1; i >= 0; i-- {
		all[i] = w.vector()
		for s, n := range all[i] {
			for _, e := range w.edges[s] {
				if e.z == z[i] {
					n.Add(n, all[i+1][e.to])
				}
			}
		}
	}
	return all
}
