package layered

import (
	"cmp"
	"math"
	"slices"
	"sort"
)

// A placing is the layout while it is made. Its nodes are the boxes, the joints,
// and the bends of arrows that pass layers of boxes on their way. Boxes and bends
// stand in even layers, joints in odd ones between them.
type placing struct {
	layer  []int
	height []float64
	y      []float64
	mirror []int // itself where there is none
	near   [][]int
	rows   [][]int // the nodes of each layer, from the top
	bends  map[[2]int][]int
	still  bool      // there is a symmetry to keep
	x      []float64 // of each layer
}

// Layers are from narrow to wide apart, by slope for each arrow between them.
const narrow, wide, slope = 116.0, 250.0, 6.0

// rounds of moving each node to the middle of what it is joined to; more change
// little in drawings of sixty states.
const rounds = 40

// place finds where boxes, joints and bends stand.
func place(g *grouped) *placing {
	p := &placing{bends: map[[2]int][]int{}, still: g.mirror != nil}
	for i, box := range g.boxes {
		p.node(2*g.layer[i], StateGap*float64(len(box)-1)+2*Radius+8)
	}
	p.joints(g)
	p.mirrors(g)
	for _, key := range byKeys(g.arrows) {
		p.bend(key)
	}
	if p.still {
		for key, bends := range p.bends {
			other := p.bends[[2]int{p.mirror[key[0]], p.mirror[key[1]]}]
			for i, bend := range bends {
				p.mirror[bend] = other[i]
			}
		}
	}
	p.near = make([][]int, len(p.layer))
	for key := range g.arrows {
		last := key[0]
		for _, next := range append(slices.Clone(p.bends[key]), key[1]) {
			p.near[last], p.near[next] = append(p.near[last], next), append(p.near[next], last)
			last = next
		}
	}
	for _, near := range p.near {
		sort.Ints(near)
	}
	p.settle()
	p.spread()
	return p
}

// spread sets the layers apart, the wider where more arrows pass between them.
func (p *placing) spread() {
	passing := make([]float64, len(p.rows)/2+1)
	for n, near := range p.near {
		for _, other := range near {
			if from, to := p.layer[n], p.layer[other]; from <= to {
				passing[from/2]++ // of a joint: on either side of it in the same gap
			}
		}
	}
	p.x = make([]float64, len(p.rows)+1)
	for at := 2; at < len(p.x); at += 2 {
		least := narrow
		if len(p.rows[at-1]) > 0 { // joints: there are arrows on either side
			least = 2*narrow - 2*Radius
		}
		p.x[at] = p.x[at-2] + min(max(least, slope*passing[at/2-1]), wide)
		p.x[at-1] = (p.x[at-2] + p.x[at]) / 2
	}
	if last := len(p.x) - 1; last%2 == 1 {
		p.x[last] = p.x[last-1] + narrow*3/4
	}
}

func (p *placing) node(layer int, height float64) int {
	n := len(p.layer)
	p.layer, p.height = append(p.layer, layer), append(p.height, height)
	p.mirror = append(p.mirror, n)
	for len(p.rows) <= layer {
		p.rows = append(p.rows, nil)
	}
	p.rows[layer] = append(p.rows[layer], n)
	return n
}

// joints stand between layers, where the arrows that meet are shortest.
func (p *placing) joints(g *grouped) {
	for joint := len(g.boxes); joint < len(g.boxes)+g.joints; joint++ {
		var ends []int
		for key := range g.arrows {
			switch joint {
			case key[0]:
				ends = append(ends, p.layer[key[1]])
			case key[1]:
				ends = append(ends, p.layer[key[0]])
			}
		}
		sort.Ints(ends)
		at := ends[(len(ends)-1)/2] + 1
		p.node(at, 2*Radius)
	}
}

// mirrors finds the mirror images of boxes and joints.
func (p *placing) mirrors(g *grouped) {
	if !p.still {
		return
	}
	copy(p.mirror, g.mirror)
	for key, joint := range g.joint {
		other, ok := g.joint[[2]int{g.mirror[key[0]], g.mirror[key[1]]}]
		if !ok {
			p.still = false
			return
		}
		p.mirror[joint] = other
	}
}

// bend gives an arrow that passes layers of boxes a bend in each.
func (p *placing) bend(key [2]int) {
	from, to := p.layer[key[0]], p.layer[key[1]]
	step := cmp.Compare(to, from)
	for at := from + step; step != 0 && at != to; at += step {
		if at%2 == 0 {
			p.bends[key] = append(p.bends[key], p.node(at, 10))
		}
	}
}

// settle moves the nodes up and down: each to the middle of those it is joined to,
// as near as those of its layer let it.
func (p *placing) settle() {
	p.y = make([]float64, len(p.layer))
	for _, row := range p.rows {
		p.stack(row, p.y)
	}
	best, least := slices.Clone(p.y), math.Inf(1)
	middles, wants := make([]float64, len(p.layer)), make([]float64, len(p.layer))
	for round := range rounds {
		for i := range p.rows {
			if round%2 == 1 {
				i = len(p.rows) - 1 - i
			}
			for _, n := range p.rows[i] {
				middles[n] = p.middle(n)
			}
			for _, n := range p.rows[i] {
				wants[n] = middles[n]
				if p.still {
					wants[n] = (middles[n] - middles[p.mirror[n]]) / 2
				}
			}
			row := p.rows[i]
			sort.SliceStable(row, func(a, b int) bool { return wants[row[a]] < wants[row[b]] })
			p.stack(row, wants)
		}
		if l := p.length(); l < least {
			best, least = slices.Clone(p.y), l
		}
	}
	p.y = best
}

// middle is the middle of the nodes that one is joined to.
func (p *placing) middle(n int) float64 {
	if len(p.near[n]) == 0 {
		return p.y[n]
	}
	sum := 0.0
	for _, other := range p.near[n] {
		sum += p.y[other]
	}
	return sum / float64(len(p.near[n]))
}

// length is how far all arrows go up and down.
func (p *placing) length() (sum float64) {
	for n, near := range p.near {
		for _, other := range near {
			sum += math.Abs(p.y[n] - p.y[other])
		}
	}
	return sum
}

// stack puts the nodes of a layer, in order, where the sum of the squares of their
// ways to where they are wanted is least and none overlap: neighbours that would
// are pushed apart about their common middle (the pool of adjacent violators).
func (p *placing) stack(row []int, wanted []float64) {
	type pool struct {
		nodes, middle float64
		first         int
	}
	var pools []pool
	offset := make([]float64, len(row)) // of a node from the first of the layer
	for i, n := range row {
		if i > 0 {
			offset[i] = offset[i-1] + (p.height[row[i-1]]+p.height[n])/2 + BoxGap
		}
		last := pool{1, wanted[n] - offset[i], i}
		for len(pools) > 0 && pools[len(pools)-1].middle > last.middle {
			before := pools[len(pools)-1]
			pools = pools[:len(pools)-1]
			last = pool{before.nodes + last.nodes, (before.nodes*before.middle + last.nodes*last.middle) / (before.nodes + last.nodes), before.first}
		}
		pools = append(pools, last)
	}
	for i, pool := range pools {
		end := len(row)
		if i+1 < len(pools) {
			end = pools[i+1].first
		}
		for at := pool.first; at < end; at++ {
			p.y[row[at]] = pool.middle + offset[at]
		}
	}
}
