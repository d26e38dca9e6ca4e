package solve

import (
	"strings"
	"testing"

	"wythoffatlas/core/sweep"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// A grid of members is computed member by member, and shaded between its extremes.
func TestSweep(t *testing.T) {
	got := get[*protocol.Swept](t, small, &protocol.Sweep{Game: "game=st-wythoff&s=2&t=2", Axes: []string{"s:0-2", "t:1-2"}, Number: "part", N: 64, Other: "game=wythoff"})
	if len(got.Members) != 6 || strings.Join(got.Across, " ") != "0 1 2" || strings.Join(got.Up, " ") != "1 2" || strings.Join(got.Names, " ") != "s t" {
		t.Fatalf("%+v", got)
	}
	for i, want := range []struct{ text, game string }{
		{"", ""}, {"the same on [0, 64)²", "game=st-wythoff&s=1&t=1"}, {"(1, 2)", "game=st-wythoff&s=2&t=1"},
		{"", ""}, {"(1, 2)", "game=st-wythoff&s=1&t=2"}, {"(1, 2)", "game=st-wythoff&s=2&t=2"},
	} {
		m := got.Members[i]
		if want.game == "" { // s = 0 is out of range
			if m.Level != 0 || !strings.Contains(m.Text, "s=0") {
				t.Errorf("member %d: %+v", i, m)
			}
			continue
		}
		if m.Text != want.text || m.Game != want.game || m.Level > 0 != strings.HasPrefix(want.text, "(") {
			t.Errorf("member %d: %+v", i, m)
		}
	}
	counts := get[*protocol.Swept](t, small, &protocol.Sweep{Game: "game=restricted", Axes: []string{"sh+sv+d1+d2=0mod?:1-4"}, Number: "count", N: 64, Other: "game=wythoff"})
	if first, last := counts.Members[0], counts.Members[3]; counts.Least != first.Text || counts.Most != last.Text || first.Level != 1 || last.Level != levels {
		t.Errorf("%+v", counts)
	}
	for _, number := range link.SweepNumbers {
		if sweep.Check(number, sweep.MostMap) != nil && sweep.Check(number, sweep.MostSide) != nil {
			t.Errorf("links have a number that the worker has not: %s", number)
		}
	}
	for _, bad := range []*protocol.Sweep{
		{Game: "game=wythoff", Axes: nil, Number: "count", N: 9, Other: "game=wythoff"},
		{Game: "game=wythoff", Axes: []string{"s:1-2"}, Number: "count", N: 9, Other: "game=wythoff"},
		{Game: "game=wythoff", Axes: []string{"preset=?x1:1-2"}, Number: "x", N: 9, Other: "game=wythoff"},
		{Game: "game=wythoff", Axes: []string{"preset=?x1:1-2"}, Number: "count", N: 1 << 60, Other: "game=wythoff"},
		{Game: "game=wythoff", Axes: []string{"preset=?x1:1-2"}, Number: "count", N: 9, Other: "game=x"},
		{Game: "game=st-wythoff", Axes: []string{"s:1-50", "t:1-50"}, Number: "count", N: 9, Other: "game=wythoff"},
	} {
		get[*protocol.Error](t, small, bad)
	}
}

// Linear f in Wytlex(K, f) are swept: each member has its own row.
func TestSweepLinear(t *testing.T) {
	got := get[*protocol.Swept](t, small, &protocol.Sweep{Game: "game=variable-wytlex&k=3", Axes: []string{"f=1+?*p1:0-2", "k:2-4"}, Number: "ratio", N: 200, Other: "game=wythoff"})
	if len(got.Members) != 9 {
		t.Fatalf("%+v", got)
	}
	for i, m := range got.Members {
		address, problems := link.Parse(m.Game)
		if len(problems) > 0 || address.Game.Family.ID != "variable-wytlex" || m.Level == 0 || m.Exact {
			t.Errorf("member %d: %+v, %v", i, m, problems)
		}
	}
	// With f = 1 and two piles it is Wythoff's game, and row 200 is (323, 523).
	if first := got.Members[0]; first.Text != "1.619195" {
		t.Errorf("%+v", first)
	}
}
