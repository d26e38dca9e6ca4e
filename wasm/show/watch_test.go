package show

import (
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

func TestWatched(t *testing.T) {
	s := sample(catalog.Default().Default(), "*")
	said := func() string { return html.El("div", listing(s)).Content() }
	if strings.Contains(said(), "jobs, windows") {
		t.Error("without debug=1 the list has the worker's drawer")
	}
	s.link.Debug = true
	s.worker = &protocol.Watched{
		Jobs: []protocol.Job{
			{Kind: "Verify", Game: "game=wythoff", Begun: true, Progress: protocol.Progress{Done: 1, Total: 4, Words: "Comparing"}},
			{Kind: "Forget"},
		},
		Windows: []protocol.Window{{Game: "game=radius&r=5", Side: 2048, Edge: 32768, Bytes: 524288, Jobs: 1}, {Game: "game=wythoff"}},
	}
	for _, want := range []string{
		"Verify of game=wythoff: Comparing, 25", "Forget: waits",
		"game=radius&r=5: decided below 2048, edge at 32\u2009768; 524\u2009288 bytes, in use by 1", "game=wythoff: 0 bytes",
	} {
		if got := said(); !strings.Contains(got, want) {
			t.Errorf("the worker's drawer lacks %q: %s", want, got)
		}
	}
}
