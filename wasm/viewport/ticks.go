package viewport

import (
	"math"
	"math/big"
)

// A Tick is a round number on an axis.
type Tick struct {
	At    float64 // pixel of the middle of its row or column
	Label string  // empty when Minor
	Minor bool
}

// An Axis is the round numbers along one side of a view. It keeps its slices,
// numbers and labels from one frame to the next, so that panning allocates only
// when a tick comes into view. The zero value is empty.
type Axis struct {
	Ticks   []Tick
	Caption string   // "x = 1.2345…×10¹⁰⁰ + …" when labels are offsets; else empty
	Base    *big.Int // what they are offsets from; nil when they are not. Do not change it.

	vertical bool
	step     step
	major    big.Int // distance of labelled ticks, in positions
	minor    big.Int // distance of all ticks
	parts    big.Int // major / minor

	inView
	scratch
}

// inView are the ticks first·minor … last·minor and their labels.
type inView struct {
	first, last big.Int
	labels      []string
	labelled    bool // labels are those of first…last
}

type scratch struct{ n, rest, f, l big.Int }

// Update sets the ticks of the horizontal axis of v, or of the vertical one.
// Labels are at least gap pixels apart, and minor ticks at least a few.
func (a *Axis) Update(v *View, vertical bool, gap float64) {
	a.setStep(stepFor(v.z, min(atLeast(gap, 1), maxPixels)), vertical)
	at := a.find(v)
	if !a.labelled {
		a.write()
	}
	spacing := a.step.pixels(v.z) / float64(a.step.parts)
	if vertical {
		spacing = -spacing
	}
	count := a.n.Sub(&a.last, &a.first).Int64() // as many as have room on the screen
	a.n.DivMod(&a.first, &a.parts, &a.rest)
	phase := a.rest.Int64()
	labels := a.labels
	a.Ticks = a.Ticks[:0]
	for i := range count + 1 {
		t := Tick{At: at + float64(i)*spacing, Minor: (phase+i)%a.step.parts != 0}
		if !t.Minor {
			t.Label, labels = labels[0], labels[1:]
		}
		a.Ticks = append(a.Ticks, t)
	}
}

func (a *Axis) setStep(s step, vertical bool) {
	if a.step == s && a.vertical == vertical {
		return
	}
	a.step, a.vertical, a.labelled = s, vertical, false
	a.major.Mul(powerOfTen(s.exp), a.n.SetInt64(s.mantissa))
	a.parts.SetInt64(s.parts)
	a.minor.Quo(&a.major, &a.parts)
}

// find sets the first and the last tick in view and returns the pixel of the
// first. Where no tick is in view, last < first.
func (a *Axis) find(v *View) (at float64) {
	if a.vertical {
		v.CellAt(0, v.h, &a.n, &a.f)
		v.CellAt(0, 0, &a.n, &a.l)
	} else {
		v.CellAt(0, 0, &a.f, &a.n)
		v.CellAt(v.w, 0, &a.l, &a.n)
	}
	if a.f.Sign() < 0 {
		a.f.SetInt64(0)
	}
	a.n.DivMod(&a.f, &a.minor, &a.rest) // rounds down …
	if a.rest.Sign() != 0 {
		a.n.Add(&a.n, one) // … but the first tick is above the edge
	}
	a.keep(&a.first, &a.n)
	a.n.DivMod(&a.l, &a.minor, &a.rest)
	a.keep(&a.last, &a.n)

	a.n.Mul(&a.first, &a.minor)
	px, py, _ := v.ToScreen(&a.n, &a.n)
	if a.vertical {
		return py - v.Cell()/2
	}
	return px + v.Cell()/2
}

// keep sets dst to n and notes when that makes the labels old.
func (a *Axis) keep(dst, n *big.Int) {
	if dst.Cmp(n) != 0 {
		dst.Set(n)
		a.labelled = false
	}
}

// write makes the labels of the ticks in view. Where the numbers themselves
// would be too long to tell apart at a glance, the labels are offsets from a
// rounder number nearby, which the caption names: a multiple of 1000 steps, so
// that it stays the same over a long way of panning.
func (a *Axis) write() {
	const digits = 3
	a.labelled = true
	a.labels, a.Caption, a.Base = a.labels[:0], "", nil

	top := &a.l
	top.Mul(&a.last, &a.minor)
	length := digitsOf(top)
	if length > plainDigits && length-a.step.exp > digits+2 {
		unit := powerOfTen(a.step.exp + digits)
		a.n.Add(&a.first, &a.last)
		a.n.Mul(&a.n, &a.minor)
		a.n.Add(&a.n, unit) // the middle rounded is ⌊(first + last)/(2·unit) + 1/2⌋
		a.n.Quo(&a.n, a.rest.Lsh(unit, 1))
		a.Base = unit.Mul(unit, &a.n)
		a.Caption = a.name() + " = " + Readable(a.Base) + " + …"
	}

	// The first labelled tick is the first·minor rounded up to a multiple of major.
	n := &a.n
	n.Add(&a.first, &a.parts)
	n.Sub(n, one)
	n.DivMod(n, &a.parts, &a.rest)
	for n.Mul(n, &a.major); n.Cmp(top) <= 0; n.Add(n, &a.major) {
		a.labels = append(a.labels, a.label(n))
	}
}

func (a *Axis) label(n *big.Int) string {
	if a.Base == nil {
		return Readable(n)
	}
	offset := a.rest.Sub(n, a.Base)
	if offset.Sign() < 0 {
		return Readable(offset) // has its sign
	}
	return "+" + Readable(offset)
}

func (a *Axis) name() string {
	if a.vertical {
		return "y"
	}
	return "x"
}

// A step is the distance of ticks: mantissa·10^exp positions between those with
// a label, and parts ticks in that distance.
type step struct {
	mantissa int64 // 1, 2 or 5
	exp      int
	parts    int64
}

// stepFor is the least step of 1, 2 or 5 times a power of ten that is gap
// pixels or more at zoom z.
func stepFor(z, gap float64) step {
	s := step{mantissa: 1}
	if need := math.Log2(gap) - z; need > 0 { // log2 of positions
		s.exp = int(need / log2of10)
		for _, s.mantissa = range []int64{1, 2, 5, 10} {
			if s.pixels(z) >= gap*(1-1e-9) {
				break
			}
		}
		if s.mantissa == 10 {
			s.mantissa, s.exp = 1, s.exp+1
		}
	}
	s.parts = s.divide(z)
	return s
}

// divisions lists, for each mantissa, into how many parts a step divides so
// that the parts are 1, 2 or 5 times a power of ten too, most parts first.
var divisions = map[int64][]int64{1: {10, 5, 2}, 2: {4, 2}, 5: {5}}

// divide is into how many parts minor ticks divide a step: as many as have
// room and are whole positions.
func (s step) divide(z float64) int64 {
	const room = 7 // px
	for _, parts := range divisions[s.mantissa] {
		whole := s.exp > 0 || s.mantissa%parts == 0
		if whole && s.pixels(z) >= room*float64(parts) {
			return parts
		}
	}
	return 1
}

// pixels is the distance of labelled ticks on the screen.
func (s step) pixels(z float64) float64 {
	if s.exp <= 22 { // 10^22 is the last power of ten that float64 has exactly
		return float64(s.mantissa) * math.Pow10(s.exp) * math.Exp2(z)
	}
	return float64(s.mantissa) * math.Exp2(float64(s.exp)*log2of10+z)
}

func powerOfTen(k int) *big.Int {
	return new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(k)), nil)
}
