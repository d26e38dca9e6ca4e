package solve

import (
	"reflect"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// A question with nothing in it is answered, or refused in a sentence, whatever its type.
func TestEmptyQuestions(t *testing.T) {
	s := newDesk(standard)
	for asks := range answerers {
		body, err := s.answer(&job{ask: reflect.New(asks.Elem()).Interface()}, func(int64, int64, string) error { return nil })
		if body == nil && err == nil {
			t.Errorf("%v: neither an answer nor an error", asks)
		}
	}
	if _, err := s.answer(&job{ask: &protocol.Shades{}}, nil); err == nil {
		t.Error("an answer was taken for a question")
	}
}
