package solve

import (
	"testing"

	"wythoffatlas/wasm/protocol"
)

// The candidates of Theorem 3 for f = x1 + 1 − x1, which is 1 where Wythoff's
// game has it, are Wythoff's pairs.
func TestCandidatesListed(t *testing.T) {
	table := get[*protocol.Table](t, small, &protocol.Candidates{Game: "game=subtraction&f=x1%2B1-x1", Count: 100})
	if table.Len() != 100 || table.Note != "" {
		t.Fatalf("%d rows: %s", table.Len(), table.Note)
	}
	wythoff := get[*protocol.Table](t, small, &protocol.Rows{Game: "game=wythoff", From: "0", Count: 100, List: true})
	for i := range 100 {
		if got, want := table.Row(i), wythoff.Row(i)[1:]; got[0] != want[0] || got[1] != want[1] {
			t.Fatalf("row %d: %v, not %v", i, got, want)
		}
	}
	get[*protocol.Error](t, small, &protocol.Candidates{Game: "game=wythoff", Count: 10})
	get[*protocol.Error](t, small, &protocol.Candidates{Game: "game=subtraction&f=1", Count: protocol.MaxCandidates + 1})
}
