package layered

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// random is an automaton of so many states and digits, with a share of steps; states
// above a bound copy those below it, so that there are boxes and joints.
func random(r *rand.Rand, states, digits, own int, share float64) *protocol.Automaton {
	a := &protocol.Automaton{Digits: uint64(digits), Next: make([]uint64, states*digits*digits), Accepting: make([]byte, states)}
	for i := range a.Next {
		state := i / (digits * digits)
		switch {
		case state >= own:
			a.Next[i] = a.Next[i-digits*digits*own]
		case r.Float64() < share:
			a.Next[i] = uint64(1 + r.IntN(states))
		}
	}
	for i := range a.Accepting {
		a.Accepting[i] = byte(r.IntN(2))
	}
	return a
}

// shifted reads pairs of numbers whose second is the first shifted by one place: the
// states are the digit to come, in either order. It is what automata of
// (s,t)-Wythoff are like.
func shifted(digits int) *protocol.Automaton {
	a := &protocol.Automaton{Digits: uint64(digits), Next: make([]uint64, (2*digits-1)*digits*digits), Accepting: make([]byte, 2*digits-1)}
	at := func(state, x, y int) *uint64 { return &a.Next[(state*digits+x)*digits+y] }
	for d := range digits {
		*at(0, 0, d) = uint64(1 + d)
		if d > 0 {
			*at(0, d, 0) = uint64(digits + d)
		}
		for e := 1; e < digits; e++ {
			*at(e, e, d) = uint64(1 + d)
			if d > 0 {
				*at(digits+e-1, d, e) = uint64(digits + d)
			} else {
				*at(digits+e-1, 0, e) = 1
			}
		}
	}
	a.Accepting[0] = 1
	return a
}

func automata() map[string]*protocol.Automaton {
	r := rand.New(rand.NewPCG(14, 3))
	all := map[string]*protocol.Automaton{}
	for i := range 60 {
		states := 1 + r.IntN(60)
		all[fmt.Sprint("random ", i)] = random(r, states, 2+r.IntN(3), 1+r.IntN(states), []float64{0.1, 0.4, 1}[i%3])
	}
	for digits := 2; digits <= 9; digits++ {
		all[fmt.Sprint("shifted ", digits)] = shifted(digits)
	}
	return all
}

type step struct{ from, x, y int }

// said are the steps that a drawing says, by its labels alone.
func said(d *Drawing) map[step]int {
	steps := map[step]int{}
	add := func(a, b Box, l Label) {
		for _, p := range l.Parts {
			first, second := a.States, b.States
			if !l.XFirst {
				first, second = b.States, a.States
			}
			for i, x := range p.X {
				for j, y := range p.Y {
					at := func(states []int, k int) int { return states[min(k, len(states)-1)] }
					from, to := at(first, i), at(second, j)
					if !l.XFirst {
						from, to = to, from
					}
					steps[step{from, x, y}] = to
				}
			}
		}
	}
	into := map[int][]Arrow{}
	for _, a := range d.Arrows {
		if a.To >= len(d.Boxes) {
			into[a.To] = append(into[a.To], a)
		}
	}
	for _, a := range d.Arrows {
		switch {
		case a.To >= len(d.Boxes):
		case a.From < len(d.Boxes):
			add(d.Boxes[a.From], d.Boxes[a.To], a.Digits)
		default:
			for _, before := range into[a.From] {
				l := Label{Parts: []Part{{before.Digits.Parts[0].X, a.Digits.Parts[0].Y}}, XFirst: true}
				if l.Parts[0].X == nil {
					l = Label{Parts: []Part{{a.Digits.Parts[0].X, before.Digits.Parts[0].Y}}}
				}
				add(d.Boxes[before.From], d.Boxes[a.To], l)
			}
		}
	}
	return steps
}

// The labels of a drawing say all the steps of its automaton, and no other.
func TestDrawingsSayTheirAutomata(t *testing.T) {
	joints, boxes := 0, 0
	for name, a := range automata() {
		d := Lay(a)
		joints, boxes = joints+len(d.Joints), boxes+len(a.Accepting)-len(d.Boxes)
		want := map[step]int{}
		_, reached := layersOf(a)
		for _, from := range reached {
			for x := range int(a.Digits) {
				for y := range int(a.Digits) {
					if to, ok := a.Step(from, x, y); ok {
						want[step{from, x, y}] = to
						if len(d.Way(from, to)) == 0 {
							t.Fatalf("%s: no arrow from %d to %d", name, from, to)
						}
					}
				}
			}
		}
		if got := said(d); !maps.Equal(got, want) {
			t.Fatalf("%s: the drawing says %v, the automaton has %v", name, got, want)
		}
	}
	if joints == 0 || boxes == 0 {
		t.Errorf("%d joints, %d states in boxes of others: nothing was tried", joints, boxes)
	}
}

// States do not overlap, and all that is drawn is in the picture.
func TestNothingOverlaps(t *testing.T) {
	for name, a := range automata() {
		d := Lay(a)
		var states []Point
		for _, b := range d.Boxes {
			for i := range b.States {
				states = append(states, b.At(i))
			}
		}
		for i, p := range states {
			for _, q := range states[:i] {
				if math.Hypot(p.X-q.X, p.Y-q.Y) < 2*Radius {
					t.Fatalf("%s: states at %v and %v", name, p, q)
				}
			}
		}
		for _, arrow := range d.Arrows {
			for part := range 21 {
				if p := on(arrow.Curve, float64(part)/20); p.X < 0 || p.Y < 0 || p.X > d.Width || p.Y > d.Height {
					t.Fatalf("%s: an arrow at %v leaves %v × %v", name, p, d.Width, d.Height)
				}
			}
		}
	}
}

// Where exchanging x and y changes nothing the drawing is its own mirror image.
func TestSymmetryIsDrawn(t *testing.T) {
	a := &protocol.Automaton{Digits: 2, Next: []uint64{1, 2, 3, 4, 2, 5, 0, 0, 3, 0, 5, 0, 4, 0, 0, 1, 5, 2, 3, 0}, Accepting: make([]byte, 5)}
	d := Lay(a)
	y := func(state int) float64 { return d.Boxes[d.box[state]].Y }
	if middle := y(0); math.Abs(y(1)+y(2)-2*middle) > 1e-6 || y(1) == y(2) || math.Abs(y(4)-middle) > 1e-6 {
		t.Errorf("the states are at %v, %v, %v, %v, %v", y(0), y(1), y(2), y(3), y(4))
	}
}

// Many steps become few arrows.
func TestStepsAreDrawnTogether(t *testing.T) {
	const digits = 8
	a := shifted(digits)
	steps := map[[2]int]bool{}
	_, reached := layersOf(a)
	for _, from := range reached {
		for x := range digits {
			for y := range digits {
				if to, ok := a.Step(from, x, y); ok {
					steps[[2]int{from, to}] = true
				}
			}
		}
	}
	if d := Lay(a); 4*len(d.Arrows) > len(steps) {
		t.Errorf("%d arrows for %d pairs of states", len(d.Arrows), len(steps))
	}
}

func TestLabelsAreRead(t *testing.T) {
	l := Label{Parts: partsOf([][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 3}, {4, 0}, {4, 1}, {5, 5}})}
	if got := l.String(); got != "0/1/4,0/1 2,3 5,5" {
		t.Errorf("%q", got)
	}
	if got := l.Most(2); got != "0/1/4,0/1 2,3 +1" {
		t.Errorf("%q", got)
	}
	if got := (Part{X: []int{1, 2, 3, 5}}).String(); got != "1–3/5,·" {
		t.Errorf("%q", got)
	}
}

func TestNoAutomatonIsDrawn(t *testing.T) {
	for _, a := range []*protocol.Automaton{{}, {Digits: 2, Next: []uint64{9, 9, 9, 9}, Accepting: []byte{1}}, {Digits: 2, Accepting: []byte{1, 1, 1}}} {
		if d := Lay(a); len(d.Arrows) > 0 || len(d.Way(0, 1)) > 0 {
			t.Errorf("%v is drawn with arrows", a)
		}
	}
}

func BenchmarkLay(b *testing.B) {
	for _, digits := range []int{4, 8, 16, 30} {
		a := shifted(digits)
		b.Run(fmt.Sprint("shifted ", len(a.Accepting)), func(b *testing.B) {
			for b.Loop() {
				Lay(a)
			}
		})
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, states := range []int{15, 30, 60} {
		a := random(r, states, 2, states, 1)
		b.Run(fmt.Sprint("random ", states), func(b *testing.B) {
			for b.Loop() {
				Lay(a)
			}
		})
	}
}
