package layered

import (
	"math"
	"slices"

	"wythoffatlas/core/lists"
)

// aside is how far below the middle of a box arrows back leave and arrive, so that
// they are told from those that lead on.
const aside = 5.0

// places puts boxes and joints where a layout has them.
func (d *Drawing) places(g *grouped, p *placing) {
	top, foot := math.Inf(1), math.Inf(-1)
	for n, y := range p.y {
		top, foot = min(top, y-p.height[n]/2), max(foot, y+p.height[n]/2)
	}
	at := func(n int) Point {
		return Point{margin + p.x[p.layer[n]], margin + p.y[n] - top}
	}
	for i, box := range g.boxes {
		d.Boxes = append(d.Boxes, Box{box, at(i)})
		d.Width = max(d.Width, at(i).X+margin)
	}
	for i := range g.joints {
		d.Joints = append(d.Joints, at(len(g.boxes)+i))
	}
	d.Height = foot - top + 2*margin
	for _, key := range byKeys(g.arrows) {
		d.arrows[key] = len(d.Arrows)
		bends := lists.Map(p.bends[key], at)
		arrow := Arrow{From: key[0], To: key[1], Digits: g.arrows[key]}
		arrow.Curve = d.curve(arrow.From, arrow.To, bends)
		for _, c := range arrow.Curve {
			d.Width = max(d.Width, c.X+margin/2)
		}
		d.Arrows = append(d.Arrows, arrow)
	}
}

// place is where a box or a joint stands, and how wide half of it is at a height
// over its middle.
func (d *Drawing) place(n int, over float64) (Point, float64) {
	if n >= len(d.Boxes) {
		return d.Joints[n-len(d.Boxes)], 0
	}
	b := d.Boxes[n]
	if len(b.States) > 1 {
		return b.Point, Radius + BoxRim
	}
	return b.Point, math.Sqrt(Radius*Radius - over*over)
}

// curve leads from one place to another through bends, level at each: the corners
// of pieces of third degree, of which one ends where the next begins. A loop stands
// over its box; arrows within a layer bulge out to the right.
func (d *Drawing) curve(from, to int, bends []Point) []Point {
	a, _ := d.place(from, 0)
	b, _ := d.place(to, 0)
	over := 0.0
	if b.X < a.X {
		over = aside
	}
	_, halfA := d.place(from, over)
	_, halfB := d.place(to, over)
	switch {
	case from == to:
		y := a.Y - StateGap*float64(len(d.Boxes[from].States)-1)/2 - Radius
		return []Point{{a.X - 5, y + 1}, {a.X - 14, y - 22}, {a.X + 14, y - 22}, {a.X + 5, y + 1}}
	case a.X == b.X:
		bulge := 34 + min(math.Abs(a.Y-b.Y)/8, 26)
		start, end := Point{a.X + halfA, a.Y + aside}, Point{b.X + halfB, b.Y - aside}
		if b.Y < a.Y {
			start.Y, end.Y = a.Y-aside, b.Y+aside
		}
		return []Point{start, {start.X + bulge, start.Y}, {end.X + bulge, end.Y}, end}
	}
	way := 1.0
	if b.X < a.X {
		way = -1
	}
	start, end := Point{a.X + way*halfA, a.Y + over}, Point{b.X - way*halfB, b.Y + over}
	if from >= len(d.Boxes) {
		start = a
	}
	if to >= len(d.Boxes) {
		end = b
	}
	stops := slices.Concat([]Point{start}, bends, []Point{end})
	curve := stops[:1:1]
	for i := 1; i < len(stops); i++ {
		p, q := stops[i-1], stops[i]
		reach := (q.X - p.X) / 2
		curve = append(curve, Point{p.X + reach, p.Y}, Point{q.X - reach, q.Y}, q)
	}
	return curve
}

// on is the point of a curve at a part t of its pieces.
func on(curve []Point, t float64) Point {
	t *= float64(len(curve)-1) / 3
	i := min(int(t), (len(curve)-1)/3-1)
	t -= float64(i)
	c := curve[3*i : 3*i+4]
	u := 1 - t
	w := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
	var p Point
	for k := range c {
		p.X += w[k] * c[k].X
		p.Y += w[k] * c[k].Y
	}
	return p
}
