package model

import (
	"strconv"
	"strings"

	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// usualSweep is the sweep that the form begins with: small maps along the first two
// parameters of the game, or rows of a game with K piles. It has no name where the
// game has nothing to sweep.
func (s *State) usualSweep() link.Lab {
	l := link.Lab{Name: "sweep", LabSweep: link.LabSweep{Number: "map", N: 40}}
	if !s.Game().MapOfPositions() {
		l.Number, l.N = "ratio", 1000
	}
	axes := s.Game().UsualAxes()
	if axes == nil {
		return link.Lab{}
	}
	l.Across = axes[0].String()
	if len(axes) > 1 {
		l.Up = axes[1].String()
	}
	return l
}

// swept is the sweep that has come, or nil.
func (s *State) swept() *protocol.Swept {
	found, _ := s.Task("lab").Answer.Body.(*protocol.Swept)
	return found
}

// copySweep copies the numbers as a table: a row for each member.
func (s *State) copySweep() {
	found := s.swept()
	if found == nil {
		return
	}
	var b strings.Builder
	heads := append(append([]string{}, found.Names...), found.Number, "game")
	b.WriteString(strings.Join(heads, "\t") + "\n")
	for i, m := range found.Members {
		row := []string{}
		if n := len(found.Across); n > 0 {
			row = append(row, found.Across[i%n])
			if len(found.Up) > 0 {
				row = append(row, found.Up[i/n%len(found.Up)])
			}
		}
		b.WriteString(strings.Join(append(row, m.Text, m.Game), "\t") + "\n")
	}
	s.do(Copy{b.String()})
}

// sweepMethod is atlas.sweep.
var sweepMethod = method{
	takes: "{across, up, number, n}", least: 4,
	ask: asksLab("sweep"),
	tell: telling(func(found *protocol.Swept, _ []string) (any, error) {
		members := []any{}
		for _, m := range found.Members {
			one := map[string]any{"game": m.Game, "value": nil, "exact": m.Exact, "note": ""}
			if m.Level > 0 {
				one["value"] = m.Text
			} else {
				one["note"] = m.Text
			}
			if found.Number == "map" {
				one["cells"] = cellsOf(&m, int(found.N))
			}
			members = append(members, one)
		}
		return map[string]any{"across": list(found.Across), "up": list(found.Up), "members": members, "least": found.Least, "most": found.Most}, nil
	}),
}

// cellsOf are the P-positions of a map, as scripts take them.
func cellsOf(m *protocol.SweptMember, n int) []any {
	all := []any{}
	for i := range n * n {
		if m.Has(i) {
			all = append(all, []any{strconv.Itoa(i / n), strconv.Itoa(i % n)})
		}
	}
	return all
}
