package link

import (
	"fmt"
	"slices"
	"strings"

	"wythoffatlas/core/game"
)

// maxNamed bounds the pairs that [State.Unread] names.
const maxNamed = 3

// Unread names the pairs of a link that mean nothing for its game, and stay in it
// without effect; "" when there are none. Of a key that is nearly one that is read
// it asks whether that was meant.
func (s *State) Unread() string {
	known := knownKeys(s.Game)
	var pairs, meant []string
	for _, pair := range s.extra {
		key, _, ok := splitPair(pair)
		if !ok || slices.Contains(known, key) {
			continue
		}
		pairs = append(pairs, "“"+game.Clip(pair)+"”")
		if i := slices.IndexFunc(known, func(k string) bool { return nearly(key, k) }); i >= 0 && !slices.Contains(meant, known[i]) {
			meant = append(meant, known[i])
		}
	}
	if len(pairs) == 0 {
		return ""
	}
	if more := len(pairs) - maxNamed; more > 0 {
		pairs = append(pairs[:maxNamed], fmt.Sprintf("%d more", more))
	}
	words := enumerated(pairs) + "."
	if len(meant) > 0 {
		words += " Was " + enumerated(meant[:min(len(meant), maxNamed)]) + " meant?"
	}
	return words
}

// enumerated joins words of which there is at least one.
func enumerated(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return list(words)
}

// nearly reports whether one slip of the hand leads from one key to another: a
// letter too many, too few, another, or two in the wrong order. Keys of one or two
// letters are too near one another to be asked about.
func nearly(typed, key string) bool {
	if len(typed) < 3 || len(key) < 3 {
		return false
	}
	for len(typed) > 0 && len(key) > 0 && typed[0] == key[0] {
		typed, key = typed[1:], key[1:]
	}
	for len(typed) > 0 && len(key) > 0 && typed[len(typed)-1] == key[len(key)-1] {
		typed, key = typed[:len(typed)-1], key[:len(key)-1]
	}
	swapped := len(typed) == 2 && len(key) == 2 && typed[0] == key[1] && typed[1] == key[0]
	return swapped || len(typed) <= 1 && len(key) <= 1 && !strings.EqualFold(typed, key)
}
