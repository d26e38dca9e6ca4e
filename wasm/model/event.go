package model

import (
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/viewport"
)

// An Event is something that happened to the page. Whatever is in one may be
// hostile. It is one of these types.
type Event any

type (
	// Pointer is a pointer over the map or the table, or the wheel.
	Pointer struct{ viewport.Event }

	// Leave says that no pointer is over the map or the table any more.
	Leave struct{}

	// Rescaled says that the screen has another ratio of pixels, which needs a
	// new page: the link says all of this one.
	Rescaled struct{}

	// Key is a key that went down.
	Key struct {
		Key  string // as the DOM names it: "ArrowLeft", "ф"
		Code string // the place on the keyboard: "KeyA"
		In   Place
		Shift, Ctrl, Alt, Meta,
		AltGraph bool
	}

	// Do is what a person did to an element that carries a verb: pressed it,
	// chose, typed, sent the form.
	Do struct {
		Verb, Arg, Value string
		Fields           map[string]string // of a form: the texts of its fields, by their ids
		Done             bool              // a change or a form sent, and no single keystroke
	}

	// Follow is a click on a link to another state of the page.
	Follow struct{ Fragment string }

	// Resize tells the room that the page has, at the beginning and whenever it
	// changes.
	Resize struct {
		Room
		Panels []Panel // what covers the window
	}

	// Hash says that the address is another, by Back, Forward or by hand.
	Hash struct{ Fragment string }

	// Heard is a message of the worker.
	Heard struct{ Data []byte }

	// Died says that the worker ended, and why if that is known.
	Died struct{ Why string }

	// Tick says that the time of [State.Next] has come.
	Tick struct{}

	// Frame says that a frame is about to be drawn. LastFirst is how far the
	// columns of the table that was drawn last can be scrolled.
	Frame struct{ LastFirst int }

	// Seen tells which small maps are on the screen, by their games.
	Seen struct{ Pictures []string }

	// Call is a call of a script; see [Return].
	Call struct {
		ID     uint64
		Method string
		Args   []string
	}

	// Hosted tells the address of the page, without its fragment.
	Hosted struct{ Base string }

	// Copied says whether the link could be copied.
	Copied struct{ OK bool }

	// Dropped is a file that was dropped on the page.
	Dropped struct{ Text string }

	// Remembered is what the browser has kept from the last visit; see [Remember].
	Remembered struct{ Name, Text string }

	// Failed is something that went wrong in the browser, in a sentence.
	Failed struct{ Words string }
)

// A Place is where on the page a key went down.
type Place uint8

const (
	InMap     Place = iota // the canvas, or nothing in particular
	InField                // something that text is typed into
	InControl              // a button or the like, which Enter presses
	InDialog
)

// A Room is the window and what the system says about it.
type Room struct {
	W, H, Ratio float64 // CSS pixels, and device pixels to one of them
	Scale       float64 // of text, as the browser's setting has it; 1 is usual

	Free   canvas.Rect // what no panel covers: where the map is read, or else the table
	Beside canvas.Rect // where the table is when both are shown; empty when it has Free

	Sheet         bool // the window is small: panels are sheets
	Dark          bool // the system prefers dark
	Still         bool // and no motion
	Embedded      bool // in another page
	CanFullScreen bool
	FullScreen    bool
}

// A Panel covers a part of the window.
type Panel = viewport.Panel
