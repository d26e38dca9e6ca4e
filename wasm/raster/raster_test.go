package raster

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"
)

func TestShadeValues(t *testing.T) {
	// The formula of Shade by hand, with log2(1+c) and log2(1+side²).
	tests := []struct {
		count float64
		level uint
		want  byte
	}{
		{0, 0, None},
		{1, 0, Full},
		{0, 7, None},
		{1, 1, 161},  // 0.35 + 0.65/log2(5)
		{4, 1, Full}, // 2×2, all P
		{2, 1, 202},  // 0.35 + 0.65·log2(3)/log2(5)
		{1, 8, 100},  // 0.35 + 0.65/16
		{9, 1, Full}, // more than there are
	}
	for _, tt := range tests {
		if got := Shade(float32(math.Log2(1+tt.count)), tt.level); got != tt.want {
			t.Errorf("Shade of %v P-positions at level %d = %d, want %d", tt.count, tt.level, got, tt.want)
		}
	}
}

func TestShadeIsZeroExactlyForNone(t *testing.T) {
	for level := range uint(1200) {
		if got := Shade(0, level); got != None {
			t.Fatalf("level %d: no P-position has shade %d", level, got)
		}
		// The least positive count there is, one, and the most, side².
		if got := Shade(1, level); got <= Undecided {
			t.Fatalf("level %d: one P-position has shade %d", level, got)
		}
		if got := Shade(float32(log2full(level)), level); got != Full {
			t.Fatalf("level %d: a full texel has shade %d", level, got)
		}
	}
}

func TestShadeIsMonotone(t *testing.T) {
	for _, level := range []uint{0, 1, 2, 5, 20, 100, 501, 1100} {
		last := byte(0)
		top := float32(log2full(level))
		for i := range 2000 {
			v := top * float32(i) / 1999
			got := Shade(v, level)
			if got < last {
				t.Fatalf("level %d: shade falls from %d to %d at log2(1+c) = %v", level, last, got, v)
			}
			last = got
		}
	}
}

// A beam that runs through a texel puts about side P-positions into it; its
// shade must not jump when the level changes, or zooming flickers.
func TestBeamKeepsItsShadeAcrossLevels(t *testing.T) {
	for level := uint(4); level < 1100; level++ {
		a, b := Shade(float32(level)-1, level), Shade(float32(level), level+1)
		if d := int(a) - int(b); d > 6 || d < -6 {
			t.Errorf("a beam's shade jumps from %d to %d between levels %d and %d", a, b, level, level+1)
		}
	}
}

func TestShadesEqualsShade(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	src := make([]float32, 1000)
	for i := range src {
		src[i] = max(0, rng.Float32()*30-5)
	}
	dst := make([]byte, len(src))
	Shades(dst, src, 13)
	for i, v := range src {
		if want := Shade(v, 13); dst[i] != want {
			t.Fatalf("texel %d: %d, want %d", i, dst[i], want)
		}
	}
}

func TestLegend(t *testing.T) {
	if got := Legend(0); len(got) != 1 || got[0] != (Sample{0, Full}) {
		t.Errorf("Legend(0) = %v, want the one full shade", got)
	}
	for _, level := range []uint{1, 2, 9, 1101} {
		samples := Legend(level)
		if samples[0].Log2Count != 0 || samples[len(samples)-1] != (Sample{2 * level, Full}) {
			t.Errorf("Legend(%d) = %v: must run from one P-position to a full texel", level, samples)
		}
		for i := 1; i < len(samples); i++ {
			if samples[i].Shade <= samples[i-1].Shade || samples[i].Log2Count <= samples[i-1].Log2Count {
				t.Errorf("Legend(%d) = %v: does not grow", level, samples)
			}
		}
	}
}

// expandPlainly says what Expand does, texel by texel.
func expandPlainly(src []byte, width int) []byte {
	rows := len(src) / width
	dst := make([]byte, 4*len(src))
	for row := range rows {
		for col := range width {
			alpha := src[row*width+col]
			if alpha == Undecided {
				alpha = 0
				if ((col-row)%8+8)%8 < 2 {
					alpha = hatchAlpha
				}
			}
			at := 4 * ((rows-1-row)*width + col)
			copy(dst[at:], []byte{alpha, alpha, alpha, alpha})
		}
	}
	return dst
}

func TestExpand(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, width := range []int{8, 16, 24, 256, 5, 13} {
		src := make([]byte, width*11)
		for i := range src {
			switch rng.IntN(4) {
			case 0:
				src[i] = Undecided
			case 1:
				src[i] = byte(rng.IntN(256))
			}
		}
		if width%8 != 0 { // an odd width is drawn too; only the hatch need not join
			for i, s := range src {
				if s == Undecided {
					src[i] = None
				}
			}
		}
		dst := bytes.Repeat([]byte{0xAA}, 4*len(src)) // as a reused buffer has it
		Expand(dst, src, width)
		if !bytes.Equal(dst, expandPlainly(src, width)) {
			t.Errorf("width %d: Expand differs from its definition", width)
		}
	}
}

func TestExpandPutsLowestRowLast(t *testing.T) {
	src := make([]byte, 16) // two rows of eight
	src[0] = Full           // lowest row, first column
	dst := make([]byte, 64)
	Expand(dst, src, 8)
	if dst[3] != 0 || dst[32+3] != 255 {
		t.Errorf("the lowest row is not the texture's last: %v", dst)
	}
}

func TestHatchIsFainterThanAnyCount(t *testing.T) {
	if least := Shade(1, 1200); hatchAlpha >= least {
		t.Errorf("the hatch (%d) is as strong as a count (%d)", hatchAlpha, least)
	}
}

func TestExpandAllocatesNothing(t *testing.T) {
	src, dst := make([]byte, 256*256), make([]byte, 4*256*256)
	if n := testing.AllocsPerRun(5, func() { Expand(dst, src, 256) }); n != 0 {
		t.Errorf("Expand allocates %v times", n)
	}
}

func BenchmarkExpand(b *testing.B) {
	kinds := map[string]func(i int) byte{
		"empty":     func(int) byte { return None },
		"beams":     func(i int) byte { return byte(255 * b2i(i%97 == 0)) },
		"dense":     func(i int) byte { return byte(100 + i%100) },
		"undecided": func(int) byte { return Undecided },
	}
	for _, name := range []string{"empty", "beams", "dense", "undecided"} {
		b.Run(name, func(b *testing.B) {
			src, dst := make([]byte, 256*256), make([]byte, 4*256*256)
			for i := range src {
				src[i] = kinds[name](i)
			}
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				Expand(dst, src, 256)
			}
		})
	}
}

func BenchmarkShades(b *testing.B) {
	src, dst := make([]float32, 256*256), make([]byte, 256*256)
	for i := range src {
		src[i] = float32(i % 20)
	}
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		Shades(dst, src, 10)
	}
}

func b2i(v bool) int {
	if v {
		return 1
	}
	return 0
}

// What is not known is neither none nor some.
func TestUndecided(t *testing.T) {
	dst := make([]byte, 3)
	Shades(dst, []float32{-1, 0, 2}, 3)
	if want := []byte{Undecided, None, Shade(2, 3)}; string(dst) != string(want) {
		t.Errorf("got %v, want %v", dst, want)
	}
}
