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

// A Page chooses the moves of the page.
type Page struct {
	Game    *catalog.Game
	Decider explain.Decider
	Rate    uint // how often it errs where it could win, in percent
	Die     *chance.SplitMix
}

// How the page looks around: at so many moves from a lost position, so many tries
// for a mistake, and so many options where they cannot be counted.
const (
	lookedAt  = 24
	mistakes  = 48
	uncounted = 256
	replies   = 16
)

// A Choice is a move of the page. Wins says that it leads to a P-position, Erred
// that the page could have made such a move and did not.
type Choice struct {
	To    game.Vector
	Wins  bool
	Erred bool
}

// Choose is a move from at to an option that is not forbidden. Where it can win it does, but as often as Rate says
// it errs, if there is a way to. Where it cannot it leaves the other player
// the most chances to go wrong: the fewest winning moves among the most options,
// of those that it looks at. An error says why there is no move.
func (p *Page) Choose(at game.Vector, forbidden []game.Vector, pause pause.Func) (Choice, error) {
	move, err := explain.Left(p.Game, p.Decider, at, forbidden, pause)
	if err != nil {
		return Choice{}, err
	}
	if move != nil && p.Die.Below(100) >= uint64(min(p.Rate, 100)) {
		return Choice{To: move.To, Wins: true}, nil
	}
	o, err := p.optionsOf(at, forbidden, pause)
	if err != nil {
		return Choice{}, err
	}
	if move != nil {
		to, err := p.mistake(o, pause)
		if err != nil || to != nil {
			return Choice{To: to, Erred: true}, err
		}
		return Choice{To: move.To, Wins: true}, nil // every move wins
	}
	to, err := p.hardest(o, pause)
	if err == nil && to == nil {
		err = fault.Newf("play", "no move is left from %s", at)
	}
	return Choice{To: to}, err
}

// options are the moves to choose among.
type options struct {
	explain.Choices
	n *big.Int
}

func (p *Page) optionsOf(at game.Vector, forbidden []game.Vector, pause pause.Func) (*options, error) {
	c, err := explain.ChoicesOf(p.Game, at, pause)
	if err != nil {
		return nil, err
	}
	c = explain.Free(c, forbidden)
	n, _ := c.Count()
	if n == nil {
		some, err := c.List(new(big.Int), uncounted, pause)
		if err != nil {
			return nil, err
		}
		n = big.NewInt(int64(len(some)))
	}
	return &options{c, n}, nil
}

// at is the option in that row.
func (o *options) at(row *big.Int, pause pause.Func) (game.Vector, error) {
	list, err := o.List(row, 1, pause)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// mistake is an option that is not P, or nil if none was found.
func (p *Page) mistake(o *options, pause pause.Func) (game.Vector, error) {
	for range mistakes {
		to, err := o.at(p.Die.BelowBig(o.n), pause)
		if err != nil || to == nil {
			return nil, err
		}
		isP, _, err := p.Decider.Decide(to, pause)
		if err != nil {
			return nil, err
		}
		if !isP {
			return to, nil
		}
	}
	// Hardly anything else is left: look at the first options one by one.
	first, err := o.List(new(big.Int), mistakes, pause)
	if err != nil {
		return nil, err
	}
	for _, to := range first {
		if isP, _, err := p.Decider.Decide(to, pause); err != nil || !isP {
			return to, err
		}
	}
	return nil, nil
}

// hardest is, of some options, the one from which the smallest share of the moves
// wins; nil if there is none.
func (p *Page) hardest(o *options, pause pause.Func) (best game.Vector, err error) {
	rows := p.rows(o.n)
	var least *big.Rat
	for _, row := range rows {
		to, err := o.at(row, pause)
		if err != nil {
			return nil, err
		}
		if to == nil {
			continue
		}
		share, err := p.share(to, pause)
		if err != nil {
			return nil, err
		}
		if best == nil || share.Cmp(least) < 0 {
			best, least = to, share
		}
	}
	return best, nil
}

// rows are which options to look at: all if they are few.
func (p *Page) rows(n *big.Int) []*big.Int {
	few := n.IsInt64() && n.Int64() <= lookedAt
	rows := make([]*big.Int, 0, lookedAt)
	for i := int64(0); i < lookedAt && (!few || i < n.Int64()); i++ {
		row := big.NewInt(i)
		if !few {
			row = p.Die.BelowBig(n)
		}
		rows = append(rows, row)
	}
	return rows
}

// share is which part of the moves from an N-position wins, after as many of them
// as may be are forbidden. Under a constraint
// function, and where options are not counted, all smaller positions are taken
// for options. Where no move is left, or so many win that they are not counted,
// it is 1 or more.
func (p *Page) share(at game.Vector, pause pause.Func) (*big.Rat, error) {
	forbids := p.Game.Rules.Forbids
	found, err := p.Decider.Winning(at, replies+int(forbids), pause)
	if err != nil {
		return nil, err
	}
	winning := int64(len(found)) - forbids
	if winning <= 0 || winning == replies {
		return big.NewRat(2, 1), nil
	}
	n := big.NewInt(1)
	for _, size := range at {
		n.Mul(n, new(big.Int).Add(size, big.NewInt(1)))
	}
	if p.Game.MapOfPositions() && p.Game.Rules.Constraint == nil {
		o, err := explain.OptionsOf(p.Game.Rules, at, pause)
		if err != nil {
			return nil, err
		}
		n = o.Count(explain.All()...)
	}
	return new(big.Rat).SetFrac(big.NewInt(winning), new(big.Int).Sub(n, big.NewInt(forbids))), nil
}
