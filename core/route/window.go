package route

import (
	"errors"
	"fmt"
	"iter"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/sieve"
)

// chunk is about how many positions elimination decides between two pauses:
// some milliseconds.
const chunk = 1 << 22

// A window decides positions by elimination from (0, 0) on. It grows by powers
// of two, so that all windows before the last together cost less than it.
type window struct {
	Facts
	bits   *sieve.Window           // decided altogether; nil at first
	side   int64                   // of bits
	next   *sieve.Window           // a larger one, decided in part, or nil
	resume func() (struct{}, bool) // goes on with it, and halt ends it; nil if nothing is half done
	halt   func()
	step   func()    // what a constraint function calls meanwhile
	ahead  int64     // side of next
	ends   []int64   // see rowEnds; nil while bits has none
	edge   int64     // elimination goes up to here
	beyond detection // what else may be said there
	reason string    // how positions are known
	told   int64     // the side that reason is about
}

// Elimination is the route of a game with two heaps of which no more is known
// than its rules.
func Elimination(f Facts) Route { return &window{Facts: f, edge: f.Limits.Side} }

// Bytes is a bit a position.
func (w *window) Bytes() int64 { return (w.side*w.side + w.ahead*w.ahead) / 8 }

// decide makes the window reach [0,side)², or as far as any may.
func (w *window) decide(side int64, pause pause.Func) error { return w.grow(min(side, w.edge), pause) }

// grow makes the window reach [0,side)².
func (w *window) grow(side int64, pause pause.Func) error {
	for w.side < side {
		if w.next == nil {
			if err := w.begin(side); err != nil {
				return err
			}
		}
		if w.advance() {
			w.bits, w.side, w.next, w.ahead, w.ends = w.next, w.ahead, nil, 0, nil
			continue
		}
		words := fmt.Sprintf("Deciding all positions with heaps below %d", w.ahead)
		if err := pause.At(w.next.Decided(), w.ahead, words); err != nil {
			return err
		}
	}
	return nil
}

// advance decides some columns of the next window. A constraint function may take
// long for a single one; so then the window is decided by a coroutine, which any
// question may go on with that needs it.
func (w *window) advance() (done bool) {
	next, columns := w.next, max(1, chunk/w.ahead)
	if w.Rules.Constraint == nil {
		return next.Advance(columns)
	}
	columns = max(1, columns/8) // single positions cost more than words
	if w.resume == nil {
		w.resume, w.halt = iter.Pull(func(yield func(struct{}) bool) {
			rest := func() error {
				if !yield(struct{}{}) {
					return errHalted
				}
				return nil
			}
			pause.Within(rest, func(step func()) { // the only error is that the window was closed
				w.step = step
				for !next.Advance(columns) {
					step()
				}
			})
		})
	}
	_, more := w.resume()
	if !more {
		w.resume, w.halt = nil, nil
	}
	return !more
}

var errHalted = fault.Newf("route", "the window is not wanted any more")

// Close ends what is under way for a route that is not asked any more.
func (w *window) Close() {
	if w.halt != nil {
		w.halt()
		w.resume, w.halt, w.next, w.ahead = nil, nil, nil, 0
	}
}

// begin allocates the next window.
func (w *window) begin(side int64) error {
	next := w.Limits.First
	for next < side {
		next *= 2
	}
	if err := w.Limits.room(next * next / 8); err != nil {
		return err
	}
	rules := w.Rules
	if rules.Constraint != nil {
		rules.Constraint = rules.Constraint.Paced(func() { w.step() })
	}
	bits, err := sieve.NewWindow(rules, w.Play, next, next)
	if err != nil {
		return fault.Newf("route", "%s cannot be decided up to heaps of %d (%s)", w.Name, next-1, fault.Words(err))
	}
	w.next, w.ahead = bits, next
	return nil
}

// Edge is the side of the square that elimination decides.
func (w *window) Edge() int64 { return w.edge }

// Extend pushes the edge outwards, by doubling. A person asked for it, so it may
// go on for long and take more memory than other windows. Where that does not
// suffice, what is decided stays.
func (w *window) Extend(side int64, pause pause.Func) (edge int64, note string, err error) {
	if side > w.Limits.Far || side < 1 || side&(side-1) != 0 {
		return w.edge, fmt.Sprintf("The square of %d by %[1]d does not fit: the sides are powers of two up to %d, which takes %d MB of memory.",
			side, w.Limits.Far, megabytes(w.Limits.Far)), nil
	}
	// First up to the edge, so that meanwhile nothing else needs to grow.
	for _, side := range []int64{min(side, w.edge), side} {
		err := w.grow(side, pause)
		if full := (*Full)(nil); errors.As(err, &full) {
			return w.edge, fmt.Sprintf("%s What was decided stays.", full.Sentence()), nil
		} else if err != nil {
			return w.edge, "", err
		}
	}
	w.edge = max(w.edge, side)
	return w.edge, "", nil
}

// megabytes is what a window of that side takes.
func megabytes(side int64) int64 { return side * side / 8 >> 20 }

// edgeWords is the sentence on where elimination ends.
func (w *window) edgeWords() string {
	return fmt.Sprintf("No theorem is known for %s, and elimination goes up to heaps of %d (%d MB of memory).",
		w.Name, w.edge-1, megabytes(w.edge))
}

// inside reports whether elimination reaches a position.
func (w *window) inside(at game.Vector) bool {
	edge := big.NewInt(w.edge)
	return at[0].Cmp(edge) < 0 && at[1].Cmp(edge) < 0
}

func (w *window) Outcome(at game.Vector, pause pause.Func) (Outcome, error) {
	if err := w.heaps(at); err != nil {
		return Outcome{}, err
	}
	if !w.inside(at) {
		return w.beyondEdge(at, pause)
	}
	if err := w.decide(max(at[0].Int64(), at[1].Int64())+1, pause); err != nil {
		return Outcome{}, err
	}
	if w.told != w.side {
		w.told = w.side
		w.reason = fmt.Sprintf("By elimination of all positions with heaps below %d.", w.side) + NoValue(w.bits.Err())
	}
	return Outcome{Decided: true, P: w.bits.Has(at[0].Int64(), at[1].Int64()), Reason: w.reason}, nil
}

// NoValue is a blank and the sentence on where a constraint function has no
// value; nothing if err is nil.
func NoValue(err error) string {
	var at *game.LimitError
	if !errors.As(err, &at) {
		return ""
	}
	return fmt.Sprintf(" At x1 = %s, y1 = %s, x0 = %s and perhaps elsewhere f has no value, and so allows no taking from both heaps (%s).",
		game.Clip(at.X1.String()), game.Clip(at.Y1.String()), game.Clip(at.X0.String()), fault.Words(at.Err))
}

func (w *window) Winning(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if o, err := w.Outcome(at, pause); err != nil || o.P {
		return nil, err
	}
	return w.Lost(at, limit, pause)
}

// Lost is part of [Blocker].
func (w *window) Lost(at game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if o, err := w.Outcome(at, pause); err != nil || !o.Decided || w.decreed(at) {
		return nil, err
	}
	if !w.inside(at) {
		return w.lostBeyond(at, limit, pause)
	}
	p, _ := at.Small()
	found, err := w.winningIn(p, limit, pause)
	return lists.Map(found, func(q game.Position) game.Move { return game.PairMove(at, game.VectorOf(q.X, q.Y)) }), err
}

func (w *window) Count(from, to game.Vector, pause pause.Func) (*big.Int, string, error) {
	if err := w.heaps(from, to); err != nil {
		return nil, "", err
	}
	edge := big.NewInt(w.edge)
	if to[0].Cmp(edge) > 0 || to[1].Cmp(edge) > 0 {
		return nil, w.edgeWords(), nil
	}
	if err := w.decide(max(to[0].Int64(), to[1].Int64()), pause); err != nil {
		return nil, "", err
	}
	n := int64(0)
	if w.bits != nil && from[0].Cmp(to[0]) < 0 && from[1].Cmp(to[1]) < 0 { // an empty rectangle may need none
		bits, x1 := w.bits, to[0].Int64()
		const columns = 1 << 9
		for x := from[0].Int64(); x < x1; x += columns {
			n += bits.Count(x, from[1].Int64(), min(x+columns, x1), to[1].Int64())
			if err := pause.At(x, x1, "Counting P-positions"); err != nil {
				return nil, "", err
			}
		}
	}
	return big.NewInt(n), "", nil
}

func (w *window) Find(at []Coordinate, pause pause.Func) ([]Row, string, error) {
	return findPair(w, &w.Facts, at, pause, func(axis int, v *big.Int) ([]game.Vector, string, error) {
		if v.Cmp(big.NewInt(w.edge)) >= 0 {
			return w.findBeyond(axis, v, pause)
		}
		// Most are near: look in the window that there is before a larger one.
		n := v.Int64()
		for side := n + 1; ; side = w.side + 1 {
			if err := w.decide(side, pause); err != nil {
				return nil, "", err
			}
			var found []game.Vector
			for m := int64(0); m < w.side && len(found) < few; m++ {
				if axis == 1 && w.bits.Has(n, m) {
					found = append(found, game.VectorOf(n, m))
				} else if axis == 2 && w.bits.Has(m, n) {
					found = append(found, game.VectorOf(m, n))
				}
			}
			switch {
			case len(found) > 0:
				return found, "", nil
			case w.side >= w.edge:
				return nil, "None is found as far as the game is decided. " + w.edgeWords(), nil
			}
		}
	})
}
