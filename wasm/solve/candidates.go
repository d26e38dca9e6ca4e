package solve

import (
	"strconv"

	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// candidates lists the first candidates of Theorem 3. Where the recursion ends,
// because f does, so does the list; the note says why.
func candidates(k *kept, ask *protocol.Candidates, pause pause.Func) (protocol.Body, error) {
	switch {
	case k.Candidates == nil:
		return nil, complain("Only games with a constraint function have candidates.")
	case ask.Count < 1 || ask.Count > protocol.MaxCandidates:
		return nil, complain("From 1 to %d candidates are listed at a time, not %d.", protocol.MaxCandidates, ask.Count)
	}
	reply := &protocol.Table{Columns: []string{"A", "B"}}
	list := k.Game.Candidates().Only(int64(ask.Count))
	for i := range int64(ask.Count) {
		c, err := list.Next()
		if err != nil {
			reply.Note = sentence(err)
			break
		}
		reply.Cells = append(reply.Cells, strconv.FormatInt(c.A, 10), c.BigB().String())
		if err := pause.At(i, int64(ask.Count), "Listing candidates"); err != nil {
			return nil, err
		}
	}
	return reply, nil
}
