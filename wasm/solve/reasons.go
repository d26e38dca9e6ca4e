package solve

import (
	"math/big"

	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/play"
	"wythoffatlas/wasm/protocol"
)

// options lists where one may move from a position.
func options(k *kept, ask *protocol.Options, pause pause.Func) (protocol.Body, error) {
	at, err := k.position(ask.At)
	if err != nil {
		return nil, err
	}
	from, err := parseNatural("The row", ask.From)
	if err != nil {
		return nil, err
	}
	switch {
	case ask.Count > protocol.MaxOptions:
		return nil, complain("At most %d options are listed at once, not %d.", protocol.MaxOptions, ask.Count)
	case ask.Which > 3 || ask.Which > 0 && !k.MapOfPositions():
		return nil, complain("The moves of %s have no group %d.", k.Name(), ask.Which)
	}
	reply := &protocol.Listed{}
	var list []game.Vector
	if k.MapOfPositions() {
		list, err = k.pairOptions(reply, at, ask.Which, from, int(ask.Count), pause)
	} else {
		list, err = k.vectorOptions(reply, at, from, int(ask.Count), pause)
	}
	if err != nil {
		return nil, err
	}
	reply.To = joined(list)
	if ask.Outcomes {
		letters, err := k.letters(list, pause)
		if err != nil {
			return nil, err
		}
		reply.Outcomes = letters.Outcomes
	}
	return reply, nil
}

func (k *kept) vectorOptions(reply *protocol.Listed, at game.Vector, from *big.Int, count int, pause pause.Func) ([]game.Vector, error) {
	c, err := explain.ChoicesOf(k.Game, at, pause)
	if err != nil {
		return nil, err
	}
	n, note := c.Count()
	reply.Total, reply.Note = orEmpty(n), note
	return c.List(from, count, pause)
}

func (k *kept) pairOptions(reply *protocol.Listed, at game.Vector, which uint64, from *big.Int, count int, pause pause.Func) ([]game.Vector, error) {
	o, err := explain.OptionsOf(k.Rules, at, pause)
	if err != nil {
		return nil, err
	}
	of := explain.All()
	if which > 0 {
		of = of[which-1 : which]
	}
	reply.Total, reply.Note = orEmpty(o.Count(explain.All()...)), o.Note
	reply.Groups = lists.Map(o.Groups[:], orEmpty)
	reply.Reach = []protocol.Reach{k.reach(at)}
	return o.List(of, from, count, pause)
}

// reach is where the rules lead, for a map.
func (k *kept) reach(at game.Vector) protocol.Reach {
	r := explain.ReachOf(k.Rules, at)
	told := protocol.Reach{Sets: [4]string{k.Rules.First.String(), k.Rules.Second.String(), "none", "none"}}
	for _, ray := range r.Rays {
		if ray.Kind == explain.First {
			told.FirstTo = texts(ray.To)
		} else {
			told.SecondTo = texts(ray.To)
		}
	}
	if r.Area != nil {
		told.Sets[2], told.Sets[3], told.Depends = r.Area.D1.String(), r.Area.D2.String(), r.Area.Depends
		for _, c := range r.Area.Corners {
			told.Area = append(told.Area, texts(c)...)
		}
	}
	return told
}

// reading tells why a position is won or lost.
func reading(k *kept, ask *protocol.Explain, pause pause.Func) (protocol.Body, error) {
	at, err := k.position(ask.At)
	if err != nil {
		return nil, err
	}
	r, err := explain.Explain(k.Game, explain.By(k.route), at, pause)
	if err != nil {
		return nil, err
	}
	reply := explained(r)
	reply.Over, err = k.over(at, pause)
	return reply, err
}

func explained(r *explain.Reading) *protocol.Explained {
	reply := &protocol.Explained{Outcome: "N", Short: r.Short, Words: r.Words()}
	if r.P {
		reply.Outcome = "P"
	}
	if r.Move != nil {
		reply.Move = []protocol.Move{wire(*r.Move)}
	}
	return reply
}

// over reports whether nobody moves from a position any more.
func (k *kept) over(at game.Vector, pause pause.Func) (bool, error) {
	if p, ok := at.Small(); ok && k.Rules.Box.Covers(p.X, p.Y) {
		return true, nil
	}
	return explain.Terminal(k.Game, at, pause)
}

// fairStart finds a position to begin at.
func fairStart(k *kept, ask *protocol.Start, pause pause.Func) (protocol.Body, error) {
	lo, err := parseNatural("The least heap", ask.Low)
	if err != nil {
		return nil, err
	}
	hi, err := parseNatural("The largest heap", ask.High)
	if err != nil {
		return nil, err
	}
	die := chance.SplitMix(ask.Seed)
	at, err := play.Fair(k.Game, explain.By(k.route), lo, hi, &die, pause)
	if err != nil {
		return nil, err
	}
	return &protocol.Begun{At: texts(at)}, nil
}

// puzzles makes puzzles of a game.
func puzzles(k *kept, ask *protocol.Puzzles, pause pause.Func) (protocol.Body, error) {
	list, err := play.MakePuzzles(k.Game, explain.By(k.route), ask.Seed, pause)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Puzzled{}
	for _, z := range list {
		reply.Puzzles = append(reply.Puzzles, protocol.Puzzle{
			At: texts(z.At), Forbidden: joined(z.Forbidden), Options: z.Options.String(), Winning: uint64(z.Winning),
			To: texts(z.To), Taken: z.Taken.String(), Degree: uint64(z.Degree),
		})
	}
	return reply, nil
}
