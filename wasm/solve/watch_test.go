package solve

import (
	"strings"
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
	if j := told.Jobs[0]; !strings.HasPrefix(j, "Verify of "+undecided+": ") || !strings.Contains(j, " of 200") {
		t.Errorf("what runs: %s", j)
	}
	if want := "Study of game=wythoff: waits"; told.Jobs[1] != want {
		t.Errorf("what waits: %s", told.Jobs[1])
	}
	if want := undecided + ": decided below 128, edge at 512, 2 kB, jobs: 1"; told.Windows[0] != want {
		t.Errorf("the window: %s, want %s", told.Windows[0], want)
	}
	if want := "game=wythoff: 0 kB, jobs: 0"; told.Windows[1] != want {
		t.Errorf("a theorem keeps nothing: %s", told.Windows[1])
	}
}
