package sieve

import (
	"math/bits"

	"wythoffatlas/core/integer"
)

// A cycle is the residue classes of one modulus m ≤ 64. Rows are blocked by
// class, in a pattern that repeats after m/gcd(m,64) words.
type cycle struct {
	mod    int64
	takes  uint64     // residues that may be taken, as a mask
	fired  uint64     // classes of rows that are blocked
	spent  uint64     // classes whose P-positions block nothing new
	rows   [][]uint64 // by class: its rows
	block  []uint64   // the rows of the classes in fired
	active []uint64   // the rows of the classes not in spent
	phase  int        // of the current word
}

func newCycle(c classes) cycle {
	n := c.mod / integer.GCD(c.mod, 64)
	s := cycle{mod: c.mod, takes: maskOf(c.residues), block: make([]uint64, n), active: make([]uint64, n)}
	for class := range c.mod {
		s.rows = append(s.rows, pattern(c.mod, 1<<uint(class)))
	}
	s.fired = 1 // so that reset does its work
	s.reset()
	return s
}

func (c *cycle) reset() {
	if c.fired == 0 {
		return
	}
	c.fired, c.spent = 0, 0
	for i := range c.block {
		c.block[i], c.active[i] = 0, ^uint64(0)
	}
}

// seek and step set the phase: seek(w) and then step for word w and for each
// word after it.
func (c *cycle) seek(w int) { c.phase = (w + len(c.block) - 1) % len(c.block) }

func (c *cycle) step() {
	if c.phase++; c.phase == len(c.block) {
		c.phase = 0
	}
}

func (c *cycle) full() bool { return bits.OnesCount64(c.fired) == int(c.mod) }

// fire blocks the classes that a P-position in row y can be reached from.
func (c *cycle) fire(y int64) {
	fresh := rotate(c.takes, y%c.mod, c.mod) &^ c.fired
	if fresh == 0 {
		return
	}
	c.fired |= fresh
	for ; fresh != 0; fresh &= fresh - 1 {
		for i, v := range c.rows[bits.TrailingZeros64(fresh)] {
			c.block[i] |= v
		}
	}
	for class := range c.mod {
		if c.spent>>uint(class)&1 == 0 && rotate(c.takes, class, c.mod)&^c.fired == 0 {
			c.spent |= 1 << uint(class)
			for i, v := range c.rows[class] {
				c.active[i] &^= v
			}
		}
	}
}

// decide is second.decide for nothing but this cycle.
func (c *cycle) decide(b *board, out []uint64, from, to int) {
	c.seek(from)
	block, active, phase := c.block, c.active, c.phase
	out = out[from:to]
	rows := b.bits[from:to]
	for i := 0; i < len(rows); i++ {
		if rows[i] == ^uint64(0) {
			skipped := fullWords(rows[i:])
			phase = (phase + skipped) % len(block)
			if i += skipped; i == len(rows) {
				return
			}
		}
		if phase++; phase == len(block) {
			phase = 0
		}
		open := ^(rows[i] | block[phase])
		for {
			news := open & active[phase]
			if news == 0 {
				out[i] |= open
				break
			}
			upTo := news ^ (news - 1)
			out[i] |= open & upTo
			c.fire(int64(from+i)<<6 + int64(bits.TrailingZeros64(news)))
			if c.full() {
				return
			}
			open &^= upTo | block[phase]
		}
	}
}

// fullWords is how many words at the start are blocked entirely.
func fullWords(words []uint64) (n int) {
	for rest := words; len(rest) >= 8; rest = rest[8:] {
		r := rest[:8:8]
		if r[0]&r[1]&r[2]&r[3]&r[4]&r[5]&r[6]&r[7] != ^uint64(0) {
			break
		}
		n += 8
	}
	for n < len(words) && words[n] == ^uint64(0) {
		n++
	}
	return n
}

// A fade is a residue class mod m ≤ 64 with a bound of more than 64: a cycle
// whose classes are blocked up to some row each. Within a word a P-position
// blocks its class as a cycle would; how far beyond is settled when the word is
// decided, by the last P-position of each class in it.
type fade struct {
	span
	rows   [][]uint64 // by class: its rows
	until  []int64    // by class: blocked up to this row
	row    int64      // the lowest row of the current word
	phase  int        // of the current word in the patterns
	closed uint64     // what is blocked in the current word
	active uint64     // the rows whose P-positions block something new in it
}

func newFade(k span) fade {
	f := fade{span: k, until: make([]int64, k.step)}
	for class := range k.step {
		f.rows = append(f.rows, pattern(k.step, 1<<uint(class)))
	}
	return f
}

func (f *fade) reset() {
	for i := range f.until {
		f.until[i] = -1
	}
}

// target is the class that a class of P-positions blocks.
func (f *fade) target(class int64) int64 { return (class + f.first) % f.step }

// open begins word w.
func (f *fade) open(w int) {
	f.row, f.phase = int64(w)<<6, w%len(f.rows[0])
	f.closed, f.active = 0, 0
	for class := range f.step {
		to := f.target(class)
		switch left := f.until[to] - f.row; {
		case left >= 63:
			f.closed |= f.rows[to][f.phase]
			continue
		case left >= 0:
			f.closed |= f.rows[to][f.phase] & (1<<uint(left+1) - 1)
		}
		f.active |= f.rows[class][f.phase]
	}
}

// fire blocks the class of a P-position in row y of the word.
func (f *fade) fire(y int64) {
	class := y % f.step
	f.closed |= f.rows[f.target(class)][f.phase]
	f.active &^= f.rows[class][f.phase]
}

// close ends the word, given its P-positions.
func (f *fade) close(won uint64) {
	if won == 0 {
		return
	}
	for class := range f.step {
		if v := won & f.rows[class][f.phase]; v != 0 {
			f.until[f.target(class)] = f.row + int64(bits.Len64(v)) - 1 + f.last
		}
	}
}
