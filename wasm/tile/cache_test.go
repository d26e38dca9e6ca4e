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
	state := func(want State) {
		t.Helper()
		if got := c.State(a); got != want {
			t.Errorf("state %v, want %v", got, want)
		}
	}
	state(Absent)
	c.Want(wanted(a))
	state(Wanted)
	if k, ok := c.Next(); k != a || !ok {
		t.Errorf("next %v %v", k, ok)
	}
	state(Loading)
	if _, ok := c.Next(); ok {
		t.Error("a tile is asked for twice")
	}
	if !c.Loaded(a, true) {
		t.Error("not kept")
	}
	state(Undecided)
	if c.Pending() != 0 {
		t.Errorf("%d pending", c.Pending())
	}

	c.Refresh()
	state(Undecided) // it can be drawn meanwhile
	if k, ok := c.Next(); k != a || !ok {
		t.Errorf("after a refresh: next %v %v", k, ok)
	}
	c.Loaded(a, false)
	state(Ready)
	c.Refresh()
	if _, ok := c.Next(); ok {
		t.Error("a tile that is ready is asked for again")
	}
	c.Clear()
	state(Absent)
}

func TestNextFollowsTheLatestWant(t *testing.T) {
	c := NewCache(10, nil)
	c.Want(wanted(a, b))
	c.Want(wanted(d, b, a))
	for _, want := range []Key{d, b, a} {
		if k, _ := c.Next(); k != want {
			t.Errorf("next %v, want %v", k, want)
		}
	}
}

func TestOutOfViewIsCancelled(t *testing.T) {
	c := NewCache(10, nil)
	c.Want(wanted(a, b))
	c.Next() // a
	if got := c.Want(wanted(d)); !slices.Equal(got, []Key{a}) {
		t.Errorf("cancelled %v, want %v", got, a)
	}
	if c.State(a) != Absent || c.State(b) != Absent || c.State(d) != Wanted || len(c.entries) != 1 {
		t.Errorf("states %v %v %v", c.State(a), c.State(b), c.State(d))
	}
	if c.Loaded(a, false) {
		t.Error("a cancelled tile is kept")
	}
	if got := c.Want(wanted(a)); len(got) != 0 || c.State(a) != Wanted {
		t.Errorf("back in view: cancelled %v, state %v", got, c.State(a))
	}
}

func TestFailedTiles(t *testing.T) {
	c := NewCache(10, nil)
	c.Want(wanted(a))
	c.Next()
	c.Fail(a)
	c.Want(wanted(a))
	if _, ok := c.Next(); ok || c.State(a) != Failed || c.Pending() != 0 {
		t.Error("a tile that failed is asked for again at once")
	}
	c.Want(wanted(b))
	c.Want(wanted(a))
	if k, ok := c.Next(); k != a || !ok {
		t.Error("it is not when it comes back into view")
	}
	c.Fail(a)
	c.Retry()
	c.Want(wanted(a))
	if k, ok := c.Next(); k != a || !ok {
		t.Error("it is not after Retry")
	}
	c.Fail(b) // never asked for
	if c.State(b) != Absent {
		t.Error("a tile fails that nobody asked for")
	}
}

func TestRetryAsksAgain(t *testing.T) {
	c := NewCache(10, nil)
	c.Want(wanted(a, b))
	c.Next()
	c.Loaded(a, false)
	c.Next() // b, and then the worker dies
	c.Retry()
	if got := c.Want(wanted(a, b)); len(got) != 0 {
		t.Errorf("cancelled %v", got)
	}
	if k, ok := c.Next(); k != b || !ok || c.State(a) != Ready {
		t.Errorf("next %v %v", k, ok)
	}
}

func TestOldestGoesFirst(t *testing.T) {
	var gone []Key
	c := NewCache(2, func(k Key) { gone = append(gone, k) })
	load := func(keys ...Key) {
		c.Want(wanted(keys...))
		for k, ok := c.Next(); ok; k, ok = c.Next() {
			c.Loaded(k, false)
		}
	}
	load(a)
	load(b)
	load(a)
	load(d)
	if !slices.Equal(gone, []Key{b}) || c.State(b) != Absent || c.State(a) != Ready {
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
	c.Want(wanted(child))
	if patches := c.Draw(nil, wanted(child)); len(patches) != 1 || patches[0].Key != parent {
		t.Fatalf("drawn: %v", patches)
	}
	c.Next()
	c.Loaded(child, false)
	if c.State(parent) != Ready || c.State(other) != Absent {
		t.Errorf("the stand-in is %v, the other tile %v", c.State(parent), c.State(other))
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
	loading := map[Key]bool{}
	for step := range 30_000 {
		switch rng.IntN(8) {
		case 0, 1:
			keys := map[Key]bool{}
			for range rng.IntN(9) {
				keys[key(uint(rng.IntN(3)), rng.IntN(4), rng.IntN(4))] = true
			}
			view = view[:0]
			for k := range keys {
				view = append(view, wanted(k)...)
			}
			for _, k := range c.Want(view) {
				if !loading[k] {
					t.Fatalf("step %d: %v cancelled and was not asked for", step, k)
				}
				delete(loading, k)
			}
		case 2, 3:
			if k, ok := c.Next(); ok {
				if loading[k] {
					t.Fatalf("step %d: %v asked for twice", step, k)
				}
				loading[k] = true
			}
		case 4, 5:
			k := key(uint(rng.IntN(3)), rng.IntN(4), rng.IntN(4))
			if kept := c.Loaded(k, rng.IntN(3) == 0); kept != loading[k] {
				t.Fatalf("step %d: Loaded reports %v", step, kept)
			} else if kept {
				here[k] = true
				delete(loading, k)
			}
		case 6:
			k := key(uint(rng.IntN(3)), rng.IntN(4), rng.IntN(4))
			c.Fail(k)
			delete(loading, k)
			c.Draw(nil, view)
		case 7:
			switch rng.IntN(30) {
			case 0:
				c.Retry()
				clear(loading)
			case 1:
				c.Clear()
				clear(loading)
			default:
				c.Refresh()
			}
		}
		if len(here) != c.held {
			t.Fatalf("step %d: %d here, %d held", step, len(here), c.held)
		}
		for k := range here {
			if s := c.State(k); s != Ready && s != Undecided {
				t.Fatalf("step %d: %v is here and %v", step, k, s)
			}
		}
	}
	c.Clear()
	if len(here) != 0 {
		t.Errorf("%d never went", len(here))
	}
}

func loadAll(c *Cache, tiles []Placed) {
	c.Want(tiles)
	for k, ok := c.Next(); ok; k, ok = c.Next() {
		c.Loaded(k, false)
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
			c.Want(l.Tiles)
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
			if p.Key == tile.Key || p.Clipped && math.Abs(p.Clip.Left-tile.Left) < 1e-6 && math.Abs(p.Clip.Bottom-tile.Bottom) < 1e-6 {
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
		c.Want(l.Tiles)
		area := 0.0
		for _, p := range c.Draw(nil, l.Tiles) {
			if p.Clipped {
				t.Fatalf("a larger tile %v, which never was here", p.Key)
			}
			area += p.Side * p.Side
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
	if n := testing.AllocsPerRun(50, func() { c.Want(l.Tiles); dst = c.Draw(dst[:0], l.Tiles) }); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
	// Nor while the same tiles are on their way.
	v.Look(big.NewInt(50_000), big.NewInt(50_000), -2)
	l.Update(v)
	c.Want(l.Tiles)
	dst = c.Draw(dst[:0], l.Tiles)
	if n := testing.AllocsPerRun(50, func() { c.Want(l.Tiles); dst = c.Draw(dst[:0], l.Tiles) }); n != 0 {
		t.Errorf("%v allocations a frame while loading", n)
	}
}

func BenchmarkWantAndDraw(b *testing.B) {
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
		c.Want(l.Tiles)
		dst = c.Draw(dst[:0], l.Tiles)
	}
}
