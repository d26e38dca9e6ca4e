package columns

import (
	"bytes"
	"fmt"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

func boxOf(t *testing.T, format string, args ...any) *game.Box {
	t.Helper()
	p, err := catalog.ParsePreset(fmt.Sprintf(format, args...))
	if err != nil {
		t.Fatal(err)
	}
	return p.Box()
}

// each calls f for 440 random boxes of sides 2 to 12, fewer in short tests, and for
// 60 full and empty ones.
func each(t *testing.T, f func(name string, box *game.Box)) {
	seeds := 40
	if testing.Short() {
		seeds = 8
	}
	for k := int64(2); k <= 12; k++ {
		for seed := range seeds {
			share := []string{"0.6", "0.3", "0.1", "0.9"}[seed%4]
			f(fmt.Sprintf("%dx%s@%d", k, share, seed), boxOf(t, "%dx%s@%d", k, share, seed))
		}
	}
	for k := int64(1); k <= 30; k++ {
		for share := range 2 {
			f(fmt.Sprintf("%dx%d", k, share), boxOf(t, "%dx%d", k, share))
		}
	}
}

// The columns have the P-positions of the definition, of 500 boxes; each bit is
// what the P-positions of earlier columns say, and saturation begins where package
// exact finds it.
func TestColumnsAreTheDefinition(t *testing.T) {
	rules := game.Ruleset{First: game.All(), Second: game.All(), TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}}
	boxes := 0
	each(t, func(name string, box *game.Box) {
		boxes++
		rules.Box = box
		const width = 28
		height := int64(2*width) + 2*box.K() + 2
		if box.K() > 12 {
			return
		}
		grid := naive.Decide(rules, game.Normal, width, height)
		g := New(box, width)
		for x := range int64(width) {
			g.Step()
			if x >= box.K() && !grid.IsP(x, g.Last) {
				t.Fatalf("%s: column %d has %d", name, x, g.Last)
			}
			ly, _ := g.Rows()
			for i, bit := range g.Bits() {
				y, filled := ly+int64(i), ly+int64(i) < 0
				for before := int64(0); y >= 0 && before <= x; before++ {
					filled = filled || grid.IsP(before, y)
				}
				if filled != (bit == 1) {
					t.Fatalf("%s: row %d of column %d has the bit %d", name, y, x, bit)
				}
			}
		}
		if _, s := exact.Boxed(box); s.Column < width {
			h, err := Saturate(box)
			if err != nil || h.At()+1 != s.Column {
				t.Fatalf("%s: saturated at %d, not %d: %v", name, h.At(), s.Column-1, err)
			}
		}
	})
	if boxes != 500 && !testing.Short() {
		t.Errorf("%d boxes", boxes)
	}
}

// Once saturated, a game stays so and its columns follow the two rules; the mean
// lines of its beams meet where Wythoff's do, moved by the shift, and against them
// the number of discrepancies ends up constant (Conjectures 1 and 2).
func TestSaturatedColumns(t *testing.T) {
	each(t, func(name string, box *game.Box) {
		g, err := Saturate(box)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		shift := g.Shift()
		if _, x, y := g.Lines(); x.Cmp(beam.Int(shift.X)) != 0 || y.Cmp(beam.Int(shift.Y)) != 0 {
			t.Fatalf("%s: the beams meet in (%v, %v), not in %v", name, x, y, shift)
		}
		if k := box.K(); name == fmt.Sprintf("%dx1", k) && shift != (Shift{1 - k, 1 - k}) {
			t.Fatalf("the beams of %s meet in %v", name, shift)
		}
		queue, _ := g.Pair()
		more := New(box, g.At()+100)
		for more.At() < g.At() {
			more.Step()
		}
		for range 60 {
			more.Step()
			queue.Step()
			if ly, _ := more.Rows(); !more.Saturated() || !bytes.Equal(queue.Bits(), more.Bits()) || int64(queue.Row) != ly {
				t.Fatalf("%s: column %d is not as the rules make it", name, more.At())
			}
			if more.Shift() != shift {
				t.Fatalf("%s: at column %d the shift is %v, not %v", name, more.At(), more.Shift(), shift)
			}
		}
		if box.K() > 12 && box.K()%10 != 0 {
			return
		}
		b, _, err := Follow(box, 0, nil)
		if err != nil || !b.Constant() || b.Column != g.At() || b.Shift != shift {
			t.Errorf("%s: the discrepancies still change in column %d of %d (%v)", name, b.Settled, b.End, err)
		}
		// A row off it is 2n/φ² = (3 − √5)n for the n bits of a Wythoff column, give or
		// take what its ends and the discrepancies change.
		n := b.End + 1 - b.Shift.X
		for _, off := range []int{b.Lower, b.Higher} {
			if d := int64(off)*10000 - 7639*n; max(d, -d) > int64(b.Differ+3)*10000 {
				t.Errorf("%s: a row off there are %d discrepancies of %d bits, and %d where they belong", name, off, n, b.Differ)
			}
		}
	})
}

// Differ by bits is differing row by row.
func TestDiffer(t *testing.T) {
	g, err := Saturate(boxOf(t, "11x0.3@7"))
	if err != nil {
		t.Fatal(err)
	}
	column, shifted := g.Pair()
	for range 300 {
		column.Step()
		shifted.Step()
		if shifted.Len() != column.Len() {
			t.Fatal("two lengths")
		}
		for move := -70; move <= 70; move += 7 {
			shifted.Row += move
			want := 0
			filled := func(q *Queue, bits []byte, row int) bool {
				return row < q.Row || row < q.Row+len(bits) && bits[row-q.Row] == 1
			}
			a, b := column.Bits(), shifted.Bits()
			for row := -200; row < 1000; row++ {
				if filled(column, a, row) != filled(shifted, b, row) {
					want++
				}
			}
			if got := column.Differ(shifted); got != want {
				t.Fatalf("moved by %d: %d, not %d", move, got, want)
			}
			shifted.Row -= move
		}
	}
}

// The thesis, Table of §4.2: the rules on a column of Wythoff's game.
func TestRules(t *testing.T) {
	for n, want := range []string{"1", "01", "110", "1001", "00101", "101010"} {
		text := ""
		for _, b := range Wythoff(n).Bits() {
			text += string('0' + rune(b))
		}
		if text != want {
			t.Errorf("column %d is %s, not %s", n, text, want)
		}
	}
}

func BenchmarkBoxes(b *testing.B) {
	for range b.N {
		Boxes(func(seed uint64) (*game.Box, error) {
			p, err := catalog.ParsePreset(fmt.Sprintf("8x0.6@%d", seed))
			return p.Box(), err
		}, 1, 100, nil)
	}
}
