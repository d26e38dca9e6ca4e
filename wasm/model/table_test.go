package model

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
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

// The picture of owners says whose the integer under the pointer is, lights its row,
// and pins its position.
func TestPictureOfOwnersIsRead(t *testing.T) {
	b := newBench(t, "#v=1&game=wytlex&k=3&view=table&rowheight=1")
	b.do(Resize{Room: Room{W: 1440, H: 900, Ratio: 1, Scale: 1, Free: canvas.Rect{Left: 400, Top: 60, Right: 1440, Bottom: 900}}})
	b.settle()
	l := b.s.Table.Layout(b.s)
	at := func(n int64) (x, y float64) { // the middle of an integer's square
		for y = l.Rows.Top + 0.5; y < l.Rows.Bottom; y++ {
			for x = 400.5; x < 1440; x++ {
				if after, ok := canvas.CarpetAt(l.Rows, 1, x, y); ok && after == n {
					return x, y
				}
			}
		}
		t.Fatalf("%d is not on the screen", n)
		return 0, 0
	}
	for _, c := range []struct{ n, row, pile int64 }{{27, 15, 1}, {37, 11, 2}, {53, 11, 3}} {
		x, y := at(c.n)
		b.do(Pointer{Event: viewport.Event{Kind: viewport.Move, X: x, Y: y}})
		b.settle()
		owns, ok := b.s.Owned().Body.(*protocol.Owns)
		if !ok || owns.Row != fmt.Sprint(c.row) || owns.Pile != uint64(c.pile) || b.s.Table.Lit(b.s) != c.row {
			t.Errorf("%d: told %+v, lit is row %d", c.n, b.s.Owned().Body, b.s.Table.Lit(b.s))
		}
		for _, kind := range []viewport.Kind{viewport.Down, viewport.Up} {
			b.do(Pointer{Event: viewport.Event{Kind: kind, X: x, Y: y, Buttons: 1}})
		}
		if got, want := b.s.Pinned(), b.s.Table.position(b.s, c.row); !same(got, want) {
			t.Errorf("%d: a click pins %v, not %v", c.n, got, want)
		}
	}
	b.do(Hash{"#v=1&game=wytlex&k=4&view=table&rowheight=1"})
	b.settle()
	if a := b.s.Owned(); b.s.Hand.Integer >= 0 || a.Body != nil {
		t.Errorf("after a change of game %d is read: %v", b.s.Hand.Integer, a.Body)
	}
}
