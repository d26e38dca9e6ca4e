package solve

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// pPositions are those of a game below n, by its definition.
func pPositions(g *catalog.Game, n int64) []bool {
	isP := make([]bool, n*n)
	for x := range n {
		for y := range n {
			outcome, options := true, false
			for q := range g.Rules.Options(game.Position{X: x, Y: y}) {
				options = true
				if isP[q.X*n+q.Y] {
					outcome = false
					break
				}
			}
			isP[x*n+y] = outcome && (options || g.Play == game.Normal)
		}
	}
	return isP
}

// Where two games part, and how far they agree, by brute force: every pair of ten
// games, and a rectangle that does not begin at (0, 0).
func TestCompareEqualsTheDefinition(t *testing.T) {
	const n = 40
	links := []string{"game=wythoff", "game=wythoff&play=misere", "game=a-wythoff&a=2", "game=st-wythoff&s=2&t=3", "game=st-wythoff&s=2&t=3&play=misere",
		"game=wab&a=2&b=3", "game=radius&r=3", "game=rmwg&r=2", "game=nim", "game=eow&s=1&t=2"}
	s := New(func(protocol.Message) {}, nil)
	outcomes := map[string][]bool{}
	for _, l := range links {
		address, _ := link.Parse(l)
		outcomes[l] = pPositions(address.Game, n)
	}
	never := pause.Func(func(int64, int64, string) error { return nil })
	pairs := 0
	for i, a := range links {
		for _, b := range links[i+1:] {
			pairs++
			for _, box := range [][4]int64{{0, 0, n, n}, {3, 7, 20, 11}} {
				ask := &protocol.Compare{Game: a, Other: b, N: uint64(box[2])}
				if box[0] > 0 {
					ask.X, ask.Y, ask.High = fmt.Sprint(box[0]), fmt.Sprint(box[1]), uint64(box[3])
				}
				body, err := s.answer(&job{ask: ask}, never)
				if err != nil {
					t.Fatal(err)
				}
				got, first := body.(*protocol.Compared), ""
				var agree, only, other uint64
				for total := range 2 * int64(n) {
					for x := range total + 1 {
						y := total - x
						if x < box[0] || y < box[1] || x >= box[0]+box[2] || y >= box[1]+box[3] {
							continue
						}
						p, q := outcomes[a][x*n+y], outcomes[b][x*n+y]
						switch {
						case p && q:
							agree++
						case p:
							only++
						case q:
							other++
						}
						if p != q && first == "" {
							first = fmt.Sprintf("[%d %d]", x, y)
						}
					}
				}
				if first == "" {
					first = "[]"
				}
				if got.Agree != agree || got.OnlyFirst != only || got.OnlySecond != other || fmt.Sprint(got.First) != first {
					t.Errorf("%s and %s on %v: %+v, not %d, %d, %d and %s", a, b, box, got, agree, only, other, first)
				}
			}
		}
	}
	if pairs < 40 {
		t.Errorf("%d pairs", pairs)
	}
}

// Far out two games are compared exactly: in boxes on the upper beams around 10¹⁰⁰
// what was counted together is what each game counts alone.
func TestCompareFarOut(t *testing.T) {
	const side = 2000
	s := New(func(protocol.Message) {}, nil)
	answer := func(ask protocol.Body) protocol.Body {
		t.Helper()
		body, err := s.answer(&job{ask: ask}, func(int64, int64, string) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		return body
	}
	far := "1" + strings.Repeat("0", 100)
	for _, other := range []string{"game=wythoff&play=misere", "game=a-wythoff&a=3", "game=wab&a=2&b=3", "game=wythoff&preset=8x1"} {
		found := answer(&protocol.Seek{Game: "game=wythoff", Axes: []uint64{1}, Values: []string{far}}).(*protocol.Found)
		x, y := found.Rows[0].At[0], found.Rows[0].At[1]
		got := answer(&protocol.Compare{Game: "game=wythoff", Other: other, N: side, X: x, Y: y, High: side}).(*protocol.Compared)
		to := make([]string, 2)
		for i, text := range []string{x, y} {
			n, _ := new(big.Int).SetString(text, 10)
			to[i] = n.Add(n, big.NewInt(side)).String()
		}
		for i, g := range []string{"game=wythoff", other} {
			alone := answer(&protocol.Count{Game: g, From: []string{x, y}, To: to}).(*protocol.Counted)
			if n := fmt.Sprint(got.Agree + []uint64{got.OnlyFirst, got.OnlySecond}[i]); n != alone.N || i == 0 && n == "0" {
				t.Errorf("%s: %s P-positions together with %s, %s alone", g, n, other, alone.N)
			}
		}
	}
}
