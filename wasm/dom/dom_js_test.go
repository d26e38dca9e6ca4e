package dom

import (
	"bytes"
	"strings"
	"syscall/js"
	"testing"
)

func TestBytesRoundTrip(t *testing.T) {
	for _, b := range [][]byte{{}, {0, 1, 255}, bytes.Repeat([]byte("wythoff"), 10_000)} {
		if got := Bytes(Uint8Array(b)); !bytes.Equal(got, b) {
			t.Errorf("%d bytes came back as %d other", len(b), len(got))
		}
	}
}

func TestTransferMovesTheBuffer(t *testing.T) {
	channel := Global("MessageChannel").New()
	got := make(chan []byte, 1)
	release := Listen(channel.Get("port1"), "message", Options{}, func(e js.Value) { got <- Bytes(e.Get("data")) })
	defer release()
	channel.Get("port1").Call("start")
	Transfer(channel.Get("port2"), []byte{1, 2, 3})
	if b := <-got; !bytes.Equal(b, []byte{1, 2, 3}) {
		t.Errorf("got %v", b)
	}
	channel.Get("port1").Call("close")
}

func TestTry(t *testing.T) {
	if err := Try(func() { Global("JSON").Call("parse", "{") }); err == nil || !strings.Contains(err.Error(), "JSON") {
		t.Errorf("a broken text gave %v", err)
	}
	if err := Try(func() { Global("JSON").Call("parse", "[]") }); err != nil {
		t.Error(err)
	}
	defer func() {
		if recover() == nil {
			t.Error("Try swallowed a panic that is not JavaScript's")
		}
	}()
	Try(func() { panic("ours") })
}

func TestPromise(t *testing.T) {
	settled := make(chan string, 2)
	kept := func(v js.Value) { settled <- "kept " + v.String() }
	broken := func(v js.Value) { settled <- "broken: " + Global("String").Invoke(v).String() }
	for method, want := range map[string]string{"resolve": "kept x is negative", "reject": "broken: x is negative"} {
		Then(Global("Promise").Call(method, "x is negative"), kept, broken)
		if got := <-settled; got != want {
			t.Errorf("%s: %s", method, got)
		}
	}
}

func TestAfterStop(t *testing.T) {
	fired := make(chan string, 2)
	stop := After(1, func() { fired <- "stopped" })
	stop()
	stop()
	After(5, func() { fired <- "running" })
	if got := <-fired; got != "running" {
		t.Errorf("the %s timer fired", got)
	}
}

func TestPauseLetsMessagesIn(t *testing.T) {
	channel := Global("MessageChannel").New()
	n := 0
	release := Listen(channel.Get("port1"), "message", Options{}, func(js.Value) { n++ })
	defer release()
	channel.Get("port1").Call("start")
	pause := NewPause()
	channel.Get("port2").Call("postMessage", 1)
	for i := 0; n == 0; i++ {
		if i == 1000 {
			t.Fatal("a thousand pauses let no message in")
		}
		pause.Take()
	}
	channel.Get("port1").Call("close")
}

func TestListen(t *testing.T) {
	target := Global("EventTarget").New()
	count := 0
	fire := func() { target.Call("dispatchEvent", Global("Event").New("tick")) }
	release := Listen(target, "tick", Options{Capture: true}, func(js.Value) { count++ })
	fire()
	fire()
	release()
	fire()
	if count != 2 {
		t.Errorf("heard %d events of 2", count)
	}
}
