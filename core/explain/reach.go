package explain

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// A Reach is where the rules lead from a position, as a map draws it: rays along
// row and column, and an area for takings from both heaps. What may be taken
// inside them is sets of numbers: residues and bounds.
type Reach struct {
	Rays []Ray
	Area *Area // nil if nothing can be taken from both heaps
}

// A Ray is takings from one heap alone: numbers of the ruleset's subtraction set for
// it, up to the position To, at which as much is taken as the heap and the set's
// bounds let.
type Ray struct {
	Kind Kind
	To   game.Vector
}

// An Area is takings from both heaps: k of D1 from the first and l of D2 from the
// second. Corners are positions in a round, and all options lie in the polygon
// that they span; where s = t = 1 they are the two ends of a diagonal, or one
// position. Under a constraint function it is all that is below both heaps, D1
// and D2 are all numbers, and Depends is true: not all that is inside is an
// option.
type Area struct {
	Corners []game.Vector
	D1, D2  game.SubtractionSet
	Depends bool
}

// ReachOf is the reach of a ruleset from a pair of heaps; empty inside a preset
// box, and where the game is over.
func ReachOf(r game.Ruleset, at game.Vector) Reach {
	var reach Reach
	if small, ok := at.Small(); ok && r.Box.Covers(small.X, small.Y) {
		return reach
	}
	if r.EndedBig(at) {
		return reach
	}
	for k, set := range []game.SubtractionSet{r.First, r.Second} {
		most, any := mostOf(set, at[k])
		if !any {
			continue
		}
		to := game.Vector{at[0], at[1]}
		to[k] = sub(at[k], most)
		reach.Rays = append(reach.Rays, Ray{Kind(k), to})
	}
	reach.Area = areaOf(r, at)
	return reach
}

// mostOf is the largest number of a set that is at most heap.
func mostOf(t game.SubtractionSet, heap *big.Int) (most *big.Int, any bool) {
	most = new(big.Int)
	for _, piece := range t {
		for _, p := range progressionOf(piece.Res, piece.Mod, piece.Max, heap) {
			last := plus(times(plus(p.upTo(p.last), -1), p.step), p.first)
			most, any = integer.Larger(most, last), true
		}
	}
	return most, any
}

func areaOf(r game.Ruleset, at game.Vector) *Area {
	a := &Area{D1: r.TwoHeap.D1, D2: r.TwoHeap.D2}
	if r.Constraint != nil {
		a.D1, a.D2, a.Depends = game.All(), game.All(), true
	}
	x, some := mostOf(a.D1, at[0])
	y, others := mostOf(a.D2, at[1])
	if !some || !others {
		return nil
	}
	one := num(1)
	corners := [][2]*big.Int{{one, one}}
	if a.Depends {
		corners = append(corners, [2]*big.Int{one, y}, [2]*big.Int{x, y}, [2]*big.Int{x, one})
	} else {
		corners = append(corners, edge(r.TwoHeap, x, y)...)
		if top := [2]*big.Int{x, y}; inCone(r.TwoHeap, x, y) {
			corners = append(corners, top)
		}
		lower := edge(r.TwoHeap, y, x)
		for i := len(lower) - 1; i >= 0; i-- {
			corners = append(corners, [2]*big.Int{lower[i][1], lower[i][0]})
		}
	}
	for _, c := range corners {
		to := game.Vector{sub(at[0], c[0]), sub(at[1], c[1])}
		if n := len(a.Corners); n == 0 || !to.Equal(a.Corners[n-1]) && !to.Equal(a.Corners[0]) {
			a.Corners = append(a.Corners, to)
		}
	}
	return a
}

// edge is the corners along l = s·k + t − 1 where 1 ≤ k ≤ x and l ≤ y, from k = 1
// on; if the line is above y from there on, it is (1, y).
func edge(b game.TwoHeapRule, x, y *big.Int) [][2]*big.Int {
	one := num(1)
	on := func(k *big.Int) *big.Int { return add(times(k, b.S), num(b.T-1)) }
	corners := [][2]*big.Int{{one, integer.Smaller(y, on(one))}}
	if on(x).Cmp(y) < 0 {
		return append(corners, [2]*big.Int{x, on(x)})
	}
	k := integer.Larger(one, integer.FloorDiv(plus(y, b.S-b.T), b.S)) // the least with s·k + t − 1 ≥ y
	if before := plus(k, -1); before.Sign() > 0 {
		corners = append(corners, [2]*big.Int{before, on(before)})
	}
	return append(corners, [2]*big.Int{k, y})
}

// inCone reports whether k and l are near enough, whatever D1 and D2 are.
func inCone(b game.TwoHeapRule, k, l *big.Int) bool {
	b.D1, b.D2 = game.All(), game.All()
	return b.AllowsBig(k, l)
}
