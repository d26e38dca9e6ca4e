package browser

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
)

// What is shown is saved: from the sheet, with its preview, and by scripts; a PNG
// has the size that was asked for, and printing takes one page.
func TestFigures(t *testing.T) {
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=3&x=20&y=24&z=4&at=12,9&theme=light")
	p.ClickOn("#menu")
	p.ClickOn("#save-figure")
	p.Wait(`document.getElementById("figure-preview")?.naturalWidth > 0`)
	for _, size := range [][2]int64{{1440, 900}, {1024, 768}, {390, 844}} {
		p.Size(size[0], size[1], coarse)
		p.Settle()
		if over := Eval[float64](p, `document.getElementById("figure-leaf").scrollWidth - document.getElementById("figure-leaf").clientWidth`); over > 1 {
			t.Errorf("%v: the sheet is %v px too wide", size, over)
		}
		p.Save("figure-" + string(rune('0'+size[0]/400)))
	}
	p.Size(1024, 768, coarse)
	p.Settle()

	svg := Eval[string](p, `atlas.figure({width: 600, caption: "A & B"})`)
	squares := 0
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "rect" && e.Attr[0].Value == "p" {
			squares++
		}
	}
	rows := Eval[string](p, `atlas.figure({format: "csv"})`)
	if squares < 10 || strings.Count(rows, "\n") != squares+1 || !strings.Contains(svg, "A &amp; B") {
		t.Errorf("%d squares, rows %q", squares, rows)
	}
	const bigEndian = `(b, at) => new DataView(b.buffer).getUint32(at)`
	if wide := Eval[int](p, `atlas.figure({format: "png", width: 300, scale: 3}).then((b) => (`+bigEndian+`)(b, 16))`); wide != 900 {
		t.Errorf("a PNG is %d pixels wide, not 900", wide)
	}
	if table := Eval[string](p, `atlas.figure({format: "latex", of: "table", count: 3})`); !strings.Contains(table, "\\begin{tabular}") || !strings.Contains(table, "1 & 1 & 5") {
		t.Errorf("%s", table)
	}
	if says := EvalError(p, `atlas.figure({format: "png", width: 4000, scale: 8})`); !strings.Contains(says, "16384") {
		t.Errorf("a PNG too large is refused with %q", says)
	}

	background := true
	pdf := call(p, cdppage.PrintToPDF, cdppage.PrintToPDFParams{PrintBackground: &background}).Data
	if pages := len(regexp.MustCompile(`/Type\s*/Page\b`).FindAll(pdf, -1)); pages != 1 {
		t.Errorf("printing takes %d pages", pages)
	}
	if dir := os.Getenv("SCREENSHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, "figure.pdf"), pdf, 0o600); err != nil {
			t.Error(err)
		}
	}
}
