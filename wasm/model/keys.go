package model

import (
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"

	"wythoffatlas/wasm/viewport"
)

// key takes a key pressed anywhere on the page. In a field or a dialog keys have
// their own meaning; with Ctrl, Alt, Meta or AltGr they are the browser's or
// write a character.
func (s *State) key(e Key) {
	if e.In == InField || e.In == InDialog || e.Ctrl || e.Alt || e.Meta || e.AltGraph {
		return
	}
	name := keyName(e)
	if (name == "Enter" || name == " ") && e.In == InControl {
		return // it presses the control
	}
	if utf8.RuneCountInString(name) == 1 && s.Panels.NoKeys && name != " " {
		return
	}
	if s.shortcut(name, e.Shift) {
		s.do(Prevent{})
	}
}

// setKeys lets keys of a single letter do something or nothing, as some who speak to
// their browser need it, and keeps that.
func (s *State) setKeys(on bool) {
	s.Panels.NoKeys = !on
	text := ""
	if !on {
		text = "off"
	}
	s.do(Remember{keptKeys, text})
}

// What a browser keeps from one visit to the next.
const (
	keptLecture = "lecture" // that is being made
	keptKeys    = "keys"    // "off", or nothing
)

// Kept are the names of what a browser keeps.
func Kept() []string { return []string{keptLecture, keptKeys} }

// kept takes what the browser has kept.
func (s *State) kept(e Remembered) {
	switch e.Name {
	case keptLecture:
		s.remembered(e.Text)
	case keptKeys:
		s.Panels.NoKeys = e.Text == "off"
	}
}

// keyName is the key as shortcuts call it. Letters are those on the keys of a
// Latin keyboard, whatever the layout writes, and Caps Lock makes no difference.
func keyName(e Key) string {
	r, size := utf8.DecodeRuneInString(e.Key)
	if size == 0 || size < len(e.Key) || !unicode.IsLetter(r) {
		return e.Key
	}
	if letter, ok := strings.CutPrefix(e.Code, "Key"); ok && r > unicode.MaxASCII && len(letter) == 1 {
		return strings.ToLower(letter)
	}
	return strings.ToLower(e.Key)
}

// shortcut does what a key stands for and reports whether it stands for
// anything.
func (s *State) shortcut(name string, shift bool) bool {
	if s.lectureKey(name, shift) || s.boardKey(name, shift) {
		return true
	}
	switch name {
	case "f":
		s.fullScreen()
	case "p":
		s.setProjector(!s.Address.Projector)
	case "?":
		s.Panels.openDialog("keys")
	case "t":
		s.toggleTable()
	case "m":
		s.playMode()
	case "g":
		s.askWhere()
	default:
		if s.onTable() {
			return s.Table.key(s, name)
		}
		return s.mapKey(name, shift)
	}
	return true
}

// onTable reports whether keys and commands are for the table.
func (s *State) onTable() bool {
	return s.Tabled() && (!s.Mapped() || s.Hand.OnTable)
}

// mapKey moves the cursor where squares are large enough to be told apart, and
// else the map.
func (s *State) mapKey(name string, shift bool) bool {
	event := viewport.Event{Kind: viewport.Key, Key: name, Time: s.milliseconds(), Modifiers: viewport.Modifiers{Shift: shift}}
	switch name {
	case "Enter", " ":
		s.Hand.Keyboard = true
		s.pinCursor()
		return true
	case "Escape":
		if !s.gesture(event).Handled {
			s.escape()
		}
		return true
	}
	if step, ok := arrows[name]; ok && s.Map.View.Cell() >= cursorFrom {
		s.Hand.Keyboard = true
		far := int64(1)
		if shift {
			far = 10
		}
		s.stepCursor(far*step.x, far*step.y)
		return true
	}
	handled := s.gesture(event).Handled
	if handled {
		s.Hand.Keyboard = true
		s.setCursor()
	}
	return handled
}

// pinCursor pins the point that the keyboard reads.
func (s *State) pinCursor() {
	switch c := s.Hand.Cursor; {
	case c == nil:
		s.setCursor()
	case s.Vectors():
		s.pinPoint(c)
	case s.Playing():
		s.tryPlay([]*big.Int{new(big.Int).Set(c[0]), new(big.Int).Set(c[1])})
	case s.Picking():
		s.pick(c)
	default:
		s.pin([]*big.Int{new(big.Int).Set(c[0]), new(big.Int).Set(c[1])})
	}
}

// cursorFrom is the side of a square in CSS pixels from which on arrow keys go
// from square to square.
const cursorFrom = 8

var arrows = map[string]struct{ x, y int64 }{
	"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowDown": {0, -1}, "ArrowUp": {0, 1},
}

// askWhere puts the person into the form that goes places.
func (s *State) askWhere() {
	field := "seek-to"
	switch {
	case s.onTable():
		field = "goto-n"
	case s.Vectors():
		field = "vector-from"
	}
	s.Panels.set("list", true)
	s.Panels.set("tools", true)
	s.do(Focus{field})
}

// toggleTable shows the table in place of the map, or the map.
func (s *State) toggleTable() {
	if s.Address.View == viewTable {
		s.setViewWord(viewMap)
	} else {
		s.setViewWord(viewTable)
	}
}
