package browser

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"math/big"
	"os"
	"strings"
	"testing"

	"wythoffatlas/wasm/raster"
)

// power is 10ⁿ.
func power(n int64) *big.Int { return new(big.Int).Exp(big.NewInt(10), big.NewInt(n), nil) }

// shifted is n + d.
func shifted(n *big.Int, d int64) *big.Int { return new(big.Int).Add(n, big.NewInt(d)) }

// Around a P-position 10¹⁰⁰ from the origin, squares are where atlas.outcome
// says and nowhere else.
func TestSquaresFarOut(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=nim&theme=light")
	p.Fold()
	for _, game := range sample([]string{"game=st-wythoff&s=2&t=2&play=misere", "game=wythoff&preset=6x0.6@42", "game=wythoff", "game=wab&a=2&b=3"}, 2) {
		t.Run(game, func(t *testing.T) {
			x, y := gameOf(t, game).Set.Nth(power(100))
			p.OpenLink(fmt.Sprintf("v=1&%s&x=%d&y=%d&z=4&theme=light&show=none", game, x, y))
			p.Wait(settledMap)
			p.Settle()
			p.Save("far-" + strings.NewReplacer("=", "", "&", "-").Replace(game))
			v := View{Cell: 16, W: 1024, H: 768}
			const reach = 11
			asked := strings.Join(Eval[[]string](p, fmt.Sprintf(`(() => { const all = [];
				for (let i = -%d; i <= %[1]d; i++) for (let j = -%[1]d; j <= %[1]d; j++) all.push([%[3]dn + BigInt(i), %[4]dn + BigInt(j)]);
				return atlas.outcomes(%[2]s, all) })()`, reach, quote(game), x, y)), "")
			shot, seen, at := p.Screenshot(), 0, 0
			for i := -reach; i <= reach; i++ {
				for j := -reach; j <= reach; j++ {
					px, py := v.At(float64(i), float64(j))
					ink := Near(shot.At(int(px)-3, int(py)-4), light.Ink)
					if ink != (asked[at] == 'P') {
						t.Errorf("(x%+d, y%+d): inked %v, atlas.outcome says %c", i, j, ink, asked[at])
					}
					if ink {
						seen++
					}
					at++
				}
			}
			if seen < 5 {
				t.Errorf("only %d P-positions in view: the test tests little", seen)
			}
		})
	}
}

// A texel is a square of 2^level by 2^level positions: its lower left corner,
// and the pixel that shows it.
type texel struct {
	x, y   *big.Int
	px, py int
}

// texels are the n×n of a level around (x, y), which is in the middle of a window
// of 1024×768 pixels of one texel each.
func texels(x, y *big.Int, level uint, n int64) [][]texel {
	pixel := func(corner, middle *big.Int) float64 {
		d := new(big.Float).SetInt(new(big.Int).Sub(corner, middle))
		f, _ := d.SetMantExp(d, -int(level)).Float64()
		return f
	}
	all := make([][]texel, n)
	for i := range n {
		cx := new(big.Int).Rsh(x, level)
		cx.Lsh(cx.Add(cx, big.NewInt(i-n/2)), level)
		for j := range n {
			cy := new(big.Int).Rsh(y, level)
			cy.Lsh(cy.Add(cy, big.NewInt(j-n/2)), level)
			all[i] = append(all[i], texel{cx, cy, int(math.Round(512 + pixel(cx, x))), int(math.Round(384-pixel(cy, y))) - 1})
		}
	}
	return all
}

// shaded is ink of that opacity on paper.
func shaded(shade byte) color.Color {
	mix := func(a, b uint32) uint8 { return uint8((a*(255-uint32(shade)) + b*uint32(shade)) / 255 >> 8) }
	pr, pg, pb, _ := light.Paper.RGBA()
	ir, ig, ib, _ := light.Ink.RGBA()
	return color.RGBA{mix(pr, ir), mix(pg, ig), mix(pb, ib), 255}
}

// At 2³⁰⁰ positions a pixel, a pixel has the shade of what atlas.count finds in
// its square; the pixels beside a beam are paper.
func TestShadesFarOut(t *testing.T) {
	t.Parallel()
	const level, n = 300, 200
	p := openSharp(t, "v=1&game=nim&theme=light")
	p.Fold()
	for _, game := range sample([]string{"game=wythoff&preset=8x1", "game=wythoff"}, 1) {
		t.Run(game, func(t *testing.T) {
			set := gameOf(t, game).Set
			x, y := set.Nth(new(big.Int).Lsh(big.NewInt(12345), level))
			link := fmt.Sprintf("v=1&%s&x=%d&y=%d&z=-%d&theme=light&show=none", game, x, y, level)
			p.OpenLink(link)
			p.Wait(settledMap)
			p.Settle()
			p.Save("far-shades-" + strings.NewReplacer("=", "", "&", "-").Replace(game))
			shot := p.Screenshot()
			grid := texels(x, y, level, n)
			counts := make([]float32, n*n)
			set.Tile(counts, n, grid[0][0].x, grid[0][0].y, level)

			var ask []string // every ninth of those that hold P-positions, and one far from them
			var where []texel
			full := 0
			for i := int64(0); i < n; i++ {
				for j := int64(0); j < n; j++ {
					holds := counts[j*n+i] > 0
					if holds {
						full++
					}
					if holds && full%9 == 0 || !holds && i%37 == 0 && j%41 == 0 {
						q := grid[i][j]
						side := new(big.Int).Lsh(big.NewInt(1), level)
						ask = append(ask, fmt.Sprintf(`["%d","%d","%d","%d"]`, q.x, q.y, new(big.Int).Add(q.x, side), new(big.Int).Add(q.y, side)))
						where = append(where, q)
					}
				}
			}
			if full < n/2 {
				t.Fatalf("only %d texels hold P-positions", full)
			}
			found := Eval[[]string](p, `Promise.all([`+strings.Join(ask, ",")+`].map((r) => atlas.count(`+quote(game)+`, r)))`)
			for k, q := range where {
				c, _ := new(big.Int).SetString(found[k], 10)
				if c.Sign() == 0 {
					if !near(shot, q, light.Paper) {
						t.Errorf("texel at pixel (%d, %d) is empty and not paper", q.px, q.py)
					}
					continue
				}
				f := new(big.Float).SetInt(shifted(c, 1))
				exponent := f.MantExp(f)
				mantissa, _ := f.Float64()
				shade := raster.Shade(float32(float64(exponent)+math.Log2(mantissa)), level)
				if !near(shot, q, shaded(shade)) {
					t.Errorf("texel at pixel (%d, %d) holds 2^%d and is %v, not %v", q.px, q.py, exponent-1, shot.At(q.px, q.py), shaded(shade))
				}
			}

			// Moving about and back: the link is the very same.
			p.Drag(500, 300, 620, 420)
			p.Drag(620, 420, 500, 300)
			for _, key := range []string{"-", "-", "+", "+", "+", "-"} {
				p.Key(key)
				p.Settle()
			}
			if got := p.Link(); got != link {
				t.Errorf("there and back, the link is\n%s, it was\n%s", got, link)
			}
		})
	}
}

// near reports whether the pixel of a texel, or one beside it, has the colour:
// a texel at the edge between two pixels may be drawn on either.
func near(shot image.Image, q texel, want color.Color) bool {
	return has(shot, float64(q.px), float64(q.py), 1, want)
}

// Zooming through powers of two leaves no gap in a beam: every column of pixels
// that it crosses has some of its ink.
func TestBeamsHaveNoGaps(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wythoff&theme=light&show=none")
	p.Fold()
	x, y := gameOf(t, "game=wythoff").Set.Nth(power(100))
	x, y = y, x // the lower beam, which crosses every column
	step := 0.5
	if os.Getenv("ALL") != "" {
		step = 0.25
	}
	for z := -299.5; z >= -302; z -= step {
		Eval[any](p, fmt.Sprintf(`atlas.open("v=1&game=wythoff&x=%d&y=%d&z=%g&theme=light&show=none")`, x, y, z))
		p.Wait(settledMap)
		p.Settle()
		shot := p.Screenshot()
		for px := 120; px < 900; px++ {
			py := 384 - (float64(px)-512)/math.Phi
			if py < 100 || py > 700 {
				continue
			}
			inked := false
			for d := -2; d <= 2; d++ {
				inked = inked || !Near(shot.At(px, int(py)+d), light.Paper)
			}
			if !inked {
				t.Errorf("z = %g: nothing of the beam at pixel %d, about %.0f", z, px, py)
				p.Save(fmt.Sprintf("gap%g", z))
				break
			}
		}
	}
}

// Scripts may use numbers of 10,000 digits; one digit more gets a sentence.
func TestLongNumbers(t *testing.T) {
	t.Parallel()
	p := openMap(t, "")
	long := `"9".repeat(10_000)`
	for _, game := range sample([]string{"game=wab&a=2&b=3", "game=wythoff&preset=6x0.6@42", "game=wythoff", "game=subtraction&f=G2"}, 1) {
		if got := Eval[string](p, `atlas.outcome(`+quote(game)+`, [`+long+`, "7".repeat(10_000)])`); got != "P" && got != "N" {
			t.Errorf("%s: outcome %q", game, got)
		}
		count := Eval[string](p, `atlas.count(`+quote(game)+`, [0, 0, `+long+`, `+long+`])`)
		n, _ := new(big.Int).SetString(count, 10)
		nines := shifted(power(10_000), -1)
		if want := gameOf(t, game).Set.Count(new(big.Int), new(big.Int), nines, nines); n == nil || n.Cmp(want) != 0 {
			t.Errorf("%s: count %.20s…, want %.20s…", game, count, want.String())
		}
		if moves := Eval[[][]string](p, `atlas.moves(`+quote(game)+`, [`+long+`, "7".repeat(10_000)])`); len(moves) == 0 {
			t.Errorf("%s: no winning move of 10,000 digits", game)
		}
		for _, call := range []string{`outcome(%s, ["9".repeat(10_001), 1])`, `count(%s, [0, 0, "9".repeat(10_001), 1])`} {
			if says := EvalError(p, `atlas.`+fmt.Sprintf(call, quote(game))); !strings.Contains(says, "10001 digits; at most 10000") {
				t.Errorf("%s: of 10,001 digits it says %q", game, says)
			}
		}
	}
}

// goTo fills in the form that goes places and sends it.
func (p *Page) goTo(by, text string) {
	p.T.Helper()
	p.Unfold("tools")
	p.pick("seek-by", by)
	p.fill("seek-to", text)
}

func TestGoTo(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	set := gameOf(t, "game=wythoff").Set
	pinned := func(x, y *big.Int) {
		t.Helper()
		p.Wait(fmt.Sprintf(`location.hash.includes("&at=%d,%d")`, x, y))
		p.Wait(chipWhere + `?.startsWith("(")`)
	}
	p.goTo("position", "(10^100+7, 2^64)")
	pinned(shifted(power(100), 7), new(big.Int).Lsh(big.NewInt(1), 64))
	p.Save("goto")
	x, y := set.Nth(power(50))
	p.goTo("n", "10^50")
	pinned(x, y)
	p.goTo("position", "P(10^50+1)")
	pinned(set.Nth(shifted(power(50), 1)))
	p.goTo("x", "10^100")
	pinned(power(100), set.Partner(power(100)))
	p.goTo("y", "10^100")
	pinned(set.Partner(power(100)), power(100))
	p.Wait(chipOutcome + ` === "P"`)

	for text, says := range map[string]string{
		"10^10001":  "at most 10\u2009000 digits",
		"10^":       "found the end",
		"3 - 5":     "must not be negative",
		"x0 + 1":    "means nothing",
		"":          "missing",
		"1/2":       "not an integer",
		"9, 9":      "Expected an operator",
		"1/(1 - 1)": "Division by zero",
	} {
		p.goTo("n", text)
		p.Wait(`document.getElementById("seek-to-fault")?.innerText.includes(` + quote(says) + `)`)
	}
	p.goTo("n", "9, 9") // and points at it
	p.Wait(`document.querySelector("#seek-to-fault mark")?.innerText === ","`)
	p.goTo("position", "5")
	p.Wait(`document.getElementById("seek-to-fault")?.innerText.includes("wo numbers are asked for, with a comma between")`)
	p.goTo("position", "1,000")
	p.Wait(`document.getElementById("seek-to-fault")?.innerText.includes("one number or two")`)

	Eval[any](p, `document.getElementById("canvas").focus()`)
	p.Key("g")
	p.Wait(`document.activeElement.id === "seek-to"`)

	// As far as a game without a theorem is decided.
	p.OpenLink("v=1&game=wab&a=2&b=3&play=misere&theme=light")
	p.goTo("x", "10^100")
	p.Wait(`document.getElementById("seek-out").innerText.includes("elimination goes up to heaps of 32767")`)
	p.goTo("x", "17*2")
	p.Wait(`location.hash.includes("&at=34,")`)
}

// The row of the table may be an expression too.
func TestGoToRow(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&view=table&theme=light")
	p.Unfold("tools")
	p.fill("goto-n", "10^5 + 2^3")
	p.Wait(`document.querySelector("#table tbody").innerText.includes("100008")`)
}

// Where a pixel is many positions, a legend says what its shade means, and the
// inspector what is in it.
func TestLegend(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wythoff&x=100&y=100&z=3&theme=light&at=5,3")
	if Eval[bool](p, `document.getElementById("legend") !== null`) {
		t.Error("squares need no legend")
	}
	Eval[any](p, `atlas.open("v=1&game=wythoff&x=3000&y=2000&z=-4&theme=light&at=5,3")`)
	p.Wait(`document.getElementById("legend")?.checkVisibility()`)
	if says := p.Text("#legend-pixel"); !strings.Contains(strings.ReplaceAll(says, "\u00a0", " "), "16 × 16 positions") {
		t.Errorf("it says %q", says)
	}
	if shades := p.Text("#shades"); strings.Join(strings.Fields(shades), " ") != "1 4 16 64 256" {
		t.Errorf("the shades are %q", shades)
	}
	count := Eval[string](p, `atlas.count("game=wythoff", [0, 0, 16, 16])`)
	p.Wait(`document.getElementById("chip").innerText.includes("In this pixel: ` + count + ` P-positions")`)
	Eval[any](p, `atlas.open("v=1&game=wythoff&x=1&y=1&z=-300&theme=light")`)
	p.Wait(`document.getElementById("legend-pixel").innerText.replace(/\u00a0/g, " ").includes("2³⁰⁰ × 2³⁰⁰")`)
}

// The edge of a game without a theorem is drawn and named, and can be pushed
// outwards; cancelled, it stays.
func TestEdge(t *testing.T) {
	t.Parallel()
	// To decide further takes seconds of a fast machine, too.
	const link = "v=1&game=restricted&s=2&t=2&sh=1mod3&sv=1mod3&d1=1mod3&d2=2mod3&x=32768&y=20000&z=-5&theme=light&show=none"
	p := openSharp(t, link)
	p.Fold()
	p.Wait(`document.getElementById("edge")?.checkVisibility()`)
	p.Wait(settledMap)
	p.Settle()
	p.Save("edge")
	for _, part := range []string{"below 32\u2009768", "Below 65\u2009536: 512 MB"} {
		if says := strings.ReplaceAll(p.Text("#edge"), "\u00a0", " "); !strings.Contains(says, part) {
			t.Errorf("of the edge it says %q, nothing of %q", says, part)
		}
	}
	shot := p.Screenshot()
	for _, py := range []int{150, 300, 450} {
		if !has(shot, 512, float64(py), 2, color.RGBA{0x85, 0x92, 0x9d, 255}) && Near(shot.At(512, py), shot.At(480, py)) {
			t.Errorf("no line at the edge in row %d: %v", py, shot.At(512, py))
		}
	}
	p.ClickOn("#further")
	p.cancel("")
	p.Wait(`!document.getElementById("further").disabled`)
	if says := p.Text("#edge-words"); !strings.Contains(says, "below 32\u2009768") {
		t.Errorf("cancelled, the edge is %q", says)
	}
}

// Beyond the edge, a period that was detected is followed, in words that say so;
// a script hears that nothing is decided there.
func TestDetectedPeriodOnThePage(t *testing.T) {
	t.Parallel()
	const link = "v=1&game=restricted&s=1&t=1&sh=max5&sv=max5&d1=max4&d2=max4&x=60000000000&y=60000000000&z=4&theme=light&show=none"
	p := openSharp(t, link) // without a chip, which would cover positions
	p.Fold()
	p.Wait(settledMap)
	p.Wait(`document.getElementById("edge-words")?.textContent.includes("detected below 4096: no theorem")`)
	p.Settle()
	p.Save("detected")
	near := definition(gameOf(t, "game=restricted&s=1&t=1&sh=max5&sv=max5&d1=max4&d2=max4"), 24)
	v := View{X: 12, Y: 12, Cell: 16, W: 1024, H: 768} // 6·10¹⁰ and 12 are multiples of the period, 6
	var points []image.Point
	for x := range 24 {
		for y := range 24 {
			px, py := v.At(float64(x), float64(y))
			points = append(points, image.Pt(int(px), int(py)))
		}
	}
	bare, shot := p.bare(points), p.Screenshot()
	for x := range 24 {
		for y := range 24 {
			px, py := v.At(float64(x), float64(y))
			if bare[24*x+y] && x != 12 && y != 12 && Near(shot.At(int(px)-3, int(py)-4), light.Ink) != near[x][y] {
				t.Errorf("(%d, %d) from a multiple of 6: a P-position %v", x, y, near[x][y])
			}
		}
	}
	Eval[any](p, `atlas.open("`+link+`&at=60000000000,60000000000")`)
	p.Wait(`document.getElementById("chip").textContent.includes("which is no theorem")`)
	if says := EvalError(p, `atlas.outcome("game=restricted&s=1&t=1&sh=max5&sv=max5&d1=max4&d2=max4", ["60000000000", "0"])`); !strings.Contains(says, "is not decided") {
		t.Errorf("a script hears %q", says)
	}
}

// The number system of the theorem: Table 11 of Fraenkel’s paper has 18 = 1 1 0
// for (2,2), and 5 = 1 1 is the A that it belongs to.
func TestNumeration(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=2&theme=light&at=5,18")
	p.Unfold("tools")
	p.Unfold("fold-numeration")
	p.Wait(`document.getElementById("fold-numeration").innerText.includes("shifted left")`)
	says := strings.ReplaceAll(p.Text("#fold-numeration"), "\u00a0", " ")
	for _, part := range []string{"1, 4, 14, 50", "x = 11 – ends in 0 zeros: an A, with n = 4 and B = 18", "y = 110 – ends in 1 zero: a B, with n = 4 and A = 5"} {
		if !strings.Contains(strings.ReplaceAll(says, "\u00a0", " "), part) {
			t.Errorf("it says %q, nothing of %q", says, part)
		}
	}
	p.Save("numeration")
	googol := "1" + strings.Repeat("0", 100)
	Eval[any](p, `atlas.open("v=1&game=st-wythoff&s=2&t=2&at=`+googol+`,5")`)
	p.Unfold("fold-digits")
	p.Wait(`document.getElementById("fold-digits").innerText.includes("` + googol + `")`)
}
