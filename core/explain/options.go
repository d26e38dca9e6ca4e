package explain

import (
	"fmt"
	"math/big"
	"slices"
	"sort"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/pause"
)

// Options are the positions that one move of a ruleset leads to from a pair of
// heaps of any size. They are counted without being listed, and listed in the
// table's order: by total, then by the first heap. Make them with [OptionsOf].
type Options struct {
	From   game.Vector
	Groups [kinds]*big.Int // how many of each kind; nil if that was not counted
	Note   string          // why not all is counted, a sentence; else empty

	rules   game.Ruleset
	single  [2][]progression // what may be taken from one heap alone
	d1, d2  []progression    // and from each in a taking from both
	total   *big.Int         // of From
	free    []game.Vector    // by a constraint function, in order
	edge    *big.Int         // of larger totals not all were tried; nil if all were
	decreed bool
}

// OptionsOf finds the options of a position. Under a constraint function the
// takings from both heaps are tried one by one, as far as that is bounded; p may
// stop it. An error says why at is no position, or why the sets are too involved.
func OptionsOf(r game.Ruleset, at game.Vector, p pause.Func) (*Options, error) {
	return optionsOf(r, at, MaxTried, p)
}

// optionsOf is OptionsOf that tries so many positions at most.
func optionsOf(r game.Ruleset, at game.Vector, most int64, p pause.Func) (*Options, error) {
	if len(at) != 2 || at[0].Sign() < 0 || at[1].Sign() < 0 {
		return nil, fault.Newf("explain", "a position has two heaps, none of them negative, not %s", at)
	}
	o := &Options{From: at, rules: r, total: add(at[0], at[1])}
	for k := range kinds {
		o.Groups[k] = new(big.Int)
	}
	if small, ok := at.Small(); ok && r.Box.Covers(small.X, small.Y) {
		o.decreed = true
		o.Note = "The position lies in the preset box: its outcome is decreed, and nobody moves from it."
		return o, nil
	}
	if r.EndedBig(at) {
		o.decreed, o.Note = true, endedNote(&r)
		return o, nil
	}
	if err := o.prepare(); err != nil {
		return nil, err
	}
	if r.Constraint != nil {
		if err := o.try(most, p); err != nil {
			return nil, err
		}
	}
	for _, k := range []Kind{First, Second, Both} {
		if k != Both || r.Constraint == nil {
			o.Groups[k] = o.least(k, new(big.Int))
		}
	}
	return o, nil
}

// endedNote says why nobody moves where so few tokens are left.
func endedNote(r *game.Ruleset) string {
	return fmt.Sprintf("With at most %d tokens in all the game is over.", r.Ends)
}

// prepare writes the sets of takings as progressions.
func (o *Options) prepare() error {
	r := &o.rules
	sets := []struct {
		takes game.SubtractionSet
		heap  *big.Int
		to    *[]progression
	}{
		{r.First, o.From[0], &o.single[0]}, {r.Second, o.From[1], &o.single[1]},
		{r.TwoHeap.D1, o.From[0], &o.d1}, {r.TwoHeap.D2, o.From[1], &o.d2},
	}
	if r.Constraint != nil {
		sets = sets[:2]
	}
	for _, s := range sets {
		list, ok := progressions(s.takes, s.heap)
		if !ok {
			return fault.Newf("explain", "the set %s has too many residues to count its numbers", game.Clip(s.takes.String()))
		}
		*s.to = list
	}
	if len(o.d1)*len(o.d2) > maxClasses {
		return fault.Newf("explain", "the sets %s and %s together have too many residues to count pairs of their numbers",
			game.Clip(r.TwoHeap.D1.String()), game.Clip(r.TwoHeap.D2.String()))
	}
	return nil
}

// Count is how many options there are in the groups named; nil if one of them
// was not counted.
func (o *Options) Count(of ...Kind) *big.Int {
	n := new(big.Int)
	for _, k := range of {
		if o.Groups[k] == nil {
			return nil
		}
		n.Add(n, o.Groups[k])
	}
	return n
}

// All are the three kinds.
func All() []Kind { return []Kind{First, Second, Both} }

// least counts the options of one kind for which at least so much is taken in
// all.
func (o *Options) least(k Kind, taken *big.Int) *big.Int {
	n := new(big.Int)
	switch {
	case k != Both:
		for _, p := range o.single[k] {
			n.Add(n, p.count(taken, p.last))
		}
	case o.rules.Constraint != nil:
		below := sub(o.total, taken)
		n.SetInt64(int64(sort.Search(len(o.free), func(i int) bool {
			return add(o.free[i][0], o.free[i][1]).Cmp(below) > 0
		})))
	default:
		for _, p := range o.d1 {
			for _, q := range o.d2 {
				n.Add(n, pairs(p, q, o.rules.TwoHeap.S, o.rules.TwoHeap.T, taken))
			}
		}
	}
	return n
}

// upTo counts the options of these kinds whose total is at most so much.
func (o *Options) upTo(of []Kind, total *big.Int) *big.Int {
	n := new(big.Int)
	for _, k := range of {
		n.Add(n, o.least(k, sub(o.total, total)))
	}
	return n
}

// List is the options of these kinds from row `from` ≥ 0 of their order on, at
// most count. There are fewer where they end, or where no more were tried: see
// [Options.Note].
func (o *Options) List(of []Kind, from *big.Int, count int, p pause.Func) ([]game.Vector, error) {
	var list []game.Vector
	if o.decreed {
		return nil, nil
	}
	var total, skip *big.Int
	if from.Sign() == 0 {
		if total, skip = o.lowest(of), new(big.Int); total == nil {
			return nil, nil
		}
	}
	for empty := 0; len(list) < count; {
		if row := plus(from, int64(len(list))); total == nil || empty == mostEmpty {
			if total = o.totalOf(of, row); total == nil {
				break
			}
			skip = sub(row, o.upTo(of, plus(total, -1)))
		}
		if total.Cmp(o.total) >= 0 || o.edge != nil && total.Cmp(o.edge) > 0 && slices.Contains(of, Both) {
			break
		}
		some := o.on(of, total, skip, count-len(list))
		list = append(list, some...)
		if empty++; len(some) > 0 {
			empty = 0
		}
		total, skip = plus(total, 1), new(big.Int)
		if err := p.At(int64(len(list)), int64(count), "Listing options"); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// mostEmpty is how many totals without an option are passed by one by one before
// the next that has one is searched for.
const mostEmpty = 64

// lowest is a total that no option of these kinds is below, often that of the
// first; nil if there is no option.
func (o *Options) lowest(of []Kind) *big.Int {
	reach := ReachOf(o.rules, o.From)
	var least *big.Int
	put := func(to game.Vector) {
		if total := add(to[0], to[1]); least == nil || total.Cmp(least) < 0 {
			least = total
		}
	}
	for _, ray := range reach.Rays {
		if slices.Contains(of, ray.Kind) {
			put(ray.To)
		}
	}
	switch {
	case !slices.Contains(of, Both) || reach.Area == nil:
	case !reach.Area.Depends:
		for _, c := range reach.Area.Corners {
			put(c)
		}
	case len(o.free) > 0:
		put(o.free[0])
	}
	return least
}

// totalOf is the total of the option in that row, nil if there is none.
func (o *Options) totalOf(of []Kind, row *big.Int) *big.Int {
	lo, hi := num(-1), o.total // no option has a total of hi
	if o.upTo(of, hi).Cmp(row) <= 0 {
		return nil
	}
	for plus(lo, 1).Cmp(hi) < 0 { // upTo(lo) ≤ row < upTo(hi)
		mid := add(lo, hi)
		mid.Rsh(mid, 1)
		if o.upTo(of, mid).Cmp(row) <= 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	return hi
}

// on is the options with that total, by the first heap, without the first skip;
// at most count.
func (o *Options) on(of []Kind, total, skip *big.Int, count int) []game.Vector {
	var list []game.Vector
	taken := sub(o.total, total)
	alone := func(k Kind, u *big.Int) {
		switch {
		case !slices.Contains(of, k) || !o.takes(k, taken):
		case skip.Sign() > 0:
			skip = plus(skip, -1)
		case len(list) < count:
			list = append(list, game.Vector{u, sub(total, u)})
		}
	}
	alone(First, sub(o.From[0], taken))
	if slices.Contains(of, Both) {
		us, n := o.across(taken, skip, count-len(list))
		for _, u := range us {
			list = append(list, game.Vector{u, sub(total, u)})
		}
		skip = integer.Larger(new(big.Int), sub(skip, n))
	}
	alone(Second, o.From[0])
	return list
}

// takes reports whether so many tokens may be taken from one heap alone.
func (o *Options) takes(k Kind, taken *big.Int) bool {
	set := o.rules.First
	if k == Second {
		set = o.rules.Second
	}
	return taken.Cmp(o.From[k]) <= 0 && set.HasBig(taken)
}
