package tile

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"wythoffatlas/wasm/viewport"
)

func key(level uint, ix, iy int) Key { return Key{level, strconv.Itoa(ix), strconv.Itoa(iy)} }

func wanted(keys ...Key) (tiles []Placed) {
	for _, k := range keys {
		tiles = append(tiles, Placed{Key: k, Left: 0, Bottom: 256, Side: 256})
	}
	return tiles
}

var a, b, d = key(1, 0, 0), key(1, 1, 0), key(1, 2, 0)

func TestLifeOfATile(t *testing.T) {
	c := NewCache(10, nil)
	if c.Put(a) {
		t.Error("a tile is kept that is not in view")
	}
	c.See(wanted(a, b))
	if got := c.Missing(nil); !slices.Equal(got, []Key{a, b}) {
		t.Errorf("missing: %v", got)
	}
	if !c.Put(a) || !c.here(a) || c.here(b) {
		t.Error("a tile that came is not here, or one that did not is")
	}
	if got := c.Missing(nil); !slices.Equal(got, []Key{b}) {
		t.Errorf("missing: %v", got)
	}
	c.See(wanted(d, b, a))
	if got := c.Missing(nil); !slices.Equal(got, []Key{d, b}) {
		t.Errorf("missing, the most urgent first: %v", got)
	}
	c.See(wanted(a))
	if c.Put(b) || c.here(b) || len(c.entries) != 1 {
		t.Errorf("a tile that came too late is kept: %d entries", len(c.entries))
	}
	c.Clear()
	if c.here(a) || len(c.Missing(nil)) != 0 {
		t.Error("something is left")
	}
}

func TestFailedTiles(t *testing.T) {
	c := NewCache(10, nil)
	c.See(wanted(a))
	c.Fail(a)
	c.See(wanted(a))
	if got := c.Missing(nil); len(got) != 0 {
		t.Error("a tile that failed is missing at once")
	}
	c.See(wanted(b))
	c.See(wanted(a))
	if got := c.Missing(nil); !slices.Equal(got, []Key{a}) {
		t.Error("it is not when it comes back into view")
	}
	c.Fail(b) // never in view
	if len(c.entries) != 1 {
		t.Error("a tile fails that nobody asked for")
	}
}

func TestOldestGoesFirst(t *testing.T) {
	var gone []Key
	c := NewCache(2, func(k Key) { gone = append(gone, k) })
	load := func(keys ...Key) { loadAll(c, wanted(keys...)) }
	load(a)
	load(b)
	load(a)
	load(d)
	if !slices.Equal(gone, []Key{b}) || c.here(b) || !c.here(a) {
		t.Errorf("gone: %v, want %v", gone, b)
	}
	load(a, b, d) // all in view: more than fit are kept
	if len(gone) != 1 {
		t.Errorf("gone from view: %v", gone)
	}
	load(d)
	if len(gone) != 2 || gone[1] == d {
		t.Errorf("gone: %v", gone)
	}
}

// A stand-in is of use as long as it is drawn, and goes after what is not.
func TestStandInsStay(t *testing.T) {
	c := NewCache(2, nil)
	parent, other, child := key(5, 0, 0), key(5, 9, 9), key(4, 1, 1)
	loadAll(c, wanted(parent))
	loadAll(c, wanted(other))
	c.See(wanted(child))
	if patches := c.Draw(nil, wanted(child)); len(patches) != 1 || patches[0].Key != parent {
		t.Fatalf("drawn: %v", patches)
	}
	c.Put(child)
	if !c.here(parent) || c.here(other) {
		t.Errorf("the stand-in is here: %v, the other tile: %v", c.here(parent), c.here(other))
	}
}

// Any order of calls keeps the account straight.
func TestCacheAccount(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 1))
	here := map[Key]bool{}
	const most = 12
	c := NewCache(most, func(k Key) {
		if !here[k] {
			t.Fatalf("%v goes and was not here", k)
		}
		delete(here, k)
	})
	var view []Placed
	for step := range 30_000 {
		k := key(uint(rng.IntN(3)), rng.IntN(4), rng.IntN(4))
		switch rng.IntN(6) {
		case 0, 1:
			keys := map[Key]bool{}
			for range rng.IntN(9) {
				keys[key(uint(rng.IntN(3)), rng.IntN(4), rng.IntN(4))] = true
			}
			view = view[:0]
			for k := range keys {
				view = append(view, wanted(k)...)
			}
			c.See(view)
		case 2, 3:
			missing := slices.Contains(c.Missing(nil), k)
			if kept := c.Put(k); kept {
				here[k] = true
			} else if missing {
				t.Fatalf("step %d: %v is missing and not kept", step, k)
			}
		case 4:
			c.Fail(k)
			c.Draw(nil, view)
		case 5:
			if rng.IntN(30) == 0 {
				c.Clear()
				view = view[:0]
			}
		}
		if len(here) != c.held {
			t.Fatalf("step %d: %d here, %d held", step, len(here), c.held)
		}
		for k := range here {
			if !c.here(k) {
				t.Fatalf("step %d: %v is here and is not", step, k)
			}
		}
	}
	c.Clear()
	if len(here) != 0 {
		t.Errorf("%d never went", len(here))
	}
}

func loadAll(c *Cache, tiles []Placed) {
	c.See(tiles)
	for _, k := range c.Missing(nil) {
		c.Put(k)
	}
}

// What is drawn lies where its name says, inside what it stands for, and
// nothing is blank while zooming in.
func TestStandIns(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	for range 50 {
		v := viewport.New(1000, 700, 1)
		far := new(big.Int).Exp(big.NewInt(10), big.NewInt(rng.Int64N(200)+40), nil)
		v.Look(far, far, -float64(rng.IntN(60))-10.3)
		c := NewCache(500, nil)
		var l Layout
		l.Update(v)
		loadAll(c, l.Tiles)
		px, py := rng.Float64()*1000, rng.Float64()*700
		for _, dz := range []float64{0.5, 0.7, 1, 3, -5.2, 0.4, 6} {
			v.ZoomAbout(px, py, dz)
			l.Update(v)
			c.See(l.Tiles)
			patches := c.Draw(nil, l.Tiles)
			checkPlaces(t, v, patches)
			if dz > 0 && c.covers(l.Tiles, patches) < len(l.Tiles) {
				t.Fatalf("zooming by %v to %v leaves tiles blank", dz, v.Z())
			}
		}
	}
}

// covers counts the tiles that patches paint all of.
func (c *Cache) covers(tiles []Placed, patches []Patch) (covered int) {
	for _, tile := range tiles {
		for _, p := range patches {
			if p.Key == tile.Key && !p.Missing || p.Clipped && math.Abs(p.Clip.Left-tile.Left) < 1e-6 && math.Abs(p.Clip.Bottom-tile.Bottom) < 1e-6 {
				covered++
				break
			}
		}
	}
	return covered
}

func checkPlaces(t *testing.T, v *viewport.View, patches []Patch) {
	t.Helper()
	for _, p := range patches {
		x, y := p.Key.Corner()
		px, py, _ := v.ToScreen(x, y)
		side := math.Exp2(float64(8+p.Key.Level) + v.Z())
		if math.Abs(px-p.Left)+math.Abs(py-p.Bottom)+math.Abs(side-p.Side) > 1e-3 {
			t.Fatalf("zoom %v: tile %v is drawn at (%v, %v), side %v; it is at (%v, %v), side %v",
				v.Z(), p.Key, p.Left, p.Bottom, p.Side, px, py, side)
		}
		if r := p.Clip; p.Clipped && (r.Left < px-1e-3 || r.Right > px+side+1e-3 || r.Bottom > py+1e-3 || r.Top < py-side-1e-3) {
			t.Fatalf("tile %v is clipped to what it does not hold", p.Key)
		}
	}
}

// Zooming out, the part of the screen that was in view before stays painted.
func TestZoomingOutKeepsThePicture(t *testing.T) {
	v := viewport.New(1024, 1024, 1)
	far := big.NewInt(1 << 40)
	v.Look(far, far, -10)
	c := NewCache(500, nil)
	var l Layout
	l.Update(v)
	loadAll(c, l.Tiles)
	for _, out := range []float64{0.5, 1, 2} { // all from the same start
		v.Look(far, far, -10-out)
		l.Update(v)
		c.See(l.Tiles)
		area := 0.0
		for _, p := range c.Draw(nil, l.Tiles) {
			if p.Clipped {
				t.Fatalf("a larger tile %v, which never was here", p.Key)
			}
			if !p.Missing {
				area += p.Side * p.Side
			}
		}
		if was := 1024 * math.Exp2(-out); area < was*was {
			t.Errorf("zoomed out by %v, %v px² are painted of the %v before", out, area, was*was)
		}
	}
}

func TestDrawOfWhatIsHereAllocatesNothing(t *testing.T) {
	v := viewport.New(1000, 700, 1)
	var l Layout
	l.Update(v)
	c := NewCache(100, nil)
	loadAll(c, l.Tiles)
	dst := c.Draw(nil, l.Tiles)
	if n := testing.AllocsPerRun(50, func() { c.See(l.Tiles); dst = c.Draw(dst[:0], l.Tiles) }); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
	// Nor while the same tiles are on their way.
	v.Look(big.NewInt(50_000), big.NewInt(50_000), -2)
	l.Update(v)
	c.See(l.Tiles)
	dst = c.Draw(dst[:0], l.Tiles)
	if n := testing.AllocsPerRun(50, func() { c.See(l.Tiles); dst = c.Draw(dst[:0], l.Tiles) }); n != 0 {
		t.Errorf("%v allocations a frame while loading", n)
	}
}

func BenchmarkSeeAndDraw(b *testing.B) {
	v := viewport.New(1920, 1080, 1)
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	v.Look(far, far, -0.5)
	var l Layout
	l.Update(v)
	c := NewCache(500, nil)
	loadAll(c, l.Tiles)
	var dst []Patch
	b.ReportAllocs()
	for b.Loop() {
		c.See(l.Tiles)
		dst = c.Draw(dst[:0], l.Tiles)
	}
}

// What is on its way and has no stand-in is said to be missing, under the parts
// of it that are here.
func TestMissingIsDrawn(t *testing.T) {
	c := NewCache(10, nil)
	loadAll(c, wanted(key(1, 0, 0)))
	parent := key(2, 0, 0)
	c.See(wanted(parent))
	patches := c.Draw(nil, wanted(parent))
	if len(patches) != 2 || !patches[0].Missing || patches[0].Key != parent || patches[1].Missing || patches[1].Key != key(1, 0, 0) {
		t.Errorf("drawn: %+v", patches)
	}
}

func (c *Cache) here(k Key) bool {
	e := c.entries[k]
	return e != nil && e.here
}
