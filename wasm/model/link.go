package model

import (
	"strings"
	"time"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/written"
)

// writeEvery is how often the address may change while the map moves: Safari
// stops at 100 changes in 30 seconds.
const writeEvery = 400 * time.Millisecond

// A past is what the address says, and what is due to be written.
type past struct {
	base    string        // the address of the page, without its fragment
	written string        // the fragment that the address has, with its #
	due     time.Duration // when the state is to be written; 0 for never
	push    bool          // as a step of the history
	field   string        // in which the game was changed last
	until   time.Duration // and how long another change there is no step
}

// step makes a change of the game a step of the history, unless it follows
// another in the same field.
func (p *past) step(s *State, field string) {
	again := field != "" && field == p.field && s.loop.now < p.until
	p.field, p.until = field, s.loop.now+editing
	if again {
		s.linkSoon()
		return
	}
	p.push, p.due = true, s.loop.now
}

// linkSoon has the state written into the address soon, in place of what is
// there: Back means the game before, not one pixel before.
func (s *State) linkSoon() {
	if s.past.due == 0 {
		s.past.due = s.loop.now + writeEvery
	}
}

// writeDue writes the link when that is due.
func (s *State) writeDue() {
	if p := &s.past; p.due != 0 && p.due <= s.loop.now {
		s.writeLink(p.push)
	}
}

func (s *State) writeLink(push bool) {
	s.past.due, s.past.push = 0, false
	if fragment := "#" + s.Fragment(); fragment != s.past.written {
		s.past.written = fragment
		s.do(WriteLink{fragment, push})
	}
}

// hash follows the address, when it is not we who changed it.
func (s *State) hash(fragment string) {
	if s.past.written == "" || fragment != s.past.written {
		s.open(fragment)
	}
}

// open shows what a link says, or the nearest to it, and tells and returns what
// in it could not be taken.
func (s *State) open(fragment string) []catalog.Problem {
	address, problems := link.Parse(fragment)
	s.show(address)
	s.noteProblems(problems)
	s.writeLink(false)
	return problems
}

// show takes the state of a link whole.
func (s *State) show(address link.State) {
	s.lectern.followed(&address)
	s.set(address)
}

// set shows a state; the lectern has followed it.
func (s *State) set(address link.State) {
	s.Map.Gestures.Motion.Drop()
	s.Address = address
	s.Map.wandered = false
	s.board.back = nil
	clear(s.forms)
	s.past.field = ""
	s.changed()
	s.layout()
	s.place()
	if address.Proof {
		s.Panels.set("list", true)
		s.Panels.set("tools", true)
		s.proveGame()
		s.do(Reveal{"settle"})
	}
	if name := address.Lab.Name; name != "" {
		s.Panels.set("list", true)
		s.Panels.set("labs", true)
		s.do(Reveal{"lab-" + name})
	}
	if s.lectern.Given {
		s.checkStep()
	}
}

// place puts the view where the link says, or at the beginning of the map.
func (s *State) place() {
	a, v := &s.Address, s.Map.View
	switch {
	case a.Placed():
		v.Look(a.X, a.Y, a.Z)
	case a.Zoomed:
		v.Begin(a.Z)
	case s.Match.game != nil && s.OnPositions():
		s.frameToken()
	default:
		v.Fit()
	}
	s.framed()
	s.redraw()
}

// follow goes to the game of a link on the page. What the two games share stays:
// the place, unless the link says another, the colours and what is drawn. What
// belongs to the game before goes, and the page says so.
func (s *State) follow(fragment string) {
	address, problems := link.Parse(fragment)
	before := s.Address
	s.Panels.openDialog("")
	s.Panels.set("pick", false)
	stays := address.X == nil && address.Match == "" && !address.Zoomed && s.Map.wandered && !s.Vectors() && address.Game.MapOfPositions()
	address.Keep(&before)
	if before.View != link.DefaultView(before.Game) && address.View == link.DefaultView(address.Game) {
		address.View = before.View
	}
	if stays {
		s.Fragment() // notes where the map looks
		address.Look(s.Address.X, s.Address.Y, s.Address.Z)
	}
	s.show(address)
	s.noteProblems(problems)
	if left := leftBehind(&before, &s.Address, stays); left != "" {
		s.add(left)
	}
	s.past.push, s.past.due = true, s.loop.now
	s.do(Focus{"canvas"}) // the Enter that followed the link would press what has the focus
}

// leftBehind says what of the game before is gone and what has stayed.
func leftBehind(before, after *link.State, stays bool) string {
	var gone []string
	g, h := before.Game, after.Game
	if g.Link() == h.Link() {
		return ""
	}
	if g.Play == game.Misere && h.Play != g.Play {
		gone = append(gone, "misère play")
	}
	if g.Preset != nil && h.Preset == nil {
		gone = append(gone, "its box of decrees")
	}
	if before.At != nil && after.At == nil {
		gone = append(gone, "the pinned position")
	}
	var words string
	if len(gone) > 0 {
		words = "Left with " + g.Name() + ": " + strings.Join(gone, ", ") + "."
	}
	if stays {
		words += " The map looks where it looked, and colours, rows and panels are as they were; Back to the opening view (0) leads to its beginning."
	}
	return strings.TrimSpace(words)
}

// notRead begins the sentence about what means nothing in a link.
const notRead = "Not read in this link, and kept in it: "

// noteProblems says what could not be taken of the link that is shown, and what
// of it means nothing here, unless that is the problem.
func (s *State) noteProblems(problems []catalog.Problem) {
	s.note()
	nameless := false
	for _, p := range problems {
		s.add(p.String())
		nameless = nameless || p.Part == "game" && p.Value == ""
	}
	if unread := s.Address.Unread(); unread != "" && !nameless {
		s.add(notRead + unread)
	}
}

// faultOf is what an error says to people.
func faultOf(err error) *written.Fault {
	return &written.Fault{Words: fault.Sentence(fault.Words(err))}
}
