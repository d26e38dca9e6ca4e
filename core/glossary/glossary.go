// Package glossary is the one source of what the words of the field mean: each is
// explained in two sentences, the definition and then something to see, with a
// small diagram that is drawn from the game itself. Package evidence computes what
// the examples say.
package glossary

import (
	"strings"
	"sync"

	"wythoffatlas/core/game"
)

// A Term is a word that is explained where it stands.
type Term struct {
	ID      string   // in links and markup: "p-position"
	Name    string   // as it stands in a sentence: "P-position"
	Forms   []string // other forms of the word, such as its plural
	Defined string   // the definition, a sentence
	Example string   // a sentence that is borne out
	Diagram Diagram
}

// A Diagram is a small picture of a game: the squares of [0,Side)², or the first
// Side rows of its table when Table is set, with some positions or rows marked.
// Moves says that the options of the first marked position are drawn too.
type Diagram struct {
	Game  string // the part of a link that says the game
	Side  int64
	Table bool
	Marks []game.Position // of a table: X is the row
	Moves bool
	Beams bool // the lines that P-positions follow are drawn too
}

// Terms lists all, in the order in which one explains the next. The slice is
// shared: do not change it.
func Terms() []Term { return terms }

// forms are the terms by each form of their words, in small letters but for the
// letters of outcomes.
var forms = sync.OnceValue(func() map[string]int {
	by := map[string]int{}
	for i, t := range terms {
		for _, form := range append([]string{t.Name}, t.Forms...) {
			by[folded(form)] = i
		}
	}
	return by
})

// folded is a word as forms have it: case counts only in the names of outcomes.
func folded(word string) string {
	if strings.HasPrefix(word, "P-") || strings.HasPrefix(word, "N-") {
		return word[:2] + strings.ToLower(word[2:])
	}
	return strings.ToLower(word)
}

// Named returns the term that a word of a text is, in any of its forms; case
// counts only in the names of outcomes.
func Named(word string) (t Term, ok bool) {
	i, ok := forms()[folded(word)]
	if !ok {
		return Term{}, false
	}
	return terms[i], true
}
