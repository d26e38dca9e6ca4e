package show

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/model"
)

// Beside one another on a small window, two maps have their buttons at the right of
// both, where the tab of the list does not cover them.
func TestButtonsOfTwoMaps(t *testing.T) {
	for _, small := range []bool{true, false} {
		m := model.New()
		m.Begin(0)
		m.Update(0, model.Resize{Room: model.Room{W: 390, H: 844, Ratio: 1, Scale: 1, Sheet: small}})
		m.Update(0, model.Hash{Fragment: "#v=1&game=wythoff&x=5&y=5&with=game=nim&compare=beside"})
		for _, a := range Root(m) {
			if a.Name == "style" && strings.Contains(a.Value, "--map-right:0px") != small {
				t.Errorf("small %v: %s", small, a.Value)
			}
		}
	}
}
