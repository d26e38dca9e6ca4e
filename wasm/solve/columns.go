package solve

import (
	"cmp"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/columns"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// What is shown of columns.
const (
	lastColumns  = 16
	shownBits    = 160
	shownDiffer  = 24
	maxFollowed  = 4_000 // the column up to which bits are asked for
	shownShares  = 12
	shownOutlier = 8
	surdDigits   = 12
)

// columnsOf answers Columns.
func columnsOf(k *kept, ask *protocol.Columns, stop pause.Func) (protocol.Body, error) {
	if !k.Saturates() {
		return nil, complain("Columns are of Wythoff’s game in normal play, or with a box.")
	}
	if ask.To < 1 || ask.To > maxFollowed {
		return nil, complain("Columns from 1 to %d are looked at.", maxFollowed)
	}
	box := k.Rules.Box
	saturated, err := columns.Saturate(orWythoff(box))
	if err != nil {
		return nil, err
	}
	reply := &protocol.Columned{Column: uint64(saturated.At())}
	lines, x, y := saturated.Lines()
	reply.X, reply.Y = x.String(), y.String()
	for _, line := range lines {
		// y = m·x + c in the plane in which squares have sides of 1.
		at0 := line.Y0.Sub(line.Slope.Mul(line.X0))
		reply.Lines = append(reply.Lines, exactly(line.Name+", slope", line.Slope, surdDigits), exactly(line.Name+", y at x = 0", at0, surdDigits))
	}
	g := columns.New(box, int64(ask.To)+1)
	lowest := byte(0)
	for g.At() < int64(ask.To) {
		if g.At()&255 == 0 {
			if err := stop.At(g.At(), int64(ask.To), "Filling columns"); err != nil {
				return nil, err
			}
		}
		before := g.At() >= 0 && g.Saturated()
		if bits := g.Bits(); len(bits) > 0 {
			lowest = bits[0]
		}
		g.Step()
		if g.At() > int64(ask.To)-lastColumns {
			rule := ""
			if before {
				rule = [2]string{"lowest bit 0: it becomes 1, and 0 comes above", "lowest bit 1: it is erased, and 01 comes above"}[lowest]
			}
			reply.Last = append(reply.Last, columnOf(g, rule))
		}
	}
	followed, path, err := columns.Follow(orWythoff(box), shownDiffer, stop)
	if err != nil {
		return nil, err
	}
	for _, p := range path {
		reply.DifferAt, reply.Differ = append(reply.DifferAt, uint64(p.Column)), append(reply.Differ, uint64(p.Differ))
	}
	reply.Settled, reply.End = uint64(followed.Settled), uint64(followed.End)
	reply.Lower, reply.Higher = uint64(followed.Lower), uint64(followed.Higher)
	return reply, nil
}

// lookBack is more columns than pass without a P-position on the new l, or without
// one on the new u, once a game is saturated: three and two.
const lookBack = 8

// diagonalsFar is diagonalsOf where the game has been saturated for lookBack columns:
// each column has one P-position then, which is on the new u above the diagonal and
// on the new l below it.
func diagonalsFar(k *kept, first, count int64, stop pause.Func) (protocol.Body, error) {
	reply := &protocol.Diagonaled{}
	var on [2]int64 // l and u
	for t := first - lookBack; t < first+count; t++ {
		if t&63 == 0 {
			if err := stop.At(t-first+lookBack, count+lookBack, "Filling columns"); err != nil {
				return nil, err
			}
		}
		y := k.Set.Partner(big.NewInt(t))
		if y == nil || !y.IsInt64() {
			return nil, complain("Column %d has no P-position that fits.", t)
		}
		if d := y.Int64() - t; d < 0 {
			on[0] = d
		} else {
			on[1] = d
		}
		if t >= first {
			reply.L, reply.U = append(reply.L, uint64(protocol.RowZero+t+on[0])), append(reply.U, uint64(protocol.RowZero+t+on[1]))
		}
	}
	return reply, nil
}

// orWythoff is a box, or the one that Wythoff's game begins with.
func orWythoff(box *game.Box) *game.Box {
	if box == nil {
		box = game.NewBox(1)
		box.Set(0, 0, true)
	}
	return box
}

func columnOf(g *columns.Game, rule string) protocol.Column {
	low, _ := g.Rows()
	bits := g.Bits()
	c := protocol.Column{At: uint64(g.At()), Size: uint64(len(bits)), Low: fmt.Sprint(low), Bits: bits[:min(len(bits), shownBits)], On: g.On.String(), Rule: rule}
	if g.On != columns.InBox {
		c.Row = fmt.Sprint(g.Last)
	}
	return c
}

// boxes answers Boxes.
func boxes(ask *protocol.Boxes, stop pause.Func) (protocol.Body, error) {
	switch {
	case ask.Side < 1 || ask.Side > columns.MostSide:
		return nil, complain("Boxes have a side from 1 to %d.", columns.MostSide)
	case ask.Count < 1 || ask.Count > columns.MostBoxes:
		return nil, complain("From 1 to %d boxes are followed at a time.", columns.MostBoxes)
	}
	text := func(seed uint64) string { return fmt.Sprintf("%dx%s@%d", ask.Side, ask.Share, seed) }
	list, err := columns.Boxes(func(seed uint64) (*game.Box, error) {
		p, err := catalog.ParsePreset(text(seed))
		if err != nil {
			return nil, err
		}
		return p.Box(), nil
	}, ask.First, int(ask.Count), stop)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Boxed{Count: uint64(len(list))}
	saturated, differ, meeting := map[int64]uint64{}, map[int64]uint64{}, map[columns.Shift]uint64{}
	for _, b := range list {
		saturated[b.Column]++
		differ[int64(b.Differ)]++
		meeting[b.Shift]++
		if b.Constant() {
			reply.Constant++
		}
	}
	reply.Saturated, reply.Discrepancies = shares(saturated, cmp.Compare), shares(differ, cmp.Compare)
	reply.Meeting = shares(meeting, func(a, b columns.Shift) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	reply.Outliers = outliers(list, catalog.Default().Default(), text)
	return reply, nil
}

// shares are the values that most boxes have, in their order, and how many have
// another.
func shares[V comparable](count map[V]uint64, order func(a, b V) int) (list []protocol.Share) {
	values := slices.SortedFunc(maps.Keys(count), func(a, b V) int { return cmp.Or(-cmp.Compare(count[a], count[b]), order(a, b)) })
	rest := uint64(0)
	for _, v := range values[min(len(values), shownShares):] {
		rest += count[v]
	}
	others := len(values) - shownShares
	values = values[:min(len(values), shownShares)]
	slices.SortFunc(values, order)
	for _, v := range values {
		name := fmt.Sprint(v)
		if s, ok := any(v).(columns.Shift); ok {
			name = fmt.Sprintf("(%d, %d)", s.X, s.Y)
		}
		list = append(list, protocol.Share{Value: name, Boxes: count[v]})
	}
	if rest > 0 {
		list = append(list, protocol.Share{Value: fmt.Sprintf("%d other values", others), Boxes: rest})
	}
	return list
}

// outliers are the boxes with discrepancies that went on changing, and those that
// are last in something.
func outliers(list []columns.Box, saturating *catalog.Game, text func(seed uint64) string) (found []protocol.Outlier) {
	add := func(b columns.Box, format string, args ...any) {
		link := saturating.Link() + "&preset=" + catalog.Escape(text(b.Seed))
		if len(found) < shownOutlier && !slices.ContainsFunc(found, func(o protocol.Outlier) bool { return o.Game == link }) {
			found = append(found, protocol.Outlier{Game: link, Why: fmt.Sprintf(format, args...)})
		}
	}
	for _, b := range list {
		if !b.Constant() {
			add(b, "its discrepancies still changed in column %d of %d", b.Settled, b.End)
		}
	}
	last := func(of func(columns.Box) int64) columns.Box {
		return slices.MaxFunc(list, func(a, b columns.Box) int { return cmp.Compare(of(a), of(b)) })
	}
	b := last(func(b columns.Box) int64 { return b.Column })
	add(b, "the last to be saturated, in column %d", b.Column)
	b = last(func(b columns.Box) int64 { return b.Settled - b.Column })
	add(b, "the last whose discrepancies became constant, in column %d", b.Settled)
	b = last(func(b columns.Box) int64 { return int64(b.Differ) })
	add(b, "the most discrepancies, %d", b.Differ)
	b = last(func(b columns.Box) int64 { return -int64(b.Differ) })
	add(b, "the fewest discrepancies, %d", b.Differ)
	b = last(func(b columns.Box) int64 { return max(b.Shift.X-b.Shift.Y, b.Shift.Y-b.Shift.X) })
	add(b, "its beams meet farthest from the diagonal, in (%d, %d)", b.Shift.X, b.Shift.Y)
	return found
}

// diagonalsOf answers Diagonals.
func diagonalsOf(k *kept, ask *protocol.Diagonals, stop pause.Func) (protocol.Body, error) {
	switch {
	case !k.Saturates():
		return nil, complain("Columns are of Wythoff’s game in normal play, or with a box.")
	case ask.Count < 1 || ask.First >= protocol.MostDiagonals || ask.Count > protocol.MostDiagonals-ask.First:
		return nil, complain("Columns below %d are looked at.", protocol.MostDiagonals)
	}
	saturated, err := columns.Saturate(orWythoff(k.Rules.Box))
	end := int64(ask.First + ask.Count)
	switch {
	case err == nil && k.ClosedForm() && int64(ask.First) > saturated.At()+lookBack:
		return diagonalsFar(k, int64(ask.First), int64(ask.Count), stop)
	case end > columns.MostColumns:
		return nil, complain("Columns below %d are looked at, as none is known from which on both rules hold.", columns.MostColumns)
	}
	g := columns.New(k.Rules.Box, end)
	reply := &protocol.Diagonaled{}
	for g.At()+1 < end {
		if g.At()&1023 == 0 {
			if err := stop.At(g.At(), end, "Filling columns"); err != nil {
				return nil, err
			}
		}
		g.Step()
		if g.At() < int64(ask.First) {
			continue
		}
		l, u := g.Rows()
		if l > u { // no diagonal is filled yet
			reply.L, reply.U = append(reply.L, 0), append(reply.U, 0)
			continue
		}
		reply.L, reply.U = append(reply.L, uint64(protocol.RowZero+l)), append(reply.U, uint64(protocol.RowZero+u))
	}
	return reply, nil
}
