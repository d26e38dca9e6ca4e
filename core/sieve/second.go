package sieve

import (
	"math/bits"

	"wythoffatlas/core/game"
)

// Takings from the second heap act inside a column: a P-position blocks rows
// above it, so the column is decided from the bottom up. Yet most P-positions
// change nothing that an earlier one has not changed: when l ≡ r (mod m) may be
// taken, only the first P-position of each residue class counts. So a whole
// word of open rows is P at once, up to the lowest row whose class is still
// active, that is, blocks something new; there are at most m such rows in a
// column. When everything is blocked, the column is done.

// second is the takings from the second heap, in the forms that a column is
// decided by.
type second struct {
	cycles []cycle // residue classes of small moduli
	fades  []fade  // the same with bounds over 64
	near   uint64  // bit l−1: l may be taken by a rule with a bound of at most 64
	far    []far   // large moduli
}

func newSecond(t game.SubtractionSet, height int64) second {
	var s second
	all, spans := split(t, height-1)
	for _, c := range all {
		if c.mod <= 64 {
			s.cycles = append(s.cycles, newCycle(c))
			continue
		}
		for _, k := range spansOf([]classes{c}, height-1) {
			s.far = append(s.far, far{k})
		}
	}
	for _, k := range spans {
		switch {
		case k.last <= 64:
			for l := k.first; l <= k.last; l += k.step {
				s.near |= 1 << uint(l-1)
			}
		case k.step <= 64:
			s.fades = append(s.fades, newFade(k))
		default:
			s.far = append(s.far, far{k})
		}
	}
	return s
}

// reset makes ready for a new column.
func (s *second) reset() {
	for i := range s.cycles {
		s.cycles[i].reset()
	}
	for i := range s.fades {
		s.fades[i].reset()
	}
}

// full reports whether all rows above the P-positions so far are blocked.
func (s *second) full() bool {
	for i := range s.cycles {
		if s.cycles[i].full() {
			return true
		}
	}
	return false
}

// closed is the rows of the current word that cycles and fades block.
func (s *second) closed() (rows uint64) {
	for i := range s.cycles {
		rows |= s.cycles[i].block[s.cycles[i].phase]
	}
	for i := range s.fades {
		rows |= s.fades[i].closed
	}
	return rows
}

// active is the rows of the current word whose P-positions block something new.
func (s *second) active() (rows uint64) {
	if s.near != 0 || len(s.far) > 0 {
		return ^uint64(0)
	}
	for i := range s.cycles {
		rows |= s.cycles[i].active[s.cycles[i].phase]
	}
	for i := range s.fades {
		rows |= s.fades[i].active
	}
	return rows
}

// fire blocks what the P-position in row y blocks, a row of the current word.
// Cycles and fades block their classes also in rows below, so the caller must
// have decided the rows up to y.
func (s *second) fire(b *board, y int64) {
	for i := range s.cycles {
		s.cycles[i].fire(y)
	}
	for i := range s.fades {
		s.fades[i].fire(y)
	}
	if s.near != 0 {
		w, sh := y>>6, uint(y&63)
		b.bits[w] |= s.near << 1 << sh
		b.bits[w+1] |= s.near >> (63 - sh)
		b.reach(int(w) + 2)
	}
	for i := range s.far {
		s.far[i].fire(b, y)
	}
}

// decree fires the P-positions of word w whatever blocks them.
func (s *second) decree(b *board, w int, won uint64) {
	for i := range s.fades {
		s.fades[i].open(w)
	}
	for v := won; v != 0; v &= v - 1 {
		s.fire(b, int64(w)<<6+int64(bits.TrailingZeros64(v)))
	}
	for i := range s.fades {
		s.fades[i].close(won)
	}
}

// decide decides the words from..to, which the board has blocked as far as
// other columns tell. It stops when the column is full.
func (s *second) decide(b *board, out []uint64, from, to int) {
	switch others := len(s.fades) + len(s.far); {
	case others == 0 && len(s.cycles) == 0 && s.near != 0:
		s.decideNear(b, out, from, to)
	case others == 0 && len(s.cycles) == 1 && s.near == 0:
		s.cycles[0].decide(b, out, from, to)
	default:
		s.decideAny(b, out, from, to)
	}
}

// decideAny is decide for takings of any form.
func (s *second) decideAny(b *board, out []uint64, from, to int) {
	for i := range s.cycles {
		s.cycles[i].seek(from)
	}
	for w := from; w < to; w++ {
		for i := range s.cycles {
			s.cycles[i].step()
		}
		for i := range s.fades {
			s.fades[i].open(w)
		}
		for open := ^b.bits[w] &^ s.closed(); open != 0; {
			active := open & s.active()
			upTo := active ^ (active - 1) // its lowest bit and those below, or all
			out[w] |= open & upTo
			if active == 0 {
				break
			}
			s.fire(b, int64(w)<<6+int64(bits.TrailingZeros64(active)))
			if s.full() {
				return
			}
			open &^= upTo | b.bits[w] | s.closed()
		}
		for i := range s.fades {
			s.fades[i].close(out[w])
		}
	}
}

// decideNear is decide for bounded takings of at most 64 and no others.
func (s *second) decideNear(b *board, out []uint64, from, to int) {
	for w := from; w < to; w++ {
		open, won, carry := ^b.bits[w], uint64(0), uint64(0)
		for open != 0 {
			row := open & -open
			sh := uint(bits.TrailingZeros64(open)) & 63
			won |= row
			open &^= row | s.near<<1<<sh
			carry |= s.near >> (63 - sh)
		}
		out[w] |= won
		b.bits[w+1] |= carry
	}
	b.reach(to + 1)
}

// A far rule marks the rows it blocks on the board.
type far struct{ span }

func (f far) fire(b *board, y int64) { b.blockEvery(y+f.first, y+f.last, f.step) }
