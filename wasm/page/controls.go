//go:build js

package main

import (
	"strings"
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// The words of links for the two views.
const (
	viewMap   = "map"
	viewTable = "table"
)

// listenToControls has the forms and buttons change the state.
func (a *app) listenToControls() {
	game := dom.Query("#game")
	for _, element := range []js.Value{game, dom.Query("#play"), dom.Query("#preset")} {
		dom.Listen(element, "change", dom.Options{}, func(js.Value) { a.fromForm(true) })
	}
	for _, input := range dom.QueryAll(dom.Query("#panel"), "fieldset.params input") {
		dom.Listen(input, "input", dom.Options{}, func(js.Value) { a.fromForm(false) })
		dom.Listen(input, "change", dom.Options{}, func(js.Value) { a.fromForm(true) })
	}
	for _, box := range dom.QueryAll(dom.Query("#layers"), "input[name=show]") {
		dom.Listen(box, "change", dom.Options{}, func(js.Value) { a.layersFromForm() })
	}
	for _, radio := range dom.QueryAll(dom.Global("document"), "input[name=view]") {
		dom.Listen(radio, "change", dom.Options{}, func(js.Value) {
			if radio.Get("checked").Bool() {
				a.setView(radio.Get("value").String())
			}
		})
	}
	dom.Listen(dom.Query("#theme"), "change", dom.Options{}, func(js.Value) { a.setTheme(dom.Query("#theme").Get("value").String()) })
	dom.Listen(dom.Query("#digits"), "input", dom.Options{}, func(js.Value) { a.showBeams() })
	for id, f := range map[string]func(){
		"zoom-in":    func() { a.command(viewport.ZoomIn) },
		"zoom-out":   func() { a.command(viewport.ZoomOut) },
		"fit":        func() { a.command(viewport.FitAll) },
		"one":        func() { a.command(viewport.ActualSize) },
		"fullscreen": a.fullScreen,
		"projector":  func() { a.setProjector(!a.state.Projector) },
		"share":      a.share,
		"cancel":     a.cancelWork,
		"further":    a.further,
	} {
		dom.Listen(dom.Query("#"+id), "click", dom.Options{}, func(js.Value) { f() })
	}
	dom.Listen(dom.Query("#verify"), "submit", dom.Options{}, func(js.Value) { a.verify() })
	dom.Listen(dom.Query("#study"), "submit", dom.Options{}, func(js.Value) { a.study() })
	dom.Listen(dom.Query("#goto"), "submit", dom.Options{}, func(js.Value) { a.table.goTo(dom.Query("#goto-n").Get("value").String()) })
}

// fromForm reads the game from its form. While a person is still typing, only
// values that are right are taken; when done, the nearest is, and what was
// wrong is said.
func (a *app) fromForm(done bool) {
	id := dom.Query("#game").Get("value").String()
	values := map[string]string{"game": id, "play": dom.Query("#play").Get("value").String()}
	for _, input := range a.paramInputs(id) {
		values[input.Get("name").String()] = strings.TrimSpace(input.Get("value").String())
	}
	preset := strings.TrimSpace(dom.Query("#preset").Get("value").String())
	if e := catalog.Find(id); preset != "" && (e == nil || e.Default().Piles == nil) {
		values["preset"] = preset
	}
	g, problems := catalog.Parse(values)
	if len(problems) > 0 && !done {
		return
	}
	a.noticeProblems(problems)
	a.setGame(g)
	if done {
		a.toForm()
	}
}

func (a *app) paramInputs(id string) []js.Value {
	return dom.QueryAll(dom.Query("#panel"), `fieldset.params[data-game="`+id+`"] input`)
}

// toForm writes the state into the forms.
func (a *app) toForm() {
	g := a.game()
	dom.Query("#game").Set("value", g.Entry.ID)
	dom.Query("#play").Set("value", g.Play.String())
	values := g.Values()
	for _, input := range a.paramInputs(g.Entry.ID) {
		input.Set("value", values[input.Get("name").String()])
	}
	dom.Query("#preset").Set("value", "")
	if g.Preset != nil {
		dom.Query("#preset").Set("value", g.Preset.String())
	}
	for _, box := range dom.QueryAll(dom.Query("#layers"), "input[name=show]") {
		box.Set("checked", a.state.Shows(box.Get("value").String()))
	}
	for _, radio := range dom.QueryAll(dom.Global("document"), "input[name=view]") {
		radio.Set("checked", radio.Get("value").String() == a.state.View)
	}
	dom.Query("#theme").Set("value", a.state.Theme)
	root := dom.Global("document").Get("documentElement").Get("dataset")
	root.Set("view", a.state.View)
	a.pilesToForm()
	setFlag(root, "projector", a.state.Projector)
	dom.SetAttr(dom.Query("#projector"), "aria-pressed", map[bool]string{true: "true", false: "false"}[a.state.Projector])
	setTheme(root, a.state.Theme)
	dom.Global("document").Set("title", g.Name()+" · Wythoff Atlas")
}

func setFlag(dataset js.Value, name string, on bool) {
	if on {
		dataset.Set(name, "")
	} else {
		dataset.Delete(name)
	}
}

func setTheme(dataset js.Value, theme string) {
	if theme == "" {
		dataset.Delete("theme")
	} else {
		dataset.Set("theme", theme)
	}
}

// palette is the one of the theme, or the system's when there is none.
func (a *app) palette() *raster.Palette {
	if a.state.Projector && a.state.Theme == "" {
		return &raster.Contrast
	}
	for _, p := range raster.Palettes() {
		if p.Name == a.state.Theme {
			return p
		}
	}
	if a.darkRoom {
		return &raster.Dark
	}
	return &raster.Light
}

// setGame shows another game, from the same place.
func (a *app) setGame(g *catalog.Game) {
	if g.Link() == a.game().Link() {
		return
	}
	if a.state.View == link.DefaultView(a.game()) {
		a.state.View = link.DefaultView(g)
	}
	a.state.Game, a.state.Row, a.state.Vector, a.state.Axes = g, nil, nil, [2]int{}
	a.gameChanged()
	a.layout()
	a.pushLink()
}

func (a *app) setView(view string) {
	a.state.View = view
	a.measurePlot()
	a.stateChanged()
	a.layout()
}

func (a *app) toggleTable() {
	if a.state.View == viewTable {
		a.setView(viewMap)
	} else {
		a.setView(viewTable)
	}
}

func (a *app) setTheme(theme string) {
	a.state.Theme = theme
	a.stateChanged()
}

// setProjector switches to large type, thick lines and no panels, or back.
func (a *app) setProjector(on bool) {
	a.state.Projector = on
	a.stateChanged()
	a.layout()
}

func (a *app) layersFromForm() {
	for _, box := range dom.QueryAll(dom.Query("#layers"), "input[name=show]") {
		a.state.SetShow(box.Get("value").String(), box.Get("checked").Bool())
	}
	a.stateChanged()
}

func (a *app) command(c viewport.Command) {
	if a.state.View == viewTable {
		a.table.command(c)
		return
	}
	if a.gestures.Do(a.view, c, now()) {
		a.moved()
	}
}

func (a *app) fullScreen() {
	document := dom.Global("document")
	if document.Get("fullscreenElement").Truthy() {
		document.Call("exitFullscreen")
		return
	}
	request := document.Get("documentElement").Get("requestFullscreen")
	if request.Truthy() {
		document.Get("documentElement").Call("requestFullscreen").Call("catch", a.ignore)
	}
}

// share copies the link and says so on its button.
func (a *app) share() {
	a.writeLink()
	button := dom.Query("#share")
	address := dom.Global("location").Get("href")
	confirm := func(words string) {
		dom.SetText(button, words)
		dom.SetText(dom.Query("#live"), words)
		dom.After(1600, func() { dom.SetText(button, "Share") })
	}
	clipboard := dom.Global("navigator").Get("clipboard")
	if !clipboard.Truthy() { // not a secure context
		a.notice("Copy the address of this page: it holds the whole view.")
		return
	}
	go func() {
		if _, err := dom.Await(clipboard.Call("writeText", address)); err != nil {
			a.notice("The browser did not allow copying. The address of this page holds the whole view: copy that.")
			return
		}
		confirm("Copied")
	}()
}

// notice says on the page what was wrong, a paragraph a sentence; none takes
// the notice away.
func (a *app) notice(sentences ...string) {
	text := dom.Query("#notice-text")
	text.Call("replaceChildren")
	for _, words := range sentences {
		text.Call("append", dom.New("p", "", words))
	}
	dom.Show(dom.Query("#notice"), len(sentences) > 0)
}

// noticeProblems says what could not be taken of a link or a form.
func (a *app) noticeProblems(problems []catalog.Problem) {
	var sentences []string
	for _, p := range problems {
		sentences = append(sentences, p.String())
	}
	a.notice(sentences...)
}
