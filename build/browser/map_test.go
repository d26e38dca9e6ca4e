package browser

import (
	"fmt"
	"image"
	"math"
	"strings"
	"testing"
)

// On the real page, P-squares are where the definition says and nowhere else.
func TestSquaresAreThePPositions(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=nim&theme=light")
	p.Fold()
	for _, game := range []string{
		"game=wythoff",
		"game=wythoff&play=misere",
		"game=a-wythoff&a=3",
		"game=st-wythoff&s=2&t=2&play=misere",
		"game=wab&a=2&b=3",
		"game=wab&a=2&b=3&play=misere",
	} {
		t.Run(game, func(t *testing.T) {
			fragment := "v=1&" + game + "&x=16&y=16&z=4&theme=light&show=none"
			p.OpenLink(fragment)
			p.Wait(settledMap)
			p.Settle()
			p.Save("squares-" + strings.NewReplacer("=", "", "&", "-").Replace(game))
			v := View{X: 16, Y: 16, Cell: 16, W: 1024, H: 768}
			const n = 40
			isP := definition(gameOf(t, fragment), n)
			var cells, points []image.Point
			for x := range n {
				for y := range n {
					px, py := v.At(float64(x), float64(y))
					cells = append(cells, image.Pt(x, y))
					points = append(points, image.Pt(int(px), int(py)))
				}
			}
			bare, shot, seen := p.bare(points), p.Screenshot(), 0
			for i, c := range cells {
				if q := points[i]; bare[i] && inMap(q) {
					// Off the middle, where the diagonal does not pass.
					ink := Near(shot.At(q.X-3, q.Y-4), light.Ink)
					if ink != isP[c.X][c.Y] {
						t.Errorf("(%d,%d): inked %v, a P-position %v", c.X, c.Y, ink, isP[c.X][c.Y])
					}
					if ink {
						seen++
					}
				}
			}
			if seen < 8 {
				t.Errorf("only %d P-positions in view: the test tests little", seen)
			}
		})
	}
}

// settledMap is true when the progress of the worker is not shown.
const settledMap = `!document.getElementById("busy")`

// inMap reports whether a point is off the axes and their numbers, with the
// panels folded.
func inMap(q image.Point) bool { return q.X > 70 && q.Y > 60 && q.Y < 768-50 }

// A beam passes where its slope says, and in its colour.
func TestBeamPassesWhereItsSlopeSays(t *testing.T) {
	t.Parallel()
	phi := (1 + math.Sqrt(5)) / 2
	p := openSharp(t, "v=1&game=wythoff&theme=light")
	for _, c := range []struct {
		name, link string
		slope      float64
		x, y       float64 // in the middle
	}{
		{"upper", "x=1000&y=1618", phi, 1000, 1618},
		{"lower", "x=1618&y=1000", 1 / phi, 1618, 1000},
	} {
		t.Run(c.name, func(t *testing.T) {
			p.OpenLink("v=1&game=wythoff&" + c.link + "&z=4&theme=light&show=beams")
			p.Wait(settledMap)
			p.Settle()
			shot := p.Screenshot()
			colour := light.Upper
			if c.name == "lower" {
				colour = light.Lower
			}
			v := View{X: c.x, Y: c.y, Cell: 16, W: 1024, H: 768}
			checked := 0
			for x := c.x - 6; x <= c.x+6; x++ {
				// The line is through corners: position x is [x, x+1).
				px, py := v.At(x-0.5, c.slope*x-0.5)
				if py < 80 || py > 700 || px < 440 || px > 730 {
					continue
				}
				checked++
				if !has(shot, px, py, 1, colour) {
					t.Errorf("no beam at x = %v, pixel (%.1f, %.1f)", x, px, py)
				}
				if has(shot, px, py-12, 2, colour) && c.name == "lower" {
					t.Errorf("a beam beside the beam at x = %v", x)
				}
			}
			if checked < 5 {
				t.Errorf("only %d points checked", checked)
			}
		})
	}
}

// reading is the position under the pointer, as the chip beside it says it.
func (p *Page) reading() string { p.T.Helper(); return Eval[string](p, chipWhere) }

func (p *Page) readingAt(x, y float64) string {
	p.T.Helper()
	p.Move(x+1, y)
	p.Move(x, y)
	p.Wait(chipWhere + `?.startsWith("(")`)
	p.Settle()
	return p.reading()
}

// Zooming by the wheel keeps the position under the pointer; so does zooming
// out again.
func TestWheelZoomsAboutThePointer(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=500&y=400&z=2.5&theme=light")
	const x, y = 520, 333
	before := p.readingAt(x, y)
	for _, dy := range []float64{-120, -120, -120, 240, 120, 120, 120} {
		p.Wheel(x, y, 0, dy)
		p.Settle()
		if dy < 0 { // zoomed in: the same square, larger
			if after := p.readingAt(x, y); after != before {
				t.Errorf("after a wheel of %v the pointer is over %s, not %s", dy, after, before)
			}
		}
	}
	if z := p.param("z"); z == "2.5" {
		t.Error("the zoom did not change")
	}
}

// param is the value of a key in the address.
func (p *Page) param(key string) string {
	p.T.Helper()
	return Eval[string](p, `atlas.link().then((link) => new URLSearchParams(link.slice(1)).get(`+quote(key)+`) ?? "")`)
}

func TestDragKeepsThePointUnderThePointer(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=40&y=30&z=4&theme=light")
	before := p.readingAt(500, 300)
	p.Drag(500, 300, 620, 420)
	p.Settle()
	if after := p.readingAt(620, 420); after != before {
		t.Errorf("dragged %s under the pointer and find %s", before, after)
	}
}

func TestDoubleClickZooms(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=40&y=30&z=3&theme=light")
	p.DoubleClick(520, 300)
	p.Wait(`atlas.link().then((l) => l.includes("&z=4"))`)
	p.DoubleClick(520, 300, Shift)
	p.Wait(`atlas.link().then((l) => l.includes("&z=3"))`)
}

func TestShiftDragZoomsToABox(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=40&y=30&z=3&theme=light")
	p.Drag(480, 250, 560, 330, Shift)
	p.Settle()
	if z := p.param("z"); z <= "3.5" {
		t.Errorf("after a box of 80 pixels z = %s", z)
	}
}

func TestClickPins(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wythoff&x=16&y=16&z=4&theme=light")
	px, py := View{X: 16, Y: 16, Cell: 16, W: 1024, H: 768}.At(17, 14)
	p.Click(px, py)
	p.Wait(`atlas.link().then((l) => l.includes("at=17,14"))`)
	p.Wait(chipOutcome + ` === "N"`)
	p.Settle()
	p.Save("pinned")
	if moves := strings.ReplaceAll(p.Text("#chip"), "\u00a0", " "); !strings.Contains(moves, "→ (") {
		t.Errorf("the winning moves are said as %q", moves)
	}
	// A line to a P-position that wins, in the colour of moves.
	moves := Eval[[][]string](p, `atlas.moves("game=wythoff", [17, 14])`)
	shot := p.Screenshot()
	found := false
	for _, m := range moves {
		var x, y float64
		fmt.Sscan(m[0], &x)
		fmt.Sscan(m[1], &y)
		tx, ty := View{X: 16, Y: 16, Cell: 16, W: 1024, H: 768}.At(x, y)
		for s := 0.2; s < 0.8; s += 0.1 {
			if has(shot, px+(tx-px)*s, py+(ty-py)*s, 2, light.Move) {
				found = true
			}
		}
	}
	if !found {
		t.Errorf("none of the moves %v is drawn", moves)
	}
}

func TestPinchZooms(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Phone(390, 844, coarse)
	p.Go("v=1&game=wythoff&x=40&y=30&z=3&theme=light")
	p.Wait(`window.atlas && ` + ready)
	p.Settle()
	// The fingers part about (195, 400), each from 50 to 100 pixels away.
	p.Touch(Finger{145, 400, 95, 400}, Finger{245, 400, 295, 400})
	p.Settle()
	p.Save("pinched")
	var z float64
	fmt.Sscan(p.param("z"), &z)
	if math.Abs(z-4) > 0.1 {
		t.Errorf("fingers twice as far apart give z = %v, not 4", z)
	}
	p.Touch(Finger{195, 400, 255, 460})
	p.Settle()
	if x := p.param("x"); x == "40" {
		t.Error("one finger does not move the map")
	}
}
