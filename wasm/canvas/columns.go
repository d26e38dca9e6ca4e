package canvas

import (
	"math"
	"slices"
	"sort"
)

// A tableColumn is where a column stands, in device pixels: its numbers end at
// right and may be wide wide. A column that is not shown is 0 wide.
type tableColumn struct{ right, wide float64 }

// A spread is the columns of a table side by side: figures of size, and rules
// from left to right.
type spread struct {
	cols              []tableColumn
	size, left, right float64
	more              bool // columns are hidden after the last
	free              Rect // the table has this to itself

	// Where two tables stand beside one another and both are seen: the right end
	// of the first, and how far the second is from it. Else 0.
	parts, gutter float64
}

const (
	roomyGap, tightGap = 44, 14 // between columns, in CSS pixels
	gutterGaps         = 2      // between two tables, in gaps more than between columns
	// Columns get narrower down to this many figures; if that does not do, some
	// are scrolled out of view.
	fewestDigits = 12
)

// spread puts the columns side by side in the middle of free. Where they do not
// fit, first the gaps shrink, then the figures, then long numbers lose their
// middle; and at last only some columns are shown, from t.First on, and the
// first.
func (p *pen) spread(t *Table, size float64, free Rect) spread {
	pad, gap := p.u(16), p.u(roomyGap)
	room := free.Right - free.Left - p.u(24) - 2*pad
	wides, total := p.wides(t, size)
	gaps := float64(len(wides) - 1)
	if t.Second > 0 {
		gaps += gutterGaps
	}
	if total+gaps*gap > room {
		gap = p.u(tightGap)
	}
	if least := p.leastFigures(); total+gaps*gap > room && size > least {
		size = math.Max(least, math.Floor(size*(room-gaps*gap)/total))
		wides, total = p.wides(t, size)
	}
	if total+gaps*gap > room {
		level := math.Max(waterLevel(wides, room-gaps*gap), fewestDigits*p.digitWidth(Serif, size))
		for i, w := range wides {
			wides[i] = math.Min(w, level)
		}
	}
	first, last := p.shown(t, wides, room, gap)
	s := spread{cols: make([]tableColumn, len(wides)), size: size, more: last < len(wides)-1, free: free}
	if first < t.Second && t.Second <= last {
		s.gutter = gutterGaps * gap
	}
	total = 0
	for i, w := range wides {
		if i == 0 || first <= i && i <= last {
			s.cols[i].wide = w
			total += w + gap
		}
	}
	total += 2*pad - gap + s.gutter
	s.left = snap((free.Left + free.Right - total) / 2)
	x := s.left + pad
	for i := range s.cols {
		if c := &s.cols[i]; c.wide > 0 {
			if s.gutter > 0 && i == t.Second {
				s.parts = snap(x - gap/2)
				x += s.gutter
			}
			x += c.wide
			c.right = snap(x)
			x += gap
		}
	}
	s.right = snap(x - gap + pad)
	return s
}

// leastFigures is the size below which figures cannot be read.
func (p *pen) leastFigures() float64 {
	if p.big {
		return snap(28 * p.px)
	}
	return snap(12 * p.px)
}

// wides are how wide columns would like to be.
func (p *pen) wides(t *Table, size float64) (wides []float64, total float64) {
	digit := p.digitWidth(Serif, size)
	for _, c := range t.Columns {
		w := math.Max(digit*float64(c.Digits)+snap(size/6)*float64(c.Digits/3), p.headWidth(c, size))
		wides = append(wides, w)
		total += w
	}
	return wides, total
}

// waterLevel is the width to which the widest must be cut so that all have room.
func waterLevel(wides []float64, room float64) float64 {
	sorted := slices.Clone(wides)
	sort.Slice(sorted, func(i, j int) bool { return sorted[i] < sorted[j] }) // slices.Sort would weigh 9 kB for floats
	for i, w := range sorted {
		if rest := float64(len(sorted) - i); w*rest >= room {
			return room / rest
		} else {
			room -= w
		}
	}
	return math.Inf(1)
}

// shown says which columns beside the first fit, from t.First on, and notes how
// far First can go.
func (p *pen) shown(t *Table, wides []float64, room, gap float64) (first, last int) {
	if t.MaxFirst = 0; len(wides) < 2 {
		return 0, 0
	}
	room -= wides[0]
	fits := len(wides)
	for used := 0.0; fits > 1; fits-- {
		if used += wides[fits-1] + gap; used > room && fits < len(wides) {
			break
		}
	}
	t.MaxFirst = fits - 1
	first = min(max(t.First, 0), t.MaxFirst) + 1
	last = first
	for used := wides[first] + gap; last+1 < len(wides) && used+wides[last+1]+gap <= room; last++ {
		used += wides[last+1] + gap
	}
	return first, last
}
