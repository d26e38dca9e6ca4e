package show

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// The games that were made for pairs are links with their f and its conditions, and
// number systems are named.
func TestDesignedGamesAreShown(t *testing.T) {
	nodes := identified(&protocol.Identified{Systems: []string{"base 2"},
		Made: []protocol.MadeGame{{Game: "game=subtraction&f=G2", Formula: "f(x1, y1, x0) = x0-x1", Conditions: "Positive."}}})
	text := html.El("div", nodes).Content()
	for _, says := range []string{"in base 2.", "f(x1, y1, x0) = x0-x1. Positive.", "Nothing in the grid"} {
		if !strings.Contains(text, says) {
			t.Errorf("%q is not in %q", says, text)
		}
	}
	none := html.El("div", identified(&protocol.Identified{WhyNone: "The differences do not grow."})).Content()
	if !strings.Contains(none, "No f makes a game of these pairs by the theorems. The differences do not grow.") {
		t.Errorf("%q", none)
	}
}
