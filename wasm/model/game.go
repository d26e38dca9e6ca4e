package model

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"
	"unicode/utf8"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/expr"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/written"
)

const maxSlope = beam.MaxDigits

// changed follows a change of the game: all that is about the one before goes.
func (s *State) changed() {
	if s.subject.family != s.Game().Family {
		s.Panels.set("pick", false)
	}
	s.newSubject()
	s.tasks.forget() // before the table asks for the row that the address says
	s.Map.forget(s)
	s.Table.forget(s)
	s.Hand.leave()
	s.keepPosition()
	s.compareWith()
	s.takeMatch()
	s.askLab()
	s.redraw()
}

// keepPosition drops what the address says that means nothing in this game.
func (s *State) keepPosition() {
	a := &s.Address
	if len(a.At) != s.Game().Heaps {
		a.At = nil
	}
	if s.Vectors() {
		a.At = a.At.InOrder()
		for _, axis := range a.Axes {
			if axis > s.Game().Heaps {
				a.Axes = [2]int{}
			}
		}
		if link.Beside(s.Game(), a.Beside) == nil {
			a.Beside = ""
		}
		return
	}
	a.Axes, a.Beside = [2]int{}, ""
}

// setGame shows another member of the family, or the same with other values,
// from the same place.
func (s *State) setGame(g *catalog.Game, field string) {
	if g.Link() == s.Link() {
		return
	}
	s.setView(g)
	s.Address.Game, s.Address.Row = g, nil
	s.changed()
	s.past.step(s, field)
}

// setView keeps to the view that the game opens with, when the one before was
// seen so too.
func (s *State) setView(g *catalog.Game) {
	if s.Address.View == link.DefaultView(s.Game()) {
		s.Address.View = link.DefaultView(g)
	}
}

// editing is how long the changes that are made in one field, one after the
// other, are one step of the history.
const editing = 5 * time.Second

// parameter takes what was typed or slid for a parameter. While a person is
// still typing, only values that are right are taken; the map stays otherwise.
func (s *State) parameter(key, text string, done bool) {
	p, ok := s.param(key)
	if !ok {
		return
	}
	id := "param-" + key
	s.typed(id, text)
	value, fault := paramValue(p, text)
	if fault == nil {
		var g *catalog.Game
		values := s.Game().Values()
		values[key] = value
		if g, fault = s.parse(values, key, text); fault == nil {
			s.setGame(g, id)
			s.stands(id)
			return
		}
	}
	if done || fault.From < fault.To { // half a number is not wrong yet
		s.fault(id, fault)
	}
}

// mark says where in a formula the fault is, if what was typed was read as it
// stands.
func (s *State) mark(fault *written.Fault, key, value, text string) {
	p, known := s.param(key)
	if !known || p.Kind != catalog.Formula || value != text {
		return
	}
	_, err := catalog.FormulaArg(value)
	var wrong *expr.Error
	if errors.As(err, &wrong) && wrong.Source == text && 0 <= wrong.At && wrong.At < len(text) {
		_, size := utf8.DecodeRuneInString(text[wrong.At:])
		fault.From, fault.To = wrong.At, wrong.At+size
	}
}

// paramValue is what was typed in the form that links have.
func paramValue(p catalog.Param, text string) (string, *written.Fault) {
	if len(text) > maxTyped {
		return "", &written.Fault{Words: "That is too long."}
	}
	if p.Kind != catalog.Number {
		return strings.TrimSpace(written.Plain(text)), nil
	}
	n, fault := written.Natural(text, paramDigits)
	if fault != nil {
		return "", fault
	}
	return n.String(), nil
}

// paramDigits is how many digits a parameter may have before it is not read.
const paramDigits = 30

// parse makes a game of values of which the one of a key was typed.
func (s *State) parse(values map[string]string, key, text string) (*catalog.Game, *written.Fault) {
	g, problems := catalog.Parse(values)
	for _, p := range problems {
		if p.Part == key || len(problems) == 1 {
			fault := &written.Fault{Words: p.Message}
			s.mark(fault, key, values[key], text)
			return nil, fault
		}
	}
	if len(problems) > 0 {
		return nil, &written.Fault{Words: problems[0].Message}
	}
	return g, nil
}

// play takes the convention.
func (s *State) play(word string) {
	values := s.Game().Values()
	values["play"] = word
	if g, fault := s.parse(values, "play", word); fault == nil {
		s.setGame(g, "play")
	}
}

// preset takes what was typed for the box of decrees.
func (s *State) preset(text string, done bool) {
	const id = "preset"
	if s.Vectors() {
		return
	}
	s.typed(id, text)
	plain := strings.TrimSpace(written.Plain(text))
	if plain == "" {
		s.setGame(s.Game().WithPreset(nil), id)
		s.stands(id)
		return
	}
	p, err := catalog.ParsePreset(plain)
	if err == nil {
		s.setGame(s.Game().WithPreset(p), id)
		s.stands(id)
	} else if done {
		s.fault(id, faultOf(err))
	}
}

// Picking reports whether clicks on the map change the box of decrees.
func (s *State) Picking() bool { return s.Panels.Open("pick") && !s.Vectors() }

// pick turns the decree on a position round. The box begins with the first
// position picked, and grows to hold one outside it.
func (s *State) pick(at []*big.Int) {
	for _, n := range at {
		if !n.IsInt64() || n.Int64() >= game.MaxBox {
			s.note(fmt.Sprintf("A box of decrees reaches to heaps of %d.", game.MaxBox-1))
			return
		}
	}
	s.setGame(s.Game().WithPreset(picked(s.Game().Preset, at[0].Int64(), at[1].Int64())), "pick")
}

func picked(p *catalog.Preset, x, y int64) *catalog.Preset {
	if p != nil && p.Box().Covers(x, y) {
		return p.Toggled(x, y)
	}
	cells := []game.Position{{X: x, Y: y}}
	if p != nil {
		cells = append(cells, Decreed(p.Box())...)
	}
	return catalog.PresetCells(max(x, y)+1, cells...)
}

// Decreed are the positions of a box that are P by decree.
func Decreed(box *game.Box) []game.Position {
	var cells []game.Position
	for x := range box.K() {
		for y := range box.K() {
			if box.IsP(x, y) {
				cells = append(cells, game.Position{X: x, Y: y})
			}
		}
	}
	return cells
}
