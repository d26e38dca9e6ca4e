package link

import (
	"testing"

	"wythoffatlas/core/glossary"
	"wythoffatlas/core/lecture"
)

// Every link of the lectures that come with the page, and every diagram of the
// glossary, opens as it is written.
func TestLecturesOpen(t *testing.T) {
	for _, talk := range lecture.Six() {
		for i, step := range talk.Steps {
			if _, problems := Parse(step.Link); len(problems) > 0 {
				t.Errorf("%s, step %d: %s: %v", talk.ID, i+1, step.Link, problems)
			}
		}
	}
	for _, term := range glossary.Terms() {
		if _, problems := Parse(term.Diagram.Game); len(problems) > 0 {
			t.Errorf("%s: %v", term.ID, problems)
		}
	}
}
