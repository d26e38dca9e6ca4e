package show

import (
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// What is said of two games follows from what was compared, and no more is said.
func TestWhatIsSaidOfTwoGames(t *testing.T) {
	s := sample(catalog.Default().Default())
	g, err := catalog.Find("a-wythoff").Game(catalog.Numbers(2), game.Normal)
	if err != nil {
		t.Fatal(err)
	}
	s.link.With.Game = g
	for _, c := range []struct {
		m    model.Meeting
		says string
	}{
		{model.Meeting{}, "Looking for where they part"},
		{model.Meeting{Within: 2048}, "They agree on [0, 2"},
		{model.Meeting{Within: 2048, Note: "Not all could be decided."}, "They agree on what was compared"},
		{model.Meeting{Within: 256, First: []string{"1", "2"}, Sure: true}, "They first part at"},
		{model.Meeting{Within: 256, First: []string{"255", "254"}}, "On [0, 256)² they first part at"},
		{model.Meeting{Within: 256, First: []string{"1", "2"}, Sure: true, InView: &protocol.Compared{Agree: 12, OnlyFirst: 34, OnlySecond: 56}}, "34"},
	} {
		s.meeting = c.m
		if words := comparison(s).String(); !strings.Contains(words, c.says) || strings.Contains(words, "agree") && len(c.m.First) > 0 {
			t.Errorf("%+v: %s", c.m, words)
		}
	}
	if key(s)[0] == nil || !strings.Contains(key(s)[0].String(), "only in "+g.Name()) {
		t.Error("with the list folded nothing says which colour is which game")
	}
	s.link.With.Way = "beside"
	if key(s)[0] != nil {
		t.Error("beside one another the games have no colours")
	}
}
