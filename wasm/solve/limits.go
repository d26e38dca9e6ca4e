package solve

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/relation"
	"wythoffatlas/wasm/protocol"
)

const (
	shownRelations = 4
	limitDigits    = 9
)

// limitsOf answers Limits. The list is one of its own, which is dropped afterwards:
// so many rows would keep others from being kept.
func limitsOf(k *kept, ask *protocol.Limits, stop pause.Func) (protocol.Body, error) {
	list, ok := catalog.List(k.Game).(piles.Follower)
	if !ok {
		return nil, complain("Quotients of piles are of Wytlex with three piles or more, and of variable Wytlex.")
	}
	if ask.Rows < 2 || ask.Rows > protocol.MostLimitRows {
		return nil, complain("Quotients are followed up to a row from 2 to %d.", protocol.MostLimitRows)
	}
	var stopped error
	byRow, byFirst, err := list.Moving(int64(ask.Rows), func(done, total int64, words string) error {
		stopped = stop.At(done, total, words)
		return stopped
	})
	switch {
	case stopped != nil:
		return nil, stopped
	case err != nil:
		return nil, complain("%s cannot be followed so far: %s.", k.Name(), fault.Words(err))
	}
	reply := &protocol.Limited{Rows: ask.Rows}
	names := k.Columns()[1:]
	for i, m := range byRow {
		reply.Quotients = append(reply.Quotients, quotient(names[i]+"/n", m))
	}
	for i, m := range byFirst {
		if err := stop.At(int64(i), int64(len(byFirst)), "Looking for relations"); err != nil {
			return nil, err
		}
		reply.Quotients = append(reply.Quotients, quotient(names[i+1]+"/"+names[0], m))
	}
	return reply, nil
}

// quotient is what is told of a quotient.
func quotient(name string, m piles.Quotient) protocol.Quotient {
	near := func(r *big.Rat) float64 {
		v, _ := r.Float64()
		return v
	}
	// A limit that is approached from one side lies beyond the range.
	more := (near(m.High) - near(m.Low)) / 2
	found := relation.Find(near(m.Last), near(m.Low)-more, near(m.High)+more)
	q := protocol.Quotient{
		Name: name, Last: m.Last.FloatString(limitDigits), Low: m.Low.FloatString(limitDigits), High: m.High.FloatString(limitDigits),
		All: uint64(len(found.Candidates)), Tried: uint64(found.Tried), Chance: fmt.Sprintf("%.2f", found.Chance),
	}
	for _, c := range found.Candidates[:min(len(found.Candidates), shownRelations)] {
		q.Relations, q.Residuals = append(q.Relations, c.String()), append(q.Residuals, fmt.Sprintf("%.1e", c.Residual))
	}
	return q
}
