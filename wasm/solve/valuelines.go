package solve

import (
	"wythoffatlas/core/grundy"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// The rows in which periods are looked for.
const periodicRows = 16

// valueLines answers ValueLines.
func (s *Solver) valueLines(k *kept, ask *protocol.ValueLines, pause pause.Func) (protocol.Body, error) {
	if ask.Count < 1 || ask.Count > protocol.MostLine {
		return nil, complain("From 1 to %d values of a line are given.", protocol.MostLine)
	}
	if ask.X >= maxValuesSide || ask.Y >= maxValuesSide {
		return nil, complain("Values are found for heaps below %d.", maxValuesSide)
	}
	low := min(ask.X, ask.Y)
	count := min(ask.Count, maxValuesSide-(max(ask.X, ask.Y)-low)) // on the diagonal
	t, err := s.valuesUpTo(k, max(ask.X+1, ask.Count, ask.X-low+count), max(ask.Y+1, ask.Count, ask.Y-low+count), pause)
	if err != nil {
		return nil, err
	}
	reply := &protocol.ValueLined{Width: maxValuesSide}
	at := func(x, y uint64) uint64 { return uint64(t.At(int(x), int(y))) }
	for n := range ask.Count {
		reply.Row, reply.Column = append(reply.Row, at(n, ask.Y)), append(reply.Column, at(ask.X, n))
		if n < count {
			reply.Diagonal = append(reply.Diagonal, at(ask.X-low+n, ask.Y-low+n))
		}
	}
	first, err := grundy.Decide(k.Rules, k.Play, int(reply.Width), periodicRows, pause)
	if err != nil {
		return nil, err
	}
	for m := range periodicRows {
		found, ok, err := first.PeriodOf(m)
		if err != nil {
			return nil, err
		}
		period := protocol.RowPeriod{}
		if ok {
			period = protocol.RowPeriod{Before: uint64(found.Before), Length: uint64(found.Length)}
		}
		reply.Periods = append(reply.Periods, period)
	}
	return reply, nil
}
