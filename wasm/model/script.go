package model

import (
	"errors"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// A call of a script waits for the worker.
type call struct {
	method string
	args   []string
	tell   func(answer protocol.Body, args []string) (any, error) // what the promise becomes
}

// maxCalls bounds the calls that wait at a time.
const maxCalls = 10_000

// A method of scripts that the worker answers. Of the texts of a call the first
// is the game.
type method struct {
	takes string // what follows the game, for people
	least int    // how many texts that is
	ask   func(game string, args []string) (protocol.Body, error)
	tell  func(answer protocol.Body, args []string) (any, error) // what the promise becomes
}

var methods = map[string]method{
	"outcomes": outcomesMethod,
	"options":  optionsMethod,
	"legal":    legalMethod,
	"explain":  explainMethod,
	"compare":  compareMethod,
	"grundy":   grundyMethod,
	"values":   valuesMethod,
	"words":    wordsMethod,
	"columns":  columnsMethod,
	"boxes":    boxesMethod,
	"periods":  periodsMethod,
	"sweep":    sweepMethod,
	"outcome": {
		takes: "a position [x, y] or [p1, …, pk]", least: 1,
		ask: func(game string, args []string) (protocol.Body, error) {
			return &protocol.Outcomes{Game: game, Positions: args}, nil
		},
		tell: func(answer protocol.Body, _ []string) (any, error) {
			decided, ok := answer.(*protocol.Letters)
			switch {
			case !ok || len(decided.Outcomes) != 1:
				return nil, errors.New("atlas.outcome takes one position.")
			case decided.Outcomes == "?":
				return nil, errors.New(decided.Reason)
			}
			return decided.Outcomes, nil
		},
	},
	"moves": {
		takes: "a position [x, y] or [p1, …, pk]", least: 1,
		ask: func(game string, args []string) (protocol.Body, error) {
			return &protocol.Inspect{Game: game, At: args}, nil
		},
		tell: telling(tellMoves),
	},
	"positions": {
		takes: "{from, count}", least: 2,
		ask: func(link string, args []string) (protocol.Body, error) {
			count, err := counted("count", args[1])
			return &protocol.Rows{Game: link, From: args[0], Count: count, List: true}, err
		},
		tell: telling(tellRows),
	},
	"count": {
		takes: "a box: the least heaps, and then those that are one too many, [x0, y0, x1, y1]", least: 2,
		ask: func(game string, args []string) (protocol.Body, error) {
			half := len(args) / 2
			return &protocol.Count{Game: game, From: args[:half], To: args[half:]}, nil
		},
		tell: telling(func(counted *protocol.Counted, _ []string) (any, error) { return counted.N, nil }),
	},
	"prove": proveMethod,
	"verify": {
		takes: "the side n of a square", least: 1,
		ask: func(game string, args []string) (protocol.Body, error) {
			return &protocol.Verify{Game: game, N: args[0]}, nil
		},
		tell: telling(tellVerified),
	},
	"owner": {
		takes: "a number", least: 1,
		ask: func(game string, args []string) (protocol.Body, error) {
			return &protocol.Owner{Game: game, N: args[0]}, nil
		},
		tell: telling(func(found *protocol.Owns, _ []string) (any, error) {
			return []any{found.Row, decimal64(found.Pile)}, nil
		}),
	},
}

// unusual are the methods that do not begin with a game.
var unusual map[string]func(*State, Call)

func init() { // an initialiser would refer to itself
	unusual = map[string]func(*State, Call){"figure": (*State).figureCall, "identify": (*State).identifyCall, "design": (*State).identifyCall, "sum": (*State).sumCall}
}

// telling is what a promise becomes by an answer of that kind; another is a fault.
func telling[T protocol.Body](tell func(answer T, args []string) (any, error)) func(protocol.Body, []string) (any, error) {
	return func(answer protocol.Body, args []string) (any, error) {
		if told, ok := answer.(T); ok {
			return tell(told, args)
		}
		return nil, errOther
	}
}

// decimal64 is a number as scripts take it.
func decimal64(n uint64) string { return strconv.FormatUint(n, 10) }

// decimals are numbers as scripts take them.
func decimals(numbers []uint64) []any {
	return lists.Map(numbers, func(n uint64) any { return decimal64(n) })
}

// counted reads how many of something a script wants.
func counted(name, text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 63)
	if err != nil {
		return 0, errors.New(name + " must be a whole number that is not negative, not “" + game.Clip(text) + "”.")
	}
	return n, nil
}

var errOther = errors.New("The solver answered something else than was asked.")

func tellMoves(told *protocol.Inspected, _ []string) (any, error) {
	if told.Outcome == "" || told.Detected {
		return nil, errors.New("The position is not decided. " + told.Reason)
	}
	return lists.Map(told.Moves, func(m protocol.Move) any { return list(m.To) }), nil
}

func tellRows(table *protocol.Table, args []string) (any, error) {
	if table.Note != "" {
		return nil, errors.New("The rows from " + game.Clip(args[0]) + " on number less than " + args[1] + ". " + table.Note)
	}
	rows := make([]any, table.Len())
	for i := range rows {
		rows[i] = list(table.Row(i))
	}
	return rows, nil
}

func tellVerified(v *protocol.Verified, _ []string) (any, error) {
	return map[string]any{"checked": decimal64(v.Checked), "differ": decimal64(v.Differ), "route": v.Route, "first": first(v.First)}, nil
}

// first is a position as scripts take it, null where there is none.
func first(at []string) any {
	if len(at) == 0 {
		return nil
	}
	return list(at)
}

// list is texts as scripts take them.
func list(texts []string) []any {
	return lists.Map(texts, func(t string) any { return t })
}

// call answers a script, at once or when the worker has.
func (s *State) call(e Call) {
	fail := func(err error) { s.do(Return{ID: e.ID, Fault: err.Error()}) }
	switch e.Method {
	case "link":
		s.do(Return{ID: e.ID, Value: "#" + s.Fragment()})
		return
	case "open":
		s.Panels.openDialog("")
		problems := s.open(strings.Join(e.Args, ""))
		if err := problemsError(problems, catalog.Problem.String); err != nil {
			fail(err)
		} else {
			s.do(Return{ID: e.ID})
		}
		return
	}
	if f := unusual[e.Method]; f != nil {
		f(s, e)
		return
	}
	m, known := methods[e.Method]
	switch {
	case !known:
		fail(errors.New("There is no method atlas." + game.Clip(e.Method) + "."))
		return
	case len(e.Args) < 1+m.least:
		fail(errors.New("atlas." + e.Method + " takes a game and " + m.takes + "."))
		return
	}
	part, err := gameOf(e.Args[0])
	if err != nil {
		fail(err)
		return
	}
	body, err := m.ask(part, e.Args[1:])
	if err != nil {
		fail(err)
		return
	}
	s.asks(e, e.Args[1:], m.tell, body)
}

// asks has the worker answer a call; tell makes of that what the promise becomes.
func (s *State) asks(e Call, args []string, tell func(protocol.Body, []string) (any, error), body protocol.Body) {
	if len(s.tasks.calls) >= maxCalls {
		s.do(Return{ID: e.ID, Fault: "More than " + strconv.Itoa(maxCalls) + " calls wait for an answer already."})
		return
	}
	s.tasks.calls[e.ID] = &call{method: e.Method, args: args, tell: tell}
	s.orders(s.loop.desk.Call(s.loop.now, e.ID, body))
}

// returned settles a call with the worker's answer.
func (s *State) returned(id uint64, answer protocol.Body) {
	c := s.tasks.calls[id]
	if c == nil {
		return
	}
	delete(s.tasks.calls, id)
	switch answer := answer.(type) {
	case *protocol.Error:
		s.do(Return{ID: id, Fault: answer.Message})
		return
	case *protocol.Dropped:
		s.do(Return{ID: id, Fault: "atlas." + c.method + " was cancelled."})
		return
	}
	value, err := c.tell(answer, c.args)
	if err != nil {
		s.do(Return{ID: id, Fault: err.Error()})
		return
	}
	s.do(Return{ID: id, Value: value})
}

// gameOf reads the part of a link that says the game, strictly: a script wants
// to hear of a mistake, not the nearest game.
func gameOf(part string) (string, error) {
	if !strings.Contains("&"+part, "&game=") {
		return "", errors.New(`The game is missing; write for example "game=wythoff".`)
	}
	state, problems := link.Parse(part)
	if unread := state.Unread(); unread != "" && len(problems) == 0 {
		return "", errors.New("This says nothing about the game: " + unread)
	}
	return state.Game.Link(), problemsError(problems, func(p catalog.Problem) string { return p.Message }) // nothing is done about it
}

// problemsError is what is said of all the problems; nil if there are none.
func problemsError(problems []catalog.Problem, said func(catalog.Problem) string) error {
	if len(problems) == 0 {
		return nil
	}
	return errors.New(strings.Join(lists.Map(problems, said), " "))
}
