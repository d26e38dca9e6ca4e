package automaton

import "wythoffatlas/core/pause"

// Fill lists words of the conjunction that have given digits on some tracks:
// fixed has for each letter a digit for each track, or −1 where any may stand.
// The words come in the order of their letters, at most `limit`.
func (c *Conjunction) Fill(fixed [][]int, limit int, p pause.Func) ([][]int, error) {
	fits, any := c.prepare()
	if !any {
		return nil, nil
	}
	if !fits {
		return nil, &LimitError{"listing words", 1 << 30, "states"}
	}
	f := &filler{explorer: c.explorer(), layers: make([]layer, len(fixed)+1), limit: limit}
	starts := make([]int32, len(c.parts))
	for i := range c.parts {
		starts[i] = c.parts[i].start()
	}
	f.layers[0].index = newIndex()
	f.layers[0].index.add(c.key(starts))
	for i, digits := range fixed {
		if err := p.At(int64(i), int64(len(fixed)), "Looking for winning moves"); err != nil {
			return nil, err
		}
		f.forward(i, digits)
	}
	last := &f.layers[len(fixed)]
	for _, key := range last.index.keys {
		last.live = append(last.live, f.accepts(key))
	}
	for i := len(fixed) - 1; i >= 0; i-- {
		f.backward(i)
	}
	f.list(0, 0)
	return f.words, nil
}

// A layer is the states reached after so many letters.
type layer struct {
	index *index
	live  []bool
	out   [][]edge // by state, sorted by letter
}

type filler struct {
	*explorer
	layers []layer
	limit  int
	word   []int
	words  [][]int
}

func (f *filler) forward(i int, digits []int) {
	here, next := &f.layers[i], &f.layers[i+1]
	next.index = newIndex()
	f.fixed = digits
	var out []edge
	f.onRight = func(key uint64, digits []int) {
		to, _ := next.index.add(key)
		out = append(out, newEdge(int32(f.Letter(digits...)), to))
	}
	for _, key := range here.index.keys {
		out = nil
		f.from(key)
		here.out = append(here.out, out)
	}
}

func (f *filler) backward(i int) {
	here, next := &f.layers[i], &f.layers[i+1]
	for _, out := range here.out {
		live := false
		for _, e := range out {
			live = live || next.live[e.to()]
		}
		here.live = append(here.live, live)
	}
}

// list goes on from a state of a layer.
func (f *filler) list(i int, state int32) {
	if len(f.words) >= f.limit || !f.layers[i].live[state] {
		return
	}
	if i == len(f.layers)-1 {
		f.words = append(f.words, append([]int(nil), f.word...))
		return
	}
	for _, e := range f.layers[i].out[state] {
		f.word = append(f.word, int(e.letter()))
		f.list(i+1, e.to())
		f.word = f.word[:len(f.word)-1]
	}
}
