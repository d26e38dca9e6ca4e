package show

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/html"
)

// What screen readers and speech input need of every game with all of the list
// unfolded: headings leave out no level, and a control whose words can be read has
// those words in its name.
func TestAccess(t *testing.T) {
	seen := map[string]int{}
	for _, g := range games(t) {
		level := 0
		var walk func(n *html.Node)
		walk = func(n *html.Node) {
			if len(n.Tag) == 2 && n.Tag[0] == 'h' && n.Tag[1] >= '1' && n.Tag[1] <= '6' {
				is := int(n.Tag[1] - '0')
				if says, ok := n.Attr("aria-level"); ok {
					is = int(says[0] - '0')
				}
				if seen["heading"]++; is > level+1 {
					t.Errorf("%s: the heading %q, of level %d, follows on one of level %d", g.Name(), n.Content(), is, level)
				}
				level = is
			}
			if name, ok := n.Attr("aria-label"); ok && (n.Tag == "button" || n.Tag == "a") {
				if seen["name"]++; !strings.Contains(strings.ToLower(name), strings.ToLower(n.Content())) {
					t.Errorf("%s: %q is called %q", g.Name(), n.Content(), name)
				}
			}
			for _, kid := range n.Kids {
				walk(kid)
			}
		}
		for _, r := range regions(sample(g, "*")) {
			if r.ID == "list" || r.ID == "zoom" || r.ID == "bar" {
				for _, n := range r.Nodes {
					walk(n)
				}
			}
		}
	}
	if seen["heading"] < 100 || seen["name"] < 100 {
		t.Errorf("only %v were looked at", seen)
	}
}
