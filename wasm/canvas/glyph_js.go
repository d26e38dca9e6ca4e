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
	ruler js.Value // measures
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

// render draws a text and returns what to write into the sheet for it: pixels
// that are a mark, in whose place the graphics card takes the picture itself
// (see web/engine.js). The picture is never read: browsers that guard against
// fingerprints return noise.
func (g *glyphs) render(key spriteKey) (sprite, []byte) {
	if g.ruler.IsUndefined() {
		_, g.ruler = board(1, 1)
	}
	font := css(key.font, key.size)
	g.ruler.Set("font", font)
	m := g.ruler.Call("measureText", key.text)
	reach := func(side string) int { return int(math.Ceil(m.Get("actualBoundingBox"+side).Float())) + 1 }
	left, right, up, down := reach("Left"), reach("Right"), reach("Ascent"), reach("Descent")
	s := sprite{W: left + right, H: up + down, OX: left, OY: up, Advance: m.Get("width").Float()}
	if s.W <= 2 || s.H <= 2 || s.W > sheetSize || s.H > sheetSize {
		return sprite{Advance: s.Advance}, nil // a space, or nothing that would fit
	}
	canvas, pen := board(s.W, s.H)
	pen.Set("font", font)
	pen.Set("fillStyle", "#fff")
	pen.Call("fillText", key.text, s.OX, s.OY)
	rgba := make([]byte, 4*s.W*s.H)
	js.CopyBytesToGo(rgba, js.Global().Get("atlasEngine").Call("picture", canvas))
	return s, rgba
}

// board is a fresh canvas and what draws on it.
func board(w, h int) (canvas, pen js.Value) {
	canvas = js.Global().Get("document").Call("createElement", "canvas")
	canvas.Set("width", w)
	canvas.Set("height", h)
	return canvas, canvas.Call("getContext", "2d")
}
