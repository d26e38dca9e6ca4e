package layered

import "unicode/utf8"

// Sizes of the words of labels.
const (
	LetterWide = 5.6
	LineHigh   = 12.0
	mostParts  = 2 // of a label that stands at its arrow
)

// Words are what stands at an arrow: all of its label, or its beginning.
func (a *Arrow) Words() string { return a.Digits.Most(mostParts) }

// A rect is what something covers.
type rect struct{ left, top, right, foot float64 }

func (r rect) common(o rect) float64 {
	return max(0, min(r.right, o.right)-max(r.left, o.left)) * max(0, min(r.foot, o.foot)-max(r.top, o.top))
}

// label puts the labels on their arrows where they cover each other, boxes and
// joints least, near the middle of the arrow if it can be.
func (d *Drawing) label() {
	var fixed []rect
	for _, b := range d.Boxes {
		half := StateGap*float64(len(b.States)-1)/2 + Radius
		fixed = append(fixed, rect{b.X - Radius, b.Y - half, b.X + Radius, b.Y + half})
	}
	for _, j := range d.Joints {
		fixed = append(fixed, rect{j.X - 6, j.Y - 6, j.X + 6, j.Y + 6})
	}
	const rounds = 3
	labels := make([]rect, len(d.Arrows)) // those that stand cover something
	for range rounds {
		for i := range d.Arrows {
			labels[i] = rect{}
			labels[i] = d.Arrows[i].freest(fixed, labels)
		}
	}
}

// freest puts a label where on its arrow it covers least of what is fixed and of
// other labels, and is what it covers there.
func (a *Arrow) freest(fixed, others []rect) (free rect) {
	wide := LetterWide*float64(utf8.RuneCountInString(a.Words())) + 2
	least := -1.0
	const tries = 15
	for try := range tries {
		p := on(a.Curve, 0.5+0.8*float64((try+1)/2)/tries*float64(1-2*(try%2)))
		r := rect{p.X - wide/2, p.Y - LineHigh/2, p.X + wide/2, p.Y + LineHigh/2}
		cost := 0.01 * float64(try)
		for _, f := range fixed {
			cost += 3 * r.common(f)
		}
		for _, o := range others {
			cost += r.common(o)
		}
		if least < 0 || cost < least {
			a.At, free, least = p, r, cost
		}
		if cost < 1 {
			break // none later is cheaper by more than the way to it
		}
	}
	return free
}
