package wytlex

// Floor: first piles increase (Lemma 9), and no pile of a row is less than its
// first.
func (g *Game) Floor(_ int, n int64) int64 {
	if n == 0 {
		return 0
	}
	return g.rows.int(n-1, 0) + 1 // a first pile is at most K times its row
}

// TrendRow is late enough for a line, and found in a moment.
func (g *Game) TrendRow() int64 { return 100_000 }
