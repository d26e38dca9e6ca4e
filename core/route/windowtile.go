package route

import (
	"math"
	"math/big"
	"math/bits"

	"wythoffatlas/core/pause"
)

func (w *window) Tile(t *Tile, pause pause.Func) error {
	return w.oriented(t, func(t *Tile) error {
		if err := w.shade(t, pause); err != nil {
			return err
		}
		t.Edge = w.edge
		return w.shadeBeyond(t, pause)
	})
}

// shade fills a tile by elimination. A texel that reaches past what can be
// decided is undecided as a whole.
func (w *window) shade(t *Tile, pause pause.Func) error {
	for i := range t.Counts {
		t.Counts[i] = Undecided
	}
	edge := big.NewInt(w.edge)
	if t.X.Cmp(edge) >= 0 || t.Y.Cmp(edge) >= 0 || t.Level > 40 || w.edge>>t.Level == 0 {
		return nil
	}
	x0, y0, size := t.X.Int64(), t.Y.Int64(), int64(1)<<t.Level
	texels := int64(t.Side)
	if err := w.decide(max(x0, y0)+texels*size, pause); err != nil {
		return err
	}
	decided, n := w.bits, w.side // the window may grow while this pauses
	rows := min(texels, (n-y0)>>t.Level)
	counts, work := make([]int64, max(0, rows)), int64(0)
	for i := int64(0); i < texels && x0+(i+1)*size <= n; i++ {
		clear(counts)
		for x := range size {
			addColumn(counts, decided.Column(x0+i*size+x), y0, t.Level)
		}
		for j, c := range counts {
			t.Counts[int64(j)*texels+i] = float32(math.Log2(float64(1 + c)))
		}
		if work += size * size * rows; work >= chunk {
			work = 0
			if err := pause.At(i+1, texels, "Counting P-positions"); err != nil {
				return err
			}
		}
	}
	return nil
}

// addColumn adds to counts[j] the P-positions of a column in the rows
// y0+j·2^level … y0+(j+1)·2^level−1; y0 is a multiple of 2^level.
func addColumn(counts []int64, column []uint64, y0 int64, level uint) {
	if len(counts) == 0 {
		return
	}
	if level >= 6 { // words lie inside texels
		perTexel := 1 << (level - 6)
		words := column[y0>>6:]
		for j := range counts {
			for _, v := range words[j*perTexel:][:perTexel] {
				counts[j] += int64(bits.OnesCount64(v))
			}
		}
		return
	}
	bitsBetween(column, y0, y0+int64(len(counts))<<level-1, func(y int64) { counts[(y-y0)>>level]++ })
}
