package model

import (
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/grundy"
	"wythoffatlas/wasm/protocol"
)

// The values in view are those of the rules, wherever the map looks.
func TestValuesInView(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&x=100&y=60&z=4&show=values")
	b.settle()
	rules := b.s.Game().Rules
	want, err := grundy.Decide(rules, game.Normal, 256, 256, nil)
	if err != nil {
		t.Fatal(err)
	}
	b.s.Map.Look()
	positions := 0
	for _, block := range b.s.Values() {
		if block.Values == nil {
			t.Fatalf("the block at (%d, %d) has not come", block.X, block.Y)
		}
		for x := block.X; x < min(block.X+block.Side, 256); x++ {
			for y := block.Y; y < min(block.Y+block.Side, 256); y++ {
				positions++
				if got := block.At(x, y); got != uint64(want.At(int(x), int(y))) {
					t.Fatalf("the value of (%d, %d) is %d, not %d", x, y, got, want.At(int(x), int(y)))
				}
			}
		}
	}
	if positions < 90*50 {
		t.Errorf("%d positions have values", positions)
	}
	if v, ok := b.s.ValueOf([]*big.Int{big.NewInt(100), big.NewInt(60)}); !ok || v != uint64(want.At(100, 60)) {
		t.Errorf("the position in the middle has the value %d, %v", v, ok)
	}
	if _, ok := b.s.ValueOf([]*big.Int{big.NewInt(-1), big.NewInt(60)}); ok {
		t.Error("a position below zero has a value")
	}
}

// Where values cannot be shown the page says why, and asks nothing.
func TestValuesThatAreNotShown(t *testing.T) {
	for link, says := range map[string]string{
		"game=wythoff&z=4&show=values&play=misere":                             "misère",
		"game=blocking&k=3&z=4&show=values":                                    "forbidden",
		"game=wythoff&z=4&show=values&preset=4x1":                              "decree",
		"game=wythoff&z=-1&show=values":                                        "Zoom in",
		"game=nim&k=4&view=map&show=values":                                    "",
		"game=wythoff&view=table&show=values":                                  "",
		"game=wythoff&z=4&show=beams":                                          "",
		"game=wythoff&x=1" + strings.Repeat("0", 100) + "&y=5&z=4&show=values": "beyond",
	} {
		b := newBench(t, "#v=1&"+link)
		b.settle()
		shown, why := b.s.ValuesShown()
		if beyond := says == "beyond"; shown != beyond || !beyond && (says == "") != (why == "") || !beyond && !strings.Contains(why, says) {
			t.Errorf("%.60s: shown %v, %q", link, shown, why)
		}
		if n := len(b.s.Values()); n != 0 {
			t.Errorf("%.60s: %d blocks", link, n)
		}
		for _, e := range b.done {
			if post, ok := e.(Post); ok {
				if m, err := protocol.Decode(post.Data); err != nil {
					t.Fatal(err)
				} else if asked, ok := m.Body.(*protocol.Values); ok {
					t.Errorf("%.60s: %+v is asked", link, asked)
				}
			}
		}
	}
}
