// Package layered lays out an automaton that reads pairs of digits as a drawing: its
// states in layers by their distance from the start, and few arrows that say all
// its steps. States that the same states lead to and that lead to the same ones
// stand in one box; and where several boxes lead to the same several boxes, the
// arrows meet in a joint. What is drawn is the automaton, no sketch of it: the
// labels of a drawing give back every step.
//
// It sorts by package sort: each type that slices.SortFunc sorts adds some ten
// kilobytes to the page.
package layered

import (
	"slices"
	"sort"

	"wythoffatlas/wasm/protocol"
)

// Sizes of a drawing, in its own units.
const (
	Radius   = 13.0 // of a state
	StateGap = 34.0 // between the middles of states in a box
	BoxGap   = 24.0 // between boxes of a layer
	BoxRim   = 5.0  // of a box about its states
	margin   = 34.0
)

// A Point is a place in a drawing; y grows downwards.
type Point struct{ X, Y float64 }

// A Box is states that stand under one another, about a middle.
type Box struct {
	States []int // increasing
	Point
}

// At is where a state of the box stands.
func (b *Box) At(i int) Point {
	return Point{b.X, b.Y + StateGap*(float64(i)-float64(len(b.States)-1)/2)}
}

// An Arrow leads from one place to another, box or joint; those of a drawing are
// numbered together, the boxes first.
type Arrow struct {
	From, To int
	Digits   Label // what is read on the way
	Curve    []Point
	At       Point // the middle of the label
}

// A Drawing is an automaton laid out.
type Drawing struct {
	Width, Height float64
	Boxes         []Box
	Joints        []Point
	Arrows        []Arrow

	box    []int          // that each state stands in
	arrows map[[2]int]int // by the places they join
	joint  map[[2]int]int // that joins two boxes
}

// Lay lays an automaton out. States that the start does not lead to are left out.
func Lay(a *protocol.Automaton) *Drawing {
	g := group(a)
	d := &Drawing{box: g.box, arrows: map[[2]int]int{}, joint: g.joint}
	if len(g.boxes) > 0 {
		d.places(g, place(g))
		d.label()
	}
	return d
}

// Way are the arrows that a step from one state to another follows, none if there
// is no such step.
func (d *Drawing) Way(from, to int) []int {
	if max(from, to) >= len(d.box) || d.box[from] < 0 || d.box[to] < 0 {
		return nil
	}
	a, b := d.box[from], d.box[to]
	if arrow, ok := d.arrows[[2]int{a, b}]; ok {
		return []int{arrow}
	}
	if joint, ok := d.joint[[2]int{a, b}]; ok {
		return []int{d.arrows[[2]int{a, joint}], d.arrows[[2]int{joint, b}]}
	}
	return nil
}

// layersOf are how far each state is from the start, −1 for what is not reached,
// and the states in the order in which they are met.
func layersOf(a *protocol.Automaton) (far []int, order []int) {
	far = slices.Repeat([]int{-1}, len(a.Accepting))
	if len(far) == 0 {
		return nil, nil
	}
	far[0], order = 0, []int{0}
	for at := 0; at < len(order); at++ {
		a.Each(order[at], func(_, _, to int) {
			if far[to] < 0 {
				far[to] = far[order[at]] + 1
				order = append(order, to)
			}
		})
	}
	return far, order
}

// mirror is for each state the one that the same digits lead to with x and y
// exchanged, nil if there is none for some.
func mirror(a *protocol.Automaton, order []int) []int {
	to := slices.Repeat([]int{-1}, len(a.Accepting))
	if len(order) == 0 {
		return nil
	}
	to[0] = 0
	for _, state := range order {
		for x := range int(a.Digits) {
			for y := range int(a.Digits) {
				next, ok := a.Step(state, x, y)
				other, also := a.Step(to[state], y, x)
				if ok != also || ok && to[next] >= 0 && to[next] != other {
					return nil
				}
				if ok {
					to[next] = other
				}
			}
		}
	}
	return to
}

// byKeys are the keys of a map in order.
func byKeys[V any](m map[[2]int]V) [][2]int {
	keys := make([][2]int, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	sort.Slice(keys, func(i, j int) bool {
		return keys[i][0] < keys[j][0] || keys[i][0] == keys[j][0] && keys[i][1] < keys[j][1]
	})
	return keys
}
