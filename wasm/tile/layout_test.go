package tile

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"wythoffatlas/wasm/viewport"
)

func TestDigitArithmetic(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	n := new(big.Int)
	for i := range 3000 {
		n.SetUint64(rng.Uint64() >> rng.IntN(64))
		if i%3 == 0 {
			n.Exp(big.NewInt(10), big.NewInt(rng.Int64N(60)), nil)
			n.Sub(n, big.NewInt(rng.Int64N(2)))
		}
		s := n.String()
		if got, want := next(s), new(big.Int).Add(n, one).String(); got != want {
			t.Fatalf("next(%s) = %s", s, got)
		}
		half, odd := halve(s)
		if want := new(big.Int).Rsh(n, 1).String(); half != want || odd != int(n.Bit(0)) {
			t.Fatalf("halve(%s) = %s, %d", s, half, odd)
		}
		for bit := range 2 {
			want := new(big.Int).Lsh(n, 1)
			want.Add(want, big.NewInt(int64(bit)))
			if got := double(s, bit); got != want.String() {
				t.Fatalf("double(%s, %d) = %s", s, bit, got)
			}
		}
	}
}

func TestParentAndChild(t *testing.T) {
	k := Key{5, "10", "7"}
	parent, i, j := k.parent()
	if parent != (Key{6, "5", "3"}) || i != 0 || j != 1 {
		t.Errorf("parent %v, %d, %d", parent, i, j)
	}
	if got := parent.child(i, j); got != k {
		t.Errorf("child of the parent: %v", got)
	}
}

func TestCorner(t *testing.T) {
	x, y := Key{3, "5", "0"}.Corner()
	if x.Int64() != 5*256*8 || y.Sign() != 0 {
		t.Errorf("corner (%v, %v)", x, y)
	}
}

func TestLevelFor(t *testing.T) {
	for _, tt := range []struct {
		z, dpr float64
		want   uint
	}{{6, 1, 0}, {0, 1, 0}, {-0.5, 1, 1}, {-1, 1, 1}, {-1, 2, 0}, {-1.001, 2, 1}, {-1, 4, 0}, {-300, 1, 300}, {-1100, 0.25, 1102}} {
		if got := LevelFor(tt.z, tt.dpr); got != tt.want {
			t.Errorf("LevelFor(%v, %v) = %d, want %d", tt.z, tt.dpr, got, tt.want)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		z, dpr := rng.Float64()*1106-1100, 0.5+3*rng.Float64()
		level := LevelFor(z, dpr)
		texel := math.Exp2(z+float64(level)) * dpr
		if texel < 1-1e-9 || level > 0 && texel >= 2+1e-9 {
			t.Errorf("zoom %v at ratio %v: level %d has texels of %v px", z, dpr, level, texel)
		}
	}
}

// places are views all over the map.
func places(rng *rand.Rand) *viewport.View {
	v := viewport.New(200+rng.Float64()*1800, 200+rng.Float64()*1000, []float64{1, 1.25, 2, 3}[rng.IntN(4)])
	n := func() *big.Int {
		n := new(big.Int).Exp(big.NewInt(10), big.NewInt(rng.Int64N(400)), nil)
		return n.Mul(n, big.NewInt(rng.Int64N(1000)))
	}
	v.Look(n(), n(), []float64{rng.Float64() * 6, -rng.Float64() * 12, -rng.Float64() * 1100, -12}[rng.IntN(4)])
	return v
}

// Every pixel of the map belongs to exactly one tile: the one whose name says
// that it holds the position under that pixel.
func TestLayoutCoversTheScreen(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	var l Layout // one for all
	for range 300 {
		v := places(rng)
		l.Update(v)
		w, h, _ := v.Size()
		for _, tile := range l.Tiles {
			// A cell more: a layout counts positions, not pixels.
			slack := v.Cell() + 1e-3
			if tile.Left > w+slack || tile.Left+tile.Side < -slack || tile.Bottom < -slack || tile.Bottom-tile.Side > h+slack {
				t.Fatalf("zoom %v: tile %.40v is not on the screen", v.Z(), tile)
			}
		}
		for range 50 {
			px, py := rng.Float64()*w, rng.Float64()*h
			var x, y big.Int
			onMap := v.CellAt(px, py, &x, &y)
			found := 0
			for _, tile := range l.Tiles {
				if px < tile.Left || px >= tile.Left+tile.Side || py > tile.Bottom || py <= tile.Bottom-tile.Side {
					continue
				}
				found++
				shift := 8 + tile.Key.Level
				if x.Rsh(&x, shift).String() != tile.Key.IX || y.Rsh(&y, shift).String() != tile.Key.IY {
					t.Fatalf("zoom %v: the pixel is in tile (%v, %v) and shown in %.40v", v.Z(), &x, &y, tile)
				}
			}
			if want := map[bool]int{true: 1, false: 0}[onMap]; found != want {
				t.Fatalf("zoom %v: (%v, %v) is in %d tiles, want %d", v.Z(), px, py, found, want)
			}
		}
	}
}

func TestLayoutIsNearestFirst(t *testing.T) {
	v := viewport.New(1200, 800, 1)
	v.Look(big.NewInt(1_000_000), big.NewInt(1_000_000), 0)
	var l Layout
	l.Update(v)
	last := 0.0
	for _, tile := range l.Tiles {
		d := math.Hypot(tile.Left+tile.Side/2-600, tile.Bottom-tile.Side/2-400)
		if d < last-1e-9 {
			t.Fatalf("a tile %v px from the middle comes after one at %v px", d, last)
		}
		last = d
	}
	if n := len(l.Tiles); n < 20 || n > 35 {
		t.Errorf("%d tiles of 256 px for 1200×800", n)
	}
}

func TestUpdateReportsWhatCameAndWent(t *testing.T) {
	v := viewport.New(512, 512, 1) // two tiles: one comes when another goes
	v.Look(big.NewInt(10_000), big.NewInt(10_000), 0)
	var l Layout
	names := func() string {
		set := map[Key]bool{}
		for _, tile := range l.Tiles {
			set[tile.Key] = true
		}
		return fmt.Sprint(set)
	}
	l.Update(v)
	before := names()
	changes := 0
	for i := range 500 {
		v.Pan(-3*float64(i%2), 3*float64(1-i%2))
		changed := l.Update(v)
		if now := names(); changed != (now != before) {
			t.Fatalf("Update reports %v", changed)
		} else if changed {
			before = now
			changes++
		}
	}
	if changes < 4 || changes > 30 {
		t.Errorf("%d changes over 1500 px", changes)
	}
}

func TestUpdateAllocatesNothingWhileTilesStay(t *testing.T) {
	for _, z := range []float64{4, -0.5, -300} {
		v := viewport.New(1000, 700, 2)
		far := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
		v.Look(far, far, z)
		var l Layout
		l.Update(v)
		dx := 0.01
		if n := testing.AllocsPerRun(100, func() { dx = -dx; v.Pan(dx, dx); l.Update(v) }); n != 0 {
			t.Errorf("zoom %v: %v allocations a frame", z, n)
		}
	}
}

// A tile whose first column is the first one out of view is not in the layout.
func TestLayoutEndsWithTheScreen(t *testing.T) {
	v := viewport.New(511, 511, 1)
	var corner viewport.Point
	v.Place(&corner, -256.5, 511+256.5, 0) // positions 256 to 767 are in view
	var l Layout
	l.Update(v)
	if len(l.Tiles) != 4 {
		t.Errorf("%d tiles, want 4: %v", len(l.Tiles), l.Tiles)
	}
}

func TestLayoutAtTheCloseUpOfTheOrigin(t *testing.T) {
	v := viewport.New(100, 100, 1)
	v.Look(new(big.Int), new(big.Int), 6)
	var l Layout
	l.Update(v)
	if len(l.Tiles) != 1 || l.Tiles[0].Key != (Key{0, "0", "0"}) {
		t.Errorf("tiles %v", l.Tiles)
	}
}

func BenchmarkUpdate(b *testing.B) {
	for _, step := range []float64{0.001, 300} {
		b.Run(fmt.Sprintf("pan%v", step), func(b *testing.B) {
			v := viewport.New(1920, 1080, 1)
			far := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
			v.Look(far, far, -0.5)
			var l Layout
			b.ReportAllocs()
			for b.Loop() {
				v.Pan(-step, 0)
				l.Update(v)
			}
		})
	}
}
