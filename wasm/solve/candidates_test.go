package solve

import (
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
	n, err := strconv.ParseUint(count, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	table := get[*protocol.Table](t, l, &protocol.Rows{Game: game, From: from, Count: n, List: true})
	for at := range table.Len() {
		var numbers [3]int64
		for i, text := range table.Row(at) {
			numbers[i], _ = strconv.ParseInt(text, 10, 64)
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
		return get[*protocol.Inspected](t, small, &protocol.Inspect{Game: g1, At: []string{fmt.Sprint(x), fmt.Sprint(y)}})
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
	const far = "99999999999999999999"
	if got := get[*protocol.Table](t, small, &protocol.Rows{Game: g1, From: far, Count: 2}); got.Len() != 0 || !strings.Contains(got.Note, "followed for 1500 rows") {
		t.Errorf("rows far out: %+v", got)
	}
	if got := get[*protocol.Error](t, small, &protocol.Count{Game: g1, From: []string{"0", "0"}, To: []string{"9999999", "9999999"}}); !strings.Contains(got.Message, "beyond what fits") {
		t.Errorf("a count far out: %+v", got)
	}
	if got := get[*protocol.Letters](t, small, &protocol.Outcomes{Game: g1, Positions: []string{far, far}}); got.Outcomes != "?" || !strings.Contains(got.Reason, "not decided") {
		t.Errorf("an outcome far out: %+v", got)
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
			ix, iy := corner[0]>>level/protocol.TileSize, corner[1]>>level/protocol.TileSize
			d.ask(1, &protocol.Tile{Game: g1, Level: level, IX: fmt.Sprint(ix), IY: fmt.Sprint(iy)})
			d.run()
			texels := d.sent[len(d.sent)-1].Body.(*protocol.Shades).Texels
			total := 0
			far := func(texel int64) *big.Int { // the last coordinate in a texel
				n := big.NewInt(texel + 1)
				return n.Sub(n.Lsh(n, uint(level)), big.NewInt(1))
			}
			for i, shade := range texels {
				x, y := far(ix*protocol.TileSize+int64(i%protocol.TileSize)), far(iy*protocol.TileSize+int64(i/protocol.TileSize))
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
		if got := counted(t, small, g1, r); got != fmt.Sprint(want) || want == 0 {
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
	got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: g1, At: []string{"3", huge}})
	if got.Outcome != "N" || len(got.Moves) != 1 || !slices.Equal(got.Moves[0].To, []string{"3", partner}) {
		t.Errorf("from (3, %s): %+v", huge, *got)
	}
	got = get[*protocol.Inspected](t, small, &protocol.Inspect{Game: g1, At: []string{huge, "3"}})
	if got.Outcome != "N" || len(got.Moves) != 1 || !slices.Equal(got.Moves[0].To, []string{partner, "3"}) {
		t.Errorf("from (%s, 3): %+v", huge, *got)
	}
}
