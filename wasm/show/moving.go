package show

import "wythoffatlas/wasm/model"

// Moving are the regions that follow the map and the pointer at once; the others
// may lag behind a movement.
func Moving(m *model.State) []Region {
	return []Region{{"chip", chip(m)}, {"key", key(factsOf(m))}}
}
