package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/chance"
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
	box, random := game.NewBox(k), chance.SplitMix(seed)
	for i := range numberOf(share, k*k) {
		j := i + int64(random.Below(uint64(k*k-i)))
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
