//go:build js

package main

import (
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/viewport"
)

// A legend says what the shades mean where a pixel is many positions, and how
// many P-positions are in the one being read.
type legend struct {
	level uint   // that the page explains; 0 is none, as squares explain themselves
	about string // the pixel whose count is shown or asked for
	asked uint64 // the open question; 0 means none
}

// showLegend follows the zoom.
func (a *app) showLegend() {
	level := a.level()
	if level == a.legend.level {
		return
	}
	a.legend.level = level
	dom.Show(dom.Query("#legend"), level > 0)
	a.consultPixel()
	if level == 0 {
		return
	}
	side := powerOfTwo(level)
	dom.SetText(dom.Query("#legend-pixel"), "A pixel is "+side+" × "+side+" positions.")
	list := dom.Query("#shades")
	list.Call("replaceChildren")
	for _, s := range raster.Legend(level) {
		item := dom.New("li", "", powerOfTwo(s.Log2Count))
		item.Get("style").Call("setProperty", "--shade", strconv.Itoa(int(s.Shade)*100/255)+"%")
		list.Call("append", item)
	}
}

// level is that of the tiles on the screen: a pixel is a square of 2^level by
// 2^level positions.
func (a *app) level() uint {
	if a.state.View == viewTable {
		return 0
	}
	_, _, ratio := a.view.Size()
	return tile.LevelFor(a.view.Z(), ratio)
}

// powerOfTwo writes 2^k as a number while it is short.
func powerOfTwo(k uint) string {
	const short = 13
	if k <= short {
		return viewport.Full(new(big.Int).Lsh(big.NewInt(1), k))
	}
	return "2" + viewport.Superscript(int(k))
}

// consultPixel asks how many P-positions are in the pixel of the position being
// read, unless that is known.
func (a *app) consultPixel() {
	l, c := &a.legend, a.read()
	if l.level == 0 || c == nil || a.piled() {
		a.forgetPixel()
		return
	}
	corner := func(n *big.Int, next int64) string {
		n = new(big.Int).Rsh(n, l.level)
		return n.Lsh(n.Add(n, big.NewInt(next)), l.level).String()
	}
	square := []string{corner(c.x, 0), corner(c.y, 0), corner(c.x, 1), corner(c.y, 1)}
	about := a.game().Link() + "|" + strings.Join(square, "|")
	if l.about == about {
		return
	}
	a.forgetPixel()
	l.about = about
	l.asked = a.client.ask(&protocol.Count{Game: a.game().Link(), From: square[:2], To: square[2:]}, nil, func(answer protocol.Body) {
		if l.about != about {
			return
		}
		l.asked = 0
		if answer, ok := answer.(*protocol.Counted); ok { // why not, the outcome says
			a.showPixel(answer.N, square)
		}
	})
}

// forgetPixel withdraws the question about a pixel, or clears its answer.
func (a *app) forgetPixel() {
	l := &a.legend
	if l.asked != 0 {
		a.client.cancel(l.asked)
	}
	l.asked, l.about = 0, ""
	dom.SetText(dom.Query("#pixel"), "")
}

// showPixel writes the exact count of a pixel.
func (a *app) showPixel(count string, square []string) {
	noun := " P-positions"
	if count == "1" {
		noun = " P-position"
	}
	dom.SetText(dom.Query("#pixel"), "In this pixel: exactly "+group(count)+noun+": "+
		group(square[0])+"\u00a0≤\u00a0x\u00a0<\u00a0"+group(square[2])+", "+group(square[1])+"\u00a0≤\u00a0y\u00a0<\u00a0"+group(square[3])+".")
}
