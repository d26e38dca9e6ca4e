package main

import (
	"strings"
	"syscall/js"
	"testing"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
)

// A fakeScope is a worker's global scope, seen from the page.
type fakeScope struct {
	js.Value
	posted chan protocol.Message
	told   []protocol.Message // which question runs, and that none does
}

func newScope(t *testing.T) *fakeScope {
	s := &fakeScope{Value: dom.Global("EventTarget").New(), posted: make(chan protocol.Message, 100)}
	s.Set("postMessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		m, err := protocol.Decode(dom.Bytes(args[0]))
		if err != nil {
			t.Error(err)
		}
		if !args[1].Index(0).Equal(args[0].Get("buffer")) {
			t.Error("a message was not transferred")
		}
		switch m.Body.(type) {
		case *protocol.Started, *protocol.Idle:
			s.told = append(s.told, m)
		default:
			s.posted <- m
		}
		return nil
	}))
	return s
}

func (s *fakeScope) ask(data []byte) {
	event := dom.Global("Event").New("message")
	event.Set("data", dom.Uint8Array(data))
	s.Call("dispatchEvent", event)
}

func TestServe(t *testing.T) {
	scope := newScope(t)
	ended := make(chan any)
	go func() {
		defer func() { ended <- recover() }()
		serve(scope.Value)
	}()
	if m := <-scope.posted; m.ID != 0 || m.Body.(*protocol.Ready) == nil {
		t.Fatalf("the first message is %T", m.Body)
	}

	scope.ask(protocol.Encode(protocol.Message{ID: 7, Body: &protocol.Outcomes{
		Game: "game=wythoff", Positions: []string{"1", "2"},
	}}))
	if m := <-scope.posted; m.ID != 7 || m.Body.(*protocol.Letters).Outcomes != "P" {
		t.Errorf("got %d: %+v", m.ID, m.Body)
	}

	scope.ask([]byte{protocol.Version + 1, 0, 0})
	if m := <-scope.posted; m.ID != 0 || !strings.Contains(m.Body.(*protocol.Error).Message, "version") {
		t.Errorf("got %d: %+v", m.ID, m.Body)
	}

	// A long question lets a cancellation in.
	scope.ask(protocol.Encode(protocol.Message{ID: 8, Body: &protocol.Verify{Game: "game=wab&a=2&b=3", N: "4096"}}))
	scope.ask(protocol.Encode(protocol.Message{ID: 9, Body: &protocol.Outcomes{
		Game: "game=wythoff", Positions: []string{"0", "1"},
	}}))
	if m := <-scope.posted; m.ID != 9 {
		t.Errorf("got %d: %+v before what is more urgent", m.ID, m.Body)
	}
	scope.ask(protocol.Encode(protocol.Message{ID: 8, Body: &protocol.Cancel{}}))
	for m := range scope.posted {
		if _, progress := m.Body.(*protocol.Progress); progress && m.ID == 8 {
			continue
		}
		if _, dropped := m.Body.(*protocol.Dropped); !dropped || m.ID != 8 {
			t.Errorf("got %d: %+v", m.ID, m.Body)
		}
		break
	}

	scope.ask(protocol.Encode(protocol.Message{ID: 10, Body: &protocol.Crash{}}))
	if m := <-scope.posted; !strings.Contains(m.Body.(*protocol.Crashed).Message, "crash") {
		t.Errorf("got %d: %+v", m.ID, m.Body)
	}
	if r := <-ended; r == nil {
		t.Error("the worker went on after a panic")
	}
}
