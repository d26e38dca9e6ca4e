package model

import (
	"slices"

	"wythoffatlas/wasm/protocol"
)

// Panels are the parts of the page that can be opened and folded.
type Panels struct {
	open   map[string]bool
	Search string  // what is typed into the gallery
	NoKeys bool    // keys of a single letter do nothing
	moves  uint64  // how many winning moves of the pinned position are asked for; 0 is the usual number
	cover  []Panel // what covers the window, as it was measured last
}

var dialogs = []string{"gallery", "tables", "notes", "keys", "figure", "lectures", "words", "diagram"}

// Dialogs are the dialogs: at most one is open.
func Dialogs() []string { return dialogs }

// drawers are what else can be opened, each by itself.
var drawers = []string{"list", "why", "tools", "labs", "slopes", "decrees", "digits", "numeration", "moves", "options", "match", "puzzles", "pick", "seek", "verify", "study", "actions", "edge", "steps", "automaton", "worker"}

func newPanels() Panels { return Panels{open: map[string]bool{"list": true}} }

// Open reports whether a part is open.
func (p *Panels) Open(name string) bool { return p.open[name] }

// Dialog is the dialog that is open, or "".
func (p *Panels) Dialog() string {
	for _, name := range dialogs {
		if p.open[name] {
			return name
		}
	}
	return ""
}

func (p *Panels) set(name string, open bool) {
	if open {
		p.open[name] = true
		return
	}
	delete(p.open, name)
	if name == "moves" {
		p.moves = 0
	}
}

// moreMoves asks for ten times as many winning moves of the pinned position.
func (p *Panels) moreMoves() {
	p.moves = min(protocol.MaxMoves, 10*max(protocol.UsualMoves, p.moves))
}

// openDialog opens one dialog in place of any other; "" closes all.
func (p *Panels) openDialog(name string) {
	for _, d := range dialogs {
		p.set(d, d == name)
	}
}

// knownDrawer reports whether a name is that of something to fold, so that no
// hostile one is kept.
func knownDrawer(name string) bool { return slices.Contains(drawers, name) }
