package model

import (
	"math"
	"reflect"
	"slices"
	"strings"

	"wythoffatlas/wasm/protocol"
)

// checkReasons holds that what is said of moves answers a question about the
// position that it is said of.
func (w *walk) checkReasons() {
	s, t := w.s, w.t
	if told, ok := s.Why().Body.(*protocol.Explained); ok {
		w.told["reasons"]++
		if told.Words[0] != mark(&protocol.Explain{Game: s.Link(), At: textsOf(s.Reading().At)}) {
			t.Fatalf("why %v of %s is told by %q", s.Reading().At, s.Link(), told.Words[0])
		}
	}
	if told, ok := s.Tried().Body.(*protocol.Explained); ok {
		w.told["tries"]++
		if told.Words[0] != mark(&protocol.Explain{Game: s.Link(), At: textsOf(s.To())}) {
			t.Fatalf("the try %v of %s is told by %q", s.To(), s.Link(), told.Words[0])
		}
	}
	for _, g := range s.Groups() {
		if listed, ok := g.Answer.Body.(*protocol.Listed); ok {
			w.told["groups"]++
			if want := (&protocol.Options{Game: s.Link(), At: textsOf(s.Pinned()), Which: uint64(g.Which), From: "0", Count: ListedOptions, Outcomes: true}); short(s.Pinned()) && listed.Note != mark(want) {
				t.Fatalf("the moves of %v of %s are told by %q", s.Pinned(), s.Link(), listed.Note)
			}
		}
	}
	if from, at, _, _ := s.Lit(); from != nil {
		w.told["lit"]++
		if len(at) > 0 && !same(at[0], from) { // as optionsAnswer has it
			t.Fatalf("%v is lit for %v", at[0], from)
		}
	}
}

// checkMatch holds that the match that goes on is one of the game, that the link
// says it, and that what is told of it is about its last position.
func (w *walk) checkMatch() {
	s, t := w.s, w.t
	if at := s.Token(); at != nil && len(at) != s.Game().Heaps || len(s.Left()) != len(s.Token()) {
		t.Fatalf("the token of %s lies on %v, the stacks are left at %v", s.Link(), at, s.Left())
	}
	m := s.Started()
	if m == nil {
		if s.Address.Match != "" || s.Covered() {
			t.Fatalf("no match goes on, and the link says %s", s.Address.Match)
		}
		return
	}
	w.told["matches"]++
	if m.Game.Link() != s.Link() || s.Address.Match != m.Text() || s.Seen() < 0 || s.Seen() >= len(m.Line()) {
		t.Fatalf("%s is played on %s, position %d; the link says %s", m.Text(), s.Link(), s.Seen(), s.Address.Match)
	}
	if len(m.Line()) > 2 {
		w.told["moves"]++
	}
	if told, ok := s.Verdict().Body.(*protocol.Explained); ok && told.Words[0] != mark(&protocol.Stand{Game: s.Link(), At: textsOf(s.ordered(m.At())), Forbidden: forbiddenAt(m, len(m.Line())-1), Forbids: m.Forbidding()}) {
		t.Fatalf("the match %s is told by %q", m.Text(), told.Words[0])
	}
	if told, ok := s.Review().Body.(*protocol.Letters); ok {
		w.told["reviews"]++
		q := &protocol.Review{Game: s.Link()}
		for i, at := range m.Line() {
			q.Positions = append(q.Positions, textsOf(s.ordered(at))...)
			forbidden := forbiddenAt(m, i)
			q.Forbidden, q.Counts = append(q.Forbidden, forbidden...), append(q.Counts, uint64(len(forbidden)/len(at)))
		}
		if told.Reason != mark(q) {
			t.Fatalf("the review of %s is told by %q", m.Text(), told.Reason)
		}
	}
}

// checkLink holds that the link of the state opens to what is shown.
func (w *walk) checkLink() {
	s, t := w.s, w.t
	s.Table.rest(s)
	fragment := s.Fragment()
	fresh := New()
	fresh.Update(0, Resize{Room: Room{W: s.Room.W, H: s.Room.H, Ratio: s.Room.Ratio, Scale: s.Room.Scale, Sheet: s.Room.Sheet}, Panels: s.Panels.cover})
	fresh.Update(0, Hash{"#" + fragment})
	wrong := slices.DeleteFunc(slices.Clone(fresh.Notes), func(note string) bool { return strings.HasPrefix(note, notRead) })
	if len(wrong) > 0 {
		t.Fatalf("the link %s is said to be wrong: %q", fragment, wrong)
	}
	if again := fresh.Fragment(); again != fragment {
		t.Fatalf("the link %s opens to %s", fragment, again)
	}
	if fresh.Link() != s.Link() || !same(fresh.Pinned(), s.Pinned()) || fresh.Axes() != s.Axes() || fresh.Address.Beside != s.Address.Beside ||
		fresh.Address.Match != s.Address.Match || fresh.Mapped() != s.Mapped() || fresh.Tabled() != s.Tabled() || fresh.Palette() != s.Palette() || !reflect.DeepEqual(fresh.Columns(), s.Columns()) {
		t.Fatalf("a page opened with %s shows something else", fragment)
	}
	if s.Mapped() && s.Map.wandered {
		a, b := s.Map.View, fresh.Map.View
		if math.Abs(a.Z()-b.Z()) > 0.001 {
			t.Fatalf("%s opens at the zoom %v, not %v", fragment, b.Z(), a.Z())
		}
	}
}
