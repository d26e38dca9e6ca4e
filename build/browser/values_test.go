package browser

import (
	"strings"
	"testing"
)

// Values are drawn, read beside the position, and shared in the link.
func TestValuesOnTheMap(t *testing.T) {
	t.Parallel()
	const link = "v=1&game=wythoff&x=11&y=9&z=5&show=grid,values&at=10,10"
	p := openMap(t, link)
	p.Wait(`document.querySelector(".chip")?.innerText.includes("Its value is 14.")`)
	p.Save("values")
	if p.Link() != link {
		t.Errorf("the link became %s", p.Link())
	}
	if got := Eval[[][]string](p, `atlas.values("game=wythoff", [10, 9, 12, 11])`); len(got) != 2 || got[0][1] != "14" || got[0][0] != "17" {
		t.Errorf("atlas.values says %v", got)
	}
	if got := Eval[string](p, `atlas.sum([["game=wythoff", [3, 4]], ["game=nim", [6, 1]]]).then((s) => s.outcome + s.value + s.move.part + s.move.to)`); got != "N513,1" {
		t.Errorf("atlas.sum says %s", got)
	}
	if got := Eval[string](p, `atlas.periods("game=wythoff").then((p) => p.rows[4].before + " " + p.rows[4].length)`); got != "9 12" {
		t.Errorf("atlas.periods says %s", got)
	}
	if got := Eval[string](p, `atlas.figure({format: "csv"})`); !strings.Contains(got, "\r\n10,10,14\r\n") {
		t.Errorf("the list of values is %.200q", got)
	}
	p.ClickOn(`[data-do="show"][data-arg="values"]`)
	p.Wait(`!document.querySelector(".chip")?.innerText.includes("value")`)
}
