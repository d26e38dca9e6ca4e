package explain

import (
	"math/big"
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
)

// Blocks is what the previous player forbids at a position in perfect play. At a
// P-position it is every option that is P, so that each move left leads to N. At
// an N-position there are more of those than may be forbidden: it is as many as
// may be, which leaves the smallest share of moves that win. In misère play one
// option stays free, since who cannot move wins. Where nothing may be forbidden
// it is nothing. An error says why the position is not decided.
func Blocks(g *catalog.Game, decider Decider, at game.Vector, p pause.Func) ([]game.Vector, error) {
	if g.Rules.Forbids == 0 {
		return nil, nil
	}
	if _, _, err := decider.Decide(at, p); err != nil {
		return nil, err
	}
	moves, err := decider.Lost(at, int(g.Rules.Forbids), p)
	if err != nil || len(moves) == 0 {
		return nil, err
	}
	list := lists.Map(moves, func(m game.Move) game.Vector { return m.To })
	if g.Play == game.Misere {
		c, err := ChoicesOf(g, at, p)
		if err != nil {
			return nil, err
		}
		if n, _ := c.Count(); n != nil && n.Cmp(num(int64(len(list)))) == 0 {
			list = list[1:]
		}
	}
	return list, nil
}

// Left is the first option that is P and is not forbidden, if there is one. Where
// nothing is forbidden it is a winning move.
func Left(g *catalog.Game, decider Decider, at game.Vector, forbidden []game.Vector, p pause.Func) (*game.Move, error) {
	find := decider.Winning
	if g.Rules.Forbids > 0 {
		if _, _, err := decider.Decide(at, p); err != nil {
			return nil, err
		}
		find = decider.Lost
	}
	moves, err := find(at, len(forbidden)+1, p)
	if err != nil {
		return nil, err
	}
	for _, m := range moves {
		if !Among(forbidden, m.To) {
			return &m, nil
		}
	}
	return nil, nil
}

// Among reports whether a position is in a list.
func Among(list []game.Vector, at game.Vector) bool { return slices.ContainsFunc(list, at.Equal) }

// Forbidding reads a position for the player who forbids: whether it can be held,
// and what to forbid, which it returns as [Blocks] does.
func Forbidding(g *catalog.Game, decider Decider, at game.Vector, p pause.Func) (*Reading, []game.Vector, error) {
	isP, how, err := decider.Decide(at, p)
	if err != nil {
		return nil, nil, err
	}
	list, err := Blocks(g, decider, at, p)
	if err != nil {
		return nil, nil, err
	}
	r := &Reading{At: at, P: isP, How: how}
	switch {
	case !isP:
		r.Short = "N " + at.String() + ": a move that wins stays free, whatever is forbidden"
	case len(list) == 0:
		r.Short = "P " + at.String() + ": every move loses; forbid nothing"
	default:
		r.Short = "P " + at.String() + ": forbid " + Positions(list, 8) + ", and every move that is left loses"
	}
	return r, list, nil
}

// After reads a position for the player to move when some of its options were
// forbidden, or none where some could have been. P is what the outcome is then.
func After(g *catalog.Game, decider Decider, at game.Vector, forbidden []game.Vector, p pause.Func) (*Reading, error) {
	_, how, err := decider.Decide(at, p)
	if err != nil {
		return nil, err
	}
	r := &Reading{At: at, How: how}
	none, err := Blocked(g, at, forbidden, p)
	if err != nil {
		return nil, err
	}
	m, err := Left(g, decider, at, forbidden, p)
	switch {
	case err != nil:
		return nil, err
	case none:
		r.P = g.Play == game.Normal
		r.Short = letter(r.P) + " " + at.String() + ": no move is left, which " + map[bool]string{true: "loses", false: "wins"}[r.P]
	case m == nil:
		r.P = true
		r.Short = "P " + at.String() + ": every move that is left loses"
	default:
		r.Move = m
		r.Short = "N " + at.String() + ": " + taken(*m) + " → " + m.To.String()
	}
	return r, nil
}

// Blocked reports whether no move is left where some options are forbidden.
func Blocked(g *catalog.Game, at game.Vector, forbidden []game.Vector, p pause.Func) (bool, error) {
	if len(forbidden) == 0 {
		return Terminal(g, at, p)
	}
	c, err := ChoicesOf(g, at, p)
	if err != nil {
		return false, err
	}
	n, _ := c.Count()
	return n != nil && n.Cmp(num(int64(len(forbidden)))) == 0, nil
}

// Positions are positions in words, at most so many of them.
func Positions(list []game.Vector, most int) string {
	words := lists.Map(list[:min(most, len(list))], game.Vector.String)
	if len(list) > most {
		return strings.Join(words, ", ") + " and " + text(num(int64(len(list)-most))) + " more"
	}
	switch n := len(words); n {
	case 0:
		return "nothing"
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}

// Free are the choices of which some are forbidden. Each of those must be one of
// them, and be there once.
func Free(c Choices, forbidden []game.Vector) Choices {
	if len(forbidden) == 0 {
		return c
	}
	return freeChoices{c, forbidden}
}

type freeChoices struct {
	all       Choices
	forbidden []game.Vector
}

func (c freeChoices) Count() (*big.Int, string) {
	n, note := c.all.Count()
	if n != nil {
		n = sub(n, num(int64(len(c.forbidden))))
	}
	return n, note
}

// List skips what is forbidden. Row `from` of what is free stands in the row of
// all at which that many free ones are before it: that is approached from below,
// and each step adds at least one forbidden option that is passed by.
func (c freeChoices) List(from *big.Int, count int, p pause.Func) ([]game.Vector, error) {
	row := from
	for {
		list, err := c.all.List(row, 1, p)
		if err != nil || len(list) == 0 {
			return nil, err
		}
		passed := int64(0)
		for _, f := range c.forbidden {
			if InTable(f, list[0]) <= 0 {
				passed++
			}
		}
		next := plus(from, passed)
		if next.Cmp(row) == 0 {
			break
		}
		row = next
	}
	list, err := c.all.List(row, count+len(c.forbidden), p)
	free := slices.DeleteFunc(list, func(at game.Vector) bool { return Among(c.forbidden, at) })
	return free[:min(count, len(free))], err
}

// InTable compares positions as tables order them: by total, then by the first
// heap that differs.
func InTable(a, b game.Vector) int {
	total := new(big.Int)
	for i := range a {
		total.Add(total, a[i])
		total.Sub(total, b[i])
	}
	if total.Sign() != 0 {
		return total.Sign()
	}
	return slices.CompareFunc(a, b, (*big.Int).Cmp)
}
