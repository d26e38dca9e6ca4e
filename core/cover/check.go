package cover

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

// MaxCheck is how many terms a check compares at most: about a second.
const MaxCheck = 200_000

// A Fault is where a pair first fails to be what Definition 21 asks.
type Fault struct {
	Kind  FaultKind
	N     int64    // the term at which it is seen
	Value *big.Int // the integer at fault; for NotMonotonic, zⁿ − yⁿ
	Other *big.Int // for NotMonotonic, the difference before it; else nil
}

// A FaultKind is what is wrong.
type FaultKind uint8

const (
	Missing      FaultKind = iota // Value is in neither sequence
	Twice                         // Value is in both
	Falling                       // term N of a sequence is not above the one before
	NotPositive                   // term 1 of a sequence is not positive
	NotMonotonic                  // z − y does not grow from term N−1 to N; for N = 1, y¹ < z¹ does not hold
)

// Error is a sentence.
func (f *Fault) Error() string { return "cover: " + f.Words() }

// Words is what is said to people.
func (f *Fault) Words() string {
	switch f.Kind {
	case Missing:
		return fmt.Sprintf("%s is in neither sequence", f.Value)
	case Twice:
		return fmt.Sprintf("%s is in both sequences", f.Value)
	case Falling:
		return fmt.Sprintf("term %d of a sequence, %s, is not larger than the one before", f.N, f.Value)
	case NotPositive:
		return fmt.Sprintf("a sequence starts with %s, which is not positive", f.Value)
	default:
		if f.N == 1 {
			return fmt.Sprintf("z − y is %s at n = 1; it must be positive", f.Value)
		}
		return fmt.Sprintf("z − y is %s at n = %d and was %s before; it must grow", f.Value, f.N, f.Other)
	}
}

// A Report says what a check found.
type Report struct {
	Terms     int64    // of each sequence
	UpTo      *big.Int // each integer from 1 to this occurs once
	Cover     *Fault   // where the cover first fails; nil if nowhere in these terms
	Monotonic *Fault   // where monotonicity first fails; nil if nowhere in these terms
}

// Check compares the first n terms, or as many as there are, with Definition 21.
// n is at most [MaxCheck]. pause, which may be nil, is called between some
// hundred terms.
func (p *Pair) Check(n int64, pause pause.Func) (Report, error) {
	if n < 1 || n > MaxCheck {
		return Report{}, fault.Newf("cover", "a check compares from 1 to %d terms, not %d", MaxCheck, n)
	}
	if last, ends := p.Terms(); ends {
		n = min(n, last)
	}
	c := checking{p: p, terms: n, report: Report{Terms: n, UpTo: new(big.Int)}}
	c.load(0)
	c.load(1)
	for i := int64(0); i < n; i++ {
		if i%256 == 255 {
			if err := pause.At(i, n, "Checking the pair of sequences"); err != nil {
				return Report{}, err
			}
		}
		c.step(i + 1)
	}
	for c.report.Cover == nil && c.take() { // the terms of z that y led up to
	}
	return c.report, nil
}

// checking takes the integers from 1 on out of the two sequences.
type checking struct {
	p      *Pair
	terms  int64
	report Report
	at     [2]int64    // terms of each sequence taken
	next   [2]*big.Int // the term after those; nil at the end
	before *big.Int    // zⁿ − yⁿ of the last term
}

// step compares differences at term n and takes all integers up to yⁿ.
func (c *checking) step(n int64) {
	if c.report.Monotonic == nil {
		y := c.next[0]
		if c.at[0] != n-1 { // the cover has failed
			y = c.p.seq.term(0, big.NewInt(n))
		}
		d := c.p.seq.term(1, big.NewInt(n))
		d.Sub(d, y)
		if c.before == nil && d.Sign() <= 0 || c.before != nil && d.Cmp(c.before) <= 0 {
			c.report.Monotonic = &Fault{NotMonotonic, n, d, c.before}
		}
		c.before = d
	}
	for c.report.Cover == nil && c.at[0] < n && c.take() {
	}
}

// load reads the next term of a sequence.
func (c *checking) load(i int) {
	if c.at[i] == c.terms {
		c.next[i] = nil
		return
	}
	n := c.at[i] + 1
	term, last := c.p.seq.term(i, big.NewInt(n)), c.next[i]
	switch {
	case last == nil && term.Sign() <= 0:
		c.report.Cover = &Fault{NotPositive, n, term, nil}
	case last != nil && term.Cmp(last) <= 0:
		c.report.Cover = &Fault{Falling, n, term, nil}
	}
	c.next[i] = term
}

// take takes the next integer out of the sequence that has it. It reports false
// when the sequences do not tell or fail.
func (c *checking) take() bool {
	want := new(big.Int).Add(c.report.UpTo, one)
	y, z := c.next[0], c.next[1]
	inY, inZ := y != nil && y.Cmp(want) == 0, z != nil && z.Cmp(want) == 0
	switch {
	case inY && inZ:
		c.report.Cover = &Fault{Twice, c.at[0] + 1, want, nil}
	case inY:
		c.pass(0)
	case inZ:
		c.pass(1)
	case y != nil && z != nil:
		c.report.Cover = &Fault{Missing, max(c.at[0], c.at[1]) + 1, want, nil}
	default:
		return false // it may be in the terms to come
	}
	if inY != inZ {
		c.report.UpTo = want
	}
	return c.report.Cover == nil
}

func (c *checking) pass(i int) {
	c.at[i]++
	c.load(i)
}
