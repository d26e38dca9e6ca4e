package talks

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"wythoffatlas/core/lecture"
)

// All that the six lectures claim is so, every step claims something, each is
// eight to fourteen steps long, fits a link, and is what the page has of it.
func TestTalks(t *testing.T) {
	six := lecture.Six()
	if len(All()) != 6 || len(six) != len(All()) {
		t.Fatalf("%d talks, of which the page has %d", len(All()), len(six))
	}
	for i, talk := range All() {
		t.Run(talk.ID, func(t *testing.T) {
			t.Parallel()
			if n := len(talk.Told); n < 8 || n > 14 {
				t.Errorf("%d steps", n)
			}
			for i, step := range talk.Told {
				claims := 0
				for _, s := range step.Says {
					if s.Check == nil {
						continue
					}
					claims++
					if err := s.Check(nil); err != nil {
						t.Errorf("step %d: %q: %v", i+1, s.Text, err)
					}
				}
				if claims == 0 {
					t.Errorf("step %d claims nothing", i+1)
				}
			}
			l := talk.Lecture()
			if six[i].ID != talk.ID || !reflect.DeepEqual(six[i].Lecture, l) {
				t.Errorf("the page has another text: go run ./build lectures writes it anew")
			}
			if text, err := l.Compact(); err != nil || len(text) > lecture.MaxLink {
				t.Errorf("as a link: %d characters, %v", len(text), err)
			}
			for _, s := range l.Steps {
				if strings.Contains(s.Caption, "  ") {
					t.Errorf("two blanks in %q", s.Caption)
				}
			}
		})
	}
}

// Every check stops at the first pause that says so, with its error.
func TestChecksStop(t *testing.T) {
	enough, paused := errors.New("enough"), 0
	for _, talk := range All() {
		for i, step := range talk.Told {
			for _, s := range step.Says {
				if s.Check == nil {
					continue
				}
				calls := 0
				err := s.Check(func(int64, int64, string) error { calls++; return enough })
				if calls > 1 || calls == 1 && err != enough {
					t.Errorf("%s, step %d: %q goes on: %d pauses, %v", talk.ID, i+1, s.Text, calls, err)
				}
				paused += calls
			}
		}
	}
	if paused < 50 {
		t.Errorf("only %d checks pause", paused)
	}
}

// Written anew, the files of the page are the same to the last byte.
func TestFilesAreWritten(t *testing.T) {
	for _, talk := range All() {
		want, err := talk.Lecture().File()
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Join("..", "six", talk.ID+".txt")
		if got, err := os.ReadFile(name); err != nil || string(got) != want {
			t.Errorf("%s differs, %v: go run ./build lectures writes it anew", name, err)
		}
	}
}
