package link

import (
	"strings"
	"testing"
)

// What a link says and the page does not read is told, and stays in the link.
func TestUnread(t *testing.T) {
	for _, tt := range []struct {
		link string
		says []string // none: nothing is told
		not  string
	}{
		{"v=1&gmae=nim", []string{"“gmae=nim”", "Was game meant?"}, ""},
		{"v=1&game=wythoff&teme=dark&shows=grid", []string{"“teme=dark” and “shows=grid”", "theme and show"}, ""},
		{"v=1&game=wythoff&veiw=table", []string{"view"}, ""},
		{"v=1&game=wythoff&a=2", []string{"“a=2”"}, "meant"},
		{"v=1&game=wythoff&axes=n,2", []string{"“axes=n,2”"}, "meant"},
		{"v=1&game=wythoff&note=mine&b=1&c=2&d=3&e=4", []string{"“note=mine”, “b=1”, “c=2” and 2 more"}, "meant"},
		{"v=1&game=wythoff&keep=" + strings.Repeat("x", 1000), []string{"“keep=xxx", "…”"}, "meant"},
		{"v=1&game=wytlex&k=3&axes=n,2", nil, ""},
		{"v=1&game=wab&a=2&b=3&play=misere&x=1&y=2&z=3&view=both&mode=projector&theme=dark&show=none&at=1,2&debug=1", nil, ""},
		{"", nil, ""},
	} {
		s, problems := Parse(tt.link)
		said := s.Unread()
		if len(problems) > 0 || (said == "") != (tt.says == nil) || len(said) > 300 {
			t.Errorf("%.60s: %q, %v", tt.link, said, problems)
		}
		for _, words := range tt.says {
			if !strings.Contains(said, words) {
				t.Errorf("%.60s: %q does not say %q", tt.link, said, words)
			}
		}
		if tt.not != "" && strings.Contains(said, tt.not) {
			t.Errorf("%.60s: %q says %q", tt.link, said, tt.not)
		}
		if shared := s.String(); tt.link != "" && shared != tt.link {
			t.Errorf("%.60s is shared as %.60s", tt.link, shared)
		}
	}
}

func TestNearly(t *testing.T) {
	for _, tt := range []struct {
		typed, key string
		want       bool
	}{
		{"gmae", "game", true}, {"gam", "game", true}, {"games", "game", true}, {"gane", "game", true}, {"preest", "preset", true},
		{"mega", "game", false}, {"ga", "game", false}, {"b", "a", false}, {"", "game", false}, {"gaem1", "game", false}, {"row", "rowheight", false},
	} {
		if got := nearly(tt.typed, tt.key); got != tt.want {
			t.Errorf("%q for %q: %v", tt.typed, tt.key, got)
		}
	}
}
