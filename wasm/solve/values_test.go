package solve

import (
	"slices"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// Row 10 of the values of Wythoff's game (OEIS A004481), as a rectangle and one by
// one; and what has no values.
func TestValues(t *testing.T) {
	want := []uint64{10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23}
	row := get[*protocol.Valued](t, small, &protocol.Values{Game: "game=wythoff", Y: 10, Width: 20, Height: 1})
	if !slices.Equal(row.Values, want) {
		t.Errorf("%v", row.Values)
	}
	column := get[*protocol.Valued](t, small, &protocol.Values{Game: "game=wythoff", X: 10, Y: 3, Width: 1, Height: 17})
	if !slices.Equal(column.Values, want[3:]) {
		t.Errorf("%v", column.Values)
	}
	one := get[*protocol.Valued](t, small, &protocol.Grundy{Game: "game=wythoff", At: fields("7 10")})
	if !slices.Equal(one.Values, want[7:8]) {
		t.Errorf("%v", one.Values)
	}
	for says, ask := range map[string]protocol.Body{
		"normal play only":             &protocol.Grundy{Game: "game=wythoff&play=misere", At: fields("1 2")},
		"below 4096":                   &protocol.Grundy{Game: "game=wythoff", At: []string{"1", "1" + strings.Repeat("0", 99)}},
		"heaps below":                  &protocol.Values{Game: "game=wythoff", X: 1 << 63, Y: 0, Width: 1 << 63, Height: 1},
		"from 1 to":                    &protocol.Values{Game: "game=wythoff"},
		"of two heaps":                 &protocol.Values{Game: "game=wytlex&k=3", Width: 1, Height: 1},
		"a preset box decrees":         &protocol.Grundy{Game: "game=wythoff&preset=2x1", At: fields("1 2")},
		"two heaps for each, not 1 ga": &protocol.Sum{Games: []string{"game=wythoff"}, Positions: fields("1")},
	} {
		if got := get[*protocol.Error](t, small, ask); !strings.Contains(strings.ToLower(got.Message), strings.ToLower(says)) {
			t.Errorf("%+v: %q does not say %q", ask, got.Message, says)
		}
	}
}

// A sum of two games: the move leads to a sum of value 0.
func TestSum(t *testing.T) {
	games := []string{"game=wythoff", "game=oow&s=1&t=1"}
	sum := get[*protocol.Summed](t, small, &protocol.Sum{Games: games, Positions: fields("7 10 3 4")})
	if sum.Values[0] != 15 || sum.Value != sum.Values[0]^sum.Values[1] || len(sum.To) != 2 {
		t.Fatalf("%+v", sum)
	}
	after := fields("7 10 3 4")
	copy(after[2*sum.Part:], sum.To)
	if left := get[*protocol.Summed](t, small, &protocol.Sum{Games: games, Positions: after}); left.Value != 0 || len(left.To) != 0 {
		t.Errorf("%+v, and then %+v", sum, left)
	}
}

// Values that take long report progress and can be withdrawn.
func TestValuesCancelled(t *testing.T) {
	d := newDesk(standard)
	d.ask(1, &protocol.Values{Game: "game=wythoff", X: 2000, Y: 2000, Width: 2, Height: 2})
	for range 3 {
		d.Step()
	}
	d.ask(1, &protocol.Cancel{})
	d.run()
	last := d.sent[len(d.sent)-1].Body
	if _, dropped := last.(*protocol.Dropped); !dropped || len(d.sent) < 3 {
		t.Errorf("%d answers, and at last %+v", len(d.sent), last)
	}
}
