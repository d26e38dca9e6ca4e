package protocol

import (
	"encoding/binary"
	"fmt"
	"reflect"

	"wythoffatlas/core/fault"
)

// A coder writes fields to buf, or, when reading, takes them from it: numbers as
// uvarints, a flag as 0 or 1, texts, bytes and lists after their lengths, structs
// and arrays part by part. One walk over a struct so serves both directions, and
// they cannot differ. After the first error reading leaves the fields at their
// zero values.
type coder struct {
	buf     []byte
	reading bool
	err     error
}

// fields passes the fields of a struct in order.
func (c *coder) fields(v reflect.Value) {
	for i := range v.NumField() {
		c.value(v.Field(i))
	}
}

func (c *coder) value(v reflect.Value) {
	switch p := v.Addr().Interface().(type) {
	case *uint64:
		c.number(p)
	case *bool:
		c.flag(p)
	case *string:
		c.text(p)
	case *[]byte:
		c.bytes(p)
	case *[]string:
		if n := c.length(len(*p)); c.reading && n > 0 {
			*p = make([]string, n)
		}
		for i := range *p {
			c.text(&(*p)[i])
		}
	default:
		c.composite(v)
	}
}

// composite is for the kinds that are made of others.
func (c *coder) composite(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		c.fields(v)
	case reflect.Slice:
		if n := c.length(v.Len()); c.reading && n > 0 {
			v.Set(reflect.MakeSlice(v.Type(), n, n))
		}
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			c.value(v.Index(i))
		}
	default:
		panic(fmt.Sprintf("protocol: a field cannot be of type %s", v.Type()))
	}
}

// length passes the length of a list. Each element takes a byte or more, so that
// a list longer than the rest of a message is an error before it takes memory.
func (c *coder) length(n int) int {
	size := uint64(n)
	c.number(&size)
	if c.reading && size > uint64(len(c.buf)) {
		c.fail(errShort)
		return 0
	}
	return int(size)
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
		c.fail(fault.Newf("protocol", "neither true nor false"))
		return
	}
	*f = n == 1
}

func (c *coder) bytes(b *[]byte) {
	n := c.length(len(*b))
	if !c.reading {
		c.buf = append(c.buf, *b...)
		return
	}
	*b = append([]byte(nil), c.buf[:n]...)
	c.buf = c.buf[n:]
}

func (c *coder) text(s *string) {
	n := c.length(len(*s))
	if !c.reading {
		c.buf = append(c.buf, *s...)
		return
	}
	*s = string(c.buf[:n])
	c.buf = c.buf[n:]
}

// fail keeps the first error and lets nothing more be read.
func (c *coder) fail(err error) {
	if c.err == nil {
		c.err = err
	}
	c.buf = nil
}
