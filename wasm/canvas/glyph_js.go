//go:build js

package canvas

import (
	"fmt"
	"math"
	"syscall/js"
)

// glyphs asks the browser to draw text. Its fonts are sharp at every size, know
// every script and cost no byte of the binary.
type glyphs struct {
	canvas, context js.Value
	w, h            int
	rgba            []byte
}

// The style sheet's stacks. Georgia is missing from the serif on purpose: its
// figures are old-style, and a 2-D canvas has no way to ask for others.
const (
	serifStack = `ui-serif, "STIX Two Text", Cambria, "Noto Serif", "Liberation Serif", "Times New Roman", serif`
	sansStack  = `system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif`
)

func css(f Font, size uint16) string {
	switch f {
	case Italic:
		return fmt.Sprintf("italic %dpx %s", size, serifStack)
	case Sans:
		return fmt.Sprintf("%dpx %s", size, sansStack)
	}
	return fmt.Sprintf("%dpx %s", size, serifStack)
}

// render draws a text and returns how much of each pixel it covers.
func (g *glyphs) render(key spriteKey) (sprite, []byte) {
	if g.canvas.IsUndefined() {
		g.resize(256, 128)
	}
	font := css(key.font, key.size)
	g.context.Set("font", font)
	m := g.context.Call("measureText", key.text)
	reach := func(side string) int { return int(math.Ceil(m.Get("actualBoundingBox"+side).Float())) + 1 }
	left, right, up, down := reach("Left"), reach("Right"), reach("Ascent"), reach("Descent")
	s := sprite{W: left + right, H: up + down, OX: left, OY: up, Advance: m.Get("width").Float()}
	if s.W <= 2 || s.H <= 2 || s.W > sheetSize || s.H > sheetSize {
		return sprite{Advance: s.Advance}, nil // a space, or nothing that would fit
	}
	if s.W > g.w || s.H > g.h {
		g.resize(max(g.w, s.W), max(g.h, s.H))
		g.context.Set("font", font) // a canvas that changes its size forgets it
	}
	g.context.Call("clearRect", 0, 0, s.W, s.H)
	g.context.Call("fillText", key.text, s.OX, s.OY)
	data := g.context.Call("getImageData", 0, 0, s.W, s.H).Get("data")
	n := s.W * s.H
	if len(g.rgba) < 4*n {
		g.rgba = make([]byte, 4*n)
	}
	js.CopyBytesToGo(g.rgba[:4*n], data)
	alpha := make([]byte, n)
	for i := range alpha {
		alpha[i] = g.rgba[4*i+3]
	}
	return s, alpha
}

// resize makes a fresh canvas; read often, so that the browser keeps it in
// memory that it can read.
func (g *glyphs) resize(w, h int) {
	g.w, g.h = w, h
	g.canvas = js.Global().Get("document").Call("createElement", "canvas")
	g.canvas.Set("width", w)
	g.canvas.Set("height", h)
	g.context = g.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	g.context.Set("fillStyle", "#fff")
}
