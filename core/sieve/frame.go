package sieve

// A frame says where lines lie in a bit set: row y of the current column is bit
// pos+y. Rows stay where they are. Diagonals move up one row with every column,
// so pos goes down, and before it runs out of room all sets are moved up. A
// word below row 0 and one above the top are always there, for reads that are
// up to 63 rows off.
type frame struct {
	slope  int64 // 0 for rows, 1 for diagonals
	height int64
	x      int64 // the current column
	pos    int   // in bits
	start  int   // of row 0 after a move, in words
}

func newFrame(slope, height int64) *frame {
	f := &frame{slope: slope, height: height, start: 1}
	if slope > 0 {
		f.start = words(height)/4 + 16
	}
	f.pos = f.start * 64
	return f
}

// size is how many words a bit set of lines has.
func (f *frame) size() int { return f.start + words(f.height) + 2 }

// line is the number of the line through row y of the current column.
func (f *frame) line(y int64) int64 { return y - f.slope*f.x }

// row is where a line crosses the current column; it may lie above the board.
func (f *frame) row(line int64) int64 { return line + f.slope*f.x }

// advance goes to the next column and reports whether all bit sets must be
// moved.
func (f *frame) advance() (moved bool) {
	f.x++
	if f.slope == 0 {
		return false
	}
	if moved = f.pos == 64; moved {
		f.pos = f.start * 64
	}
	f.pos--
	return moved
}

// move shifts a bit set as advance demands. Lines that have left the board
// through the top, and the word above it, are lost.
func (f *frame) move(bits []uint64) {
	copy(bits[f.start:], bits[1:words(f.height)+2])
	clear(bits[:f.start])
}
