package ask

import (
	"time"

	"wythoffatlas/wasm/protocol"
)

// A Question is something to ask the worker. Two with the same body are the same
// question. The zero value is no question.
type Question struct {
	For  string        // what it is for, in a word: "reading", "tile"; for logs
	Body protocol.Body // says all of it: the game with its convention and parameters too

	// Few bounds how many of the same purpose are under way at once, so that the
	// order of what is wanted can follow the view; 0 is no bound.
	Few int

	// Passing answers are handed over by [Deliver] when they come and not kept.
	Passing bool

	key string
}

// New is a question for a purpose.
func New(purpose string, body protocol.Body) Question {
	return Question{For: purpose, Body: body, key: string(protocol.Encode(protocol.Message{Body: body}))}
}

// Key tells questions apart: it is the whole question, as bytes.
func (q Question) Key() string { return q.key }

// None reports whether q is no question.
func (q Question) None() bool { return q.key == "" }

// A Status is how far a question has come.
type Status uint8

const (
	Unasked Status = iota // or forgotten since
	Waiting               // under way, or about to be
	Answered
	Failed // Words say why
)

// An Answer is what is known of a question.
type Answer struct {
	Status   Status
	Body     protocol.Body // when Answered
	Words    string        // when Failed: a sentence for a person
	Progress *protocol.Progress
	Since    time.Duration // when it was asked, on the desk's clock
}

// An Order is something to be done for a desk, in the order in which they come.
type Order interface{ order() }

type (
	// Start makes a worker; whatever it says is to be given to [Desk.Hear].
	Start struct{}
	// Stop ends the worker at once. What it still says is not to be given.
	Stop struct{}
	// Send posts a message to the worker.
	Send struct{ Message protocol.Message }
	// Deliver hands over the answer to a passing question: what it asks for, or
	// *protocol.Error.
	Deliver struct {
		Question Question
		Answer   protocol.Body
	}
	// Settle hands over the answer to [Desk.Call].
	Settle struct {
		Call   uint64
		Answer protocol.Body
	}
	// Tell is a sentence for the person at the page.
	Tell struct{ Words string }
)

func (Start) order()   {}
func (Stop) order()    {}
func (Send) order()    {}
func (Deliver) order() {}
func (Settle) order()  {}
func (Tell) order()    {}
