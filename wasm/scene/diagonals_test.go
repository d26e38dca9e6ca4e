package scene

import (
	"math"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/canvas"
)

// l and u on the map, column by column, are the lowest and the topmost diagonal with
// a P-position of the definition up to there.
func TestDiagonalsOnTheMap(t *testing.T) {
	const n = 80
	for _, link := range []string{"game=wythoff&x=14&y=9&z=5", "game=wythoff&preset=5x0.5@7&x=16&y=16&z=4.5", "game=wythoff&preset=4x1&x=9&y=9&z=4.5&play=misere"} {
		s := opened(t, link+"&show=diagonals")
		p := &Painter{}
		m := p.Scene(s).Map
		low, high := [n]float64{}, [n]float64{}
		l, u := int64(n), int64(-n)
		isP := boxed(&s.Game().Rules, s.Game().Play, n)
		for x := range int64(n) {
			for y := range int64(n) {
				if isP[game.Position{X: x, Y: y}] {
					l, u = min(l, y-x), max(u, y-x)
				}
			}
			low[x], high[x] = float64(x+l), float64(x+u)
		}
		origin := m.Origin
		seen := map[bool]int{}
		for x := range int64(n / 2) {
			at := origin.X + (float64(x)+0.5)*m.Cell
			if _, _, w, _ := s.Map.View.Free(); at < 0 || at > w || low[x] > high[x] {
				continue
			}
			for upper, row := range map[bool]float64{false: low[x], true: high[x]} {
				colour := p.pal.Lower
				if upper {
					colour = p.pal.Upper
				}
				want := origin.Y - (row+0.5)*m.Cell
				if want < 0 || want > s.Room.H {
					continue
				}
				near := math.Inf(1)
				for _, line := range m.Lines {
					if line.Colour == colour && line.Width == 1.5 {
						near = math.Min(near, away(canvas.Point{X: at, Y: want}, line))
					}
				}
				if near > 0.01 {
					t.Fatalf("%s: in column %d the row %v of %v is %v px from its line", link, x, row, upper, near)
				}
				seen[upper]++
			}
		}
		if seen[true] < 8 || seen[false] < 8 {
			t.Errorf("%s: %v columns were compared", link, seen)
		}
		if !strings.Contains(link, "preset=4x1") && len(m.Lines) > 300 {
			t.Errorf("%s: %d lines", link, len(m.Lines))
		}
	}
	if s := opened(t, "game=wythoff&x=14&y=9&z=-3&show=diagonals"); true {
		if shown, why := s.DiagonalsShown(); shown || !strings.Contains(why, "Zoom in") {
			t.Errorf("from afar: %v %q", shown, why)
		}
	}
}

// boxed are the P-positions of a game, also with a box, by the definition.
func boxed(rules *game.Ruleset, play game.Convention, n int64) map[game.Position]bool {
	isP := map[game.Position]bool{}
	for x := range n {
		for y := range n {
			at := game.Position{X: x, Y: y}
			if b := rules.Box; b != nil && x < b.K() && y < b.K() {
				isP[at] = b.IsP(x, y)
				continue
			}
			wins, moves := false, false
			for q := range rules.Options(at) {
				moves = true
				wins = wins || isP[q]
			}
			isP[at] = !wins && (moves || play == game.Normal)
		}
	}
	return isP
}

// away is how far a point is from a line's piece.
func away(p canvas.Point, l canvas.Line) float64 {
	dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
	along := ((p.X-l.From.X)*dx + (p.Y-l.From.Y)*dy) / (dx*dx + dy*dy)
	along = math.Max(0, math.Min(1, along))
	return math.Hypot(p.X-l.From.X-along*dx, p.Y-l.From.Y-along*dy)
}

// Far out the diagonals are drawn where the rows are, to the pixel.
func TestDiagonalsFarOut(t *testing.T) {
	// At column 10¹⁵ u is n = 618033988749895, the last with ⌊nφ⌋ ≤ 10¹⁵.
	s := opened(t, "game=wythoff&x=1000000000000000&y=1618033988749895&z=5&show=diagonals")
	p := &Painter{}
	m := p.Scene(s).Map
	middle := p.corner(big.NewInt(1_000_000_000_000_000), big.NewInt(1_618_033_988_749_895))
	middle.X, middle.Y = middle.X+m.Cell/2, middle.Y-m.Cell/2
	near := math.Inf(1)
	for _, line := range m.Lines {
		if line.Colour == p.pal.Upper && line.Width == 1.5 {
			near = math.Min(near, away(middle, line))
		}
	}
	if near > 0.01 {
		t.Errorf("u is %v px from its row", near)
	}
}
