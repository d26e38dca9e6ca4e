package tile

// A Cache keeps account of tiles: which are here, which are missing, which may
// go. The pixels are kept by others, who are told when a tile goes. Make one
// with [NewCache].
type Cache struct {
	most    int
	evict   func(Key)
	entries map[Key]*entry
	view    []*entry     // in view, the most urgent first
	held    int          // tiles that are here
	levels  map[uint]int // and how many of each level
	frame   uint64       // of the last See
}

type entry struct {
	key    Key
	here   bool
	failed bool   // it could not be had, and has been in view since
	seen   uint64 // the frame that last had use for it
	kin    *kin   // relatives, when they were looked for
}

// NewCache keeps most tiles, or as many as are in view if that is more. evict
// is called for each that goes; nil for nothing to be called.
func NewCache(most int, evict func(Key)) *Cache {
	if evict == nil {
		evict = func(Key) {}
	}
	return &Cache{most: most, evict: evict, entries: map[Key]*entry{}, levels: map[uint]int{}}
}

// Here reports whether a tile is here.
func (c *Cache) Here(k Key) bool {
	e := c.entries[k]
	return e != nil && e.here
}

// See says which tiles are in view now, the most urgent first. A tile that could
// not be had and was out of view is missing again.
func (c *Cache) See(tiles []Placed) {
	c.frame++
	before := c.view
	for i := range tiles {
		e := c.entries[tiles[i].Key]
		if e == nil {
			e = &entry{key: tiles[i].Key}
			c.entries[e.key] = e
		}
		e.seen = c.frame
	}
	for _, e := range before {
		if e.seen != c.frame && !e.here {
			delete(c.entries, e.key)
		}
	}
	c.view = c.view[:0]
	for i := range tiles {
		c.view = append(c.view, c.entries[tiles[i].Key])
	}
	c.trim()
}

// Missing appends the tiles in view that are not here, the most urgent first,
// but for those that could not be had.
func (c *Cache) Missing(dst []Key) []Key {
	for _, e := range c.view {
		if !e.here && !e.failed {
			dst = append(dst, e.key)
		}
	}
	return dst
}

// Put says that a tile has come. It reports whether the tile is kept: only if
// it is in view.
func (c *Cache) Put(k Key) bool {
	e := c.entries[k]
	if e == nil || e.seen != c.frame {
		return false
	}
	if !e.here {
		c.held++
		c.levels[k.Level]++
	}
	e.here, e.failed = true, false
	c.trim()
	return true
}

// Fail says that a tile cannot be had. It is missing again when it comes into
// view again.
func (c *Cache) Fail(k Key) {
	if e := c.entries[k]; e != nil && !e.here {
		e.failed = true
	}
}

// Clear drops everything: the tiles are of another game now.
func (c *Cache) Clear() {
	for _, e := range c.entries {
		if e.here {
			c.evict(e.key)
		}
	}
	clear(c.entries)
	clear(c.levels)
	c.view, c.held = c.view[:0], 0
}

// trim lets the tiles go that were of no use for longest, as long as there are
// too many and they are not in view.
func (c *Cache) trim() {
	for c.held > c.most {
		var oldest *entry
		for _, e := range c.entries {
			if e.here && e.seen != c.frame && (oldest == nil || e.seen < oldest.seen) {
				oldest = e
			}
		}
		if oldest == nil {
			return
		}
		c.held--
		c.levels[oldest.key.Level]--
		delete(c.entries, oldest.key)
		c.evict(oldest.key)
	}
}
