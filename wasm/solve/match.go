package solve

import (
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/play"
	"wythoffatlas/wasm/protocol"
)

// match is a match at a position: before the player who does not move has
// forbidden something, or after.
func (k *kept) match(at, forbidden []string, forbids bool) (*play.Match, error) {
	v, err := k.position(at)
	if err != nil {
		return nil, err
	}
	m, err := play.New(k.Game, v)
	if err != nil || forbids || !m.Forbidding() && len(forbidden) == 0 {
		return m, err
	}
	list, err := k.positions(forbidden)
	if err != nil {
		return nil, err
	}
	return m, m.Forbid(list)
}

// positions are positions one after the other.
func (k *kept) positions(texts []string) (list []game.Vector, err error) {
	for len(texts) > 0 {
		at, err := k.position(texts[:min(k.Heaps, len(texts))])
		if err != nil {
			return nil, err
		}
		list, texts = append(list, at), texts[min(k.Heaps, len(texts)):]
	}
	return list, nil
}

// joined are positions one after the other.
func joined(list []game.Vector) (all []string) {
	for _, at := range list {
		all = append(all, texts(at)...)
	}
	return all
}

// standing tells how a match stands.
func standing(k *kept, ask *protocol.Stand, pause pause.Func) (protocol.Body, error) {
	m, err := k.match(ask.At, ask.Forbidden, ask.Forbids)
	if err != nil {
		return nil, err
	}
	h, err := m.Hint(explain.By(k.route), pause)
	if err != nil {
		return nil, err
	}
	reply := explained(h.Reading)
	reply.Forbid = joined(h.Forbid)
	_, reply.Over, err = m.Winner(pause)
	return reply, err
}

// review decides the positions of a match, each before and after some of its
// options were forbidden.
func review(k *kept, ask *protocol.Review, pause pause.Func) (protocol.Body, error) {
	line, err := k.positions(ask.Positions)
	if err != nil {
		return nil, err
	}
	if len(line) != len(ask.Counts) || len(line) > protocol.MaxOutcomes {
		return nil, complain("Of %d positions there are %d counts.", len(line), len(ask.Counts))
	}
	decided, err := k.letters(line, pause)
	if err != nil {
		return nil, err
	}
	letters := decided.Outcomes
	forbidden, both := ask.Forbidden, make([]byte, 0, 2*len(line))
	for i, n := range ask.Counts {
		if n > uint64(len(forbidden)/k.Heaps) {
			return nil, complain("%d positions are forbidden, and fewer are given.", n)
		}
		mine := forbidden[:int(n)*k.Heaps]
		forbidden = forbidden[len(mine):]
		m, err := k.match(texts(line[i]), mine, false)
		if err != nil {
			return nil, err
		}
		both = append(both, letters[i], letters[i])
		if letters[i] == '?' || i == len(line)-1 {
			continue
		}
		wins, err := m.Held(explain.By(k.route), 0, pause)
		if err != nil {
			return nil, err
		}
		both[2*i+1] = 'P'
		if wins {
			both[2*i+1] = 'N'
		}
	}
	return &protocol.Letters{Outcomes: string(both)}, nil
}

// chosen is the page's move, or what it forbids.
func chosen(k *kept, ask *protocol.Play, pause pause.Func) (protocol.Body, error) {
	m, err := k.match(ask.At, ask.Forbidden, ask.Forbids)
	if err != nil {
		return nil, err
	}
	if ask.Rate > 100 {
		return nil, complain("The page errs in at most 100 of 100 moves, not in %d.", ask.Rate)
	}
	if _, over, err := m.Winner(pause); err != nil || over {
		return &protocol.Played{Over: over}, err
	}
	die := chance.SplitMix(ask.Seed)
	page := play.Page{Game: k.Game, Decider: explain.By(k.route), Rate: uint(ask.Rate), Die: &die}
	if ask.Forbids {
		list, _, err := page.Forbid(m.At(), pause)
		return &protocol.Played{To: joined(list)}, err
	}
	forbidden, _ := m.Forbidden(0)
	c, err := page.Choose(m.At(), forbidden, pause)
	if err != nil {
		return nil, err
	}
	return &protocol.Played{To: texts(c.To)}, nil
}
