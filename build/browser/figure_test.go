package browser

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
)

// What is shown is saved: from the sheet, with its preview, and by scripts; a PNG
// has the size that was asked for, and printing takes one page.
func TestFigures(t *testing.T) {
	t.Parallel()
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
	looksPrinted(t, pdf, squares)
	if dir := os.Getenv("SCREENSHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, "figure.pdf"), pdf, 0o600); err != nil {
			t.Error(err)
		}
	}
}

// looksPrinted turns a printed page into a picture, where a program for that is
// installed: the squares of the figure are on it, and most of the paper is white.
func looksPrinted(t *testing.T, pdf []byte, squares int) {
	t.Helper()
	gs, err := exec.LookPath("gs")
	if err != nil {
		t.Log("the printed page is not looked at: there is no gs")
		return
	}
	file := filepath.Join(t.TempDir(), "page")
	if err := os.WriteFile(file+".pdf", pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.Command(gs, "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pnggray", "-r72", "-sOutputFile="+file+".png", file+".pdf").CombinedOutput(); err != nil {
		t.Fatalf("gs: %v: %s", err, said)
	}
	data, err := os.ReadFile(file + ".png")
	if err != nil {
		t.Fatal(err)
	}
	page, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	dark, light, b := 0, 0, page.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			switch grey, _, _, _ := page.At(x, y).RGBA(); {
			case grey < 0x6000:
				dark++
			case grey > 0xf000:
				light++
			}
		}
	}
	if all := b.Dx() * b.Dy(); dark < 4*squares || dark > all/10 || light < all/2 {
		t.Errorf("of %d pixels of the printed page %d are dark and %d light, with %d squares", all, dark, light, squares)
	}
}
