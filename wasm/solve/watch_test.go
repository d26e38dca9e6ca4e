package solve

import (
	"testing"

	"wythoffatlas/wasm/protocol"
)

// Whoever looks for a fault sees what runs, what waits, and how much of which game is
// decided.
func TestWatch(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Inspect{Game: undecided, At: []string{"100", "100"}})
	d.ask(2, &protocol.Inspect{Game: "game=wythoff", At: []string{"1", "2"}})
	d.run()
	d.ask(3, &protocol.Verify{Game: undecided, N: "200"})
	d.Step() // under way
	d.ask(4, &protocol.Study{Game: "game=wythoff"})
	d.ask(5, &protocol.Watch{})
	told := (*protocol.Watched)(nil)
	for told == nil && d.Step() {
		told, _ = d.sent[len(d.sent)-1].Body.(*protocol.Watched)
	}
	if told == nil || len(told.Jobs) != 2 || len(told.Windows) != 2 {
		t.Fatalf("the worker tells %+v", told)
	}
	if j := told.Jobs[0]; j.Kind != "Verify" || j.Game != undecided || !j.Begun || j.Progress.Words == "" {
		t.Errorf("what runs: %+v", j)
	}
	if j := told.Jobs[1]; j.Kind != "Study" || j.Begun {
		t.Errorf("what waits: %+v", j)
	}
	if w := told.Windows[0]; w.Game != undecided || w.Side < 101 || w.Edge != 512 || w.Bytes == 0 || w.Jobs != 1 {
		t.Errorf("the window: %+v", w)
	}
	if w := told.Windows[1]; w != (protocol.Window{Game: "game=wythoff"}) {
		t.Errorf("a theorem keeps nothing: %+v", w)
	}
}
