package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/game"
)

// randomPreset makes share·k² positions of the box P, rounded to the nearest
// whole number, halves up. Position (x, y) has the number x·k + y; the chosen
// ones are the first of a shuffle: for i = 0, 1, 2, … number i changes places
// with one of i, …, k²−1.
func randomPreset(k int64, share string, seed uint64) *Preset {
	order := make([]int64, k*k)
	for i := range order {
		order[i] = int64(i)
	}
	box, random := game.NewBox(k), splitMix(seed)
	for i := range numberOf(share, k*k) {
		j := i + int64(random.below(uint64(k*k-i)))
		order[i], order[j] = order[j], order[i]
		box.Set(order[i]/k, order[i]%k, true)
	}
	p := &Preset{box: box, text: fmt.Sprintf("%dx%s", k, share)}
	if seed != 0 {
		p.text += "@" + strconv.FormatUint(seed, 10)
	}
	if share != "0" && share != "1" {
		p.seed = strconv.FormatUint(seed, 10)
	}
	return p
}

// numberOf is share·n, rounded; share is as parseShare writes it.
func numberOf(share string, n int64) int64 {
	whole, decimals, _ := strings.Cut(share, ".")
	scale := int64(1)
	for range decimals {
		scale *= 10
	}
	units, err := strconv.ParseInt(whole+decimals, 10, 64)
	if err != nil {
		panic(err) // at most 13 digits
	}
	return (2*units*n + scale) / (2 * scale)
}

// splitMix is the generator SplitMix64 (Steele, Lea and Flood, Fast splittable
// pseudorandom number generators, 2014), started from its seed. It is written
// out because a link must mean the same box for ever, and libraries change.
type splitMix uint64

func (s *splitMix) next() uint64 {
	*s += 0x9E3779B97F4A7C15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below is one of 0, …, n−1, all equally likely: numbers past the last whole
// multiple of n are thrown away.
func (s *splitMix) below(n uint64) uint64 {
	tail := -n % n // 2⁶⁴ mod n
	for {
		if z := s.next(); tail == 0 || z < -tail {
			return z % n
		}
	}
}
