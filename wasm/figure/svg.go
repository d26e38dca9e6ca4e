package figure

import (
	"fmt"
	"strconv"
	"strings"
)

// SVG writes the figure as a document of its own, so many CSS pixels wide; its
// height follows, and letters and lines have their size in it. Every shape has
// the class of what it stands for: p, first and second (P in one of two games
// alone), shade, undecided, value, number, ground (the paper behind one), level,
// beam, rule, move, option, decree, candidate, crossed, pinned, coordinates, token
// with rim and dot, grid, axis, name, label, legend. Each map is in a group of its
// own, the first of two before the second. The title,
// caption, source and link stand below the map and, for programs, in title, desc
// and metadata.
func (f *Figure) SVG(width float64) (string, error) {
	d := &drawing{Figure: f, e: Enlarge(f.Box, width)}
	inside, outside, err := d.parts()
	if err != nil {
		return "", err
	}
	_, h := d.size()
	head := f.head()
	below := d.below(outside)
	under, depth := d.caption(h+below, width-left-right)
	high := (h+below+depth)/d.e + head
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="%s %s %s %s" font-family="STIX Two Text, Cambria, Georgia, serif" font-size="%s">`+"\n",
		px(width), px(high), px(-left*d.e), px(-head*d.e), px(width*d.e), px(high*d.e), px(letters*d.e))
	lines := f.lines()
	fmt.Fprintf(&b, "<title>%s</title>\n<desc>%s</desc>\n", markup(f.Title), markup(strings.Join(lines[min(1, len(lines)):], " ")))
	if f.BibTeX != "" {
		fmt.Fprintf(&b, "<metadata>%s</metadata>\n", markup(f.BibTeX))
	}
	fmt.Fprintf(&b, `<rect class="paper" x="%s" y="%s" width="100%%" height="100%%" fill="%s"/>`+"\n", px(-left*d.e), px(-head*d.e), f.Palette.Paper.Hex())
	for n, part := range inside {
		fmt.Fprintf(&b, `<clipPath id="box%d"><rect x="%s" width="%s" height="%s"/></clipPath>`+"\n", n, px(part.left), px(part.right-part.left), px(part.bottom))
		fmt.Fprintf(&b, `<g clip-path="url(#box%d)">`+"\n", n)
		for i := range part.shapes {
			part.shapes[i].svg(&b)
		}
		b.WriteString("</g>\n")
	}
	for _, list := range [][]shape{outside, under} {
		for i := range list {
			list[i].svg(&b)
		}
	}
	b.WriteString("</svg>\n")
	return b.String(), nil
}

// caption sets the words below y in lines that fit into so many pixels of the
// finished figure; depth is how far they reach down.
func (f *drawing) caption(y, wide float64) (under []shape, depth float64) {
	const narrow = 0.47 // of its height, a letter's usual width
	for _, text := range f.lines() {
		for _, line := range wrap(text, int(wide/(narrow*letters))) {
			depth += 1.4 * letters * f.e
			under = append(under, shape{kind: written, class: "caption", y0: y + depth, text: line, colour: f.Palette.Text})
		}
	}
	return under, depth + letters*f.e
}

// wrap breaks a text into lines of at most so many letters: between words, and in
// one that is longer, such as a link.
func wrap(text string, most int) (lines []string) {
	most = max(most, 8)
	line := []rune{}
	for _, word := range strings.Fields(text) {
		rest := []rune(word)
		if len(line) > 0 && len(line)+1+len(rest) > most {
			lines, line = append(lines, string(line)), line[:0]
		}
		if len(line) > 0 {
			line = append(line, ' ')
		}
		for ; len(rest) > most; rest = rest[most:] {
			lines = append(lines, string(rest[:most]))
		}
		line = append(line, rest...)
	}
	if len(line) > 0 {
		lines = append(lines, string(line))
	}
	return lines
}

// px writes a length to a hundredth of a pixel.
func px(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	return strings.TrimRight(strings.TrimRight(s, "0"), ".")
}

func (s *shape) svg(b *strings.Builder) {
	paint := func(what string) string {
		p := fmt.Sprintf(`%s="%s"`, what, s.colour.Hex())
		if s.opacity > 0 {
			p += fmt.Sprintf(` %s-opacity="%s"`, what, px(s.opacity))
		}
		return p
	}
	switch s.kind {
	case filled:
		fmt.Fprintf(b, `<rect class="%s" x="%s" y="%s" width="%s" height="%s" %s/>`, s.class, px(s.x0), px(s.y0), px(s.x1-s.x0), px(s.y1-s.y0), paint("fill"))
	case framed:
		fmt.Fprintf(b, `<rect class="%s" x="%s" y="%s" width="%s" height="%s" fill="none" %s stroke-width="%s"/>`, s.class, px(s.x0), px(s.y0), px(s.x1-s.x0), px(s.y1-s.y0), paint("stroke"), px(s.width))
	case cornered:
		x, y := (s.x0+s.x1)/2, (s.y0+s.y1)/2
		fmt.Fprintf(b, `<path class="%s" d="M%s %sL%s %sL%s %sL%s %sz" %s/>`, s.class, px(x), px(s.y0), px(s.x1), px(y), px(x), px(s.y1), px(s.x0), px(y), paint("fill"))
	case round:
		fmt.Fprintf(b, `<ellipse class="%s" cx="%s" cy="%s" rx="%s" ry="%s" %s/>`, s.class, px((s.x0+s.x1)/2), px((s.y0+s.y1)/2), px((s.x1-s.x0)/2), px((s.y1-s.y0)/2), paint("fill"))
	case ringed:
		fmt.Fprintf(b, `<circle class="%s" cx="%s" cy="%s" r="%s" fill="none" %s stroke-width="%s"/>`, s.class, px((s.x0+s.x1)/2), px((s.y0+s.y1)/2), px((s.x1-s.x0)*0.72+3), paint("stroke"), px(s.width))
	case straight:
		dash := ""
		if s.dashed {
			dash = ` stroke-dasharray="6 5"`
		}
		fmt.Fprintf(b, `<line class="%s" x1="%s" y1="%s" x2="%s" y2="%s" %s stroke-width="%s"%s/>`, s.class, px(s.x0), px(s.y0), px(s.x1), px(s.y1), paint("stroke"), px(s.width), dash)
	case written:
		size := ""
		if s.size > 0 {
			size = fmt.Sprintf(` font-size="%s"`, px(s.size))
		}
		fmt.Fprintf(b, `<text class="%s" x="%s" y="%s" text-anchor="%s"%s %s>%s</text>`, s.class, px(s.x0), px(s.y0), [...]string{"start", "middle", "end"}[s.anchor], size, paint("fill"), markup(s.text))
	}
	b.WriteByte('\n')
}

// escaper is html.EscapeString without the weight of that package: its table of
// entities would be a tenth of a megabyte of the page.
var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// markup is text as XML and HTML have it.
func markup(text string) string { return escaper.Replace(text) }
