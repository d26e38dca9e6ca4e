// Package talks is the lectures that come with the page, each sentence with the
// computation that bears it out. The page has their texts alone, as files of
// package lecture; that those are the same is a test here.
package talks

import (
	"sync"

	"wythoffatlas/core/claim"
	"wythoffatlas/core/lecture"
)

// A Talk is a lecture that comes with the page. Each step is told in sentences,
// and what they claim is computed; a sentence without a check is a definition, a
// question, or says what to look at.
type Talk struct {
	ID    string // in links: "beams"
	Title string
	Told  []Told
}

// A Told is a step of a talk.
type Told struct {
	Link   string
	Hidden []string
	Note   string
	Says   []claim.Sentence
}

// All lists the six, in the order in which the page offers them. The slice is
// shared: do not change it.
func All() []Talk { return all() }

// all is made when it is asked for: a program that begins does not wait for it.
var all = sync.OnceValue(func() []Talk {
	return []Talk{beams(), lastLoses(), evenAndOdd(), howFarApart(), boxOfDecrees(), tilingPiles()}
})

// Lecture is the talk as one may edit and share it.
func (t Talk) Lecture() *lecture.Lecture {
	l := &lecture.Lecture{Title: t.Title}
	for _, s := range t.Told {
		l.Steps = append(l.Steps, lecture.Step{Link: s.Link, Caption: claim.Text(s.Says), Note: s.Note, Hidden: s.Hidden})
	}
	return l
}

// Short forms for what the talks are written in.

func xy(x, y int64) claim.XY { return claim.XY{X: x, Y: y} }

// told is a step in which nothing is hidden.
func told(link, note string, says ...claim.Sentence) Told {
	return Told{Link: link, Note: note, Says: says}
}

// say is a sentence that claims nothing.
func say(text string) claim.Sentence { return claim.Sentence{Text: text} }

// that is a sentence with what bears it out.
func that(text string, check claim.Check) claim.Sentence {
	return claim.Sentence{Text: text, Check: check}
}

// line is the positions (x, y) + i·(dx, dy) for 0 ≤ i < n.
func line(x, y, dx, dy, n int64) []claim.XY {
	var list []claim.XY
	for i := range n {
		list = append(list, xy(x+i*dx, y+i*dy))
	}
	return list
}
