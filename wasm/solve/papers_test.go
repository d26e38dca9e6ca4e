package solve

import (
	"slices"
	"testing"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/protocol"
)

// The cells that the worker sends differ from the printed ones just where the
// papers are known to be wrong.
func TestRecompute(t *testing.T) {
	for i, table := range papers.All() {
		answer := get[*protocol.Recomputed](t, small, &protocol.Recompute{Table: uint64(i)})
		if want := slices.Concat(table.Printed...); !slices.Equal(answer.Printed, want) || len(answer.At) != len(want) || len(answer.Computed) != len(want) {
			t.Errorf("%s: %d cells and %d positions of %d printed", table.Name(), len(answer.Computed), len(answer.At), len(want))
			continue
		}
		agree := slices.Equal(answer.Computed, answer.Printed)
		differences, err := table.Differences()
		if err != nil || agree != (len(differences) == 0) {
			t.Errorf("%s: the worker's cells agree: %v, but %d differ (%v)", table.Name(), agree, len(differences), err)
		}
	}
	get[*protocol.Error](t, small, &protocol.Recompute{Table: uint64(len(papers.All()))})
}

func TestProve(t *testing.T) {
	for i, e := range papers.Errata() {
		answer := get[*protocol.Evidence](t, small, &protocol.Prove{Erratum: uint64(i)})
		if answer.Fails != "" || len(answer.Lines) < 2 {
			t.Errorf("%s: %+v", e.Title, answer)
		}
	}
	get[*protocol.Error](t, small, &protocol.Prove{Erratum: uint64(len(papers.Errata()))})
}
