package solve

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/period"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// Beyond the edge of elimination a game may still be followed where a period of
// its columns and one of its rows were detected. That is no theorem: it is said
// in words, and programs do not get it for an answer.

// A detection is the P-positions as a period has them; set is nil if there is
// none, or while nobody has looked.
type detection struct {
	set    *exact.Set
	looked bool
}

// detect looks for a period of p, once, and returns the P-positions that follow
// from it, or nil.
func (s *Solver) detect(p *plane, pause pause) (*exact.Set, error) {
	// A function of the position is no pattern of takings.
	if p.beyond.looked || p.Set != nil || p.Rules.Constraint != nil || p.Piles != nil {
		return p.beyond.set, nil
	}
	side := min(studySide, s.limits.side)
	if err := s.decide(p, side, pause); err != nil {
		return nil, err
	}
	w := p.window
	columns, rows, ok, err := period.Both(w, side, side, func(done, total int64) error {
		return pause(done, total, "Looking for a period")
	})
	if err != nil {
		return nil, err
	}
	p.beyond.looked = true
	if ok {
		p.beyond.set = exact.Periodic(w.Has, columns.X0, columns.P, rows.Y0, rows.Q)
	}
	return p.beyond.set, nil
}

// detected says what an outcome beyond the edge rests on.
func (s *Solver) detected(p *plane) string {
	return fmt.Sprintf("By the period that was detected with heaps below %d, which is no theorem. Elimination goes up to heaps of %d.",
		min(studySide, s.limits.side), p.edge-1)
}

// beyondEdge decides a position that elimination does not reach.
func (s *Solver) beyondEdge(p *plane, x, y *big.Int, pause pause) (outcome, error) {
	set, err := s.detect(p, pause)
	if err != nil || set == nil {
		return outcome{reason: p.edgeWords()}, err
	}
	return outcome{decided: true, isP: set.Has(x, y), reason: s.detected(p), detected: true}, nil
}

// shadeBeyond shades the texels that elimination left undecided, if a period
// says what they are.
func (s *Solver) shadeBeyond(reply *protocol.Shades, p *plane, ix, iy *big.Int, level uint, pause pause) error {
	edge := big.NewInt(p.edge)
	one := big.NewInt(1)
	inside := func(i *big.Int) bool { return corner(new(big.Int).Add(i, one), level).Cmp(edge) <= 0 }
	if inside(ix) && inside(iy) {
		return nil
	}
	set, err := s.detect(p, pause)
	if err != nil || set == nil {
		return err
	}
	counts := make([]float32, tileSize*tileSize)
	set.Tile(counts, tileSize, corner(ix, level), corner(iy, level), level)
	raster.Continue(reply.Texels, counts, level)
	reply.Period = uint64(min(studySide, s.limits.side))
	return nil
}
