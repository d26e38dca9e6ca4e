// Package naive decides outcomes by the definition and nothing else: a
// position is P if no option is P, or no more than may be forbidden. It knows no theorem and has no cleverness;
// it is the oracle that every other route is held against.
package naive

import "wythoffatlas/core/game"

// A Grid holds the outcomes of the positions in [0,W)×[0,H).
type Grid struct {
	W, H int64
	isP  []bool
}

// Decide decides every position of [0,w)×[0,h). Its cost is the number of
// moves in the window, about w²h² for Wythoff-like games: keep windows small.
func Decide(r game.Ruleset, play game.Convention, w, h int64) *Grid {
	g := &Grid{W: w, H: h, isP: make([]bool, w*h)}
	for x := range w {
		for y := range h {
			g.isP[x*h+y] = g.decide(r, play, game.Position{X: x, Y: y})
		}
	}
	return g
}

// IsP reports whether (x, y) is a P-position.
func (g *Grid) IsP(x, y int64) bool { return g.isP[x*g.H+y] }

// decide applies the definition to one position whose options are decided.
func (g *Grid) decide(r game.Ruleset, play game.Convention, p game.Position) bool {
	if r.Box.Covers(p.X, p.Y) {
		return r.Box.IsP(p.X, p.Y)
	}
	if r.Ended(p) {
		return play == game.Normal
	}
	lost, open := int64(0), false // how many options are P, and whether one is N
	for q := range r.Options(p) {
		if !g.IsP(q.X, q.Y) {
			open = true
		} else if lost++; lost > r.Forbids {
			return false
		}
	}
	return open || play == game.Normal
}

// Terminal reports whether p has no options.
func Terminal(r game.Ruleset, p game.Position) bool {
	for range r.Options(p) {
		return false
	}
	return true
}
