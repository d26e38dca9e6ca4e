package gametest

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"sort"

	"wythoffatlas/core/game"
)

// membership compares the formula with the window near the origin, and around
// the P-positions of some columns far out.
func (s subject) membership() error {
	if s.Set == nil {
		return nil
	}
	check := func(x, y int64, want bool) error {
		if got := s.Set.Has(big.NewInt(x), big.NewInt(y)); got != want {
			return differs(x, y, got, want)
		}
		return nil
	}
	for x := range s.near() {
		for y := range s.near() {
			if err := check(x, y, s.win.Has(x, y)); err != nil {
				return err
			}
		}
	}
	for x := int64(1); x < s.far; x += s.far / 20 {
		for y := range s.far - 1 {
			if !s.win.Has(x, y) {
				continue
			}
			for _, at := range []int64{y, y + 1} {
				if err := check(x, at, s.win.Has(x, at)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// counts compares the counts of rectangles: small, empty, reversed, thin,
// reaching below zero, and the whole window.
func (s subject) counts() error {
	if s.Set == nil {
		return nil
	}
	far := s.far
	rectangles := [][4]int64{
		{0, 0, far, far}, {-5, -5, far, 3}, {-9, 0, 0, far}, {3, 3, 3, far}, {9, 9, 2, 40}, {0, 0, 1, 1},
	}
	random := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		x, y, side := random.Int64N(far), random.Int64N(far), int64(1)<<random.IntN(11)
		rectangles = append(rectangles,
			[4]int64{x, y, min(far, x+random.Int64N(side+1)), min(far, y+random.Int64N(side+1))})
	}
	for _, r := range rectangles {
		got := s.Set.Count(big.NewInt(r[0]), big.NewInt(r[1]), big.NewInt(r[2]), big.NewInt(r[3]))
		if want := s.win.Count(max(0, r[0]), max(0, r[1]), r[2], r[3]); !got.IsInt64() || got.Int64() != want {
			return fmt.Errorf("[%d,%d)×[%d,%d) holds %d P-positions, should be %d", r[0], r[2], r[1], r[3], got, want)
		}
	}
	return nil
}

// tiles compares tiles of all levels that fit the window with its counts.
func (s subject) tiles() error {
	if s.Set == nil {
		return nil
	}
	const n = 16
	var texels [n * n]float32
	for _, corner := range [][2]int64{{0, 0}, {16, 32}, {320, 500}, {37, 501}} {
		x0, y0 := corner[0], corner[1]
		for level := uint(0); max(x0, y0)+n<<level <= s.far; level++ {
			s.Set.Tile(texels[:], n, big.NewInt(x0), big.NewInt(y0), level)
			for i, got := range texels {
				x, y := x0+int64(i%n)<<level, y0+int64(i/n)<<level
				count := s.win.Count(x, y, x+1<<level, y+1<<level)
				want := math.Log2(float64(1 + count))
				if (got == 0) != (count == 0) || math.Abs(float64(got)-want) > 1e-3 {
					return fmt.Errorf("level %d: the texel at (%d, %d) is %g, should be %g", level, x, y, got, want)
				}
			}
		}
	}
	return nil
}

// order compares the table with the P-positions of the window by total.
func (s subject) order() error {
	if s.Set == nil {
		return nil
	}
	want := s.tableRows()
	for _, part := range [][2]int{{0, len(want)}, {len(want) / 2, 10}, {len(want) - 1, 0}} {
		from, count := part[0], min(part[1], len(want)-part[0])
		got := s.Set.Positions(big.NewInt(int64(from)), count)
		if len(got) != count {
			return fmt.Errorf("%d rows from row %d, asked for %d", len(got), from, count)
		}
		if err := equal(got, want[from:from+count]); err != nil {
			return fmt.Errorf("from row %d: %w", from, err)
		}
	}
	for n := 0; n < len(want); n += 13 {
		p := want[n]
		if got := s.Set.Row(big.NewInt(p.X), big.NewInt(p.Y)); got.Cmp(big.NewInt(int64(n))) != 0 {
			return fmt.Errorf("(%d, %d) is in row %d, should be in row %d", p.X, p.Y, got, n)
		}
	}
	return nil
}

// table compares the game's own table with the window: it has as many numbers
// a row as headings, shows P-positions only, and in so many rows the first so
// many of the order (or their mirror images).
func (s subject) table() error {
	if s.Set == nil {
		return nil
	}
	want := s.tableRows()
	shown := map[game.Position]bool{}
	for n, row := range s.Table(new(big.Int), len(want)) {
		if len(row) != len(s.Columns())-1 {
			return fmt.Errorf("row %d has %d numbers for the columns %q", n, len(row), s.Columns())
		}
		for i := 0; i < len(row); i += 2 {
			x, y := row[i].Int64(), row[i+1].Int64()
			if max(x, y) < s.far && !s.win.Has(x, y) {
				return fmt.Errorf("row %d: %w", n, differs(x, y, true, false))
			}
			shown[game.Position{X: x, Y: y}] = true
		}
	}
	for _, p := range want {
		if !shown[p] {
			return fmt.Errorf("(%d, %d) is not in the first %d rows", p.X, p.Y, len(want))
		}
	}
	return nil
}

// tableRows returns the first 200 positions of the game's table, or as many as
// the window settles.
func (s subject) tableRows() []game.Position {
	var list []game.Position
	for total := int64(0); total < s.far && len(list) < 200; total++ {
		for x := range total + 1 {
			if p := (game.Position{X: x, Y: total - x}); s.win.Has(p.X, p.Y) && (p.X <= p.Y || !s.Symmetric()) {
				list = append(list, p)
			}
		}
	}
	return list
}

// winning compares the winning moves of some near positions with all their
// options that are P.
func (s subject) winning() error {
	if s.Set == nil {
		return nil
	}
	side := s.near()
	for i := int64(0); i < side*side; i += 37 {
		p := game.Position{X: i / side, Y: i % side}
		var want []game.Position
		for q := range s.Rules.Options(p) {
			if s.win.Has(q.X, q.Y) {
				want = append(want, q)
			}
		}
		sort.Slice(want, func(i, j int) bool {
			if a, b := want[i].Total(), want[j].Total(); a != b {
				return a < b
			}
			return want[i].X < want[j].X
		})
		for _, limit := range []int{near * near, 2} {
			got := s.Set.Winning(s.Rules, big.NewInt(p.X), big.NewInt(p.Y), limit)
			if err := equal(got, want[:min(limit, len(want))]); err != nil {
				return fmt.Errorf("from (%d, %d): %w", p.X, p.Y, err)
			}
		}
	}
	return nil
}

func equal(got [][2]*big.Int, want []game.Position) error {
	for i, q := range got {
		if i == len(want) {
			return fmt.Errorf("(%d, %d) is one too many", q[0], q[1])
		}
		if q[0].Cmp(big.NewInt(want[i].X)) != 0 || q[1].Cmp(big.NewInt(want[i].Y)) != 0 {
			return fmt.Errorf("the position with number %d is (%d, %d), should be (%d, %d)", i, q[0], q[1], want[i].X, want[i].Y)
		}
	}
	if len(got) < len(want) {
		return fmt.Errorf("(%d, %d) is missing", want[len(got)].X, want[len(got)].Y)
	}
	return nil
}
