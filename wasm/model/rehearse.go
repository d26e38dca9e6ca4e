package model

import (
	"time"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// Rehearsed is a state of its own in which somebody has pressed on the map of this
// game and the answer has come; nil as long as that of the rehearsal has not. Who
// shows it to nobody has run all that a reading takes, which a browser compiles when
// it runs for the first time: that takes longer than a reading may.
func (s *State) Rehearsed() *State {
	known := s.look(s.rehearsal())
	if known.Status != ask.Answered {
		return nil
	}
	r := New()
	r.Begin(0)
	r.Update(0, Heard{protocol.Encode(protocol.Message{Body: &protocol.Ready{}})})
	r.Update(0, Resize{Room: s.Room, Panels: s.Panels.cover})
	r.Update(0, Hash{"#" + s.Fragment()})
	// The left quarter may be covered, the middle by a sheet or a table.
	x, y := s.Room.W/2, s.Room.H/4
	var asked []Effect
	for i, kind := range []viewport.Kind{viewport.Move, viewport.Down, viewport.Up} {
		buttons := 0
		if kind == viewport.Down {
			buttons = 1
		}
		at := time.Duration(i+1) * 10 * time.Millisecond
		asked = append(asked, r.Update(at, Pointer{Event: viewport.Event{Kind: kind, X: x, Y: y, Buttons: buttons, Time: float64(at.Milliseconds())}})...)
	}
	for _, e := range asked {
		post, ok := e.(Post)
		if !ok {
			continue
		}
		m, err := protocol.Decode(post.Data)
		if _, read := m.Body.(*protocol.Inspect); err == nil && read {
			r.Update(time.Second, Heard{protocol.Encode(protocol.Message{ID: m.ID, Body: known.Body})})
		}
	}
	return r
}
