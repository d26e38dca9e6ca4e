package protocol

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

// samples has messages of every kind, plain and with awkward contents.
var samples = []Message{
	{1, &Tile{Game: "game=wythoff", Level: 1100, IX: "-3", IY: strings.Repeat("9", 400)}},
	{1<<64 - 1, &Inspect{Game: "game=wab&a=2&b=3", X: "0", Y: "17"}},
	{3, &Rows{Game: "game=st-wythoff&s=2&t=3&play=misere", From: "1000000", Count: 64}},
	{4, &Call{Method: "count", Game: "game=wythoff", Args: []string{"0", "", "10", "\x00\xff"}}},
	{5, &Call{}},
	{6, &Verify{Game: "game=wythoff", N: "4096"}},
	{17, &Sketch{Game: "game=nim", Side: 72}},
	{20, &Recompute{Table: 9}},
	{21, &Prove{Erratum: 3}},
	{22, &Evidence{Lines: []string{"b′₀ = 1.", ""}, Fails: "not so"}},
	{23, &Examine{Game: "game=wytlex&k=3", Piles: []string{"0", "10", "30"}, To: []string{"0", "9", "50"}}},
	{24, &Examined{
		Outcome: "N", Reason: "Theorem 13.", Moves: []string{"0", "0", "0"}, Changes: []string{"0", "-10", "-30"}, Pairs: []string{"0", "1"}, More: true,
		Legal: true, Reasons: []string{"Both have a pile of 0."}, Change: []string{"0", "20", "-1"}, Pair: []string{"0", "2"},
	}},
	{25, &Plot{Game: "game=nim&k=3", First: 0, Second: 3, Level: 7, IX: "1", IY: "-2"}},
	{26, &Spot{Game: "game=nim&k=3", First: 1, Second: 2, X: "10", Y: "20"}},
	{27, &Owners{Game: "game=wytlex&k=3", From: "1000000", Count: 4096}},
	{28, &Owned{Piles: []byte{1, 2, 3, 0}}},
	{7, &Cancel{}},
	{8, &Crash{}},
	{0, &Ready{}},
	{9, &Progress{Done: 3, Total: 1 << 40, Words: "Deciding [0, 4096)²"}},
	{10, &Error{Message: "s=0: must be from 1 to 1000000"}},
	{11, &Dropped{}},
	{0, &Crashed{Message: "index out of range"}},
	{12, &Shades{Texels: bytes.Repeat([]byte{0, 1, 255}, 1000), Edge: 32768, Period: 4096}},
	{13, &Inspected{Outcome: "N", Reason: "By Eq. (2)", Moves: []string{"1", "2", "3", "5"}, More: true}},
	{14, &Table{Columns: []string{"n", "Aₙ", "Bₙ"}, Cells: []string{"0", "0", "0", "1", "1", "2"}, Note: "x"}},
	{15, &Value{JSON: `[["0","0","0"]]`}},
	{16, &Verified{Checked: 65536, Differ: 1, Route: "Eq. (2) against the definition", First: []string{"4", "7"}}},
	{17, &Study{Game: "game=radius&r=5"}},
	{18, &Studied{
		Sections: []Section{{"Period", []string{"None.", "φ"}, []string{"3", "5"}}, {}},
		Rays:     []string{"0.500", "0.500", "100.2", "161.9"},
	}},
	{19, &Studied{}},
	{23, &Seek{Game: "game=wythoff", By: "x", N: "100"}},
	{24, &Found{Positions: []string{"100", "162"}, Note: "one"}},
	{25, &Decide{Game: "game=radius&r=5", Side: 65536}},
	{26, &Decided{Edge: 65536}},
}

func TestRoundTrip(t *testing.T) {
	seen := map[reflect.Type]bool{}
	for _, m := range samples {
		seen[reflect.TypeOf(m.Body)] = true
		got, err := Decode(Encode(m))
		if err != nil {
			t.Errorf("%T: %v", m.Body, err)
		} else if !reflect.DeepEqual(got, m) {
			t.Errorf("got %+v, want %+v", got.Body, m.Body)
		}
	}
	for _, k := range kinds {
		if !seen[reflect.TypeOf(k)] {
			t.Errorf("no sample of %T", k)
		}
	}
}

// A message cut anywhere, or with something after it, is an error.
func TestDecodeRefuses(t *testing.T) {
	for _, m := range samples {
		data := Encode(m)
		for n := range data {
			if _, err := Decode(data[:n]); err == nil {
				t.Errorf("%T cut to %d of %d bytes was read", m.Body, n, len(data))
			}
		}
		if _, err := Decode(append(data, 0)); err == nil {
			t.Errorf("%T with a byte too many was read", m.Body)
		}
	}
	for name, data := range map[string][]byte{
		"other version":         {Version + 1, 5, 0},
		"unknown kind":          {Version, byte(len(kinds)), 0},
		"list beyond bytes":     {Version, kindOf(&Call{}), 1, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x7f},
		"text beyond bytes":     {Version, kindOf(&Value{}), 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1},
		"number too long":       append([]byte{Version, kindOf(&Cancel{})}, bytes.Repeat([]byte{0xff}, 11)...),
		"sections beyond bytes": {Version, kindOf(&Studied{}), 1, 0xff, 0xff, 0xff, 0xff, 0x7f},
		"flag of 2":             {Version, kindOf(&Inspected{}), 1, 0, 0, 0, 2},
	} {
		if m, err := Decode(data); err == nil {
			t.Errorf("%s: read as %+v", name, m.Body)
		}
	}
}

// The message must not change when the caller reuses the bytes.
func TestDecodeCopies(t *testing.T) {
	data := Encode(Message{1, &Shades{Texels: []byte{1, 2, 3}}})
	m, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	clear(data)
	if got := m.Body.(*Shades).Texels; !bytes.Equal(got, []byte{1, 2, 3}) {
		t.Errorf("texels became %v", got)
	}
}

func FuzzDecode(f *testing.F) {
	for _, m := range samples {
		f.Add(Encode(m))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := Decode(data)
		if err != nil {
			return
		}
		again, err := Decode(Encode(m)) // uvarints have longer spellings, so compare messages
		if err != nil || !reflect.DeepEqual(m, again) {
			t.Fatalf("%+v read back as %+v, %v", m.Body, again.Body, err)
		}
	})
}
