package solve

import (
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

func TestSketch(t *testing.T) {
	const side = 40
	for _, link := range links {
		o := newOracle(t, link, side)
		texels := get[*protocol.Shades](t, small, &protocol.Tile{Game: link, Side: side, IX: "0", IY: "0", Aside: true}).Texels
		for i, shade := range texels {
			x, y := int64(i%side), int64(i/side)
			if (shade > 0) != o.isP[game.Position{X: x, Y: y}] {
				t.Errorf("%s: (%d,%d) has the shade %d", link, x, y, shade)
				break
			}
		}
		if len(texels) != side*side {
			t.Errorf("%s: a sketch of %d positions", link, len(texels))
		}
	}
}

// A picture on the side leaves alone what is known of other games.
func TestPictureKeepsNothing(t *testing.T) {
	d := newDesk(small)
	for id, q := range []protocol.Tile{{Game: undecided, Side: 16}, {Game: "game=chess", Side: 16}, {Game: undecided, Side: protocol.TileSize + 1}} {
		q.IX, q.IY, q.Aside = "0", "0", true
		d.ask(uint64(id), &q)
	}
	d.run()
	if len(d.games) > 0 {
		t.Errorf("%d games are kept", len(d.games))
	}
	for _, m := range d.sent {
		if _, refused := m.Body.(*protocol.Error); refused != (m.ID > 0) {
			if _, progress := m.Body.(*protocol.Progress); !progress {
				t.Errorf("picture %d is answered by %+v", m.ID, m.Body)
			}
		}
	}
}
