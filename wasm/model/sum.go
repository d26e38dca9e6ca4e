package model

import (
	"errors"
	"strings"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/written"
)

// sum asks for the value of the sum that was typed, and for a winning move.
func (s *State) sum() {
	const id = "sum-parts"
	text := written.Plain(s.Field(id).Text)
	question, fault := s.sumOf(text)
	if fault != nil {
		s.fault(id, fault)
		return
	}
	s.task("sum", text, ask.New("sum", question))
}

// sumOf reads parts with semicolons between: a position of the game on the page,
// "7, 10", or a game and a position of it, "game=nim: 1, 2".
func (s *State) sumOf(text string) (*protocol.Sum, *written.Fault) {
	q := &protocol.Sum{}
	from := 0
	for part := range strings.SplitSeq(text, ";") {
		to := from + len(part)
		at, link := part, s.Link()
		if i := strings.LastIndex(part, ":"); i >= 0 {
			var err error
			if link, err = gameOf(strings.TrimSpace(part[:i])); err != nil {
				return nil, &written.Fault{Words: err.Error(), From: from, To: to}
			}
			at = part[i+1:]
		}
		heaps, fault := written.Naturals(at, 2, sumDigits)
		if fault != nil {
			return nil, &written.Fault{Words: "Write positions with semicolons between, each x, y or a game and a position: 7, 10; game=nim: 1, 2.", From: from, To: to}
		}
		q.Games, q.Positions = append(q.Games, link), append(q.Positions, heaps[0].String(), heaps[1].String())
		from = to + 1
	}
	if len(q.Games) > protocol.MostParts {
		return nil, &written.Fault{Words: "A sum has at most " + decimal(protocol.MostParts) + " parts."}
	}
	return q, nil
}

// sumDigits bounds the digits of a heap in a sum: those that have values have four.
const sumDigits = 20

// sumCall answers atlas.sum: a game and two heaps for each part.
func (s *State) sumCall(e Call) {
	fail := func(err error) { s.do(Return{ID: e.ID, Fault: err.Error()}) }
	if len(e.Args) == 0 || len(e.Args)%3 != 0 || len(e.Args) > 3*protocol.MostParts {
		fail(errors.New("atlas.sum takes from 1 to " + decimal(protocol.MostParts) + " parts: [[game, [x, y]], …]."))
		return
	}
	q := &protocol.Sum{}
	for args := e.Args; len(args) > 0; args = args[3:] {
		part, err := gameOf(args[0])
		if err != nil {
			fail(err)
			return
		}
		q.Games, q.Positions = append(q.Games, part), append(q.Positions, args[1], args[2])
	}
	s.asks(e, nil, telling(tellSum), q)
}

func tellSum(sum *protocol.Summed, _ []string) (any, error) {
	result := map[string]any{"values": decimals(sum.Values), "value": decimal64(sum.Value), "outcome": "P", "move": nil}
	if len(sum.To) > 0 {
		result["outcome"] = "N"
		result["move"] = map[string]any{"part": decimal64(sum.Part), "to": list(sum.To)}
	}
	return result, nil
}

// periodsMethod is atlas.periods: how the first rows of values repeat.
var periodsMethod = method{
	ask: func(part string, _ []string) (protocol.Body, error) {
		return &protocol.ValueLines{Game: part, Count: 1}, nil
	},
	tell: telling(func(lines *protocol.ValueLined, _ []string) (any, error) {
		rows := []any{}
		for _, p := range lines.Periods {
			if p.Length == 0 {
				rows = append(rows, nil)
				continue
			}
			rows = append(rows, map[string]any{"before": decimal64(p.Before), "length": decimal64(p.Length)})
		}
		return map[string]any{"rows": rows, "checked": decimal64(lines.Width)}, nil
	}),
}

// saveValues saves the lines of values that were asked for as CSV.
func (s *State) saveValues() {
	l := s.Address.Lab
	lines, ok := s.Task("lab").Answer.Body.(*protocol.ValueLined)
	if l.Name != "values" || !ok {
		return
	}
	var b strings.Builder
	b.WriteString("n,row y=" + decimal(l.Y) + ",column x=" + decimal(l.X) + ",diagonal\r\n")
	for n, v := range lines.Row {
		b.WriteString(decimal(n) + "," + decimal64(v) + ",")
		for i, line := range [2][]uint64{lines.Column, lines.Diagonal} {
			if n < len(line) {
				b.WriteString(decimal64(line[n]))
			}
			b.WriteString([2]string{",", "\r\n"}[i])
		}
	}
	s.do(Download{s.fileName() + "-values.csv", "text/csv", b.String()})
}
