// Package protocol is what the page and its worker say to each other. Every
// message is one slice of bytes, so that it crosses with one transfer and
// without a conversion value by value.
//
// A message is: the version, the kind, the id as a uvarint, and the fields of
// the kind in order. Numbers are uvarints; texts, lists and bytes are preceded
// by their lengths. Heaps, rows and tile indices travel as decimal texts: they
// have no bound.
package protocol

import (
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
)

// Version is the first byte of every message. A page and a worker of different
// versions, which caches can bring together, refuse each other's messages.
const Version = 2

// A Message is a body with the id that ties an answer to its question. The
// page picks ids from 1 on; the worker's own messages have id 0.
type Message struct {
	ID   uint64
	Body Body
}

// A Body is a pointer to one of the structs of this package.
type Body interface {
	// fields passes every field through c, which writes or reads them.
	fields(c *coder)
}

// kinds lists a body of every kind; the place in the list is the kind byte.
// Append only, and raise Version when the fields of a kind change.
var kinds = []Body{
	(*Tile)(nil), (*Inspect)(nil), (*Rows)(nil), (*Call)(nil), (*Verify)(nil), (*Cancel)(nil), (*Crash)(nil),
	(*Ready)(nil), (*Progress)(nil), (*Error)(nil), (*Dropped)(nil), (*Crashed)(nil),
	(*Shades)(nil), (*Inspected)(nil), (*Table)(nil), (*Value)(nil), (*Verified)(nil),
	(*Sketch)(nil),
	(*Study)(nil), (*Studied)(nil),
	(*Recompute)(nil), (*Prove)(nil), (*Evidence)(nil),
	(*Examine)(nil), (*Examined)(nil), (*Plot)(nil), (*Spot)(nil), (*Owners)(nil), (*Owned)(nil),
	(*Seek)(nil), (*Found)(nil), (*Decide)(nil), (*Decided)(nil),
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

// empty is a new body of that kind.
func empty(kind byte) Body {
	return reflect.New(reflect.TypeOf(kinds[kind]).Elem()).Interface().(Body)
}

// Encode writes a message.
func Encode(m Message) []byte {
	c := coder{buf: []byte{Version, kindOf(m.Body)}}
	c.number(&m.ID)
	m.Body.fields(&c)
	return c.buf
}

// Decode reads what [Encode] wrote. Any other bytes are an error, never a
// panic; a message shares no memory with data.
func Decode(data []byte) (Message, error) {
	if len(data) < 2 {
		return Message{}, errShort
	}
	if data[0] != Version {
		return Message{}, fmt.Errorf("protocol: message of version %d, this is version %d", data[0], Version)
	}
	if int(data[1]) >= len(kinds) {
		return Message{}, fmt.Errorf("protocol: unknown kind of message %d", data[1])
	}
	m := Message{Body: empty(data[1])}
	c := coder{buf: data[2:], reading: true}
	c.number(&m.ID)
	m.Body.fields(&c)
	if c.err == nil && len(c.buf) > 0 {
		c.err = fmt.Errorf("protocol: %d bytes too many", len(c.buf))
	}
	if c.err != nil {
		return Message{}, c.err
	}
	return m, nil
}

var errShort = errors.New("protocol: message cut short")

// A coder writes fields to buf, or, when reading, takes them from it. One
// description of a message so serves both directions, and they cannot differ.
// After the first error reading leaves the fields at their zero values.
type coder struct {
	buf     []byte
	reading bool
	err     error
}

func (c *coder) number(n *uint64) {
	if !c.reading {
		c.buf = binary.AppendUvarint(c.buf, *n)
		return
	}
	v, size := binary.Uvarint(c.buf)
	if size <= 0 {
		c.fail(errShort)
		return
	}
	*n, c.buf = v, c.buf[size:]
}

func (c *coder) flag(f *bool) {
	var n uint64
	if *f {
		n = 1
	}
	c.number(&n)
	if n > 1 {
		c.fail(errors.New("protocol: neither true nor false"))
		return
	}
	*f = n == 1
}

func (c *coder) bytes(b *[]byte) {
	n := uint64(len(*b))
	c.number(&n)
	if !c.reading {
		c.buf = append(c.buf, *b...)
		return
	}
	if n > uint64(len(c.buf)) {
		c.fail(errShort)
		return
	}
	*b = append([]byte(nil), c.buf[:n]...)
	c.buf = c.buf[n:]
}

func (c *coder) text(s *string) {
	b := []byte(*s)
	c.bytes(&b)
	*s = string(b)
}

func (c *coder) texts(list *[]string) {
	n := uint64(len(*list))
	c.number(&n)
	if c.reading {
		if n > uint64(len(c.buf)) { // each text takes a byte or more
			c.fail(errShort)
			return
		}
		*list = nil
		if n > 0 {
			*list = make([]string, n)
		}
	}
	for i := range *list {
		c.text(&(*list)[i])
	}
}

// fail keeps the first error and lets nothing more be read.
func (c *coder) fail(err error) {
	if c.err == nil {
		c.err = err
	}
	c.buf = nil
}
