package solve

import (
	"reflect"

	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// What somebody waits for with the pointer or a program comes before tiles; after
// them come pictures on the side, and then what takes seconds.
const (
	prompt = iota
	tiles
	aside
	lengthy
	urgencies
)

// An answerer answers the questions of one type.
type answerer struct {
	asks    reflect.Type
	urgency int
	answer  func(s *Solver, j *job, pause pause.Func) (protocol.Body, error)
}

// on is an answerer by a function of the question.
func on[Q any](urgency int, answer func(*Solver, *job, Q, pause.Func) (protocol.Body, error)) answerer {
	return answerer{reflect.TypeFor[Q](), urgency, func(s *Solver, j *job, pause pause.Func) (protocol.Body, error) {
		return answer(s, j, j.ask.(Q), pause)
	}}
}

// about is for questions about a game, which they have in a field Game.
func about[Q any](urgency int, answer func(*Solver, *kept, Q, pause.Func) (protocol.Body, error)) answerer {
	return on(urgency, func(s *Solver, j *job, ask Q, pause pause.Func) (protocol.Body, error) {
		k, err := s.game(j, gameOf(ask))
		if err != nil {
			return nil, err
		}
		return answer(s, k, ask, pause)
	})
}

// gameOf is the game that a question is about; empty for none.
func gameOf(ask protocol.Body) string {
	if game := reflect.ValueOf(ask).Elem().FieldByName("Game"); game.IsValid() {
		return game.String()
	}
	return ""
}

// by is for those that only what is kept of the game answers.
func by[Q any](urgency int, answer func(*kept, Q, pause.Func) (protocol.Body, error)) answerer {
	return about(urgency, func(_ *Solver, k *kept, ask Q, pause pause.Func) (protocol.Body, error) { return answer(k, ask, pause) })
}

// alone is for those that need nothing that is kept.
func alone[Q any](urgency int, answer func(Q, pause.Func) (protocol.Body, error)) answerer {
	return on(urgency, func(_ *Solver, _ *job, ask Q, pause pause.Func) (protocol.Body, error) { return answer(ask, pause) })
}

var answerers = func(all ...answerer) map[reflect.Type]answerer {
	by := map[reflect.Type]answerer{}
	for _, a := range all {
		by[a.asks] = a
	}
	return by
}(
	on(tiles, (*Solver).tile),
	by(prompt, inspect),
	by(prompt, outcomes),
	by(prompt, rows),
	by(prompt, count),
	by(prompt, seek),
	by(prompt, owner),
	by(prompt, owners),
	by(prompt, candidates),
	by(prompt, trend),
	by(prompt, options),
	by(prompt, reading),
	by(prompt, standing),
	by(prompt, review),
	by(prompt, chosen),
	by(prompt, fairStart),
	by(lengthy, puzzles),
	by(lengthy, verify),
	by(lengthy, decide),
	by(lengthy, wordsOf),
	by(lengthy, columnsOf),
	by(lengthy, diagonalsOf),
	by(lengthy, limitsOf),
	by(lengthy, sweepOf),
	about(lengthy, (*Solver).study),
	about(lengthy, (*Solver).settle),
	about(lengthy, (*Solver).proofFile),
	about(lengthy, (*Solver).valuesOf),
	about(lengthy, (*Solver).valueAt),
	about(lengthy, (*Solver).valueLines),
	on(lengthy, (*Solver).sum),
	on(lengthy, (*Solver).compare),
	on(lengthy, (*Solver).identify),
	on(prompt, (*Solver).forget),
	on(prompt, (*Solver).watch),
	alone(lengthy, boxes),
	alone(lengthy, claims),
	alone(prompt, recompute),
	alone(prompt, evidence),
)

func urgencyOf(ask protocol.Body) int {
	if t, ok := ask.(*protocol.Tile); ok && t.Aside {
		return aside
	}
	return answerers[reflect.TypeOf(ask)].urgency
}

// answer answers a question.
func (s *Solver) answer(j *job, pause pause.Func) (protocol.Body, error) {
	a, ok := answerers[reflect.TypeOf(j.ask)]
	if !ok {
		return nil, complain("The worker was sent a message that only it may send.")
	}
	return a.answer(s, j, pause)
}
