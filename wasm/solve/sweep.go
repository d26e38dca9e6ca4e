package solve

import (
	"fmt"
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/sweep"
	"wythoffatlas/wasm/protocol"
)

// levels are how many shades a heat map has.
const levels = 10

// sweepOf answers Sweep.
func sweepOf(k *kept, ask *protocol.Sweep, stop pause.Func) (protocol.Body, error) {
	axes, lengths, err := k.axes(ask.Axes)
	if err != nil {
		return nil, err
	}
	if ask.N > sweep.MostRows {
		return nil, complain("n is at most %d.", sweep.MostRows)
	}
	if err := sweep.Check(ask.Number, int64(ask.N)); err != nil {
		return nil, err
	}
	other, problems := catalog.FromLink(ask.Other)
	if len(problems) > 0 {
		return nil, complain("The game from which members part: %s", problems[0])
	}
	reply := &protocol.Swept{Number: ask.Number, N: ask.N}
	for i, a := range axes {
		reply.Names = append(reply.Names, a.Name())
		for at := range lengths[i] {
			if i == 0 {
				reply.Across = append(reply.Across, a.Value(at))
			} else {
				reply.Up = append(reply.Up, a.Value(at))
			}
		}
	}
	total := lengths[0] * lengths[1]
	all := make([]sweep.Found, 0, total)
	for i := range total {
		g, problems := k.Member(axes, []int{i % lengths[0], i / lengths[0]})
		one := protocol.SweptMember{Game: g.Link(), Name: g.Name()}
		var found sweep.Found
		if len(problems) > 0 {
			found.Text = game.ClipTo(problems[0].String(), 120)
		} else if found, err = sweep.Find(g, ask.Number, int64(ask.N), other, within(i, total, stop)); err != nil {
			return nil, err
		}
		one.Text, one.Exact, one.Cells = found.Text, found.Exact, found.Cells
		reply.Members, all = append(reply.Members, one), append(all, found)
		if err := stop.At(int64(i+1), int64(total), "Computing members"); err != nil {
			return nil, err
		}
	}
	setLevels(reply, all)
	return reply, nil
}

// axes reads the axes of a sweep; there are always two lengths.
func (k *kept) axes(texts []string) (axes []catalog.Axis, lengths [2]int, err error) {
	lengths = [2]int{1, 1}
	if len(texts) < 1 || len(texts) > len(lengths) {
		return nil, lengths, complain("A sweep has one axis or two, not %d.", len(texts))
	}
	for i, text := range texts {
		a, err := catalog.ParseAxis(text)
		switch {
		case err != nil:
			return nil, lengths, complain("The axis %s: %s.", game.Clip(text), err)
		case !a.Fits(k.Game):
			return nil, lengths, complain("%s has not all parameters of the axis %s; it has %s.", k.Name(), game.Clip(text), strings.Join(k.swept(), ", "))
		}
		axes, lengths[i] = append(axes, a), a.Len()
	}
	if n := lengths[0] * lengths[1]; n > catalog.MostMembers {
		return nil, lengths, complain("A sweep has at most %d members, not %d.", catalog.MostMembers, n)
	}
	return axes, lengths, nil
}

// swept are the parameters that an axis may have.
func (k *kept) swept() []string {
	return slices.DeleteFunc(k.Keys(), func(key string) bool { return key == "game" || key == "play" })
}

// within tells the progress of one member as part of that of all.
func within(i, total int, stop pause.Func) pause.Func {
	return func(int64, int64, string) error {
		return stop.At(int64(i), int64(total), fmt.Sprintf("Computing member %d of %d", i+1, total))
	}
}

// setLevels gives the members their levels between the extremes.
func setLevels(reply *protocol.Swept, all []sweep.Found) {
	least, most := -1, -1
	for i, f := range all {
		if !f.Known {
			continue
		}
		if least < 0 || f.Value < all[least].Value {
			least = i
		}
		if most < 0 || f.Value > all[most].Value {
			most = i
		}
	}
	if least < 0 {
		return
	}
	reply.Least, reply.Most = all[least].Text, all[most].Text
	low, high := all[least].Value, all[most].Value
	for i, f := range all {
		switch {
		case !f.Known:
		case high == low:
			reply.Members[i].Level = 1
		default:
			reply.Members[i].Level = 1 + uint64((f.Value-low)/(high-low)*(levels-1)+0.5)
		}
	}
}
