package model

import (
	"errors"
	"strconv"
	"strings"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// Methods of scripts about the moves of a position. After the game the texts of
// outcomes are how many heaps each position has and then all heaps, of options
// the row to begin at, how many, and the heaps, and of legal the heaps of both
// positions.

var outcomesMethod = method{
	takes: "a list of positions [[x, y], …]", least: 1,
	ask: func(part string, args []string) (protocol.Body, error) {
		state, _ := link.Parse(part)
		if len(args) > 1 && args[0] != strconv.Itoa(state.Game.Heaps) {
			return nil, errors.New(state.Game.Name() + " has " + strconv.Itoa(state.Game.Heaps) + " heaps, and the positions have " + game.Clip(args[0]) + ".")
		}
		return &protocol.Outcomes{Game: part, Positions: args[1:]}, nil
	},
	tell: telling(func(decided *protocol.Letters, _ []string) (any, error) {
		letters := make([]any, len(decided.Outcomes))
		for i := range letters {
			if decided.Outcomes[i] == '?' {
				return nil, errors.New(decided.Reason)
			}
			letters[i] = decided.Outcomes[i : i+1]
		}
		return letters, nil
	}),
}

var optionsMethod = method{
	takes: "a position, and {from, count} if not the first 10,000 are wanted", least: 3,
	ask: func(part string, args []string) (protocol.Body, error) {
		count, err := counted("count", args[1])
		return &protocol.Options{Game: part, At: args[2:], From: args[0], Count: count}, err
	},
	tell: telling(func(listed *protocol.Listed, args []string) (any, error) {
		heaps := len(args) - 2
		options := []any{}
		for at := 0; at+heaps <= len(listed.To); at += heaps {
			options = append(options, list(listed.To[at:at+heaps]))
		}
		return options, nil
	}),
}

var legalMethod = method{
	takes: "two positions, from and to", least: 2,
	ask: func(part string, args []string) (protocol.Body, error) {
		half := len(args) / 2
		return &protocol.Inspect{Game: part, At: args[:half], To: args[half:]}, nil
	},
	tell: telling(func(told *protocol.Inspected, _ []string) (any, error) {
		return map[string]any{"legal": told.Legal, "reasons": list(told.Reasons)}, nil
	}),
}

var explainMethod = method{
	takes: "a position [x, y] or [p1, …, pk]", least: 1,
	ask: func(part string, args []string) (protocol.Body, error) {
		return &protocol.Explain{Game: part, At: args}, nil
	},
	tell: telling(func(told *protocol.Explained, _ []string) (any, error) {
		return strings.Join(told.Words, " "), nil
	}),
}
