// Package period looks for eventual periods in decided windows of P-positions:
// what a person would see as a pattern that repeats. It proves nothing beyond
// the window, and knows no theorem.
package period

import (
	"math/bits"

	"wythoffatlas/core/pause"
)

// Columns is a window of decided positions, such as a [sieve.Window]: bit y of
// column x is set when (x, y) is P.
type Columns interface {
	Column(x int64) []uint64
}

// A Period says that (x, y) and (x+P, y+Q) have the same outcome for all
// x ≥ X0 and y ≥ Y0 for which both are in the window. Either columns repeat
// (Q = 0, Y0 = 0), or rows do (P = 0, X0 = 0), or the pattern repeats along a
// diagonal (P, Q > 0, X0 = Y0).
//
// X0 and Y0 are as small as the window allows.
type Period struct {
	P, Q   int64
	X0, Y0 int64
}

// Find returns the smallest period of the columns, of the rows and, unless
// there are both, along a diagonal (smallest P, then smallest Q), of the window
// [0,width)×[0,height); width, height ≥ 1. Nothing is reported unless
//
//   - the pattern begins within the first quarter of the window, and was found
//     again three times after that: X0 + 4P ≤ width and Y0 + 4Q ≤ height;
//   - it has a P-position in it;
//   - the lower left quarter of the window gives the same X0 and Y0. (A ray
//     that leaves the window through its upper edge makes the columns after it
//     look alike, but the more of them the smaller the window is.)
//
// progress is called every few milliseconds; when it returns an error, Find
// stops with that error.
func Find(w Columns, width, height int64, progress pause.Func) ([]Period, error) {
	s := &search{columns: w, width: width, height: height, progress: progress}
	var found []Period
	for _, look := range []func() (Period, bool){s.ofColumns, s.ofRows, s.alongDiagonal} {
		if len(found) == 2 {
			break
		}
		if p, ok := look(); ok {
			found = append(found, p)
		}
		if s.err != nil {
			return nil, s.err
		}
	}
	return found, nil
}

// Both is what [Find] returns of columns and rows where both repeat, which says
// what follows at any distance: it looks for nothing else.
func Both(w Columns, width, height int64, progress pause.Func) (columns, rows Period, ok bool, err error) {
	s := &search{columns: w, width: width, height: height, progress: progress}
	if columns, ok = s.ofColumns(); ok && s.err == nil {
		rows, ok = s.ofRows()
	}
	return columns, rows, ok && s.err == nil, s.err
}

type search struct {
	columns       Columns
	width, height int64
	hint          int64 // the column at which the last candidate failed: the next likely fails there too
	done, work    int64 // candidates tried; words compared since progress was told
	progress      pause.Func
	err           error
}

func (s *search) ofColumns() (Period, bool) {
	for p := int64(1); 4*p <= s.width; p++ {
		if s.holds(p, 0, min(s.width/4, s.width-4*p), 0) {
			return s.settle(p, 0)
		}
	}
	return Period{}, false
}

func (s *search) ofRows() (Period, bool) {
	for q := int64(1); 4*q <= s.height; q++ {
		if s.holds(0, q, 0, min(s.height/4, s.height-4*q)) {
			return s.settle(0, q)
		}
	}
	return Period{}, false
}

// alongDiagonal tries what takes the first P-position of the inner part to
// another: a period does.
func (s *search) alongDiagonal() (Period, bool) {
	inner := min(s.width, s.height) / 4
	ax, ay := s.first(inner)
	if ax < 0 {
		return Period{}, false
	}
	for p := int64(1); ax+3*p < s.width && 4*p <= s.width; p++ {
		column := s.columns.Column(ax + p)
		for q := int64(1); ay+3*q < s.height && 4*q <= s.height; q++ {
			if column[(ay+q)>>6]>>uint((ay+q)&63)&1 == 0 {
				continue
			}
			start := min(inner, s.width-4*p, s.height-4*q)
			if s.holds(p, q, start, start) {
				return s.settle(p, q)
			}
		}
	}
	return Period{}, false
}

// first is the P-position with the smallest x ≥ inner, and then the smallest
// y ≥ inner; −1 if there is none.
func (s *search) first(inner int64) (x, y int64) {
	for x := inner; x < s.width; x++ {
		column := s.columns.Column(x)
		for y := inner; y < s.height; y += 64 {
			if v := from(column, y); v != 0 {
				if y += int64(bits.TrailingZeros64(v)); y < s.height {
					return x, y
				}
			}
		}
	}
	return -1, -1
}

// holds reports whether (p, q) is a period from (x0, y0) on.
func (s *search) holds(p, q, x0, y0 int64) bool {
	s.done++
	if s.hint >= x0 && s.hint < s.width-p && s.last(s.hint, p, q, y0, s.height) >= 0 {
		return false
	}
	for x := x0; x < s.width-p; x++ {
		if s.err != nil {
			return false
		}
		if s.last(x, p, q, y0, s.height) >= 0 {
			s.hint = x
			return false
		}
	}
	return true
}

// settle finds where the period (p, q) begins, and whether that can be
// believed.
func (s *search) settle(p, q int64) (Period, bool) {
	start := s.start(p, q, s.width, s.height)
	if start != s.start(p, q, (s.width+1)/2, (s.height+1)/2) {
		return Period{}, false
	}
	found := Period{P: p, Q: q}
	x1, y1 := s.width, s.height
	if q == 0 {
		found.X0, x1 = start, start+p
	} else if p == 0 {
		found.Y0, y1 = start, start+q
	} else {
		found.X0, found.Y0 = start, start
	}
	for x := found.X0; x < x1; x++ {
		if last(s.columns.Column(x), nil, 0, found.Y0, y1) >= 0 {
			return found, true
		}
	}
	return Period{}, false
}

// start is the least X0 and Y0 with which (p, q) is a period, as far as the
// positions in [0,width)×[0,height) say.
func (s *search) start(p, q, width, height int64) (start int64) {
	for x := range min(width, s.width-p) {
		y := s.last(x, p, q, 0, height)
		switch {
		case y < 0:
		case q == 0:
			start = x + 1
		case p == 0:
			start = max(start, y+1)
		default:
			start = max(start, min(x, y)+1)
		}
	}
	return start
}

// last is the largest y in [y0,y1) at which column x does not repeat, or −1.
func (s *search) last(x, p, q, y0, y1 int64) int64 {
	const chunk = 1 << 18 // words between two reports of progress
	y1 = min(y1, s.height-q)
	if s.work += (y1-y0)/64 + 1; s.work > chunk && s.err == nil {
		s.work = 0
		s.err = s.progress.At(min(s.done, s.width), s.width, "Looking for a period")
	}
	return last(s.columns.Column(x), s.columns.Column(x+p), q, y0, y1)
}

// last is the largest y in [y0,y1) at which bit y of a is not bit y+q of b, or
// −1.
func last(a, b []uint64, q, y0, y1 int64) int64 {
	for y1 > y0 {
		word := max((y1-1)&^63, y0)
		v := from(a, word) ^ from(b, word+q)
		if v &= ^uint64(0) >> uint(64-(y1-word)); v != 0 {
			return word + 63 - int64(bits.LeadingZeros64(v))
		}
		y1 = word
	}
	return -1
}

// from is the 64 bits of a column from bit y ≥ 0 on; past its end there are
// zeros.
func from(column []uint64, y int64) (v uint64) {
	i, shift := int(y>>6), uint(y&63)
	if i < len(column) {
		v = column[i] >> shift
	}
	if i+1 < len(column) {
		v |= column[i+1] << (64 - shift) // no bits at all when shift is 0
	}
	return v
}
