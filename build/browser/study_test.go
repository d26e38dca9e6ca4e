package browser

import (
	"strings"
	"testing"
)

// A study finds the rays of a game without a theorem and draws them.
func TestStudyDrawsMeasuredRays(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=wab&a=2&b=3&play=misere&x=300&y=600&z=-1&theme=light&show=beams")
	drawn := func() (n int) {
		shot := p.Screenshot()
		for x := 300; x < 770; x++ {
			for y := 52; y < 730; y++ {
				if Near(shot.At(x, y), light.Upper) {
					n++
				}
			}
		}
		return n
	}
	if n := drawn(); n > 0 {
		t.Errorf("before the study %d pixels have the colour of a beam", n)
	}
	p.Unfold("tools")
	p.ClickOn("#study button[type=submit]")
	p.Wait(`document.getElementById("study-out").innerText.includes("Measured")`)
	p.Settle()
	p.Save("study")
	for _, part := range []string{"Period", "below 4096", "slope about 3.4"} {
		if says := p.Text("#study-out"); !strings.Contains(says, part) {
			t.Errorf("the study says %q, nothing of %q", says, part)
		}
	}
	if n := drawn(); n < 20 { // on P-positions the dashes are mixed with ink, but beside their name they are not
		t.Errorf("after it, only %d have", n)
	}
	p.fill("param-a", "4")
	p.Wait(`location.hash.includes("a=4")`)
	p.Settle()
	if says := p.Text("#study-out"); says != "" {
		t.Errorf("of another game the page still says %q", says)
	}
	if n := drawn(); n > 0 {
		t.Errorf("and still draws %d pixels", n)
	}
}

// A study of a constraint function says which condition fails; a click on a
// position at which candidates and P-positions part pins it.
func TestStudyPinsWherePositionsPart(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=subtraction&f=T4&x=10&y=10&z=4")
	p.Unfold("tools")
	p.ClickOn("#study button[type=submit]")
	p.Wait(`document.querySelector("#study-out button")`)
	if says := p.Text("#study-out"); !strings.Contains(says, "Semi-additive: fails") || !strings.Contains(says, "They part") {
		t.Errorf("the study says %q", says)
	}
	name := p.Text("#study-out button")
	p.ClickOn("#study-out button")
	p.Wait(`location.hash.includes("at=")`)
	if at := strings.NewReplacer("(", "", ")", "", "\u00a0", "", " ", "").Replace(name); p.param("at") != at {
		t.Errorf("a click on %s pins %s", name, p.param("at"))
	}
	p.Save("study-subtraction")
}

// Where a theorem does not say that its candidates are the P-positions, they
// are drawn apart, in the layer of the beams.
func TestCandidatesAreDrawnApart(t *testing.T) {
	t.Parallel()
	p := openSharp(t, "v=1&game=nim&theme=light")
	for _, c := range []struct {
		game, layer string
		shown       bool
	}{
		{"game=subtraction&f=T4&show=beams", "Candidates", true},
		{"game=subtraction&f=T4&show=grid", "Candidates", false},
		{"game=subtraction&f=T4&play=misere&show=beams", "", false}, // nothing to draw, no row
		{"game=restricted&s=1&t=1&sh=max5&sv=max5&d1=max4&d2=max4&show=beams", "", false},
	} {
		p.OpenLink("v=1&" + c.game + "&x=12&y=12&z=4.5&theme=light")
		p.Wait(settledMap)
		p.Settle()
		shot, n := p.Screenshot(), 0
		for x := 350; x < 770; x++ {
			for y := 52; y < 600; y++ {
				if Near(shot.At(x, y), light.Upper) {
					n++
				}
			}
		}
		if c.shown != (n > 200) || !c.shown && n > 0 {
			t.Errorf("%s: %d pixels have the colour of candidates", c.game, n)
		}
		if says := Eval[string](p, `document.querySelector('[data-do="show"][data-arg="beams"]')?.closest("li").querySelector(".name").innerText ?? ""`); says != c.layer {
			t.Errorf("%s: the layer is called %s", c.game, says)
		}
	}
}
