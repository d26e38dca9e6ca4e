package bundle

import (
	"fmt"
	"strings"

	"wythoffatlas/wasm/raster"
)

// styles are the rules that follow from the palettes: the page has the colours of
// the map.
func styles() (string, error) {
	var css strings.Builder
	light, dark := raster.Light, raster.Dark
	declare(&css, ":root", func(c func(*raster.Palette) raster.Colour) string {
		return fmt.Sprintf("light-dark(%s, %s)", c(&light).Hex(), c(&dark).Hex())
	})
	for _, p := range raster.Palettes() {
		declare(&css, fmt.Sprintf("[data-theme=%q]", p.Name), func(c func(*raster.Palette) raster.Colour) string {
			return c(p).Hex()
		})
		scheme := "light"
		if p.Dark {
			scheme = "dark"
		}
		fmt.Fprintf(&css, "[data-theme=%q] { color-scheme: %s; }\n", p.Name, scheme)
	}
	return css.String(), nil
}

// declare sets the custom properties of the palette, --paper and so on.
func declare(css *strings.Builder, selector string, value func(func(*raster.Palette) raster.Colour) string) {
	fmt.Fprintf(css, "%s {\n", selector)
	for _, property := range []struct {
		name   string
		colour func(*raster.Palette) raster.Colour
	}{
		{"paper", func(p *raster.Palette) raster.Colour { return p.Paper }},
		{"ink", func(p *raster.Palette) raster.Colour { return p.Ink }},
		{"text", func(p *raster.Palette) raster.Colour { return p.Text }},
		{"quiet", func(p *raster.Palette) raster.Colour { return p.Muted }},
		{"line", func(p *raster.Palette) raster.Colour { return p.Rule }},
		{"lit", func(p *raster.Palette) raster.Colour { return p.Lit }},
		{"upper", func(p *raster.Palette) raster.Colour { return p.Upper }},
		{"lower", func(p *raster.Palette) raster.Colour { return p.Lower }},
		{"move", func(p *raster.Palette) raster.Colour { return p.Move }},
		{"preset", func(p *raster.Palette) raster.Colour { return p.Preset }},
		{"pin", func(p *raster.Palette) raster.Colour { return p.Pin }},
	} {
		fmt.Fprintf(css, "  --%s: %s;\n", property.name, value(property.colour))
	}
	css.WriteString("}\n")
}
