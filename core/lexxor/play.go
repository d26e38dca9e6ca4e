package lexxor

import (
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// Piles is three.
func (g *Game) Piles() int { return 3 }

// MostSmallest is how many tokens the smallest pile has at most.
func (g *Game) MostSmallest() int64 { return int64(g.most) }

// Rows is how many rows are known.
func (g *Game) Rows() int64 { return int64(len(g.list)) }

// At is the size of pile i < 3 in row n < Rows.
func (g *Game) At(n int64, i int) int64 { return int64(g.list[n][i]) }

// Row is row n < Rows.
func (g *Game) Row(n int64) game.Vector { return position(g.list[n]) }

func position(p [3]int32) game.Vector {
	return game.VectorOf(int64(p[0]), int64(p[1]), int64(p[2]))
}

// Floor: rows are in order of their largest pile.
func (g *Game) Floor(i int, n int64) int64 {
	if i < 2 || n == 0 {
		return 0
	}
	return g.At(n-1, 2)
}

// Bytes is about how much memory the tables take.
func (g *Game) Bytes() int64 {
	bytes := 12 * cap(g.list)
	for _, t := range g.tables {
		bytes += 4 * (cap(t.middle) + cap(t.third))
	}
	return int64(bytes)
}

// Extend lists P-positions until n rows are known.
func (g *Game) Extend(n int64, pause pause.Func) error {
	for g.Rows() < n {
		if g.grown >= reach[g.most] {
			return &piles.Bound{
				Asked: fmt.Sprintf("%d rows", n),
				Fits:  fmt.Sprintf("the first %d, all with no pile larger than %d", g.Rows(), g.upTo),
				Rows:  g.Rows(),
			}
		}
		if err := g.grow(min(2*g.grown+2, reach[g.most]), pause); err != nil {
			return err
		}
	}
	return nil
}

// Outcome reports whether v is a P-position, if its piles are small or it has a
// small pile whose P-position is known.
func (g *Game) Outcome(v game.Vector, pause pause.Func) (isP bool, err error) {
	a, b, c, err := g.near(v, pause)
	return err == nil && at(g.tables[a].third, b) == c+1, err
}

// checked is an error if v is no position of the game.
func (g *Game) checked(v game.Vector) error {
	switch {
	case len(v) != 3 || !v.Sorted():
		return fault.Newf("lexxor", "a position of this game is three piles, none negative, in nondecreasing order")
	case v[0].Cmp(big.NewInt(int64(g.most))) > 0:
		return fault.Newf("lexxor", "The smallest pile of this game has at most %d", g.most)
	}
	return nil
}

// near is a position that the tables decide; a last pile of more than farthest
// stands for any that is larger than the P-position with the others has.
func (g *Game) near(v game.Vector, pause pause.Func) (a, b, c int, err error) {
	if err := g.checked(v); err != nil {
		return 0, 0, 0, err
	}
	most := reach[g.most]
	if v[1].IsInt64() && v[1].Int64() <= int64(most) {
		a, b, c = int(v[0].Int64()), int(v[1].Int64()), farthest+1
		if v[2].IsInt64() {
			c = int(min(v[2].Int64(), farthest+1))
		}
		for need := max(b, min(c, most)); g.upTo < need && g.grown < most; {
			if err := g.grow(min(most, 2*max(need, g.grown)), pause); err != nil {
				return 0, 0, 0, err
			}
		}
		if at(g.tables[a].third, b) > 0 || c <= g.upTo {
			return a, b, c, nil
		}
	}
	return 0, 0, 0, &piles.Bound{Asked: "A decision about " + v.String(),
		Fits: fmt.Sprintf("what has no pile larger than %d, or a middle pile whose P-position is known", most)}
}

// Winning lists P-positions that can be reached from v, those known first in the
// order of the table.
func (g *Game) Winning(v game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	a, b, c, err := g.near(v, pause)
	if err != nil || at(g.tables[a].third, b) == c+1 {
		return nil, err
	}
	g.differences(b + min(c, reach[g.most]) + 2)
	var moves []game.Move
	for x, t := range g.tables[:a+1] {
		for d := range min(len(t.middle), b+c+1) {
			y := int64(at(t.middle, d) - 1)
			if y < 0 {
				continue
			}
			to := game.VectorOf(int64(x), y, y+int64(d))
			if before(to, v) {
				if l, _ := way(v, to); l.Legal {
					moves = append(moves, game.Move{To: to, Change: l.Change, Pair: l.Pair})
				}
			}
			for i := len(moves) - 1; i > 0 && moves[i-1].To[2].Cmp(moves[i].To[2]) > 0; i-- { // in the order of the table, of few
				moves[i-1], moves[i] = moves[i], moves[i-1]
			}
			if err := pause.At(int64(d), int64(b+c+1), "Trying moves"); err != nil {
				return nil, err
			}
		}
	}
	return moves[:min(limit, len(moves))], nil
}

// Legal says whether a player may move from v to w, and why.
func (g *Game) Legal(v, w game.Vector) piles.Legality {
	for _, p := range [2]game.Vector{v, w} {
		if err := g.checked(p); err != nil {
			return piles.Legality{Reasons: []string{fault.Words(err) + "."}}
		}
	}
	if !before(w, v) {
		return piles.Legality{Reasons: []string{fmt.Sprintf("%s does not come before %s in lexicographic order.", w, v)}}
	}
	switch l, changed := way(v, w); {
	case changed == 1:
		l.Reasons = []string{"Only one pile changes."}
		return l
	case l.Legal:
		l.Reasons = []string{fmt.Sprintf("The piles change by %d, and the exclusive or of what they give is 0.", l.Change)}
		return l
	}
	return piles.Legality{Reasons: []string{"However the piles are set against one another, more than one changes, and the exclusive or of what they give is not 0."}}
}

// way is a way to move from v to w, which comes before it, without reasons, and how
// many piles change; no piles if there is none.
func way(v, w game.Vector) (l piles.Legality, changed int) {
	for _, order := range orders {
		l, changed = piles.Legality{Legal: true}, 0
		xor := new(big.Int)
		for i := range v {
			change := new(big.Int).Sub(w[order[i]], v[i])
			xor.Xor(xor, new(big.Int).Neg(change))
			if change.Sign() != 0 {
				if changed++; changed == 1 {
					l.Pair[0] = i
				}
				l.Pair[1] = i
			}
			l.Change = append(l.Change, change)
		}
		if changed == 1 || xor.Sign() == 0 {
			return l, changed
		}
	}
	return piles.Legality{}, 0
}

// before reports whether w comes before v in lexicographic order.
func before(w, v game.Vector) bool { return slices.CompareFunc(w, v, (*big.Int).Cmp) < 0 }

// MayMove is Legal without the reasons.
func (g *Game) MayMove(v, w game.Vector) bool {
	if g.checked(v) != nil || g.checked(w) != nil || !before(w, v) {
		return false
	}
	l, _ := way(v, w)
	return l.Legal
}

var orders = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// Shrinks: piles may grow.
func (g *Game) Shrinks(game.Vector) (shrinks bool, why string) {
	return false, "A pile may grow when a smaller one shrinks. The options with the fewest tokens come first."
}

// MaxVerify keeps a verification to some seconds.
func (g *Game) MaxVerify() int64 { return 24 }

// Verify holds the list against the definition, for positions with piles below n:
// no move leads from a row to another row, and from every other position one leads
// to a row, whose piles may be larger. Since every game ends, only the P-positions
// are like that.
func (g *Game) Verify(n int64, pause pause.Func) (piles.Report, error) {
	r := piles.Report{Route: fmt.Sprintf("The list against the definition: no move leads from one of its rows to another with no pile larger than %d, and one leads to a row from every other position with piles below %d.", 16*n, n)}
	if err := g.grow(min(int(16*n), reach[g.most]), pause); err != nil {
		return r, err
	}
	for a := range min(n, int64(g.most)+1) {
		for b := a; b < n; b++ {
			for c := b; c < n; c++ {
				if err := pause.At(r.Checked, n*n*n, "Comparing position by position"); err != nil {
					return r, err
				}
				r.Checked++
				v := game.VectorOf(a, b, c)
				listed, reaches := false, g.misere && c == 0
				for _, p := range g.list {
					w := position(p)
					listed = listed || w.Equal(v)
					reaches = reaches || g.MayMove(v, w)
				}
				if listed == reaches {
					r.Differs(v)
				}
			}
		}
	}
	return r, nil
}
