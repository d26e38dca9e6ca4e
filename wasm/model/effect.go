package model

import "wythoffatlas/wasm/canvas"

// An Effect is something to be done to the browser, in the order in which they
// come. What is shown and drawn is no effect: it follows from the state.
// It is one of these types.
type Effect any

type (
	StartWorker struct{}                          // make a worker, and hand what it says to [Heard]
	StopWorker  struct{}                          // end it; it says nothing any more
	Post        struct{ Data []byte }             // to the worker
	Wake        struct{}                          // draw a frame
	Prevent     struct{}                          // the browser does nothing else with the event
	Hold        struct{ Pointer int }             // keep the pointer while it is down
	Copy        struct{ Text string }             // and tell by [Copied]
	FullScreen  struct{}                          // enter or leave it
	Focus       struct{ ID string }               // put the focus there; "canvas" is the map
	Reload      struct{}                          // load the page anew
	Reveal      struct{ ID string }               // unfold an element and scroll it into view
	Download    struct{ Name, Type, Text string } // save a file

	// Remember has the browser keep a text by that name, one of [Kept], instead of any
	// before, and tell it by [Remembered] when the page is opened again; "" forgets.
	Remember struct{ Name, Text string }

	// OpenNotes opens a window for the notes of the speaker; TellNotes says what
	// stands in it, if it is open.
	OpenNotes struct{}
	TellNotes struct {
		Title string
		Lines []string
	}

	// WriteLink writes the fragment into the address: as a new entry of the
	// history, or in place of the present one.
	WriteLink struct {
		Fragment string // with its #
		Push     bool
	}

	// PutTile gives the canvas a tile of the map, EvictTile takes it back;
	// PutCarpet gives it a block of owners, ClearCarpet takes all back.
	PutTile struct {
		ID     canvas.TileID
		Shades []byte
	}
	EvictTile struct{ ID canvas.TileID }
	PutCarpet struct {
		Block     int64
		Sequences int
		Owners    []byte
	}
	ClearCarpet struct{}

	// Figure has the map drawn as a figure, as it is now: to be seen, saved under
	// a name, printed, or given to a call of a script.
	Figure struct {
		Use  FigureUse
		Call uint64
		Name string
		Picture
	}

	// Return settles a [Call]: with a value made of strings, []any,
	// map[string]any, bool and nil, or with a fault in words.
	Return struct {
		ID    uint64
		Value any
		Fault string
	}
)
