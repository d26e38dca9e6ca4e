package protocol

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"
)

// samples has messages of every kind, plain and with awkward contents.
var samples = []Message{
	{1, &Tile{Game: "game=wythoff", Axes: [2]uint64{0, EveryHeap}, Level: 1100, Side: 96, IX: "-3", IY: strings.Repeat("9", 400), Aside: true}},
	{1<<64 - 1, &Inspect{Game: "game=wab&a=2&b=3", At: []string{"0", "17"}}},
	{2, &Inspect{Game: "game=nim&k=3", At: []string{"1", "2", "4"}, To: []string{"1", "2", "3"}}},
	{3, &Outcomes{Game: "game=wythoff", Positions: []string{"0", "", "10", "\x00\xff"}}},
	{4, &Rows{Game: "game=st-wythoff&s=2&t=3&play=misere", From: "1000000", Count: 64, List: true}},
	{5, &Count{Game: "game=wythoff", From: []string{"0", "0"}, To: []string{"8", "9"}}},
	{6, &Count{}},
	{7, &Seek{Game: "game=wythoff", Axes: []uint64{0, 1 << 40}, Values: []string{"100", "7"}}},
	{8, &Owner{Game: "game=wytlex&k=3", N: "61"}},
	{9, &Owners{Game: "game=wytlex&k=3", From: "1", Count: 4096}},
	{10, &Trend{Game: "game=wytlex&k=3"}},
	{10, &Candidates{Game: "game=subtraction&f=1", Count: 9}},
	{11, &Verify{Game: "game=wythoff", N: "4096"}},
	{12, &Compare{Game: "game=wythoff", Other: "game=nim&k=2", N: 400}},
	{13, &Study{Game: "game=radius&r=5"}},
	{14, &Decide{Game: "game=radius&r=5", Side: 65536}},
	{15, &Recompute{Table: 3}},
	{16, &Prove{Erratum: 5}},
	{17, &Forget{}},
	{18, &Cancel{}},
	{19, &Crash{}},
	{0, &Ready{}},
	{20, &Started{}},
	{21, &Progress{Done: 3, Total: 1 << 40, Words: "Deciding [0, 4096)²"}},
	{0, &Idle{Kept: 1 << 27, Taken: 1 << 28}},
	{22, &Error{Message: "s=0: must be from 1 to 1000000"}},
	{23, &Dropped{}},
	{0, &Crashed{Message: "index out of range"}},
	{24, &Shades{Texels: bytes.Repeat([]byte{0, 1, 255}, 1000), Edge: 32768, Period: 4096, Rows: 7}},
	{25, &Inspected{
		Outcome: "N", Reason: "By Eq. (2)", Detected: true, More: true,
		Moves: []Move{{[]string{"1", "2"}, []string{"0", "-3"}, [2]uint64{1, 1}}, {}},
		Legal: true, Reasons: []string{"It is."}, Way: []Move{{To: []string{"3"}}},
	}},
	{26, &Letters{Outcomes: "PN?", Reason: "x"}},
	{27, &Table{Columns: []string{"n", "Aₙ", "Bₙ"}, Cells: []string{"0", "0", "0", "1", "1", "2"}, Note: "x"}},
	{27, &Recomputed{Game: "game=wythoff", Heads: []string{"n"}, Across: true, Printed: []string{"1"}, At: []string{"3,5"}, Computed: []string{"2"}}},
	{28, &Counted{N: "12"}},
	{29, &Found{Rows: []Row{{"12", []string{"19", "31"}}, {"", nil}}, Note: "one"}},
	{30, &Owns{Row: "12", Pile: 3}},
	{31, &Owned{Piles: []byte{1, 2, 3, 0}}},
	{32, &Trending{Row: []string{"100", "1", "2"}}},
	{33, &Verified{Checked: 65536, Differ: 1, Route: "Eq. (2) against the definition", First: []string{"4", "7"}}},
	{34, &Compared{Agree: 1, OnlyFirst: 2, OnlySecond: 3, First: []string{"4", "7"}, Note: "x"}},
	{35, &Studied{
		Sections: []Section{{"Period", []string{"None.", "φ"}, []string{"3", "5"}}, {}},
		Rays:     []string{"0.500", "0.500", "100.2", "161.9"},
	}},
	{36, &Studied{}},
	{37, &Decided{Edge: 65536, Note: "x"}},
	{38, &Evidence{Lines: []string{"a", "b"}, Fails: "c"}},
	{39, &Forgotten{Bytes: 9}},
	{39, &Watch{}},
	{39, &Watched{Jobs: []string{"Verify of game=wythoff: waits"}, Windows: []string{"game=wythoff: 0 kB", ""}}},
	{40, &Options{Game: "game=wythoff", At: []string{"3", "7"}, Which: 3, From: "1", Count: 9, Outcomes: true}},
	{41, &Listed{
		Total: "6", Groups: []string{"2", "2", ""}, Note: "x", To: []string{"1", "5"}, Outcomes: "N",
		Reach: []Reach{{Sets: [4]string{"max2", "all", "odd", "none"}, FirstTo: []string{"1", "7"}, Area: []string{"2", "6", "1", "5"}, Depends: true}},
	}},
	{42, &Explain{Game: "game=wythoff", At: []string{"3", "7"}}},
	{43, &Explained{Outcome: "N", Short: "N (3, 7)", Words: []string{"a", ""}, Move: []Move{{To: []string{"3"}}}, Over: true, Forbid: []string{"1", "2"}}},
	{44, &Play{Game: "game=wythoff", At: []string{"3", "7"}, Forbidden: []string{"0", "7"}, Forbids: true, Rate: 20, Seed: 1<<64 - 1}},
	{45, &Played{To: []string{"3", "5"}, Over: true}},
	{46, &Start{Game: "game=wythoff", Low: "1", High: "30", Seed: 2}},
	{47, &Begun{At: []string{"3", "7"}}},
	{48, &Puzzles{Game: "game=wythoff", Seed: 3}},
	{50, &Settle{Game: "game=wythoff"}},
	{90, &Identify{Terms: []string{"1", "3"}, Heaps: 2}},
	{91, &Identified{Games: []string{"game=nim"}, Sequences: []string{"A"}, From: []uint64{1}, Agree: []uint64{9}, Systems: []string{"base 2"}, Made: []MadeGame{{"game=subtraction&f=G2", "f = x0-x1", "Positive."}}, WhyNone: "none", Asked: 9}},
	{51, &Settled{
		Proved: true, Why: "x", System: "base 2", Base: 2, S: 1, T: 1, Weights: []string{"1", "2"}, Guessed: true, Theorem: "Theorem 7", Window: 64, Tried: 3,
		Steps:   []Decision{{"a", 9, 7}, {}},
		P:       Automaton{Digits: 2, Next: []uint64{1, 0, 2, 1}, Accepting: []byte{1}},
		Refuted: []Refuted{{[]string{"1", "2"}, []string{"0", "0"}, "b"}, {}},
	}},
	{52, &ProofFile{Game: "game=wythoff", Kind: "dot"}},
	{53, &ProofText{Text: "digraph", Ends: ".dot"}},
	{54, &Words{Game: "game=wythoff", First: 2, Less: 1, Kind: "gaps", Digits: 20}},
	{55, &Worded{Sequence: "Aₙ", From: 1, Terms: []string{"1", "3"}, Letters: []byte{2, 1}, Read: 300, Factors: []uint64{1, 2}, Palindromes: []uint64{1}, Squares: []uint64{0},
		Sentences: []string{"It is periodic."}, Numbers: []Exact{{"velocity", "(1+√5)/2", "1.618"}}, Entries: []Entry{{"A000201", "https://oeis.org/A000201", "Aₙ"}}, Rows: []string{"0", "1"}, Heads: []string{"n", "Aₙ"}}},
	{56, &Columns{Game: "game=wythoff", To: 40}},
	{57, &Columned{Last: []Column{{At: 3, Size: 4, Low: "-1", Bits: []byte{1, 0}, Row: "5", On: "u", Rule: "01"}}, Column: 7, X: "-3", Y: "-3", Lines: []Exact{{"upper beam, slope", "√5", "2"}}, DifferAt: []uint64{7}, Differ: []uint64{300}, Settled: 9, End: 1000, Lower: 763, Higher: 765}},
	{58, &Boxes{Side: 8, Share: "0.6", First: 1, Count: 500}},
	{64, &Limits{Game: "game=wytlex&k=3", Rows: 500}},
	{65, &Limited{Rows: 500, Quotients: []Quotient{{Name: "p₂/p₁", Last: "1.9", Low: "1.8", High: "2.0", Relations: []string{"x − 2 = 0"}, Residuals: []string{"-1.0e-01"}, All: 1, Tried: 7, Chance: "0.50"}}}},
	{62, &Sweep{Game: "game=st-wythoff&s=2&t=2", Axes: []string{"s:1-3", "t:1-2"}, Number: "count", N: 256, Other: "game=wythoff"}},
	{63, &Swept{Number: "map", N: 8, Names: []string{"s"}, Across: []string{"1"}, Members: []SweptMember{{Game: "game=wythoff", Name: "Wythoff’s game", Text: "7", Level: 1, Exact: true, Cells: []byte{1, 2}}}, Least: "7", Most: "7"}},
	{59, &Boxed{Count: 3, Constant: 3, Saturated: []Share{{"7", 3}}, Meeting: []Share{{"(-3, -3)", 3}}, Outliers: []Outlier{{"game=wythoff&preset=8x0.6%401", "the last"}}}},
	{49, &Puzzled{Puzzles: []Puzzle{{[]string{"3", "7"}, []string{"0", "7"}, "13", 1, []string{"3", "5"}, "2", 6}, {}}}},
	{60, &Values{Game: "game=wythoff", X: 1, Y: 2, Width: 300, Height: 4}},
	{61, &Grundy{Game: "game=wythoff", At: []string{"3", "7"}}},
	{62, &Valued{Values: []uint64{0, 300, 1}}},
	{63, &Sum{Games: []string{"game=wythoff", "game=nim&k=2"}, Positions: []string{"1", "2", "3", "4"}}},
	{92, &Claims{Talk: "beams", Step: 11}},
	{98, &Stand{Game: "game=blocking", At: []string{"3", "7"}, Forbidden: []string{"0", "7"}, Forbids: true}},
	{99, &Review{Game: "game=blocking", Positions: []string{"3", "7", "3", "6"}, Forbidden: []string{"0", "7"}, Counts: []uint64{1, 0}}},
	{93, &Claimed{Checked: 3, Fails: []string{"(3, 6) is P. It is N.", ""}}},
	{94, &ValueLines{Game: "game=wythoff", X: 3, Y: 5, Count: 24}},
	{95, &ValueLined{Row: []uint64{5, 3}, Column: []uint64{3}, Diagonal: []uint64{2, 4}, Periods: []RowPeriod{{0, 1}, {}}, Width: 4096}},
	{96, &Diagonals{Game: "game=wythoff", First: 1024, Count: 1024}},
	{97, &Diagonaled{L: []uint64{RowZero - 1}, U: []uint64{RowZero + 2}}},
	{64, &Summed{Values: []uint64{3, 1}, Value: 2, Part: 1, To: []string{"3", "0"}}},
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
	var version *VersionError
	if _, err := Decode([]byte{Version + 1, 0, 0}); !errors.As(err, &version) || version.Theirs != Version+1 {
		t.Errorf("another version: %v", err)
	}
	for name, data := range map[string][]byte{
		"other version":         {Version + 1, 5, 0},
		"unknown kind":          {Version, byte(len(kinds)), 0},
		"list beyond bytes":     {Version, kindOf(&Outcomes{}), 1, 0, 0xff, 0xff, 0xff, 0xff, 0x7f},
		"text beyond bytes":     {Version, kindOf(&Counted{}), 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1},
		"number too long":       append([]byte{Version, kindOf(&Cancel{})}, bytes.Repeat([]byte{0xff}, 11)...),
		"sections beyond bytes": {Version, kindOf(&Studied{}), 1, 0xff, 0xff, 0xff, 0xff, 0x7f},
		"flag of 2":             {Version, kindOf(&Inspected{}), 1, 0, 0, 2},
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
