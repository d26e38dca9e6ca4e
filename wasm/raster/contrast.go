package raster

import "math"

// luminance is the relative luminance of WCAG 2.1.
func luminance(c Colour) float64 {
	v := linear(c)
	return 0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2]
}

// ContrastRatio is the contrast ratio of WCAG 2.1.
func ContrastRatio(a, b Colour) float64 {
	hi, lo := luminance(a), luminance(b)
	if hi < lo {
		hi, lo = lo, hi
	}
	return (hi + 0.05) / (lo + 0.05)
}

// linear undoes the gamma of sRGB.
func linear(c Colour) (v [3]float64) {
	r, g, b, _ := c.RGBA()
	for i, u := range []uint32{r, g, b} {
		f := float64(u) / 0xffff
		if f <= 0.04045 {
			v[i] = f / 12.92
		} else {
			v[i] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return v
}

// Legible is the colour, or the first on its way to that of text that has at
// least that contrast to the paper and to what is lit, so that words can be
// written in it.
func (p *Palette) Legible(c Colour, ratio float64) Colour {
	const steps = 32
	for i := range steps {
		d := c.towards(p.Text, i, steps)
		if min(ContrastRatio(d, p.Paper), ContrastRatio(d, p.Lit)) >= ratio {
			return d
		}
	}
	return p.Text
}

// towards is the i-th of n steps from one colour to another.
func (c Colour) towards(d Colour, i, n int) Colour {
	mixed := Colour(0)
	for shift := 0; shift <= 16; shift += 8 {
		from, to := int(c>>shift&0xff), int(d>>shift&0xff)
		mixed |= Colour(from+(to-from)*i/n) << shift
	}
	return mixed
}
