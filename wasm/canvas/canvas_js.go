//go:build js

package canvas

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// Element is the canvas in the page, its id "canvas". The engine made it; it
// stands after the bar, fills the window, can be focused, has a role
// and a label, and leaves touches to the page. Its focus ring is the style
// sheet's (#canvas:focus-visible).
func Element() js.Value {
	return js.Global().Get("document").Call("querySelector", "canvas#canvas")
}

// Wake asks for a frame. Any number of calls before that frame make one; a call
// during the frame makes the next, which is how things ease.
func Wake() { js.Global().Get("atlasFrame").Call("wake") }

// Ratio is device pixels a CSS pixel, as it was when the page was loaded. The
// engine never reads it again: when it changes, the page must be loaded anew.
func Ratio() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// Start draws frames for ever, one for each Wake (and one for each change of
// the window's size); it returns only with an error, such as a missing WebGL 2.
// frame is asked for the scene each time; nil repeats the last one.
//
// label is what a screen reader calls the canvas.
func Start(label string, frame func() *Scene) error {
	document := js.Global().Get("document")
	adopt(document, label)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	// Unfocused, because a page must not take the focus from its address bar;
	// transparent, because the engine would paint the body black.
	return ebiten.RunGameWithOptions(&loop{frame: frame}, &ebiten.RunGameOptions{
		InitUnfocused:     true,
		ScreenTransparent: true,
	})
}

// adopt turns the canvas that the engine appended to the body into ours.
func adopt(document js.Value, label string) {
	list := document.Call("querySelectorAll", "body > canvas")
	canvas := list.Index(list.Length() - 1)
	canvas.Set("id", "canvas")
	canvas.Call("setAttribute", "tabindex", "0")
	// Application: arrow keys and letters go to the map, not to the reader.
	canvas.Call("setAttribute", "role", "application")
	canvas.Call("setAttribute", "aria-label", label)
	if bar := document.Call("getElementById", "bar"); bar.Truthy() {
		bar.Call("after", canvas) // by Tab the map comes before the long list
	}
	js.Global().Get("atlasEngine").Call("fit", canvas)
	style := canvas.Get("style")
	style.Set("outline", "") // the engine forbids the focus ring
	style.Set("position", "fixed")
	style.Set("inset", "0")
	style.Set("touchAction", "none")
}

// loop is what the engine runs.
type loop struct {
	frame  func() *Scene
	scene  *Scene
	screen screen
}

func (l *loop) Update() error { return nil }

// Layout is the size of the engine's own picture, which it would stretch over the
// canvas. We draw on the canvas itself: one pass over all pixels less.
func (l *loop) Layout(int, int) (int, int) { return 1, 1 }

// Draw changes that picture, without which the engine would take the frame for
// the same as the last and not show it.
func (l *loop) Draw(picture *ebiten.Image) { picture.Clear() }

// DrawFinalScreen draws on the canvas, which has w×h device pixels.
func (l *loop) DrawFinalScreen(target ebiten.FinalScreen, _ *ebiten.Image, _ ebiten.GeoM) {
	if s := l.frame(); s != nil {
		l.scene = s
	}
	if l.scene == nil {
		return
	}
	if l.screen.target == nil {
		// The engine made the body transparent; its colour is the style sheet's.
		js.Global().Get("document").Get("body").Get("style").Set("backgroundColor", "")
	}
	size := target.Bounds()
	l.screen.begin(target)
	paint(&l.screen, float64(size.Dx()), float64(size.Dy()), Ratio(), l.scene)
	l.screen.flush()
}
