package model

import (
	"math/big"
	"slices"
	"time"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/raster"
)

// A State is the page. Make one with [New]; only [State.Update] changes it.
type State struct {
	Address link.State // all that a link carries; X, Y and Z follow Map.View
	Room    Room
	Panels  Panels
	Notes   []string // sentences of the notice; none is hidden
	Map     Map
	Table   Table
	hands

	subject subject
	forms   forms
	tasks   tasks
	past    past
	loop    loop
}

// hands are what a person has in hand: a pointer on the map, a game, a lecture,
// and what is shown of it on a projector.
type hands struct {
	Hand    Hand
	Match   Match
	lectern Lectern
	draft   lecture.Lecture // that is being made
	board   Board
}

// A subject is what is the same for as long as the game is.
type subject struct {
	family  *catalog.Family
	link    string   // the game's part of a link
	columns []string // of its table
	heads   []string // of its axes
	vectors bool     // its positions are vectors: the table lists all that there is to see
}

// A loop is the present event: when it is, and what is to be done about it.
type loop struct {
	now     time.Duration
	effects []Effect
	wake    bool          // the picture may be another
	asked   time.Duration // when the position that is read was asked about
	desk    *ask.Desk
	texts   map[*big.Int]string // of long numbers
	copied  time.Duration       // until when the page says that the link was copied
	watch   watch
}

// New is the page as it opens: Wythoff's game, in a window of no size yet.
func New() *State {
	s := &State{}
	s.loop.desk = ask.NewDesk()
	s.Panels = newPanels()
	s.forms = forms{}
	s.tasks.asked, s.tasks.calls = map[string]*task{}, map[uint64]*call{}
	s.Map.begin(s)
	s.Room = Room{W: 1, H: 1, Ratio: 1, Scale: 1}
	s.Address, _ = link.Parse("")
	s.Hand.leave()
	s.changed()
	s.loop.effects, s.loop.wake = nil, false
	return s
}

// Game is the game on the page.
func (s *State) Game() *catalog.Game { return s.Address.Game }

// Link is the game's part of the link.
func (s *State) Link() string { return s.subject.link }

// Vectors reports whether the positions of the game are vectors, of which the
// map shows two coordinates; else each point of the map is a position.
func (s *State) Vectors() bool { return s.subject.vectors }

// Columns are the headings of the game's table, Heads the names of its axes. They
// must not be changed.
func (s *State) Columns() []string { return s.subject.columns }

// Heads are the names of what an axis of the map can show: n and the heaps.
func (s *State) Heads() []string { return s.subject.heads }

// Fragment is the state as a link, without #. As long as the map has not been
// moved it says of the view what the link that was opened said, if anything.
func (s *State) Fragment() string {
	if s.Map.wandered {
		var x, y big.Int
		s.Map.View.Middle(&x, &y)
		s.Address.Look(&x, &y, s.Map.View.Z())
	}
	return s.Address.String()
}

// Palette is the one of the theme, or the system's when there is none.
func (s *State) Palette() *raster.Palette {
	return raster.PaletteOf(s.Address.Theme, s.Address.Projector, s.Room.Dark)
}

// Broken is why the solver was given up; empty while it was not.
func (s *State) Broken() string { return s.loop.desk.Broken() }

// Confirmed is what the button of sharing says for a moment after it was
// pressed; empty at other times.
func (s *State) Confirmed() string {
	if s.loop.now < s.loop.copied {
		return "Copied"
	}
	return ""
}

// look is what is known of a question.
func (s *State) look(q ask.Question) ask.Answer { return s.loop.desk.Look(q) }

// note says something, in place of what was said before.
func (s *State) note(sentences ...string) { s.Notes = sentences }

// add says something besides, once.
func (s *State) add(sentence string) {
	const most = 12
	if sentence != "" && len(s.Notes) < most && !slices.Contains(s.Notes, sentence) {
		s.Notes = append(s.Notes, sentence)
	}
}

func (s *State) do(e Effect) { s.loop.effects = append(s.loop.effects, e) }

// redraw has a frame drawn.
func (s *State) redraw() { s.loop.wake = true }

// newSubject follows a change of the game.
func (s *State) newSubject() {
	g := s.Game()
	s.subject = subject{family: g.Family, link: g.Link(), columns: g.Columns(), heads: g.Axes(), vectors: !g.MapOfPositions()}
}
