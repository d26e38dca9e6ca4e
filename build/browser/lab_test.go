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
	if n := Eval[string](p, `atlas.sweep("game=st-wythoff&s=1&t=1", {across: "s:1-3", up: "t:1-2", number: "count", n: 64}).then((f) => f.members.map((m) => m.value).join())`); len(strings.Split(n, ",")) != 6 {
		t.Errorf("atlas.sweep says %s", n)
	}
	Eval[any](p, `atlas.open("v=1&game=restricted&s=1&t=1&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3&lab=sweep,s:1-5;t:1-5;count;256")`)
	p.Wait(`document.querySelectorAll("#sweep-out td a").length === 25`)
	p.Save("sweep")
	p.ClickOn(`#sweep-out tbody tr:last-child td:nth-child(3) a`)
	p.Wait(`location.hash.includes("s=2&t=1")`)
}
