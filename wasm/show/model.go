package show

import (
	"strconv"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// Regions are the parts of the page in a state. Each is the content of the
// element of its id; what is in other elements stays.
func Regions(m *model.State) []Region {
	s := factsOf(m)
	said := m.Notes
	if why := m.Broken(); why != "" {
		said = append([]string{why}, said...)
	}
	list := append(regions(s),
		Region{"chip", chip(m)},
		Region{"key", key(s)},
		Region{"notices", notices(said, m.Busy())},
		Region{"table-view", tableView(m)},
	)
	for i := range list {
		if list[i].ID == "band" {
			list[i].Nodes = append(list[i].Nodes, lectured(m, s)...)
		}
	}
	list = append(list, Region{"lectures-leaf", lectures(m)}, Region{"keys-leaf", keys(m)})
	list = append(list, Region{"figure-leaf", figureSheet(m, s)}, Region{"diagram-leaf", diagram(s)})
	if m.Panels.Dialog() == "gallery" {
		return append(list, Region{"gallery-leaf", chooser(m.Panels.Search)})
	}
	return append(append(list, Region{"gallery-leaf", nil}), papersOf(m)...)
}

// factsOf is what the page shows of a state.
func factsOf(m *model.State) *state {
	s := &state{
		link: m.Address, game: m.Game(), heads: m.Heads(), columns: m.Columns(),
		field:  m.Field,
		open:   m.Panels.Open,
		edge:   m.Edge(),
		tasks:  m.Task,
		digits: m.Digits(), told: told{pairing{compared(m.Comparison()), m.Meeting()}, whyNot(m.ValuesShown()), whyNot(m.DiagonalsShown()), m.LabSequences(), m.Level(), m.Watched()},
		done: done{pinned: m.Texts(m.Pinned()), picking: m.Picking(), copied: m.Confirmed()},
	}
	s.groups = m.Groups()
	s.reply, _ = m.Tried().Body.(*protocol.Explained)
	s.reason = wordsOf(m)
	s.match, s.grows = matchOf(m), m.Grows()
	return s
}

// wordsOf is why the position that is read is won or lost, in sentences.
func wordsOf(m *model.State) []string {
	if told, ok := m.Why().Body.(*protocol.Explained); ok {
		return told.Words
	}
	return nil
}

// whyNot is why something is not shown.
func whyNot(_ bool, why string) string { return why }

// readingOf is the position that is being read.
func readingOf(m *model.State) Reading {
	read := m.Reading()
	r := Reading{At: m.Texts(read.At), All: m.Panels.Open("moves")}
	if read.At == nil {
		return r
	}
	half := read.Side / 2
	r.Square = Box{read.X - half, read.Y - half, read.X + half, read.Y + half}
	if here := m.Meeting().Here; here != "" {
		r.Second, r.SecondGame = here, m.With().Name()
	}
	if told, ok := read.Answer.Body.(*protocol.Inspected); ok {
		r.Told = told
	} else if read.Answer.Status == ask.Failed {
		r.Fails = read.Answer.Words
	}
	if v, ok := m.ValueOf(read.At); ok {
		r.Value = strconv.FormatUint(v, 10)
	}
	if rules := m.Game().Rules; rules.EndedBig(read.At) {
		r.Lost = "The game is over: who moved here has won."
	} else if rules.Forbids > 0 {
		r.Lost = "At most " + leading(rules.Forbids) + " and may be forbidden; every other move loses."
	}
	r.Words = wordsOf(m)
	r.Tried = hovered(m, r.Told)
	pixel := m.Pixel()
	if counted, ok := pixel.Answer.Body.(*protocol.Counted); ok {
		r.Count, r.From, r.To = counted.N, m.Texts(pixel.From), m.Texts(pixel.To)
	}
	return r
}

// chip is the reading, beside its square if that is seen, else at the corner of
// the map.
func chip(m *model.State) html.Nodes {
	if !m.ReadingShown() {
		return nil
	}
	if m.Hand.Integer >= 0 && m.Tabled() {
		return owned(m)
	}
	r := readingOf(m)
	r.Brief = m.Address.Projector
	if m.Covered() {
		r = playedOf(m, r)
	}
	box := freeOf(m)
	if !m.Reading().Seen {
		r.Square = Box{box.Left, box.Top, box.Left, box.Top}
	}
	if r.At == nil && m.Started() != nil {
		r = atToken(m)
	}
	high := float64(chipHigh)
	if r.All {
		high = chipOpen
	}
	return reading(r, chipPlace(r.Square, movesOnScreen(m), box, high, scaleOf(m)))
}

// freeOf is what panels leave free.
func freeOf(m *model.State) Box {
	free := m.Room.Free
	return Box{free.Left, free.Top, free.Right, free.Bottom}
}

// owned is the chip of the integer under the pointer, in the picture of owners.
func owned(m *model.State) html.Nodes {
	const reach = 6
	n, a, x, y := strconv.FormatInt(m.Hand.Integer, 10), m.Owned(), m.Hand.X, m.Hand.Y
	var words *html.Node
	if found, ok := a.Body.(*protocol.Owns); ok {
		words = p("where", owns(n, m.Columns(), found))
	} else if a.Status == ask.Failed {
		words = p("help", text(a.Words))
	} else {
		words = p("help", text(digits(n)+": being worked out…"))
	}
	chip := div("chip", words)
	chip.Attrs = append(chip.Attrs, chipPlace(Box{x - reach, y - reach, x + reach, y + reach}, nil, freeOf(m), chipHigh, scaleOf(m)))
	return html.Nodes{chip}
}

// scaleOf is how large text is compared with the usual.
func scaleOf(m *model.State) float64 {
	scale := m.Room.Scale
	if scale <= 0 {
		scale = 1
	}
	if m.Lettering().Projector {
		scale *= 28.0 / 15
	}
	return scale
}

// tableView is the table of the rows in view, for screen readers and for paper.
func tableView(m *model.State) html.Nodes {
	if !m.Tabled() {
		return nil
	}
	const most = 200
	r := m.RowsInView(most)
	return rowsInView(m.Game().Name(), r.Columns, r.Rows, r.Current)
}

// compared says how far two tables side by side are the same.
func compared(c model.Comparison) string {
	switch {
	case c.Name == "":
		return ""
	case c.Parts >= 0:
		return "They differ first in row n\u00a0=\u00a0" + number(c.Parts) + ": " + tuple(c.Mine[1:]) + " and " + tuple(c.Theirs[1:]) + "."
	case c.Rows == 0 && !c.Done:
		return "Comparing…"
	case !c.Done:
		return "The first " + count(c.Rows, "row") + " are the same so far."
	}
	return "The first " + count(c.Rows, "row") + " are the same. " + c.Note
}

// Title is what the window is called.
func Title(m *model.State) string { return title(factsOf(m)) }

// Live is what a screen reader is told when it changes: the reading, where it is
// that of a cursor or a pin.
func Live(m *model.State) string {
	if m.Started() != nil {
		f := matchOf(m)
		if f.asking {
			return "" // a moment later it is told whole
		}
		words := standing(f)
		if r := readingOf(m); m.Covered() && m.Reading().By == model.ByCursor && r.At != nil {
			words += " " + tuple(r.At) + ": " + playedOf(m, r).Game
		}
		return words
	}
	if m.Reading().By == model.ByPointer {
		return ""
	}
	return spoken(readingOf(m))
}

// Root are the attributes of the root element that style sheets go by; those
// that are not among them are to be taken away.
func Root(m *model.State) []html.Attr {
	list := []html.Attr{html.Set("data-view", factsOf(m).view())}
	add := func(name, value string, on bool) {
		if on {
			list = append(list, html.Set(name, value))
		}
	}
	add("data-theme", m.Palette().Name, m.Address.Theme != "" || m.Address.Projector)
	add("data-projector", "", m.Address.Projector)
	add("data-lecture", "", m.Lectern().Given)
	add("data-ring", "", m.Address.Projector && m.Board().Ring)
	add("data-list", "open", m.Panels.Open("list"))
	add("data-piled", "", m.Vectors())
	add("data-ready", "", true)
	add("data-full", "", m.Room.CanFullScreen)
	return append(list, html.Set("style", "--map-left:"+px(m.Room.Free.Left)+";--map-right:"+px(m.Room.W-rightOf(m))))
}

// rightOf is the right edge of the map, where its buttons are. Of two maps beside one
// another it is that of the first; on a small window they are at that of the second,
// since the sheets fold to the left of them.
func rightOf(m *model.State) float64 {
	if part, shift, divided := m.Division(); divided && shift > 0 && m.Room.Sheet {
		return part.Right
	}
	return m.Room.Free.Right
}

func px(f float64) string { return strconv.Itoa(int(f)) + "px" }

// papersOf are the printed tables that were computed anew and how that came out,
// and the evidence for notes, as far as it was asked for.
func papersOf(m *model.State) []Region {
	var list []Region
	switch m.Panels.Dialog() {
	case "tables":
		for _, number := range m.Papers("recompute ") {
			t := m.Task("recompute " + number)
			if found, ok := t.Answer.Body.(*protocol.Recomputed); ok {
				print, made, words := recomputed(found)
				list = append(list, Region{"printed-" + number, html.Nodes{print}}, Region{"computed-" + number, html.Nodes{made}},
					Region{"verdict-" + number, html.Nodes{text(words)}})
			} else {
				list = append(list, Region{"verdict-" + number, underway(t)})
			}
		}
	case "notes":
		for _, number := range m.Papers("prove ") {
			t := m.Task("prove " + number)
			nodes := underway(t)
			if found, ok := t.Answer.Body.(*protocol.Evidence); ok {
				nodes = evidence(found)
			}
			list = append(list, Region{"evidence-" + number, nodes})
		}
	}
	return list
}
