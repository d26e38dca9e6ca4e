package model

import (
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/written"
)

// A second is what the map has of the game that is compared with the one on the
// page.
type second struct {
	link  string      // the game's part of a link; "" for none
	tiles *tile.Cache // of it

	values values // those in view
}

// A tiling is which tiles of the map are still to come, of both games.
type tiling struct {
	missing []tile.Key
	second  second
	absent  []tile.Key // of the second
	pieces  [2]pieces  // of the values of both

	dragging bool    // the divider between two maps
	shift    float64 // how far right of the first map the pointer is on the second
}

// loading reports whether some of what is in view is still to come.
func (t *tiling) loading() bool { return len(t.missing)+len(t.absent) > 0 }

// With is the game that is compared with the one on the page; nil for none.
func (s *State) With() *catalog.Game { return s.Address.With.Game }

// Compared reports whether the map has a second game.
func (s *State) Compared() bool { return s.Map.tiling.second.link != "" }

// SecondTiles are the tiles of the second game; nil where none is drawn.
func (s *State) SecondTiles() *tile.Cache {
	if !s.Compared() {
		return nil
	}
	return s.Map.tiling.second.tiles
}

// compareWith keeps a second game only where it can be compared, and forgets the
// tiles of another.
func (s *State) compareWith() {
	a := &s.Address
	if a.With.Game != nil && !link.Comparable(s.Game(), a.With.Game) {
		a.With = link.Second{}
	}
	part := ""
	if a.With.Game != nil && !s.Vectors() {
		part = a.With.Game.Link()
	}
	t := &s.Map.tiling.second
	if t.tiles == nil {
		t.tiles = tile.NewCache(keptTiles, func(k tile.Key) { s.do(EvictTile{LayerID(k, 1)}) })
	}
	if t.link != part {
		laid := t.link != "" == (part != "")
		t.tiles.Clear()
		t.link = part
		if !laid && s.Way() == link.Ways[1] {
			s.layout() // the map has another room
		}
	}
}

// secondQuestions are the tiles of the second game that are in view and not here.
func (s *State) secondQuestions(dst []ask.Question) []ask.Question {
	t := &s.Map.tiling
	t.absent = t.absent[:0]
	if !s.Compared() {
		return dst
	}
	t.absent = t.second.tiles.Missing(t.absent)
	return s.askTiles(dst, t.second.link, t.absent)
}

// setWith compares with another game, or none.
func (s *State) setWith(g *catalog.Game, field string) {
	if g == nil {
		s.Address.With = link.Second{}
	} else {
		s.Address.With.Game = g
	}
	s.Address.Beside = ""
	s.compareWith()
	s.Table.setBeside(s)
	s.past.step(s, field)
	s.redraw()
}

// chooseWith compares with a member of a family: one with the values of the game on
// the page where they mean something there.
func (s *State) chooseWith(id string) {
	if id == "" {
		s.setWith(nil, "with")
		return
	}
	e := catalog.Find(id)
	if e == nil {
		return
	}
	values := s.Game().Values()
	values["game"] = id
	delete(values, "preset")
	g, problems := catalog.Parse(values)
	if len(problems) > 0 || g.Family != e {
		g = e.Default()
		if g.Heaps != s.Game().Heaps {
			return
		}
	}
	if g.Link() == s.Link() { // the same game the other way round
		values["play"] = (1 - s.Game().Play).String()
		if other, problems := catalog.Parse(values); len(problems) == 0 {
			g = other
		}
	}
	if link.Comparable(s.Game(), g) {
		s.setWith(g, "with")
	}
}

// withValue takes a value of the second game, or its convention.
func (s *State) withValue(key, text string, done bool) {
	g := s.With()
	if g == nil {
		return
	}
	id := "with-" + key
	values := g.Values()
	var fault *written.Fault
	if key == "play" {
		values["play"] = text
	} else {
		var known bool
		for _, p := range g.Family.Params {
			if p.Key == key {
				known = true
				s.typed(id, text)
				values[key], fault = paramValue(p, text)
			}
		}
		if !known {
			return
		}
	}
	if fault == nil {
		var other *catalog.Game
		if other, fault = s.parse(values, key, text); fault == nil {
			if link.Comparable(s.Game(), other) {
				s.setWith(other, id)
			}
			if key != "play" {
				s.stands(id)
			}
			return
		}
	}
	if done || fault.From < fault.To {
		s.fault(id, fault)
	}
}

// swap shows the second game as the first.
func (s *State) swap() {
	g, first := s.With(), s.Game()
	if g == nil {
		return
	}
	s.Address.With.Game = first
	s.setGame(g, "swap")
}

// Sides of the squares in which two games are held against one another for where
// they part: a small one first.
var partSides = []uint64{256, 2048}

// maxAgreement bounds the positions in view whose agreement is counted.
const maxAgreement = 1 << 21

// partQuestion asks where the two games part first.
func (s *State) partQuestion(side uint64) ask.Question {
	return ask.New("parting", &protocol.Compare{Game: s.Link(), Other: s.Map.tiling.second.link, N: side})
}

// agreementQuestion asks how far they agree on what is in view; none while the map
// moves, or where that is too much.
func (s *State) agreementQuestion() ask.Question {
	m := &s.Map
	if !s.Compared() || !s.Mapped() || m.Gestures.Motion.Moving() || m.Gestures.Dragging() {
		return ask.Question{}
	}
	x0, y0, w, h := s.positionsInView()
	if w <= 0 || h <= 0 || w > maxAgreement || h > maxAgreement || w*h > maxAgreement {
		return ask.Question{}
	}
	return ask.New("agreement", &protocol.Compare{Game: s.Link(), Other: m.tiling.second.link, X: x0.String(), Y: y0.String(), N: uint64(w), High: uint64(h)})
}

// positionsInView is the rectangle of positions in the free part of the map: its
// least, and how many across and up; 0 for too many to count.
func (s *State) positionsInView() (x0, y0 *big.Int, w, h int64) {
	left, top, right, bottom := s.Map.View.Free()
	x0, y0 = new(big.Int), new(big.Int)
	x1, y1 := new(big.Int), new(big.Int)
	s.Map.View.CellAt(left, bottom, x0, y0)
	s.Map.View.CellAt(right, top, x1, y1)
	for _, n := range []*big.Int{x0, y0} {
		if n.Sign() < 0 {
			n.SetInt64(0)
		}
	}
	across, up := x1.Sub(x1, x0), y1.Sub(y1, y0)
	if !across.IsInt64() || !up.IsInt64() {
		return x0, y0, 0, 0
	}
	return x0, y0, across.Int64() + 1, up.Int64() + 1
}

// secondReading asks who wins the position that is read in the second game.
func (s *State) secondReading() ask.Question {
	r := s.read()
	if !s.Compared() || r.At == nil {
		return ask.Question{}
	}
	return ask.New("second", &protocol.Outcomes{Game: s.Map.tiling.second.link, Positions: s.Texts(r.At)})
}

// comparingMaps are the questions that comparing two maps takes.
func (s *State) comparingMaps(dst []ask.Question) []ask.Question {
	if !s.Compared() {
		return dst
	}
	for _, side := range partSides {
		q := s.partQuestion(side)
		dst = append(dst, q)
		found, ok := s.look(q).Body.(*protocol.Compared)
		if !ok || len(found.First) > 0 {
			break
		}
	}
	return append(dst, s.agreementQuestion(), s.secondReading())
}

// A Meeting is how far two games that are drawn on the map agree.
type Meeting struct {
	First  []string           // where they part first, by total; nil for nowhere yet
	Within uint64             // on [0, Within)², which has been compared; 0 while it has not
	Sure   bool               // no position outside has a smaller total
	Note   string             // what could not be compared
	InView *protocol.Compared // nil while not counted
	Here   string             // "P" or "N" of the position that is read; "" while not known
}

// Meeting is what is known of it.
func (s *State) Meeting() (m Meeting) {
	if !s.Compared() {
		return m
	}
	for _, side := range partSides {
		found, ok := s.look(s.partQuestion(side)).Body.(*protocol.Compared)
		if !ok {
			break
		}
		m.First, m.Within, m.Note = found.First, side, found.Note
		if at, fine := numbersOf(found.First); fine && len(at) == 2 {
			m.Sure = at[0].Add(at[0], at[1]).Cmp(new(big.Int).SetUint64(side)) < 0
			break
		}
	}
	m.InView, _ = s.look(s.agreementQuestion()).Body.(*protocol.Compared)
	if judged, ok := s.look(s.secondReading()).Body.(*protocol.Letters); ok && len(judged.Outcomes) == 1 && judged.Outcomes != "?" {
		m.Here = judged.Outcomes
	}
	return m
}
