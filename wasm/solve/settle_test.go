package solve

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// A game without a theorem has an edge until it is proved; then every answer is
// by the automaton, at any size, and the same as elimination gives.
func TestSettle(t *testing.T) {
	const link = "game=restricted&s=1&t=1&sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3"
	d := newDesk(small)
	id := uint64(0)
	ask := func(body protocol.Body) protocol.Body {
		id++
		d.ask(id, body)
		d.run()
		return d.sent[len(d.sent)-1].Body
	}
	tile := &protocol.Tile{Game: link, Side: 64, IX: "0", IY: "0"}
	before := ask(tile).(*protocol.Shades)
	if before.Edge == 0 {
		t.Fatal("the game has no edge to begin with")
	}
	proof, ok := ask(&protocol.Settle{Game: link}).(*protocol.Settled)
	if !ok || !proof.Proved || !proof.Guessed || len(proof.Steps) == 0 {
		t.Fatalf("not proved: %+v", d.sent[len(d.sent)-1].Body)
	}
	states := len(proof.P.Accepting)
	if states == 0 || uint64(len(proof.P.Next)) != uint64(states)*proof.P.Digits*proof.P.Digits {
		t.Fatalf("an automaton of %d states has %d transitions", states, len(proof.P.Next))
	}
	after := ask(tile).(*protocol.Shades)
	if after.Edge != 0 || string(after.Texels) != string(before.Texels) {
		t.Error("the map has an edge, or other shades, after the proof")
	}
	far := "1" + "0000000000000000000000000000000000000000"
	if o := ask(&protocol.Inspect{Game: link, At: []string{far, "6"}}).(*protocol.Inspected); o.Outcome == "" || o.Detected {
		t.Errorf("far out: %+v", o)
	}
	if n := ask(&protocol.Count{Game: link, From: []string{"0", "0"}, To: []string{far, far}}).(*protocol.Counted); len(n.N) < 40 {
		t.Errorf("counted %q", n.N)
	}
	ask(&protocol.Forget{})
	if after := ask(tile).(*protocol.Shades); after.Edge != 0 {
		t.Error("the proof is forgotten")
	}
	if again := ask(&protocol.Settle{Game: link}); again != protocol.Body(proof) {
		t.Error("proved anew")
	}
	file, ok := ask(&protocol.ProofFile{Game: link, Kind: "automaton"}).(*protocol.ProofText)
	if !ok || !strings.HasPrefix(file.Text, "msd_") || file.Ends != "-P.txt" {
		t.Errorf("the file of the automaton is %+v", file)
	}
	if _, ok := ask(&protocol.ProofFile{Game: link, Kind: "tea"}).(*protocol.Error); !ok {
		t.Error("there is a file of tea")
	}
	if words, ok := ask(&protocol.ProofFile{Game: "game=subtraction&f=Ex1", Kind: "dot"}).(*protocol.Error); !ok {
		t.Errorf("a game that is not read has a file: %v", words)
	}
}

// What cannot be proved is said in a sentence.
func TestSettleSaysWhyNot(t *testing.T) {
	for _, link := range []string{"game=nim&k=3", "game=subtraction&f=Ex1"} {
		if e := get[*protocol.Error](t, small, &protocol.Settle{Game: link}); e.Message == "" {
			t.Errorf("%s: no word", link)
		}
	}
}
