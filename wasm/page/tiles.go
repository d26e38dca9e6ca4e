//go:build js

package main

import (
	"slices"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/tile"
)

const (
	keptTiles  = 512 // here at a time, besides those in view
	askedTiles = 6   // asked for at a time: few, so that the order follows the view
)

// tiles brings the tiles in view from the worker to the canvas.
type tiles struct {
	app     *app
	layout  tile.Layout
	cache   *tile.Cache
	asked   map[tile.Key]uint64 // open questions
	patches []tile.Patch
}

func newTiles(a *app) *tiles {
	return &tiles{
		app:   a,
		cache: tile.NewCache(keptTiles, func(k tile.Key) { canvas.EvictTile(named(k)) }),
		asked: map[tile.Key]uint64{},
	}
}

// reset forgets every tile: the game changed.
func (t *tiles) reset() {
	for _, id := range t.asked {
		t.app.client.cancel(id)
	}
	clear(t.asked)
	t.cache.Clear()
}

// placed appends the tiles to draw for the view, and asks for those missing.
func (t *tiles) placed(dst []canvas.Placed) []canvas.Placed {
	t.layout.Update(t.app.view)
	t.cache.See(t.layout.Tiles)
	missing := t.cache.Missing(nil)
	for key, id := range t.asked {
		if !slices.Contains(missing, key) {
			delete(t.asked, key)
			t.app.client.cancel(id)
		}
	}
	t.ask()
	t.patches = t.cache.Draw(t.patches[:0], t.layout.Tiles)
	for i := range t.patches {
		p := &t.patches[i]
		placed := canvas.Placed{
			ID:     named(p.Key),
			Corner: canvas.Point{X: p.Left, Y: p.Bottom},
			Size:   p.Side,
		}
		if p.Clipped {
			placed.Clip = canvas.Rect(p.Clip)
		}
		if p.Key.Level == 0 {
			placed.X, placed.Y = p.Key.Corner()
		}
		dst = append(dst, placed)
	}
	return dst
}

// ask asks for the next tiles, as long as few questions are open.
func (t *tiles) ask() {
	for _, key := range t.cache.Missing(nil) {
		if _, open := t.asked[key]; open {
			continue
		}
		if len(t.asked) >= askedTiles {
			return
		}
		question := t.app.tileQuestion(key)
		var id uint64
		id = t.app.client.ask(question, t.app.busy(), func(answer protocol.Body) {
			if t.asked[key] != id {
				return // of another game, or withdrawn
			}
			delete(t.asked, key)
			t.answer(key, answer)
			t.ask()
		})
		t.asked[key] = id
	}
}

func (t *tiles) answer(key tile.Key, answer protocol.Body) {
	shades, ok := answer.(*protocol.Shades)
	if !ok {
		t.cache.Fail(key)
		if e, isError := answer.(*protocol.Error); isError {
			t.app.notice(e.Message)
		}
		return
	}
	t.app.setEdge(int64(shades.Edge), int64(shades.Period))
	if err := canvas.PutTile(named(key), shades.Texels); err != nil {
		t.cache.Fail(key)
		t.app.notice(err.Error())
		return
	}
	if !t.cache.Put(key) {
		canvas.EvictTile(named(key))
	}
	canvas.Wake()
}

// named is what the canvas calls a tile.
func named(k tile.Key) canvas.TileID {
	return canvas.TileID{Level: int(k.Level), IX: k.IX, IY: k.IY}
}
