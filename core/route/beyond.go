package route

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/period"
	"wythoffatlas/core/sieve"
)

// Beyond the edge of elimination a game may still be followed where a period of
// its columns and one of its rows were detected. That is no theorem: it is said
// in words, and programs do not get it for an answer.

// StudySide is how far heaps are looked at for patterns.
const StudySide = 1 << 12

// A detection is the P-positions as a period has them; nil if there is none, or
// until looked is true.
type detection struct {
	route  *theorem
	looked bool
}

// detect looks for a period, once, and returns the P-positions that follow from
// it, or nil.
func (w *window) detect(pause pause.Func) (*theorem, error) {
	// A function of the position is no pattern of takings.
	if w.beyond.looked || w.Rules.Constraint != nil {
		return w.beyond.route, nil
	}
	side := w.studied()
	if err := w.decide(side, pause); err != nil {
		return nil, err
	}
	bits := w.bits
	columns, rows, ok, err := period.Both(bits, side, side, pause)
	if err != nil {
		return nil, err
	}
	w.beyond.looked = true
	if ok {
		if set := exact.Periodic(bits.Has, columns.X0, columns.P, rows.Y0, rows.Q); set != nil {
			w.beyond.route = &theorem{Facts: w.Facts, set: set}
		}
	}
	return w.beyond.route, nil
}

func (w *window) studied() int64 { return min(StudySide, w.Limits.Side) }

// beyondEdge decides a position that elimination does not reach.
func (w *window) beyondEdge(at game.Vector, pause pause.Func) (Outcome, error) {
	set, err := w.detect(pause)
	if err != nil || set == nil {
		return Outcome{Reason: w.edgeWords()}, err
	}
	o, err := set.Outcome(at, pause)
	o.Detected = true
	o.Reason = fmt.Sprintf("By the period that was detected with heaps below %d, which is no theorem. Elimination goes up to heaps of %d.",
		w.studied(), w.edge-1)
	return o, err
}

func (w *window) lostBeyond(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	set, err := w.detect(pause)
	if err != nil || set == nil {
		return nil, err
	}
	return set.Lost(at, limit, pause)
}

func (w *window) findBeyond(axis int, v *big.Int, pause pause.Func) (found []game.Vector, note string, err error) {
	set, err := w.detect(pause)
	if err != nil || set == nil {
		return nil, w.edgeWords(), err
	}
	err = set.within(pause, "Looking for P-positions", func(s *exact.Set) { found = along(s, axis, v) }, v)
	if len(found) == 0 {
		note = "The period that was detected has none there."
	}
	return found, note, err
}

// shadeBeyond fills the texels that elimination left undecided, if a period says
// what they are.
func (w *window) shadeBeyond(t *Tile, pause pause.Func) error {
	edge := big.NewInt(w.edge)
	span := new(big.Int).Lsh(big.NewInt(int64(t.Side)), t.Level)
	inside := func(corner *big.Int) bool { return new(big.Int).Add(corner, span).Cmp(edge) <= 0 }
	if inside(t.X) && inside(t.Y) {
		return nil
	}
	set, err := w.detect(pause)
	if err != nil || set == nil {
		return err
	}
	more := *t
	more.Counts = make([]float32, len(t.Counts))
	if err := set.Tile(&more, pause); err != nil {
		return err
	}
	for i, c := range t.Counts {
		if c == Undecided {
			t.Counts[i] = more.Counts[i]
		}
	}
	t.Period = w.studied()
	return nil
}

// Window is the window after it was decided up to side.
func (w *window) Window(side int64, pause pause.Func) (*sieve.Window, error) {
	err := w.decide(side, pause)
	return w.bits, err
}

// Follows looks for a period.
func (w *window) Follows(pause pause.Func) (bool, error) {
	set, err := w.detect(pause)
	return set != nil, err
}
