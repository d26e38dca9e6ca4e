package show

import (
	"fmt"
	"math/big"
	"strconv"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/play"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// A match is a game that is played, as far as the page tells of it.
type match struct {
	on      bool
	begun   bool
	line    [][]string
	seen    int
	side    play.Side
	turn    int // who acts at the last position: 0 who began, or 1
	waiting bool
	undone  bool // a step can be taken back
	said    string
	worth
	heaps
	forbid
}

// worth is how a match stands, as far as it may be told.
type worth struct {
	asking  bool // whether it is over is on its way
	over    bool
	winner  int
	open    bool   // outcomes are shown
	letters string // of the positions of the line
	hinting bool   // a hint is asked for
	hint    string // a winning move, or that there is none; "" while it is on its way
}

// heaps are the stacks of a match.
type heaps struct {
	at    []string // the position of the token
	stays []string // what the stacks are left at
	lift  string   // what taking the stacks down would be, or why it is no move
	legal bool
}

// matchOf is the match of a state.
func matchOf(m *model.State) match {
	f := match{on: m.Playing(), said: m.Match.Said, worth: worth{open: m.Match.Open}, heaps: heaps{at: m.Texts(m.Token()), stays: m.Texts(m.Left())}}
	started := m.Started()
	if started == nil {
		return f
	}
	f.begun, f.side, f.turn, f.seen, f.waiting, f.undone = true, started.Page, started.Hand(), m.Seen(), started.PageToAct(), started.CanUndo()
	for _, at := range started.Line() {
		f.line = append(f.line, m.Texts(at))
	}
	f.forbid = forbidOf(m)
	f.winner, f.over = m.Won()
	if told, ok := m.Review().Body.(*protocol.Letters); ok {
		f.letters = told.Outcomes
	}
	status := m.Verdict().Status
	f.asking = status == ask.Unasked || status == ask.Waiting
	f.hinting = m.Match.Hint && !f.waiting && !f.over
	if told, ok := m.Verdict().Body.(*protocol.Explained); ok && f.hinting {
		f.hint = told.Short
	} else if f.hinting && m.Verdict().Status == ask.Failed {
		f.hint = m.Verdict().Words
	}
	if left := m.Left(); fmt.Sprint(f.stays) != fmt.Sprint(f.at) {
		f.legal, f.lift = wayOf(m, m.Token(), left)
	}
	return f
}

// wayOf says how a move is made, or why it is none.
func wayOf(m *model.State, from, to []*big.Int) (legal bool, words string) {
	l, ok := m.Legal(from, to)
	switch {
	case !ok:
		return false, "These numbers are too long to play with."
	case l.Legal:
		if explain.Among(m.Forbidden(), to) {
			return false, "Forbidden."
		}
		return true, moveTo(m.Texts(from), m.Texts(to))
	case len(l.Reasons) == 0:
		return false, "No move."
	}
	return false, "No move: " + l.Reasons[0]
}

// moveTo says a move as a person does, from its two positions.
func moveTo(from, to []string) string {
	change := make([]string, len(from))
	for i := range from {
		a, _ := new(big.Int).SetString(from[i], 10)
		b, ok := new(big.Int).SetString(to[i], 10)
		if a == nil || !ok {
			return tuple(to)
		}
		change[i] = b.Sub(b, a).String()
	}
	return taking(from, change, [2]int{-1, -1}) + " →\u00a0" + tuple(to)
}

// playedOf is the reading of a position while a game goes on: it tells how one
// moves there, and not who would win.
func playedOf(m *model.State, r Reading) Reading {
	if r.At == nil || m.Vectors() {
		return Reading{}
	}
	at := m.Reading().At
	_, words := wayOf(m, m.Token(), at)
	if fmt.Sprint(r.At) == fmt.Sprint(m.Texts(m.Token())) && m.Forbidding() {
		words = "The token: click on it, or press Enter, when all is forbidden that you want to forbid."
	} else if fmt.Sprint(r.At) == fmt.Sprint(m.Texts(m.Token())) {
		words = "The token. Drag it, or click on a lit square."
	}
	return Reading{At: r.At, Square: r.Square, reasons: reasons{Game: words}}
}

// atToken stands in the place of a reading, beside the token, while a person points
// at nothing: what is to be forbidden, and how the match stands where the list that
// says so is folded.
func atToken(m *model.State) Reading {
	words := ""
	switch {
	case m.Forbidding() && !m.Started().PageToAct():
		words = "Forbid up to " + count(m.MayForbid(), "option") + ": choose lit squares, then the token."
	case !m.Panels.Open("list"):
		words = standing(matchOf(m))
	default:
		return Reading{}
	}
	x, y, _, seen := m.TokenAt()
	if !seen {
		x, y = m.Room.Free.Left, m.Room.Free.Top
	}
	half := m.Map.View.Cell() / 2
	return Reading{At: m.Texts(m.Token()), Square: Box{x - half, y - half, x + half, y + half}, reasons: reasons{Game: words}}
}

// players are what the player who began and the other are called.
func players(f match) [2]string {
	switch f.side {
	case play.PageFirst:
		return [2]string{"The page", "You"}
	case play.PageSecond:
		return [2]string{"You", "The page"}
	}
	return [2]string{"The first player", "The second player"}
}

// standing is how the match stands, as it is seen and heard.
func standing(f match) string {
	names := players(f)
	var words string
	switch {
	case f.over && names[f.winner] == "You":
		words = "You have won."
	case f.over:
		words = names[f.winner] + " has won."
	case f.waiting && f.forbidding:
		words = "The page forbids…"
	case f.waiting:
		words = "The page moves…"
	case f.forbidding:
		words = f.forbid.standing(f, names[f.turn])
	case f.asking && f.side == play.Nobody:
		words = names[f.turn] + " is next, if a move is left…"
	case f.asking:
		words = "You are next, if a move is left…"
	case f.side == play.Nobody:
		words = names[f.turn] + " moves from " + tuple(f.line[len(f.line)-1]) + "."
	default:
		words = "You move from " + tuple(f.line[len(f.line)-1]) + "."
	}
	if f.said != "" {
		words = f.said + " " + words
	}
	switch {
	case f.hint != "":
		words += " " + f.hint + "."
	case f.hinting:
		words += " The hint is on its way…"
	}
	return words
}

// playing is the drawer in which a game is played.
func playing(s *state) html.Nodes {
	if !s.match.begun {
		return html.Nodes{beginning(s), puzzles(s)}
	}
	f := s.match
	nodes := html.Nodes{
		// First, where words that come and go do not move them from under a pointer.
		div("line steady",
			button("undo", "", html.ID("undo"), html.Flag("disabled", !f.undone), text("Undo")),
			button("hint", "", html.ID("hint"), pressed(f.hinting), html.Flag("disabled", f.waiting || f.over), text("Hint")),
			button("reveal", "", html.ID("reveal"), pressed(f.open), html.Flag("disabled", f.over), text("Outcomes")),
			button("stop", "", html.ID("stop"), text("New game"))),
		html.El("p", html.ID("standing"), html.Class("serif"), text(standing(f))),
		f.forbid.done(f),
		stacks(s),
		div("line", html.El("button", html.Set("type", "button"), does("move", ""), html.ID("take"), html.Flag("disabled", !f.legal || f.waiting), text(f.forbid.stacked())),
			span("help", text(lifting(f)))),
		tool("move", "", div("line", html.El("label", html.Set("for", "match-to"), text(f.forbid.label())),
			input(s.field("match-to"), "match-to", "match-to", "", html.Set("placeholder", "3, 5")), submit(f.forbid.verb())), fault(s.field("match-to"), "match-to")),
		replay(f),
	}
	return append(nodes, html.El("section", fold(s, "puzzles", "Puzzles", func(d *html.Node) { d.Add(puzzleList(s)) })))
}

// lifting says what the stacks as they are taken down would be.
func lifting(f match) string {
	if f.lift == "" && f.forbidding {
		return "Take the stacks down to an option to forbid."
	}
	if f.lift == "" {
		return "Take the stacks down, or drag the token."
	}
	return capital(f.lift)
}

// replay is the list of moves, which leads to each position, and what each was
// worth when that may be told.
func replay(f match) *html.Node {
	names := players(f)
	moves := html.El("ol", html.ID("moves-made"))
	for i := 1; i < len(f.line); i++ {
		item := html.El("li", text(f.forbid.before(names[i%2], i-1)), text(names[(i-1)%2]+": "), span("serif", text(moveTo(f.line[i-1], f.line[i]))))
		if len(f.letters) > 2*i {
			before, held, after := f.letters[2*i-2], f.letters[2*i-1], f.letters[2*i]
			if before == 'P' && held == 'N' {
				item.Add(html.El("b", html.Class("gave"), text(" "+names[i%2]+" forbade too little, and let the win go.")))
			}
			if held == 'N' && after == 'N' {
				item.Add(html.El("b", html.Class("gave"), text(" Here the win was given away.")))
			} else {
				item.Add(text(" – " + string(after)))
			}
		}
		if i == f.seen {
			item.Attrs = append(item.Attrs, html.Set("aria-current", "step"))
		}
		moves.Add(item)
	}
	last := len(f.line) - 1
	step := func(where, sign, name string, off bool) *html.Node {
		return button("replay", where, named(name, ""), html.Flag("disabled", off), text(sign))
	}
	return html.El("section", html.ID("replay"),
		div("line", step("first", "«", "First position", f.seen == 0), step("back", "‹", "Position before", f.seen == 0),
			span("serif", text(number(int64(f.seen))+" of "+count(int64(last), "move"))),
			step("on", "›", "Next position", f.seen == last), step("last", "»", "Last position", f.seen == last)),
		moves)
}

// beginning is the form that begins a match.
func beginning(s *state) *html.Node {
	side := chosen(s, "match-side", "Who plays", [][2]string{{"second", "I begin, the page answers"}, {"first", "The page begins"}, {"nobody", "Two of us"}})
	start, low, high, rate := s.field("match-start"), s.field("match-low"), s.field("match-high"), s.field("match-rate")
	t := s.tasks("start")
	line := func(items ...html.Item) *html.Node { return div("line", items...) }
	return tool("begin", "",
		p("help", text(placing(s))), stacks(s),
		line(html.El("label", html.Set("for", "match-start"), text("Start")), input(start, "match-start", "match-start", "")), fault(start, "match-start"),
		side,
		html.When(s.field("match-side").Text != "nobody", line(text("It errs in"), input(rate, "match-rate", "match-rate", "", html.Class("number"), html.Set("inputmode", "numeric"), html.Set("aria-label", "How many of 100 moves the page errs in")), text("of 100 moves"))), fault(rate, "match-rate"),
		html.El("button", html.Set("type", "submit"), html.Set("value", "begin"), html.ID("begin-match"), html.Class("first"), text("Begin")),
		line(text("Heaps from"), input(low, "match-low", "match-low", "", html.Class("number"), html.Set("aria-label", "Least heap")), text("to"), input(high, "match-high", "match-high", "", html.Class("number"), html.Set("aria-label", "Largest heap")),
			html.El("button", html.Set("type", "submit"), html.Set("value", "random"), text("Random start"))), fault(low, "match-low"), fault(high, "match-high"),
		p("help", text("P and N are as likely as each other.")), output("start-out", underway(t)))
}

// placing says how the start is chosen.
func placing(s *state) string {
	if !s.onPositions() {
		return "Take tokens off the stacks to choose the start."
	}
	return "Drag the token, or the stacks, to choose the start."
}

// puzzles is the part of the drawer with puzzles.
func puzzles(s *state) *html.Node {
	return html.El("section", heading("Puzzles"), puzzleList(s))
}

// puzzleList is the puzzles that were made, by degree, each a link.
func puzzleList(s *state) *html.Node {
	out := div("stack", p("help", text("You move first and can win. The degree is the number of binary digits of ⌊moves / winning moves⌋ and of the tokens that the winning move takes.")),
		div("line", button("puzzles", "", html.ID("make-puzzles"), text("Make a hundred"))))
	t := s.tasks("puzzles")
	out.Add(underway(t))
	made, ok := t.Answer.Body.(*protocol.Puzzled)
	if !ok {
		return out
	}
	if len(made.Puzzles) == 0 {
		out.Add(p("help", text("This game has none in the ranges looked at.")))
	}
	var list *html.Node
	degree := uint64(0)
	for i, z := range made.Puzzles {
		if list == nil || z.Degree != degree {
			degree = z.Degree
			list = html.El("ul", html.Class("puzzles"))
			out.Add(html.El("h4", text("Degree "+strconv.FormatUint(degree, 10))), list)
		}
		list.Add(html.El("li", html.El("a", html.ID("puzzle-"+strconv.Itoa(i)), html.Set("href", puzzleLink(s, z)), text(tuple(z.At))),
			span("help", text(" "+digits(z.Options)+" moves, "+winners(z.Winning)))))
	}
	return out
}
