package browser

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
)

// tableRoom is where the rows of the table are: below its head, beside the list.
func (p *Page) tableRoom() (left, top int) {
	p.T.Helper()
	const head = 64
	at := Eval[[]float64](p, `[document.getElementById("list").getBoundingClientRect().right, document.getElementById("bar").getBoundingClientRect().bottom]`)
	return int(math.Ceil(at[0])), int(math.Round(at[1])) + head
}

// rowText is the row of the HTML table whose first cell is n.
func (p *Page) rowText(n string) string {
	p.T.Helper()
	p.Wait(`[...document.querySelectorAll("#table tbody tr")].some((r) => r.cells[0].innerText === ` + quote(n) + `)`)
	return Eval[string](p, `[...[...document.querySelectorAll("#table tbody tr")].find((r) => r.cells[0].innerText === `+quote(n)+`).cells].map((c) => c.innerText).join(" ")`)
}

func TestPilesTable(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=3&theme=light")
	// Klein and Fraenkel, Table 1.
	for _, row := range []string{"0 0 0 0", "1 1 2 3", "5 8 15 22", "11 20 37 53", "12 23 42 61"} {
		if got := p.rowText(strings.Fields(row)[0]); got != row {
			t.Errorf("row %s, not %s", got, row)
		}
	}
	p.Save("piles-table")
	if got := p.param("view"); got != "" {
		t.Errorf("the table of a game with piles is no default: view=%s", got)
	}
	p.Unfold("tools")
	p.fill("own-v", "10^6")
	p.Wait(`document.getElementById("own-out").innerText.includes("of row")`)
	p.Wait(`location.hash.includes("at=1000000,1904157,2808314") && location.hash.includes("row=531588")`)
	if says := p.Text("#own-out"); !strings.Contains(says, "531\u2009588") {
		t.Errorf("1,000,000 is owned by %q", says)
	}
	p.Wait(chipOutcome + ` === "P"`)
	p.Settle()
	p.Save("piles-owner")
	p.fill("own-v", "one")
	p.Wait(`document.getElementById("own-v-fault")?.innerText.includes("means nothing")`)
	p.fill("own-v", "10^30")
	p.Wait(`document.getElementById("own-out").innerText.replace(/\s/g, "").includes("1000000000")`)
}

// The examples of §2.1 are one click away, with outcome, reasons and takings.
func TestPilesInspector(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=3")
	p.Unfold("tools")
	for _, c := range []struct {
		example string
		verdict string
		says    []string
	}{
		{"[0, 10, 30] → [0, 0, 0]", "is legal", []string{"comes before", "Both have a pile of 0", "take 10 from the pile of 10, take 30 from the pile of 30"}},
		{"[0, 10, 30] → [0, 9, 50]", "is legal", []string{"add 20 to the pile of 30"}},
		{"[10, 10, 20] → [5, 12, 12]", "is legal", []string{"0"}},
		{"[1, 2, 3] → [0, 0, 0]", "is not legal", nil},
	} {
		Eval[any](p, `[...document.querySelectorAll("#vector-examples button")].find((b) => b.innerText.replace(/\u00a0/g, " ") === `+quote(c.example)+`).click()`)
		p.Wait(`document.getElementById("legality").innerText.includes(` + quote(c.verdict) + `)`)
		from, _, _ := strings.Cut(c.example, " →")
		p.Wait(chipWhere + ` === ` + quote(from) + ` && ` + chipOutcome + `.length === 1`)
		says := strings.ReplaceAll(p.Text("#legality")+p.Text("#chip"), "\u00a0", " ")
		for _, part := range c.says {
			if !strings.Contains(says, part) {
				t.Errorf("%s: the page says %q, nothing of %q", c.example, says, part)
			}
		}
		want := map[bool]string{true: "P", false: "N"}[from == "[1, 2, 3]"]
		if says := Eval[string](p, chipOutcome); says != want {
			t.Errorf("%s: the outcome is said to be %q", from, says)
		}
	}
	if moves := strings.ReplaceAll(Eval[string](p, `atlas.open("v=1&game=wytlex&k=3&at=0,10,30").then(() => "")`)+p.Text("#vector"), "\u00a0", " "); !strings.Contains(moves, "[10, 10, 20]") {
		t.Errorf("the examples are %q", moves)
	}
	p.Wait(`document.getElementById("chip").innerText.includes("→")`)
	p.Save("piles-inspector")
}

// What is typed in vain gets a sentence.
func TestPilesInspectorFaults(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=3")
	p.Unfold("tools")
	for _, c := range []struct{ typed, says string }{
		{"1, 2", "3 numbers are asked for, with commas between. 2 are given"},
		{"1, 2, 3, 4", "4 are given"},
		{"1, 2, -3", "negative"},
		{"1, 2, three", "three"},
		{"1, 2, 1.5", "1.5"},
	} {
		p.fill("vector-from", c.typed)
		p.Wait(`document.getElementById("vector-from-fault")?.innerText.includes(` + quote(c.says) + `)`)
		if strings.Contains(p.Link(), "at=") {
			t.Errorf("%s is pinned: %s", c.typed, p.Link())
		}
		if got := Eval[string](p, `document.getElementById("vector-from").value`); got != c.typed {
			t.Errorf("%s became %s in its field", c.typed, got)
		}
	}
	p.fill("vector-from", "(30; 0; 10)") // any order, any brackets
	p.Wait(`location.hash.includes("at=0,10,30")`)
	p.fill("vector-from", "1, 2, 10^40")
	p.Wait(`location.hash.includes("at=1,2,1` + strings.Repeat("0", 40) + `")`)
	p.fill("vector-from", "1, 10^40, 10^40+1")
	p.Wait(`/would not fit|position|→/.test(document.getElementById("chip").innerText)`)
}

// Table 1: Wytlex(3) and Wythoff(3) part in row 12, which is marked.
func TestPilesSideBySide(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wytlex&k=3&theme=light")
	p.Unfold("tools")
	p.pick("beside", "wythoff-k")
	p.Wait(`document.getElementById("beside-out").innerText.includes("12")`)
	p.Wait(`location.hash.includes("beside=wythoff-k")`)
	p.Wait(`document.querySelectorAll("#table thead th").length === 7`)
	if got := p.rowText("12"); got != "12 23 42 61 23 39 58" {
		t.Errorf("row %s", got)
	}
	p.Settle()
	p.Save("piles-beside")
	const height = 28 // of a row
	_, top := p.tableRoom()
	marked := map[int]bool{}
	shot := p.Screenshot()
	for y := top; y < 700; y++ {
		if Near(shot.At(540, y), light.Pin) {
			marked[(y-top)/height] = true
		}
	}
	if len(marked) != 1 || !marked[12] {
		t.Errorf("marked are rows %v", marked)
	}
}

// An overview shows the tiling in the colours of the sequences, and the table
// zooms by wheel, keys and buttons.
func TestPilesOverviewAndZoom(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wytlex&k=3&theme=light&rowheight=1&row=5000")
	p.Settle()
	p.Save("piles-overview")
	shot := p.Screenshot()
	left, top := p.tableRoom()
	split := 1024 - 24 - canvas.CarpetWidth*max(1, (1024-left)*55/100/canvas.CarpetWidth)
	for i, of := range []raster.Colour{light.Sequence(0), light.Sequence(1), light.Sequence(2)} {
		carpet, bars := 0, 0
		for x := left; x < 1016; x++ { // the canvas has a ring around it while it has the focus
			for y := top + 18; y < 760; y++ {
				if Near(shot.At(x, y), of) && x < split {
					bars++
				} else if Near(shot.At(x, y), of) {
					carpet++
				}
			}
		}
		if carpet < 5000 || bars < 1000 {
			t.Errorf("sequence %d has %d pixels of the carpet and %d of the bars", i+1, carpet, bars)
		}
	}
	// Whose an integer is, is said beside the pointer.
	p.Move(float64(split)+60, 300)
	const owned = `(document.getElementById("chip").innerText.replace(/\s/g, "").match(/^(\d+)isp(\d)ofrown=(\d+)\.$/) ?? []).slice(1)`
	p.Wait(owned + `.length`)
	p.Save("owners-read")
	said := Eval[[]string](p, owned)
	if owner := Eval[[]string](p, `atlas.owner("game=wytlex&k=3", `+quote(said[0])+`)`); len(owner) != 2 || owner[0] != said[2] || owner[1] != said[1] {
		t.Errorf("of %s it is said that pile %s of row %s owns it, and told: %v", said[0], said[1], said[2], owner)
	}
	p.Move(float64(left)+30, 300)
	if got := p.Link(); got != "v=1&game=wytlex&k=3&theme=light&rowheight=1&row=5000" {
		t.Errorf("the link became %s", got)
	}
	height := func() float64 {
		h, _ := strconv.ParseFloat(p.param("rowheight"), 64)
		return h
	}
	high := func(want float64) string {
		return fmt.Sprintf(`Math.abs(parseFloat(new URLSearchParams(location.hash.slice(1)).get("rowheight")) / %v - 1) < 0.02`, want)
	}
	p.Wheel(540, 400, 0, -300, Ctrl)
	p.Wait(high(math.Exp(1.5)))
	p.Wait(`!location.hash.includes("row=5000")`)
	zoomed := height()
	// The row under the pointer stays: 5000 + 288 is 288 pixels below the head.
	if row, _ := strconv.Atoi(p.param("row")); row < 5200 || row > 5240 {
		t.Errorf("after the wheel the first row is %d", row)
	}
	Eval[any](p, `document.getElementById("canvas").focus()`)
	p.Key("+")
	p.Wait(high(1.25 * zoomed))
	p.Key("-")
	p.Key("-")
	p.Wait(high(0.8 * zoomed))
	p.Key("0")
	p.Wait(`!location.hash.includes("row")`)
	p.Key("1")
	p.Wait(high(1))
	p.ClickOn("#zoom-in")
	p.Wait(high(1.25))
	p.ClickOn("#zoom-out")
	p.Wait(high(1))
	p.ClickOn("#fit")
	p.Wait(`!location.hash.includes("rowheight")`)
}

// By keys alone one scrolls, pins the first row in view, hears of it, and lets
// it go.
func TestPilesByKeyboard(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=3")
	Eval[any](p, `document.getElementById("canvas").focus()`)
	for range 12 {
		p.Key(Down)
	}
	p.Key(Enter)
	p.Wait(`location.hash.includes("at=23,42,61") && location.hash.includes("row=12")`)
	p.Wait(`/23.*P-position/.test(document.getElementById("live").textContent)`)
	p.Key(Escape)
	p.Wait(`!location.hash.includes("at=")`)
	p.Key("t")
	p.Wait(`location.hash.includes("view=map")`)
	p.Key("t")
	p.Wait(`!location.hash.includes("view=map")`)
	p.Key("g") // leads to the field for a row
	p.Wait(`document.activeElement.id === "goto-n"`)
	Eval[any](p, `document.activeElement.select()`) // the driver types the g as well, unlike a keyboard
	p.Key("100" + Enter)
	p.Wait(`location.hash.includes("row=100")`)
}

// Columns that do not fit are scrolled to.
func TestPilesManyColumns(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wytlex&k=16&theme=light")
	p.Save("piles-sixteen")
	seen := func() (n int) { // colours of heads on the screen
		shot := p.Screenshot()
		left, top := p.tableRoom()
		for i := range 16 {
			for x := left; x < 1016; x++ { // the canvas has a ring around it while it has the focus
				if Near(shot.At(x, top-2), light.Sequence(i)) {
					n |= 1 << i
					break
				}
			}
		}
		return n
	}
	before := seen()
	if before&1 == 0 || before>>15&1 == 1 {
		t.Errorf("at first the columns %016b are shown", before)
	}
	Eval[any](p, `document.getElementById("canvas").focus()`)
	for range 20 {
		p.Key(Right)
	}
	p.Settle()
	p.Save("piles-sixteen-right")
	if after := seen(); after&1 == 1 || after>>15&1 == 0 {
		t.Errorf("after 20 times → the columns %016b are shown", after)
	}
	p.Key(Left)
	p.Settle()
	if after := seen(); after>>15&1 == 1 {
		t.Errorf("after ← the columns %016b are shown", after)
	}
}

// A link keeps what the table shows, and Back returns to it.
func TestPilesLinksAndBack(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=5")
	for _, l := range []string{
		"v=1&game=wytlex&k=3&rowheight=4.5&row=123456",
		"v=1&game=nim&k=4&row=77&at=1,2,4,7",
		"v=1&game=wytlex&k=4&view=map&axes=n,3&x=20&y=30&z=4&at=1,2,3,4",
		"v=1&game=variable-wytlex&k=3&f=1+p1%20mod%202&beside=wytlex",
		"v=1&game=wythoff&view=table&row=500&rowheight=20",
	} {
		p.OpenLink(l)
		p.Settle()
		if got := p.Link(); got != l {
			t.Errorf("opened %s, the address says %s", l, got)
		}
	}
	p.OpenLink("v=1&game=wytlex&k=3")
	p.Settle()
	p.Unfold("tools")
	p.fill("goto-n", "2000")
	p.Wait(`location.hash.includes("row=2000")`)
	view := func() string { return Eval[string](p, `document.documentElement.dataset.view`) }
	p.choose("wythoff")
	if view() != "map" {
		t.Errorf("a game of two heaps opens as a %s", view())
	}
	p.choose("wythoff-k")
	if view() != "table" || strings.Contains(p.Link(), "row=") {
		t.Errorf("a game of K piles opens as a %s, at %s", view(), p.Link())
	}
	Eval[any](p, `history.go(-2)`)
	p.Wait(`location.hash.includes("game=wytlex") && location.hash.includes("row=2000")`)
	if got := p.rowText("2000"); !strings.HasPrefix(got, "2000 37") {
		t.Errorf("back at row %s", got)
	}
}

// A phone: nothing of the cards is cut, and what zooms the table covers none of
// its numbers.
func TestPilesOnAPhone(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Phone(390, 844, 2)
	p.Go("v=1&game=wytlex&k=3&beside=wythoff-k&theme=light")
	p.Wait(`window.atlas && ` + ready)
	for _, drawer := range []string{"why", "tools"} {
		p.Unfold(drawer)
		p.Settle()
		p.Save("piles-phone-" + drawer)
		if wide := Eval[[]string](p, `[...document.querySelectorAll("#list *")].filter((e) => e.checkVisibility() && !e.closest(".formula, math, .unseen") && e.getBoundingClientRect().right > 390).map((e) => e.outerHTML.slice(0, 80))`); len(wide) > 0 {
			t.Errorf("%s is too wide: %q", drawer, wide)
		}
	}
	p.Wait(`document.getElementById("beside-out").textContent.includes("12")`)
	p.Fold()
	p.Settle()
	p.Save("piles-phone")
	top := Eval[float64](p, `document.getElementById("zoom").getBoundingClientRect().top`)
	if shot := p.Screenshot(); shot.Bounds().Dx() != 780 || top < 600 {
		t.Errorf("the buttons begin at %v", top)
	}
}

// Everything has a name for who does not see it, and the gallery a sketch.
func TestPilesNames(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=variable-wytlex&k=3")
	p.Unfold("tools")
	nameless := Eval[[]string](p, `[...document.querySelectorAll("#list button, #list input, #list select, #bar button, [role=region]")]
		.filter((e) => !(e.labels?.length || e.ariaLabel || e.getAttribute("aria-labelledby") || e.innerText?.trim()))
		.map((e) => e.outerHTML)`)
	if len(nameless) > 0 {
		t.Errorf("without a name: %q", nameless)
	}
}
