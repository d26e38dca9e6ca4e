package wytlex

import (
	"reflect"
	"testing"

	"wythoffatlas/core/game"
)

// TestTriples lists rows of Wytlex(3) by the fast way and by the general one,
// which is held to the definition elsewhere: the same rows and spans, wherever
// the fast way is made to stop.
func TestTriples(t *testing.T) {
	const n = 5*pageRows + 17
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		want := New(3, nil, play)
		for want.rows.n < n {
			if err := want.sets.step(want); err != nil {
				t.Fatal(err)
			}
		}
		for _, stride := range []int64{1, 37, pageRows, n} {
			g := New(3, nil, play)
			for g.Rows() < n {
				to := min(n, g.Rows()+stride)
				if err := g.Extend(to, nil); err != nil || g.Rows() != to {
					t.Fatalf("stride %d: %d rows for %d, %v", stride, g.Rows(), to, err)
				}
			}
			if !reflect.DeepEqual(g.rows.pages, want.rows.pages) {
				t.Errorf("%s, stride %d: other rows", g.Name(), stride)
			}
			if !reflect.DeepEqual(g.rows.spans, want.rows.spans) {
				t.Errorf("%s, stride %d: other spans", g.Name(), stride)
			}
			if stride == n && int(g.sets.turned) < 0 {
				t.Errorf("%s: columns and differences have decreased", g.Name())
			}
		}
	}
}

// BenchmarkTriples lists rows of Wytlex(3) one by one by the general way, and
// then as the game does, with how many times faster that is.
func BenchmarkTriples(b *testing.B) {
	const rows = 5_000_000
	general := 0.0
	b.Run("general", func(b *testing.B) {
		for b.Loop() {
			for g := New(3, nil, game.Normal); g.rows.n < rows; {
				if err := g.sets.step(g); err != nil {
					b.Fatal(err)
				}
			}
		}
		general = float64(b.Elapsed().Nanoseconds()) / float64(b.N) / rows
		b.ReportMetric(general, "ns/row")
	})
	b.Run("streams", func(b *testing.B) {
		ns := nsPerRow(b, rows, func() *Game { return New(3, nil, game.Normal) })
		b.ReportMetric(general/ns, "times-as-fast")
	})
}
