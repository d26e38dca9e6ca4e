package figure

import (
	"encoding/csv"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// wythoffMap is the corner of Wythoff's game at so many pixels a position, on a
// window of 640×480 whose left 40 and lowest 30 pixels are the axes'.
func wythoffMap(t *testing.T, cell float64) *Figure {
	t.Helper()
	shades := make([]byte, canvas.TileTexels*canvas.TileTexels)
	for _, p := range pairs(canvas.TileTexels) {
		shades[p[1]*canvas.TileTexels+p[0]] = raster.Full
	}
	id := canvas.TileID{Level: 0, IX: "0", IY: "0"}
	if err := canvas.PutTile(id, shades); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { canvas.EvictTile(id) })
	v := viewport.New(640, 480, 1)
	var x, y viewport.Axis
	x.Update(v, false, 60)
	y.Update(v, true, 40)
	origin := canvas.Point{X: 40, Y: 450}
	return &Figure{
		Map: &canvas.Map{
			Cell: cell, Anchor: origin, Origin: origin, Grid: true, X: &x, Y: &y,
			Tiles: []canvas.Placed{{ID: id, Corner: origin, Size: cell * canvas.TileTexels}},
			Lines: []canvas.Line{{From: origin, To: canvas.Point{X: 1e9, Y: 450 - 1.618e9}, Colour: raster.Light.Upper, Label: "slope 1.618 & more <"}},
			Marks: []canvas.Mark{{Kind: canvas.MarkPinned, Corner: canvas.Point{X: 40 + 3*cell, Y: 450 - 5*cell}}, {Kind: canvas.MarkHover, Corner: origin}},
			Moves: []canvas.Move{{From: canvas.Point{X: 40 + 5*cell, Y: 450 - 7*cell}, To: canvas.Point{X: 40 + 3*cell, Y: 450 - 5*cell}}},
		},
		Palette: &raster.Light,
		Box:     canvas.Rect{Left: 40, Top: 0, Right: 640, Bottom: 450},
		Words:   Words{Title: "Wythoff’s game", Caption: "50 % & <more>", Source: "W. A. Wythoff (1907)", BibTeX: "@misc{w,\n  year = {1907}\n}", Link: "https://example.org/#v=1&game=wythoff"},
		Legend:  []Entry{{Colour: raster.Light.Ink, Text: "P-position"}, {Colour: raster.Light.Upper, Line: true, Text: "beam"}},
	}
}

// pairs are the P-positions of Wythoff's game below n, by mex.
func pairs(n int) (found [][2]int) {
	used := make([]bool, 4*n)
	for k, a := 0, 0; ; k++ {
		for used[a] {
			a++
		}
		b := a + k
		used[a], used[b] = true, true
		if a >= n {
			return found
		}
		if b < n {
			found = append(found, [2]int{a, b})
			if k > 0 {
				found = append(found, [2]int{b, a})
			}
		}
	}
}

// An SVG parses, and its squares of class p are the P-positions in view and no
// others.
func TestSVGHoldsThePositionsInView(t *testing.T) {
	for _, cell := range []float64{4, 16, 40} {
		f := wythoffMap(t, cell)
		text, err := f.SVG(800)
		if err != nil {
			t.Fatal(err)
		}
		got := map[[2]int]bool{}
		classes := map[string]int{}
		d := xml.NewDecoder(strings.NewReader(text))
		for {
			token, err := d.Token()
			if err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("cell %v: %v", cell, err)
			}
			e, ok := token.(xml.StartElement)
			if !ok {
				continue
			}
			at := map[string]string{}
			for _, a := range e.Attr {
				at[a.Name.Local] = a.Value
			}
			classes[at["class"]]++
			if at["class"] == "p" {
				x, _ := strconv.ParseFloat(at["x"], 64)
				y, _ := strconv.ParseFloat(at["y"], 64)
				h, _ := strconv.ParseFloat(at["height"], 64)
				got[[2]int{int(math.Floor((x + 0.01) / cell)), int(math.Round((450 - y - h) / cell))}] = true
			}
		}
		wide, high := 600/cell, 450/cell
		n := 0
		for _, p := range pairs(canvas.TileTexels) {
			if float64(p[0]) < wide && float64(p[1]) < high {
				if n++; !got[p] {
					t.Errorf("cell %v: %v is missing", cell, p)
				}
			}
		}
		if len(got) != n {
			t.Errorf("cell %v: %d squares, not %d", cell, len(got), n)
		}
		if classes["pinned"] != 1 || classes["beam"] != 1 || classes["move"] != 2 || classes["label"] != 1 || classes["caption"] != 4 {
			t.Errorf("cell %v: %v", cell, classes)
		}
	}
}

func TestTikZ(t *testing.T) {
	f := wythoffMap(t, 16)
	text, err := f.TikZ(10)
	if err != nil {
		t.Fatal(err)
	}
	depth := 0
	for i, r := range text {
		if i > 0 && text[i-1] == '\\' {
			continue
		}
		switch r {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth < 0 {
			t.Fatalf("a brace closes that never opened, at byte %d", i)
		}
	}
	if depth != 0 {
		t.Errorf("%d braces stay open", depth)
	}
	for _, word := range []string{"\\begin{tikzpicture}", "\\end{tikzpicture}", "slope 1.618 \\& more <"} {
		if !strings.Contains(text, word) {
			t.Errorf("no %s", word)
		}
	}
	squares := 0
	view, _, _ := strings.Cut(text, "\\end{scope}") // the legend comes after
	for line := range strings.Lines(view) {
		if strings.HasPrefix(line, "\\fill[c12324b]") {
			squares++
		}
	}
	n := 0
	for _, p := range pairs(canvas.TileTexels) {
		if float64(p[0]) < 600./16 && float64(p[1]) < 450./16 {
			n++
		}
	}
	if squares != n {
		t.Errorf("%d squares, not %d", squares, n)
	}
	compile(t, "\\documentclass{article}\\usepackage{tikz}\\begin{document}\n"+text+"\\end{document}")
}

// The list of positions in view is that of the P-positions whose squares are.
func TestPositionsInView(t *testing.T) {
	f := wythoffMap(t, 16)
	f.Map.Tiles[0].X, f.Map.Tiles[0].Y = big.NewInt(0), big.NewInt(0)
	text, err := f.CSV()
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || fmt.Sprint(rows[0], rows[1], rows[2], rows[3]) != "[x y] [0 0] [1 2] [2 1]" {
		t.Fatalf("%v %v", rows, err)
	}
	n := 1
	for _, p := range pairs(canvas.TileTexels) {
		if float64(p[0]) < 600./16 && float64(p[1]) < 450./16 {
			n++
		}
	}
	if len(rows) != n {
		t.Errorf("%d lines, not %d", len(rows), n)
	}
	f.Map.Tiles[0].ID.Level = 1
	if _, err := f.CSV(); err == nil {
		t.Error("squares of four positions are listed as positions")
	}
}

// Letters have one size in the finished figure, however wide it is, and nothing
// is written beyond its edges.
func TestLettersKeepTheirSize(t *testing.T) {
	for _, width := range []float64{240, 480, 1600} {
		text, err := wythoffMap(t, 16).SVG(width)
		if err != nil {
			t.Fatal(err)
		}
		var doc struct {
			Width   float64 `xml:"width,attr"`
			ViewBox string  `xml:"viewBox,attr"`
			Font    float64 `xml:"font-size,attr"`
			Texts   []struct {
				Y float64 `xml:"y,attr"`
			} `xml:"text"`
		}
		if err := xml.Unmarshal([]byte(text), &doc); err != nil {
			t.Fatal(err)
		}
		var x, y, w, h float64
		if _, err := fmt.Sscan(doc.ViewBox, &x, &y, &w, &h); err != nil {
			t.Fatal(err)
		}
		if got := doc.Font / w * doc.Width; math.Abs(got-letters) > 0.1 || doc.Width != width {
			t.Errorf("%v px wide: letters of %v px", doc.Width, got)
		}
		for _, words := range doc.Texts {
			if words.Y > y+h || words.Y < y {
				t.Errorf("%v px wide: words at %v, beyond %v to %v", width, words.Y, y, y+h)
			}
		}
	}
}

// compile has LaTeX say whether a document is one, where there is a LaTeX.
func compile(t *testing.T, document string) {
	t.Helper()
	latex, err := exec.LookPath("pdflatex")
	if err != nil {
		return
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.tex"), []byte(document), 0o600); err != nil {
		t.Fatal(err)
	}
	run := exec.Command(latex, "-halt-on-error", "-interaction=nonstopmode", "a.tex")
	run.Dir = dir
	if out, err := run.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out[max(0, len(out)-2000):])
	}
}

func TestTooManySquares(t *testing.T) {
	f := wythoffMap(t, 1)
	dense := make([]byte, canvas.TileTexels*canvas.TileTexels)
	for i := range dense {
		dense[i] = byte(2 + i%7*3)
	}
	for i := range 4 {
		id := canvas.TileID{Level: 3, IX: strconv.Itoa(i), IY: "0"}
		if err := canvas.PutTile(id, dense); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { canvas.EvictTile(id) })
		f.Map.Tiles = append(f.Map.Tiles, canvas.Placed{ID: id, Corner: f.Map.Origin, Size: 256})
	}
	if _, err := f.SVG(800); !errors.Is(err, ErrLarge) {
		t.Errorf("%v", err)
	}
}

func table() *Table {
	return &Table{
		Columns: []string{"n", "p₁", "p₂", "Bₙ − Aₙ"},
		Words:   Words{Title: "Wytlex(2)", Caption: "100 %", Source: "Klein & Fraenkel", Link: "#game=wytlex&k=2"},
		Rows:    [][]string{{"0", "0", "0", "0"}, {"1", "1", "2", "1"}, {"2", "3", "5", "2"}, {"3", "4", "7", "3"}, {"4", "6", "10", "4"}, {"5", "8", "13", "5"}},
	}
}

func TestTables(t *testing.T) {
	rows, err := csv.NewReader(strings.NewReader(table().CSV())).ReadAll()
	if err != nil || len(rows) != 7 || fmt.Sprint(rows[0]) != "[n p1 p2 B - A]" || rows[6][2] != "13" {
		t.Errorf("%v %v", rows, err)
	}
	b := table().BFile(2)
	if !strings.HasSuffix(b, "\n4 10\n5 13\n") || !strings.HasPrefix(b, "# Wytlex(2), p₂\n") {
		t.Errorf("%q", b)
	}
	page := table().HTML()
	if strings.Count(page, "<td>") != 24 || !strings.Contains(page, "Klein &amp; Fraenkel") || !strings.Contains(page, "table-header-group") {
		t.Errorf("%s", page)
	}
	compile(t, "\\documentclass{article}\\begin{document}\n"+table().LaTeX()+"\\end{document}")
	if text := table().LaTeX(); !strings.Contains(text, "5 & 8 & 13 & 5 \\\\") || !strings.Contains(text, "Klein \\& Fraenkel") || !strings.Contains(text, "B$_n$ $-$ A$_n$") {
		t.Errorf("%s", text)
	}
}
