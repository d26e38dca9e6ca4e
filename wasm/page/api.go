//go:build js

package main

import (
	"errors"
	"strconv"
	"strings"
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// api makes window.atlas, the script interface that the README documents. Every
// call is a promise that rejects with an Error whose message is a sentence.
func (a *app) api() {
	atlas := dom.Global("Object").New()
	atlas.Set("ready", dom.NewPromise(func(resolve func(any), _ func(error)) { a.whenReady = resolve }))
	a.method(atlas, "link", func([]js.Value) (any, error) { return a.fragment(), nil })
	a.method(atlas, "open", func(args []js.Value) (any, error) {
		return nil, problemsError(a.open(text(args, 0)), catalog.Problem.String)
	})
	for name, q := range scripted {
		a.question(atlas, name, q)
	}
	js.Global().Set("atlas", atlas)
}

// method adds a method that answers at once.
func (a *app) method(atlas js.Value, name string, f func(args []js.Value) (any, error)) {
	atlas.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		return dom.NewPromise(func(resolve func(any), reject func(error)) {
			if v, err := f(args); err != nil {
				reject(err)
			} else {
				resolve(v)
			}
		})
	}))
}

// A scriptQuestion is a method that the worker answers: (game, list) where list
// says that the second argument is a list of numbers, else (game, n) or
// (game, {from, count}).
type scriptQuestion struct {
	list bool
	ask  func(link string, args []string) (protocol.Body, error)
	tell func(answer protocol.Body, args []string) (any, error) // what the promise becomes
}

var scripted = map[string]scriptQuestion{
	"outcome": {
		list: true,
		ask: func(link string, args []string) (protocol.Body, error) {
			return &protocol.Outcomes{Game: link, Positions: args}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) {
			judged := answer.(*protocol.Judged)
			if judged.Outcomes == "P" || judged.Outcomes == "N" {
				return judged.Outcomes, nil
			}
			return nil, errors.New(judged.Reason)
		},
	},
	"moves": {
		list: true,
		ask: func(link string, args []string) (protocol.Body, error) {
			return &protocol.Inspect{Game: link, At: args}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) {
			told := answer.(*protocol.Inspected)
			if told.Outcome == "" || told.Detected {
				return nil, errors.New("The position is not decided. " + told.Reason)
			}
			moves := []any{}
			for _, m := range told.Moves {
				moves = append(moves, values(m.To))
			}
			return moves, nil
		},
	},
	"positions": {
		ask: func(link string, args []string) (protocol.Body, error) {
			count, err := strconv.ParseUint(args[1], 10, 63)
			if err != nil {
				return nil, errors.New("count must be a whole number that is not negative, not “" + game.Clip(args[1]) + "”.")
			}
			return &protocol.Rows{Game: link, From: args[0], Count: count, List: true}, nil
		},
		tell: func(answer protocol.Body, args []string) (any, error) {
			table := answer.(*protocol.Table)
			if table.Note != "" {
				return nil, errors.New("The rows from " + game.Clip(args[0]) + " on number less than " + args[1] + ". " + table.Note)
			}
			rows := make([]any, table.Len())
			for i := range rows {
				rows[i] = values(table.Row(i))
			}
			return rows, nil
		},
	},
	"count": {
		list: true,
		ask: func(link string, args []string) (protocol.Body, error) {
			half := len(args) / 2
			return &protocol.Count{Game: link, From: args[:half], To: args[half:]}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) { return answer.(*protocol.Counted).N, nil },
	},
	"verify": {
		ask: func(link string, args []string) (protocol.Body, error) {
			return &protocol.Verify{Game: link, N: args[0]}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) {
			v := answer.(*protocol.Verified)
			result := map[string]any{
				"checked": strconv.FormatUint(v.Checked, 10), "differ": strconv.FormatUint(v.Differ, 10), "route": v.Route, "first": nil,
			}
			if len(v.First) > 0 {
				result["first"] = values(v.First)
			}
			return result, nil
		},
	},
	"grundy": {
		list: true,
		ask: func(link string, args []string) (protocol.Body, error) {
			return &protocol.Grundy{Game: link, At: args}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) {
			return strconv.FormatUint(answer.(*protocol.Valued).Values[0], 10), nil
		},
	},
	"values": {
		list: true,
		ask:  askValues,
		tell: tellValues,
	},
	"owner": {
		ask: func(link string, args []string) (protocol.Body, error) {
			return &protocol.Owner{Game: link, N: args[0]}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) {
			found := answer.(*protocol.Owns)
			return []any{found.Row, strconv.FormatUint(found.Pile, 10)}, nil
		},
	},
}

// askValues asks for the values of a rectangle [x, y, width, height].
func askValues(link string, args []string) (protocol.Body, error) {
	if len(args) != 4 {
		return nil, errors.New("atlas.values takes a game and a rectangle [x, y, width, height]")
	}
	var n [4]uint64
	for i, arg := range args {
		var err error
		if n[i], err = strconv.ParseUint(arg, 10, 63); err != nil {
			return nil, errors.New("a rectangle has whole numbers that are not negative, not “" + game.Clip(arg) + "”.")
		}
	}
	return &protocol.Values{Game: link, X: n[0], Y: n[1], Width: n[2], Height: n[3]}, nil
}

// tellValues is the columns of a rectangle of values.
func tellValues(answer protocol.Body, args []string) (any, error) {
	all := answer.(*protocol.Valued).Values
	height, _ := strconv.Atoi(args[3]) // askValues has read it
	columns := []any{}
	for ; len(all) > 0; all = all[height:] {
		column := make([]any, height)
		for y := range column {
			column[y] = strconv.FormatUint(all[y], 10)
		}
		columns = append(columns, column)
	}
	return columns, nil
}

// values are texts as a JavaScript array takes them.
func values(texts []string) []any {
	list := make([]any, len(texts))
	for i, t := range texts {
		list[i] = t
	}
	return list
}

// question adds a method that the worker answers.
func (a *app) question(atlas js.Value, name string, q scriptQuestion) {
	atlas.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		return dom.NewPromise(func(resolve func(any), reject func(error)) {
			link, err := gameOf(text(args, 0))
			if err != nil {
				reject(err)
				return
			}
			given, err := arguments(name, q.list, args)
			if err != nil {
				reject(err)
				return
			}
			ask, err := q.ask(link, given)
			if err != nil {
				reject(err)
				return
			}
			a.client.ask(ask, a.busy(), func(answer protocol.Body) {
				switch answer := answer.(type) {
				case *protocol.Error:
					reject(errors.New(answer.Message))
				case *protocol.Dropped:
					reject(errors.New("atlas." + name + " was cancelled"))
				default:
					if value, err := q.tell(answer, given); err != nil {
						reject(err)
					} else {
						resolve(value)
					}
				}
			})
		})
	}))
}

// gameOf reads the part of a link that says the game, strictly: a script wants
// to hear of a mistake, not the nearest game.
func gameOf(part string) (string, error) {
	state, problems := link.Parse(part)
	if !strings.Contains("&"+part, "&game=") {
		return "", errors.New("the game is missing; write for example \"game=wythoff\"")
	}
	return state.Game.Link(), problemsError(problems, func(p catalog.Problem) string { return p.Message }) // nothing is done about it
}

// problemsError is what is said of all the problems; nil if there are none.
func problemsError(problems []catalog.Problem, said func(catalog.Problem) string) error {
	if len(problems) == 0 {
		return nil
	}
	var sentences []string
	for _, p := range problems {
		sentences = append(sentences, said(p))
	}
	return errors.New(strings.Join(sentences, " "))
}

// arguments are the arguments after the game as decimal texts. The worker
// checks their values.
func arguments(name string, list bool, args []js.Value) ([]string, error) {
	if len(args) < 2 || args[1].IsUndefined() || args[1].IsNull() {
		if name == "positions" {
			return []string{"0", "20"}, nil
		}
		return nil, errors.New("atlas." + name + " takes a game and " + second(name))
	}
	switch {
	case name == "positions":
		from, count := args[1].Get("from"), args[1].Get("count")
		out := []string{"0", "20"}
		if !from.IsUndefined() {
			out[0] = number(from)
		}
		if !count.IsUndefined() {
			out[1] = number(count)
		}
		return out, nil
	case !list:
		return []string{number(args[1])}, nil
	case !dom.Global("Array").Call("isArray", args[1]).Bool():
		return nil, errors.New("atlas." + name + " takes a game and " + second(name))
	}
	out := make([]string, min(args[1].Length(), 64))
	for i := range out {
		out[i] = number(args[1].Index(i))
	}
	return out, nil
}

// second says what the second argument of a method is.
func second(name string) string {
	switch name {
	case "count":
		return "a box: the least heaps, and then those that are one too many, [x0, y0, x1, y1]"
	case "values":
		return "a rectangle [x, y, width, height]"
	case "verify":
		return "the side n of a square"
	case "owner":
		return "a number"
	case "positions":
		return "{from, count}"
	}
	return "a position [x, y] or [p1, …, pk]"
}

// number is the decimal text of a JavaScript number, BigInt or string.
func number(v js.Value) string { return dom.Global("String").Invoke(v).String() }

func text(args []js.Value, i int) string {
	if i >= len(args) || args[i].IsUndefined() || args[i].IsNull() {
		return ""
	}
	return number(args[i])
}
