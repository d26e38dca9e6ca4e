//go:build js

package main

import (
	"wythoffatlas/wasm/canvas"
)

// parts reports whether the candidates of Theorem 3 are to be told from the
// P-positions: the theorem does not say that they are the same.
func (a *app) parts() bool {
	g := a.game()
	return g.Candidates != nil && !g.CandidatesHold
}

const (
	candidateRows = 4096 // are shown, from the first
	hollowFrom    = 2    // the side of a square in CSS pixels from which on they are
)

// hollow marks the candidates in view, and their mirror images.
func (m *mapScene) hollow(dst []canvas.Mark) []canvas.Mark {
	if !m.app.parts() || m.app.view.Cell() < hollowFrom || !m.x0.IsInt64() || !m.y0.IsInt64() {
		return dst
	}
	if m.candidates == nil {
		s := m.app.game().Candidates().Only(candidateRows)
		for len(m.candidates) < candidateRows {
			c, err := s.Next()
			if err != nil {
				break // the study says where they end
			}
			m.candidates = append(m.candidates, c)
		}
	}
	mark := canvas.Mark{Kind: canvas.MarkCandidate, Colour: m.app.palette().Upper}
	for _, c := range m.candidates {
		dst = m.hollowAt(dst, mark, c.A, c.B)
		if c.A != c.B {
			dst = m.hollowAt(dst, mark, c.B, c.A)
		}
	}
	return dst
}

// hollowAt adds the mark at (x, y) if that is in view.
func (m *mapScene) hollowAt(dst []canvas.Mark, mark canvas.Mark, x, y int64) []canvas.Mark {
	m.cx.SetInt64(x)
	m.cy.SetInt64(y)
	if m.cx.Cmp(&m.x0) >= 0 && m.cx.Cmp(&m.x1) < 0 && m.cy.Cmp(&m.y0) >= 0 && m.cy.Cmp(&m.y1) < 0 {
		mark.Corner = m.corner(&m.cx, &m.cy)
		dst = append(dst, mark)
	}
	return dst
}
