package canvas

import (
	"testing"

	"wythoffatlas/wasm/raster"
)

// Under a divider, wherever it stands, labels of lines keep off the names of the
// games and inside of their part.
func TestLabelsKeepOffNames(t *testing.T) {
	labels := 0
	for at := 150.0; at < 700; at += 25 {
		line := func(x float64) Line {
			return Line{From: Point{20, 560}, To: Point{x, 0}, Colour: raster.Light.Upper, Label: "slope 1.618…"}
		}
		m := Map{Cell: 1, Anchor: Point{20, 560}, Origin: Point{20, 560}, Lines: []Line{line(at - 60), line(at + 60), line(at + 200)}}
		second := m
		d := &Division{Map: &second, Part: Rect{at, 0, 800, 600}, Free: Rect{0, 0, 800, 600}, Names: [2]string{"Wythoff’s game", "3-Wythoff"}, Under: true}
		p, r := newPen(t, 1)
		p.palette(&raster.Light)
		p.paintDivided(&m, d, Rect{0, 0, 800, 600})
		names := []Rect{p.nameAt(d.Names[0], at-10, Right, 0), p.nameAt(d.Names[1], at+10, Left, 0)}
		for _, bar := range r.rects(opaque(raster.Light.Upper)) { // a label has a bar in the colour of its line
			labels++
			for _, name := range names {
				if overlap(bar, name) {
					t.Errorf("divided at %v: the label at %v is on the name at %v", at, bar, name)
				}
			}
		}
	}
	if labels < 30 {
		t.Errorf("%d labels were painted", labels)
	}
}
