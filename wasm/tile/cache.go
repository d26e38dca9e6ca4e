package tile

import "slices"

// A State says what is known of a tile.
type State uint8

// The states of a tile.
const (
	Absent    State = iota // nobody asked
	Wanted                 // in view, to be asked for
	Loading                // asked for
	Failed                 // could not be had
	Undecided              // here, but some of it was not decided when it was made
	Ready                  // here
)

// A Cache keeps account of tiles: which are here, which to ask for, which may
// go. The pixels are kept by others, who are told when a tile goes. Make one
// with [NewCache].
type Cache struct {
	most    int
	evict   func(Key)
	entries map[Key]*entry
	wanted  []*entry // in view and Wanted, Loading or Failed, the most urgent first
	held    int      // tiles that are here
	frame   uint64   // of the last Want

	cancelled []Key
}

type entry struct {
	key  Key
	here State  // Undecided or Ready; else Absent
	ask  State  // Wanted, Loading or Failed; else Absent
	seen uint64 // the frame that last had use for it
	kin  *kin   // relatives, when they were looked for
}

// NewCache keeps most tiles, or as many as are in view if that is more. evict
// is called for each that goes; nil for nothing to be called.
func NewCache(most int, evict func(Key)) *Cache {
	if evict == nil {
		evict = func(Key) {}
	}
	return &Cache{most: most, evict: evict, entries: map[Key]*entry{}}
}

// State is what is known of a tile. A tile that is here stays so while it is
// asked for again.
func (c *Cache) State(k Key) State {
	e := c.entries[k]
	switch {
	case e == nil:
		return Absent
	case e.here != Absent:
		return e.here
	}
	return e.ask
}

// Want says which tiles are in view now, the most urgent first. What is not
// here becomes wanted; what was wanted and is out of view is so no longer. It
// returns those that were asked for in vain; the slice is good until the next
// call.
func (c *Cache) Want(tiles []Placed) (cancelled []Key) {
	c.frame++
	for i := range tiles {
		e := c.entry(tiles[i].Key)
		e.seen = c.frame
		if e.here == Absent && e.ask == Absent {
			e.ask = Wanted
		}
	}
	c.cancelled = c.cancelled[:0]
	for _, e := range c.wanted {
		if e.seen == c.frame {
			continue
		}
		if e.ask == Loading {
			c.cancelled = append(c.cancelled, e.key)
		}
		e.ask = Absent
		c.forget(e)
	}
	c.queue(tiles)
	c.trim()
	return c.cancelled
}

// queue lists what is to be asked for, in the order of tiles.
func (c *Cache) queue(tiles []Placed) {
	c.wanted = c.wanted[:0]
	for i := range tiles {
		if e := c.entries[tiles[i].Key]; e.ask != Absent {
			c.wanted = append(c.wanted, e)
		}
	}
}

func (c *Cache) entry(k Key) *entry {
	e := c.entries[k]
	if e == nil {
		e = &entry{key: k}
		c.entries[k] = e
	}
	return e
}

// forget drops an entry of which nothing is known any more.
func (c *Cache) forget(e *entry) {
	if e.here == Absent && e.ask == Absent {
		delete(c.entries, e.key)
	}
}

// Next is the tile to ask for next, which is Loading from now on; ok is false
// when there is none.
func (c *Cache) Next() (k Key, ok bool) {
	for _, e := range c.wanted {
		if e.ask == Wanted {
			e.ask = Loading
			return e.key, true
		}
	}
	return Key{}, false
}

// Loaded says that a tile has come, some of it perhaps undecided. It reports
// whether the tile is kept: not if it was cancelled meanwhile.
func (c *Cache) Loaded(k Key, undecided bool) bool {
	e := c.entries[k]
	if e == nil || e.ask != Loading {
		return false
	}
	e.ask = Absent
	c.wanted = slices.DeleteFunc(c.wanted, func(other *entry) bool { return other == e })
	if e.here == Absent {
		c.held++
	}
	e.here = Ready
	if undecided {
		e.here = Undecided
	}
	c.trim()
	return true
}

// Fail says that a tile that was asked for cannot be had. It is asked for again
// when it comes into view again, or after Retry.
func (c *Cache) Fail(k Key) {
	if e := c.entries[k]; e != nil && e.ask == Loading {
		e.ask = Failed
	}
}

// Pending is how many tiles in view are wanted or asked for.
func (c *Cache) Pending() int {
	n := 0
	for _, e := range c.wanted {
		if e.ask != Failed {
			n++
		}
	}
	return n
}

// Retry makes everything wanted again that was asked for or failed: whom it
// was asked of has died. It takes effect with the next Want.
func (c *Cache) Retry() {
	c.wanted = c.wanted[:0]
	for _, e := range c.entries {
		e.ask = Absent
		c.forget(e)
	}
}

// Refresh has the undecided tiles in view asked for again: more has been
// decided since.
func (c *Cache) Refresh() {
	for _, e := range c.entries {
		if e.here == Undecided && e.ask == Absent && e.seen == c.frame {
			e.ask = Wanted
			c.wanted = append(c.wanted, e)
		}
	}
}

// Clear drops everything: the tiles are of another game now.
func (c *Cache) Clear() {
	for _, e := range c.entries {
		if e.here != Absent {
			c.evict(e.key)
		}
	}
	clear(c.entries)
	c.wanted, c.held = c.wanted[:0], 0
}

// trim lets the tiles go that were of no use for longest, as long as there are
// too many and they are not in view.
func (c *Cache) trim() {
	for c.held > c.most {
		var oldest *entry
		for _, e := range c.entries {
			if e.here != Absent && e.seen != c.frame && (oldest == nil || e.seen < oldest.seen) {
				oldest = e
			}
		}
		if oldest == nil {
			return
		}
		c.held--
		oldest.here = Absent
		c.forget(oldest)
		c.evict(oldest.key)
	}
}
