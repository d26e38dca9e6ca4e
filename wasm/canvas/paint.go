package canvas

// paint draws a scene on a surface of w×h device pixels, ratio of them a CSS
// pixel.
func paint(s surface, w, h, ratio float64, scene *Scene) {
	p := &pen{surface: s, w: w, h: h, px: ratio, hair: 1, big: scene.Projector, pal: &scene.Palette}
	p.rect(0, 0, w, h, p.pal.Paper)
}
