package columns

// Bits lists the bits of the queue.
func (q *Queue) Bits() []byte {
	list := make([]byte, q.Len())
	for i := range list {
		list[i] = byte(q.at(i) & 1)
	}
	return list
}
