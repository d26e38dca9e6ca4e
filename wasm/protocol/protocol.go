// Package protocol is what the page and its worker say to each other. Every
// message is one slice of bytes, so that it crosses with one transfer and
// without a conversion value by value.
//
// A message is: the version, the kind, the id as a uvarint, and the fields of
// the kind in order; see coder. Heaps, rows and tile indices travel as decimal
// texts: they have no bound.
package protocol

import (
	"fmt"
	"reflect"

	"wythoffatlas/core/fault"
)

// Version is the first byte of every message. A page and a worker of different
// versions, which caches can bring together, refuse each other's messages with
// a [VersionError].
const Version = 8

// A Message is a body with the id that ties an answer to its question. The
// page picks ids from 1 on; the worker's own messages have id 0.
type Message struct {
	ID   uint64
	Body Body
}

// A Body is a pointer to one of the structs that kinds lists.
type Body any

// kinds lists a body of every kind; the place in the list is the kind byte.
// Append only, and raise Version when the fields of a kind change.
var kinds = []Body{
	// Questions, and what is told to the worker.
	(*Tile)(nil), (*Inspect)(nil), (*Outcomes)(nil), (*Rows)(nil), (*Count)(nil), (*Seek)(nil),
	(*Owner)(nil), (*Owners)(nil), (*Trend)(nil), (*Verify)(nil), (*Compare)(nil), (*Study)(nil), (*Decide)(nil),
	(*Recompute)(nil), (*Prove)(nil), (*Forget)(nil), (*Cancel)(nil), (*Crash)(nil),
	// What the worker says.
	(*Ready)(nil), (*Started)(nil), (*Progress)(nil), (*Idle)(nil), (*Error)(nil), (*Dropped)(nil), (*Crashed)(nil),
	(*Shades)(nil), (*Inspected)(nil), (*Letters)(nil), (*Table)(nil), (*Counted)(nil), (*Found)(nil),
	(*Owns)(nil), (*Owned)(nil), (*Trending)(nil), (*Verified)(nil), (*Compared)(nil), (*Studied)(nil), (*Decided)(nil),
	(*Evidence)(nil), (*Forgotten)(nil),
	// Reasons and play.
	(*Options)(nil), (*Listed)(nil), (*Explain)(nil), (*Explained)(nil), (*Play)(nil), (*Played)(nil),
	(*Start)(nil), (*Begun)(nil), (*Puzzles)(nil), (*Puzzled)(nil),
	// Values.
	(*Values)(nil), (*Grundy)(nil), (*Valued)(nil), (*Sum)(nil), (*Summed)(nil),
	(*Candidates)(nil),
	// Proofs for all positions.
	(*Settle)(nil), (*Settled)(nil),
	// Games by their sequences.
	(*Identify)(nil), (*Identified)(nil),
	// Files of proofs.
	(*ProofFile)(nil), (*ProofText)(nil),
	(*Recomputed)(nil),
	// Words of sequences, and columns after a box.
	(*Words)(nil), (*Worded)(nil), (*Columns)(nil), (*Columned)(nil), (*Boxes)(nil), (*Boxed)(nil),
	// Sentences of lectures.
	(*Claims)(nil), (*Claimed)(nil),
	// Lines of values.
	(*ValueLines)(nil), (*ValueLined)(nil),
	(*Diagonals)(nil), (*Diagonaled)(nil),
	// Members of families side by side.
	(*Sweep)(nil), (*Swept)(nil),
	(*Limits)(nil), (*Limited)(nil),
	// Matches.
	(*Stand)(nil), (*Review)(nil),
	// What the worker does and keeps.
	(*Watch)(nil), (*Watched)(nil),
}

// kindOf is the kind byte of a body.
func kindOf(b Body) byte {
	for i, k := range kinds {
		if reflect.TypeOf(k) == reflect.TypeOf(b) {
			return byte(i)
		}
	}
	panic(fmt.Sprintf("protocol: %T is not a message", b))
}

// Encode writes a message.
func Encode(m Message) []byte {
	c := coder{buf: []byte{Version, kindOf(m.Body)}}
	c.number(&m.ID)
	c.fields(reflect.ValueOf(m.Body).Elem())
	return c.buf
}

// A VersionError says that a message is of another version than this program.
// No new worker will mend that; a page that is loaded anew may.
type VersionError struct{ Theirs, Ours byte }

// Error is a sentence.
func (e *VersionError) Error() string { return "protocol: " + e.Words() }

// Words is what is said to people.
func (e *VersionError) Words() string {
	return fmt.Sprintf("message of version %d, this is version %d", e.Theirs, e.Ours)
}

// Decode reads what [Encode] wrote. Any other bytes are an error, never a
// panic; a message shares no memory with data. The error is a [*VersionError]
// when the message is of another version.
func Decode(data []byte) (Message, error) {
	if len(data) < 2 {
		return Message{}, errShort
	}
	if data[0] != Version {
		return Message{}, &VersionError{data[0], Version}
	}
	if int(data[1]) >= len(kinds) {
		return Message{}, fault.Newf("protocol", "unknown kind of message %d", data[1])
	}
	body := reflect.New(reflect.TypeOf(kinds[data[1]]).Elem())
	m := Message{Body: body.Interface()}
	c := coder{buf: data[2:], reading: true}
	c.number(&m.ID)
	c.fields(body.Elem())
	if c.err == nil && len(c.buf) > 0 {
		c.err = fault.Newf("protocol", "%d bytes too many", len(c.buf))
	}
	if c.err != nil {
		return Message{}, c.err
	}
	return m, nil
}

var errShort = fault.Newf("protocol", "message cut short")
