package solve

import (
	"slices"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/protocol"
)

// Tables and errata take some milliseconds each, so that they are answered
// without a pause. What is printed is on the page; only what is computed is
// sent.

// recompute computes a printed table.
func recompute(ask *protocol.Recompute) (protocol.Body, error) {
	tables := papers.All()
	if ask.Table >= uint64(len(tables)) {
		return nil, complain("There is no printed table %d; they are numbered from 0 to %d.", ask.Table, len(tables)-1)
	}
	t := tables[ask.Table]
	rows, err := t.Compute()
	if err != nil {
		return nil, complain("%s cannot be computed (%v).", t.Name(), err)
	}
	return &protocol.Table{Columns: t.Heads, Cells: slices.Concat(rows...)}, nil
}

// evidence computes what bears an erratum out.
func evidence(ask *protocol.Prove) (protocol.Body, error) {
	errata := papers.Errata()
	if ask.Erratum >= uint64(len(errata)) {
		return nil, complain("There is no note %d; they are numbered from 0 to %d.", ask.Erratum, len(errata)-1)
	}
	lines, err := errata[ask.Erratum].Check()
	reply := &protocol.Evidence{Lines: lines}
	if err != nil {
		reply.Fails = err.Error()
	}
	return reply, nil
}
