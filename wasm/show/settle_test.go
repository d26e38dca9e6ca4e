package show

import (
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// even accepts the pairs of binary numbers that both end in 0.
func even() *protocol.Settled {
	return &protocol.Settled{
		Proved: true, System: "base 2", Base: 2, Weights: []string{"1", "2", "4"}, Guessed: true, Window: 64, Tried: 1,
		Steps: []protocol.Decision{{Words: "no move joins two P-positions", Built: 9}},
		P:     protocol.Automaton{Digits: 2, Next: []uint64{1, 2, 2, 2, 1, 2, 2, 2}, Accepting: []byte{1, 0}},
	}
}

func settledTool(t *testing.T, answer *protocol.Settled, pinned ...string) *html.Node {
	t.Helper()
	s := &state{game: catalog.Default().Default(), done: done{pinned: pinned}}
	s.field = func(string) model.Field { return model.Field{} }
	s.open = func(string) bool { return true }
	s.tasks = func(string) model.Task { return taskDone(answer) }
	return settle(s)
}

func TestProofsAreToldAndDrawn(t *testing.T) {
	tool := settledTool(t, even(), "4", "6")
	says := tool.Content()
	for _, part := range []string{"Proved for all positions", "base 2", "weigh 1, 2, 4", "2\u00a0states", "Found and proved here", "9\u00a0states built", "(4,\u00a06) is P", "x = 100, y = 110"} {
		if !strings.Contains(says, part) {
			t.Errorf("%q does not say %q", says, part)
		}
	}
	circles := strings.Count(tool.String(), "<circle")
	if circles != 3 { // two states, one of them with two rings
		t.Errorf("%d circles", circles)
	}
	// The way through it lights up in the drawing, and where it ends is marked.
	if drawn := tool.String(); !strings.Contains(drawn, `data-on="0"`) || strings.Count(drawn, "data-end") != 1 {
		t.Errorf("the way of (4, 6) is not in %s", drawn)
	}
	if drawn := settledTool(t, even()).String(); strings.Contains(drawn, "data-on") {
		t.Errorf("without a position something is lit in %s", drawn)
	}
	if says := settledTool(t, even(), "4", "7").Content(); !strings.Contains(says, "(4,\u00a07) is N") {
		t.Errorf("%q", says)
	}
}

// The dialog of a drawing shows it, how it is read and its table, and while the
// proof is under way that.
func TestDiagramHasRoom(t *testing.T) {
	var out model.Task
	s := &state{game: catalog.Default().Default(), open: func(string) bool { return true }, tasks: func(string) model.Task { return out }}
	all := func() string { return html.String(diagram(s)...) }
	out = model.Task{Asked: true, Answer: ask.Answer{Status: ask.Waiting, Progress: &protocol.Progress{Total: 4, Done: 1, Words: "Guessing"}}}
	if says := all(); !strings.Contains(says, "Guessing, 25") || strings.Contains(says, "<circle") {
		t.Errorf("under way: %s", says)
	}
	out = taskDone(&protocol.Settled{Why: "Nothing was found."})
	if says := all(); !strings.Contains(says, "Nothing was found.") {
		t.Errorf("not found: %s", says)
	}
	out = taskDone(even())
	s.pinned = []string{"4", "6"}
	if says := all(); strings.Count(says, "<circle") != 3 || !strings.Contains(says, "In a box") || !strings.Contains(says, "1,1 → 1") || !strings.Contains(says, "is P") {
		t.Errorf("proved: %s", says)
	}
	s.open = func(string) bool { return false }
	if len(diagram(s)) > 0 {
		t.Error("closed, it is shown")
	}
}

// A proof says whether its automaton is from a theorem, and how.
func TestProofsSayWhereTheyAreFrom(t *testing.T) {
	proof := even()
	proof.Guessed, proof.Theorem, proof.Window = false, "Theorem 7 (W. A. Liu and H. Li, 2014)", 0
	if says := settledTool(t, proof).Content(); !strings.Contains(says, "written from the formulas of Theorem 7") || strings.Contains(says, "Found and proved here") {
		t.Errorf("%q", says)
	}
	proof.Window = 2048
	if says := settledTool(t, proof).Content(); !strings.Contains(says, "read off the positions that Theorem 7") || !strings.Contains(says, "below 2") {
		t.Errorf("%q", says)
	}
}

// What comes from outside may be no automaton at all.
func TestDrawingsSurviveBadAutomata(t *testing.T) {
	for _, p := range []protocol.Automaton{
		{}, {Digits: 2, Next: []uint64{9, 9, 9, 9}, Accepting: []byte{1}},
		{Digits: 2, Accepting: []byte{1, 1, 1}},
	} {
		proof := even()
		proof.P = p
		settledTool(t, proof, "1", "2")
	}
}

func TestRefutationsLeadSomewhere(t *testing.T) {
	tool := settledTool(t, &protocol.Settled{Why: "Nothing was found.", Refuted: []protocol.Refuted{{At: []string{"3", "5"}, Words: "It moves to (1, 2)."}}})
	if says := tool.Content(); !strings.Contains(says, "Nothing was found.") || !strings.Contains(says, "(3,\u00a05)") {
		t.Errorf("%q", says)
	}
}

// Files are offered, those of a number system where Walnut has none; large automata
// are a table; what was found joins the card; and the gallery lists what was found.
func TestProofsAreTakenAway(t *testing.T) {
	tool := settledTool(t, even())
	if says := tool.String(); !strings.Contains(says, `data-arg="commands"`) || strings.Contains(says, `data-arg="addition"`) {
		t.Errorf("wrong files for a base in %s", says)
	}
	large := even()
	large.Base, large.T, large.P.Digits = 0, 4, 4
	large.P.Accepting = make([]byte, drawnStates+1)
	large.P.Next = make([]uint64, 16*len(large.P.Accepting))
	large.P.Next[5] = 61
	tool = settledTool(t, large, "3", "4")
	if says := tool.String(); !strings.Contains(says, `data-arg="addition"`) || strings.Contains(says, "<circle") {
		t.Errorf("wrong files or a drawing in %s", says)
	}
	if says := tool.Content(); !strings.Contains(says, "1,1 → 60") {
		t.Errorf("no table in %q", says)
	}
	g, problems := catalog.FromLink("game=wab&a=1&b=2&play=misere")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	s := &state{game: g, tasks: func(string) model.Task { return taskDone(even()) }}
	if card := foundHere(s); card == nil || !strings.Contains(card.Content(), "Found and proved here") {
		t.Errorf("the card does not have what was found")
	}
	gallery := theoremsFound("")
	if gallery == nil || strings.Count(gallery.String(), "&amp;proof=1") < 20 || theoremsFound("zebra") != nil {
		t.Errorf("the gallery lists %v", gallery)
	}
}

// What a proof decides is said as it is for the game: of options that may be
// forbidden it is counted how many are P.
func TestWhatAProofDecides(t *testing.T) {
	for link, says := range map[string]string{
		"wythoff": "decide that no move joins two positions it accepts, and", "blocking": "accepts at most 2 of its options.",
	} {
		if said := settle(sample(catalog.Find(link).Default())).Content(); !strings.Contains(said, says) {
			t.Errorf("%s: %s", link, said)
		}
	}
	g, err := catalog.Find("blocking").Game(catalog.Numbers(3), game.Misere)
	if said := settle(sample(g)).Content(); err != nil || !strings.Contains(said, "at most 2 of its options and not all.") {
		t.Errorf("%s, %v", said, err)
	}
}
