package model

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// worker has the worker do one thing.
func (w *walk) worker() {
	say := func(id uint64, body protocol.Body) {
		w.do(Heard{protocol.Encode(protocol.Message{ID: id, Body: body})})
	}
	switch n := w.rng.IntN(60); {
	case !w.alive:
		return
	case !w.ready:
		w.ready = true
		say(0, &protocol.Ready{})
	case n == 0 && w.rng.IntN(40) == 0:
		w.alive, w.open = false, w.open[:0]
		w.do(Died{"it ran out of memory"})
	case n == 1:
		w.do(Heard{[]byte{byte(w.rng.IntN(256)), 77, 3}})
	case n == 2:
		id := uint64(w.rng.IntN(100))
		if !slices.ContainsFunc(w.open, func(m protocol.Message) bool { return m.ID == id }) {
			say(id, &protocol.Inspected{Outcome: "P", Reason: "nobody asked"})
		}
	case len(w.open) == 0:
	default:
		i := w.rng.IntN(len(w.open))
		m := w.open[i]
		if w.rng.IntN(4) == 0 {
			say(m.ID, &protocol.Started{})
			say(m.ID, &protocol.Progress{Done: 1, Total: 3, Words: "Working"})
			return
		}
		w.open = append(w.open[:i], w.open[i+1:]...)
		if _, cancel := m.Body.(*protocol.Cancel); cancel {
			say(m.ID, &protocol.Dropped{})
			return
		}
		if w.rng.IntN(20) > 0 {
			say(m.ID, answer(w.rng, m.Body))
		}
	}
}

// answer is an answer that names its question where it can.
func answer(rng *rand.Rand, q protocol.Body) protocol.Body {
	if rng.IntN(15) == 0 {
		return &protocol.Error{Message: mark(q)}
	}
	switch q := q.(type) {
	case *protocol.Tile:
		side := 256
		if q.Side > 0 {
			side = int(q.Side)
		}
		return &protocol.Shades{Texels: make([]byte, side*side), Edge: uint64(rng.IntN(3)) * 4096}
	case *protocol.Inspect:
		return &protocol.Inspected{Outcome: []string{"P", "N", ""}[rng.IntN(3)], Reason: mark(q), Moves: []protocol.Move{{To: q.At, Change: make([]string, len(q.At))}}}
	case *protocol.Options:
		return optionsAnswer(rng, q)
	case *protocol.Explain:
		return &protocol.Explained{Outcome: []string{"P", "N"}[rng.IntN(2)], Short: "short", Words: []string{mark(q)}, Over: rng.IntN(9) == 0}
	case *protocol.Rows:
		return rowsAnswer(rng, q)
	case *protocol.Count:
		return &protocol.Counted{N: mark(q)}
	case *protocol.Seek:
		heaps := 2
		for _, a := range q.Axes {
			heaps = max(heaps, int(a))
		}
		at := make([]string, heaps)
		for i := range at {
			at[i] = q.Values[len(q.Values)-1]
		}
		return &protocol.Found{Rows: []protocol.Row{{N: "7", At: at}}, Note: mark(q)}
	case *protocol.Owner:
		return &protocol.Owns{Row: "12", Pile: 1}
	case *protocol.Owners:
		return &protocol.Owned{Piles: make([]byte, q.Count)}
	case *protocol.Trend:
		return &protocol.Trending{Row: []string{"100", "162", "262", "300", "400"}}
	case *protocol.Verify:
		return &protocol.Verified{Checked: 10, Route: mark(q), First: []string{"3", "5"}}
	case *protocol.Study:
		return &protocol.Studied{Sections: []protocol.Section{{Title: mark(q)}}, Rays: []string{"0", "0", "1.5", "2.5"}}
	case *protocol.Decide:
		return &protocol.Decided{Edge: q.Side, Note: mark(q)}
	case *protocol.Stand:
		return &protocol.Explained{Outcome: []string{"P", "N"}[rng.IntN(2)], Short: "short", Words: []string{mark(q)}, Over: rng.IntN(9) == 0, Forbid: q.At}
	case *protocol.Review:
		return &protocol.Letters{Outcomes: "PN", Reason: mark(q)}
	case *protocol.Outcomes:
		return &protocol.Letters{Outcomes: "P", Reason: mark(q)}
	case *protocol.Play:
		return playAnswer(rng, q)
	case *protocol.Start:
		address, _ := link.Parse(q.Game)
		return &protocol.Begun{At: textsOf(usualStart(address.Game.Heaps))}
	case *protocol.Puzzles:
		return &protocol.Puzzled{Puzzles: []protocol.Puzzle{{At: []string{"1", "3"}, Options: "5", Winning: 1, To: []string{"1", "2"}, Taken: "1", Degree: 4}}}
	case *protocol.Candidates:
		return &protocol.Table{Columns: []string{"A", "B"}, Cells: []string{"1", "2"}}
	case *protocol.Claims:
		return &protocol.Claimed{Checked: q.Step % 3, Fails: make([]string, rng.IntN(2))}
	case *protocol.Recompute:
		return &protocol.Recomputed{Game: "game=wythoff", Heads: []string{"n"}, Printed: []string{"1"}, At: []string{"1,2"}, Computed: []string{"2"}}
	case *protocol.Prove:
		return &protocol.Evidence{Lines: []string{mark(q)}}
	}
	return &protocol.Error{Message: mark(q)}
}

// playAnswer takes one token from a heap, which may be a move or none.
func playAnswer(rng *rand.Rand, q *protocol.Play) protocol.Body {
	at, _ := numbersOf(q.At)
	i := rng.IntN(len(at))
	if at[i].Sign() == 0 {
		return &protocol.Played{Over: true}
	}
	at[i].Sub(at[i], big.NewInt(1))
	return &protocol.Played{To: textsOf(at)}
}

// optionsAnswer names its question in the note.
func optionsAnswer(rng *rand.Rand, q *protocol.Options) protocol.Body {
	listed := &protocol.Listed{Total: []string{"1", "7", "", "x"}[rng.IntN(4)], Groups: []string{"1", "0", ""}, Note: mark(q), To: q.At}
	if rng.IntN(3) > 0 {
		listed.Reach = []protocol.Reach{{FirstTo: []string{"0", "1"}, SecondTo: []string{"x", "1"}, Area: []string{"0", "0", "1", "1", "2"}}}
	}
	return listed
}

func rowsAnswer(rng *rand.Rand, q *protocol.Rows) protocol.Body {
	address, _ := link.Parse(q.Game)
	heads := address.Game.Columns()
	t := &protocol.Table{Columns: heads, Note: ""}
	n := min(q.Count, 130)
	if rng.IntN(8) == 0 {
		n, t.Note = n/2, "That is all there is room for."
	}
	for range n {
		for i := range heads {
			t.Cells = append(t.Cells, fmt.Sprint(i))
		}
	}
	return t
}

func mark(q protocol.Body) string { return ask.New("", q).Key() }
