package papers

import (
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
)

// lexicographic are the tables of Klein and Fraenkel.
var lexicographic = []*Table{
	triples("Wytlex(3)", "game=wytlex&k=3", wytlexRows, `
		0 0 0 0
		1 1 2 3
		2 4 7 10
		3 5 9 13
		4 6 11 16
		5 8 15 22
		6 12 21 30
		7 14 25 36
		8 17 29 41
		9 18 31 44
		10 19 34 49
		11 20 37 53
		12 23 42 61`),
	triples("Wythoff(3)", "game=wythoff-k&k=3", wythoff3Rows, `
		0 0 0 0
		1 1 2 3
		2 4 7 10
		3 5 9 13
		4 6 11 16
		5 8 15 22
		6 12 21 30
		7 14 25 36
		8 17 29 41
		9 18 31 44
		10 19 34 49
		11 20 37 53
		12 23 39 58`),
	{
		Paper:   kleinFraenkel,
		Number:  "2",
		Caption: "Variable 3-pile Wytlex.",
		Game:    "game=variable-wytlex&k=3&f=1+p3-p2",
		Meaning: "Whether the move from A = [2, 4, 6] to B = [B₁, B₂, B₃] is legal: whether D(A) and D(B) + [0, f(B)) " +
			"intersect, or else A and B themselves.",
		Heads: []string{"B₁", "B₂", "B₃", "D(B)", "f(B) = 1 + B₃ − B₂", "D(B) + [0, f(B))", "Legality"},
		Printed: down(`
			0 | 0 | 0 | {0}    | 1 | {0}             | Illegal
			0 | 0 | 1 | {0, 1} | 2 | {0, 1, 2}       | D’s intersect
			0 | 0 | 2 | {0, 2} | 3 | {0, 1, 2, 3, 4} | D’s intersect
			0 | 1 | 1 | {0, 1} | 1 | {0, 1}          | Illegal
			0 | 1 | 2 | {1}    | 2 | {1, 2}          | D’s intersect
			0 | 2 | 2 | {0, 2} | 1 | {0, 2}          | D’s intersect
			1 | 1 | 1 | {0}    | 1 | {0}             | Illegal
			1 | 1 | 2 | {0, 1} | 2 | {0, 1, 2}       | D’s intersect
			1 | 2 | 2 | {0, 1} | 1 | {0, 1}          | A and B intersect
			2 | 2 | 2 | {0}    | 1 | {0}             | A and B intersect`),
		compute: legalityRows,
	},
}

// triples is one half of Table 1.
func triples(part, link string, rows func(count int) [][]int64, text string) *Table {
	return &Table{
		Paper:   kleinFraenkel,
		Number:  "1",
		Part:    part,
		Caption: "The first 13 P-positions of Wytlex(3) versus those of Wythoff(3).",
		Game:    link,
		Meaning: "[a₁, a₂, a₃] is a P-position, in any order of the piles.",
		Heads:   []string{"n", "a₁", "a₂", "a₃"},
		Printed: down(text),
		stands:  inColumns([]int{1}, []int{2}, []int{3}),
		compute: func() ([][]string, error) {
			var table [][]string
			for n, p := range rows(13) {
				table = append(table, numbers(append([]int64{int64(n)}, p...)...))
			}
			return table, nil
		},
	}
}

// The position that Table 2 moves from, and the f of its game.
var legalityFrom = []int64{2, 4, 6}

func legalityF(b []int64) int64 { return 1 + b[2] - b[1] }

// legalityRows lists the positions with piles up to 2, by Definition 16.
func legalityRows() ([][]string, error) {
	var rows [][]string
	for b := range sorted(0, 2) {
		f := legalityF(b)
		d := differences(b)
		reach := widened(d, f)
		verdict := "Illegal"
		switch {
		case intersect(reach, differences(legalityFrom)):
			verdict = "D’s intersect"
		case intersect(b, legalityFrom):
			verdict = "A and B intersect"
		}
		row := append(numbers(b...), vector("{", d, "}"), numbers(f)[0], vector("{", reach, "}"), verdict)
		rows = append(rows, row)
	}
	return rows, nil
}

// sorted yields the vectors of three piles from low to high in nondecreasing
// order, first to last in lexicographic order.
func sorted(low, high int64) func(yield func([]int64) bool) {
	return func(yield func([]int64) bool) {
		for x := low; x <= high; x++ {
			for y := x; y <= high; y++ {
				for z := y; z <= high; z++ {
					if !yield([]int64{x, y, z}) {
						return
					}
				}
			}
		}
	}
}

// differences is D(v) = {v_j − v_i : i < j} of a nondecreasing v (Definition 5),
// in order.
func differences(v []int64) []int64 {
	var d []int64
	for j := range v {
		for i := range j {
			d = append(d, v[j]-v[i])
		}
	}
	slices.Sort(d)
	return slices.Compact(d)
}

// widened is d + [0, f), in order.
func widened(d []int64, f int64) []int64 {
	var wide []int64
	for _, n := range d {
		for i := range f {
			wide = append(wide, n+i)
		}
	}
	slices.Sort(wide)
	return slices.Compact(wide)
}

func intersect(a, b []int64) bool {
	return slices.ContainsFunc(a, func(n int64) bool { return slices.Contains(b, n) })
}

// wytlexRows are the first P-positions of Wytlex(3) by Construction 8, word by
// word: with X the values and D the differences used so far, p_1 = mex X and
// p_{i+1} = mex(X ∪ (p_1 + D) ∪ … ∪ (p_i + D)).
func wytlexRows(count int) [][]int64 {
	rows := [][]int64{{0, 0, 0}}
	x, d := map[int64]bool{0: true}, map[int64]bool{0: true}
	for len(rows) < count {
		var p []int64
		for len(p) < 3 {
			v := int64(0)
			for x[v] || slices.ContainsFunc(p, func(q int64) bool { return d[v-q] }) {
				v++
			}
			p = append(p, v)
		}
		for _, v := range p {
			x[v] = true
		}
		for _, v := range differences(p) {
			d[v] = true
		}
		rows = append(rows, p)
	}
	return rows
}

// wythoff3Rows are the first P-positions of Wythoff(3), by total and then in
// lexicographic order.
func wythoff3Rows(count int) [][]int64 {
	g := kpile.Wythoff(3, game.Normal)
	if err := g.Extend(int64(count), nil); err != nil {
		panic(err) // a table of a paper is short
	}
	rows := make([][]int64, count)
	for n := range rows {
		for i := range 3 {
			rows[n] = append(rows[n], g.At(int64(n), i))
		}
	}
	return rows
}
