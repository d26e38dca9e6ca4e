package browser

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The map of two coordinates has its points where the table says, and a click
// on one pins its row.
func TestPilesMap(t *testing.T) {
	t.Parallel()
	g := gameOf(t, "game=wytlex&k=3").Piles()
	if err := g.Extend(64, nil); err != nil {
		t.Fatal(err)
	}
	p := openSharp(t, "v=1&game=wytlex&k=3&view=map&theme=light")
	for _, c := range []struct {
		axes   string
		of     func(row int64) (x, y int64)
		middle int64 // row
	}{
		{"", func(row int64) (x, y int64) { return g.At(row, 0), g.At(row, 1) }, 8},
		{"&axes=n,3", func(row int64) (x, y int64) { return row, g.At(row, 2) }, 8},
	} {
		mx, my := c.of(c.middle)
		v := View{X: float64(mx), Y: float64(my), Cell: 16, W: 1024, H: 768}
		p.OpenLink("v=1&game=wytlex&k=3&view=map&theme=light&show=none&z=4&x=" + strconv.FormatInt(mx, 10) + "&y=" + strconv.FormatInt(my, 10) + c.axes)
		p.Wait(settledMap)
		p.Settle()
		p.Save("piles-map" + c.axes)
		points := map[[2]int64]bool{}
		for row := range int64(64) {
			x, y := c.of(row)
			points[[2]int64{x, y}] = true
		}
		shot, seen := p.Screenshot(), 0
		for x := mx - 10; x <= mx+10; x++ {
			for y := my - 16; y <= my+16; y++ {
				px, py := v.At(float64(x), float64(y))
				if px < 370 || px > 770 || py < 70 || py > 730 {
					continue
				}
				ink := Near(shot.At(int(px)-3, int(py)-4), light.Ink)
				if ink != points[[2]int64{x, y}] {
					t.Errorf("axes %q: inked %v at %d, %d", c.axes, ink, x, y)
				}
				if ink {
					seen++
				}
			}
		}
		if seen < 5 {
			t.Errorf("axes %q: only %d points in view", c.axes, seen)
		}
		p.Click(v.W/2, v.H/2)
		p.Wait(`location.hash.includes("at=17,29,41")`)
		p.Wait(chipOutcome + ` === "P"`)
		p.Settle()
		if ring := p.Screenshot(); !has(ring, v.W/2, v.H/2, 14, light.Pin) {
			t.Errorf("axes %q: the pinned point is not marked", c.axes)
		}
	}
}

// Files hold what the table shows.
func TestPilesExports(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=3&row=11")
	Eval[any](p, `(() => {
		window.saved = []; // what would have been kept as files
		const make = URL.createObjectURL;
		URL.createObjectURL = (blob) => { blob.text().then((text) => saved.push(text)); return make(blob); };
		HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
	})()`)
	p.Unfold("tools")
	count := func(n string) {
		Eval[any](p, `(() => { const e = document.getElementById("export-count"); e.value = `+quote(n)+`; e.dispatchEvent(new Event("input", { bubbles: true })) })()`)
	}
	count("3")
	p.ClickOn(`#export [value="csv"]`)
	p.Wait(`saved.length === 1`)
	if got := Eval[string](p, `saved[0]`); got != "n,p1,p2,p3\r\n11,20,37,53\r\n12,23,42,61\r\n13,24,45,65\r\n" {
		t.Errorf("the CSV is %q", got)
	}
	if name := Eval[string](p, `savedAs`); name != "wytlex-k3.csv" {
		t.Errorf("it is called %s", name)
	}
	p.pick("export-column", "2")
	p.ClickOn(`#export [value="b-file"]`)
	p.Wait(`saved.length === 2`)
	if got := Eval[string](p, `saved[1]`); !strings.HasPrefix(got, "# Wytlex(3)") || !strings.HasSuffix(got, "\n11 37\n12 42\n13 45\n") { // the OEIS reads over lines that begin with #
		t.Errorf("the b-file is %q", got)
	}
	for _, n := range []string{"0", "-1", "many", "1000000000"} {
		count(n)
		p.ClickOn(`#export [value="csv"]`)
		p.Wait(`document.getElementById("export-count-fault")`)
	}
	if n := Eval[int](p, `saved.length`); n != 2 {
		t.Errorf("%d files", n)
	}
}

// A study of variable Wytlex says whether its pair of sequences is one.
func TestPilesStudy(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=variable-wytlex&k=2&f=0")
	p.Unfold("tools")
	for _, c := range []struct {
		f    string
		says []string
	}{
		{"vile", []string{"It is a disjoint cover", "It is monotonic", "f(0, 0) = 1", "P-positions of the game are its terms"}},
		{"list:1,3,4;2,5,5", []string{"It is no disjoint cover", "5", "It is not monotonic"}},
	} {
		p.OpenLink("v=1&game=variable-wytlex&k=2&f=" + c.f)
		p.ClickOn("#study button[type=submit]")
		p.Wait(`/Beatty|no further/.test(document.getElementById("study-out").innerText)`)
		says := strings.ReplaceAll(p.Text("#study-out"), ",", "")
		for _, part := range c.says {
			if !strings.Contains(says, strings.ReplaceAll(part, ",", "")) {
				t.Errorf("f=%s: the study says %q, nothing of %q", c.f, says, part)
			}
		}
	}
}

// A row so far away that it would not fit says what would; one that fits comes,
// with the page alive meanwhile, and can be cancelled.
func TestPilesFarRows(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=16&row=1000000000")
	p.Save("piles-far")
	p.Wait(notice + `.includes("would not fit; what fits is the first")`)
	if message := EvalError(p, `atlas.positions("game=wytlex&k=16", {from: 1e9, count: 1})`); !strings.Contains(message, "would not fit; what fits is the first") {
		t.Errorf("a script is told %q", message)
	}
	p.OpenLink("v=1&game=wytlex&k=3")
	p.Unfold("tools")
	p.fill("goto-n", "10^6")
	g := gameOf(t, "game=wytlex&k=3").Piles()
	if err := g.Extend(1_000_001, nil); err != nil {
		t.Fatal(err)
	}
	if got, want := p.rowText("1000000"), fmt.Sprint(1_000_000, g.At(1_000_000, 0), g.At(1_000_000, 1), g.At(1_000_000, 2)); got != want {
		t.Errorf("row %s, not %s", got, want)
	}
	p.fill("goto-n", "10^7")
	p.holdOwners("game=wytlex&k=3", 10_000_000)

	// What takes long says so, and can be cancelled.
	p.OpenLink("v=1&game=wytlex&k=8")
	p.fill("goto-n", "5400000")
	p.cancel("%")
	p.Wait(`!document.getElementById("busy")`)
	p.fill("goto-n", "5400000")
	// Meanwhile the page does other things, and tells how far the listing is.
	stages := Eval[int](p, `new Promise((done) => {
		const seen = new Set();
		const beat = setInterval(() => {
			if (document.getElementById("busy")) seen.add(document.getElementById("busy-text").innerText);
			if ([...document.querySelectorAll("#table tbody th, #table tbody td")].some((c) => c.innerText === "5400000")) { clearInterval(beat); done(seen.size); }
		}, 10);
	})`)
	if stages < 3 {
		t.Errorf("the page showed %d stages of a listing of 5,400,000 rows", stages)
	}
	p.holdOwners("game=wytlex&k=8", 5_400_000)

	// Rows that would not fit end the table where those end that would.
	p.OpenLink("v=1&game=wytlex&k=16")
	p.fill("goto-n", "3000000")
	p.Wait(notice + `.includes("what fits is the first 1\u2009153\u2009734 rows")`)
	p.rowText("1153733")

	// What they take is not held for who looks at another game.
	Eval[any](p, `(() => { window.made = 0; const Real = Worker; window.Worker = class extends Real { constructor(...of) { super(...of); made++; } } })()`)
	p.OpenLink("v=1&game=wythoff")
	p.Wait(`Promise.all(Array.from({ length: 80 }, (_, i) => atlas.outcome("game=wythoff", [Date.now() % 1e6, i]))).then(() => made > 0)`)
}

// holdOwners holds that a game's table shows a row whose piles that row owns.
func (p *Page) holdOwners(game string, n int) {
	p.T.Helper()
	row := strings.Fields(p.rowText(strconv.Itoa(n)))
	for i, value := range row[1:] {
		owner := Eval[[]string](p, `atlas.owner(`+quote(game)+`, `+value+`)`)
		if strings.Join(owner, " ") != strconv.Itoa(n)+" "+strconv.Itoa(i+1) {
			p.T.Errorf("%s: %s is owned by %v", game, value, owner)
		}
	}
}

// Every game with K piles answers a script, also when a person typed its link.
func TestPilesAnswer(t *testing.T) {
	t.Parallel()
	p := openMap(t, "")
	for _, game := range []string{
		"game=wytlex&k=3", "k=4&play=misere&game=wytlex", "game=variable-wytlex&k=3&f=1+p3-p2",
		"f=1%20+%20p1%20mod%202&k=2&game=variable-wytlex", "game=variable-wytlex&k=2&f=hofstadter&play=misere",
		"game=wythoff-k&k=3", "game=wythoff-k&k=4&play=misere", "game=nim&k=3", "play=misere&k=4&game=nim",
	} {
		g := gameOf(t, game)
		k := g.Heaps
		rows := Eval[[][]string](p, `atlas.positions(`+quote(game)+`, {from: 0, count: 12})`)
		if len(rows) != 12 {
			t.Errorf("%s: %d rows", game, len(rows))
		}
		lists := "["
		for _, row := range rows {
			if len(row) != k+1 {
				t.Errorf("%s: row %v", game, row)
			}
			lists += quote(strings.Join(row[1:], " ")) + `.split(" ").reverse(),`
		}
		lists += "]"
		if got := strings.Join(Eval[[]string](p, `atlas.outcomes(`+quote(game)+`, `+lists+`)`), ""); got != strings.Repeat("P", len(rows)) {
			t.Errorf("%s: the rows %v are %s", game, rows, got)
		}
		if moves := Eval[[][][]string](p, `Promise.all(`+lists+`.map((at) => atlas.moves(`+quote(game)+`, at)))`); len(slices.Concat(moves...)) > 0 {
			t.Errorf("%s: from P-positions there are the winning moves %v", game, moves)
		}
		from := "[" + strings.Repeat("9,", k-1) + "13]"
		outcome, moves := Eval[string](p, `atlas.outcome(`+quote(game)+`, `+from+`)`), Eval[[][]string](p, `atlas.moves(`+quote(game)+`, `+from+`)`)
		if (outcome == "N") != (len(moves) > 0) {
			t.Errorf("%s: %s is %s and has the winning moves %v", game, from, outcome, moves)
		}
		if got := strings.Join(Eval[[]string](p, `atlas.moves(`+quote(game)+`, `+from+`).then((moves) => atlas.outcomes(`+quote(game)+`, moves))`), ""); got != strings.Repeat("P", len(moves)) {
			t.Errorf("%s: from %s winning moves lead to %v, which are %s", game, from, moves, got)
		}
		if report := Eval[map[string]any](p, `atlas.verify(`+quote(game)+`, 12)`); report["differ"] != "0" || report["checked"] == "0" {
			t.Errorf("%s: verify says %v", game, report)
		}
		last := rows[len(rows)-1]
		owner := Eval[[]string](p, `atlas.owner(`+quote(game)+`, `+last[1]+`)`)
		if i, _ := strconv.Atoi(owner[1]); i < 1 || i > k {
			t.Errorf("%s: %s is owned by %v", game, last[1], owner)
		} else if n, _ := strconv.Atoi(owner[0]); n < len(rows) && rows[n][i] != last[1] {
			t.Errorf("%s: %s is owned by %v, where %s is", game, last[1], owner, rows[n][i])
		}
	}
	for expression, says := range map[string]string{
		`atlas.outcome("game=wytlex&k=3", [1, 2])`:                  "3 heaps",
		`atlas.outcome("game=wytlex&k=3", [1, 2, -3])`:              "-3",
		`atlas.outcome("game=nim&k=3", [1, 2, "9".repeat(10001)])`:  "digits",
		`atlas.moves("game=wythoff-k&k=3", [1, 2, 3, 4])`:           "3 heaps",
		`atlas.owner("game=wytlex&k=3", "1e5")`:                     "1e5",
		`atlas.owner("game=wythoff", 5)`:                            "K piles",
		`atlas.owner("game=wytlex&k=3")`:                            "The number must be",
		`atlas.count("game=wytlex&k=3", [0, 0, 9, 9])`:              "3 heaps",
		`atlas.verify("game=wytlex&k=3", 1e9)`:                      "from 1 to",
		`atlas.outcome("game=variable-wytlex&k=3&f=vile", [1,2,3])`: "k = 2",
	} {
		if message := EvalError(p, expression); !strings.Contains(message, says) {
			t.Errorf("%s is rejected with %q, nothing of %q", expression, message, says)
		}
	}
	if got := Eval[string](p, `atlas.outcome("game=nim&k=3", ["1`+strings.Repeat("0", 60)+`", 5, "1`+strings.Repeat("0", 59)+`5"])`); got != "P" && got != "N" {
		t.Errorf("enormous heaps are %q", got)
	}
}
