package numeration

// A Prefix is the beginning of a representation, read from the highest place
// on. The zero value is the empty one.
type Prefix struct {
	p, r int64
	last int64
}

// Then is the prefix with another digit; ok is false if it may not stand there.
// Prefixes are for numbers below 2³².
func (m *System) Then(q Prefix, digit int64) (next Prefix, ok bool) {
	if !m.follows(q.last, digit) {
		return q, false
	}
	p, r := m.step(q.p, q.r, digit)
	return Prefix{p, r, digit}, true
}

// Small are u₀, u₁, … as far as they are at most n; n ≥ 1 below 2³².
func (m *System) Small(n int64) []int64 {
	weights := []int64{1}
	low, high := int64(1), m.first+min(m.second, 1)
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
	before := int64(0) // s·u of the place below; s·u₋₁ = 1
	switch {
	case m.second == 0:
	case places == 0:
		before = 1
	default:
		before = m.second * weights[places-1]
	}
	from, count = q.p*weights[places]+q.r*before, weights[places]
	if m.second > 0 && q.last == m.most {
		count = before
	}
	return from, count
}
