//go:build js

package main

import (
	"errors"
	"strings"
	"syscall/js"

	"wythoffatlas/core/catalog"
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
	for name, heaps := range map[string]bool{"outcome": true, "moves": true, "count": true, "verify": false, "owner": false, "positions": false} {
		a.question(atlas, name, heaps)
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

// question adds a method that the worker answers: (game, list) where list says
// that the second argument is a list of numbers, else (game, n) or
// (game, {from, count}).
func (a *app) question(atlas js.Value, name string, list bool) {
	atlas.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		return dom.NewPromise(func(resolve func(any), reject func(error)) {
			call := &protocol.Call{Method: name}
			var err error
			if call.Game, err = gameOf(text(args, 0)); err != nil {
				reject(err)
				return
			}
			if call.Args, err = arguments(name, list, args); err != nil {
				reject(err)
				return
			}
			a.client.ask(call, a.busy(), func(answer protocol.Body) {
				switch answer := answer.(type) {
				case *protocol.Value:
					resolve(dom.ParseJSON(answer.JSON))
				case *protocol.Error:
					reject(errors.New(answer.Message))
				default:
					reject(errors.New("atlas." + name + " was cancelled"))
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
		return "a rectangle [x0, y0, x1, y1]"
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
