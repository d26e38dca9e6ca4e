package play

import (
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// throws is how often a random position is thrown before a range is given up.
const throws = 2000

// Fair is a random start with heaps from lo to hi, 0 ≤ lo ≤ hi, at which a move is
// left: P and N are as likely as each other. An N-position is one of the range
// as it comes; a P-position is that or, where they are few, what a winning move
// leaves, whose heaps may be smaller than lo. An error says that the range has
// none.
func Fair(g *catalog.Game, decider explain.Decider, lo, hi *big.Int, die *chance.SplitMix, p pause.Func) (game.Vector, error) {
	if lo.Sign() < 0 || lo.Cmp(hi) > 0 {
		return nil, fault.Newf("play", "the heaps must be from a number that is not negative to one that is no smaller, not from %s to %s",
			game.Clip(lo.String()), game.Clip(hi.String()))
	}
	wantP := die.Below(2) == 1
	for i := range int64(throws) {
		if err := p.At(i, throws, "Looking for a fair start"); err != nil {
			return nil, err
		}
		at := random(g, lo, hi, die)
		isP, _, err := decider.Decide(at, p)
		if err != nil {
			return nil, err
		}
		if wantP && !isP {
			moves, err := decider.Winning(at, few, p)
			if err != nil {
				return nil, err
			}
			if len(moves) == 0 {
				continue
			}
			at = moves[die.Below(uint64(len(moves)))].To
		} else if wantP != isP {
			continue
		}
		if playable(g, at, p) {
			return at, nil
		}
	}
	return nil, fault.Newf("play", "no start was found with heaps from %s to %s that is fair and leaves a move",
		game.Clip(lo.String()), game.Clip(hi.String()))
}

// few is how many winning moves are chosen among.
const few = 8

// random is a position with heaps from lo to hi; but the smallest, where the game
// bounds it, from 0 to what it has at most.
func random(g *catalog.Game, lo, hi *big.Int, die *chance.SplitMix) game.Vector {
	span := new(big.Int).Sub(hi, lo)
	span.Add(span, big.NewInt(1))
	at := make(game.Vector, g.Heaps)
	for i := range at {
		at[i] = die.BelowBig(span)
		at[i].Add(at[i], lo)
	}
	if g.Smallest > 0 {
		at[0] = new(big.Int).SetUint64(die.Below(uint64(g.Smallest) + 1))
	}
	return at
}

// playable reports whether a move is left.
func playable(g *catalog.Game, at game.Vector, p pause.Func) bool {
	if small, ok := at.Small(); ok && g.Rules.Box.Covers(small.X, small.Y) {
		return false
	}
	over, err := explain.Terminal(g, at, p)
	return err == nil && !over
}
