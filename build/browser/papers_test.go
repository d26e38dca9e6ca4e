package browser

import (
	"fmt"
	"strings"
	"testing"

	"wythoffatlas/core/papers"
)

// openBook opens one of the dialogs by way of the gallery.
func openBook(p *Page, id string) {
	p.T.Helper()
	p.ClickOn("#game-name")
	p.ClickOn(`#gallery nav [data-arg="` + id + `"]`)
	p.Wait(`document.getElementById("` + id + `").open && !document.getElementById("gallery").open`)
}

// number is the number of the first table of that title and number of a paper.
func number(t *testing.T, title, table string) int {
	t.Helper()
	wanted := papers.Find(title, table)
	for i, found := range papers.All() {
		if found == wanted && found != nil {
			return i
		}
	}
	t.Fatalf("no Table %s in %s", table, title)
	return 0
}

// Table 10 of Liu and Li is wrong in Hₙ and H′ₙ at even n ≥ 2, and nowhere else.
func TestPrintedTableMarksItsWrongCells(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	i := number(t, "General restriction of (s,t)-Wythoff’s game", "10")
	openBook(p, "tables")
	table := fmt.Sprintf("#table-%d", i)
	p.ClickOn(table + " summary")
	p.Wait(`document.querySelector("` + table + ` .verdict").textContent.includes("compared")`)
	differences, err := papers.All()[i].Differences()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for _, d := range differences {
		want[fmt.Sprintf("%d,%d", d.Row, d.Column)] = true
	}
	if len(want) != 14 {
		t.Errorf("the paper has %d wrong cells in this table, not 14", len(want))
	}
	for _, figure := range []string{"figure:not(.computed)", ".computed"} {
		marked := Eval[[]string](p, `[...document.querySelectorAll("`+table+` `+figure+` td.differs")].map((td) => (td.cellIndex - 1) + "," + td.parentNode.rowIndex)`)
		if len(marked) != len(want) {
			t.Errorf("%s: %d cells are marked, %d differ", figure, len(marked), len(want))
		}
		for _, at := range marked {
			if !want[at] {
				t.Errorf("%s: the cell %s is marked", figure, at)
			}
		}
	}
	if says := p.Text(table + " .verdict"); !strings.Contains(says, "60\u00a0cells compared, 14 differ: Hₙ at n = 2 is printed 5, computed 4") {
		t.Errorf("the page says %q", says)
	}
	p.ClickOn(table + ` .computed a`)
	p.Wait(`location.hash.includes("game=oew&s=1&t=2&play=misere") && location.hash.includes("at=0,2") && !document.getElementById("tables").open`)
}

// Every table is computed, and agrees where the paper is right.
func TestPrintedTablesAreComputed(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	openBook(p, "tables")
	Eval[any](p, `document.querySelectorAll("#tables details").forEach((d) => (d.open = true))`)
	p.Wait(`[...document.querySelectorAll("#tables .verdict")].every((v) => v.textContent.includes("compared"))`)
	says := Eval[[]string](p, `[...document.querySelectorAll("#tables .verdict")].map((v) => v.textContent)`)
	for i, table := range papers.All() {
		cells := len(table.Printed) * len(table.Heads)
		differences, err := table.Differences()
		if err != nil {
			t.Fatal(err)
		}
		want := fmt.Sprintf("%d\u00a0cells compared. All agree.", cells)
		if len(differences) > 0 {
			want = fmt.Sprintf("%d\u00a0cells compared, %d differ: ", cells, len(differences))
		}
		if !strings.HasPrefix(says[i], want) {
			t.Errorf("of %s the page says %q", table.Name(), says[i])
		}
	}
}

func TestNotesAreComputed(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	openBook(p, "notes")
	for i, e := range papers.Errata() {
		note := fmt.Sprintf("#note-%d", i)
		p.ClickOn(note + " [data-do=prove]")
		p.Wait(`document.querySelector("` + note + ` .evidence ol")`)
		lines, err := e.Check()
		if err != nil {
			t.Fatal(err)
		}
		text := Eval[string](p, `[...document.querySelectorAll("`+note+` li")].map((li) => li.textContent).join("\n")`)
		if text != strings.Join(lines, "\n") {
			t.Errorf("%s: the page finds %q", e.Title, text)
		}
		if says := p.Text(note + " .verdict"); !strings.Contains(says, "every line") {
			t.Errorf("%s: %s", e.Title, says)
		}
	}
	p.ClickOn(`#note-0 [data-do=open]`)
	p.Wait(`document.getElementById("tables").open && document.querySelector("#tables details[open]")`)
}

// The dialogs fit on every screen.
func TestBooksFit(t *testing.T) {
	t.Parallel()
	for _, size := range sample([][2]int64{{390, 844}, {1440, 900}, {1024, 768}}, 1) {
		p := newPage(t)
		if size[0] < 700 {
			p.Phone(size[0], size[1], coarse)
		} else {
			p.Size(size[0], size[1], coarse)
		}
		p.Go("v=1&game=wythoff&theme=light")
		p.Wait(`window.atlas && ` + ready)
		for _, id := range []string{"gallery", "tables", "notes"} {
			if id == "gallery" {
				p.ClickOn("#game-name")
			} else {
				p.ClickOn(`dialog[open] nav [data-arg="` + id + `"]`)
			}
			p.Wait(`document.getElementById("` + id + `").open`)
			name := fmt.Sprintf("%s-%d", id, size[0])
			switch id {
			case "tables":
				p.Save(name + "-closed")
				Eval[any](p, `["9", "20", "24", "30"].forEach((n) => (document.getElementById("table-" + n).open = true))`)
				p.Wait(`[...document.querySelectorAll("#tables details[open] .verdict")].every((v) => v.textContent.includes("compared"))`)
			case "notes":
				Eval[any](p, `document.querySelector("#note-2 [data-do=prove]").click()`)
				p.Wait(`document.querySelector("#note-2 .evidence ol")`)
			}
			p.picture(name)
			if id == "tables" {
				for _, at := range []string{"9", "20", "24", "30"} {
					Eval[any](p, `document.getElementById("table-`+at+`").scrollIntoView()`)
					p.picture(name + "-" + at)
				}
			} else {
				Eval[any](p, `document.querySelector("#`+id+` .leaf").scrollTop = 900`)
				p.picture(name + "-down")
			}
			wide := Eval[float64](p, `(() => { const leaf = document.querySelector("#`+id+` .leaf"); return leaf.scrollWidth - leaf.clientWidth })()`)
			if wide > 0 {
				t.Errorf("%s is %v px too wide", name, wide)
			}
			if out := Eval[bool](p, `(() => { const { left, right, top, bottom } = document.getElementById("`+id+`").getBoundingClientRect();
				return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight })()`); out {
				t.Errorf("%s is larger than the window", name)
			}
		}
	}
}
