// Package study finds out about games what computing can tell beyond their
// theorems, and says it in sentences. Nothing here proves anything: what was
// checked, and how far, is part of each sentence.
package study

import (
	"fmt"
	"math"
	"strconv"

	"wythoffatlas/core/pause"
	"wythoffatlas/core/period"
	"wythoffatlas/core/rays"
)

// A Report is what was found, in words. Rays are lines to draw, four decimal
// numbers each: x and y of one end and of the other, where the position (x, y) is
// the square [x,x+1)×[y,y+1). They are measured, not known.
type Report struct {
	Sections []Section
	Rays     []string
}

// A Section is a heading, sentences, and positions that show what they say, x and
// y by turns.
type Section struct {
	Title     string
	Sentences []string
	Positions []string
}

// Tell adds a section and returns it.
func (r *Report) Tell(title string, sentences ...string) *Section {
	r.Sections = append(r.Sections, Section{Title: title, Sentences: sentences})
	return &r.Sections[len(r.Sections)-1]
}

// A Board is a decided window of positions.
type Board interface {
	Column(x int64) []uint64
	Has(x, y int64) bool
}

// Patterns looks for periods and rays in [0,side)² of a game without a theorem.
// Follows says that the map goes on by the period that is found.
func Patterns(r *Report, board Board, side int64, follows bool, pause pause.Func) error {
	periods, err := period.Find(board, side, side, pause)
	if err != nil {
		return err
	}
	words := periodWords(periods, side)
	if follows {
		words = append(words, "Beyond the edge of what is decided the map follows it, and says so.")
	}
	r.Tell("Period", words...)
	found, err := rays.Measure(board, side, pause)
	if err != nil {
		return err
	}
	r.Tell("Rays, measured", rayWords(found, side)...)
	for i := range found {
		r.Rays = append(r.Rays, ends(&found[i])...)
	}
	return nil
}

func periodWords(found []period.Period, side int64) (words []string) {
	for _, p := range found {
		what := "The pattern repeats"
		if p.Q == 0 {
			what = "The columns repeat"
		} else if p.P == 0 {
			what = "The rows repeat"
		}
		words = append(words, fmt.Sprintf("%s: for x ≥ %d and y ≥ %d, (x, y) and (x + %d, y + %d) have the same outcome.", what, p.X0, p.Y0, p.P, p.Q))
	}
	if len(words) == 0 {
		return []string{fmt.Sprintf("None found: with heaps below %d, neither columns nor rows repeat, nor does the pattern along a diagonal, from the first quarter on and three times over.", side)}
	}
	return append(words, fmt.Sprintf("Checked for all heaps below %d, and no further; it is no theorem.", side))
}

func rayWords(found []rays.Ray, side int64) (words []string) {
	for i := range found {
		r := &found[i]
		slope := "slope about " + strconv.FormatFloat(r.Slope(), 'f', 3, 64)
		switch m := r.Slope(); {
		case m == 0:
			slope = "along the first axis"
		case math.IsInf(m, 0):
			slope = "along the second axis"
		}
		words = append(words, fmt.Sprintf("Measured: %s, from %d P-positions with %d ≤ x ≤ %d and %d ≤ y ≤ %d, which lie within %.1f of it (%.2f in the root mean square).",
			slope, r.Count, r.X0, r.X1, r.Y0, r.Y1, r.Max, r.RMS))
	}
	if len(words) == 0 {
		return []string{fmt.Sprintf("None found: with heaps below %d the P-positions follow no straight rays; they are spread out, or follow curves.", side)}
	}
	return words
}

// ends is the ray from where it enters the quarter plane to the last position
// that was measured.
func ends(r *rays.Ray) []string {
	back, ahead := math.Inf(1), (float64(r.X1+1)-r.X)/r.DX
	if r.DY > r.DX {
		ahead = (float64(r.Y1+1) - r.Y) / r.DY
	}
	const parallel = 0.01 // to an axis, nearly
	if r.DX > parallel {
		back = r.X / r.DX
	}
	if r.DY > parallel {
		back = min(back, r.Y/r.DY)
	}
	var texts []string
	for _, t := range [2]float64{-back, ahead} {
		texts = append(texts, strconv.FormatFloat(r.X+t*r.DX, 'f', 3, 64), strconv.FormatFloat(r.Y+t*r.DY, 'f', 3, 64))
	}
	return texts
}
