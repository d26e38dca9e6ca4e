package figure

import (
	"fmt"
	"math"
	"strings"

	"wythoffatlas/wasm/raster"
)

// TikZ writes the figure as a tikzpicture that LaTeX with the package tikz
// compiles as it stands, so many centimetres wide, with title, caption, source,
// link and BibTeX as comments above it.
func (f *Figure) TikZ(centimetres float64) (string, error) {
	const inch = 2.54 // 96 CSS pixels
	d := &drawing{Figure: f, e: Enlarge(f.Box, centimetres/inch*96)}
	inside, outside, err := d.parts()
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString(f.comments("%"))
	unit := inch / 96 / d.e
	fmt.Fprintf(&b, "\\begin{tikzpicture}[x=%.6fcm,y=-%.6fcm,font=\\footnotesize]\n", unit, unit)
	lists := [][]shape{outside}
	for _, part := range inside {
		lists = append(lists, part.shapes)
	}
	for _, c := range colours(lists...) {
		fmt.Fprintf(&b, "\\definecolor{c%06x}{HTML}{%06X}\n", uint32(c), uint32(c))
	}
	for _, part := range inside {
		fmt.Fprintf(&b, "\\begin{scope}\n\\clip (%s,0) rectangle (%s,%s);\n", px(part.left), px(part.right), px(part.bottom))
		for i := range part.shapes {
			part.shapes[i].tikz(&b, d.e)
		}
		b.WriteString("\\end{scope}\n")
	}
	for i := range outside {
		outside[i].tikz(&b, d.e)
	}
	b.WriteString("\\end{tikzpicture}\n")
	return b.String(), nil
}

// colours are those that shapes have, in the order in which they come.
func colours(lists ...[]shape) []raster.Colour {
	seen := map[raster.Colour]bool{}
	var found []raster.Colour
	for _, list := range lists {
		for i := range list {
			if c := list[i].colour; !seen[c] {
				seen[c] = true
				found = append(found, c)
			}
		}
	}
	return found
}

// farthest bounds coordinates: TeX has no number from 16,384 on, and no length
// beyond 575 cm.
func farthest(e float64) float64 { return math.Min(12_000, 15_000*e) }

// tikz writes a shape of a figure that is to be e times smaller.
func (s *shape) tikz(b *strings.Builder, e float64) {
	far := farthest(e)
	at := func(v float64) string { return px(math.Max(-far, math.Min(far, v))) }
	options := fmt.Sprintf("c%06x", uint32(s.colour))
	if s.opacity > 0 {
		options += ",opacity=" + px(s.opacity)
	}
	if s.width > 0 {
		options += ",line width=" + px(0.75*s.width/e) + "pt"
	}
	if s.dashed {
		options += ",dashed"
	}
	switch s.kind {
	case filled:
		fmt.Fprintf(b, "\\fill[%s] (%s,%s) rectangle (%s,%s);", options, at(s.x0), at(s.y0), at(s.x1), at(s.y1))
	case framed:
		fmt.Fprintf(b, "\\draw[%s] (%s,%s) rectangle (%s,%s);", options, at(s.x0), at(s.y0), at(s.x1), at(s.y1))
	case cornered:
		x, y := (s.x0+s.x1)/2, (s.y0+s.y1)/2
		fmt.Fprintf(b, "\\fill[%s] (%s,%s) -- (%s,%s) -- (%s,%s) -- (%s,%s) -- cycle;", options, at(x), at(s.y0), at(s.x1), at(y), at(x), at(s.y1), at(s.x0), at(y))
	case round:
		fmt.Fprintf(b, "\\fill[%s] (%s,%s) ellipse [x radius=%s,y radius=%s];", options, at((s.x0+s.x1)/2), at((s.y0+s.y1)/2), px((s.x1-s.x0)/2), px((s.y1-s.y0)/2))
	case ringed:
		r := px((s.x1-s.x0)*0.72 + 3)
		fmt.Fprintf(b, "\\draw[%s] (%s,%s) ellipse [x radius=%s,y radius=%s];", options, at((s.x0+s.x1)/2), at((s.y0+s.y1)/2), r, r)
	case straight:
		x0, y0, x1, y1 := s.near(far)
		fmt.Fprintf(b, "\\draw[%s] (%s,%s) -- (%s,%s);", options, at(x0), at(y0), at(x1), at(y1))
	case written:
		scale := ""
		if s.size > 0 { // letters of other sizes than fonts have
			scale = ",scale=" + px(s.size/(letters*e))
		}
		fmt.Fprintf(b, "\\node[anchor=base %s,inner sep=0pt,text=c%06x%s] at (%s,%s) {%s};", [...]string{"west", "", "east"}[s.anchor], uint32(s.colour), scale, at(s.x0), at(s.y0), LaTeXText(s.text))
	}
	b.WriteByte('\n')
}

// near shortens a line to what TeX can count, along itself: bounding its ends
// one by one would turn it.
func (s *shape) near(far float64) (x0, y0, x1, y1 float64) {
	low, high := 0.0, 1.0
	for _, c := range [2][2]float64{{s.x0, s.x1}, {s.y0, s.y1}} {
		d := c[1] - c[0]
		if d == 0 {
			continue
		}
		a, b := (-far-c[0])/d, (far-c[0])/d
		low, high = math.Max(low, math.Min(a, b)), math.Min(high, math.Max(a, b))
	}
	dx, dy := s.x1-s.x0, s.y1-s.y0
	return s.x0 + low*dx, s.y0 + low*dy, s.x0 + high*dx, s.y0 + high*dy
}

// latex escapes what LaTeX takes for a command, and writes the few signs that
// the atlas uses which plain fonts lack.
var latex = strings.NewReplacer(
	`\`, `\textbackslash{}`, `{`, `\{`, `}`, `\}`, `$`, `\$`, `&`, `\&`, `#`, `\#`, `%`, `\%`, `_`, `\_`,
	`^`, `\textasciicircum{}`, `~`, `\textasciitilde{}`,
	"\u2009", `\,`, "\u202f", `\,`, "\u00a0", `~`, "…", `\dots{}`, "−", `$-$`, "×", `$\times$`, "≤", `$\le$`, "≥", `$\ge$`,
	"φ", `$\varphi$`, "√", `$\surd$`, "₀", `$_0$`, "₁", `$_1$`, "₂", `$_2$`, "₃", `$_3$`, "₄", `$_4$`, "₅", `$_5$`,
	"₆", `$_6$`, "₇", `$_7$`, "₈", `$_8$`, "₉", `$_9$`, "ₙ", `$_n$`, "⁰", `$^0$`, "¹", `$^1$`, "²", `$^2$`, "³", `$^3$`,
	"⁴", `$^4$`, "⁵", `$^5$`, "⁶", `$^6$`, "⁷", `$^7$`, "⁸", `$^8$`, "⁹", `$^9$`, "⁻", `$^-$`, "“", "``", "”", "''", "’", "'", "–", "--",
)

// LaTeXText is plain text as LaTeX sets it.
func LaTeXText(text string) string { return latex.Replace(text) }
