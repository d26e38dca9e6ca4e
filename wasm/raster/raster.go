// Package raster turns counts of P-positions into shades, shades into pixels,
// and holds the palettes those pixels are tinted with.
//
// A texel is a square of 2^level × 2^level positions. Its shade is one byte:
// 0 when the square holds no P-position, 1 when that is not decided yet, and
// 2..255 otherwise, the opacity of ink over paper. So a tile is one byte a
// texel on its way from the worker, whatever the palette.
package raster

import "math"

// Shades with a meaning of their own; every other shade says how full a texel is.
const (
	None      = 0   // no P-position
	Undecided = 1   // not known yet: drawn as a hatch
	Full      = 255 // nothing but P-positions; at level 0 the one P-position
)

// faintest is the opacity that the fullness of a texel starts from. One P in
// a square of any size must stay visible: a beam is thin at every zoom.
const faintest = 0.35

// Shade is the shade of a texel of the given level that holds c P-positions,
// from log2(1+c), which is what package exact counts in. It is None exactly
// when c = 0. Otherwise the opacity is
//
//	0.35 + 0.65·log(1+c)/log(1+side²)
//
// with side = 2^level: logarithmic, because c runs from 1 to side² and side
// may be 2^1100. Shade never decreases when c grows, and a beam keeps nearly
// the same shade from one level to the next.
func Shade(log2count float32, level uint) byte {
	return shade(log2count, 1/log2full(level))
}

// Shades is [Shade] for every texel of a tile: dst[i] from src[i]. The slices
// have the same length.
func Shades(dst []byte, src []float32, level uint) {
	perFull := 1 / log2full(level)
	for i, v := range src {
		dst[i] = shade(v, perFull)
	}
}

func shade(log2count float32, perFull float64) byte {
	switch {
	case log2count < 0:
		return Undecided
	case !(log2count > 0):
		return None
	}
	fullness := min(float64(log2count)*perFull, 1)
	return byte(math.Round(255 * (faintest + (1-faintest)*fullness)))
}

// log2full is log2(1+side²) for side = 2^level.
func log2full(level uint) float64 {
	if level > 500 { // 4^level nears the end of float64; the 1 was lost long before
		return 2 * float64(level)
	}
	return math.Log2(1 + math.Ldexp(1, int(2*level)))
}

// A Sample is one line of a legend: 2^Log2Count P-positions in a texel look
// like Shade.
type Sample struct {
	Log2Count uint
	Shade     byte
}

// Legend explains the shades of a level: from one P-position in a texel to a
// texel full of them, at most five samples, ever darker.
func Legend(level uint) []Sample {
	full := 2 * level
	const steps = 4
	var samples []Sample
	for i := range uint(steps + 1) {
		k := full * i / steps
		if len(samples) > 0 && samples[len(samples)-1].Log2Count == k {
			continue
		}
		samples = append(samples, Sample{k, Shade(log2onePlus(k), level)})
	}
	return samples
}

// log2onePlus is log2(1+2^k).
func log2onePlus(k uint) float32 {
	if k > 50 {
		return float32(k)
	}
	return float32(math.Log2(1 + math.Ldexp(1, int(k))))
}
