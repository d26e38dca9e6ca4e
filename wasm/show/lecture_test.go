package show

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// bandOf is the heading of a lecture, when the worker has answered what the step
// says with body, or nothing at all if it is nil.
func bandOf(t *testing.T, fragment string, body protocol.Body) *html.Node {
	t.Helper()
	m := model.New()
	effects := m.Begin(0)
	hear := func(e model.Event) { effects = append(effects, m.Update(0, e)...) }
	hear(model.Resize{Room: model.Room{W: 1024, H: 768, Ratio: 1, Scale: 1}})
	hear(model.Hash{Fragment: fragment})
	hear(model.Heard{Data: protocol.Encode(protocol.Message{Body: &protocol.Ready{}})})
	for i := 0; body != nil && i < len(effects); i++ {
		post, ok := effects[i].(model.Post)
		if !ok {
			continue
		}
		question, err := protocol.Decode(post.Data)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := question.Body.(*protocol.Claims); ok {
			hear(model.Heard{Data: protocol.Encode(protocol.Message{ID: question.ID, Body: body})})
		}
	}
	for _, r := range Regions(m) {
		if r.ID == "band" {
			return div("band", r.Nodes)
		}
	}
	t.Fatal("there is no heading")
	return nil
}

// The heading says how what the step says came out, beside the theorem, and where
// that is hidden below the caption.
func TestClaimsAreTold(t *testing.T) {
	of := func(n *html.Node, class string) bool { c, _ := n.Attr("class"); return c == class }
	told := func(n uint64, fails ...string) protocol.Body { return &protocol.Claimed{Checked: n, Fails: fails} }
	const beside, alone = "#v=1&lecture=beams&step=2", "#v=1&lecture=beams&step=7" // which hides the formula
	for _, c := range []struct {
		fragment string
		body     protocol.Body
		want     string
	}{
		{beside, nil, "What this step says is being computed…"},
		{beside, told(3), "✓ 3\u00a0sentences of this step computed just now."},
		{alone, told(1), "✓ 1\u00a0sentence of this step computed just now."},
		{beside, told(2, "(3, 6) is P. It is N."), "✗ Not so: (3, 6) is P. It is N."},
		{beside, &protocol.Error{Message: "There is no memory left."}, "What this step says was not computed. There is no memory left."},
		{beside, told(0), ""},
		{"#v=1&game=wythoff&mode=projector", nil, ""},
	} {
		band := bandOf(t, c.fragment, c.body)
		lines := []string{}
		band.Find(func(n *html.Node) bool {
			if of(n, "checked") && !strings.Contains(n.Content(), "compared") {
				lines = append(lines, n.Content())
			}
			return false
		})
		if got := strings.Join(lines, "|"); got != c.want {
			t.Errorf("%s, %+v: %q, not %q", c.fragment, c.body, got, c.want)
		}
		theorem := band.Find(func(n *html.Node) bool { return of(n, "theorem") })
		if (theorem == nil) != (c.fragment == alone) && strings.Contains(c.fragment, "lecture") {
			t.Errorf("%s: the theorem is %v", c.fragment, theorem)
		}
		if c.want != "" && theorem != nil && !strings.Contains(theorem.Content(), c.want) {
			t.Errorf("%q does not stand beside the theorem", c.want)
		}
	}
}
