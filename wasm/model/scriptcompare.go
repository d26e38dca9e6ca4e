package model

import (
	"errors"

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
		n, err := counted("n", args[1])
		return &protocol.Compare{Game: part, Other: other, N: n}, err
	},
	tell: telling(func(found *protocol.Compared, _ []string) (any, error) {
		if found.Note != "" {
			return nil, errors.New(found.Note)
		}
		return map[string]any{
			"first": first(found.First), "agree": decimal64(found.Agree), "differ": decimal64(found.OnlyFirst + found.OnlySecond),
			"onlyFirst": decimal64(found.OnlyFirst), "onlySecond": decimal64(found.OnlySecond),
		}, nil
	}),
}
