package model

import (
	"slices"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// How far two tables side by side are compared: a few rows first, so that games
// that part early say so soon, then many.
var comparedRows = []uint64{128, 4096}

// setBeside puts the table of the game that the address names beside that of the
// page.
func (t *Table) setBeside(s *State) {
	t.beside = source{}
	if with := s.With(); with != nil && link.Comparable(s.Game(), with) {
		t.beside = newSource(with)
	} else if other := link.Beside(s.Game(), s.Address.Beside); other != nil {
		t.beside = newSource(other)
	} else {
		s.Address.Beside = ""
	}
}

// chooseBeside puts the table of another game beside; "" takes it away.
func (s *State) chooseBeside(id string) {
	s.Address.Beside, s.Address.With = id, link.Second{}
	s.Table.setBeside(s)
	s.changedLooks()
}

// compared are the questions for the first rows of both tables.
func (t *Table) compared(s *State, rows uint64) (mine, theirs ask.Question) {
	return ask.New("compare", &protocol.Rows{Game: s.Link(), From: "0", Count: rows}),
		ask.New("compare", &protocol.Rows{Game: t.beside.game, From: "0", Count: rows})
}

// comparing are the questions that comparing two tables takes now.
func (t *Table) comparing(s *State, dst []ask.Question) []ask.Question {
	if t.beside.game == "" {
		return dst
	}
	for _, rows := range comparedRows {
		mine, theirs := t.compared(s, rows)
		dst = append(dst, mine, theirs)
		if c := s.Comparison(); c.Rows < int64(rows) || c.Parts >= 0 {
			break
		}
	}
	return dst
}

// A Comparison is how far two tables side by side are the same.
type Comparison struct {
	Name         string   // of the other game; empty when none stands beside
	Rows         int64    // the first so many have been compared
	Parts        int64    // the first row in which they differ; −1 for none among those
	Mine, Theirs []string // that row in both
	Done         bool     // no more rows will be compared
	Note         string   // why fewer rows than many were compared
}

// Comparison compares the rows that have come.
func (s *State) Comparison() Comparison {
	t := &s.Table
	c := Comparison{Name: t.beside.name, Parts: -1}
	if t.beside.game == "" {
		return c
	}
	for i, rows := range comparedRows {
		mine, theirs := t.compared(s, rows)
		a, b := s.look(mine), s.look(theirs)
		if a.Status == ask.Failed || b.Status == ask.Failed {
			c.Done, c.Note = true, a.Words+b.Words
			return c
		}
		first, ok := a.Body.(*protocol.Table)
		second, also := b.Body.(*protocol.Table)
		if !ok || !also {
			return c
		}
		n := min(first.Len(), second.Len())
		for ; c.Rows < int64(n); c.Rows++ {
			if m, t := first.Row(int(c.Rows)), second.Row(int(c.Rows)); !slices.Equal(m, t) {
				c.Parts, c.Mine, c.Theirs, c.Done = c.Rows, m, t, true
				return c
			}
		}
		if n < int(rows) {
			c.Done, c.Note = true, first.Note+second.Note
			return c
		}
		c.Done = i == len(comparedRows)-1
	}
	return c
}
