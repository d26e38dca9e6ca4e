package scene

import (
	"math"
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// lines are the diagonal, the edge and the beams, as they cross the screen.
func (p *Painter) lines(dst []canvas.Line) []canvas.Line {
	dst = p.diagonals(p.reach(p.border(p.diagonal(dst))))
	if !p.s.Address.Shows("beams") || p.s.MapCovered() {
		return dst
	}
	dst = p.trend(p.measured(dst))
	p.link = p.s.Link()
	dst = p.beams(dst, p.s.Game(), p.tone)
	if p.over {
		p.link = p.s.With().Link()
		p.anchors, p.second = p.second, p.anchors
		dst = p.beams(dst, p.s.With(), func(int) raster.Colour { return p.pal.Lower })
		p.anchors, p.second = p.second, p.anchors
	}
	return dst
}

// beams are the lines and curves of a game in tones.
func (p *Painter) beams(dst []canvas.Line, g *catalog.Game, tone func(i int) raster.Colour) []canvas.Line {
	for i, l := range g.Lines {
		if line, seen := p.beam(i, l); seen && p.s.Address.Shows(link.Beam(i)) {
			line.Colour = tone(i)
			if p.roomy() {
				line.Label = "slope " + slope(l.Slope)
			}
			dst = append(dst, line)
		}
	}
	return p.curves(dst, g.Curves, tone)
}

// tone is the colour of the i-th line; of two games over one another each has one
// colour.
func (p *Painter) tone(i int) raster.Colour {
	if p.over {
		return p.pal.Upper
	}
	return p.pal.Beam(i)
}

// slope is a slope to three decimals.
func slope(x beam.Surd) string { return beam.Digits(x, 3) }

// roomy reports whether there is room for words on the map; else they are in
// the list only.
func (p *Painter) roomy() bool { return !p.s.Room.Sheet }

// diagonal is the line on which both coordinates are equal, through the corners
// of its squares.
func (p *Painter) diagonal(dst []canvas.Line) []canvas.Line {
	if axes := p.s.Axes(); axes[0]*axes[1] == 0 {
		return dst // one of them is n
	}
	m := &p.s.Map
	if line, seen := p.clipped(p.corner(&m.X0, &m.X0), p.corner(&m.X1, &m.X1)); seen {
		line.Colour, line.Width, line.Dashed = p.pal.Rule, 1, true
		dst = append(dst, line)
	}
	return dst
}

// beam is the i-th line of P-positions from edge to edge of what is in view. It
// is computed along the axis in which it advances faster, so that the ends stay
// near the screen.
func (p *Painter) beam(i int, l beam.Line) (canvas.Line, bool) {
	v, m := p.s.Map.View, &p.s.Map
	var from, to canvas.Point
	if p.passesBy(l) {
		return canvas.Line{}, false
	}
	if l.Steep() {
		from = canvas.Point{X: v.ScreenX(p.along(i, &m.Y0, l.XAt)), Y: p.corner(&m.X0, &m.Y0).Y}
		to = canvas.Point{X: v.ScreenX(p.along(i, &m.Y1, l.XAt)), Y: p.corner(&m.X0, &m.Y1).Y}
	} else {
		from = canvas.Point{X: p.corner(&m.X0, &m.Y0).X, Y: v.ScreenY(p.along(i, &m.X0, l.YAt))}
		to = canvas.Point{X: p.corner(&m.X1, &m.Y0).X, Y: v.ScreenY(p.along(i, &m.X1, l.YAt))}
	}
	return p.clipped(from, to)
}

// passesBy reports whether a line is seen to miss the screen by its slope to slopeBits.
// It is asked only far out, where to compute a point of it takes milliseconds.
func (p *Painter) passesBy(l beam.Line) bool {
	m := &p.s.Map
	first, last, least, most, compute := &m.X0, &m.X1, &m.Y0, &m.Y1, l.YAt
	if l.Steep() {
		first, last, least, most, compute = &m.Y0, &m.Y1, &m.X0, &m.X1, l.XAt
	}
	if first.BitLen() < farBits {
		return false
	}
	whole := func(n *big.Int) *big.Float { return new(big.Float).SetPrec(2 * slopeBits).SetInt(n) }
	start, rise := compute(new(big.Int), 8), riseOf(compute)
	place := func(n *big.Int) *big.Float {
		at := whole(n)
		return at.Add(at.Mul(at, rise), start)
	}
	off := whole(last)
	off.SetMantExp(off, 4-slopeBits) // by more no place is wrong
	return new(big.Float).Add(place(last), off).Cmp(whole(least)) < 0 || new(big.Float).Sub(place(first), off).Cmp(whole(most)) > 0
}

// riseOf is the slope of a line to slopeBits.
func riseOf(compute func(*big.Int, uint) *big.Float) *big.Float {
	unit := new(big.Int).Lsh(big.NewInt(1), slopeBits)
	rise := new(big.Float).SetPrec(2*slopeBits).Sub(compute(unit, 8), compute(new(big.Int), 8))
	return rise.SetMantExp(rise, -slopeBits)
}

// An anchor is a point of a line that was computed in full, far out, where that
// takes milliseconds; places near it follow by the slope.
type anchor struct {
	game  string
	at    big.Int
	bits  uint
	place *big.Float
	slope *big.Float // to slopeBits
}

const (
	slopeBits = 300
	farBits   = 512 // of a coordinate: from there on anchors are used
)

// along is where a line is at a coordinate, to a fraction of a pixel. compute is
// XAt or YAt of the line.
func (p *Painter) along(i int, at *big.Int, compute func(*big.Int, uint) *big.Float) *big.Float {
	z := p.s.Map.View.Z()
	bits := uint(max(0, z) + 8) // of a position
	if at.BitLen() < farBits {
		return compute(at, bits)
	}
	for len(p.anchors) <= i {
		p.anchors = append(p.anchors, anchor{})
	}
	a := &p.anchors[i]
	apart := new(big.Int).Sub(at, &a.at)
	// The slope is off by less than 2^-slopeBits, so the place by that times apart.
	if near := float64(apart.BitLen()) + z + 8; a.game != p.link || a.bits < bits || near > slopeBits-8 {
		a.game, a.bits, a.place = p.link, bits, compute(at, bits)
		a.at.Set(at)
		a.slope = riseOf(compute)
		return a.place
	}
	step := new(big.Float).SetInt(apart)
	step.SetPrec(max(step.Prec(), 2*slopeBits)).Mul(step, a.slope)
	return new(big.Float).SetPrec(a.place.Prec()+64).Add(a.place, step)
}

// curvePieces is of how many straight pieces a curve on the screen is made.
const curvePieces = 64

// curves are what P-positions follow where no straight line does, from edge to
// edge of what is in view.
func (p *Painter) curves(dst []canvas.Line, list []catalog.Curve, tone func(i int) raster.Colour) []canvas.Line {
	for i, c := range list {
		if !p.s.Address.Shows(link.Beam(i)) {
			continue
		}
		from, seen := p.curvePoint(c, 0)
		for piece := 1; piece <= curvePieces; piece++ {
			to, also := p.curvePoint(c, float64(piece)/curvePieces)
			if line, inView := p.clipped(from, to); seen && also && inView {
				line.Colour, line.Dashed = tone(i), c.Approximate
				dst = append(dst, line)
			}
			from, seen = to, also
		}
	}
	return dst
}

// curvePoint is the point of a curve at a fraction of the width of the screen,
// or of its height for a curve that runs across. It is for the eye: floats do.
func (p *Painter) curvePoint(c catalog.Curve, part float64) (at canvas.Point, seen bool) {
	v := p.s.Map.View
	w, h, _ := v.Size()
	at = canvas.Point{X: part * w, Y: (1 - part) * h}
	pixel := at.X
	if c.Across {
		pixel = at.Y
	}
	place := max(0, p.placeAt(pixel, c.Across))
	other := c.At(place)
	if math.IsNaN(other) || math.IsInf(other, 0) || math.IsInf(place, 0) {
		return at, false
	}
	if c.Across {
		at = canvas.Point{X: v.ScreenX(big.NewFloat(other)), Y: v.ScreenY(big.NewFloat(place))}
	} else {
		at = canvas.Point{X: v.ScreenX(big.NewFloat(place)), Y: v.ScreenY(big.NewFloat(other))}
	}
	return at, true
}

// placeAt is the coordinate under a pixel: x, or y when vertical.
func (p *Painter) placeAt(pixel float64, vertical bool) float64 {
	v := p.s.Map.View
	px, py := pixel, 0.0
	if vertical {
		px, py = 0, pixel
	}
	v.CellAt(px, py, &p.cx, &p.cy)
	left, bottom, _ := v.ToScreen(&p.cx, &p.cy)
	n, fraction := &p.cx, (pixel-left)/v.Cell()
	if vertical {
		n, fraction = &p.cy, (bottom-pixel)/v.Cell()
	}
	whole, _ := new(big.Float).SetInt(n).Float64()
	if math.IsNaN(fraction) {
		return whole
	}
	return whole + max(0, min(1, fraction))
}

// border is where the decided square ends, as lines to draw.
func (p *Painter) border(dst []canvas.Line) []canvas.Line {
	e := p.s.Edge()
	if e.Side == 0 {
		return dst
	}
	end := big.NewInt(e.Side)
	corner := p.corner(end, end)
	named := false
	for _, from := range []canvas.Point{p.corner(end, zero), p.corner(zero, end)} {
		line, seen := p.clipped(from, corner)
		if !seen {
			continue
		}
		line.Colour, line.Width = p.pal.Text, 1
		if p.roomy() && !named {
			side := viewport.Full(end)
			line.Label, named = "decided below "+side+", by elimination", true
			if e.Period > 0 {
				line.Label = "beyond " + side + " by a detected period"
			}
		}
		dst = append(dst, line)
	}
	return dst
}

// measured are the rays of a study, as they cross the screen.
func (p *Painter) measured(dst []canvas.Line) []canvas.Line {
	v := p.s.Map.View
	for _, r := range p.s.Rays() {
		line, seen := p.clipped(canvas.Point{X: v.ScreenX(r.X0), Y: v.ScreenY(r.Y0)}, canvas.Point{X: v.ScreenX(r.X1), Y: v.ScreenY(r.Y1)})
		if !seen {
			continue
		}
		line.Colour, line.Dashed = p.pal.Lower, true
		if r.Y1.Cmp(r.X1) > 0 {
			line.Colour = p.pal.Upper
		}
		if p.roomy() {
			line.Label = "measured"
		}
		dst = append(dst, line)
	}
	return dst
}

// trend is the line that the points of a map of rows follow.
func (p *Painter) trend(dst []canvas.Line) []canvas.Line {
	tx, ty, _, ok := p.s.Trend()
	if !ok {
		return dst
	}
	m := &p.s.Map
	// To the far edge of what is in view: (X, X·y/x) or (Y·x/y, Y).
	far := new(big.Int).Mul(&m.X1, ty)
	far.Quo(far, tx)
	x, y := new(big.Int).Set(&m.X1), far
	if far.Cmp(&m.Y1) > 0 && ty.Sign() > 0 {
		far = new(big.Int).Mul(&m.Y1, tx)
		x, y = far.Quo(far, ty), new(big.Int).Set(&m.Y1)
	}
	line, seen := p.clipped(p.corner(zero, zero), p.corner(x, y))
	if !seen {
		return dst
	}
	line.Colour, line.Dashed = p.pal.Upper, true
	if p.roomy() {
		line.Label = "slope about " + new(big.Rat).SetFrac(ty, tx).FloatString(4)
	}
	return append(dst, line)
}
