package model

import (
	"errors"
	"strconv"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// compareMethod tells where two games part and how far they agree.
var compareMethod = method{
	takes: "another game and the side n of a square, or a number of rows", least: 2,
	ask: func(part string, args []string) (protocol.Body, error) {
		other, err := gameOf(args[0])
		if err != nil {
			return nil, err
		}
		n, err := strconv.ParseUint(args[1], 10, 63)
		if err != nil {
			return nil, errors.New("n must be a whole number that is not negative, not “" + game.Clip(args[1]) + "”.")
		}
		return &protocol.Compare{Game: part, Other: other, N: n}, nil
	},
	tell: func(answer protocol.Body, _ []string) (any, error) {
		found, ok := answer.(*protocol.Compared)
		if !ok {
			return nil, errOther
		}
		if found.Note != "" {
			return nil, errors.New(found.Note)
		}
		result := map[string]any{
			"first": nil, "agree": strconv.FormatUint(found.Agree, 10), "differ": strconv.FormatUint(found.OnlyFirst+found.OnlySecond, 10),
			"onlyFirst": strconv.FormatUint(found.OnlyFirst, 10), "onlySecond": strconv.FormatUint(found.OnlySecond, 10),
		}
		if len(found.First) > 0 {
			result["first"] = list(found.First)
		}
		return result, nil
	},
}
