package solve

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// verify compares the routes of a game.
func (s *Solver) verify(ask *protocol.Verify, pause pause) (*protocol.Verified, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	if p.Piles != nil {
		return s.verifyPiles(p, ask, pause)
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
		Route:   report.Route + noValue(report.NoValue),
	}
	if q := report.First; q != nil {
		reply.First = []string{strconv.FormatInt(q.X, 10), strconv.FormatInt(q.Y, 10)}
	}
	return reply, nil
}

// noValue is a blank and the sentence on where a constraint function has no
// value; nothing if err is nil.
func noValue(err error) string {
	var at *game.LimitError
	if !errors.As(err, &at) {
		return ""
	}
	return fmt.Sprintf(" At x1 = %s, y1 = %s, x0 = %s and perhaps elsewhere f has no value, and so allows no taking from both heaps (%s).",
		game.Clip(at.X1.String()), game.Clip(at.Y1.String()), game.Clip(at.X0.String()), strings.TrimPrefix(at.Err.Error(), "expr: "))
}
