package claims

import (
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// Checks of games with two heaps, held against the definition.

// look is how far most checks go.
const look = 40

// decided is the definition's grid of a game, made once.
func decided(g *catalog.Game, n int64) *naive.Grid {
	key := fmt.Sprint(g.Link(), " ", n)
	if grids[key] == nil {
		grids[key] = naive.Decide(g.Rules, g.Play, n, n)
	}
	return grids[key]
}

var grids = map[string]*naive.Grid{}

// forAll calls check for every position of a square, until it is false.
func forAll(t *testing.T, g *catalog.Game, n int64, what string, check func(d *naive.Grid, x, y int64) bool) {
	t.Helper()
	d := decided(g, n)
	for x := range n {
		for y := range n {
			if !check(d, x, y) {
				t.Errorf("%s: %s is not so at (%d, %d)", g.Link(), what, x, y)
				return
			}
		}
	}
}

func holds(t *testing.T, ok bool, format string, args ...any) {
	t.Helper()
	if !ok {
		t.Errorf(format, args...)
	}
}

// numbersIn are the whole numbers in a sentence, in order.
func numbersIn(sentence string) (list []int64) {
	for _, digits := range regexp.MustCompile(`\d+`).FindAllString(sentence, -1) {
		n, _ := strconv.ParseInt(digits, 10, 64)
		list = append(list, n)
	}
	return list
}

func has(g *catalog.Game, x, y int64) bool { return g.Set.Has(big.NewInt(x), big.NewInt(y)) }

// setIsDefinition: the closed form, which is the formula of the statement, or
// else the candidates, has just the P-positions of the definition.
func setIsDefinition(t *testing.T, g *catalog.Game, _ string) {
	if g.Piles != nil {
		verified(t, g, "")
		return
	}
	if g.Set == nil && g.Candidates != nil {
		if g.CandidatesHold {
			candidatesAre(t, g, "")
		}
		return
	}
	forAll(t, g, look, "the closed form", func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == has(g, x, y) })
}

// noTheorem: nothing is known but elimination.
func noTheorem(t *testing.T, g *catalog.Game, _ string) {
	holds(t, g.Set == nil && !g.CandidatesHold, "%s has a theorem", g.Link())
}

// sameFor: all these games have the same P-positions.
func sameFor(links ...string) claim {
	return func(t *testing.T, _ *catalog.Game, _ string) {
		first := member(links[0])
		if first.Piles != nil || member(links[len(links)-1]).Piles != nil {
			sameRows(links...)(t, nil, "")
			return
		}
		for _, link := range links[1:] {
			other := decided(member(link), look)
			forAll(t, first, look, "the same as "+link, func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == other.IsP(x, y) })
		}
	}
}

// blocks: the game is the one with ⌈t/k⌉, grown to blocks of k×k.
func blocks(k int64) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		if g.Family.ID == "restricted" && g.Args[2].Set.String() != fmt.Sprintf("0mod%d", k) {
			g = member(fmt.Sprintf("game=restricted&s=1&t=1&sh=0mod%[1]d&sv=0mod%[1]d&d1=0mod%[1]d&d2=0mod%[1]d", k))
		}
		s, u := g.Args[0].N, g.Args[1].N
		small, err := catalog.Find("st-wythoff").Game(catalog.Numbers(s, (u+k-1)/k), g.Play)
		if err != nil {
			t.Fatal(err)
		}
		inner := decided(small, look/k+1)
		forAll(t, g, look, "blocks", func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == inner.IsP(x/k, y/k) })
	}
}

func mirrorOf(id string) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		other, err := catalog.Find(id).Game(g.Args, g.Play)
		if err != nil {
			t.Fatal(err)
		}
		mirror := decided(other, look)
		forAll(t, g, look, "the mirror", func(d *naive.Grid, x, y int64) bool { return d.IsP(x, y) == mirror.IsP(y, x) })
	}
}

// twoInEachColumn and twoInEachRow: B and H = the lower of two neighbours, which
// the formula gives.
func twoInEachColumn(t *testing.T, g *catalog.Game, _ string) { pairsAlong(t, g, false) }
func twoInEachRow(t *testing.T, g *catalog.Game, _ string)    { pairsAlong(t, g, true) }

func pairsAlong(t *testing.T, g *catalog.Game, rows bool) {
	s, u := g.Args[0].N, g.Args[1].N
	d := naive.Decide(g.Rules, g.Play, 2*look, 2*look)
	odd := func(n int64) int64 { return n % 2 }
	for n := range int64(look / 4) {
		want := odd(n) * (s*n + u + odd(s+u))
		switch {
		case s+u == 2 && g.Play == game.Normal:
			want = 2 * odd(n)
		case s+u == 2:
			want = 2 * (1 - odd(n))
		case g.Play == game.Misere && n == 0:
			want = 2
		case g.Play == game.Misere:
			want = (1 - odd(n)) * (s*n - s + u + odd(s+u))
		}
		var found []int64
		for m := range int64(2 * look) {
			if rows && d.IsP(m, n) || !rows && d.IsP(n, m) {
				found = append(found, m)
			}
		}
		if want+1 < 2*look && !slices.Equal(found, []int64{want, want + 1}) {
			t.Errorf("%s: n = %d has %v, not %d and %d", g.Link(), n, found, want, want+1)
			return
		}
	}
}

func nothingFromBoth(t *testing.T, g *catalog.Game, _ string) {
	one, err := g.Family.Game(catalog.Numbers(1, 1), g.Play)
	if err != nil {
		t.Fatal(err)
	}
	for x := range int64(20) {
		for y := range int64(20) {
			for u := range x {
				for v := range y {
					if one.Rules.Allows(game.Position{X: x, Y: y}, game.Position{X: u, Y: v}) {
						t.Fatalf("(%d, %d) may go to (%d, %d)", x, y, u, v)
					}
				}
			}
		}
	}
}

func onlyTwoPairs(t *testing.T, _ *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	at := func(i int) [2]int64 { return [2]int64{n[i], n[i+1]} }
	normal, misere := decided(member("game=wythoff"), look), decided(member("game=wythoff&play=misere"), look)
	come, go_ := map[[2]int64]bool{at(0): true, at(2): true}, map[[2]int64]bool{at(4): true, at(6): true}
	for x := range int64(look) {
		for y := x; y < look; y++ {
			p := [2]int64{x, y}
			holds(t, (misere.IsP(x, y) && !normal.IsP(x, y)) == come[p], "%v comes, or does not", p)
			holds(t, (normal.IsP(x, y) && !misere.IsP(x, y)) == go_[p], "%v goes, or does not", p)
		}
	}
}

// smallerHeapValues: r + 1 of them, and steps of r + 1.
func smallerHeapValues(t *testing.T, g *catalog.Game, sentence string) {
	r := g.Args[0].N
	if g.Family.ID == "restricted" { // it is RMWG by another name
		r = g.Args[2].Set[0].Max
	}
	if n := numbersIn(sentence); strings.Contains(sentence, "R = ") && n[1] != r {
		t.Errorf("R = %d", r)
	}
	width := int64(3 * (r + 1))
	if width > 100 {
		return
	}
	d := decided(g, width)
	values := map[int64][]int64{}
	for x := range width {
		for y := x; y < width; y++ {
			if d.IsP(x, y) {
				values[x] = append(values[x], y)
			}
		}
	}
	holds(t, int64(len(values)) == r+1, "%s: the smaller heap takes %d values", g.Link(), len(values))
	wythoff := map[int64]bool{}
	for _, p := range member("game=wythoff").Set.Positions(new(big.Int), 200) {
		wythoff[p[0].Int64()], wythoff[p[1].Int64()] = true, true
	}
	for x, ys := range values {
		holds(t, wythoff[x], "%d is no A and no B", x)
		for i := 1; i < len(ys); i++ {
			holds(t, ys[i]-ys[i-1] == r+1, "%s: column %d has %v", g.Link(), x, ys)
		}
	}
}

// twoCases: for r = aᵢ and for r = bᵢ the paper's ranges of s and t are those of
// the statement.
func twoCases(t *testing.T, _ *catalog.Game, _ string) {
	rows := member("game=wythoff").Set.Positions(new(big.Int), 60)
	for i := int64(1); i < 60; i++ {
		for j, r := range []int64{rows[i][0].Int64(), rows[i][1].Int64()} {
			lastS, lastT := r-i, i
			if j == 1 {
				lastS, lastT = i, r-i
			}
			for n := int64(1); n < 60; n++ {
				holds(t, (rows[n][1].Int64() <= r) == (n <= lastS), "r = %d: b%d", r, n)
				holds(t, (rows[n][0].Int64() <= r) == (n <= lastT), "r = %d: a%d", r, n)
			}
		}
	}
}

func smallestB(t *testing.T, g *catalog.Game, _ string) {
	holds(t, member("game=wythoff").Set.Positions(big.NewInt(1), 1)[0][1].Int64() == g.Args[0].N, "%s", g.Link())
}

// inBlock are the P-positions of Wythoff's game below r + 1.
func inBlock(g *catalog.Game) (list [][2]int64) {
	d := decided(member("game=wythoff&play="+g.Play.String()), g.Args[0].N+1)
	for x := range d.W {
		for y := range d.H {
			if d.IsP(x, y) {
				list = append(list, [2]int64{x, y})
			}
		}
	}
	return list
}

func oneInEachLine(t *testing.T, g *catalog.Game, _ string) {
	if g.Args[0].N > 60 {
		return
	}
	for _, of := range []func(p [2]int64) int64{
		func(p [2]int64) int64 { return p[0] }, func(p [2]int64) int64 { return p[1] }, func(p [2]int64) int64 { return p[1] - p[0] },
	} {
		seen := map[int64]bool{}
		for _, p := range inBlock(g) {
			holds(t, !seen[of(p)], "%v shares a line", p)
			seen[of(p)] = true
		}
	}
}

func halfOfR(t *testing.T, g *catalog.Game, _ string) {
	r := g.Args[0].N
	if r > 60 || r == 1 && g.Play == game.Misere {
		return
	}
	for _, p := range inBlock(g) {
		holds(t, 2*(p[1]-p[0]) <= r, "%v in a block of %d", p, r+1)
	}
}

func comesAgain(t *testing.T, g *catalog.Game, _ string) {
	d := g.Args[0].N + 1
	inner := decided(member("game=wythoff&play="+g.Play.String()), d)
	forAll(t, g, 6*d, "the block repeated", func(grid *naive.Grid, x, y int64) bool { return grid.IsP(x, y) == inner.IsP(x%d, y%d) })
}

func sixMoves(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	moves := 0
	for x := range n[0] + 1 {
		for y := range n[1] + 1 {
			from, to := game.Position{X: n[0], Y: n[1]}, game.Position{X: x, Y: y}
			if from != to && g.Rules.Allows(from, to) {
				moves++
			}
		}
	}
	holds(t, moves == 6, "%d moves from %v", moves, n)
}

func aQuarter(t *testing.T, g *catalog.Game, _ string) {
	n := big.NewInt(1000)
	holds(t, g.Set.Count(new(big.Int), new(big.Int), n, n).Int64() == 250_000, "not a quarter")
	setIsDefinition(t, g, "")
}

func fourRows(t *testing.T, g *catalog.Game, _ string) {
	rows := map[int64]bool{}
	forAll(t, g, look, "", func(d *naive.Grid, x, y int64) bool { rows[y] = rows[y] || d.IsP(x, y); return true })
	n := 0
	for _, any := range rows {
		if any {
			n++
		}
	}
	holds(t, n == 4, "%d rows", n)
}

// rayOverRows and oddColumnsOnRay: every second column lies on rows 0 and 1, the
// others along y = sx + something.
func rayOverRows(t *testing.T, g *catalog.Game, _ string) {
	twoInEachColumn(t, g, "")
	holds(t, len(g.Lines) == 1 && g.Lines[0].Slope.Cmp(beam.Int(g.Args[0].N)) == 0, "%v", g.Lines)
	holds(t, len(g.Curves) == 1 && g.Curves[0].Formula == "y = 1/2", "%v: rows 0 and 1 have their middle at 1/2", g.Curves)
}

func oddColumnsOnRay(t *testing.T, g *catalog.Game, _ string) {
	forAll(t, g, look, "", func(d *naive.Grid, x, y int64) bool { return !d.IsP(x, y) || (y > 1) == (x%2 == 1) })
}

func slopeHalf(t *testing.T, g *catalog.Game, _ string) {
	mirrorOf("oew")(t, g, "")
	holds(t, g.Lines[0].Slope.Cmp(beam.Of(1, 0, 0, 2)) == 0, "slope %v", g.Lines[0].Slope)
}

// columnsGive: the last three numbers are H in the columns named before them.
func columnsGive(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence) // 10, three printed, three columns, 20, three right
	d := decided(g, look)
	for i := range 3 {
		column, printed, right := n[4+i], n[1+i], n[8+i]
		holds(t, d.IsP(column, right) && d.IsP(column, right+1), "column %d at %d", column, right)
		holds(t, !(d.IsP(column, printed) && d.IsP(column, printed+1)), "column %d at %d as printed", column, printed)
	}
}

func nothingShared(t *testing.T, g *catalog.Game, _ string) {
	other, err := g.Family.Game(g.Args, 1-g.Play)
	if err != nil {
		t.Fatal(err)
	}
	d := decided(other, 2*look)
	forAll(t, g, 2*look, "nothing shared", func(mine *naive.Grid, x, y int64) bool { return !mine.IsP(x, y) || !d.IsP(x, y) })
}

func blocksAt(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)[1:]
	d := decided(g, look)
	for _, p := range [][2]int64{{n[0], n[1]}, {n[2], n[3]}} {
		for i := range int64(4) {
			holds(t, d.IsP(p[0]+i/2, p[1]+i%2), "no block at %v", p)
		}
	}
	blocks(2)(t, g, "")
}

// misereNim: both conventions agree while a heap has two tokens or more; else
// parity decides.
func misereNim(t *testing.T, g *catalog.Game, _ string) {
	if g.Piles != nil {
		verified(t, g, "")
		return
	}
	normal := decided(member("game=nim&k=2"), look)
	forAll(t, member("game=nim&k=2&play=misere"), look, "misère Nim", func(d *naive.Grid, x, y int64) bool {
		if max(x, y) >= 2 {
			return d.IsP(x, y) == normal.IsP(x, y)
		}
		return d.IsP(x, y) == ((x+y)%2 == 1)
	})
}

func twoThreeOne(t *testing.T, g *catalog.Game, _ string) {
	const n = 24
	d := naive.Decide(g.Rules, g.Play, 5*n, 5*n)
	for i := range int64(n) {
		row, column, diagonal := 0, 0, 0
		for j := range int64(5 * n) {
			if d.IsP(j, i) {
				row++
			}
			if d.IsP(i, j) {
				column++
			}
			if i+j < 5*n && d.IsP(i+j, j) {
				diagonal++
			}
		}
		holds(t, row == 2 && column == 3 && diagonal == 1, "line %d: row %d, column %d, diagonal %d", i, row, column, diagonal)
		if t.Failed() {
			return
		}
	}
}

func crossedSquares(t *testing.T, g *catalog.Game, _ string) {
	holds(t, g.LineMethod, "%s has no line method", g.Link())
	var out [40]int64
	crossed := map[[2]int64]bool{}
	for _, l := range g.Lines {
		base := l.Crossed(out[:], new(big.Int)).Int64()
		for i, offset := range out {
			if offset < 0 {
				continue
			}
			if p := [2]int64{int64(i), base + offset}; l.Steep() {
				crossed[[2]int64{p[1], p[0]}] = true
			} else {
				crossed[p] = true
			}
		}
	}
	for _, p := range g.Set.Positions(new(big.Int), 30) {
		x, y := p[0].Int64(), p[1].Int64()
		if max(x, y) < 40 && !crossed[[2]int64{x, y}] {
			t.Errorf("%s: (%d, %d) is not crossed", g.Link(), x, y)
		}
	}
}

// runsSaid: the numbers after "runs of" are the lengths of runs of P-positions
// in neighbouring squares of a beam's diagonal steps.
func runsSaid(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)[2:]
	for i := 0; i+1 < len(n); i += 2 {
		lengths := runsOn(g, i/2)
		want := []int64{n[i], n[i+1]}
		if !slices.Equal(lengths, want) {
			t.Errorf("%s: runs of %v on beam %d, not %v", g.Link(), lengths, i/2, want)
		}
	}
}

// runsOn are the lengths of runs of touching squares on a beam: P-positions that
// follow one another in steps of one along the axis that the beam is steep to.
func runsOn(g *catalog.Game, line int) []int64 {
	l := g.Lines[line]
	var lengths []int64
	run, last := int64(0), int64(-1)
	for n := int64(0); n < 400; n++ {
		// The squares of one column of a steep beam, or one row of a flat one.
		at := l.DX.FloorMul(big.NewInt(n), beam.Surd{}).Int64()
		if !l.Steep() {
			at = l.DY.FloorMul(big.NewInt(n), beam.Surd{}).Int64()
		}
		if at == last {
			run++
			continue
		}
		if last > 0 && !slices.Contains(lengths, run) { // the first run begins before the beam
			lengths = append(lengths, run)
		}
		run, last = 1, at
	}
	slices.Sort(lengths)
	return lengths
}
