package columns

import "math/bits"

// A Queue is the bits of a saturated column, from that of l upwards, and grows by
// the two rules of §4.2 of the thesis: a lowest bit 1 is erased, and 01 comes above;
// a lowest bit 0 becomes 1, and 0 comes above. Either way there is one bit more.
type Queue struct {
	words  []uint64 // bit i is that of place i
	head   int      // the lowest bit
	end    int
	filled bool // the lowest bit was 0 and became 1

	// Row is the row of the lowest bit.
	Row int
}

// NewQueue begins with the bits of a column, one or more, the lowest in that row.
func NewQueue(column []byte, row int) *Queue {
	q := &Queue{Row: row}
	for _, b := range column {
		q.push(b)
	}
	return q
}

// Wythoff is column t of Wythoff's game, t ≥ 0: it has t + 1 bits.
func Wythoff(t int) *Queue {
	q := NewQueue([]byte{1}, 0)
	for range t {
		q.Step()
	}
	return q
}

func (q *Queue) push(b byte) {
	if q.end&63 == 0 {
		q.words = append(q.words, 0)
	}
	q.words[q.end>>6] |= uint64(b) << (q.end & 63)
	q.end++
}

// Len is how many bits there are.
func (q *Queue) Len() int { return q.end - q.head }

// Lowest is the bit of the row of l.
func (q *Queue) Lowest() byte { return byte(q.at(0) & 1) }

// Step goes to the next column.
func (q *Queue) Step() {
	if q.Lowest() == 0 {
		q.filled = true
		q.push(0)
		return
	}
	q.filled = false
	q.head++
	q.Row++
	q.push(0)
	q.push(1)
}

// at is the 64 bits from the i-th on, i ≥ 0; those past the end are 0.
func (q *Queue) at(i int) uint64 {
	place := q.head + i
	if place >= q.end {
		return 0
	}
	w := q.words[place>>6] >> (place & 63)
	if place&63 > 0 && place>>6+1 < len(q.words) {
		w |= q.words[place>>6+1] << (64 - place&63)
	}
	if i == 0 && q.filled {
		w |= 1
	}
	return w
}

// rows is the 64 rows from a row on, those below that of l filled.
func (q *Queue) rows(from int) uint64 {
	below := q.Row - from
	switch {
	case below <= 0:
		return q.at(-below)
	case below >= 64:
		return ^uint64(0)
	}
	return q.at(0)<<below | (1<<below - 1)
}

// Differ is how many rows are filled in one of two columns only: the discrepancies
// of Conjecture 2. Rows below l are filled, rows above u are not.
func (q *Queue) Differ(other *Queue) int {
	count := 0
	end := max(q.Row+q.Len(), other.Row+other.Len())
	for from := min(q.Row, other.Row); from < end; from += 64 {
		count += bits.OnesCount64(q.rows(from) ^ other.rows(from))
	}
	return count
}
