package solve

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// maxMoves is how many winning moves are listed.
const maxMoves = 100

// An outcome of a position, and the sentence that says how it is known.
type outcome struct {
	decided  bool
	isP      bool
	reason   string
	detected bool // it follows from a period that was detected, and from no theorem
}

// word is what programs read: "P", "N", or "" when undecided.
func (o outcome) word() string {
	switch {
	case !o.decided:
		return ""
	case o.isP:
		return "P"
	default:
		return "N"
	}
}

// inspect tells all about a position.
func (s *Solver) inspect(ask *protocol.Inspect, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	x, y, err := parseBoth("x", ask.X, "y", ask.Y)
	if err != nil {
		return nil, err
	}
	o, err := s.outcome(p, x, y, pause)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Inspected{Outcome: o.word(), Reason: o.reason}
	if !o.decided || o.isP {
		return reply, nil
	}
	moves, err := s.winning(p, x, y, maxMoves+1, pause)
	if err != nil {
		return nil, err
	}
	if len(moves) > maxMoves {
		moves, reply.More = moves[:maxMoves], true
	}
	if len(moves) == 0 {
		reply.Reason = noMoves(p, x, y)
	}
	reply.Moves = flat(moves)
	return reply, nil
}

// noMoves says why an N-position has no winning move.
func noMoves(p *plane, x, y *big.Int) string {
	if inBox(p, x, y) {
		return "The preset box decrees it."
	}
	return "No move is left, and in misère play that wins."
}

// outcome decides a position by the theorem if there is one, else by
// elimination as far as that goes.
func (s *Solver) outcome(p *plane, x, y *big.Int, pause pause) (outcome, error) {
	if p.Set != nil {
		return outcome{decided: true, isP: p.Set.Has(x, y), reason: theorem(p)}, nil
	}
	if listed(p) {
		return s.listOutcome(p, x, y, pause)
	}
	edge := big.NewInt(p.edge)
	if x.Cmp(edge) >= 0 || y.Cmp(edge) >= 0 {
		return s.beyondEdge(p, x, y, pause)
	}
	if err := s.decide(p, max(x.Int64(), y.Int64())+1, pause); err != nil {
		return outcome{}, err
	}
	reason := fmt.Sprintf("By elimination of all positions with heaps below %d.", p.side) + noValue(p.window.Err())
	return outcome{decided: true, isP: p.window.Has(x.Int64(), y.Int64()), reason: reason}, nil
}

// theorem is the sentence on what the formula rests on.
func theorem(p *plane) string {
	words := "By the closed form: " + p.Statement.Title
	if cites := p.Statement.Cites; len(cites) > 0 {
		words += fmt.Sprintf(" (%s, %d)", cites[0].Paper.Authors, cites[0].Paper.Year)
	}
	return words + "."
}

// winning returns the P-positions that one move from the N-position (x, y)
// reaches, in the table's order and at most limit.
func (s *Solver) winning(p *plane, x, y *big.Int, limit int, pause pause) ([][2]*big.Int, error) {
	if inBox(p, x, y) {
		return nil, nil // nobody moves inside the box
	}
	if p.Set != nil {
		return winningBySet(p.Set, p, x, y, limit, pause)
	}
	if listed(p) {
		return listWinning(p, x, y, limit, pause)
	}
	if edge := big.NewInt(p.edge); p.beyond.set != nil && (x.Cmp(edge) >= 0 || y.Cmp(edge) >= 0) {
		return winningBySet(p.beyond.set, p, x, y, limit, pause)
	}
	found, err := winningIn(p, game.Position{X: x.Int64(), Y: y.Int64()}, limit, pause)
	moves := make([][2]*big.Int, len(found))
	for i, q := range found {
		moves[i] = [2]*big.Int{big.NewInt(q.X), big.NewInt(q.Y)}
	}
	return moves, err
}

// winningBySet pauses only where numbers are so long that it takes time.
func winningBySet(set *exact.Set, p *plane, x, y *big.Int, limit int, pause pause) ([][2]*big.Int, error) {
	const long = 10_000 // bits
	steps := int64(0)
	return set.WinningBySteps(p.Rules, x, y, limit, func() error {
		if max(x.BitLen(), y.BitLen()) < long {
			return nil
		}
		steps++
		return pause(steps, max(steps, 4), "Looking for winning moves")
	})
}

func inBox(p *plane, x, y *big.Int) bool {
	return x.IsInt64() && y.IsInt64() && p.Rules.Box.Covers(x.Int64(), y.Int64())
}

// flat writes positions as decimal texts, x and y by turns.
func flat(positions [][2]*big.Int) []string {
	texts := make([]string, 0, 2*len(positions))
	for _, q := range positions {
		texts = append(texts, q[0].String(), q[1].String())
	}
	return texts
}
