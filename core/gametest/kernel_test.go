package gametest

import (
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// oddRulesets have what the listed games lack: unions, bounds, residues that
// overlap, nothing at all, a constraint function, a preset box.
func oddRulesets() map[string]game.Ruleset {
	set := func(s string) game.SubtractionSet {
		takes, err := game.ParseSubtractionSet(s)
		if err != nil {
			panic(err)
		}
		return takes
	}
	box := game.NewBox(5)
	box.Set(1, 3, true)
	box.Set(1, 4, true)
	constraint := func(f string) *game.Constraint {
		c, err := game.ParseConstraint(f)
		if err != nil {
			panic(err)
		}
		return c
	}
	return map[string]game.Ruleset{
		"nothing": {},
		"unions": {
			First: set("odd,4mod6"), Second: set("max3,0mod5"),
			TwoHeap: game.TwoHeapRule{D1: set("odd,2mod4"), D2: set("all,odd"), S: 2, T: 3},
		},
		"bounds": {
			First: set("evenmax8"), Second: set("none"),
			TwoHeap: game.TwoHeapRule{D1: set("max5"), D2: set("1mod3max7,even"), S: 3, T: 1},
		},
		"constraint":         {First: game.All(), Second: game.All(), Constraint: constraint("x1+1")},
		"constraint with x0": {First: game.All(), Second: game.All(), Constraint: constraint("(x0-x1)^2-1+y1 mod 3")},
		"constraint and box": {First: game.All(), Second: game.All(), Constraint: constraint("x0-x1+1"), Box: box},
		"box": {
			First: game.All(), Second: game.All(), Box: box,
			TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 2},
		},
	}
}

func TestMovesCountsMovesToMarkedPositions(t *testing.T) {
	const side = 40
	random := rand.New(rand.NewPCG(1, 2))
	for name, r := range oddRulesets() {
		var marked [side][side]bool
		for range 60 {
			marked[random.IntN(side)][random.IntN(side)] = true
		}
		if r.Symmetric() && r.Constraint != nil {
			for x := range marked {
				for y := range x {
					marked[x][y] = marked[y][x]
				}
			}
		}
		isP := func(x, y int64) bool { return marked[x][y] }
		m := newMoves(r, side)
		for x := range int64(side) {
			counts := m.next(packed(side, isP)(x))
			for y := range int64(side) {
				want := false
				for q := range r.Options(game.Position{X: x, Y: y}) {
					want = want || isP(q.X, q.Y)
				}
				if got := counts[y] > 0; got != want || counts[y] < 0 {
					t.Fatalf("%s: (%d, %d) counts %d moves to marked positions, want some: %v", name, x, y, counts[y], want)
				}
			}
		}
	}
}

func TestKernelAcceptsTheDefinitionAndNothingElse(t *testing.T) {
	const side = 24
	random := rand.New(rand.NewPCG(3, 4))
	for name, r := range oddRulesets() {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			decided := naive.Decide(r, play, side, side)
			if err := checkKernel(r, play, side, packed(side, decided.IsP)); err != nil {
				t.Errorf("%s, %s: %v", name, play, err)
			}
			for range 20 {
				flipX, flipY := random.Int64N(side), random.Int64N(side)
				err := checkKernel(r, play, side, packed(side, func(x, y int64) bool {
					return decided.IsP(x, y) != (x == flipX && y == flipY)
				}))
				if err == nil {
					t.Errorf("%s, %s: (%d, %d) may be P or N", name, play, flipX, flipY)
				}
			}
		}
	}
}

// The foot of each column that terminal finds is what has no move.
func TestTerminal(t *testing.T) {
	const side = 40
	for name, r := range oddRulesets() {
		r.Box = nil // in a box nobody moves
		stuck := newTerminal(r, side)
		for x := range int64(side) {
			rows := stuck.next()
			for y := range int64(side) {
				if want := naive.Terminal(r, game.Position{X: x, Y: y}); want != (y < rows) {
					t.Fatalf("%s: (%d, %d) is terminal: %v", name, x, y, want)
				}
			}
		}
	}
}

// packed is a set of positions as columns of up to 64 bits.
func packed(height int64, isP func(x, y int64) bool) columns {
	return func(x int64) []uint64 {
		var word uint64
		for y := range height {
			if isP(x, y) {
				word |= 1 << uint(y)
			}
		}
		return []uint64{word}
	}
}
