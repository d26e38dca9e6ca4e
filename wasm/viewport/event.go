package viewport

// A Kind says what happened to a pointer, the wheel or a key.
type Kind uint8

// The kinds of event.
const (
	Down   Kind = iota // a pointer was pressed
	Move               // a pointer moved, pressed or not
	Up                 // a pointer was released
	Cancel             // the browser took the pointer away (pointercancel, lost capture)
	Wheel
	Key // a key went down
)

// An Event is an event of the browser in plain data. X and Y are CSS pixels
// from the upper left corner of the canvas.
type Event struct {
	Kind    Kind
	Pointer int     // pointerId
	Touch   bool    // a finger, not a mouse or pen
	X, Y    float64 // of pointers and the wheel
	Buttons int     // pressed now, as the DOM counts: 1 primary, 2 secondary, 4 middle

	Modifiers
	Turn
	Key  string  // as the DOM names it: "ArrowLeft", "+"
	Time float64 // milliseconds, from any beginning
}

// Modifiers are the keys that are held down meanwhile.
type Modifiers struct{ Shift, Ctrl, Alt, Meta bool }

// A Turn is how far the wheel was turned, in units of Mode, which is the DOM's
// deltaMode: 0 pixels, 1 lines, 2 pages.
type Turn struct {
	DeltaX, DeltaY float64
	Mode           int
}

// A Result says what became of an event.
type Result struct {
	Handled bool    // it belongs to the map: the browser should do nothing else with it
	Changed bool    // the view changed, or has started to move
	Hover   bool    // a pointer is over (X, Y) and nothing is being dragged
	Click   bool    // (X, Y) was clicked or tapped
	Box     bool    // a zoom box is being drawn: Gestures.Box has its corners
	X, Y    float64 // for Hover and Click
}
