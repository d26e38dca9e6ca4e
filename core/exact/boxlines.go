package exact

import "wythoffatlas/core/beam"

// Lines returns the two beams of the game, exactly: the lines of slope φ and 1/φ
// that run through the middles of the squares on average. Where they lie is a
// remark of this atlas; the thesis on W(a,b) conjectures it of full boxes.
//
// With D = N/φ − Z for a prefix of g of N letters and Z zeros, the points of the
// upper beam have
//
//	y − φx = Top − φ(Column − 1) + D/φ,
//
// those of the lower one x − φy = Column − φ·Row − D at a letter 0. So D is
// wanted, on average. σ makes N/φ − Z of a word φ⁻² of what it was, so that the
// levels w, σ(w), σ²(w), … before a place add up to φ·D(w), D(w) being that of
// w; what the level of the place itself adds does not depend on w, in the end.
// Wythoff's game is w = 1 with Column = 1 and Row = Top = 0, and there y − φx is
// (φ − 1) times the fraction of nφ, 1/2φ on average, and likewise in the mirror.
// That leaves
//
//	y − φx = Top − φ(Column − 1) + D(w) − 1/2φ,   x − φy = Column − φ·Row − φ·D(w) + 1/2φ.
//
// Of a full k×k box they meet where those of Wythoff's game meet, moved by
// (1 − k, 1 − k): Conjecture 1 is right.
func (s Saturation) Lines() []beam.Line {
	phi, perPhi, half := beam.Of(1, 1, 5, 2), beam.Of(-1, 1, 5, 2), beam.Of(1, 0, 0, 2)
	letters := s.Top - s.Row + 1
	d := beam.Int(letters).Mul(perPhi).Sub(beam.Int(s.Zeros))
	halfPer := perPhi.Mul(half)
	up := beam.Int(s.Top).Sub(phi.Mul(beam.Int(s.Column - 1))).Add(d).Sub(halfPer)
	across := beam.Int(s.Column).Sub(phi.Mul(beam.Int(s.Row))).Sub(phi.Mul(d)).Add(halfPer)
	lines := beam.STLines(1, 1)
	// Through the middles of squares: the point (0, up) of the positions is
	// (½, up + ½) of the plane.
	lines[0].X0, lines[0].Y0 = half, up.Add(half)
	lines[1].X0, lines[1].Y0 = across.Add(half), half
	return lines
}
