package model

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// act does what an element's verb says. Verbs and values that mean nothing are
// ignored: whoever can write into the page can send any.
func (s *State) act(e Do) {
	if len(e.Value) > maxTyped || len(e.Arg) > maxTyped {
		return
	}
	for id, text := range e.Fields {
		s.submitted(id, text)
	}
	if s.does(e) {
		s.redraw()
	}
}

// submitted takes the text of a field when its form is sent.
func (s *State) submitted(id, text string) {
	if knownField(id) && s.Field(id).Text != text {
		s.typed(id, text)
	}
	if e, ok := s.forms[id]; ok {
		e.Fault, e.From, e.To = "", 0, 0 // it is read anew
		s.forms[id] = e
	}
}

// knownField reports whether the page has such a field.
func knownField(id string) bool {
	_, known := fieldVerbs[id]
	return known || strings.HasPrefix(id, "param-") || strings.HasPrefix(id, "with-") || id == "preset" || id == "digits" || id == "level"
}

// fieldVerbs are the fields that are only read when their form is sent.
var fieldVerbs = map[string]bool{
	"seek-to": true, "seek-by": true, "verify-n": true, "own-v": true, "goto-n": true, "export-count": true, "export-column": true,
	"figure-width": true, "figure-scale": true, "figure-caption": true, "identify-terms": true,
	"words-of": true, "words-kind": true, "words-digits": true, "columns-to": true,
	"boxes-side": true, "boxes-share": true, "boxes-seed": true, "boxes-count": true,
	"sweep-across": true, "sweep-up": true, "sweep-number": true, "sweep-n": true, "limits-rows": true,
	"values-x": true, "values-y": true, "values-count": true, "sum-parts": true,
	"vector-from": true, "vector-to": true, "design-kind": true, "design-text": true,
	"match-start": true, "match-low": true, "match-high": true, "match-side": true, "match-rate": true, "match-to": true,
}

// does does what a verb says and reports whether that is one; see the elements with
// data-do in package show.
func (s *State) does(e Do) bool {
	switch e.Verb {
	case "open":
		s.openPage(e.Arg)
	case "close":
		s.Panels.openDialog("")
	case "panel":
		s.fold(e.Arg)
	case "more-moves":
		s.Panels.moreMoves()
	case "search":
		s.Panels.Search = clip(e.Value, 200)
	case "letters":
		s.setKeys(s.Panels.NoKeys)
	case "view":
		s.setViewWord(e.Arg)
	case "theme":
		s.setTheme(e.Value)
	case "show":
		s.showLayer(e.Arg)
	case "projector":
		s.setProjector(!s.Address.Projector)
	case "share":
		s.share()
	case "fullscreen":
		s.fullScreen()
	case "zoom-in":
		s.command(viewport.ZoomIn)
	case "zoom-out":
		s.command(viewport.ZoomOut)
	case "fit":
		s.command(viewport.FitAll)
	case "one":
		s.command(viewport.ActualSize)
	case "skip":
		s.do(Focus{"canvas"})
	case "param":
		s.parameter(e.Arg, e.Value, e.Done)
	case "play":
		s.play(e.Value)
	case "preset":
		s.preset(e.Value, e.Done)
	case "pick":
		s.fold("pick")
	case "axis":
		s.setAxis(e.Arg, e.Value)
	case "digits":
		s.digits(e.Value)
	case "beside":
		s.chooseBeside(e.Value)
	case "with":
		s.chooseWith(e.Value)
	case "with-value":
		s.withValue(e.Arg, e.Value, e.Done)
	case "way":
		s.setWay(e.Value)
	case "level":
		s.setLevel(e.Value)
	case "swap":
		s.swap()
	case "pin":
		s.pinText(e.Arg)
	case "unpin":
		s.unpin()
	case "try":
		s.tryMove(e.Arg)
	case "match":
		s.playMode()
	case "begin":
		s.begin(e.Value)
	case "move":
		s.typedMove()
	case "forbid":
		s.forbid()
	case "leave":
		s.leave(e.Arg, e.Value)
	case "undo":
		s.undo()
	case "hint":
		s.hint()
	case "reveal":
		s.Match.Open = !s.Match.Open
	case "replay":
		s.replay(e.Arg)
	case "stop":
		s.stopMatch()
	case "puzzles":
		s.makePuzzles()
	case "further":
		s.further()
	case "cancel":
		s.cancel()
	case "dismiss":
		s.note()
	case "restart":
		s.restart()
	case "seek":
		s.seek()
	case "verify":
		s.verify()
	case "study":
		s.study()
	case "settle":
		s.proveGame()
	case "lab-identify":
		s.identify()
	case "lab-words":
		s.runLab("words")
	case "lab-columns":
		s.runLab("columns")
	case "lab-values":
		s.runLab("values")
	case "save-values":
		s.saveValues()
	case "sum":
		s.sum()
	case "lab-boxes":
		s.runLab("boxes")
	case "lab-limits":
		s.runLab("limits")
	case "lab-sweep":
		s.runLab("sweep")
	case "copy-sweep":
		s.copySweep()
	case "proof":
		s.proofFile(e.Arg)
	case "own":
		s.own()
	case "goto":
		s.gotoRow()
	case "figure":
		s.figureVerb(e.Arg)
	case "export":
		s.export(cmp.Or(e.Arg, e.Value))
	case "vector":
		s.examine()
	case "example":
		s.example(e.Arg)
	case "design":
		s.design()
	case "recompute":
		s.recompute(e.Arg)
	case "lecture":
		s.lectureVerb(e.Arg)
	case "add-step":
		s.addStep()
	case "edit-step":
		s.editStep(e.Arg, e.Value)
	case "send-talk":
		s.shareLecture()
	case "save-talk":
		s.saveLecture()
	case "prove":
		s.proveErratum(e.Arg)
	default:
		if !fieldVerbs[e.Verb] {
			return false
		}
		s.typed(e.Verb, e.Value)
		if e.Verb == "design-kind" {
			delete(s.forms, "design-text")
		}
	}
	return true
}

func clip(text string, most int) string {
	if len(text) > most {
		return text[:most]
	}
	return text
}

// openPage opens a dialog, and in it a place: "notes note-3".
func (s *State) openPage(arg string) {
	name, place, _ := strings.Cut(arg, " ")
	if !slices.Contains(dialogs, name) {
		return
	}
	s.Panels.openDialog(name)
	s.Panels.set("actions", false)
	if place != "" {
		s.do(Reveal{place})
	}
}

// fold opens or folds a part of the page.
func (s *State) fold(name string) {
	switch {
	case name == "match":
		s.playMode()
	case knownDrawer(name):
		s.Panels.set(name, !s.Panels.Open(name))
	}
}

func (s *State) setTheme(word string) {
	if word == "" || slices.ContainsFunc(raster.Palettes(), func(p *raster.Palette) bool { return p.Name == word }) {
		s.Address.Theme = word
		s.changedLooks()
	}
}

func (s *State) showLayer(layer string) {
	if slices.Contains(link.Layers, layer) {
		s.Address.SetShow(layer, !s.Address.Shows(layer))
		s.Table.difference = s.Paired() && s.Address.Shows("difference")
		s.changedLooks()
	}
}

// share copies the link.
func (s *State) share() {
	s.writeLink(s.past.push)
	s.do(Copy{s.past.written})
}

// restart begins anew after the solver was given up.
func (s *State) restart() {
	s.note()
	s.orders(s.loop.desk.Retry(s.loop.now))
}

// pinText pins a position that a button names, and shows it on the map when it
// is not in view.
func (s *State) pinText(arg string) {
	at, ok := numbersOf(strings.Split(arg, ","))
	if !ok || !s.isPosition(at) || len(arg) > 2*viewport.MaxDigits {
		return
	}
	s.Hand.Keyboard = false
	if s.OnPositions() {
		s.visit(at)
		return
	}
	s.pin(at)
}

// recompute computes a printed table.
func (s *State) recompute(number string) {
	if i, ok := paperNumber(number); ok {
		s.papersTask("recompute "+number, &protocol.Recompute{Table: i})
	}
}

// proveErratum computes the evidence for a note.
func (s *State) proveErratum(number string) {
	if i, ok := paperNumber(number); ok {
		s.papersTask("prove "+number, &protocol.Prove{Erratum: i})
	}
}

// paperNumber reads the number of a table or a note; the worker knows whether
// there is one.
func paperNumber(text string) (n uint64, ok bool) {
	n, err := strconv.ParseUint(text, 10, 16)
	return n, err == nil && text == strconv.FormatUint(n, 10)
}

// papersTask asks what is about the papers and no game.
func (s *State) papersTask(name string, body protocol.Body) {
	s.task(name, "", ask.New("papers", body))
	if t := s.tasks.asked[name]; t != nil {
		t.about = ""
	}
}
