package solve

import (
	"cmp"
	"math/big"
	"strings"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// Bounds of a comparison.
const (
	maxComparedSide = 1 << 13
	maxComparedRows = maxRows
)

// compare tells where the P-positions of two games differ.
func (s *Solver) compare(j *job, ask *protocol.Compare, pause pause.Func) (protocol.Body, error) {
	k, err := s.game(j, ask.Game)
	if err != nil {
		return nil, err
	}
	other, err := s.game(j, ask.Other)
	if err != nil {
		return nil, err
	}
	maps := k.MapOfPositions() && other.MapOfPositions()
	most := uint64(maxComparedRows)
	if maps {
		most = maxComparedSide
	}
	switch {
	case k.Heaps != other.Heaps:
		return nil, complain("%s has %d heaps and %s %d: only games with as many are compared.", k.Name(), k.Heaps, other.Name(), other.Heaps)
	case ask.N < 1 || ask.N > most:
		return nil, complain("N must be from 1 to %d, not %d.", most, ask.N)
	case maps:
		return compareMaps(k, other, ask, pause)
	}
	return compareRows(k, other, int64(ask.N), pause)
}

const comparing = "Comparing P-positions"

// compareMaps compares a rectangle tile by tile.
func compareMaps(k, other *kept, ask *protocol.Compare, pause pause.Func) (protocol.Body, error) {
	const side = protocol.TileSize
	wide, high := int64(ask.N), int64(ask.N)
	if ask.High > maxComparedSide {
		return nil, complain("A rectangle is at most %d positions high, not %d.", maxComparedSide, ask.High)
	} else if ask.High > 0 {
		high = int64(ask.High)
	}
	left, err := parseNatural("The corner", cmp.Or(ask.X, "0"))
	if err != nil {
		return nil, err
	}
	foot, err := parseNatural("The corner", cmp.Or(ask.Y, "0"))
	if err != nil {
		return nil, err
	}
	reply := &protocol.Compared{}
	var first game.Vector
	a, b := make([]float32, side*side), make([]float32, side*side)
	for x0 := int64(0); x0 < wide; x0 += side {
		for y0 := int64(0); y0 < high; y0 += side {
			for i, counts := range [][]float32{a, b} {
				t := &route.Tile{Axes: [2]int{1, 2}, Side: side, X: new(big.Int).Add(left, big.NewInt(x0)), Y: new(big.Int).Add(foot, big.NewInt(y0)), Counts: counts}
				if err := []*kept{k, other}[i].route.Tile(t, pause); err != nil {
					return nil, err
				}
			}
			for i := range a {
				x, y := x0+int64(i%side), y0+int64(i/side)
				switch {
				case x >= wide || y >= high || a[i] == b[i] && a[i] == 0:
					continue
				case a[i] == route.Undecided || b[i] == route.Undecided:
					reply.Note = "Not all of these positions could be decided; the others were compared."
					continue
				case a[i] == b[i]:
					reply.Agree++
					continue
				case a[i] > 0:
					reply.OnlyFirst++
				default:
					reply.OnlySecond++
				}
				q := game.Vector{new(big.Int).Add(left, big.NewInt(x)), new(big.Int).Add(foot, big.NewInt(y))}
				if first == nil || explain.InTable(q, first) < 0 {
					first = q
				}
			}
			if err := pause.At(x0*high+y0*side, wide*high, comparing); err != nil {
				return nil, err
			}
		}
	}
	reply.First = texts(first)
	return reply, nil
}

// compareRows compares the first n rows of two tables as sets. In games in which
// the order of the heaps counts, a row stands for both.
func compareRows(k, other *kept, n int64, pause pause.Func) (protocol.Body, error) {
	reply := &protocol.Compared{}
	var lists [2][]string
	var sets [2]map[string]bool
	for i, k := range []*kept{k, other} {
		sets[i] = map[string]bool{}
		list := k.route.Rows
		if lister, ok := k.route.(route.Lister); ok {
			list = lister.List
		}
		note, err := list(new(big.Int), n, pause, func(row []*big.Int) bool {
			text := strings.Join(texts(game.Vector(row).InOrder()), ",")
			lists[i], sets[i][text] = append(lists[i], text), true
			return true
		})
		if err != nil {
			return nil, err
		}
		if note != "" {
			reply.Note = note
		}
	}
	for i, list := range lists {
		for at, row := range list {
			switch {
			case sets[1-i][row] && i == 0:
				reply.Agree++
			case sets[1-i][row]:
			default:
				*[]*uint64{&reply.OnlyFirst, &reply.OnlySecond}[i]++
				if reply.First == nil {
					reply.First = strings.Split(row, ",")
				}
			}
			if at%(1<<12) == 0 {
				if err := pause.At(int64(at), int64(len(list)), comparing); err != nil {
					return nil, err
				}
			}
		}
	}
	return reply, nil
}
