package layered

import (
	"fmt"
	"slices"
	"sort"

	"wythoffatlas/wasm/protocol"
)

// grouped is an automaton with its states in boxes and its steps in few arrows.
type grouped struct {
	boxes  [][]int
	layer  []int // of each box
	mirror []int // of each box, nil if there is none
	box    []int // of each state, −1 where the start does not lead

	joints int            // places len(boxes) … len(boxes)+joints−1
	joint  map[[2]int]int // that joins two boxes
	arrows map[[2]int]Label
}

func group(a *protocol.Automaton) *grouped {
	far, order := layersOf(a)
	steps := map[[2]int][][2]int{}
	for _, from := range order {
		a.Each(from, func(x, y, to int) {
			key := [2]int{from, to}
			steps[key] = append(steps[key], [2]int{x, y})
		})
	}
	g := &grouped{boxes: twins(order, steps)}
	for !g.exact(steps, len(a.Accepting)) {
	}
	at := make([]int, len(a.Accepting)) // when each state was met
	for i, state := range order {
		at[state] = i
	}
	sort.Slice(g.boxes, func(i, j int) bool { return at[g.boxes[i][0]] < at[g.boxes[j][0]] })
	g.number(len(a.Accepting))
	for _, box := range g.boxes {
		g.layer = append(g.layer, far[box[0]])
	}
	if m := mirror(a, order); m != nil {
		for _, box := range g.boxes {
			other := g.box[m[box[0]]]
			if len(g.boxes[other]) != len(box) {
				g.mirror = nil
				break
			}
			g.mirror = append(g.mirror, other)
		}
	}
	g.arrows = g.labels(steps)
	g.join()
	return g
}

// twins are the states in boxes: those that the same states lead to and that lead
// to the same ones.
func twins(order []int, steps map[[2]int][][2]int) [][]int {
	in, out := map[int][]int{}, map[int][]int{}
	for _, key := range byKeys(steps) {
		out[key[0]] = append(out[key[0]], key[1])
		in[key[1]] = append(in[key[1]], key[0])
	}
	var boxes [][]int
	at := map[string]int{}
	for _, state := range order {
		key := fmt.Sprint(in[state], out[state])
		if state == 0 {
			key = "" // the start stands alone
		}
		if i, ok := at[key]; ok {
			boxes[i] = append(boxes[i], state)
			continue
		}
		at[key] = len(boxes)
		boxes = append(boxes, []int{state})
	}
	for _, box := range boxes {
		sort.Ints(box)
	}
	return boxes
}

func (g *grouped) number(states int) {
	g.box = slices.Repeat([]int{-1}, states)
	for i, box := range g.boxes {
		for _, state := range box {
			g.box[state] = i
		}
	}
}

// exact takes boxes apart whose arrows would not say all their steps, and reports
// whether there were none.
func (g *grouped) exact(steps map[[2]int][][2]int, states int) bool {
	g.number(states)
	apart := map[int]bool{}
	for _, key := range byKeys(steps) {
		a, b := g.box[key[0]], g.box[key[1]]
		if len(g.boxes[a])*len(g.boxes[b]) == 1 {
			continue
		}
		if _, _, ok := g.between(steps, a, b); !ok {
			apart[a], apart[b] = true, true
		}
	}
	var boxes [][]int
	whole := true
	for i, box := range g.boxes {
		if !apart[i] || len(box) == 1 {
			boxes = append(boxes, box)
			continue
		}
		whole = false
		for _, state := range box {
			boxes = append(boxes, []int{state})
		}
	}
	g.boxes = boxes
	return whole
}

// between is what the steps from one box to another say as one part.
func (g *grouped) between(steps map[[2]int][][2]int, a, b int) (p Part, xFirst bool, ok bool) {
	return product(func(i, j int) [][2]int { return steps[[2]int{g.boxes[a][i], g.boxes[b][j]}] }, len(g.boxes[a]), len(g.boxes[b]))
}

// labels are what the arrows between boxes say.
func (g *grouped) labels(steps map[[2]int][][2]int) map[[2]int]Label {
	all := map[[2]int]Label{}
	for _, key := range byKeys(steps) {
		between := [2]int{g.box[key[0]], g.box[key[1]]}
		if _, done := all[between]; done {
			continue
		}
		if p, xFirst, ok := g.between(steps, between[0], between[1]); ok {
			all[between] = Label{[]Part{p}, xFirst}
		} else {
			all[between] = Label{Parts: partsOf(steps[key])}
		}
	}
	return all
}

// A fan is boxes that lead to the same boxes, each with its own digits of one heap;
// those of the other choose where.
type fan struct {
	sources, targets []int
	own, other       []Part
}

// worthJoint is how many arrows a joint must spare.
const worthJoint = 2

// fans are those that spare arrows, the ones that spare most first; no step is in two.
func (g *grouped) fans() []*fan {
	var all []*fan
	byKey := map[string]*fan{}
	for from := range g.boxes {
		for _, xFirst := range []bool{true, false} {
			for _, f := range g.reached(from, xFirst) {
				key := fmt.Sprint(f.targets, f.other)
				if byKey[key] == nil {
					byKey[key] = &fan{targets: f.targets, other: f.other}
					all = append(all, byKey[key])
				}
				byKey[key].sources = append(byKey[key].sources, from)
				byKey[key].own = append(byKey[key].own, f.own[0])
			}
		}
	}
	spared := func(f *fan) int { return len(f.sources)*len(f.targets) - len(f.sources) - len(f.targets) }
	sort.SliceStable(all, func(i, j int) bool { return spared(all[i]) > spared(all[j]) })
	taken := map[[2]int]bool{}
	return slices.DeleteFunc(all, func(f *fan) bool {
		if spared(f) < worthJoint {
			return true
		}
		pairs := pairsOf(len(f.sources), len(f.targets))
		for i, p := range pairs {
			pairs[i] = [2]int{f.sources[p[0]], f.targets[p[1]]}
			if taken[pairs[i]] {
				return true
			}
		}
		for _, p := range pairs {
			taken[p] = true
		}
		return false
	})
}

// reached are the boxes that one leads to, by the digits of its own that it reads:
// of x or of y.
func (g *grouped) reached(from int, xFirst bool) []*fan {
	var all []*fan
	byOwn := map[string]*fan{}
	for to := range g.boxes {
		l, ok := g.arrows[[2]int{from, to}]
		if !ok || len(l.Parts) != 1 || len(g.boxes[from])*len(g.boxes[to]) > 1 && l.XFirst != xFirst {
			continue
		}
		own, other := Part{X: l.Parts[0].X}, Part{Y: l.Parts[0].Y}
		if !xFirst {
			own, other = Part{Y: l.Parts[0].Y}, Part{X: l.Parts[0].X}
		}
		key := own.String()
		if byOwn[key] == nil {
			byOwn[key] = &fan{own: []Part{own}}
			all = append(all, byOwn[key])
		}
		byOwn[key].targets = append(byOwn[key].targets, to)
		byOwn[key].other = append(byOwn[key].other, other)
	}
	return all
}

// join has the arrows of fans meet in joints.
func (g *grouped) join() {
	g.joint = map[[2]int]int{}
	for i, f := range g.fans() {
		joint := len(g.boxes) + i
		for j, from := range f.sources {
			for _, to := range f.targets {
				delete(g.arrows, [2]int{from, to})
				g.joint[[2]int{from, to}] = joint
			}
			g.arrows[[2]int{from, joint}] = Label{Parts: []Part{f.own[j]}}
		}
		for j, to := range f.targets {
			g.arrows[[2]int{joint, to}] = Label{Parts: []Part{f.other[j]}}
		}
		g.joints = i + 1
	}
}
