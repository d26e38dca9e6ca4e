package browser

import (
	"strings"
	"testing"
)

// A link opens a laboratory with its answer; what is asked by hand is in the link, and
// scripts hear the same.
func TestLaboratories(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&lab=words,1,gaps,30")
	p.Wait(`document.querySelector("#words-out")?.innerText.includes("Sturmian")`)
	p.Save("words")
	if said := Eval[string](p, `document.querySelector("#words-out").innerText`); !strings.Contains(said, "1.618033988749894848204586834365") {
		t.Errorf("it says %s", said)
	}
	if n := Eval[string](p, `atlas.words("game=subtraction&f=G2", "1", "runs").then((w) => w.letters.slice(0, 12).join(""))`); n != "011010011001" {
		t.Errorf("atlas.words says %s", n)
	}
	if n := Eval[string](p, `atlas.columns("game=wythoff&preset=4x1", 9).then((c) => c.meet.join())`); n != "-3,-3" {
		t.Errorf("atlas.columns says %s", n)
	}
	p.ClickOn(`#lab-boxes button[type=submit]`)
	p.Wait(`document.querySelector("#boxes-out")?.innerText.includes("have constant discrepancies")`)
	p.Save("boxes")
	if link := p.Link(); !strings.HasSuffix(link, "lab=boxes,8,0.6,1,300") {
		t.Errorf("the link became %s", link)
	}
	p.ClickOn(`#boxes-out a`)
	p.Wait(`document.querySelector("#columns-out")?.innerText.includes("Saturated from column")`)
	p.Save("columns")
}
