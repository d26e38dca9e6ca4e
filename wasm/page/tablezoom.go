//go:build js

package main

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// The table zooms by the height of its rows: from rows for a lecture hall to an
// overview in which each row is a pixel.

// zoomStep is how much a key or a button zooms.
const zoomStep = 1.25

// height is the height of a row in CSS pixels; 0 stands for the usual one.
func (t *table) height() float64 { return t.app.state.RowHeight }

// zoom makes rows higher by a factor and keeps the row at height y on the
// screen where it is; NaN keeps the first row.
func (t *table) zoom(factor, y float64) { t.setHeight(t.layout().RowHeight*factor, y) }

// command does on the table what the zoom buttons do on the map.
func (t *table) command(c viewport.Command) {
	switch c {
	case viewport.ZoomIn:
		t.zoom(zoomStep, math.NaN())
	case viewport.ZoomOut:
		t.zoom(1/zoomStep, math.NaN())
	case viewport.ActualSize:
		t.setHeight(link.MinRowHeight, math.NaN())
	default:
		t.app.state.RowHeight = 0
		t.scroll(0)
	}
}

// settled follows the table when it has come to rest: the link says where, and
// the HTML table has the rows in view.
func (t *table) settled() {
	t.app.state.Row = nil
	if top := int64(t.top); top > 0 {
		t.app.state.Row = big.NewInt(top)
	}
	t.app.linkSoon()
	t.toHTML()
}

func (t *table) setHeight(height, y float64) {
	l := t.layout()
	at := 0.0
	if !math.IsNaN(y) {
		at = math.Max(0, y-l.Rows.Top)
	}
	row := t.top + at/l.RowHeight
	t.app.state.RowHeight = math.Max(link.MinRowHeight, math.Min(link.MaxRowHeight, height))
	t.scroll(row - at/t.layout().RowHeight)
}

// A pinch is two fingers on the table.
type pinch struct {
	fingers map[int]float64 // height on the screen, by pointer
	apart   float64
}

// pinched zooms as two fingers move and reports whether there are two.
func (t *table) pinched(e viewport.Event) bool {
	p := &t.pinch
	if !e.Touch {
		return false
	}
	if p.fingers == nil {
		p.fingers = map[int]float64{}
	}
	two := len(p.fingers) == 2
	switch e.Kind {
	case viewport.Down:
		p.fingers[e.Pointer] = e.Y
		p.apart = p.spread()
	case viewport.Up, viewport.Cancel:
		delete(p.fingers, e.Pointer)
	case viewport.Move:
		if _, down := p.fingers[e.Pointer]; down {
			p.fingers[e.Pointer] = e.Y
		}
		if now := p.spread(); two && now > 8 && p.apart > 8 {
			t.zoom(now/p.apart, p.middle())
			p.apart = now
		}
	}
	return two || len(p.fingers) == 2
}

func (p *pinch) spread() float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for _, y := range p.fingers {
		low, high = math.Min(low, y), math.Max(high, y)
	}
	return high - low
}

func (p *pinch) middle() (y float64) {
	for _, finger := range p.fingers {
		y += finger / float64(len(p.fingers))
	}
	return y
}

// A carpet is the picture beside an overview: each integer in the colour of the
// sequence that owns it, so that one sees the sequences tile.
type carpet struct {
	app    *app
	game   string
	failed map[int64]bool   // blocks that are not asked for again
	asked  map[int64]uint64 // open questions
}

func (c *carpet) reset(a *app) {
	for _, id := range c.asked {
		a.client.cancel(id)
	}
	*c = carpet{app: a, game: a.game().Link(), failed: map[int64]bool{}, asked: map[int64]uint64{}}
	canvas.ClearCarpet()
}

// scene is the carpet from the smallest pile of the first row on; nil where
// rows are high enough to be read, or the sequences do not tile.
func (c *carpet) scene(t *table) *canvas.Carpet {
	g, l := c.app.game(), t.layout()
	first := t.rows.row(int64(t.top))
	if !l.Overview || g.Piles == nil || !strings.HasSuffix(g.Entry.ID, "wytlex") || len(first) < 2 {
		return nil
	}
	from, err := strconv.ParseInt(first[1], 10, 64)
	if err != nil {
		return nil
	}
	start := from / canvas.CarpetWidth * canvas.CarpetWidth
	number := strconv.FormatInt(start, 10)
	s := &canvas.Carpet{
		First:    start,
		Captions: [3]string{"who owns each integer, from " + number + " on", "owners from " + number + " on", "from " + number},
	}
	pal := c.app.palette()
	for i := range g.Heaps {
		s.Colours = append(s.Colours, pal.Sequence(i))
	}
	lines := canvas.CarpetLines(l.Rows.Bottom-l.Rows.Top, canvas.Ratio())
	for b, last := start/canvas.CarpetBlock, (start+lines*canvas.CarpetWidth)/canvas.CarpetBlock; b <= last; b++ {
		c.ask(b, g.Heaps)
	}
	return s
}

// ask asks for a block of integers, unless it is here or on its way.
func (c *carpet) ask(b int64, piles int) {
	if canvas.HasCarpet(b) || c.failed[b] || c.asked[b] != 0 {
		return
	}
	game := c.game
	question := &protocol.Owners{Game: game, From: strconv.FormatInt(b*canvas.CarpetBlock, 10), Count: canvas.CarpetBlock}
	c.asked[b] = c.app.client.ask(question, c.app.busy(), func(answer protocol.Body) {
		if game != c.game {
			return
		}
		delete(c.asked, b)
		if owned, ok := answer.(*protocol.Owned); ok {
			canvas.PutCarpet(b, piles, owned.Piles)
		} else {
			c.failed[b] = true
		}
		canvas.Wake()
	})
}
