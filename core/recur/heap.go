package recur

// A heap is a queue whose front is its smallest number.
type heap []int64

// push puts n into the queue. Numbers that come in order cost one step.
func (h *heap) push(n int64) {
	q := append(*h, n)
	i := len(q) - 1
	for i > 0 && q[(i-1)/2] > n {
		q[i] = q[(i-1)/2]
		i = (i - 1) / 2
	}
	q[i] = n
	*h = q
}

// pop takes the smallest number away.
func (h *heap) pop() {
	q := *h
	last := len(q) - 1
	n := q[last]
	q = q[:last]
	for i := 0; last > 0; {
		child := 2*i + 1
		if child+1 < last && q[child+1] < q[child] {
			child++
		}
		if child >= last || q[child] >= n {
			q[i] = n
			break
		}
		q[i] = q[child]
		i = child
	}
	*h = q
}
