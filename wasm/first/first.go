// Package first draws the P-positions of the view with which a link opens, so that
// a map stands before the page's own program has arrived. It paints pixels, in the
// colours and on the squares on which package canvas paints them later; what else
// the canvas draws (axes, beams, marks) is not there yet.
package first

import (
	"math"

	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/viewport"
)

// A Room is the window as it is before anything is drawn.
type Room struct {
	W, H, Ratio float64 // CSS pixels, and device pixels to one of them
	Scale       float64 // of text; 1 is usual
	Dark        bool    // the system prefers dark
	Panels      []viewport.Panel
}

// mostPixels is the largest picture that is made: two of it are in memory at a time.
const mostPixels = 1 << 24

// A Picture is a map of which tiles are still to come. Make one with [New].
type Picture struct {
	view      *viewport.View
	layout    tile.Layout
	free      viewport.Rect // of the map, its axes left out
	palette   *raster.Palette
	projector bool
	game      string // its part of a link
	name      string
	axes      [2]uint64
	shades    map[tile.Key][]byte
}

// New is the map with which a fragment opens in that room. ok is false where the
// page opens with something else (a table, a game that is played, two games), or
// where only the page can tell: then nothing is to be shown.
func New(fragment string, room Room) (p *Picture, ok bool) {
	if !(room.W >= 1 && room.H >= 1 && room.Ratio > 0 && room.W*room.H*room.Ratio*room.Ratio <= mostPixels) {
		return nil, false
	}
	l, ok := read(fragment)
	placed := l.x != nil
	if !ok || l.view == "table" || l.projector && l.pinned && !placed { // framed around what is pinned
		return nil, false
	}
	p = &Picture{
		palette:   raster.PaletteOf(l.theme, l.projector, room.Dark),
		projector: l.projector && room.W >= viewport.LeastProjected,
		game:      l.game.Link(),
		name:      l.game.Name(),
		axes:      l.axes,
		shades:    map[tile.Key][]byte{},
	}
	p.free = viewport.Uncovered(room.W, room.H, room.Panels, l.view != "map")
	if l.view == "both" {
		p.free, _ = p.free.Divide(room.Scale)
	}
	p.view = viewport.New(1, 1, 1)
	around := p.free.Around(room.W, room.H, p.projector, room.Scale)
	p.view.Resize(room.W, room.H, room.Ratio, around)
	p.free.Left, p.free.Bottom = around.Left, room.H-around.Bottom
	switch {
	case placed:
		p.view.Look(l.x, l.y, l.z)
	case l.zoomed:
		p.view.Begin(l.z)
	default:
		p.view.Fit()
	}
	p.layout.Update(p.view)
	return p, true
}

// Name is the name of the game, with its values and convention.
func (p *Picture) Name() string { return p.name }

// Questions are what the picture needs to be told, the middle first.
func (p *Picture) Questions() []*protocol.Tile {
	var list []*protocol.Tile
	for _, t := range p.layout.Tiles {
		list = append(list, &protocol.Tile{
			Game: p.game, Axes: p.axes, Level: uint64(t.Key.Level), IX: t.Key.IX, IY: t.Key.IY,
		})
	}
	return list
}

// Put takes the answer to a question.
func (p *Picture) Put(asked *protocol.Tile, shades []byte) {
	if len(shades) == tile.Size*tile.Size {
		p.shades[tile.Key{Level: uint(asked.Level), IX: asked.IX, IY: asked.IY}] = shades
	}
}

// Whole reports whether all tiles are here.
func (p *Picture) Whole() bool { return len(p.shades) == len(p.layout.Tiles) }

// Paint is the picture, in device pixels: opaque, four bytes a pixel (red, green,
// blue, alpha), row by row from the top. It must be whole.
func (p *Picture) Paint() (pixels []byte, w, h int) {
	width, height, ratio := p.view.Size()
	w, h = int(math.Round(width*ratio)), int(math.Round(height*ratio))
	b := newBrush(w, h, ratio, p.palette, p.projector)
	b.clip = box{
		max(0, int(raster.Snap(p.free.Left*ratio))), 0,
		min(w, int(raster.Snap(p.free.Right*ratio))), min(h, int(raster.Snap(p.free.Bottom*ratio))),
	}
	for _, t := range p.layout.Tiles {
		b.tile(t, p.shades[t.Key])
	}
	b.edges(p.palette.Rule)
	return b.pixels, w, h
}
