package claim_test

import (
	"fmt"

	"wythoffatlas/core/claim"
	"wythoffatlas/core/game"
)

// A sentence comes with what computes it, and one that is not so is found out.
func Example() {
	for _, s := range []claim.Sentence{
		{Text: "(3, 5) is P.", Check: claim.IsP("game=wythoff", game.Position{X: 3, Y: 5})},
		{Text: "(3, 6) is P.", Check: claim.IsP("game=wythoff", game.Position{X: 3, Y: 6})},
	} {
		fmt.Println(s.Text, s.Check(nil))
	}
	// Output:
	// (3, 5) is P. <nil>
	// (3, 6) is P. claim: game=wythoff: (3, 6) is P: false
}
