package solve

import (
	"fmt"
	"slices"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/papers"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// Tables and errata take some milliseconds each, so that they are answered
// without a pause. Only the worker knows them: what computes them is half of the
// solver.

// recompute computes a printed table.
func recompute(ask *protocol.Recompute, _ pause.Func) (protocol.Body, error) {
	tables := papers.All()
	if ask.Table >= uint64(len(tables)) {
		return nil, complain("There is no printed table %d; they are numbered from 0 to %d.", ask.Table, len(tables)-1)
	}
	t := tables[ask.Table]
	rows, err := t.Compute()
	if err != nil {
		return nil, complain("It cannot be computed: %s.", fault.Words(err))
	}
	answer := Printed(t)
	answer.Computed = slices.Concat(rows...)
	return answer, nil
}

// Printed is a table as its paper prints it.
func Printed(t *papers.Table) *protocol.Recomputed {
	answer := &protocol.Recomputed{Game: t.Game, Heads: t.Heads, Across: t.Across, Printed: slices.Concat(t.Printed...)}
	for i := range t.Printed {
		for _, at := range t.Cells(i) {
			text := ""
			if at != nil {
				text = fmt.Sprintf("%d,%d", at[0], at[1])
			}
			answer.At = append(answer.At, text)
		}
	}
	return answer
}

// evidence computes what bears an erratum out.
func evidence(ask *protocol.Prove, _ pause.Func) (protocol.Body, error) {
	errata := papers.Errata()
	if ask.Erratum >= uint64(len(errata)) {
		return nil, complain("There is no note %d; they are numbered from 0 to %d.", ask.Erratum, len(errata)-1)
	}
	lines, err := errata[ask.Erratum].Check()
	reply := &protocol.Evidence{Lines: lines}
	if err != nil {
		reply.Fails = fault.Words(err)
	}
	return reply, nil
}
