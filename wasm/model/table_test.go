package model

import (
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// Rows that would not fit end the table where those end that would, and that is said
// once: of 16 piles 1,153,734 rows fit.
func TestTableEndsWhereRowsDo(t *testing.T) {
	const fit = 1_153_734
	b := newBench(t, "#v=1&game=wytlex&k=16")
	b.settle()
	b.s.Table.visit(b.s, big.NewInt(3_000_000))
	b.done = nil
	b.do(Tick{})
	b.settle()
	if end := b.s.Table.rows.end; end != fit {
		t.Errorf("the table ends at row %d, not %d", end, fit)
	}
	asked := 0
	for _, e := range b.done {
		if post, ok := e.(Post); ok {
			if m, err := protocol.Decode(post.Data); err == nil {
				if _, ok := m.Body.(*protocol.Rows); ok {
					asked++
				}
			}
		}
	}
	if asked > 4 {
		t.Errorf("rows were asked for %d times", asked)
	}
	said := 0
	for _, words := range b.s.Notes {
		said += strings.Count(words, "would not fit")
	}
	if said != 1 {
		t.Errorf("that they would not fit is said %d times: %q", said, b.s.Notes)
	}
}

// After an error the table ends with the rows that are known: those before it would
// have errors too.
func TestTableEndsAtAnError(t *testing.T) {
	for _, c := range []struct {
		known int // pages
		want  int64
	}{{0, 0}, {3, 3 * pageRows}} {
		b := newBench(t, "#v=1&game=wytlex&k=3")
		s := newSource(b.s.Game())
		for n := range c.known {
			s.pages[int64(n)] = &page{rows: make([][]string, pageRows), whole: true}
		}
		s.came(&protocol.Rows{Game: s.game, From: "512000", Count: pageRows}, &protocol.Error{Message: "No."})
		if s.end != c.want || s.note != "No." {
			t.Errorf("with %d pages the table ends at %d, not %d, with %q", c.known, s.end, c.want, s.note)
		}
	}
}
