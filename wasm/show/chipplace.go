package show

import (
	"fmt"
	"math"
	"math/big"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
)

// Sizes that a chip is taken to have before it is measured, in CSS pixels at
// the usual size of text: placing it needs no more than that. One that is opened is
// chipOpen high, or as high as there is room.
const chipWide, chipHigh, chipOpen, chipGap = 320, 120, 360, 10

// A spot is a place for the chip: a point, and how much of the chip's own size it
// is left of it and above it, 0, a half or 1.
type spot struct{ x, y, left, above float64 }

// box is what the chip covers there.
func (s spot) box(wide, high float64) Box {
	x, y := s.x-s.left*wide, s.y-s.above*high
	return Box{x, y, x + wide, y + high}
}

// chipPlace puts the chip where it covers neither the square nor the moves from
// it, which go left, down and to the lower left: beside it above, or where there
// is no room below; else in a corner of the map. If every place covers something,
// it is the one that covers least. It is high pixels high, and scale is that of text.
func chipPlace(square Box, moves []Box, free Box, high, scale float64) html.Attr {
	wide, high := math.Min(chipWide*scale, free.Right-free.Left), high*scale
	var best spot
	least := math.Inf(1)
	for _, s := range chipSpots(square, free, wide, high) {
		covered := 0.0
		b := s.box(wide, high)
		if meets(b, square) {
			covered += 1000
		}
		if b.Left < free.Left || b.Right > free.Right || b.Top < free.Top || b.Bottom > free.Bottom {
			covered += 500
		}
		for _, m := range moves {
			if meets(b, m) {
				covered++
			}
		}
		if covered < least {
			best, least = s, covered
		}
	}
	share := func(part float64) string {
		if part == 0 {
			return "0"
		}
		return fmt.Sprintf("-%.0f%%", 100*part)
	}
	room := best.above*(best.y-free.Top) + (1-best.above)*(free.Bottom-best.y)
	return html.Set("style", fmt.Sprintf("left:%.0fpx;top:%.0fpx;transform:translate(%s,%s);max-height:%.0fpx", best.x, best.y, share(best.left), share(best.above), math.Max(chipHigh, room)))
}

// chipSpots are the places that are tried, the best first.
func chipSpots(square, free Box, wide, high float64) []spot {
	right, left := square.Right+chipGap, square.Left-chipGap
	top, foot := square.Top-chipGap, math.Max(free.Top, square.Bottom+chipGap)
	middle := (free.Left + free.Right) / 2
	spots := []spot{{right, top, 0, 1}, {left, top, 1, 1}, {right, foot, 0, 0}}
	if free.Right-free.Left < 2*wide { // a phone: the whole width
		spots = []spot{{middle, top, 0.5, 1}, {right, foot, 0, 0}, {middle, foot, 0.5, 0}}
	}
	return append(spots, // the buttons that zoom have the lower right corner, so it is the last of the four
		spot{free.Right - chipGap, free.Top + chipGap, 1, 0}, spot{free.Left + chipGap, free.Top + chipGap, 0, 0},
		spot{free.Left + chipGap, free.Bottom - chipGap, 0, 1}, spot{free.Right - chipGap, free.Bottom - chipGap, 1, 1}, spot{left, foot, 1, 0})
}

func meets(a, b Box) bool {
	return a.Left < b.Right && b.Left < a.Right && a.Top < b.Bottom && b.Top < a.Bottom
}

// movesOnScreen are squares on the way of each move that is drawn, and at its end.
func movesOnScreen(m *model.State) []Box {
	from, targets := m.Targets()
	if from == nil {
		return nil
	}
	const drawn, steps = 32, 8
	v := m.Map.View
	cell := v.Cell()
	middle := func(at []*big.Int) (x, y float64) {
		x, y, _ = v.ToScreen(at[0], at[1])
		return x + cell/2, y - cell/2
	}
	x0, y0 := middle(from)
	var boxes []Box
	for i, to := range targets {
		if i >= drawn || len(to) != 2 {
			break
		}
		x1, y1 := middle(to)
		for j := 1; j <= steps; j++ {
			x, y := x0+(x1-x0)*float64(j)/steps, y0+(y1-y0)*float64(j)/steps
			reach := 2.0
			if j == steps {
				reach = math.Max(4, cell/2)
			}
			boxes = append(boxes, Box{x - reach, y - reach, x + reach, y + reach})
		}
	}
	return boxes
}
