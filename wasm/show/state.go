package show

import (
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// A state is what the page shows, as this package reads it.
type state struct {
	link link.State
	game *catalog.Game

	field          func(id string) model.Field // what is typed in a field
	open           func(name string) bool
	heads, columns []string // of the axes, and of the table
	done
	moves

	edge   model.Edge
	tasks  func(name string) model.Task // what a person asked for
	digits int                          // of slopes
	told
}

// A pairing is what comparing with a second game found.
type pairing struct {
	beside  string        // of two tables
	meeting model.Meeting // of two maps
}

// told is what there is to be said besides: of a second game, why values that are
// wanted are not shown, which sequences have words, and how much a pixel is.
type told struct {
	pairing
	noValues  string
	noLines   string            // why l and u are not drawn
	sequences [][2]string       // that have words: as links write them, and their names
	level     uint              // of the tiles on the screen: a pixel is 2^level by 2^level positions
	worker    *protocol.Watched // what it does and keeps; nil if it has not told
}

// moves are what is told of moves, and the match that is played.
type moves struct {
	match  match
	grows  bool                // moves may make a heap larger
	groups []model.Group       // of the options of the pinned position
	reply  *protocol.Explained // of the position that a move is tried to; nil while unknown
	reason []string            // why the position that is read is won or lost
}

// done is what a person has done with the map.
type done struct {
	pinned  []string
	picking bool
	copied  string // what the button of sharing says for a moment
}

func (s *state) piled() bool { return !s.game.MapOfPositions() }

func (s *state) view() string {
	if s.link.View == "" {
		return link.DefaultView(s.game)
	}
	return s.link.View
}

func (s *state) table() bool { return s.view() != "map" }

func (s *state) mapped() bool { return s.view() != "table" }

// onPositions reports whether a map is shown of which each point is a position.
func (s *state) onPositions() bool { return s.mapped() && !s.piled() }

func allFamilies() []*catalog.Family { return catalog.All() }
