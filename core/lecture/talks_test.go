package lecture

import (
	"reflect"
	"strings"
	"testing"
)

// All that the six lectures claim is so, every step claims something, and each is
// eight to fourteen steps long and fits its bounds in both forms.
func TestTalks(t *testing.T) {
	ids := map[string]bool{}
	for _, talk := range Talks() {
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
					if err := s.Check(); err != nil {
						t.Errorf("step %d: %q: %v", i+1, s.Text, err)
					}
				}
				if claims == 0 {
					t.Errorf("step %d claims nothing", i+1)
				}
			}
			l := talk.Lecture()
			file, err := l.File()
			if err != nil {
				t.Fatal(err)
			}
			if again, err := ParseFile(file); err != nil || !reflect.DeepEqual(again, l) {
				t.Errorf("read again it differs: %v", err)
			}
			if text, err := l.Compact(); err != nil || len(text) > MaxLink {
				t.Errorf("as a link: %d characters, %v", len(text), err)
			}
			for _, s := range l.Steps {
				if strings.Contains(s.Caption, "  ") {
					t.Errorf("two blanks in %q", s.Caption)
				}
			}
		})
		if ids[talk.ID] {
			t.Errorf("two talks are %s", talk.ID)
		}
		ids[talk.ID] = true
	}
	if len(ids) != 6 {
		t.Errorf("%d talks", len(ids))
	}
}
