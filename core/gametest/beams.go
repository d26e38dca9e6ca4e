package gametest

import (
	"fmt"
	"math"
	"math/big"
	"slices"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
)

// beams checks that every P-position of the window is near one of the game's
// lines and curves, and that each of these has P-positions near it, unless a
// parameter is so large that they are beyond the window.
func (s subject) beams() error {
	paths, tolerance := pathsOf(s.Game), toleranceOf(s.Game)
	if paths == nil {
		return nil
	}
	followed := make([]bool, len(paths))
	for x := range s.far {
		for y := range s.far {
			if !s.win.Has(x, y) || s.Rules.Box.Covers(x, y) {
				continue
			}
			nearest, least := 0, math.Inf(1)
			for i, p := range paths {
				if d := p(float64(x)+0.5, float64(y)+0.5); d < least {
					nearest, least = i, d
				}
			}
			if least > tolerance {
				return fmt.Errorf("(%d, %d) is %.1f columns and rows from the nearest beam", x, y, least)
			}
			followed[nearest] = true
		}
	}
	beyond := slices.ContainsFunc(s.Args, func(a catalog.Arg) bool { return a.N >= s.far })
	for i, ok := range followed {
		if !ok && !beyond {
			return fmt.Errorf("no P-position is near beam %d", i)
		}
	}
	return nil
}

// toleranceOf is how far from a beam the middle of a P-position may be: by a
// position and a bit, or by so many as blocks of them are large.
func toleranceOf(g *catalog.Game) float64 {
	block := int64(1)
	if d := g.Rules.TwoHeap.D1; len(d) > 0 && d[0].Res == 0 && d[0].Max == 0 {
		block = d[0].Mod
	}
	return 1.3*float64(block) + 1.5
}

// A path says how far a point is from a beam, along the axis in which it is
// nearer.
type path func(x, y float64) float64

// pathsOf are the lines and curves of a game; none if they are only about where
// the P-positions are.
// They are nil where none is claimed: a box leaves its game the slopes that it
// had without, and says so in their names.
func pathsOf(g *catalog.Game) []path {
	if g.Preset != nil && g.Set == nil {
		return nil
	}
	var paths []path
	for _, l := range g.Lines {
		slope, at := l.Slope.Float64(), atZero(l)
		paths = append(paths, func(x, y float64) float64 {
			d := math.Abs(at + slope*x - y)
			return min(d, d/slope)
		})
	}
	for _, c := range g.Curves {
		if c.Approximate {
			return nil
		}
		paths = append(paths, func(x, y float64) float64 {
			if c.Across {
				x, y = y, x
			}
			return math.Abs(c.At(x) - y)
		})
	}
	return paths
}

func atZero(l beam.Line) float64 {
	y, _ := l.YAt(new(big.Int), 60).Float64()
	return y
}
