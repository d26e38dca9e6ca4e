package show

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wythoffatlas/core/glossary"
	"wythoffatlas/wasm/html"
)

// glossed is a text in which the words of the glossary are buttons that explain
// them, each where it stands first.
func glossed(words string) html.Nodes {
	var nodes html.Nodes
	seen := map[string]bool{}
	plain := 0 // up to here all is in nodes
	for at := 0; at < len(words); {
		end := wordEnd(words, at)
		if end == at {
			_, size := utf8.DecodeRuneInString(words[at:])
			at += size
			continue
		}
		if next := wordEnd(words, min(end+1, len(words))); next > end+1 && words[end] == ' ' { // two words before one
			if _, ok := glossary.Named(words[at:next]); ok {
				end = next
			}
		}
		if t, ok := glossary.Named(words[at:end]); ok && !seen[t.ID] {
			seen[t.ID] = true
			if plain < at {
				nodes = append(nodes, text(words[plain:at]))
			}
			nodes = append(nodes, html.El("button", html.Set("type", "button"), html.Class("word"), html.Set("data-word", t.ID), text(words[at:end])))
			plain = end
		}
		at = end
	}
	if plain < len(words) {
		nodes = append(nodes, text(words[plain:]))
	}
	return nodes
}

// wordEnd is where the word that begins at a place ends: there, if none does. A
// hyphen may stand within.
func wordEnd(words string, at int) int {
	end := at
	for end < len(words) {
		r, size := utf8.DecodeRuneInString(words[end:])
		if !unicode.IsLetter(r) && (r != '-' || end == at) {
			break
		}
		end += size
	}
	return at + len(strings.TrimRight(words[at:end], "-"))
}
