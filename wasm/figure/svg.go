package figure

import (
	"fmt"
	"html"
	"strconv"
	"strings"
)

// SVG writes the figure as a document of its own, so many CSS pixels wide; its
// height follows. Every shape has the class of what it stands for: p, shade,
// undecided, beam, rule, move, decree, candidate, crossed, pinned, grid, axis,
// label. The title, caption, source and link stand below the map and, for
// programs, in title and desc.
func (f *Figure) SVG(width float64) (string, error) {
	inside, outside, err := f.shapes()
	if err != nil {
		return "", err
	}
	w, h := f.size()
	lines := f.words()
	total, high := w+left+12, h+12+foot+float64(len(lines))*1.5*letters+letters
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s" font-family="STIX Two Text, Cambria, Georgia, serif" font-size="%d">`+"\n",
		px(width), px(width*high/total), px(total), px(high), letters)
	fmt.Fprintf(&b, "<title>%s</title>\n<desc>%s</desc>\n", html.EscapeString(f.Title), html.EscapeString(strings.Join(lines[min(1, len(lines)):], " ")))
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" fill="%s"/>`+"\n", f.Palette.Paper.Hex())
	fmt.Fprintf(&b, `<clipPath id="box"><rect width="%s" height="%s"/></clipPath>`+"\n", px(w), px(h))
	fmt.Fprintf(&b, `<g transform="translate(%d 12)">`+"\n"+`<g clip-path="url(#box)">`+"\n", left)
	for i := range inside {
		inside[i].svg(&b)
	}
	b.WriteString("</g>\n")
	for i := range outside {
		outside[i].svg(&b)
	}
	for i, line := range lines {
		s := shape{kind: written, class: "caption", y0: h + foot + 1.5*letters*float64(i+1), text: line, colour: f.Palette.Text}
		s.svg(&b)
	}
	b.WriteString("</g>\n</svg>\n")
	return b.String(), nil
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
	case ringed:
		fmt.Fprintf(b, `<circle class="%s" cx="%s" cy="%s" r="%s" fill="none" %s stroke-width="%s"/>`, s.class, px((s.x0+s.x1)/2), px((s.y0+s.y1)/2), px((s.x1-s.x0)*0.72+3), paint("stroke"), px(s.width))
	case straight:
		dash := ""
		if s.dashed {
			dash = ` stroke-dasharray="6 5"`
		}
		fmt.Fprintf(b, `<line class="%s" x1="%s" y1="%s" x2="%s" y2="%s" %s stroke-width="%s"%s/>`, s.class, px(s.x0), px(s.y0), px(s.x1), px(s.y1), paint("stroke"), px(s.width), dash)
	case written:
		fmt.Fprintf(b, `<text class="%s" x="%s" y="%s" text-anchor="%s" %s>%s</text>`, s.class, px(s.x0), px(s.y0), [...]string{"start", "middle", "end"}[s.anchor], paint("fill"), html.EscapeString(s.text))
	}
	b.WriteByte('\n')
}
