package model

import (
	"slices"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// The winning moves of a pinned position are told to the last of them, some at a
// time, until the position is let go.
func TestAllWinningMovesAreTold(t *testing.T) {
	b := newBench(t, "#v=1&game=oow&s=1&t=1&at=901,1000")
	told := func() *protocol.Inspected {
		b.settle()
		told, ok := b.s.Reading().Answer.Body.(*protocol.Inspected)
		if !ok || told.Outcome != "N" {
			t.Fatalf("told %+v", b.s.Reading().Answer)
		}
		return told
	}
	b.do(Do{Verb: "panel", Arg: "moves"})
	usual := told()
	if len(usual.Moves) != protocol.UsualMoves || !usual.More {
		t.Fatalf("%d moves are told at first, more: %v", len(usual.Moves), usual.More)
	}
	b.do(Do{Verb: "more-moves"})
	all := told()
	same := func(a, b protocol.Move) bool { return slices.Equal(a.To, b.To) }
	if all.More || len(all.Moves) <= len(usual.Moves) || !slices.EqualFunc(all.Moves[:len(usual.Moves)], usual.Moves, same) {
		t.Errorf("then %d, more: %v", len(all.Moves), all.More)
	}
	for i, m := range all.Moves {
		if slices.ContainsFunc(all.Moves[:i], func(other protocol.Move) bool { return same(m, other) }) {
			t.Errorf("%v is told twice", m.To)
		}
	}
	b.do(Do{Verb: "panel", Arg: "moves"})
	if again := told(); len(again.Moves) != protocol.UsualMoves {
		t.Errorf("folded, %d are asked for", len(again.Moves))
	}
	for range 5 {
		b.do(Do{Verb: "more-moves"})
	}
	if b.s.Panels.moves != protocol.MaxMoves {
		t.Errorf("up to %d moves are asked for", b.s.Panels.moves)
	}
}
