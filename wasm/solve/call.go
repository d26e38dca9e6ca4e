package solve

import (
	"math/big"
	"strconv"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// A run answers a method of window.atlas, given as many arguments as it takes.
type run func(s *Solver, p *plane, args []string, pause pause) (string, error)

// methods are those of window.atlas that the worker answers: how many arguments
// each takes, 0 standing for one for each heap, and what answers for games with
// a map and for games with K piles.
var methods = map[string]struct {
	args    int
	onMap   run
	ofPiles run
}{
	"outcome":   {0, (*Solver).callOutcome, (*Solver).callPilesOutcome},
	"moves":     {0, (*Solver).callMoves, (*Solver).callPilesMoves},
	"positions": {2, (*Solver).callPositions, (*Solver).callPositions}, // from, count
	"count":     {4, (*Solver).callCount, noCount},                     // x0, y0, x1, y1
	"verify":    {1, (*Solver).callVerify, (*Solver).callVerify},
	"owner":     {1, noOwner, (*Solver).callOwner},
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
	switch got := len(ask.Args); {
	case method.args == 0 && got != p.Heaps:
		return nil, wrongHeaps(p, got)
	case method.args > 0 && got != method.args:
		return nil, complain("%s takes %d numbers, not %d.", ask.Method, method.args, got)
	}
	run := method.onMap
	if p.Piles != nil {
		run = method.ofPiles
	}
	text, err := run(s, p, ask.Args, pause)
	if err != nil {
		return nil, err
	}
	return &protocol.Value{JSON: text}, nil
}

// wrongHeaps says that a position has too few heaps for the game, or too many.
func wrongHeaps(p *plane, got int) error {
	heaps := "heaps"
	if p.Piles != nil {
		heaps = "piles"
	}
	return complain("%s has %d %s, and the position has %d.", p.Name(), p.Heaps, heaps, got)
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
	if x, y, err = parseBoth("The first heap", args[0], "The second heap", args[1]); err != nil {
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
