package wytlex

import (
	"slices"
	"testing"

	"wythoffatlas/core/game"
)

// Whatever is typed, the rows are those of Construction 18 as written, or there
// is an error; and it does not matter where unions take over.
func FuzzFromExpr(f *testing.F) {
	for _, source := range append(played, "p1*p2", "7/0", "p9", "-1", "2^p1", "if(p1<3,1,p2-p1)", "max(1,p2-2*p1)") {
		f.Add(source, byte(3), false)
	}
	f.Fuzz(func(t *testing.T, source string, piles byte, misere bool) {
		k := 2 + int(piles)%5
		fn, err := FromExpr(source, k)
		if err != nil {
			return
		}
		play := game.Normal
		if misere {
			play = game.Misere
		}
		const rows, small = 12, 200
		g := New(k, fn, play)
		if err := g.Extend(rows, nil); err != nil && g.Rows() < 1 {
			t.Fatal("row 0 is gone")
		}
		known := int(g.Rows())
		for n := range known { // sets of numbers, one by one, are for small values
			if value, large, err := g.valueOf(int64(n)); err != nil || large != nil || value > small {
				known = min(known, n+1)
			}
		}
		want := construct(firstRow(k, play), func(p []int64) int64 {
			value, err := g.valueAt(position(p))
			if err != nil || !value.IsInt64() || value.Int64() > small {
				return 1 // of the last row, for which nobody asks
			}
			return value.Int64()
		}, known)
		for n := range want {
			if got := row(g, int64(n)); !slices.Equal(got, want[n]) {
				t.Fatalf("%s, f = %s: row %d is %v, want %v", g.Name(), source, n, got, want[n])
			}
		}
		h := New(k, fn, play)
		if k > 2 && h.Extend(min(3, g.Rows()), nil) == nil && (h.unions != nil || h.toUnions(maxIntervals)) {
			extend(t, h, g.Rows())
			for n := range g.Rows() {
				if !h.Row(n).Equal(g.Row(n)) {
					t.Fatalf("%s, f = %s: row %d is %s, by unions from the start %s", g.Name(), source, n, vector(g.Row(n)), vector(h.Row(n)))
				}
			}
		}
	})
}
