package tile

import "wythoffatlas/wasm/viewport"

// A Patch is a tile to draw: Placed may reach beyond what is meant, and then
// only the part inside Clip is.
type Patch struct {
	Placed
	Clipped bool
	Clip    viewport.Rect
	Missing bool // it is not here, and no larger tile stands in for it
}

// ancestors is how many levels up to look for a stand-in.
const ancestors = 8

// kin are the keys of a tile's relatives.
type kin struct {
	up       [ancestors]Key
	at       [ancestors][2]int // where the tile is in up[n], in tiles of its own size
	halves   [2][2]Key         // from the lower left; when Level > 0
	quarters [4][4]Key         // when Level > 1
}

func newKin(k Key) *kin {
	r := &kin{}
	up, x, y := k, 0, 0
	for n := range ancestors {
		var i, j int
		up, i, j = up.parent()
		x, y = x+i<<n, y+j<<n
		r.up[n], r.at[n] = up, [2]int{x, y}
	}
	for i := range 2 {
		for j := range 2 {
			if k.Level > 0 {
				r.halves[i][j] = k.child(i, j)
			}
		}
	}
	for i := range 4 {
		for j := range 4 {
			if k.Level > 1 {
				r.quarters[i][j] = r.halves[i/2][j/2].child(i%2, j%2)
			}
		}
	}
	return r
}

// Draw appends to dst what to draw for the tiles in view, in painting order.
// A tile that is not here is stood in for by the nearest larger tile that is,
// and over it by the smaller ones that are, so that zooming never flashes
// blank; where no larger one is here, the tile itself is drawn as missing, under
// what stands in for parts of it. It counts as use of the stand-ins.
func (c *Cache) Draw(dst []Patch, tiles []Placed) []Patch {
	for i := range tiles {
		t := &tiles[i]
		if c.use(t.Key) {
			dst = append(dst, Patch{Placed: *t})
			continue
		}
		before := len(dst)
		if dst = c.drawAncestor(dst, t); len(dst) == before {
			dst = append(dst, Patch{Placed: *t, Missing: true})
		}
		dst = c.drawParts(dst, t)
	}
	return dst
}

// use reports whether a tile is here, and notes that it was of use.
func (c *Cache) use(k Key) bool {
	e := c.entries[k]
	if e == nil || !e.here {
		return false
	}
	e.seen = c.frame
	return true
}

func (c *Cache) drawAncestor(dst []Patch, t *Placed) []Patch {
	if !c.anyFrom(t.Key.Level+1, t.Key.Level+ancestors) {
		return dst
	}
	kin := c.kin(t.Key)
	for n, key := range kin.up {
		if c.levels[key.Level] == 0 || !c.use(key) {
			continue
		}
		x, y := float64(kin.at[n][0]), float64(kin.at[n][1])
		return append(dst, Patch{
			Placed: Placed{
				Key:    key,
				Left:   t.Left - x*t.Side,
				Bottom: t.Bottom + y*t.Side,
				Side:   t.Side * float64(int(2)<<n),
			},
			Clipped: true,
			Clip:    viewport.Rect{Left: t.Left, Top: t.Bottom - t.Side, Right: t.Left + t.Side, Bottom: t.Bottom},
		})
	}
	return dst
}

// drawParts draws the halves of t that are here, and the quarters where a half
// is not.
func (c *Cache) drawParts(dst []Patch, t *Placed) []Patch {
	if t.Key.Level == 0 || !c.anyFrom(t.Key.Level-min(2, t.Key.Level), t.Key.Level-1) {
		return dst
	}
	kin := c.kin(t.Key)
	part := func(key Key, i, j, parts int) bool {
		if key.IX == "" || c.levels[key.Level] == 0 || !c.use(key) {
			return false
		}
		side := t.Side / float64(parts)
		dst = append(dst, Patch{Placed: Placed{
			Key:    key,
			Left:   t.Left + float64(i)*side,
			Bottom: t.Bottom - float64(j)*side,
			Side:   side,
		}})
		return true
	}
	for i := range 2 {
		for j := range 2 {
			if part(kin.halves[i][j], i, j, 2) {
				continue
			}
			for q := range 4 {
				x, y := 2*i+q%2, 2*j+q/2
				part(kin.quarters[x][y], x, y, 4)
			}
		}
	}
	return dst
}

// anyFrom reports whether a tile of these levels is here. To look for relatives
// that cannot be there takes long where the names of tiles are.
func (c *Cache) anyFrom(low, high uint) bool {
	for level := low; level <= high; level++ {
		if c.levels[level] > 0 {
			return true
		}
	}
	return false
}

// kin is kept with the tile's entry while it has one.
func (c *Cache) kin(k Key) *kin {
	e := c.entries[k]
	if e == nil {
		return newKin(k)
	}
	if e.kin == nil {
		e.kin = newKin(k)
	}
	return e.kin
}
