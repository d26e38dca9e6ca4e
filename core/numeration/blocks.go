package numeration

// A Prefix is the beginning of a representation, read from the highest place
// on. The zero value is the empty one.
type Prefix struct {
	p, r  int64
	state int64 // what may follow
}

// Then is the prefix with another digit; ok is false if it may not stand there.
// Prefixes are for numbers below 2³².
func (m *System) Then(q Prefix, digit int64) (next Prefix, ok bool) {
	state, ok := m.follow(q.state, digit)
	if !ok {
		return q, false
	}
	p, r := m.step(q.p, q.r, digit)
	return Prefix{p, r, state}, true
}

// Small are u₀, u₁, … as far as they are at most n; n ≥ 1 below 2³².
func (m *System) Small(n int64) []int64 {
	weights := []int64{1}
	low, high := int64(1), m.first+m.below()
	for high <= n {
		weights = append(weights, high)
		low, high = high, m.first*high+m.second*low
	}
	return weights
}

// Block is the numbers that begin with a prefix and have so many places more:
// those from `from` on, `count` of them, in the order of their digits. weights
// are those of [System.Small]; there are more than places.
func (m *System) Block(q Prefix, places int, weights []int64) (from, count int64) {
	before := m.below() // second·u of the place below
	if places > 0 {
		before = m.second * weights[places-1]
	}
	from, count = q.p*weights[places]+q.r*before, weights[places]
	switch {
	case q.state == 0 || places == 0:
	case m.second > 0:
		count = before
	default:
		count += before
	}
	return from, count
}
