package browser

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	cdppage "github.com/chromedp/cdproto/page"
)

// Screenshot is what the tab shows now. (The canvas cannot be read from within
// the page: between frames it is empty.)
func (p *Page) Screenshot() image.Image {
	p.T.Helper()
	shot, err := png.Decode(bytes.NewReader(p.screenshot()))
	if err != nil {
		p.T.Fatal(err)
	}
	return shot
}

// Save writes a screenshot into the folder named by SCREENSHOTS, for people to
// look at; it does nothing when that is not set.
func (p *Page) Save(name string) {
	p.T.Helper()
	dir := os.Getenv("SCREENSHOTS")
	if dir == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), p.screenshot(), 0o644); err != nil {
		p.T.Fatal(err)
	}
}

func (p *Page) screenshot() []byte {
	p.T.Helper()
	return call(p, cdppage.CaptureScreenshot, cdppage.CaptureScreenshotParams{OptimizeForSpeed: new(true)}).Data
}

// Near reports whether two colours are the same to the eye: no channel differs
// by more than a few steps of 255.
func Near(a, b color.Color) bool {
	const steps = 6 * 0x101
	ar, ag, ab, _ := a.RGBA()
	br, bg, bb, _ := b.RGBA()
	apart := func(x, y uint32) bool { return max(x, y)-min(x, y) > steps }
	return !apart(ar, br) && !apart(ag, bg) && !apart(ab, bb)
}
