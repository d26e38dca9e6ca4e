package solve

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/grundy"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// Bounds of tables of values.
const (
	leastValuesSide = 256
	maxValuesSide   = protocol.MaxValued
)

const _ = uint(grundy.MaxParts - protocol.MostParts) // what the page lets through is summed

// valuesUpTo is a table of values with the positions (x, y), x < w and y < h. It is
// kept until a larger one is asked for, which then is larger by a good part, so
// that steps outwards do not decide all anew each time.
func (s *Solver) valuesUpTo(k *kept, w, h uint64, pause pause.Func) (*grundy.Table, error) {
	switch {
	case !k.MapOfPositions():
		return nil, complain("%s is no game of two heaps on a map: values are found for those.", k.Name())
	case w > maxValuesSide || h > maxValuesSide:
		return nil, complain("Values are found for heaps below %d.", maxValuesSide)
	}
	least := func(n uint64, known int) int {
		side := leastValuesSide
		for uint64(side) < n {
			side *= 2
		}
		return max(side, known)
	}
	var width, height int
	if t := k.values; t != nil {
		if uint64(t.Width) >= w && uint64(t.Height) >= h {
			return t, nil
		}
		width, height = t.Width, t.Height
	}
	width, height = least(w, width), least(h, height)
	if err := s.room(k, grundy.Memory(width, height)); err != nil {
		return nil, err
	}
	t, err := grundy.Decide(k.Rules, k.Play, width, height, pause)
	if err != nil {
		return nil, err
	}
	k.values = t
	return t, nil
}

// valuesOf answers Values.
func (s *Solver) valuesOf(k *kept, ask *protocol.Values, pause pause.Func) (protocol.Body, error) {
	for _, n := range []uint64{ask.X, ask.Y, ask.Width, ask.Height} {
		if n > maxValuesSide {
			return nil, complain("Values are found for heaps below %d.", maxValuesSide)
		}
	}
	if n := ask.Width * ask.Height; n < 1 || n > protocol.MaxValues {
		return nil, complain("A rectangle of values has from 1 to %d positions, not %d.", protocol.MaxValues, n)
	}
	t, err := s.valuesUpTo(k, ask.X+ask.Width, ask.Y+ask.Height, pause)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Valued{Values: make([]uint64, 0, ask.Width*ask.Height)}
	for x := range ask.Width {
		for y := range ask.Height {
			reply.Values = append(reply.Values, uint64(t.At(int(ask.X+x), int(ask.Y+y))))
		}
	}
	return reply, nil
}

// valueAt answers Grundy.
func (s *Solver) valueAt(k *kept, ask *protocol.Grundy, pause pause.Func) (protocol.Body, error) {
	at, t, err := s.valued(k, ask.At, pause)
	if err != nil {
		return nil, err
	}
	return &protocol.Valued{Values: []uint64{uint64(t.At(int(at.X), int(at.Y)))}}, nil
}

// valued reads a position and finds a table that has it.
func (s *Solver) valued(k *kept, texts []string, pause pause.Func) (at game.Position, t *grundy.Table, err error) {
	v, err := k.position(texts)
	if err != nil {
		return at, nil, err
	}
	for _, heap := range v {
		if !heap.IsUint64() || heap.Uint64() >= maxValuesSide {
			return at, nil, complain("Values are found for heaps below %d.", maxValuesSide)
		}
	}
	if len(v) != 2 {
		return at, nil, complain("%s is no game of two heaps: values are found for those.", k.Name())
	}
	at = game.Position{X: v[0].Int64(), Y: v[1].Int64()}
	t, err = s.valuesUpTo(k, uint64(at.X)+1, uint64(at.Y)+1, pause)
	return at, t, err
}

// sum answers Sum.
func (s *Solver) sum(j *job, ask *protocol.Sum, pause pause.Func) (protocol.Body, error) {
	if len(ask.Positions) != 2*len(ask.Games) || len(ask.Games) > grundy.MaxParts {
		return nil, complain("A sum has from 1 to %d games and two heaps for each, not %d games and %d heaps.", grundy.MaxParts, len(ask.Games), len(ask.Positions))
	}
	var parts []grundy.Part
	var tables []*grundy.Table
	for i, link := range ask.Games {
		k, err := s.game(j, link)
		if err != nil {
			return nil, err
		}
		at, t, err := s.valued(k, ask.Positions[2*i:2*i+2], pause)
		if err != nil {
			return nil, err
		}
		parts, tables = append(parts, grundy.Part{Rules: k.Rules, Play: k.Play, At: at}), append(tables, t)
	}
	sum, err := grundy.Add(parts, func(part int) *grundy.Table { return tables[part] }, pause)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Summed{Value: uint64(sum.Value), Values: unsigned(sum.Values)}
	if m := sum.Win; m != nil {
		reply.Part, reply.To = uint64(m.Part), texts(game.VectorOf(m.To.X, m.To.Y))
	}
	return reply, nil
}
