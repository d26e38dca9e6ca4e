package solve

import (
	"fmt"
	"math"
	"math/big"
	"sort"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// found is how many positions a search lists: one to go to, and one more to
// tell that there are others.
const found = 2

// seek finds a P-position by its row of the table, or by one of its heaps.
func (s *Solver) seek(ask *protocol.Seek, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	n, err := parseNatural("The number", ask.N)
	if err != nil {
		return nil, err
	}
	if p.Piles != nil {
		return nil, complain("%s has no map of two heaps.", p.Name())
	}
	reply := &protocol.Found{}
	switch {
	case ask.By == "n":
		var cells []string
		cells, reply.Note, err = s.positions(p, n, 1, pause)
		if len(cells) > 0 {
			reply.Positions, reply.Note = cells[1:], ""
		}
	case p.Set != nil:
		reply.Positions = seekInSet(p.Set, n, ask.By == "y")
	default:
		reply.Positions, reply.Note, err = s.seekFound(p, n, ask.By == "y", pause)
	}
	if err == nil && len(reply.Positions) == 0 && reply.Note == "" {
		reply.Note = fmt.Sprintf("There is no P-position with %s = %s.", ask.By, game.Clip(ask.N))
	}
	return reply, err
}

// seekInSet is the first P-positions with x = n, or with y = n.
func seekInSet(set *exact.Set, n *big.Int, row bool) (texts []string) {
	others := set.InRow
	if !row {
		others = func(n *big.Int, limit int) []*big.Int { return set.Column(n, new(big.Int), limit) }
	}
	for _, m := range others(n, found) {
		texts = append(texts, along(row, n, m)...)
	}
	return texts
}

// seekFound is the first P-positions with x = n, or with y = n, of a game without
// a closed form, and why there is none.
func (s *Solver) seekFound(p *plane, n *big.Int, row bool, pause pause) ([]string, string, error) {
	if listed(p) {
		m, why, err := s.partner(p, word(n), pause)
		if why != "" || err != nil {
			return nil, why, err
		}
		return along(row, n, big.NewInt(m)), "", nil
	}
	if n.Cmp(big.NewInt(p.edge)) >= 0 {
		set, err := s.detect(p, pause)
		if err != nil || set == nil {
			return nil, p.edgeWords(), err
		}
		texts := seekInSet(set, n, row)
		if len(texts) == 0 {
			return nil, "The period that was detected has none there.", nil
		}
		return texts, "", nil
	}
	// Most are near: look in the window that there is before a larger one.
	for side := n.Int64() + 1; ; side = p.side + 1 {
		if err := s.decide(p, side, pause); err != nil {
			return nil, "", err
		}
		var texts []string
		for m := int64(0); m < p.side && len(texts) < 2*found; m++ {
			if !row && p.window.Has(n.Int64(), m) || row && p.window.Has(m, n.Int64()) {
				texts = append(texts, along(row, n, big.NewInt(m))...)
			}
		}
		switch {
		case len(texts) > 0:
			return texts, "", nil
		case p.side >= p.edge:
			return nil, "None is found as far as the game is decided. " + p.edgeWords(), nil
		}
	}
}

// along is the position (n, m), or (m, n) in row n.
func along(row bool, n, m *big.Int) []string {
	if row {
		n, m = m, n
	}
	return flat([][2]*big.Int{{n, m}})
}

// partner is the B of the A that n is, or the A of the B, in a listing: every
// number is one of the two.
func (s *Solver) partner(p *plane, n int64, pause pause) (m int64, why string, err error) {
	l, enough, err := s.list(p, math.MaxInt64, n, math.MaxInt64, pause)
	switch {
	case err != nil:
		return 0, "", err
	case !enough:
		return 0, l.end, nil
	}
	if i := l.from(n); i < len(l.a) && l.a[i] == n {
		return l.b[i], "", nil
	}
	i := sort.Search(len(l.b), func(i int) bool { return l.b[i] >= n })
	if i == len(l.b) || l.b[i] != n {
		return 0, fmt.Sprintf("No row has the number %d.", n), nil
	}
	return l.a[i], "", nil
}
