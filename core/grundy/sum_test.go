package grundy

import (
	"testing"

	"wythoffatlas/core/game"
)

// TestSum holds sums of two and three positions of different games to the
// definition of who wins: a sum is P when no option of a part makes it P.
func TestSum(t *testing.T) {
	all := game.All()
	rules := []game.Ruleset{
		wythoff(),
		{First: all, Second: game.Odd(), TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 2, T: 1}},
		{First: game.AtMost(2), Second: game.Even()},
	}
	const side = 3
	const positions = side * side
	at := func(i int) game.Position { return game.Position{X: int64(i / side), Y: int64(i % side)} }
	var isP [positions][positions][positions]bool
	first := [3]*Table{}
	for i, r := range rules {
		first[i] = decide(t, r, side, side)
	}
	for i := range positions {
		for j := range positions {
			for k := range positions {
				sum := [3]int{i, j, k}
				won := false
				for part, r := range rules {
					for q := range r.Options(at(sum[part])) {
						next := sum
						next[part] = int(q.X)*side + int(q.Y)
						won = won || isP[next[0]][next[1]][next[2]]
					}
				}
				isP[i][j][k] = !won
				parts := []Part{}
				for n, r := range rules {
					parts = append(parts, Part{Rules: r, At: at(sum[n])})
				}
				got, err := Add(parts, func(i int) *Table { return first[i] }, nil)
				if err != nil {
					t.Fatal(err)
				}
				if (got.Value == 0) != isP[i][j][k] || (got.Win == nil) != isP[i][j][k] {
					t.Fatalf("%v: %+v, and that it is P is %v", parts, got, isP[i][j][k])
				}
				if m := got.Win; m != nil {
					if !rules[m.Part].Allows(at(sum[m.Part]), m.To) {
						t.Fatalf("%v: %+v is no move", parts, m)
					}
					sum[m.Part] = int(m.To.X)*side + int(m.To.Y)
					if !isP[sum[0]][sum[1]][sum[2]] {
						t.Fatalf("%v: %+v does not win", parts, m)
					}
				}
			}
		}
	}
}

// TestSumWithoutTables is a sum whose tables are made for it.
func TestSumWithoutTables(t *testing.T) {
	sum, err := Add([]Part{{Rules: wythoff(), At: game.Position{X: 3, Y: 5}}, {Rules: wythoff(), At: game.Position{X: 8, Y: 10}}}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := byDefinition(wythoff(), 11, 11)
	if sum.Value != want[3][5]^want[8][10] || sum.Value != 0 && want[sum.Win.To.X][sum.Win.To.Y] != sum.Win.Value {
		t.Errorf("%+v", sum)
	}
}

// TestSumRefused names sums that have no value.
func TestSumRefused(t *testing.T) {
	far := game.Position{X: MaxSide}
	for name, parts := range map[string][]Part{
		"none":     nil,
		"misère":   {{Rules: wythoff()}, {Rules: wythoff(), Play: game.Misere}},
		"box":      {{Rules: game.Ruleset{Box: game.NewBox(1)}}},
		"far":      {{Rules: wythoff(), At: far}},
		"negative": {{Rules: wythoff(), At: game.Position{X: -1}}},
		"many":     make([]Part, MaxParts+1),
	} {
		if sum, err := Add(parts, nil, nil); err == nil {
			t.Errorf("%s: %+v", name, sum)
		}
	}
}

// TestPeriods finds the periods of the first rows of Wythoff's game by trying all
// lengths and pre-periods, and holds PeriodOf to them.
func TestPeriods(t *testing.T) {
	const width = 800
	table := decide(t, wythoff(), width, 8)
	found := 0
	for m := range 8 {
		got, ok, err := table.PeriodOf(m)
		if err != nil {
			t.Fatal(err)
		}
		want, any := Period{}, false
		for length := 1; length < width && !any; length++ {
			before := width - length
			for before > 0 && table.At(before-1+length, m) == table.At(before-1, m)+length {
				before--
			}
			if any = width-before >= repeats*length && 2*before <= width; any {
				want = Period{m, before, length, width}
			}
		}
		if ok != any || got != want {
			t.Errorf("row %d: %+v, %v, and by trying %+v, %v", m, got, ok, want, any)
		}
		if ok {
			found++
		}
	}
	if found < 7 {
		t.Errorf("only %d of the first rows repeat", found)
	}
	// Row 6 of a wider table ends with 4093, 4094, 4095 more than something, which is
	// no period, and repeats with 12 from 37 on nevertheless.
	wide := decide(t, wythoff(), 4096, 7)
	p, ok, err := wide.PeriodOf(6)
	if err != nil || !ok || p.Length != 12 || p.Before != 37 {
		t.Errorf("row 6: %+v, %v, %v", p, ok, err)
	}
	for n := p.Before; n+p.Length < 4096; n++ {
		if wide.At(n+p.Length, 6) != wide.At(n, 6)+p.Length {
			t.Fatalf("row 6 does not repeat at %d", n)
		}
	}
	if p, _, _ := table.PeriodOf(0); p.Length != 1 || p.Before != 0 {
		t.Errorf("the values of one heap are its sizes: %+v", p)
	}
	if _, _, err := table.PeriodOf(8); err == nil {
		t.Error("row 8 of 8")
	}
}
