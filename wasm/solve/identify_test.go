package solve

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// The worker names games for terms and for positions, and says what it cannot read.
func TestIdentify(t *testing.T) {
	s := New(func(protocol.Message) {}, nil)
	answer := func(heaps uint64, terms ...string) (*protocol.Identified, error) {
		body, err := s.answer(&job{ask: &protocol.Identify{Terms: terms, Heaps: heaps}}, func(int64, int64, string) error { return nil })
		found, _ := body.(*protocol.Identified)
		return found, err
	}
	for _, c := range []struct {
		heaps uint64
		terms string
		game  string
	}{
		{1, "1 3 4 6 8 9 11 12", "game=wythoff"},
		{2, "0 0 1 2 3 5 4 7 6 10", "game=wythoff"},
		{2, "1 5 2 10 3 15 4 20", ""},
		{1, "1 3 4 6 8 9 11 99999999999999999999999", ""},
		{3, "0 1 1 0 2 2 0 3 3 1 2 3", "game=nim&k=3"},
	} {
		found, err := answer(c.heaps, strings.Fields(c.terms)...)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(found.Games, " "); c.game != "" && !strings.Contains(got+" ", c.game+" ") || c.game == "" && got != "" && c.heaps == 1 {
			t.Errorf("%s: %v", c.terms, found)
		}
	}
	for _, bad := range []string{"1 2", "1 x 3 4", strings.Repeat("1 ", 2000)} {
		if found, err := answer(1, strings.Fields(bad)...); err == nil {
			t.Errorf("%.20s: %v", bad, found)
		}
	}
	if _, err := answer(3, "1", "2", "3", "4"); err == nil {
		t.Error("four numbers are positions of three heaps")
	}
}
