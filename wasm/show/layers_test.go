package show

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
)

// Whatever game is on a map, P-positions that a link hides have an eye that shows them.
func TestHiddenPositionsHaveAnEye(t *testing.T) {
	for fragment, eye := range map[string]bool{
		"game=wythoff&show=no-positions": true, "game=wytlex&k=3&view=map&show=no-positions": true, "game=wytlex&k=3&show=no-positions": false,
	} {
		m := model.New()
		m.Begin(0)
		m.Update(0, model.Resize{Room: model.Room{W: 1440, H: 900, Ratio: 1, Scale: 1}})
		m.Update(0, model.Hash{Fragment: "#v=1&" + fragment})
		said := ""
		for _, r := range Regions(m) {
			said += html.El("div", r.Nodes).String()
		}
		if got := strings.Contains(said, `data-arg="no-positions"`); got != eye {
			t.Errorf("%s: an eye for P-positions: %v", fragment, got)
		}
	}
}
