package bundle

import (
	"strings"
	"testing"

	"wythoffatlas/core/glossary"
)

// Every term has a diagram that shows something: P-positions or rows, and what is
// marked.
func TestWords(t *testing.T) {
	list, err := words()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != len(glossary.Terms()) {
		t.Fatalf("%d words of %d terms", len(list), len(glossary.Terms()))
	}
	for _, w := range list {
		picture := string(w.Picture)
		switch {
		case w.Diagram.Table && int64(strings.Count(picture, `class="row`)) != w.Diagram.Side:
			t.Errorf("%s: not %d rows: %s", w.ID, w.Diagram.Side, picture)
		case !w.Diagram.Table && !strings.Contains(picture, `class="filled" d="M`):
			t.Errorf("%s: no P-position: %s", w.ID, picture)
		case !w.Diagram.Table && strings.Count(picture, `class="mark`) != len(w.Diagram.Marks):
			t.Errorf("%s: not %d marks", w.ID, len(w.Diagram.Marks))
		case w.Diagram.Moves && !strings.Contains(picture, `class="reached" d="M`):
			t.Errorf("%s: no moves", w.ID)
		case w.Diagram.Beams && strings.Count(picture, `class="beam`) != 2:
			t.Errorf("%s: not two beams", w.ID)
		}
	}
	for _, w := range list { // the first squares of Wythoff's game, counted by hand
		if w.ID == "n-position" && strings.Count(string(w.Picture), "h8v8h-8z") != 5 {
			t.Errorf("[0,7)² has not five P-positions: %s", w.Picture)
		}
	}
}
