package kpile

// least is the total that every row from row n on has at least.
func (t *table) least(n int64) int64 {
	if n == 0 {
		return 0
	}
	return total(t.row(int(n) - 1))
}

// Floor: rows are ordered by their total, and the last pile is the largest.
func (g *WythoffGame) Floor(i int, n int64) int64 {
	if i < g.k-1 {
		return 0
	}
	return (g.least(n) + int64(g.k) - 1) / int64(g.k)
}

// TrendRow is a row that a search finds in a moment.
func (g *WythoffGame) TrendRow() int64 { return 64 }

// Floor: the exclusive or of all piles is 0, so that the largest is at most the
// sum of the others, and so at most K − 1 times the largest of these. In misère
// play that holds of rows with more than K tokens.
func (g *NimGame) Floor(i int, n int64) int64 {
	k, least := int64(g.k), g.least(n)
	switch {
	case i == g.k-1:
		return (least + k - 1) / k
	case i == g.k-2 && (!g.misere || least > k):
		return (least + 2*(k-1) - 1) / (2 * (k - 1))
	}
	return 0
}
