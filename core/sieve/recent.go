package sieve

// A bound on what may be taken lets a line become free again: it is blocked
// while its latest P-position is at most so many columns away. recent keeps,
// for each residue class of columns, the used lines in the order of their
// latest P-position, as a cache keeps its entries in the order of their latest
// use. Lines at the front expire, a line that is used again goes to the back,
// and a bit set follows. The cost is a few steps per P-position, whatever the
// bound, and memory is proportional to the height.
type recent struct {
	*frame
	takes  span
	queues map[int64]*queue // by residue of the column mod takes.step
}

// A queue is the lines used by one class of columns, longest unused first.
type queue struct {
	bits       []uint64 // as the frame says
	nodes      []node   // by line mod the height: only that many are on the board
	head, tail int32
}

type node struct {
	line, x    int64 // the line and the column that used it last
	prev, next int32
	linked     bool
}

const none = -1

func newRecent(f *frame, takes span) *recent {
	return &recent{frame: f, takes: takes, queues: make(map[int64]*queue)}
}

// facing is the queue that blocks the current column, or nil.
func (r *recent) facing() *queue {
	return r.queues[residue(r.x-r.takes.first, r.takes.step)]
}

// expire frees the lines that the current column is too far away from.
func (r *recent) expire() {
	q := r.facing()
	if q == nil {
		return
	}
	for q.head != none && q.nodes[q.head].x < r.x-r.takes.last {
		if y := r.row(q.nodes[q.head].line); y < r.height {
			i := r.pos + int(y)
			q.bits[i>>6] &^= 1 << uint(i&63)
		}
		q.unlink(q.head)
	}
}

// block blocks the words from..to of the board, after expire.
func (r *recent) block(b *board, from, to int) {
	if q := r.facing(); q != nil {
		orFrom(b.bits[from:to], q.bits, r.pos+from*64)
		b.reach(to)
	}
}

// add uses the lines of the current column's P-positions.
func (r *recent) add(c *column) {
	if c.n == 0 {
		return
	}
	class := r.x % r.takes.step
	q := r.queues[class]
	if q == nil {
		q = &queue{
			bits:  make([]uint64, r.size()),
			nodes: make([]node, r.height),
			head:  none, tail: none,
		}
		r.queues[class] = q
	}
	orInto(q.bits, r.pos+c.lo*64, c.bits[c.lo:c.hi])
	for y := range c.rows {
		line := r.line(y)
		i := int32(residue(line, r.height))
		if q.nodes[i].linked {
			q.unlink(i)
		}
		q.nodes[i].line, q.nodes[i].x = line, r.x
		q.append(i)
	}
}

func (q *queue) unlink(i int32) {
	n := &q.nodes[i]
	n.linked = false
	if n.prev == none {
		q.head = n.next
	} else {
		q.nodes[n.prev].next = n.next
	}
	if n.next == none {
		q.tail = n.prev
	} else {
		q.nodes[n.next].prev = n.prev
	}
}

func (q *queue) append(i int32) {
	n := &q.nodes[i]
	n.prev, n.next, n.linked = q.tail, none, true
	if q.tail == none {
		q.head = i
	} else {
		q.nodes[q.tail].next = i
	}
	q.tail = i
}

// move follows the frame when it asks for it.
func (r *recent) move() {
	if r.slope == 0 {
		return
	}
	for _, q := range r.queues {
		r.frame.move(q.bits)
	}
}
