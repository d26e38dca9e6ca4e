package bundle

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Go's linker puts tables into every program that only tracebacks read: for
// each instruction its file and line, and the name of each function. A page
// shows a panic's message, not its trace, so a release goes without them. They
// are overwritten with zeros, which cost nothing when packed; nothing moves in
// memory, so nothing else can break.
//
// The linker also leaves the zeros between data out of the file, at the price
// of an address for each of some 70,000 pieces. Addresses do not pack, zeros
// do: the pieces are joined again, which saves a tenth of the download.
//
// The layout is that of runtime.pcHeader and runtime._func (Go 1.20 and later).
// A toolchain with another one is noticed, and then nothing is touched.

// pclnMagic begins the tables: the magic number of Go 1.20 in little endian,
// two zeros, a quantum of 1 (WebAssembly) and pointers of 8 bytes.
var pclnMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

var errNoTables = errors.New("bundle: no tables for tracebacks where this toolchain should put them")

// dropTraceTables returns the program without its tables for tracebacks, and
// with its data in few pieces.
func dropTraceTables(program []byte) ([]byte, error) {
	image, err := loadImage(program)
	if err != nil {
		return nil, err
	}
	if err := image.clearTables(); err != nil {
		return nil, err
	}
	return image.store(program), nil
}

// An image is the memory of a WebAssembly program as it starts.
type image struct {
	bytes    []byte
	segments []segment
	section  segment // where the data section lies in the file, with its head
}

// A segment says where a piece of memory lies in the file.
type segment struct{ address, offset, length int }

// loadImage lays out the data section of a program as in its memory.
func loadImage(program []byte) (*image, error) {
	const dataSection, preamble = 11, 8
	r := &wasmReader{data: program, at: preamble}
	m := &image{}
	for r.err == nil && r.at < len(program) {
		start := r.at
		id := r.byte()
		length := r.number()
		end := r.at + length
		if id == dataSection {
			m.section = segment{offset: start, length: end - start}
			m.readSegments(r)
		}
		r.at = end
	}
	if r.err != nil {
		return nil, r.err
	}
	size := 0
	for _, s := range m.segments {
		size = max(size, s.address+s.length)
	}
	m.bytes = make([]byte, size)
	for _, s := range m.segments {
		copy(m.bytes[s.address:], program[s.offset:s.offset+s.length])
	}
	return m, nil
}

// readSegments reads the data section; Go's linker writes active segments of
// memory 0 at constant addresses only.
func (m *image) readSegments(r *wasmReader) {
	const active, i32const, end = 0, 0x41, 0x0b
	for count := r.number(); count > 0 && r.err == nil; count-- {
		r.expect(active)
		r.expect(i32const)
		s := segment{address: r.number()} // signed, but below 2³¹ and never negative
		r.expect(end)
		s.length = r.number()
		s.offset = r.at
		m.segments = append(m.segments, s)
		r.at += s.length
	}
}

// store returns the program with the image as its data section.
func (m *image) store(program []byte) []byte {
	pieces := m.joined()
	body := binary.AppendUvarint(nil, uint64(len(pieces)))
	for _, s := range pieces {
		body = append(body, 0, 0x41) // active, at the constant address …
		body = appendSigned(body, s.address)
		body = append(body, 0x0b) // … end
		body = binary.AppendUvarint(body, uint64(s.length))
		body = append(body, m.bytes[s.address:s.address+s.length]...)
	}
	head, tail := program[:m.section.offset], program[m.section.offset+m.section.length:]
	out := append(append([]byte(nil), head...), 11)
	out = binary.AppendUvarint(out, uint64(len(body)))
	return append(append(out, body...), tail...)
}

// joined are the segments in order, with the zeros between near ones.
func (m *image) joined() []segment {
	const near = 4096
	sorted := slices.SortedFunc(slices.Values(m.segments), func(a, b segment) int { return a.address - b.address })
	var pieces []segment
	for _, s := range sorted {
		if n := len(pieces) - 1; n >= 0 && s.address <= pieces[n].address+pieces[n].length+near {
			pieces[n].length = s.address + s.length - pieces[n].address
			continue
		}
		pieces = append(pieces, segment{address: s.address, length: s.length})
	}
	return pieces
}

// appendSigned writes a non-negative number as signed LEB128.
func appendSigned(b []byte, n int) []byte {
	for n >= 0x40 {
		b = append(b, byte(n)&0x7f|0x80)
		n >>= 7
	}
	return append(b, byte(n))
}

// clearTables overwrites the names of functions and files, and those line
// tables that nothing but a traceback uses. Tables of equal contents are one
// in the file, so one that also serves as stack map stays.
func (m *image) clearTables() error {
	start := bytes.Index(m.bytes, pclnMagic)
	if start < 0 {
		return errNoTables
	}
	pcln := m.bytes[start:]
	word := func(i int) int { return int(binary.LittleEndian.Uint64(pcln[8+8*i:])) }
	funcs, names, units, pcs, funcTable := word(0), word(3), word(4), word(6), word(7)
	if !(names < units && units < pcs && pcs < funcTable && funcTable+8*funcs < len(pcln)) {
		return errNoTables
	}
	used, unused := map[int]bool{}, map[int]bool{}
	for i := range funcs {
		f := pcln[funcTable+int(binary.LittleEndian.Uint32(pcln[funcTable+8*i+4:])):]
		field := func(n int) int { return int(binary.LittleEndian.Uint32(f[4*n:])) }
		const pcsp, pcfile, pcline, dataCount, fixed = 4, 5, 6, 7, 11
		used[field(pcsp)] = true
		for d := range field(dataCount) {
			used[field(fixed+d)] = true
		}
		unused[field(pcfile)], unused[field(pcline)] = true, true
	}
	clear(pcln[names:pcs]) // names of functions, compilation units, names of files
	for table := range unused {
		if table != 0 && !used[table] {
			clearTable(pcln[pcs+table : funcTable])
		}
	}
	return nil
}

// clearTable zeroes a table of pairs of varints, which a zero ends that does
// not begin it. An empty table says -1 for every instruction: unknown.
func clearTable(table []byte) {
	end := 0
	for first := true; table[end] != 0 || first; first = false {
		end = skipVarint(table, skipVarint(table, end))
	}
	clear(table[:end])
}

func skipVarint(b []byte, at int) int {
	for b[at]&0x80 != 0 {
		at++
	}
	return at + 1
}

// A wasmReader reads the bones of a WebAssembly file. After the first error it
// reads zeros.
type wasmReader struct {
	data []byte
	at   int
	err  error
}

func (r *wasmReader) byte() byte {
	if r.err != nil || r.at >= len(r.data) {
		r.fail("it ends early")
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

// number reads an unsigned LEB128 of at most 35 bits.
func (r *wasmReader) number() int {
	n := 0
	for shift := 0; shift < 35; shift += 7 {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if b&0x80 == 0 {
			return n
		}
	}
	r.fail("a number is too long")
	return 0
}

func (r *wasmReader) expect(want byte) {
	if got := r.byte(); got != want && r.err == nil {
		r.fail(fmt.Sprintf("found %#x, not %#x", got, want))
	}
}

func (r *wasmReader) fail(why string) {
	if r.err == nil {
		r.err = fmt.Errorf("bundle: not a WebAssembly program of Go's linker: %s at byte %d", why, r.at)
	}
}
