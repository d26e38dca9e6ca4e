package solve

import (
	"math/big"
	"strconv"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// methods are those of window.atlas that the worker answers, with the names of
// their arguments.
var methods = map[string]struct {
	args []string
	run  func(s *Solver, p *plane, args []string, pause pause) (string, error)
}{
	"outcome":   {[]string{"x", "y"}, (*Solver).callOutcome},
	"moves":     {[]string{"x", "y"}, (*Solver).callMoves},
	"positions": {[]string{"from", "count"}, (*Solver).callPositions},
	"count":     {[]string{"x0", "y0", "x1", "y1"}, (*Solver).callCount},
	"verify":    {[]string{"n"}, (*Solver).callVerify},
	"owner":     {[]string{"v"}, noOwner},
}

// call answers a method of window.atlas.
func (s *Solver) call(ask *protocol.Call, pause pause) (protocol.Body, error) {
	method, known := methods[ask.Method]
	if !known {
		return nil, complain("There is no method “%s”; there are outcome, moves, positions, count, owner and verify.", game.Clip(ask.Method))
	}
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	if p.Piles != nil {
		text, err := s.callPiles(p, ask.Method, ask.Args, pause)
		if err != nil {
			return nil, err
		}
		return &protocol.Value{JSON: text}, nil
	}
	if len(ask.Args) != len(method.args) {
		return nil, wrongNumber(ask.Method, p, len(method.args), len(ask.Args))
	}
	text, err := method.run(s, p, ask.Args, pause)
	if err != nil {
		return nil, err
	}
	return &protocol.Value{JSON: text}, nil
}

func wrongNumber(method string, p *plane, want, got int) error {
	if method == "outcome" || method == "moves" {
		return complain("%s has %d heaps, and the position has %d.", p.Name(), want, got)
	}
	return complain("%s takes %d numbers, not %d.", method, want, got)
}

func (s *Solver) callOutcome(p *plane, args []string, pause pause) (string, error) {
	_, _, o, err := s.decided(p, args, pause)
	return jsonString(o.word()), err
}

func (s *Solver) callMoves(p *plane, args []string, pause pause) (string, error) {
	x, y, o, err := s.decided(p, args, pause)
	if err != nil || o.isP {
		return "[]", err
	}
	moves, err := s.winning(p, x, y, maxMoves, pause)
	return jsonRows(flat(moves), 2), err
}

// decided reads a position and decides it; undecided is an error.
func (s *Solver) decided(p *plane, args []string, pause pause) (x, y *big.Int, o outcome, err error) {
	if x, err = parseNatural("The first heap", args[0]); err != nil {
		return
	}
	if y, err = parseNatural("The second heap", args[1]); err != nil {
		return
	}
	switch o, err = s.outcome(p, x, y, pause); {
	case err != nil:
	case o.detected:
		err = complain("(%s, %s) is not decided. %s The period would make it %s.", game.Clip(args[0]), game.Clip(args[1]), p.edgeWords(), o.word())
	case !o.decided:
		err = complain("(%s, %s) is not decided. %s", game.Clip(args[0]), game.Clip(args[1]), o.reason)
	}
	return
}

func (s *Solver) callPositions(p *plane, args []string, pause pause) (string, error) {
	from, err := parseNatural("from", args[0])
	if err != nil {
		return "", err
	}
	count, err := parseIn("count", args[1], 0, maxRows)
	if err != nil {
		return "", err
	}
	cells, note, err := s.positions(p, from, int(count), pause)
	if err == nil && note != "" {
		err = complain("The rows from %s on number less than %d. %s", game.Clip(args[0]), count, note)
	}
	return jsonRows(cells, 1+p.Heaps), err
}

func (s *Solver) callCount(p *plane, args []string, pause pause) (string, error) {
	names := [4]string{"x0", "y0", "x1", "y1"}
	var corners [4]*big.Int
	for i, text := range args {
		var err error
		if corners[i], err = parseNatural(names[i], text); err != nil {
			return "", err
		}
	}
	x0, y0, x1, y1 := corners[0], corners[1], corners[2], corners[3]
	for i := range 2 {
		if corners[i+2].Cmp(corners[i]) < 0 {
			return "", complain("The rectangle is reversed: %s = %s is less than %s = %s.",
				names[i+2], game.Clip(args[i+2]), names[i], game.Clip(args[i]))
		}
	}
	if p.Set != nil {
		return jsonString(p.Set.Count(x0, y0, x1, y1).String()), nil
	}
	if listed(p) {
		n, err := s.listCount(p, x0, y0, x1, y1, pause)
		return jsonString(strconv.FormatInt(n, 10)), err
	}
	edge := big.NewInt(p.edge)
	if x1.Cmp(edge) > 0 || y1.Cmp(edge) > 0 {
		return "", complain("The rectangle reaches beyond what fits. %s", p.edgeWords())
	}
	if err := s.decide(p, max(x1.Int64(), y1.Int64()), pause); err != nil {
		return "", err
	}
	n := int64(0)
	if p.window != nil { // an empty rectangle may need none
		n = p.window.Count(x0.Int64(), y0.Int64(), x1.Int64(), y1.Int64())
	}
	return jsonString(strconv.FormatInt(n, 10)), nil
}

func (s *Solver) callVerify(p *plane, args []string, pause pause) (string, error) {
	v, err := s.verify(&protocol.Verify{Game: p.Link(), N: args[0]}, pause)
	if err != nil {
		return "", err
	}
	return jsonVerified(v), nil
}
