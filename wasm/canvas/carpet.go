package canvas

import (
	"math"

	"wythoffatlas/wasm/raster"
)

// A Carpet shows which of several sequences each integer belongs to: from the
// top on line by line, each integer in the colour of its sequence.
type Carpet struct {
	First    int64 // a multiple of CarpetWidth
	Colours  []raster.Colour
	Captions [3]string // what is shown, in fewer and fewer words
}

// CarpetWidth is how many integers a line of a carpet has, and CarpetBlock how
// many come in one piece.
const (
	CarpetWidth = TileTexels / 2
	CarpetBlock = CarpetWidth * TileTexels
)

// carpetBlocks bounds what is kept: some screens full.
const carpetBlocks = 24

// carpet has the blocks that were put, each as a tile for every sequence: its
// left half, so that integers are large enough to be seen.
var carpet = map[int64][]*tile{}

// PutCarpet keeps block b: for each of CarpetBlock integers from b·CarpetBlock
// on, the sequence that has it, counted from 1, or 0. Blocks far from it go.
func PutCarpet(b int64, sequences int, owners []byte) {
	tiles := make([]*tile, sequences)
	for i := range tiles {
		tiles[i] = &tile{shades: make([]byte, TileTexels*TileTexels)}
	}
	for j, owner := range owners[:CarpetBlock] {
		if 0 < owner && int(owner) <= sequences {
			// The rows of a tile go up, those of a carpet down.
			at := (TileTexels-1-j/CarpetWidth)*TileTexels + j%CarpetWidth
			tiles[owner-1].shades[at] = raster.Full
		}
	}
	dropCarpet(b)
	carpet[b] = tiles
	for other := range carpet {
		if other < b-carpetBlocks/2 || other > b+carpetBlocks/2 {
			dropCarpet(other)
		}
	}
}

// ClearCarpet forgets all blocks.
func ClearCarpet() {
	for b := range carpet {
		dropCarpet(b)
	}
}

func dropCarpet(b int64) {
	for _, t := range carpet[b] {
		t.release()
	}
	delete(carpet, b)
}

// CarpetLines bounds how many lines of a carpet there are on a screen of that
// height, ratio device pixels to one of CSS.
func CarpetLines(height, ratio float64) int64 { return int64(height*ratio) + 1 }

// carpetRoom is where a carpet goes, at the right of the rows: an integer is a
// whole number of pixels wide.
func carpetRoom(rows Rect, margin float64) Rect {
	scale := math.Max(1, math.Floor((rows.Right-rows.Left)*0.55/CarpetWidth))
	right := rows.Right - margin
	return Rect{snap(right - scale*CarpetWidth), rows.Top, snap(right), rows.Bottom}
}

// carpetMargin is how far a carpet stays from the right, in CSS pixels.
const carpetMargin = 24

// CarpetAt says how many integers after the first of a carpet the one is that lies at
// a point of the screen, in CSS pixels of which each is ratio device pixels; rows is
// where the rows beside it are drawn. ok is false beside the carpet.
func CarpetAt(rows Rect, ratio, x, y float64) (after int64, ok bool) {
	p := pen{px: ratio}
	room := carpetRoom(p.device(rows), p.u(carpetMargin))
	x, y = x*ratio, y*ratio
	if x < room.Left || x >= room.Right || y < room.Top || y >= room.Bottom {
		return 0, false
	}
	scale := (room.Right - room.Left) / CarpetWidth
	return int64((y-room.Top)/scale)*CarpetWidth + int64((x-room.Left)/scale), true
}

func (p *pen) paintCarpet(c *Carpet, room Rect) {
	scale := (room.Right - room.Left) / CarpetWidth
	for b := c.First / CarpetBlock; ; b++ {
		top := room.Top + scale*float64((b*CarpetBlock-c.First)/CarpetWidth)
		if top >= room.Bottom {
			return
		}
		// The corner of a tile is its lower left.
		at := placement{room.Left, top + scale*TileTexels, scale, room}
		for i, t := range carpet[b] {
			if i < len(c.Colours) {
				p.tint(at, t, 0, 0, false, opaque(c.Colours[i]))
			}
		}
	}
}
