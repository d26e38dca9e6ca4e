package explain

import (
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
)

// byRoute is a route as a decider.
type byRoute struct{ route.Route }

// By is the decider that decides as a route does. What follows from a period that
// was detected is decided too, and the sentence says so.
func By(r route.Route) Decider { return byRoute{r} }

func (r byRoute) Decide(at game.Vector, p pause.Func) (bool, string, error) {
	o, err := r.Outcome(at, p)
	if err == nil && !o.Decided {
		err = fault.Newf("explain", "%s is not decided. %s", at, o.Reason)
	}
	return o.P, o.Reason, err
}

func (r byRoute) Lost(at game.Vector, limit int, p pause.Func) ([]game.Move, error) {
	if b, ok := r.Route.(route.Blocker); ok {
		return b.Lost(at, limit, p)
	}
	return r.Winning(at, limit, p)
}

// MayMove says whether a move of a game is legal and by which rule, for any number
// of heaps.
func MayMove(g *catalog.Game, from, to game.Vector) Legality {
	if g.MapOfPositions() {
		return Legal(g.Rules, from, to)
	}
	return g.Piles().Legal(from.InOrder(), to.InOrder())
}

// Choices are the options of a position of any game, in the table's order.
type Choices interface {
	// Count is how many there are, nil if that is infinite or was not counted:
	// the note says which.
	Count() (n *big.Int, note string)

	// List is count of them from row `from` on; fewer where they end or no more
	// were tried.
	List(from *big.Int, count int, p pause.Func) ([]game.Vector, error)
}

// ChoicesOf are the options of a position of a game. An error says why at is no
// position, or why its options cannot be listed.
func ChoicesOf(g *catalog.Game, at game.Vector, p pause.Func) (Choices, error) {
	if !g.MapOfPositions() {
		return vectorsOf(g, at)
	}
	o, err := OptionsOf(g.Rules, at, p)
	if err != nil {
		return nil, err
	}
	return pairChoices{o}, nil
}

// pairChoices are options of all kinds.
type pairChoices struct{ *Options }

func (c pairChoices) Count() (*big.Int, string) { return c.Options.Count(All()...), c.Note }

func (c pairChoices) List(from *big.Int, count int, p pause.Func) ([]game.Vector, error) {
	return c.Options.List(All(), from, count, p)
}
