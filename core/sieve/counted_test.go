package sieve

import (
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// What is forbidden, where the game is over and what is decreed, together: windows
// that are no whole number of words, against the definition.
func TestForbiddenAndOver(t *testing.T) {
	box := game.NewBox(3)
	box.Set(0, 2, true)
	box.Set(1, 1, true)
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		for _, b := range []*game.Box{nil, box} {
			for forbids := range int64(7) {
				for _, ends := range []int64{0, 1, 2, 5, 70} {
					if testing.Short() && (forbids+ends)%8 != 0 {
						continue
					}
					rules := [][2]int64{{1, 1}, {1, 3}, {2, 1}, {3, 2}, {5, 70}}
					by := rules[(forbids+ends)%5]
					r := st(by[0], by[1])
					r.Forbids, r.Ends, r.Box = forbids, ends, b
					want := naive.Decide(r, play, 40, 75)
					w, err := NewWindow(r, play, 40, 75)
					if err != nil {
						t.Fatal(err)
					}
					w.Advance(40)
					for x := range int64(40) {
						for y := range int64(75) {
							if w.Has(x, y) != want.IsP(x, y) {
								t.Fatalf("(s,t) = %v, forbids %d, ends %d, box %v, %v: (%d, %d) is P: %v", by, forbids, ends, b != nil, play, x, y, w.Has(x, y))
							}
						}
					}
				}
			}
		}
	}
	r := st(1, 2)
	r.Forbids, r.First = 1, game.MultiplesOf(2)
	if _, err := NewWindow(r, game.Normal, 10, 10); err == nil {
		t.Error("options are forbidden in another game than (s,t)-Wythoff’s")
	}
}

// BenchmarkForbidden is counting against the marks of Wythoff's game.
func BenchmarkForbidden(b *testing.B) {
	for _, forbids := range []int64{0, 2} {
		b.Run(map[int64]string{0: "marked", 2: "counted"}[forbids], func(b *testing.B) {
			r := st(1, 1)
			r.Forbids = forbids
			for b.Loop() {
				w, err := NewWindow(r, game.Normal, 4096, 4096)
				if err != nil {
					b.Fatal(err)
				}
				w.Advance(4096)
			}
		})
	}
}
