package model

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"wythoffatlas/core/play"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// A walk is a page under random events with a worker that answers late, out of
// order or never, falls silent and dies. What it answers names the question, so
// that an answer under another question is seen.
type walk struct {
	t      *testing.T
	rng    *rand.Rand
	s      *State
	now    time.Duration
	open   []protocol.Message // that the worker was sent
	alive  bool
	ready  bool
	seen   string // the address
	calls  map[uint64]bool
	lastID uint64
	told   map[string]int // how often what was there to be checked
}

func newWalk(t *testing.T, seed uint64) *walk {
	w := &walk{t: t, rng: rand.New(rand.NewPCG(9, seed)), s: New(), calls: map[uint64]bool{}, told: map[string]int{}}
	w.take(w.s.Begin(0))
	w.do(Resize{Room: Room{W: 1000, H: 700, Ratio: 1, Scale: 1}})
	w.do(Hash{""})
	return w
}

func (w *walk) do(e Event) {
	w.now += time.Duration(w.rng.IntN(30)) * time.Millisecond
	w.take(w.s.Update(w.now, e))
}

func (w *walk) take(effects []Effect) {
	for _, e := range effects {
		switch e := e.(type) {
		case StartWorker:
			w.alive, w.ready, w.open = true, false, w.open[:0]
		case StopWorker:
			w.alive, w.open = false, w.open[:0]
		case Post:
			if !w.alive {
				w.t.Fatal("a message is posted to no worker")
			}
			m, err := protocol.Decode(e.Data)
			if err != nil {
				w.t.Fatal(err)
			}
			w.open = append(w.open, m)
		case WriteLink:
			w.seen = e.Fragment
		case Figure:
			if w.s.Loading() || !w.s.Mapped() {
				w.t.Fatal("a figure is drawn of a map that is not here")
			}
			if e.Use == Give {
				if !w.calls[e.Call] {
					w.t.Fatalf("call %d is given a figure and was not made", e.Call)
				}
				delete(w.calls, e.Call)
			}
		case Return:
			if !w.calls[e.ID] {
				w.t.Fatalf("call %d is settled and was not made, or is settled twice", e.ID)
			}
			delete(w.calls, e.ID)
		}
	}
}

// typedNumbers are texts that are typed as numbers, good and bad.
var typedNumbers = []string{"3", "1,000", "10^20", "", "x", "-1", "١٢", "5, 7", "(3,5)", "10⁶", "9^9^9^9", "1 000 000", "7;8;9", "0", "256", strings.Repeat("9", 300), "P(7)"}

var walkGames = []string{
	"game=wythoff", "game=st-wythoff&s=2&t=3", "game=st-wythoff&s=2&t=3&play=misere", "game=wytlex&k=5", "game=wytlex&k=3", "game=nim&k=4", "game=nim",
	"game=subtraction&f=x1%2B1", "game=subtraction&f=G1", "game=radius&r=3", "game=wythoff-k&k=3", "game=wythoff&preset=8x1",
	"game=blocking&k=3", "game=variable-wytlex&k=2&f=hofstadter", "game=unheard&k=3", "game=wab&a=2&b=3", "game=nonsense", "",
}

var walkViews = []string{"", "&view=table", "&view=both", "&z=-40&x=1000000&y=1000", "&x=5&y=7&z=4", "&at=5,7", "&at=1,2,3", "&row=500&rowheight=1", "&mode=projector", "&axes=n,2", "&beside=wythoff-k", "&show=none", "&show=squares,difference", "&unknown=1", "&match=5.7_3.5!s20@42", "&match=3.5.7!f", "&match=5.7~3.5~5.6_4.7~_1.4!s", "&match=9.9_1.1", "&match=x", "&z=1e9", "&at=x", "&with=game=wab%26a=2%26b=3", "&with=game=wytlex%26k=5", "&with=game=wythoff%26play=misere", "&lab=words,2-1,gaps,5", "&lab=columns,9", "&lab=boxes,4,0.5,1,9", "&debug=1", "&lab=sweep,s:1-3;t:1-3;count;64"}

// verbs are what elements can say, as [State.does] has them, in the same order each
// time.
var verbs = sync.OnceValue(func() []string {
	source, err := os.ReadFile("act.go")
	if err != nil {
		panic(err)
	}
	names := slices.Collect(maps.Keys(fieldVerbs))
	for _, m := range regexp.MustCompile(`\n\tcase "([a-z-]+)":\n\t\ts\.`).FindAllStringSubmatch(string(source), -1) {
		names = append(names, m[1])
	}
	if len(names) < 100 {
		panic("verbs are looked for in the wrong way")
	}
	slices.Sort(names)
	return slices.Compact(names)
})

func (w *walk) pick(list []string) string { return list[w.rng.IntN(len(list))] }

// step is one event.
func (w *walk) step() {
	rng := w.rng
	switch n := rng.IntN(100); {
	case n < 30:
		w.worker()
	case n < 45:
		w.do(w.pointer())
	case n < 55:
		keys := []string{"ArrowLeft", "ArrowUp", "+", "-", "0", "1", "Enter", "Escape", "t", "p", "PageDown", "Home", "End", "g", "?", "ф", " ", "f", "Dead", ""}
		w.do(Key{Key: w.pick(keys), Code: w.pick([]string{"KeyP", "", "KeyT", "Key"}), In: Place(rng.IntN(4)), Shift: rng.IntN(2) == 0, Ctrl: rng.IntN(9) == 0, AltGraph: rng.IntN(9) == 0})
	case n < 75:
		w.do(w.deed())
	case n < 78:
		w.do(Hash{"#v=1&" + w.pick(walkGames) + w.pick(walkViews) + w.pick(walkViews)})
	case n < 81:
		w.do(Follow{"#v=1&" + w.pick(walkGames) + w.pick(walkViews)})
	case n < 90:
		w.do(Frame{rng.IntN(9) - 2})
	case n < 95:
		if at, ok := w.s.Next(); ok && rng.IntN(3) == 0 {
			w.now = max(w.now, at)
		}
		w.do(Tick{})
	case n < 97:
		w.do(Resize{Room: Room{W: float64(rng.IntN(2000)), H: float64(rng.IntN(1200)), Ratio: []float64{1, 1.25, 2, 0, math.NaN()}[rng.IntN(5)], Scale: 1, Sheet: rng.IntN(2) == 0, CanFullScreen: true},
			Panels: []Panel{{Rect: viewport.Rect{Right: 320, Top: 44, Bottom: 700}}, {Rect: viewport.Rect{Right: 2000, Bottom: 44}}, {Rect: viewport.Rect{Top: 50, Right: 100, Bottom: 80}, Folded: true}}})
	case n < 98:
		w.do(Seen{[]string{w.pick(walkGames), "hostile &&&"}})
	case n < 99:
		w.lastID++
		w.calls[w.lastID] = true
		w.do(Call{w.lastID, w.pick([]string{"outcome", "positions", "open", "link", "moves", "count", "verify", "owner", "figure", "toString", ""}), []string{w.pick(walkGames), w.pick(typedNumbers), w.pick(typedNumbers)}[:rng.IntN(4)]})
	default:
		w.do(w.pickEvent())
	}
}

func (w *walk) pickEvent() Event {
	return []Event{Leave{}, Copied{w.rng.IntN(2) == 0}, Failed{"The browser refused something."}, Rescaled{}, Heard{nil}, Seen{}, Dropped{"hostile"}, Dropped{""}, Remembered{w.pick([]string{keptLecture, keptKeys, "hostile"}), "off"}, nil}[w.rng.IntN(10)]
}

func (w *walk) pointer() Event {
	rng := w.rng
	e := viewport.Event{
		Kind: viewport.Kind(rng.IntN(5)), Pointer: rng.IntN(3), Touch: rng.IntN(3) == 0, X: rng.Float64() * 1000, Y: rng.Float64() * 700,
		Buttons: rng.IntN(2), Modifiers: viewport.Modifiers{Shift: rng.IntN(5) == 0, Ctrl: rng.IntN(5) == 0},
		Turn: viewport.Turn{DeltaX: rng.Float64()*20 - 10, DeltaY: rng.Float64()*400 - 200, Mode: rng.IntN(3)},
		Time: float64(w.now.Milliseconds()),
	}
	switch rng.IntN(60) {
	case 0:
		e.X = math.NaN()
	case 1:
		e.DeltaY = math.Inf(1)
	case 2:
		e.Y = -1e300
	}
	return Pointer{e}
}

func (w *walk) deed() Event {
	rng := w.rng
	verb := w.pick(verbs())
	if w.s.Started() != nil && rng.IntN(8) == 0 { // a match that goes on is gone on with
		verb = w.pick([]string{"reveal", "undo", "move", "leave", "hint", "replay", "forbid"})
	}
	args := map[string][]string{
		"open": {"gallery", "figure", "tables", "notes note-1", "keys", "nothing"}, "panel": {"list", "moves", "why", "tools", "options", "match", "puzzles", "hostile"}, "view": {"map", "table", "both", "x"},
		"show": {"beams", "upper", "no-positions", "no-decrees", "grid", "moves", "squares", "difference", "values", "options", "diagonals", "x"}, "param": {"s", "t", "k", "f", "a", "r", "zz"}, "axis": {"x", "y"}, "with-value": {"s", "t", "a", "play", "zz"}, "pin": {"5,7", "1,2,3", "x", "-1,2", "1,2,3,4,5"},
		"figure": {"svg", "png", "tikz", "csv", "print", "x"}, "export": {"csv", "b-file", "latex", "html", ""}, "leave": {"0", "1", "2", "x"}, "replay": {"first", "back", "on", "last", "x"}, "try": {"3,5", "0,1,2", "x"}, "lecture": {"talk beams", "talk tiling", "talk x", "next", "next", "back", "leave", "resume", "play", "edit", "notes", "x"}, "edit-step": {"title", "caption 0", "note 1", "up 1", "down 0", "delete 0", "hide 0 formula", "hide x", "caption -1", "delete 99"}, "example": {"0", "1", "-1", "x"}, "recompute": {"0", "3", "99999"}, "prove": {"0", "2", "x"},
	}
	e := Do{Verb: verb, Done: rng.IntN(2) == 0}
	if list := args[verb]; list != nil {
		e.Arg = w.pick(list)
	}
	values := append([]string{"misere", "normal", "light", "dark", "wythoff-k", "nim", "n", "x", "y", "2", "1", "0", "vile", "list:", "8x1", "x1+1"}, typedNumbers...)
	e.Value = w.pick(values)
	switch verb {
	case "seek":
		e.Fields = map[string]string{"seek-by": w.pick([]string{"n", "x", "y", "position"}), "seek-to": w.pick(typedNumbers)}
	case "begin":
		e.Value = w.pick([]string{"begin", "random", ""})
		e.Fields = map[string]string{"match-start": w.pick([]string{"5, 7", "7;8;9", "0 0", "1", w.pick(typedNumbers)}), "match-rate": w.pick([]string{"0", "30", "x"}), "match-side": w.pick([]string{"first", "second", "nobody"})}
	case "move":
		e.Fields = map[string]string{"match-to": w.pick([]string{"3, 5", "0, 1", "1, 0", "4;4;4", "", "x"})}
	case "leave":
		e.Value = w.pick([]string{"0", "1", "4", "9", "-1", "x"})
	case "own":
		e.Fields = map[string]string{"own-v": w.pick(typedNumbers)}
	}
	if e.Fields == nil && rng.IntN(3) == 0 {
		e.Fields = map[string]string{}
		for range rng.IntN(3) {
			e.Fields[w.pick([]string{"seek-to", "verify-n", "own-v", "goto-n", "export-count", "vector-from", "vector-to", "seek-by", "hostile", "design-text"})] = w.pick(values)
		}
	}
	return e
}

// check holds what must be true after every event.
func (w *walk) check() {
	s, t := w.s, w.t
	if got := s.subject.link; got != s.Game().Link() {
		t.Fatalf("the subject is %s, the game %s", got, s.Game().Link())
	}
	r := s.Reading()
	if r.Answer.Status == ask.Answered {
		w.told["readings"]++
	}
	if told, ok := r.Answer.Body.(*protocol.Inspected); ok && told.Reason != mark(s.inspect(&once{}, r.At, s.toOf(r.At)).Body) {
		t.Fatalf("%v of %s is told by an answer to %q", r.At, s.Link(), told.Reason)
	}
	if r.At != nil && len(r.At) != s.Game().Heaps {
		t.Fatalf("a position of %d heaps is read in %s", len(r.At), s.Link())
	}
	if p := s.Pixel(); p.Answer.Status == ask.Answered {
		w.told["pixels"]++
		if counted := p.Answer.Body.(*protocol.Counted); counted.N != mark(&protocol.Count{Game: s.Link(), From: textsOf(p.From), To: textsOf(p.To)}) {
			t.Fatalf("the pixel of %s is told by %q", s.Link(), counted.N)
		}
	}
	w.checkReasons()
	w.checkMatch()
	for _, name := range []string{"verify", "study", "seek", "own", "export", "vector"} {
		if s.Task(name).Answer.Status == ask.Answered {
			w.told[name]++
		}
	}
	if s.Table.rows.row(0) != nil {
		w.told["rows"]++
	}
	if s.Comparison().Rows > 0 {
		w.told["comparisons"]++
	}
	if v, ok := s.Task("verify").Answer.Body.(*protocol.Verified); ok && v.Route != mark(&protocol.Verify{Game: s.Link(), N: s.Task("verify").Of}) {
		t.Fatalf("the check of %s is %q", s.Link(), v.Route)
	}
	if v, ok := s.Task("study").Answer.Body.(*protocol.Studied); ok && v.Sections[0].Title != mark(&protocol.Study{Game: s.Link()}) {
		t.Fatalf("the study of %s is %q", s.Link(), v.Sections[0].Title)
	}
	if game := s.Table.rows.game; game != s.Link() {
		t.Fatalf("the rows of %s are shown for %s", game, s.Link())
	}
	if s.Vectors() != !s.Game().MapOfPositions() || len(s.Address.At) > 0 && len(s.Address.At) != s.Game().Heaps || !s.Vectors() && s.Address.Beside != "" {
		t.Fatalf("%s keeps what means nothing in it: %+v", s.Link(), s.Address)
	}
	if len(s.Notes) > 13 || len(s.forms) > maxFields || len(s.tasks.asked) > maxTasks {
		t.Fatal("something grows without bound")
	}
}

func TestRandomWalk(t *testing.T) {
	seeds, steps := uint64(10), 100_000
	if testing.Short() {
		seeds, steps = 6, 10_000
	}
	var mu sync.Mutex
	told := map[string]int{} // in all walks
	t.Cleanup(func() {
		for _, what := range []string{"readings", "pixels", "rows", "verify", "study", "seek", "own", "export", "vector", "comparisons", "reasons", "tries", "groups", "lit", "matches", "moves", "reviews"} {
			if told[what] == 0 && !(testing.Short() && (what == "tries" || what == "reviews")) { // a short walk may come to none
				t.Errorf("no %s were shown: nothing was checked of them", what)
			}
		}
	})
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			w := newWalk(t, seed)
			for i := range steps {
				w.step()
				w.check()
				if i%257 == 0 {
					w.checkLink()
				}
			}
			mu.Lock()
			defer mu.Unlock()
			for what, n := range w.told {
				told[what] += n
			}
		})
	}
}

// textsOf are numbers in decimal.
func textsOf(numbers []*big.Int) []string {
	if numbers == nil {
		return nil
	}
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		texts[i] = n.String()
	}
	return texts
}

// forbiddenAt are the options that were forbidden at position i of a match.
func forbiddenAt(m *play.Match, i int) (texts []string) {
	list, _ := m.Forbidden(i)
	for _, at := range list {
		texts = append(texts, textsOf(at)...)
	}
	return texts
}
