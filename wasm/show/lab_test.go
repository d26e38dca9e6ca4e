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

// What a laboratory found is said under its own form and no other; a game has the
// laboratories that it can be asked about.
func TestLabs(t *testing.T) {
	texts := func(answer any, about string) string {
		s := sample(catalog.Default().Default())
		s.tasks = func(name string) model.Task {
			if name != "lab" {
				return model.Task{}
			}
			return model.Task{Asked: true, Of: about, Answer: ask.Answer{Status: ask.Answered, Body: answer}}
		}
		said := ""
		for _, n := range labs(s) {
			walk(n, func(n *html.Node, _ bool) { said += n.Text + "|" })
		}
		return said
	}
	w := &protocol.Worded{Sequence: "Aₙ", Terms: []string{"1", "3"}, Letters: []byte{12, 3}, Read: 2, Factors: []uint64{1, 77}, Palindromes: []uint64{1, 2}, Squares: []uint64{0, 0},
		Sentences: []string{"It is so."}, Numbers: []protocol.Exact{{Name: "velocity", Surd: "√2", Digits: "1.41"}}, Entries: []protocol.Entry{{Number: "A1", Address: "https://oeis.org/A1", Is: "Aₙ"}}}
	for _, must := range []string{"12 3 …", "It is so.", "velocity √2 = 1.41 …", "A1", "|77|"} {
		if said := texts(w, "words"); !strings.Contains(said, must) {
			t.Errorf("words: no %q in %s", must, said)
		}
	}
	if said := texts(w, "columns"); strings.Contains(said, "It is so.") {
		t.Error("a word is told under columns")
	}
	c := &protocol.Columned{Last: []protocol.Column{{At: 7, Size: 3, Low: "2", Bits: []byte{1, 0}, Row: "9", On: "u", Rule: "01"}}, Column: 5, X: "-3", Y: "-4", DifferAt: []uint64{5}, Differ: []uint64{46}, Settled: 8, End: 99, Lower: 77, Higher: 79}
	for _, must := range []string{"9 on u", "10 …", "from column 5 on", "(-3, -4)", "|46|", "77 in column 99, a row too high 79"} {
		if said := texts(c, "columns"); !strings.Contains(said, must) {
			t.Errorf("columns: no %q in %s", must, said)
		}
	}
	b := &protocol.Boxed{Count: 20, Constant: 19, Saturated: []protocol.Share{{Value: "31", Boxes: 20}}, Outliers: []protocol.Outlier{{Game: "game=wythoff&preset=3x0.5%402", Why: "the last"}}}
	for _, must := range []string{"20\u00a0boxes, 19", "|31|", "3x0.5@2", ": the last"} {
		if said := texts(b, "boxes"); !strings.Contains(said, must) {
			t.Errorf("boxes: no %q in %s", must, said)
		}
	}
	ids := map[string]bool{}
	for _, n := range labs(sample(catalog.Default().Default())) {
		walk(n, func(n *html.Node, _ bool) {
			for _, a := range n.Attrs {
				if a.Name == "id" {
					ids[a.Value] = true
				}
			}
		})
	}
	for _, dialog := range model.Dialogs() {
		if ids[dialog] {
			t.Errorf("a laboratory has the id %s of a dialog", dialog)
		}
	}
	if !ids["lab-words"] {
		t.Errorf("no laboratory has the id that links reveal: %v", ids)
	}
	misere, err := catalog.Default().Game(nil, game.Misere)
	if err != nil {
		t.Fatal(err)
	}
	nim, err := catalog.Find("nim").Game(catalog.Numbers(2), game.Normal)
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range []struct {
		g    *catalog.Game
		labs int
	}{{catalog.Default().Default(), 6}, {misere, 5}, {nim, 4}} {
		if got := len(labs(sample(one.g))); got != one.labs {
			t.Errorf("%s has %d laboratories, not %d", one.g.Name(), got, one.labs)
		}
	}
}

// A sweep is a list along one axis and a grid along two, of links.
func TestSwept(t *testing.T) {
	member := func(text string, level uint64) protocol.SweptMember {
		return protocol.SweptMember{Game: "game=wab&a=2&b=3", Name: "W(2,3)", Text: text, Level: level, Cells: []byte{0b1001}}
	}
	said := func(f *protocol.Swept) string {
		all := ""
		for _, n := range swept(f) {
			walk(n, func(n *html.Node, _ bool) {
				all += n.Text + "|"
				for _, a := range n.Attrs {
					all += a.Name + "=" + a.Value + "|"
				}
			})
		}
		return all
	}
	f := &protocol.Swept{Number: "slope", N: 256, Names: []string{"a"}, Across: []string{"7", "8"}, Members: []protocol.SweptMember{member("1.5", 10), member("no rays", 0)}, Least: "1.5", Most: "1.5"}
	for _, must := range []string{"~1.5|", "heat-10", "href=#v=1&game=wab&a=2&b=3|", "|7|", "title=W(2,3): no rays|"} {
		if all := said(f); !strings.Contains(all, must) {
			t.Errorf("no %q in %s", must, all)
		}
	}
	f.Number, f.N, f.Names, f.Up = "map", 2, []string{"a", "b"}, []string{"1"}
	for _, must := range []string{"M0 1h1v1h-1z", "M1 0h1v1h-1z", "b ↑  a →"} {
		if all := said(f); !strings.Contains(all, must) {
			t.Errorf("no %q in %s", must, all)
		}
	}
	f.Across = f.Across[:1]
	if swept(f) != nil {
		t.Error("members that do not fill the grid are shown")
	}
}

// A sum says which part is moved in, from where and to where.
func TestSumIsTold(t *testing.T) {
	for typed, says := range map[string]string{"7,10; 3, 4": "part 2 from (3, 4) to (3, 1).", "7,10; game=st-wythoff&s=2&t=1: 3,4": "part 2 from (3, 4) to (3, 1)."} {
		if said := html.El("div", summed(typed, &protocol.Summed{Values: []uint64{1, 2}, Value: 3, Part: 1, To: []string{"3", "1"}})).Content(); !strings.Contains(strings.ReplaceAll(said, "\u00a0", " "), says) {
			t.Errorf("%q: %s", typed, said)
		}
	}
}
