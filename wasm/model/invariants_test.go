package model

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

func (b *bench) submit(verb string, fields map[string]string) {
	b.do(Do{Verb: verb, Fields: fields, Done: true})
}

func (b *bench) choose(game string) {
	b.do(Follow{"#v=1&" + game})
}

// What was asked of one game is not shown of another, answered or on its way.
func TestNothingStaleAfterAChangeOfGame(t *testing.T) {
	for name, prepare := range map[string]func(b *bench){
		"verify": func(b *bench) { b.submit("verify", map[string]string{"verify-n": "64"}) },
		"study":  func(b *bench) { b.submit("study", nil) },
		"seek":   func(b *bench) { b.submit("seek", map[string]string{"seek-by": "n", "seek-to": "100"}) },
		"export": func(b *bench) { b.do(Do{Verb: "export", Value: "csv", Done: true}) },
		"fault":  func(b *bench) { b.submit("verify", map[string]string{"verify-n": "ten"}) },
	} {
		for _, answered := range []bool{true, false} {
			b := newBench(t, "#v=1&game=subtraction&f=G1")
			b.settle()
			prepare(b)
			if answered {
				b.settle()
			}
			b.choose("game=wythoff")
			place := b.s.Fragment()
			b.settle()
			if task := b.s.Task(name); task.Asked {
				t.Errorf("%s of another game is shown, answered before: %v: %+v", name, answered, task)
			}
			if f := b.s.Field("verify-n"); f.Fault != "" || f.Text != "256" {
				t.Errorf("a field says %+v of another game", f)
			}
			if now := b.s.Fragment(); now != place {
				t.Errorf("%s of another game moved the map: %s, then %s", name, place, now)
			}
			if b.s.Rays() != nil || b.s.Edge().Side != 0 {
				t.Errorf("%s leaves rays or an edge", name)
			}
		}
	}
}

// Rows, owners and numbers of piles of another game are gone with it: these two
// changes once crashed the page and gave a late answer to the wrong k.
func TestNothingStaleOfVectors(t *testing.T) {
	b := newBench(t, "#v=1&game=wytlex&k=5")
	b.submit("own", map[string]string{"own-v": "1000000"})
	b.do(Do{Verb: "param", Arg: "k", Value: "4", Done: true})
	b.settle()
	if b.s.Task("own").Asked || b.s.Pinned() != nil {
		t.Errorf("the owner for k = 5 is shown for k = 4: %+v, %v", b.s.Task("own"), b.s.Pinned())
	}
	b = newBench(t, "#v=1&game=wythoff-k&k=3&view=map")
	b.do(Pointer{viewport.Event{Kind: viewport.Down, X: 500, Y: 400, Buttons: 1}})
	b.do(Pointer{viewport.Event{Kind: viewport.Up, X: 500, Y: 400}})
	b.do(Hash{"#v=1&game=nim&k=5&axes=5,4"})
	b.settle()
	if b.s.Pinned() != nil || len(b.s.Columns()) != 6 {
		t.Errorf("a late answer pins %v", b.s.Pinned())
	}
}

// What two games share stays; what belongs to one goes, and the page says so.
func TestAChangeOfGameKeepsAndSays(t *testing.T) {
	b := newBench(t, "#v=1&game=st-wythoff&s=2&t=3&play=misere&theme=dark&show=beams&preset=4x1")
	b.do(Do{Verb: "pick"})
	b.do(Do{Verb: "panel", Arg: "tools"})
	b.do(Do{Verb: "zoom-out"})
	b.now += time.Second
	b.do(Frame{})
	z := b.s.Map.View.Z()
	b.choose("game=wab&a=2&b=3")
	s := b.s
	if s.Game().Play.String() != "normal" || s.Game().Preset != nil || s.Picking() {
		t.Errorf("the convention, decrees or picking followed: %s", s.Link())
	}
	if s.Address.Theme != "dark" || s.Address.Shows("grid") || !s.Panels.Open("tools") || math.Abs(s.Map.View.Z()-z) > 0.001 {
		t.Errorf("the theme, the layers, the panels or the view did not stay: %s", s.Fragment())
	}
	words := strings.Join(s.Notes, " ")
	for _, want := range []string{"misère", "decrees", "looks where it looked"} {
		if !strings.Contains(words, want) {
			t.Errorf("the page says %q, without %q", words, want)
		}
	}
	if b.pushes != 1 {
		t.Errorf("%d steps of history", b.pushes)
	}
	// By whatever way the game changes: a click does not go on to decree.
	for name, change := range map[string]func(b *bench){
		"address": func(b *bench) { b.do(Hash{"#v=1&game=wab&a=2&b=3"}) },
		"script":  func(b *bench) { b.do(Call{1, "open", []string{"v=1&game=wab&a=2&b=3"}}) },
		"vectors": func(b *bench) { b.do(Hash{"#v=1&game=nim&k=3"}); b.do(Hash{"#v=1&game=wythoff"}) },
	} {
		b := newBench(t, "#v=1&game=st-wythoff&s=2&t=3")
		if b.do(Do{Verb: "pick"}); !b.s.Picking() {
			t.Fatal("no cells can be picked")
		}
		if change(b); b.s.Picking() {
			t.Errorf("%s: cells are still picked in another game", name)
		}
	}
	// In another member of the family too.
	b = newBench(t, "#v=1&game=st-wythoff&s=2&t=3&play=misere&preset=4x1&at=5,7")
	b.choose("game=st-wythoff&s=1&t=2")
	words = strings.Join(b.s.Notes, " ")
	for _, want := range []string{"misère", "decrees", "pinned"} {
		if !strings.Contains(words, want) {
			t.Errorf("within a family the page says %q, without %q", words, want)
		}
	}
	if b.choose("game=st-wythoff&s=1&t=2"); len(b.s.Notes) > 0 {
		t.Errorf("of the same game the page says %q", b.s.Notes)
	}
}

// The pinned position is a vector in every game, sorted where heaps have no order.
func TestPinnedIsAVector(t *testing.T) {
	b := newBench(t, "")
	for typed, kept := range map[string]string{
		"game=wythoff&at=5,3": "5,3", "game=variable-wytlex&k=2&f=1&at=5,3": "3,5", "game=wytlex&k=3&at=9,3,4": "3,4,9", "game=wytlex&k=3&at=5,3": "",
	} {
		b.do(Hash{"#v=1&" + typed})
		if got := strings.Join(b.s.Texts(b.s.Pinned()), ","); got != kept {
			t.Errorf("%s: %q is pinned, want %q", typed, got, kept)
		}
	}
}

// Whatever an element or a script sends, the page stays.
func TestHostileDeeds(t *testing.T) {
	hostile := []string{"", "-1", "NaN", "1e309", "\x00", strings.Repeat("9", 1<<17), "__proto__", "<img src=x>", "5,7,9,11", "٣", "𝟙", "'", "%", "../..", "-9223372036854775808"}
	for _, verb := range verbs() {
		b := newBench(t, "#v=1&game=wytlex&k=5")
		for _, arg := range hostile {
			for _, value := range hostile {
				b.do(Do{Verb: verb, Arg: arg, Value: value, Fields: map[string]string{arg: value, "seek-to": value, "vector-from": arg, "vector-to": value}, Done: true})
			}
		}
		b.do(Do{Verb: verb + "x", Arg: verb})
		if b.s.Game().Heaps != 5 && verb != "design" {
			t.Errorf("%s changed the game to %s", verb, b.s.Link())
		}
	}
}

func TestHostileCalls(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	id := uint64(0)
	for name := range methods {
		for _, args := range [][]string{nil, {""}, {"game=wythoff"}, {"game=wythoff", ""}, {"game=nonsense", "1"}, {"game=wythoff", "x", "y", "z"}, {"game=wytlex&k=5", "-1", "2"},
			{"game=wythoff", strings.Repeat("9", 1<<17), "1"}, {strings.Repeat("game=", 1<<16), "1"}, {"game=wythoff", "0", "18446744073709551616"}} {
			id++
			b.do(Call{id, name, args})
		}
	}
	for _, name := range []string{"open", "link", "constructor", ""} {
		id++
		b.do(Call{id, name, []string{"\x00%%%"}})
	}
	b.settle()
	settled := map[uint64]int{}
	for _, e := range b.done {
		if r, ok := e.(Return); ok {
			settled[r.ID]++
			if r.Fault == "" && r.Value == nil && r.ID < id-3 {
				t.Errorf("call %d became nothing", r.ID)
			}
		}
	}
	for i := uint64(1); i <= id; i++ {
		if settled[i] != 1 {
			t.Errorf("call %d was settled %d times", i, settled[i])
		}
	}
}

// A click above the first row of a table, which once ended the page.
func TestClickOnTheHeadOfATable(t *testing.T) {
	b := newBench(t, "#v=1&game=wytlex&k=5")
	b.settle()
	for y := 0.0; y < 900; y += 7 {
		b.do(Pointer{viewport.Event{Kind: viewport.Down, X: 700, Y: y, Buttons: 1}})
		b.do(Pointer{viewport.Event{Kind: viewport.Up, X: 700, Y: y}})
	}
	b.settle()
	if b.s.Pinned() == nil {
		t.Error("no row can be pinned")
	}
}

// A new link is asked for at once, whatever else runs, and what ran is withdrawn.
func TestALinkDoesNotWait(t *testing.T) {
	b := newBench(t, "#v=1&game=subtraction&f=G2")
	b.submit("study", nil)
	b.done = nil
	b.do(Hash{"#v=1&game=wythoff"})
	cancelled, tiles := 0, 0
	for _, e := range b.done {
		if post, ok := e.(Post); ok {
			switch m, _ := protocol.Decode(post.Data); body := m.Body.(type) {
			case *protocol.Cancel:
				cancelled++
			case *protocol.Tile:
				if body.Game == "game=wythoff" {
					tiles++
				}
			}
		}
	}
	if cancelled == 0 || tiles == 0 {
		t.Errorf("%d questions withdrawn, %d tiles asked for", cancelled, tiles)
	}
}

func TestKeys(t *testing.T) {
	for _, k := range []Key{{Key: "p"}, {Key: "P"}, {Key: "P", Shift: true}, {Key: "з", Code: "KeyP"}, {Key: "З", Code: "KeyP"}} {
		b := newBench(t, "#v=1&game=wythoff")
		if b.do(k); !b.s.Address.Projector {
			t.Errorf("%+v does nothing", k)
		}
	}
	for _, k := range []Key{{Key: "p", Ctrl: true}, {Key: "p", Meta: true}, {Key: "p", Alt: true}, {Key: "π", Code: "KeyP", AltGraph: true}, {Key: "p", In: InField}, {Key: "p", In: InDialog}, {Key: "Dead"}} {
		b := newBench(t, "#v=1&game=wythoff")
		if b.do(k); b.s.Address.Projector {
			t.Errorf("%+v is taken", k)
		}
	}
	b := newBench(t, "#v=1&game=wythoff")
	b.do(Do{Verb: "letters"})
	b.do(Key{Key: "p"})
	b.do(Key{Key: "ArrowRight"})
	if b.s.Address.Projector || b.s.Hand.Cursor == nil {
		t.Error("letters that are off still act, or other keys do not")
	}
	if !slices.Contains(b.done, Effect(Remember{keptKeys, "off"})) {
		t.Error("that letters are off is not remembered")
	}
	again := newBench(t, "#v=1&game=wythoff")
	again.do(Remembered{keptKeys, "off"})
	if again.do(Key{Key: "p"}); again.s.Address.Projector {
		t.Error("letters that were off act again on the next visit")
	}
	again.do(Do{Verb: "letters"})
	if again.do(Key{Key: "p"}); !again.s.Address.Projector || !slices.Contains(again.done, Effect(Remember{keptKeys, ""})) {
		t.Error("letters do not act again, or that is not remembered")
	}
}

// In another page the wheel scrolls that page, until the map is clicked or with
// Ctrl.
func TestEmbedded(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	b.do(Resize{Room: Room{W: 800, H: 600, Ratio: 1, Scale: 1, Embedded: true}})
	wheel := func(ctrl bool) bool {
		b.done = nil
		b.do(Pointer{viewport.Event{Kind: viewport.Wheel, X: 400, Y: 300, Modifiers: viewport.Modifiers{Ctrl: ctrl}, Turn: viewport.Turn{DeltaY: -100}}})
		for _, e := range b.done {
			if _, ok := e.(Prevent); ok {
				return true
			}
		}
		return false
	}
	if wheel(false) {
		t.Error("the wheel is taken from the page around")
	}
	if !wheel(true) {
		t.Error("the wheel with Ctrl is not taken")
	}
	b.do(Pointer{viewport.Event{Kind: viewport.Down, X: 400, Y: 300, Buttons: 1}})
	if !wheel(false) {
		t.Error("the wheel is not taken after a click")
	}
}

// The row of the position under the pointer is lit, and the reverse, of a
// symmetric game for either mirror image.
func TestMapAndTableAreOne(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&view=both")
	b.settle()
	if !b.s.Mapped() || !b.s.Tabled() {
		t.Fatal("both are not shown")
	}
	for _, at := range [][2]int{{3, 5}, {5, 3}} {
		v := b.s.Map.View
		point, _ := numbersOf([]string{decimal(at[0]), decimal(at[1])})
		px, py, _ := v.ToScreen(point[0], point[1])
		b.do(Pointer{viewport.Event{Kind: viewport.Move, X: px + v.Cell()/2, Y: py - v.Cell()/2}})
		if got := b.s.Table.Current(b.s); got != 2 {
			t.Errorf("over %v row %d is lit", at, got)
		}
	}
	l := b.s.Table.Layout(b.s)
	b.do(Pointer{viewport.Event{Kind: viewport.Move, X: (l.Rows.Left + l.Rows.Right) / 2, Y: l.Rows.Top + 4.5*l.RowHeight}})
	if r := b.s.Reading(); r.By != ByRow || textsOf(r.At)[1] != "10" {
		t.Errorf("the row under the pointer is read as %+v", r)
	}
}

// Of the papers every table and note can be asked for.
func TestPapers(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	last := decimal(len(papers.All()) - 1)
	b.do(Do{Verb: "recompute", Arg: last})
	b.do(Do{Verb: "prove", Arg: "0"})
	b.choose("game=nim")
	if !b.s.Task("recompute "+last).Asked || !b.s.Task("prove 0").Asked {
		t.Error("what is about no game went with the game")
	}
}

func TestCancel(t *testing.T) {
	b := newBench(t, "#v=1&game=subtraction&f=G2")
	b.submit("study", nil)
	b.do(Do{Verb: "cancel"})
	b.settle()
	if a := b.s.Task("study").Answer; a.Status != ask.Failed || a.Words != ask.Cancelled {
		t.Errorf("a cancelled study is %+v", a)
	}
	b.submit("study", nil)
	if a := b.s.Task("study").Answer; a.Status != ask.Waiting {
		t.Errorf("it cannot be asked again: %+v", a)
	}
}

// A misspelt key shows another game than was meant, so the page says what it did
// not read, and a script that names a game so hears no answer.
func TestMisspeltKeysAreTold(t *testing.T) {
	b := newBench(t, "#v=1&gmae=nim")
	if said := strings.Join(b.s.Notes, " "); !strings.Contains(said, "“gmae=nim”") || !strings.Contains(said, "Was game meant?") {
		t.Errorf("the page says %q", said)
	}
	if b.s.Fragment() != "v=1&gmae=nim" {
		t.Errorf("the link is %s", b.s.Fragment())
	}
	b.do(Hash{"#gmae=nim"})
	if said := strings.Join(b.s.Notes, " "); strings.Count(said, "gmae=nim") != 1 {
		t.Errorf("without a version the page says %q", said)
	}
	b.do(Call{1, "outcome", []string{"game=st-wythoff&s=2&tt=3", "3", "5"}})
	if last, ok := b.done[len(b.done)-1].(Return); !ok || !strings.Contains(last.Fault, "tt=3") {
		t.Errorf("a script hears %+v", b.done[len(b.done)-1])
	}
}
