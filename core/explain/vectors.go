package explain

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// MaxTriedVectors is how many vectors are tried at most as options of a position
// with K piles.
const MaxTriedVectors = 1 << 16

// vectors are the options of a position with K piles: sorted vectors by total,
// then lexicographically, tried one by one.
type vectors struct {
	rules piles.Game
	at    game.Vector
	count *big.Int // nil if not known
	note  string
	last  *big.Int // no option has a larger total; nil for no bound
	found []game.Vector
	next  int64 // the total to try next
	tried int
}

func vectorsOf(g *catalog.Game, at game.Vector) (Choices, error) {
	if len(at) != g.Heaps {
		return nil, fault.Newf("explain", "a position of %s has %d heaps, not %d", g.Name(), g.Heaps, len(at))
	}
	v := &vectors{rules: g.Piles(), at: at.InOrder(), last: new(big.Int)}
	if v.at[0].Sign() < 0 {
		return nil, fault.Newf("explain", "%s has a negative heap", at)
	}
	for _, size := range v.at {
		v.last.Add(v.last, size)
	}
	if c, ok := v.rules.(piles.Counter); ok {
		v.count = c.CountOptions(v.at)
		return v, nil
	}
	shrinks, why := false, "How large the options may be is not known; those with the fewest tokens come first."
	if s, ok := v.rules.(piles.Shrinker); ok {
		shrinks, why = s.Shrinks(v.at)
	}
	if !shrinks {
		v.last, v.note = nil, why
	}
	return v, nil
}

// Count is known of a [piles.Counter], and else once all options were found.
func (v *vectors) Count() (*big.Int, string) {
	if v.count == nil && v.last != nil && v.note == "" {
		if err := v.search(-1, nil); err == nil && v.ended() {
			v.count = num(int64(len(v.found)))
		}
	}
	return v.count, v.note
}

// ended reports whether all options were found.
func (v *vectors) ended() bool { return v.last != nil && v.last.Cmp(num(v.next)) < 0 }

func (v *vectors) List(from *big.Int, count int, p pause.Func) ([]game.Vector, error) {
	if !from.IsInt64() || from.Int64() > MaxTriedVectors {
		return nil, nil
	}
	first := int(from.Int64())
	if err := v.search(first+count, p); err != nil {
		return nil, err
	}
	if first >= len(v.found) {
		return nil, nil
	}
	return v.found[first:min(len(v.found), first+count)], nil
}

// search tries totals one after the other until so many options are known, or
// all, or as many as may be tried; most < 0 for all.
func (v *vectors) search(most int, p pause.Func) error {
	for !v.ended() && (most < 0 || len(v.found) < most) {
		if v.tried >= MaxTriedVectors {
			if v.note == "" {
				v.note = fmt.Sprintf("The first %d vectors were tried; %d of them are options.", v.tried, len(v.found))
			}
			return nil
		}
		// A total is finished or not begun, so that the search can go on.
		found, err := v.on(num(v.next), p)
		if err != nil {
			return err
		}
		v.found = append(v.found, found...)
		v.next++
	}
	return nil
}

// on is the options with that total.
func (v *vectors) on(total *big.Int, p pause.Func) (found []game.Vector, err error) {
	err = sortedVectors(len(v.at), new(big.Int), total, nil, func(b game.Vector) error {
		if v.tried++; v.tried%256 == 0 {
			if err := p.At(int64(v.tried), MaxTriedVectors, "Trying options"); err != nil {
				return err
			}
		}
		if v.may(b) {
			found = append(found, b)
		}
		return nil
	})
	return found, err
}

// may reports whether b is an option.
func (v *vectors) may(b game.Vector) bool {
	if m, ok := v.rules.(piles.Mover); ok {
		return m.MayMove(v.at, b)
	}
	return v.rules.Legal(v.at, b).Legal
}

// sortedVectors calls do for all nondecreasing vectors of k more heaps, each at
// least `least`, that add up to total, in lexicographic order, after the heaps
// given.
func sortedVectors(k int, least, total *big.Int, before game.Vector, do func(game.Vector) error) error {
	if k == 1 {
		return do(append(append(game.Vector{}, before...), total))
	}
	for size := least; times(size, int64(k)).Cmp(total) <= 0; size = plus(size, 1) {
		if err := sortedVectors(k-1, size, sub(total, size), append(before[:len(before):len(before)], size), do); err != nil {
			return err
		}
	}
	return nil
}
