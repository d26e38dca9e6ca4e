package solve

import (
	"errors"
	"math/big"
	"strings"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// inspect tells all about a position.
func inspect(k *kept, ask *protocol.Inspect, pause pause.Func) (protocol.Body, error) {
	at, err := k.position(ask.At)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Inspected{}
	if len(ask.To) > 0 {
		to, err := k.position(ask.To)
		if err != nil {
			return nil, err
		}
		told := explain.MayMove(k.Game, at, to)
		reply.Legal, reply.Reasons = told.Legal, told.Reasons
		if told.Change != nil {
			if !k.MapOfPositions() {
				to = to.InOrder()
			}
			reply.Way = []protocol.Move{wire(game.Move{To: to, Change: told.Change, Pair: told.Pair})}
		}
	}
	o, err := k.route.Outcome(at, pause)
	if err != nil {
		return nil, err
	}
	reply.Outcome, reply.Reason, reply.Detected = o.String(), o.Reason, o.Detected
	if !o.Decided || o.P {
		return reply, nil
	}
	most := int(min(ask.Most, protocol.MaxMoves))
	if most == 0 {
		most = protocol.UsualMoves
	}
	moves, err := k.route.Winning(at, most+1, pause)
	switch {
	case errors.Is(err, errDropped):
		return nil, err
	case err != nil: // who wins is known all the same
		reply.Reason = sentence(err)
		return reply, nil
	}
	if len(moves) > most {
		moves, reply.More = moves[:most], true
	}
	if len(moves) == 0 {
		reply.Reason = k.WhyNoMove(at)
	}
	reply.Moves = lists.Map(moves, wire)
	return reply, nil
}

func wire(m game.Move) protocol.Move {
	return protocol.Move{To: texts(m.To), Change: texts(m.Change), Pair: [2]uint64{uint64(m.Pair[0]), uint64(m.Pair[1])}}
}

// outcomes decides many positions. What follows from a period that was detected
// is not decided: programs are told theorems.
func outcomes(k *kept, ask *protocol.Outcomes, pause pause.Func) (protocol.Body, error) {
	n := len(ask.Positions) / k.Heaps
	switch {
	case n*k.Heaps != len(ask.Positions):
		return nil, complain("%s has %d heaps, and %d numbers do not make whole positions.", k.Name(), k.Heaps, len(ask.Positions))
	case n > protocol.MaxOutcomes:
		return nil, complain("At most %d positions are decided at once, not %d.", protocol.MaxOutcomes, n)
	}
	list, err := k.positions(ask.Positions)
	if err != nil {
		return nil, err
	}
	return k.letters(list, pause)
}

// letters are the outcomes of positions.
func (k *kept) letters(list []game.Vector, pause pause.Func) (*protocol.Letters, error) {
	letters, reason, decided := make([]byte, len(list)), "", true
	for i, at := range list {
		o, err := k.route.Outcome(at, pause)
		if err != nil {
			return nil, err
		}
		letters[i] = '?'
		switch {
		case o.Decided && !o.Detected:
			letters[i] = o.String()[0]
			if reason == "" {
				reason = o.Reason
			}
		case decided:
			decided = false
			reason = at.String() + " is not decided. " + o.Reason
			if o.Detected {
				reason += " The period would make it " + o.String() + "."
			}
		}
		if i%256 == 255 {
			if err := pause.At(int64(i), int64(len(list)), "Deciding positions"); err != nil {
				return nil, err
			}
		}
	}
	return &protocol.Letters{Outcomes: string(letters), Reason: reason}, nil
}

// seek finds P-positions by their coordinates.
func seek(k *kept, ask *protocol.Seek, pause pause.Func) (protocol.Body, error) {
	finder, ok := k.route.(route.Finder)
	if !ok || len(ask.Axes) == 0 || len(ask.Axes) != len(ask.Values) || len(ask.Axes) > 1+k.Heaps {
		return nil, complain("P-positions of %s are looked for by values on some of its axes, 0 to %d.", k.Name(), k.Heaps)
	}
	axes := k.Axes()
	at := make([]route.Coordinate, len(ask.Axes))
	var wanted []string
	for i, axis := range ask.Axes {
		if axis > uint64(k.Heaps) {
			return nil, complain("%s has no axis %d.", k.Name(), axis)
		}
		v, err := parseNatural("The number", ask.Values[i])
		if err != nil {
			return nil, err
		}
		at[i] = route.Coordinate{Axis: int(axis), Value: v}
		wanted = append(wanted, axes[axis]+" = "+game.Clip(ask.Values[i]))
	}
	found, note, err := finder.Find(at, pause)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Found{Note: note}
	for _, row := range found {
		reply.Rows = append(reply.Rows, protocol.Row{N: orEmpty(row.N), At: texts(row.At)})
	}
	if len(found) == 0 && note == "" {
		reply.Note = "There is no P-position with " + strings.Join(wanted, " and ") + "."
	}
	return reply, nil
}

func orEmpty(n *big.Int) string {
	if n == nil {
		return ""
	}
	return n.String()
}
