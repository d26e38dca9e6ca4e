package solve

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/period"
	"wythoffatlas/core/rays"
	"wythoffatlas/wasm/protocol"
)

// How far a study looks.
const (
	studySide    = 1 << 12 // for periods and rays
	partingSide  = 1 << 10 // for positions at which candidates and P-positions part
	maxPartings  = 12      // how many of them are listed
	placesSide   = 200     // for the conditions on all heaps: n³/3 evaluations
	conditionRow = 1000    // for the condition on candidates
)

// study finds out about a game what computing can tell.
func (s *Solver) study(ask *protocol.Study, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	if p.Piles != nil {
		return s.studyPiles(p, pause)
	}
	reply := &protocol.Studied{}
	if p.Candidates != nil && p.Preset == nil {
		if err := s.studyCandidates(p, reply, pause); err != nil {
			return nil, err
		}
	}
	if p.Set != nil || p.CandidatesHold {
		known := tell(reply, "What is known", "A theorem says which positions are P: "+p.Statement.Title+".")
		if p.Preset == nil {
			known.Sentences[0] += " Nothing needs to be measured."
			return reply, nil
		}
	}
	side := min(studySide, s.limits.side)
	if err := s.decide(p, side, pause); err != nil {
		return nil, err
	}
	if words := noValue(p.window.Err()); words != "" && p.Candidates == nil { // else the conditions say it
		tell(reply, "Where f has no value", words[1:])
	}
	progress := func(done, total int64) error { return pause(done, total, "Looking for patterns") }
	periods, err := period.Find(p.window, side, side, progress)
	if err != nil {
		return nil, err
	}
	words := periodWords(periods, side)
	if set, err := s.detect(p, pause); err != nil {
		return nil, err
	} else if set != nil {
		words = append(words, "Beyond the edge of what is decided the map follows it, and says so.")
	}
	tell(reply, "Period", words...)
	found, err := rays.Measure(p.window, side, progress)
	if err != nil {
		return nil, err
	}
	tell(reply, "Rays, measured", rayWords(found, side)...)
	for i := range found {
		reply.Rays = append(reply.Rays, ends(&found[i])...)
	}
	return reply, nil
}

// tell adds a section and returns it.
func tell(reply *protocol.Studied, title string, sentences ...string) *protocol.Section {
	reply.Sections = append(reply.Sections, protocol.Section{Title: title, Sentences: sentences})
	return &reply.Sections[len(reply.Sections)-1]
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

// studyCandidates tells which conditions of Theorem 3 hold, and where its
// candidates and the P-positions part.
func (s *Solver) studyCandidates(p *plane, reply *protocol.Studied, pause pause) error {
	f := p.Rules.Constraint
	var dropped error
	report, err := constraint.Check(f, placesSide, conditionRow, func(done, total int64) bool {
		dropped = pause(done, total, "Checking the conditions of Theorem 3")
		return dropped == nil
	})
	if dropped != nil || err != nil {
		return cmp.Or(dropped, err)
	}
	tell(reply, "The conditions of Theorem 3", conditionWords(report)...)

	side := min(partingSide, s.limits.side)
	if err := s.decide(p, side, pause); err != nil {
		return err
	}
	partings, err := constraint.Partings(f, p.window.Has, side, math.MaxInt)
	if err != nil {
		tell(reply, "Candidates and P-positions", "The candidates end: "+game.ClipTo(err.Error(), longest)+".")
		return nil
	}
	section := tell(reply, "Candidates and P-positions", partingWords(partings, side))
	for _, q := range partings[:min(len(partings), maxPartings)] {
		section.Positions = append(section.Positions, strconv.FormatInt(q.X, 10), strconv.FormatInt(q.Y, 10))
	}
	return nil
}

// longest is the length of a sentence with numbers that have no bound.
const longest = 300

func conditionWords(r *constraint.Report) []string {
	places := fmt.Sprintf("for all 0 ≤ x1 ≤ y1 ≤ %d with x1 < x0 ≤ %[1]d", placesSide)
	var against [3]string
	if c := r.Positive; c != nil {
		against[0] = c.String()
	}
	if c := r.Monotone; c != nil {
		against[1] = c.String()
	}
	if c := r.SemiAdditive; c != nil {
		against[2] = c.String()
	}
	words := []string{
		condition("Positive", places, against[0]),
		condition("Monotone in x0", places, against[1]),
		condition("Semi-additive", fmt.Sprintf("for the first %d candidates", r.Rows), against[2]),
	}
	if c := r.Integral; c != nil {
		words = append(words, "f must be a whole number: "+game.ClipTo(c.Error(), longest)+".")
	}
	if r.End != nil {
		words = append(words, "The candidates end: "+game.ClipTo(r.End.Error(), longest)+".")
	}
	return words
}

// condition says that a condition holds in a range, or, with a counterexample,
// that it fails.
func condition(name, where, against string) string {
	if against == "" {
		return name + ": holds " + where + "."
	}
	return name + ": fails, as " + game.ClipTo(against, longest) + "; no counterexample is smaller."
}

func partingWords(partings []constraint.Parting, side int64) string {
	if len(partings) == 0 {
		return fmt.Sprintf("The candidates are the P-positions x ≤ y, for all heaps below %d.", side)
	}
	extra := 0
	for _, q := range partings {
		if q.Candidate {
			extra++
		}
	}
	return fmt.Sprintf("They part. With heaps below %d, x ≤ y, there are %d candidates that are not P, and %d P-positions that are no candidates. The first %s.",
		side, extra, len(partings)-extra, firstParting(partings[0]))
}

func firstParting(q constraint.Parting) string {
	is := "is P and no candidate"
	if q.Candidate {
		is = "is a candidate and not P"
	}
	return fmt.Sprintf("is (%d, %d), which %s", q.X, q.Y, is)
}
