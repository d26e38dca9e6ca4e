package solve

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// Near the origin the games with a listing are held to the definition with all
// others, see links.

const g1 = "game=subtraction&f=G1"

func positionsOf(t *testing.T, l limits, game, from, count string) (rows [][3]int64) {
	t.Helper()
	text := get[*protocol.Value](t, l, &protocol.Call{Method: "positions", Game: game, Args: []string{from, count}}).JSON
	var cells [][]string
	if err := json.Unmarshal([]byte(text), &cells); err != nil {
		t.Fatal(err)
	}
	for _, row := range cells {
		var numbers [3]int64
		for i := range numbers {
			numbers[i], _ = strconv.ParseInt(row[i], 10, 64)
		}
		rows = append(rows, numbers)
	}
	return rows
}

// B of G1 grows by A + 1 (Fraenkel, Theorem 1), and A steps over the Bs, of which
// only the early ones are small enough to meet it.
func TestRowsFarOut(t *testing.T) {
	const n = 1_000_000
	b, passed := int64(0), int64(0) // B of the row, and how many Bs its A has passed
	early := []int64{}              // Bs that an A may pass
	a := int64(0)
	for i := int64(1); i <= n; i++ {
		a++
		if passed < int64(len(early)) && early[passed] == a {
			a++
			passed++
		}
		b += a + 1
		if b < 4*n {
			early = append(early, b)
		}
	}
	rows := positionsOf(t, standard, g1, strconv.Itoa(n), "3")
	if len(rows) != 3 || rows[0] != [3]int64{n, a, b} {
		t.Fatalf("row %d is (%d, %d), got %v", n, a, b, rows)
	}
	for i, row := range rows[1:] {
		if row[0] != rows[i][0]+1 || row[1] <= rows[i][1] || row[2] != rows[i][2]+row[1]+1 {
			t.Errorf("after %v comes %v", rows[i], row)
		}
	}
}

// Past what the rows settle nothing is claimed, and up to there all is.
func TestListingEnds(t *testing.T) {
	rows := positionsOf(t, small, g1, "0", "1500")
	last := rows[len(rows)-1]
	at := func(x, y int64) *protocol.Inspected {
		return get[*protocol.Inspected](t, small, &protocol.Inspect{Game: g1, X: fmt.Sprint(x), Y: fmt.Sprint(y)})
	}
	for _, c := range []struct {
		x, y    int64
		outcome string
	}{
		{last[1], last[2], "P"},
		{last[2], last[1], "P"},
		{last[1], last[2] + 1<<40, "N"},
		{last[2], last[2] - 1, "N"},
		{last[2], last[2], "N"},
		{last[1] + 1, last[2] + 1, ""},
		{last[2] + 1, last[1] + 1, ""},
	} {
		got := at(c.x, c.y)
		if got.Outcome != c.outcome || !strings.Contains(got.Reason, "Theorem 3") {
			t.Errorf("(%d, %d): got %+v, want %q", c.x, c.y, *got, c.outcome)
		}
	}
	for _, c := range []struct{ method, args, says string }{
		{"positions", "1499 2", "followed for 1500 rows"},
		{"positions", "99999999999999999999 2", "followed for 1500 rows"},
		{"count", "0 0 9999999 9999999", "beyond what fits"},
		{"outcome", "99999999999999999999 99999999999999999999", "not decided"},
		{"moves", "99999999999999999999 99999999999999999999", "not decided"},
	} {
		got := get[*protocol.Error](t, small, &protocol.Call{Method: c.method, Game: g1, Args: strings.Fields(c.args)})
		if !strings.Contains(got.Message, c.says) {
			t.Errorf("%s %s: %s", c.method, c.args, got.Message)
		}
	}
	table := get[*protocol.Table](t, small, &protocol.Rows{Game: g1, From: "1490", Count: 20})
	if table.Len() != 10 || !strings.Contains(table.Note, "followed for 1500 rows") {
		t.Errorf("%d rows, %q", table.Len(), table.Note)
	}
}

// Texels at the end of the rows are decided where their farthest corners are.
func TestTilesAtTheEnd(t *testing.T) {
	rows := positionsOf(t, small, g1, "0", "1500")
	a, b := rows[1499][1], rows[1499][2]
	d := newDesk(small)
	for _, level := range []uint64{0, 3, 11, 70} {
		for _, corner := range [][2]int64{{0, 0}, {a, a}, {a, b}, {b, a}, {b, b}, {3 * b, 0}} {
			ix, iy := corner[0]>>level/tileSize, corner[1]>>level/tileSize
			d.ask(1, &protocol.Tile{Game: g1, Level: level, IX: fmt.Sprint(ix), IY: fmt.Sprint(iy)})
			d.run()
			texels := d.sent[len(d.sent)-1].Body.(*protocol.Shades).Texels
			total := 0
			far := func(texel int64) *big.Int { // the last coordinate in a texel
				n := big.NewInt(texel + 1)
				return n.Sub(n.Lsh(n, uint(level)), big.NewInt(1))
			}
			for i, shade := range texels {
				x, y := far(ix*tileSize+int64(i%tileSize)), far(iy*tileSize+int64(i/tileSize))
				if x.Cmp(y) > 0 {
					x, y = y, x
				}
				known := x.Cmp(big.NewInt(a)) <= 0 || y.Cmp(big.NewInt(b)) <= 0
				if known == (shade == raster.Undecided) {
					t.Fatalf("level %d, tile (%d, %d): texel %d is %d", level, ix, iy, i, shade)
				}
				if shade > raster.Undecided {
					total++
				}
			}
			if corner[0] != corner[1] && corner[1] > 0 && level == 0 && total == 0 {
				t.Errorf("tile (%d, %d) has no P-position", ix, iy)
			}
		}
	}
}

// Rectangles away from the axes and the diagonal, against the rows themselves.
func TestListingCounts(t *testing.T) {
	rows := positionsOf(t, small, g1, "0", "1500")
	for _, r := range [][4]int64{{0, 0, 900, 300_000}, {10, 0, 300_000, 700}, {100, 100, 50_000, 50_000}, {500, 90_000, 800, 400_000}} {
		want := 0
		for _, row := range rows {
			for i, q := range [][2]int64{{row[1], row[2]}, {row[2], row[1]}} {
				if r[0] <= q[0] && q[0] < r[2] && r[1] <= q[1] && q[1] < r[3] && (i == 0 || q[0] != q[1]) {
					want++
				}
			}
		}
		args := []string{fmt.Sprint(r[0]), fmt.Sprint(r[1]), fmt.Sprint(r[2]), fmt.Sprint(r[3])}
		if got := get[*protocol.Value](t, small, &protocol.Call{Method: "count", Game: g1, Args: args}).JSON; got != fmt.Sprintf("%q", fmt.Sprint(want)) || want == 0 {
			t.Errorf("%v: got %s, want %d", r, got, want)
		}
	}
}

// A heap may be of any size while the other is small: from (3, 10³⁰) one takes
// the larger heap to 6, the B of 3, and nothing from both at once, f being at
// most x1 + 1.
func TestHugeHeap(t *testing.T) {
	huge := "1" + strings.Repeat("0", 30)
	rows := positionsOf(t, small, g1, "0", "4")
	var partner string
	for _, row := range rows {
		if row[1] == 3 {
			partner = fmt.Sprint(row[2])
		}
	}
	got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: g1, X: "3", Y: huge})
	if got.Outcome != "N" || !slices.Equal(got.Moves, []string{"3", partner}) {
		t.Errorf("from (3, %s): %+v", huge, *got)
	}
	got = get[*protocol.Inspected](t, small, &protocol.Inspect{Game: g1, X: huge, Y: "3"})
	if got.Outcome != "N" || !slices.Equal(got.Moves, []string{partner, "3"}) {
		t.Errorf("from (%s, 3): %+v", huge, *got)
	}
}
