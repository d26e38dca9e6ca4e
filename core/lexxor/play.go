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
func (g *Game) Row(n int64) piles.Position { return position(g.list[n]) }

func position(p [3]int32) piles.Position {
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

// Outcome reports whether v is a P-position. All positions with a smallest pile
// of 0 can be decided, and of the others those with small piles, or with a small
// pile whose P-position is known.
func (g *Game) Outcome(v piles.Position, pause pause.Func) (isP bool, err error) {
	if err := g.checked(v); err != nil {
		return false, err
	}
	if v[0].Sign() == 0 {
		return g.flat(v[1], v[2]), nil
	}
	a, b, c, err := g.near(v, pause)
	if err != nil {
		return false, err
	}
	return at(g.tables[a].third, b) == c+1, nil
}

// checked is an error if v is no position of the game.
func (g *Game) checked(v piles.Position) error {
	switch {
	case len(v) != 3 || !v.Sorted():
		return fault.Newf("lexxor", "a position of this game is three piles, none negative, in nondecreasing order")
	case v[0].Cmp(big.NewInt(int64(g.most))) > 0:
		return fault.Newf("lexxor", "the smallest pile of this game has at most %d tokens", g.most)
	}
	return nil
}

// near is a position with a smallest pile of at least 1 that the tables decide;
// a last pile of 0 stands for one that is larger than the P-position with the
// others has.
func (g *Game) near(v piles.Position, pause pause.Func) (a, b, c int, err error) {
	if v[1].IsInt64() && v[1].Int64() <= int64(reach[g.most]) {
		a, b, c = int(v[0].Int64()), int(v[1].Int64()), -1
		if v[2].IsInt64() && v[2].Int64() <= farthest {
			c = int(v[2].Int64())
		}
		for need := max(b, min(c, reach[g.most])); g.upTo < need && g.grown < reach[g.most]; {
			if err := g.grow(min(reach[g.most], 2*max(need, g.grown)), pause); err != nil {
				return 0, 0, 0, err
			}
		}
		if at(g.tables[a].third, b) > 0 || c >= 0 && c <= g.upTo {
			return a, b, c, nil
		}
	}
	return 0, 0, 0, &piles.Bound{Asked: "A decision about " + v.String(),
		Fits: fmt.Sprintf("what has no pile larger than %d, or a middle pile whose P-position is known", reach[g.most])}
}

// flat decides [0, b, c]: in misère play as in normal play but for the smallest.
func (g *Game) flat(b, c *big.Int) bool {
	d := new(big.Int).Sub(c, b)
	if g.misere && d.Cmp(big.NewInt(2)) < 0 {
		return b.Cmp(big.NewInt(2-2*d.Int64())) == 0
	}
	return b.Cmp(lower(d)) == 0
}

// lower is ⌊dφ⌋.
func lower(d *big.Int) *big.Int {
	root := new(big.Int).Mul(d, d)
	root.Sqrt(root.Mul(root, big.NewInt(5)))
	return root.Rsh(root.Add(root, d), 1)
}

// Winning lists P-positions that can be reached from v, those known first in the
// order of the table.
func (g *Game) Winning(v piles.Position, limit int, pause pause.Func) ([]piles.Move, error) {
	isP, err := g.Outcome(v, pause)
	if isP || err != nil {
		return nil, err
	}
	var moves []piles.Move
	to := func(p piles.Position) {
		l := g.Legal(v, p)
		for _, m := range moves {
			l.Legal = l.Legal && !m.To.Equal(p)
		}
		if !l.Legal {
			return
		}
		moves = append(moves, piles.Move{To: p, Change: l.Change, Pair: l.Pair})
		for i := len(moves) - 1; i > 0 && moves[i-1].To[2].Cmp(p[2]) > 0; i-- { // in the order of the table, of few
			moves[i-1], moves[i] = moves[i], moves[i-1]
		}
	}
	if v[0].Sign() == 0 {
		g.flatOptions(v, to)
		return moves[:min(limit, len(moves))], nil
	}
	a, b, c, err := g.near(v, pause)
	if err != nil {
		return nil, err
	}
	if c >= 0 && c <= reach[g.most] {
		g.options(g.tables, a, b, c, func(x, y, d int) bool { to(sorted(x, y, y+d)); return true })
	}
	for x, t := range g.tables[:a+1] {
		for _, p := range [2]int{b, c} {
			if z := at(t.third, p) - 1; z >= 0 && (x == a || z == a || z == b || z == c) {
				to(sorted(x, p, z)) // that and the position have two piles in common
			}
		}
		if z := at(t.third, a) - 1; x < a && (z == b || z == c) {
			to(sorted(x, a, z))
		}
	}
	return moves[:min(limit, len(moves))], nil
}

// sorted is a position with x ≤ y and any z.
func sorted(x, y, z int) piles.Position {
	if z < x {
		x, y, z = z, x, y
	}
	return game.VectorOf(int64(x), int64(min(y, z)), int64(max(y, z)))
}

// flatOptions calls try for the P-positions near [0, b, c]: the one with its
// difference, and those with one of its piles; others that it has a move to would
// raise a pile, but those are N.
func (g *Game) flatOptions(v piles.Position, to func(piles.Position)) {
	try := func(b, c *big.Int) {
		if p := (piles.Position{new(big.Int), b, c}); p.Sorted() && g.flat(b, c) {
			to(p)
		}
	}
	for i := range int64(6) { // where misère play differs
		try(big.NewInt(i/2), big.NewInt(i/2+i%2))
	}
	d := new(big.Int).Sub(v[2], v[1])
	try(lower(d), new(big.Int).Add(lower(d), d))
	for _, pile := range v[1:] { // ⌊nφ⌋ = pile for n ≈ pile/φ, or ⌊nφ⌋ + n for n ≈ pile/φ²
		n := new(big.Int).Sub(lower(pile), pile)
		for i := range int64(2) {
			n := new(big.Int).Add(n, big.NewInt(i))
			m := new(big.Int).Sub(pile, n)
			try(pile, new(big.Int).Add(pile, n))
			try(new(big.Int).Sub(pile, m), pile)
		}
	}
}

// Legal says whether a player may move from v to w, and why.
func (g *Game) Legal(v, w piles.Position) piles.Legality {
	for _, p := range [2]piles.Position{v, w} {
		if err := g.checked(p); err != nil {
			return piles.Legality{Reasons: []string{fault.Words(err) + "."}}
		}
	}
	before := slices.CompareFunc(w, v, (*big.Int).Cmp)
	if before >= 0 {
		return piles.Legality{Reasons: []string{fmt.Sprintf("%s does not come before %s in lexicographic order.", w, v)}}
	}
	var l piles.Legality
	for _, order := range orders {
		less := [3]*big.Int{}
		xor, first, last, changed := new(big.Int), -1, 0, 0
		for i := range v {
			less[i] = new(big.Int).Sub(v[i], w[order[i]])
			if xor.Xor(xor, less[i]); less[i].Sign() != 0 {
				if changed++; first < 0 {
					first = i
				}
				last = i
			}
		}
		reason := ""
		switch {
		case changed == 1:
			reason = fmt.Sprintf("Only the pile of %s changes.", game.Clip(v[first].String()))
		case xor.Sign() == 0:
			reason = fmt.Sprintf("The piles give %s, %s and %s, whose exclusive or is 0.", game.Clip(less[0].String()), game.Clip(less[1].String()), game.Clip(less[2].String()))
		default:
			continue
		}
		if !slices.Contains(l.Reasons, reason) {
			l.Reasons = append(l.Reasons, reason)
		}
		if !l.Legal {
			l.Legal, l.Pair = true, [2]int{first, last}
			for _, n := range less {
				l.Change = append(l.Change, n.Neg(n))
			}
		}
	}
	if !l.Legal {
		l.Reasons = []string{"However the piles are set against one another, more than one changes, and the exclusive or of what they give is not 0."}
	}
	return l
}

var orders = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// Shrinks: piles may grow.
func (g *Game) Shrinks(piles.Position) (shrinks bool, why string) {
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
					reaches = reaches || g.Legal(v, w).Legal
				}
				if listed == reaches {
					if r.Differ++; r.Differ == 1 {
						r.First = v
					}
				}
			}
		}
	}
	return r, nil
}

// Unmatched are the middle piles of smallest pile a for which the list has no last
// pile, up to where none was looked for; none but for a = 2.
func (g *Game) Unmatched(a int64) (middle []int64, upTo int64) {
	upTo = int64(g.upTo)
	if a < 0 || a > int64(g.most) {
		return nil, upTo
	}
	for _, o := range g.tables[a].open {
		middle = append(middle, int64(o.middle))
	}
	return middle, upTo
}
