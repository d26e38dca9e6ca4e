package show

import (
	"fmt"
	"slices"
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// A Reading is the position that is being read, and what is known of it.
type Reading struct {
	At     []string // nil: none is being read
	Told   *protocol.Inspected
	Fails  string // why nothing can be told
	Square Box    // the position's on the screen

	Value string // of Sprague and Grundy, where values are shown

	// How many P-positions are in the pixel that the position is in, From it To,
	// where a pixel is many; empty while that is not known or of no interest.
	Count    string
	From, To []string
	All      bool // all winning moves are written out, and the reason

	// The outcome in the game that is compared with, and its name; empty while it
	// is not known, or there is none.
	Second, SecondGame string

	reasons
}

// reasons are what is said of moves.
type reasons struct {
	Brief bool     // by what it is known is left out, as on a projector
	Lost  string   // why it is P, where it is not that every move loses
	Words []string // why the position is won or lost; none while that is not known
	Tried string   // what comes of the move to it from the pinned position
	Game  string   // in a game that goes on: whether one may move there; nothing else is told
}

// A Box is a rectangle on the screen in CSS pixels.
type Box struct{ Left, Top, Right, Bottom float64 }

// usual is how many winning moves are written out unasked.
const usual = 1

// reading is the chip beside a position. It says what a screen reader hears.
func reading(r Reading, place html.Attr) html.Nodes {
	if r.At == nil {
		return nil
	}
	where := p("where", outcomeMark(r.Told), span("", text(tuple(r.At))))
	if r.Game != "" {
		where = p("where", span("", text(tuple(r.At))))
	}
	chip := div("chip", where)
	if r.All {
		chip = div("chip open", where)
	}
	add := func(n *html.Node) { chip.Add(n) }
	switch {
	case r.Game != "":
		add(p("help", text(r.Game)))
	case r.Fails != "":
		add(p("help", text(r.Fails)))
	case r.Told == nil:
		add(p("help", text("Being worked out…")))
	case r.Told.Outcome == "N":
		winning(r, add)
	default:
		add(p("help", glossed(because(r))))
		if r.Told.Outcome == "P" {
			opening(r, "", add)
		}
	}
	if r.Tried != "" {
		add(p("help", text(r.Tried)))
	}
	if r.Second != "" {
		add(p("help", text(seconded(r))))
	}
	if r.Value != "" {
		add(p("help", text(valued(r))))
	}
	if r.Count != "" {
		add(p("help", text(pixel(r))))
	}
	if place.Name != "" {
		chip.Attrs = append(chip.Attrs, place)
	}
	return html.Nodes{chip}
}

// seconded says the outcome in the game that is compared with.
func seconded(r Reading) string { return r.Second + " in " + r.SecondGame + "." }

// valued says the value of the position.
func valued(r Reading) string { return "Its value is " + r.Value + "." }

// outcomeMark is the letter of an outcome, P on ink and N on paper.
func outcomeMark(told *protocol.Inspected) *html.Node {
	switch {
	case told == nil:
		return span("outcome", text("…"))
	case told.Outcome == "P":
		return html.El("b", html.Class("outcome p"), text("P"))
	case told.Outcome == "N":
		return html.El("b", html.Class("outcome"), text("N"))
	}
	return span("outcome", text("?"))
}

// winning lists the winning moves: the first, and all when that is asked for.
func winning(r Reading, add func(*html.Node)) {
	moves := r.Told.Moves
	if len(moves) == 0 {
		add(p("", text("The next player wins without a move.")))
		return
	}
	for _, m := range moves[:min(len(moves), usual)] {
		add(p("", text(moveWords(r.At, m))))
	}
	if r.All {
		items := html.El("ul", html.Set("tabindex", "0"), html.Set("aria-label", "All winning moves"))
		for _, m := range moves[min(len(moves), usual):] {
			items.Add(html.El("li", text(moveWords(r.At, m))))
		}
		if r.Told.More {
			more := html.Item(text("and others"))
			if len(moves) < protocol.MaxMoves {
				more = button("more-moves", "", html.Class("link"), text("more"))
			}
			items.Add(html.El("li", more))
		}
		add(items)
	}
	opening(r, others(r.Told), add)
}

// opening is the button that opens the chip, and what it opens besides the other
// moves: the reason in words.
func opening(r Reading, more string, add func(*html.Node)) {
	if r.All {
		for _, words := range r.Words {
			add(p("help", text(words)))
		}
	}
	label := more
	switch {
	case more == "" && len(r.Words) == 0:
		return
	case r.All:
		label = "fewer"
		if more == "" {
			label = "less"
		}
	case more == "":
		label = "why"
	case len(r.Words) > 0:
		label += ", and why"
	}
	add(html.El("p", button("panel", "moves", html.Class("link"), html.Set("aria-expanded", fmt.Sprint(r.All)), text(label))))
}

// moveWords says a move as a person does: "take 2 from both → (3, 5)".
func moveWords(from []string, m protocol.Move) string {
	return taking(from, m.Change, [2]int{int(m.Pair[0]), int(m.Pair[1])}) + " →\u00a0" + tuple(m.To)
}

// others says how many winning moves are not written out unasked; nothing if
// all are.
func others(told *protocol.Inspected) string {
	rest := int64(len(told.Moves) - usual)
	switch {
	case rest <= 0 && !told.More:
		return ""
	case told.More:
		return "more than " + count(max(rest, 0), "other")
	}
	return number(rest) + " more"
}

// because says of a position that is not N why.
func because(r Reading) string {
	if r.Told.Outcome != "P" {
		return r.Told.Reason
	}
	words := "No move wins: each leads to an N-position, from which the other player wins."
	switch {
	case zero(r.At):
		words = "No move is left: who moved here has won."
	case r.Lost != "":
		words = r.Lost
	}
	if r.Brief {
		return words
	}
	return strings.TrimSpace(words + " " + r.Told.Reason)
}

func zero(sizes []string) bool {
	return !slices.ContainsFunc(sizes, func(s string) bool { return strings.Trim(s, "0") != "" })
}

// pixel says what a pixel that is many positions holds.
func pixel(r Reading) string {
	noun := "P-positions"
	if r.Count == "1" {
		noun = "P-position"
	}
	words := "In this pixel: " + digits(r.Count) + " " + noun
	if len(r.From) == 2 && len(r.To) == 2 {
		between := func(i int, name string) string {
			return digits(r.From[i]) + "\u00a0≤\u00a0" + name + "\u00a0<\u00a0" + digits(r.To[i])
		}
		words += ", " + between(0, "x") + ", " + between(1, "y")
	}
	return words + "."
}

// spoken is the reading for a screen reader.
func spoken(r Reading) string {
	switch {
	case r.At == nil || r.Told == nil && r.Fails == "":
		return ""
	case r.Told == nil:
		return tuple(r.At) + ": " + r.Fails
	}
	words := tuple(r.At) + ": "
	switch r.Told.Outcome {
	case "P":
		words += "P-position. " + because(r)
	case "N":
		words += "N-position. "
		for i, m := range r.Told.Moves {
			if i >= usual && !r.All || i >= protocol.UsualMoves {
				break
			}
			words += capital(moveWords(r.At, m)) + ". "
		}
		if rest := others(r.Told); rest != "" && !r.All {
			words += capital(rest) + "."
		}
		if len(r.Told.Moves) == 0 {
			words += "The next player wins without a move."
		}
	default:
		words += r.Told.Reason
	}
	if r.Second != "" {
		words += " " + seconded(r)
	}
	if r.Value != "" {
		words += " " + valued(r)
	}
	if r.All && len(r.Words) > 0 {
		words += " " + strings.Join(r.Words, " ")
	}
	if r.Tried != "" {
		words += " " + r.Tried
	}
	if r.Count != "" {
		words += " " + pixel(r)
	}
	return strings.TrimSpace(words)
}
