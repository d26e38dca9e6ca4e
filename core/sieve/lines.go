package sieve

// A move that takes k from the first heap alone stays in its row; one that
// takes k from both stays on its diagonal y − x. So a P-position uses up its
// line for all later columns, or, when k must be ≡ r (mod m), for the columns
// r, r+m, r+2m, … later. One set of used lines for each residue of the column
// that used them answers for every such rule at once: column x is blocked on
// the lines in set x−r.
//
// A set starts as a list of lines and becomes a bit set when that is faster to
// read: W(a,b) may have a million residues of which few hold anything.

// lines is the set of used lines of one direction, for all residue classes of
// one modulus.
type lines struct {
	*frame
	mod   int64
	delay int64 // a column's P-positions join so many columns late
	reads []read
	few   []lineSet          // by residue of the column, for small moduli
	many  map[int64]*lineSet // likewise, for large ones
}

// A read is a rule: the lines used by the columns ≡ x − res (mod mod) block
// the current column, lift rows above where they cross it; −64 < lift < 64.
type read struct {
	res  int64
	lift int
}

// A lineSet is the lines used by the columns of one residue class.
type lineSet struct {
	list []int64  // while bits is nil
	bits []uint64 // as the frame says
	full int      // rows only: so many words from the bottom are all used
}

// fewClasses is the largest modulus whose sets are kept in a slice.
const fewClasses = 64

func newLines(f *frame, mod, delay int64) *lines {
	l := &lines{frame: f, mod: mod, delay: delay}
	if mod <= fewClasses {
		l.few = make([]lineSet, mod)
	} else {
		l.many = make(map[int64]*lineSet)
	}
	return l
}

// at is the set of a residue class, nil if a large modulus has none yet.
func (l *lines) at(class int64) *lineSet {
	if l.few != nil {
		return &l.few[class]
	}
	return l.many[class]
}

// fullFrom is how many words from the bottom are all used; bits begin at start.
func (s *lineSet) fullFrom(start int) int {
	for s.bits[start+s.full] == ^uint64(0) {
		s.full++
	}
	return s.full
}

// facing is the set that a read looks at.
func (l *lines) facing(r read) *lineSet { return l.at(residue(l.x-r.res, l.mod)) }

// mark blocks what the lists hold. Lines that left the board are forgotten.
func (l *lines) mark(b *board) {
	for _, r := range l.reads {
		set := l.facing(r)
		if set == nil || set.bits != nil {
			continue
		}
		kept := set.list[:0]
		for _, line := range set.list {
			y := l.row(line)
			if y < l.height+64 {
				kept = append(kept, line)
			}
			if y += int64(r.lift); y < l.height {
				b.mark(y)
			}
		}
		set.list = kept
	}
}

// block blocks what the bit sets hold, in the words from..to of the board.
func (l *lines) block(b *board, from, to int) {
	for _, r := range l.reads {
		if set := l.facing(r); set != nil && set.bits != nil {
			orFrom(b.bits[from:to], set.bits, l.pos+from*64-r.lift)
		}
	}
	b.reach(to)
}

// add uses up the lines of P-positions, those of the column delay columns back.
func (l *lines) add(c *column) {
	if c.n == 0 {
		return
	}
	class := residue(l.x-l.delay, l.mod)
	set := l.at(class)
	if set == nil {
		set = new(lineSet)
		l.many[class] = set
	}
	if set.bits == nil && len(set.list)+c.n > 8+words(l.height)/16 {
		set.spread(l.frame)
	}
	if set.bits != nil {
		orInto(set.bits, l.pos+c.lo*64+int(l.delay*l.slope), c.bits[c.lo:c.hi])
		return
	}
	for y := range c.rows {
		set.list = append(set.list, l.line(y+l.delay*l.slope))
	}
}

// spread turns the list into a bit set.
func (s *lineSet) spread(f *frame) {
	s.bits = make([]uint64, f.size())
	for _, line := range s.list {
		if y := f.row(line); y < f.height+64 {
			i := f.pos + int(y)
			s.bits[i>>6] |= 1 << uint(i&63)
		}
	}
	s.list = nil
}

// move follows the frame when it asks for it.
func (l *lines) move() {
	if l.slope == 0 {
		return
	}
	for i := range l.few {
		if l.few[i].bits != nil {
			l.frame.move(l.few[i].bits)
		}
	}
	for _, set := range l.many {
		if set.bits != nil {
			l.frame.move(set.bits)
		}
	}
}
