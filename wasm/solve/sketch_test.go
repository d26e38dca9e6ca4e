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
		texels := get[*protocol.Shades](t, small, &protocol.Sketch{Game: link, Side: side}).Texels
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

// A sketch leaves alone what is known of other games.
func TestSketchMakesNoPlane(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Sketch{Game: undecided, Side: 16})
	d.ask(2, &protocol.Sketch{Game: undecided, Side: 0})
	d.ask(3, &protocol.Sketch{Game: "game=chess", Side: 16})
	d.ask(4, &protocol.Sketch{Game: undecided, Side: tileSize + 1})
	d.run()
	if len(d.planes) > 0 {
		t.Errorf("%d planes", len(d.planes))
	}
	for _, m := range d.sent {
		if _, refused := m.Body.(*protocol.Error); refused != (m.ID > 1) {
			if _, progress := m.Body.(*protocol.Progress); !progress {
				t.Errorf("sketch %d is answered by %+v", m.ID, m.Body)
			}
		}
	}
}
