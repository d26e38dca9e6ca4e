package model

import (
	"errors"
	"strconv"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// Methods of scripts about Sprague–Grundy values.

var grundyMethod = method{
	takes: "a position [x, y]", least: 2,
	ask: func(part string, args []string) (protocol.Body, error) {
		return &protocol.Grundy{Game: part, At: args}, nil
	},
	tell: telling(func(valued *protocol.Valued, _ []string) (any, error) {
		if len(valued.Values) != 1 {
			return nil, errOther
		}
		return decimal64(valued.Values[0]), nil
	}),
}

var valuesMethod = method{
	takes: "a rectangle [x0, y0, x1, y1]", least: 4,
	ask: func(part string, args []string) (protocol.Body, error) {
		if len(args) != 4 {
			return nil, errors.New("atlas.values takes a game and a rectangle [x0, y0, x1, y1].")
		}
		var n [4]uint64
		for i, arg := range args {
			var err error
			if n[i], err = strconv.ParseUint(arg, 10, 63); err != nil {
				return nil, errors.New("A rectangle has whole numbers that are not negative, not “" + game.Clip(arg) + "”.")
			}
		}
		if n[2] <= n[0] || n[3] <= n[1] {
			return nil, errors.New("A rectangle [x0, y0, x1, y1] has x0 < x1 and y0 < y1.")
		}
		return &protocol.Values{Game: part, X: n[0], Y: n[1], Width: n[2] - n[0], Height: n[3] - n[1]}, nil
	},
	// The columns of the rectangle, whose bounds ask has read.
	tell: telling(func(valued *protocol.Valued, args []string) (any, error) {
		least, _ := strconv.Atoi(args[1])
		above, _ := strconv.Atoi(args[3])
		height := above - least
		if height < 1 || len(valued.Values)%height != 0 {
			return nil, errOther
		}
		columns := []any{}
		for all := valued.Values; len(all) > 0; all = all[height:] {
			column := make([]any, height)
			for y := range column {
				column[y] = decimal64(all[y])
			}
			columns = append(columns, column)
		}
		return columns, nil
	}),
}
