package browser

import (
	"fmt"
	"strings"
	"testing"

	"wythoffatlas/core/lecture"
)

// smallInBand is what in the heading of a projector is smaller than 28 px, or
// fainter than 7:1.
const smallInBand = `(() => {
	const pixel = document.createElement("canvas").getContext("2d");
	const light = (c) => { // of a colour in any notation, over white
		pixel.fillStyle = "white", pixel.fillRect(0, 0, 1, 1), pixel.fillStyle = c, pixel.fillRect(0, 0, 1, 1);
		const [r, g, b] = [...pixel.getImageData(0, 0, 1, 1).data].map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4 });
		return 0.2126 * r + 0.7152 * g + 0.0722 * b };
	const back = light(getComputedStyle(document.getElementById("band")).backgroundColor);
	return [...document.querySelectorAll("#band *")].filter((e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())).filter((e) => {
		const style = getComputedStyle(e), fore = light(style.color);
		const ratio = (Math.max(fore, back) + 0.05) / (Math.min(fore, back) + 0.05);
		return !e.closest("math") && parseFloat(style.fontSize) < 28 || !e.disabled && ratio < 7;
	}).map((e) => e.outerHTML.slice(0, 120));
})()`

// The six lectures are walked through on a projector and on a phone; a lecture of
// three steps is made, shared, opened elsewhere and stepped through.
func TestLectures(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&at=5,7")
	for _, size := range [][2]int64{{1024, 768}, {390, 844}} {
		p.Size(size[0], size[1], coarse)
		for _, talk := range sample(lecture.Six(), 1) {
			p.OpenLink("v=1&lecture=" + talk.ID)
			for i, step := range talk.Steps {
				p.Wait(fmt.Sprintf(`document.querySelector("#band .way span")?.textContent.startsWith("%d\u202f")`, i+1))
				if says := p.Text("#band .caption"); says != step.Caption {
					t.Errorf("%s, step %d says %q", talk.ID, i+1, says)
				}
				if size[0] == 1024 {
					if bad := Eval[[]string](p, smallInBand); len(bad) > 0 {
						t.Errorf("%s, step %d: %q", talk.ID, i+1, bad)
					}
				}
				if over := Eval[float64](p, `document.getElementById("band").scrollWidth - innerWidth`); over > 0 {
					t.Errorf("%s, step %d: the heading is %v px too wide at %v", talk.ID, i+1, over, size)
				}
				if i == 1 || i == 5 {
					p.picture(fmt.Sprintf("lecture-%s-%d-%d", talk.ID, i+1, size[0]))
				}
				Eval[any](p, fmt.Sprintf(`(() => { const at = () => document.querySelector("#band .way span").textContent, next = document.querySelector('[data-arg="next"]');
					for (let n = 0; n < 40 && at().startsWith("%d\u202f") && !next.disabled; n++) document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true})) })()`, i+1))
			}
		}
	}
	p.Size(1024, 768, coarse)
	p.Key(Escape)
	p.Wait(`!location.hash.includes("lecture=")`)

	for _, game := range []string{"game=wythoff&at=5,7", "game=st-wythoff&s=2&t=3", "game=wytlex&k=3"} {
		p.OpenLink("v=1&" + game)
		p.ClickOn("#menu")
		p.ClickOn(`[data-do="add-step"]`)
	}
	p.ClickOn("#menu")
	p.ClickOn(`#actions [data-arg="lectures"]`)
	p.fill("draft-caption-0", "Two heaps.")
	p.picture("lectures")
	Eval[any](p, `navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }`)
	p.ClickOn(`[data-do="send-talk"]`)
	p.Wait(`window.copied`)
	_, fragment, _ := strings.Cut(Eval[string](p, `window.copied`), "#")

	p.Key(Escape)
	p.Wait(`!document.querySelector("dialog[open]")`)
	p.OpenLink(fragment)
	for i, name := range []string{"Wythoff’s game", "(2,3)-Wythoff", "Wytlex(3)"} {
		p.Wait(fmt.Sprintf(`document.querySelector("#band .way span")?.textContent.startsWith("%d\u202f")`, i+1))
		if says := p.Text("#band h1"); says != name {
			t.Errorf("step %d of the lecture that was shared is about %s", i+1, says)
		}
		if i == 0 && p.Text("#band .caption") != "Two heaps." {
			t.Errorf("the caption is %q", p.Text("#band .caption"))
		}
		switch i {
		case 0:
			p.Key(Right)
		case 1:
			p.ClickOn(`#band [data-arg="next"]`)
		}
	}

	// A file that is dropped opens; its notes stand in a window of their own.
	Eval[any](p, `(() => {
		const open = window.open;
		window.open = (...told) => window.notesOpened = open.apply(window, told);
		const dropped = new DataTransfer();
		dropped.items.add(new File(["wythoff-atlas-lecture 1\ntitle Dropped\nstep game=wythoff&view=table\ncaption The mex.\nhide rows\nnote Wait for it.\n"], "a.txt"));
		document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: dropped, bubbles: true, cancelable: true}));
	})()`)
	p.Wait(`document.querySelector("#band .caption")?.textContent === "The mex."`)
	p.Key("n")
	p.Wait(`window.notesOpened?.document.body.textContent.includes("Wait for it.")`)
	p.picture("lecture-rows")

	// A word is explained where it stands: by the pointer, by the keyboard; the ring
	// follows the pointer.
	p.Key("o")
	x, y := p.middleOf(`#band .caption [data-word="mex"]`)
	p.Move(x, y)
	p.Wait(`!document.getElementById("word").hidden && document.getElementById("word").textContent.includes("least number")`)
	p.picture("word")
	if over := Eval[bool](p, `(() => { const box = document.getElementById("word").getBoundingClientRect(); return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight })()`); over {
		t.Error("the explanation is not all on the screen")
	}
	if near := Eval[float64](p, `(() => { const box = document.getElementById("ring").getBoundingClientRect(); return Math.hypot(box.left + box.width / 2 - `+fmt.Sprint(x)+`, box.top + box.height / 2 - `+fmt.Sprint(y)+`) })()`); near > 2 {
		t.Errorf("the ring is %v px from the pointer", near)
	}
	p.Move(500, 700)
	p.Wait(`document.getElementById("word").hidden`)
	Eval[any](p, `document.querySelector('#band [data-word]').focus()`)
	p.Wait(`!document.getElementById("word").hidden`)
	p.Key(Escape)
	p.Wait(`document.getElementById("word").hidden`)
	Eval[any](p, `document.activeElement.blur()`)
	p.Key(Escape)
	p.ClickOn("#menu")
	p.ClickOn(`#actions [data-arg="words"]`)
	p.Wait(`document.getElementById("words").open`)
	p.picture("words")
}

// middleOf is the middle of an element on the screen.
func (p *Page) middleOf(selector string) (x, y float64) {
	p.T.Helper()
	at := Eval[[]float64](p, `(() => { const box = document.querySelector(`+quote(selector)+`).getBoundingClientRect(); return [(box.left + box.right) / 2, (box.top + box.bottom) / 2] })()`)
	return at[0], at[1]
}
