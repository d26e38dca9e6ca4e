package catalog

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/lexxor"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/core/study"
	"wythoffatlas/core/wytlex"
)

// Study finds out about a game what computing can tell beyond its theorem; r is
// its route, and limits are those of a window that the study may need besides.
func Study(g *Game, r route.Route, limits route.Limits, pause pause.Func) (*study.Report, error) {
	report := &study.Report{}
	if list, ok := r.(route.Vectorial); ok {
		return report, g.studyVectors(report, list, pause)
	}
	window, ok := r.(route.Eliminator)
	if !ok {
		window = route.Elimination(g.facts(limits)).(route.Eliminator)
	}
	if g.Candidates != nil && g.Preset == nil {
		if err := g.studyCandidates(report, window, limits, pause); err != nil {
			return nil, err
		}
	}
	if g.ByTheorem() {
		known := report.Tell("What is known", "A theorem says which positions are P: "+g.Statement.Title+".")
		if g.Preset == nil {
			known.Sentences[0] += " Nothing needs to be measured."
			return report, nil
		}
	}
	side := min(route.StudySide, limits.Side)
	board, err := window.Window(side, pause)
	if err != nil {
		return nil, err
	}
	if words := route.NoValue(board.Err()); words != "" && g.Candidates == nil { // else the conditions say it
		report.Tell("Where f has no value", words[1:])
	}
	follows := false
	if ok { // the map is the window's
		if follows, err = window.Follows(pause); err != nil {
			return nil, err
		}
	}
	return report, study.Patterns(report, board, side, follows, pause)
}

// studyCandidates tells which conditions of Theorem 3 hold, and where its
// candidates and the P-positions part.
func (g *Game) studyCandidates(report *study.Report, window route.Eliminator, limits route.Limits, pause pause.Func) error {
	if err := study.Conditions(report, g.Rules.Constraint, pause); err != nil {
		return err
	}
	side := min(study.PartingSide, limits.Side)
	board, err := window.Window(side, pause)
	if err != nil {
		return err
	}
	return study.Partings(report, g.Rules.Constraint, board, side, pause)
}

// studyVectors tells what is known of the list of a game with K piles. What was
// found until rows end is worth telling.
func (g *Game) studyVectors(report *study.Report, r route.Vectorial, pause pause.Func) (err error) {
	var stopped error
	watched := func(done, total int64, words string) error {
		stopped = pause.At(done, total, words)
		return stopped
	}
	switch list := r.Vectors().(type) {
	case *wytlex.Game:
		if w := g.width(); w != nil && w.Pair != nil {
			err = study.Cover(report, w.Pair, list, watched)
		}
		if err == nil {
			err = study.Wytlex(report, list, g.Columns()[1:], watched)
		}
	case *lexxor.Game:
		report.Tell("What is known", g.Statement.Text)
	case *kpile.WythoffGame:
		err = study.Repeats(report, list, watched)
	default:
		report.Tell("What is known", "A theorem says which positions are P: "+g.Statement.Title+". Every number is in many P-positions, and no lines are followed.")
	}
	if err != nil && stopped == nil {
		report.Tell("And no further", game.ClipTo(fault.Words(err), 300)+".")
	}
	return stopped
}

// width is the function of a variable Wytlex; nil for other games.
func (g *Game) width() *Widths {
	for _, a := range g.Args {
		if a.Kind == Width {
			return a.W
		}
	}
	return nil
}
