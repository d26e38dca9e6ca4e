package solve

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// labAnswer asks a fresh solver.
func labAnswer(body protocol.Body) protocol.Body {
	d := newDesk(small)
	d.ask(1, body)
	d.run()
	return d.sent[len(d.sent)-1].Body
}

func said(list []string, words string) bool {
	for _, s := range list {
		if strings.Contains(s, words) {
			return true
		}
	}
	return false
}

func TestWords(t *testing.T) {
	for _, c := range []struct {
		ask      protocol.Words
		begins   string // the letters
		sentence string
		number   string // exactly, of the velocity
		entry    string
	}{
		{protocol.Words{Game: "game=wythoff", First: 1, Kind: "gaps", Digits: 30}, "2122121", "It is Sturmian", "(1+√5)/2 1.618033988749894848204586834365", "Aₙ, its first term is of row n = 1"},
		{protocol.Words{Game: "game=wythoff", First: 2, Less: 1, Kind: "gaps", Digits: 5}, "1111", "repeats after 1 letters", "1 1.00000", "Bₙ, its first term is of row n = 1"},
		{protocol.Words{Game: "game=wythoff", First: 2, Kind: "characteristic", Digits: 5}, "01001010", "Sturmian", "(3+√5)/2 2.61803", ""},
		{protocol.Words{Game: "game=wythoff", First: 1, Kind: "owners"}, "12112121", "fixes it, and is primitive", "(1+√5)/2 1", ""},
		{protocol.Words{Game: "game=subtraction&f=G2", First: 1, Kind: "runs", Digits: 3}, "011010011001011010010", "Prouhet–Thue–Morse", "3/2 1.500", "Aₙ, its first term is of row n = 1"},
		{protocol.Words{Game: "game=subtraction&f=G3", First: 2, Kind: "gaps"}, "", "There is no such word", "", "Bₙ"},
		{protocol.Words{Game: "game=wytlex&k=3", First: 3, Kind: "owners"}, "1", "", "", ""},
	} {
		w, ok := labAnswer(&c.ask).(*protocol.Worded)
		if !ok {
			t.Errorf("%+v: %+v", c.ask, labAnswer(&c.ask))
			continue
		}
		letters := ""
		for _, a := range w.Letters {
			letters += string('0' + rune(a))
		}
		if !strings.HasPrefix(letters, c.begins) || !said(w.Sentences, c.sentence) {
			t.Errorf("%+v: %.30s %q %q", c.ask, letters, w.Sentences, w.Note)
		}
		if c.number != "" && (len(w.Numbers) == 0 || w.Numbers[0].Surd+" "+w.Numbers[0].Digits != c.number) {
			t.Errorf("%+v: %v", c.ask, w.Numbers)
		}
		entries := []string{}
		for _, e := range w.Entries {
			entries = append(entries, e.Is)
		}
		if c.entry != "" && !said(entries, c.entry) {
			t.Errorf("%+v: %v", c.ask, entries)
		}
		if len(w.Rows)%max(len(w.Heads), 1) != 0 {
			t.Errorf("%+v: %d cells under %d heads", c.ask, len(w.Rows), len(w.Heads))
		}
	}
	golden := labAnswer(&protocol.Words{Game: "game=wythoff", First: 1, Kind: "gaps"}).(*protocol.Worded)
	if len(golden.Factors) != 201 || golden.Factors[200] != 201 || golden.Palindromes[200] != 1 {
		t.Errorf("the golden word has %v factors", golden.Factors)
	}
	for _, wrong := range []protocol.Words{
		{Game: "game=wythoff", First: 3, Kind: "gaps"}, {Game: "game=wythoff", First: 1, Less: 1, Kind: "gaps"}, {Game: "game=wythoff", First: 1, Kind: "x"},
		{Game: "game=wythoff", First: 1, Less: 2, Kind: "owners"}, {Game: "game=wythoff", First: 1, Kind: "gaps", Digits: 1e9}, {Game: "x"},
	} {
		if e, ok := labAnswer(&wrong).(*protocol.Error); !ok || !strings.HasSuffix(e.Message, ".") {
			t.Errorf("%+v is answered: %+v", wrong, e)
		}
	}
}

func TestColumns(t *testing.T) {
	c, ok := labAnswer(&protocol.Columns{Game: "game=wythoff&preset=4x1", To: 20}).(*protocol.Columned)
	if !ok || c.X != "-3" || c.Y != "-3" || c.Column != 3 || len(c.Last) != lastColumns || c.Last[lastColumns-1].At != 20 {
		t.Fatalf("a full box of side 4: %+v", c)
	}
	for i := 1; i < len(c.Last); i++ {
		before, now := c.Last[i-1], c.Last[i]
		want := string(before.Bits[1:]) + "\x00\x01"
		if before.Bits[0] == 0 {
			want = "\x01" + string(before.Bits[1:]) + "\x00"
		}
		if string(now.Bits) != want || now.Size != before.Size+1 || now.Rule == "" {
			t.Errorf("column %d is %v, after %v", now.At, now.Bits, before.Bits)
		}
	}
	if c, ok := labAnswer(&protocol.Columns{Game: "game=wythoff", To: 5}).(*protocol.Columned); !ok || c.X != "0" || c.Y != "0" || c.Differ[0] != 0 || c.Settled != c.Column || c.Lower < c.End*3/4 || c.Higher < c.End*3/4 {
		t.Errorf("Wythoff's game differs from itself: %+v", c)
	}
	for _, wrong := range []protocol.Columns{{Game: "game=nim", To: 5}, {Game: "game=wythoff&play=misere", To: 5}, {Game: "game=wythoff", To: 1e9}, {Game: "game=wythoff"}} {
		if e, ok := labAnswer(&wrong).(*protocol.Error); !ok {
			t.Errorf("%+v is answered: %+v", wrong, e)
		}
	}
}

func TestBoxes(t *testing.T) {
	b, ok := labAnswer(&protocol.Boxes{Side: 5, Share: "0.5", First: 1, Count: 60}).(*protocol.Boxed)
	if !ok || b.Count != 60 || b.Constant != 60 || len(b.Outliers) == 0 {
		t.Fatalf("%+v", b)
	}
	for _, list := range [][]protocol.Share{b.Saturated, b.Meeting, b.Discrepancies} {
		sum := uint64(0)
		for _, s := range list {
			sum += s.Boxes
		}
		if sum != b.Count {
			t.Errorf("%d boxes in %v", sum, list)
		}
	}
	for _, o := range b.Outliers {
		if g, err := parseGame(o.Game); err != nil || g.Preset == nil || o.Why == "" {
			t.Errorf("%+v: %v", o, err)
		}
	}
	for _, wrong := range []protocol.Boxes{{Side: 0, Share: "0.5", Count: 3}, {Side: 99, Share: "0.5", Count: 3}, {Side: 3, Share: "x", Count: 3}, {Side: 3, Share: "0.5", Count: 1e9}} {
		if e, ok := labAnswer(&wrong).(*protocol.Error); !ok {
			t.Errorf("%+v is answered: %+v", wrong, e)
		}
	}
}
