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
	if f := verbs[e.Verb]; f != nil {
		f(s, e)
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

// verbs are what a hand can do with the elements of the page.
var verbs map[string]func(*State, Do)

func init() { // an initialiser would refer to itself
	verbs = map[string]func(*State, Do){
		"open":         func(s *State, e Do) { s.openPage(e.Arg) },
		"close":        func(s *State, _ Do) { s.Panels.openDialog("") },
		"panel":        func(s *State, e Do) { s.fold(e.Arg) },
		"search":       func(s *State, e Do) { s.Panels.Search = clip(e.Value, 200) },
		"letters":      func(s *State, _ Do) { s.setKeys(s.Panels.NoKeys) },
		"view":         func(s *State, e Do) { s.setViewWord(e.Arg) },
		"theme":        func(s *State, e Do) { s.setTheme(e.Value) },
		"show":         func(s *State, e Do) { s.showLayer(e.Arg) },
		"projector":    func(s *State, _ Do) { s.setProjector(!s.Address.Projector) },
		"share":        func(s *State, _ Do) { s.share() },
		"fullscreen":   func(s *State, _ Do) { s.fullScreen() },
		"zoom-in":      func(s *State, _ Do) { s.command(viewport.ZoomIn) },
		"zoom-out":     func(s *State, _ Do) { s.command(viewport.ZoomOut) },
		"fit":          func(s *State, _ Do) { s.command(viewport.FitAll) },
		"one":          func(s *State, _ Do) { s.command(viewport.ActualSize) },
		"skip":         func(s *State, _ Do) { s.do(Focus{"canvas"}) },
		"param":        func(s *State, e Do) { s.parameter(e.Arg, e.Value, e.Done) },
		"play":         func(s *State, e Do) { s.play(e.Value) },
		"preset":       func(s *State, e Do) { s.preset(e.Value, e.Done) },
		"pick":         func(s *State, _ Do) { s.fold("pick") },
		"axis":         func(s *State, e Do) { s.setAxis(e.Arg, e.Value) },
		"digits":       func(s *State, e Do) { s.digits(e.Value) },
		"beside":       func(s *State, e Do) { s.chooseBeside(e.Value) },
		"with":         func(s *State, e Do) { s.chooseWith(e.Value) },
		"with-value":   func(s *State, e Do) { s.withValue(e.Arg, e.Value, e.Done) },
		"way":          func(s *State, e Do) { s.setWay(e.Value) },
		"level":        func(s *State, e Do) { s.setLevel(e.Value) },
		"swap":         func(s *State, _ Do) { s.swap() },
		"pin":          func(s *State, e Do) { s.pinText(e.Arg) },
		"unpin":        func(s *State, _ Do) { s.unpin() },
		"try":          func(s *State, e Do) { s.tryMove(e.Arg) },
		"match":        func(s *State, _ Do) { s.playMode() },
		"begin":        func(s *State, e Do) { s.begin(e.Value) },
		"move":         func(s *State, _ Do) { s.typedMove() },
		"forbid":       func(s *State, _ Do) { s.forbid() },
		"leave":        func(s *State, e Do) { s.leave(e.Arg, e.Value) },
		"undo":         func(s *State, _ Do) { s.undo() },
		"hint":         func(s *State, _ Do) { s.hint() },
		"reveal":       func(s *State, _ Do) { s.Match.Open = !s.Match.Open },
		"replay":       func(s *State, e Do) { s.replay(e.Arg) },
		"stop":         func(s *State, _ Do) { s.stopMatch() },
		"puzzles":      func(s *State, _ Do) { s.makePuzzles() },
		"more":         func(s *State, _ Do) { s.fold("moves") },
		"further":      func(s *State, _ Do) { s.further() },
		"cancel":       func(s *State, _ Do) { s.cancel() },
		"dismiss":      func(s *State, _ Do) { s.note() },
		"restart":      func(s *State, _ Do) { s.restart() },
		"seek":         func(s *State, _ Do) { s.seek() },
		"verify":       func(s *State, _ Do) { s.verify() },
		"study":        func(s *State, _ Do) { s.study() },
		"settle":       func(s *State, _ Do) { s.proveGame() },
		"lab-identify": func(s *State, _ Do) { s.identify() },
		"lab-words":    func(s *State, _ Do) { s.runLab("words") },
		"lab-columns":  func(s *State, _ Do) { s.runLab("columns") },
		"lab-values":   func(s *State, _ Do) { s.runLab("values") },
		"save-values":  func(s *State, _ Do) { s.saveValues() },
		"sum":          func(s *State, _ Do) { s.sum() },
		"lab-boxes":    func(s *State, _ Do) { s.runLab("boxes") },
		"lab-limits":   func(s *State, _ Do) { s.runLab("limits") },
		"lab-sweep":    func(s *State, _ Do) { s.runLab("sweep") },
		"copy-sweep":   func(s *State, _ Do) { s.copySweep() },
		"proof":        func(s *State, e Do) { s.proofFile(e.Arg) },
		"own":          func(s *State, _ Do) { s.own() },
		"goto":         func(s *State, _ Do) { s.gotoRow() },
		"figure":       func(s *State, e Do) { s.figureVerb(e.Arg) },
		"export":       func(s *State, e Do) { s.export(cmp.Or(e.Arg, e.Value)) },
		"vector":       func(s *State, _ Do) { s.examine() },
		"example":      func(s *State, e Do) { s.example(e.Arg) },
		"design":       func(s *State, _ Do) { s.design() },
		"recompute":    func(s *State, e Do) { s.recompute(e.Arg) },
		"lecture":      func(s *State, e Do) { s.lectureVerb(e.Arg) },
		"add-step":     func(s *State, _ Do) { s.addStep() },
		"edit-step":    func(s *State, e Do) { s.editStep(e.Arg, e.Value) },
		"send-talk":    func(s *State, _ Do) { s.shareLecture() },
		"save-talk":    func(s *State, _ Do) { s.saveLecture() },
		"prove":        func(s *State, e Do) { s.proveErratum(e.Arg) },
	}
	for id := range fieldVerbs {
		if verbs[id] == nil {
			verbs[id] = func(s *State, e Do) {
				s.typed(id, e.Value)
				if id == "design-kind" {
					delete(s.forms, "design-text")
				}
			}
		}
	}
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
