package solve

import (
	"strconv"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/protocol"
)

// verify compares the routes of a game.
func (s *Solver) verify(ask *protocol.Verify, pause pause) (*protocol.Verified, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	n, err := parseIn("n", ask.N, 1, p.MaxVerify())
	if err != nil {
		return nil, err
	}
	report, err := catalog.Verify(p.Game, n, func(done, total int64) error {
		return pause(done, total, "Comparing column by column")
	})
	if err != nil {
		return nil, complain("%s cannot be verified up to %d (%v).", p.Name(), n, err)
	}
	reply := &protocol.Verified{
		Checked: uint64(report.Checked),
		Differ:  uint64(report.Differ),
		Route:   report.Route,
	}
	if q := report.First; q != nil {
		reply.First = []string{strconv.FormatInt(q.X, 10), strconv.FormatInt(q.Y, 10)}
	}
	return reply, nil
}
