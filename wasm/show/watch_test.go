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
	s.worker = &protocol.Watched{Windows: []string{"game=wythoff: 0 kB"}}
	if got := said(); !strings.Contains(got, "JobsNone.Windowsgame=wythoff: 0 kB") {
		t.Errorf("the worker's drawer says %s", got)
	}
}
