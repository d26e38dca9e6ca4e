package catalog

import "wythoffatlas/core/game"

var entries = []*Entry{wythoff, aWythoff, stWythoff, wab}

var wythoff = &Entry{
	ID: "wythoff", Name: "Wythoff’s game", rules: func([]int64) game.Ruleset { return stRules(1, 1) },
}

var aWythoff = &Entry{
	ID: "a-wythoff", Name: "a-Wythoff",
	Params: []Param{param("a", 2, "")},
	rules:  func(args []int64) game.Ruleset { return stRules(1, args[0]) },
}

var stWythoff = &Entry{
	ID: "st-wythoff", Name: "(s,t)-Wythoff",
	Params: []Param{param("s", 2, ""), param("t", 2, "")},
	rules:  func(args []int64) game.Ruleset { return stRules(args[0], args[1]) },
}

var wab = &Entry{
	ID: "wab", Name: "W(a,b)",
	Params: []Param{param("a", 2, ""), param("b", 3, "")},
	rules: func(args []int64) game.Ruleset {
		return game.Ruleset{
			First:  game.MultiplesOf(args[0]),
			Second: game.MultiplesOf(args[1]),
			Both:   game.Both{D1: game.All(), D2: game.All(), S: 1, T: 1},
		}
	},
}

// param is a parameter with the bounds that most have, 1..MaxParam.
func param(key string, def int64, help string) Param {
	return Param{Key: key, Label: key, Help: help, Min: 1, Max: MaxParam, Default: def}
}

// stRules are the moves of (s,t)-Wythoff.
func stRules(s, t int64) game.Ruleset {
	all := game.All()
	return game.Ruleset{First: all, Second: all, Both: game.Both{D1: all, D2: all, S: s, T: t}}
}
