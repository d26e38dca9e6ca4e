//go:build !js

// The page links an engine, which a worker cannot load.

package catalog_test

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/show"
	"wythoffatlas/wasm/solve"
)

// ask is the last answer of a solver of its own.
func ask[B protocol.Body](t *testing.T, question protocol.Body) B {
	t.Helper()
	var last protocol.Message
	s := solve.New(func(m protocol.Message) {
		if m.ID == 1 {
			last = m
		}
	}, nil)
	s.Handle(protocol.Message{ID: 1, Body: question})
	for s.Step() {
	}
	body, ok := last.Body.(B)
	if !ok {
		t.Fatalf("%+v is answered by %+v", question, last.Body)
	}
	return body
}

func texts(numbers ...int64) []string {
	var list []string
	for _, n := range numbers {
		list = append(list, strconv.FormatInt(n, 10))
	}
	return list
}

// onPage checks that the page, everything unfolded, says how a game is called and
// what its rule is.
func onPage(t *testing.T, game string, words ...string) {
	t.Helper()
	s := model.New()
	s.Begin(0)
	s.Update(1, model.Resize{Room: model.Room{W: 1440, H: 900, Ratio: 1, Scale: 1}})
	s.Update(2, model.Hash{Fragment: "#v=1&" + game + "&view=both"})
	for _, drawer := range []string{"why", "tools", "labs", "match"} {
		s.Update(3, model.Do{Verb: "panel", Arg: drawer})
	}
	said := show.Title(s)
	for _, r := range show.Regions(s) {
		said += "\n" + html.El("div", r.Nodes).Content()
	}
	for _, w := range append(words, "Take.") {
		if !strings.Contains(said, w) {
			t.Errorf("the page of %s lacks %q: %s", game, w, said)
		}
	}
}

// A new game of two heaps touches nothing but the catalogue: link, map,
// inspector, table, counts, scripts, verification, study and comparison follow.
func TestNewPairs(t *testing.T) {
	rules := game.Ruleset{First: game.AtMost(3), Second: game.Odd(), TwoHeap: game.TwoHeapRule{D1: game.Even(), D2: game.All(), S: 1, T: 2}}
	defer catalog.Register(catalog.NewPairs("newcomer", rules))()
	const name, side = "game=newcomer", 48
	if state, problems := link.Parse(name); len(problems) > 0 || state.Game.Link() != name || !state.Game.MapOfPositions() {
		t.Fatalf("its link: %v", problems)
	}
	onPage(t, name, "The new game", "A new game", "Winning moves", "Check it here")
	want := naive.Decide(rules, game.Normal, side, side)
	tile := ask[*protocol.Shades](t, &protocol.Tile{Game: name, Side: side, IX: "0", IY: "0"})
	picture := ask[*protocol.Shades](t, &protocol.Tile{Game: name, Side: side, IX: "0", IY: "0", Aside: true})
	var positions []string
	letters, total := "", 0
	for x := range int64(side) {
		for y := range int64(side) {
			isP := want.IsP(x, y)
			letters += map[bool]string{true: "P", false: "N"}[isP]
			positions = append(positions, texts(x, y)...)
			at := y*side + x
			if (tile.Texels[at] > 1) != isP || (picture.Texels[at] > 1) != isP {
				t.Fatalf("(%d, %d) is P: %v, and the map has %d, a picture %d", x, y, isP, tile.Texels[at], picture.Texels[at])
			}
			if isP {
				total++
			}
		}
	}
	if got := ask[*protocol.Letters](t, &protocol.Outcomes{Game: name, Positions: positions}).Outcomes; got != letters {
		t.Error("outcomes for scripts differ from the definition")
	}
	if got := ask[*protocol.Counted](t, &protocol.Count{Game: name, From: texts(0, 0), To: texts(side, side)}).N; got != strconv.Itoa(total) {
		t.Errorf("counted %s, and there are %d", got, total)
	}
	for i := range 20 {
		row := ask[*protocol.Table](t, &protocol.Rows{Game: name, From: strconv.Itoa(i), Count: 1}).Row(0)
		at := ask[*protocol.Inspected](t, &protocol.Inspect{Game: name, At: row[1:]})
		found := ask[*protocol.Found](t, &protocol.Seek{Game: name, Axes: []uint64{1, 2}, Values: row[1:]})
		if row[0] != strconv.Itoa(i) || at.Outcome != "P" || len(found.Rows) != 1 {
			t.Errorf("row %d is %v, which is %q", i, row, at.Outcome)
		}
	}
	if n := ask[*protocol.Inspected](t, &protocol.Inspect{Game: name, At: texts(3, 0), To: texts(0, 0)}); n.Outcome != "N" || len(n.Moves) == 0 || !n.Legal {
		t.Errorf("(3, 0) to (0, 0): %+v", n)
	}
	if v := ask[*protocol.Verified](t, &protocol.Verify{Game: name, N: "64"}); v.Differ != 0 || v.Checked != 64*64 {
		t.Errorf("verified: %+v", v)
	}
	if s := ask[*protocol.Studied](t, &protocol.Study{Game: name}); len(s.Sections) < 2 {
		t.Errorf("studied: %+v", s)
	}
	if c := ask[*protocol.Compared](t, &protocol.Compare{Game: name, Other: name, N: side}); c.Agree != uint64(total) || c.OnlyFirst+c.OnlySecond != 0 {
		t.Errorf("compared with itself: %+v", c)
	}
}

// thirds is a game of three heaps: take one token or two from one of them. A
// position is P when the exclusive or of the remainders by 3 is 0, as in any sum
// of such heaps.
type thirds struct{ rows []game.Vector }

func (thirds) isP(v game.Vector) bool {
	xor := int64(0)
	for _, n := range v {
		xor ^= new(big.Int).Mod(n, big.NewInt(3)).Int64()
	}
	return xor == 0
}

func (*thirds) Piles() int                { return 3 }
func (g *thirds) Rows() int64             { return int64(len(g.rows)) }
func (g *thirds) Bytes() int64            { return 200 * g.Rows() }
func (g *thirds) Row(n int64) game.Vector { return slices.Clone(g.rows[n]) }
func (g *thirds) At(n int64, i int) int64 { return g.rows[n][i].Int64() }
func (*thirds) MaxVerify() int64          { return 9 }

func (g *thirds) Extend(n int64, _ pause.Func) error {
	g.rows = g.rows[:0]
	for total := int64(0); g.Rows() < n; total++ {
		for a := int64(0); 3*a <= total; a++ {
			for b := a; a+2*b <= total; b++ {
				if v := game.VectorOf(a, b, total-a-b); g.isP(v) {
					g.rows = append(g.rows, v)
				}
			}
		}
	}
	return nil
}

func (g *thirds) Floor(i int, n int64) int64 {
	if i < 2 || n == 0 {
		return 0
	}
	last, total := g.rows[n-1], int64(0)
	for _, size := range last {
		total += size.Int64()
	}
	return (total + 2) / 3
}

func (g *thirds) Outcome(v game.Vector, _ pause.Func) (bool, error) { return g.isP(v), nil }

func (g *thirds) Winning(v game.Vector, limit int, _ pause.Func) (moves []game.Move, err error) {
	for i := range v {
		for k := int64(1); k <= 2 && v[i].Cmp(big.NewInt(k)) >= 0; k++ {
			to := slices.Clone(v)
			to[i] = new(big.Int).Sub(v[i], big.NewInt(k))
			change := game.VectorOf(0, 0, 0)
			change[i].SetInt64(-k)
			slices.SortFunc(to, (*big.Int).Cmp)
			if !g.isP(v) && g.isP(to) && len(moves) < limit {
				moves = append(moves, game.Move{To: to, Change: change, Pair: [2]int{i, i}})
			}
		}
	}
	return moves, nil
}

func (g *thirds) Legal(a, b game.Vector) piles.Legality {
	return piles.Legality{Reasons: []string{"Nobody has asked yet."}}
}

func (g *thirds) Verify(n int64, _ pause.Func) (piles.Report, error) {
	return piles.Report{Checked: n * (n + 1) * (n + 2) / 6, Route: "Nothing."}, nil
}

// The same for a game of vectors.
func TestNewVectors(t *testing.T) {
	defer catalog.Register(catalog.NewVectors("thirds", 3, func() piles.Game { return &thirds{} }))()
	const name = "game=thirds"
	if state, problems := link.Parse(name); len(problems) > 0 || state.Game.Link() != name || state.Game.MapOfPositions() {
		t.Fatalf("its link: %v", problems)
	}
	onPage(t, name, "The new game of vectors", "A new game of vectors", "p₁", "Check it here")
	rows := ask[*protocol.Table](t, &protocol.Rows{Game: name, From: "0", Count: 60})
	if rows.Len() != 60 || strings.Join(rows.Columns, " ") != "n p₁ p₂ p₃" || strings.Join(rows.Row(1), " ") != "1 0 1 1" {
		t.Fatalf("rows %v: %v", rows.Columns, rows.Row(1))
	}
	tile := ask[*protocol.Shades](t, &protocol.Tile{Game: name, Axes: [2]uint64{1, 3}, Side: 16, IX: "0", IY: "0"})
	for y := range int64(16) {
		for x := range int64(16) {
			has := false
			for b := x; b <= y; b++ {
				has = has || thirds{}.isP(game.VectorOf(x, b, y))
			}
			if shade := tile.Texels[16*y+x]; (shade > 1) != has || shade == 1 {
				t.Fatalf("(%d, %d) on the axes p₁ and p₃: shade %d, and there is a row: %v", x, y, shade, has)
			}
		}
	}
	if picture := ask[*protocol.Shades](t, &protocol.Tile{Game: name, Axes: [2]uint64{0, protocol.EveryHeap}, Side: 32, IX: "0", IY: "0", Aside: true}); picture.Texels[32+1] < 2 || picture.Texels[32] != 0 {
		t.Error("row 1 has a heap of 1, row 0 has not, and the picture says otherwise")
	}
	at := ask[*protocol.Inspected](t, &protocol.Inspect{Game: name, At: texts(5, 1, 2)})
	if at.Outcome != "N" || len(at.Moves) == 0 || fmt.Sprint(at.Moves[0].Change) == "" {
		t.Errorf("inspected: %+v", at)
	}
	if got := ask[*protocol.Letters](t, &protocol.Outcomes{Game: name, Positions: texts(1, 2, 3, 1, 1, 3)}).Outcomes; got != "NP" {
		t.Errorf("outcomes %s", got)
	}
	want := 0
	for a := int64(0); a < 7; a++ {
		for b := a; b < 7; b++ {
			for c := b; c < 7; c++ {
				if (thirds{}).isP(game.VectorOf(a, b, c)) {
					want++
				}
			}
		}
	}
	if got := ask[*protocol.Counted](t, &protocol.Count{Game: name, From: texts(0, 0, 0), To: texts(7, 7, 7)}).N; got != strconv.Itoa(want) {
		t.Errorf("counted %s, and there are %d", got, want)
	}
	found := ask[*protocol.Found](t, &protocol.Seek{Game: name, Axes: []uint64{1, 2, 3}, Values: rows.Row(30)[1:]})
	if len(found.Rows) != 1 || found.Rows[0].N != "30" {
		t.Errorf("row 30 is found at %+v", found.Rows)
	}
	ask[*protocol.Verified](t, &protocol.Verify{Game: name, N: "5"})
	ask[*protocol.Studied](t, &protocol.Study{Game: name})
	ask[*protocol.Trending](t, &protocol.Trend{Game: name})
	ask[*protocol.Error](t, &protocol.Owner{Game: name, N: "5"})
	if c := ask[*protocol.Compared](t, &protocol.Compare{Game: name, Other: "game=nim&k=3", N: 50}); c.Agree == 0 || c.OnlyFirst == 0 || c.OnlySecond == 0 {
		t.Errorf("compared with Nim: %+v", c)
	}
}
