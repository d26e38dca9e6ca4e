package canvas

// tiles are those that were put and not yet evicted.
var tiles = map[TileID]*tile{}

// PutTile keeps a tile for drawing, replacing an older one of the same name.
// shades are TileTexels² bytes, row by row from the lowest y: 0 no P-position,
// 1 undecided, 2…255 how dark. An error means a wrong number of bytes.
func PutTile(id TileID, shades []byte) error {
	t, err := newTile(id.Level, shades)
	if err != nil {
		return err
	}
	EvictTile(id)
	dropPair(id)
	tiles[id] = t
	return nil
}

// EvictTile forgets a tile and gives back its texture.
func EvictTile(id TileID) {
	if t := tiles[id]; t != nil {
		dropPair(id)
		t.release()
		delete(tiles, id)
	}
}

// release gives back the texture, if there is one.
func (t *tile) release() {
	if d, ok := t.texture.(interface{ Deallocate() }); ok {
		d.Deallocate()
	}
	t.texture = nil
}
