package catalog

import "wythoffatlas/core/game"

// A definition decides [0,side)² column by column: a position is P if no move
// from it leads to a P-position. It tries all P-positions found so far, which
// for most games is faster than trying all moves, and as plain.
type definition struct {
	rules game.Ruleset
	play  game.Convention
	side  int64
	x     int64 // the next column
	found []game.Position
}

func newDefinition(r game.Ruleset, play game.Convention, side int64) *definition {
	return &definition{rules: r, play: play, side: side}
}

// next decides the next column: which of its positions are P.
func (d *definition) next() []bool {
	column := make([]bool, d.side)
	for y := range d.side {
		p := game.Position{X: d.x, Y: y}
		if column[y] = d.isP(p); column[y] {
			d.found = append(d.found, p)
		}
	}
	d.x++
	return column
}

func (d *definition) isP(p game.Position) bool {
	if d.rules.Box.Covers(p.X, p.Y) {
		return d.rules.Box.IsP(p.X, p.Y)
	}
	lost := int64(0)
	for _, q := range d.found {
		if !d.rules.Allows(p, q) {
			continue
		}
		if lost++; lost > d.rules.Forbids {
			return false
		}
	}
	if d.play == game.Normal {
		return true
	}
	for range d.rules.Options(p) {
		if lost--; lost < 0 { // one of the options is N
			return true
		}
	}
	return false
}
