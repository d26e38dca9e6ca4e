package solve

import (
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/core/study"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// maxLevel bounds the level of a tile; the map's own bound is lower.
const maxLevel = 4096

// tile shades a tile.
func (s *Solver) tile(j *job, ask *protocol.Tile, pause pause.Func) (protocol.Body, error) {
	if ask.Aside {
		return s.picture(ask, pause)
	}
	k, err := s.game(j, ask.Game)
	if err != nil {
		return nil, err
	}
	return shade(k.route, ask, pause)
}

// picture shades a tile of a game that is not kept: a gallery of them would drive
// out what is known of the game on the page.
func (s *Solver) picture(ask *protocol.Tile, pause pause.Func) (protocol.Body, error) {
	g, err := parseGame(ask.Game)
	if err != nil {
		return nil, err
	}
	limits := s.limits.route
	limits.First = min(limits.First, protocol.TileSize)
	limits.Room = nil
	r := catalog.Route(g, limits)
	if c, ok := r.(route.Closer); ok {
		defer c.Close()
	}
	return shade(r, ask, pause)
}

// shade has a route fill a tile.
func shade(r route.Route, ask *protocol.Tile, pause pause.Func) (protocol.Body, error) {
	side := int(ask.Side)
	if ask.Side == 0 {
		side = protocol.TileSize
	}
	axes := [2]int{int(ask.Axes[0]), int(ask.Axes[1])}
	if axes == [2]int{} {
		axes = [2]int{1, 2}
	}
	switch {
	case ask.Side > protocol.TileSize:
		return nil, complain("A tile of %d texels a side is larger than %d.", ask.Side, protocol.TileSize)
	case ask.Level > maxLevel:
		return nil, complain("Tile level %d is beyond %d.", ask.Level, maxLevel)
	case max(ask.Axes[0], ask.Axes[1]) > route.EveryHeap:
		return nil, complain("There are no axes %d and %d.", ask.Axes[0], ask.Axes[1])
	}
	ix, err := parseInteger("The tile’s column", ask.IX)
	if err != nil {
		return nil, err
	}
	iy, err := parseInteger("The tile’s row", ask.IY)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Shades{Texels: make([]byte, side*side)}
	if ix.Sign() < 0 || iy.Sign() < 0 {
		if e, ok := r.(route.Extender); ok {
			reply.Edge = uint64(e.Edge())
		}
		return reply, nil // no positions there
	}
	t := &route.Tile{Axes: axes, Level: uint(ask.Level), Side: side, Counts: make([]float32, side*side)}
	t.X, t.Y = corner(ix, t), corner(iy, t)
	if err := r.Tile(t, pause); err != nil {
		return nil, err
	}
	raster.Shades(reply.Texels, t.Counts, t.Level)
	reply.Edge, reply.Period, reply.Rows = uint64(t.Edge), uint64(t.Period), uint64(t.Rows)
	return reply, nil
}

// corner is the least coordinate of the tile with that index.
func corner(index *big.Int, t *route.Tile) *big.Int {
	at := new(big.Int).Mul(index, big.NewInt(int64(t.Side)))
	return at.Lsh(at, t.Level)
}

// decide pushes the edge of a game outwards.
func decide(k *kept, ask *protocol.Decide, pause pause.Func) (protocol.Body, error) {
	extender, ok := k.route.(route.Extender)
	if !ok {
		return &protocol.Decided{}, nil // there is no edge
	}
	side := int64(ask.Side)
	if ask.Side > 1<<62 {
		side = 1 << 62
	}
	edge, note, err := extender.Extend(side, pause)
	return &protocol.Decided{Edge: uint64(edge), Note: note}, err
}

// verify compares the routes of a game.
func verify(k *kept, ask *protocol.Verify, pause pause.Func) (protocol.Body, error) {
	v := catalog.Verifier(k.Game, k.route)
	n, err := parseIn("n", ask.N, 1, v.MaxVerify())
	if err != nil {
		return nil, err
	}
	report, err := v.Verify(n, pause)
	if err != nil {
		return nil, err
	}
	return &protocol.Verified{
		Checked: uint64(report.Checked), Differ: uint64(report.Differ), Route: report.Route, First: texts(report.First),
	}, nil
}

// study finds out about a game what computing can tell.
func (s *Solver) study(k *kept, _ *protocol.Study, pause pause.Func) (protocol.Body, error) {
	limits := s.limits.route
	limits.Room = nil // at most 2 MB
	report, err := catalog.Study(k.Game, k.route, limits, pause)
	if err != nil {
		return nil, err
	}
	sections := lists.Map(report.Sections, func(s study.Section) protocol.Section { return protocol.Section(s) })
	return &protocol.Studied{Rays: report.Rays, Sections: sections}, nil
}
