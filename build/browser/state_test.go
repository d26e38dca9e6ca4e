package browser

import (
	"strings"
	"testing"

	"wythoffatlas/build/serve"
)

func hostOf(t testing.TB) string {
	t.Helper()
	address, _ := site.Host(t, serve.Options{Prefix: Prefix})
	return address
}

// Opening a link and sharing again gives the same link.
func TestLinksComeBackTheSame(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=a-wythoff")
	for _, l := range []string{
		"v=1&game=wythoff",
		"v=1&game=wythoff&x=100&y=162&z=3",
		"v=1&game=st-wythoff&s=2&t=3&play=misere&x=7&y=9&z=-2.25&view=table&theme=dark&show=beams&at=28,17",
		"at=3,5&z=4&y=10&x=10&b=3&a=2&game=wab&v=1&note=hello%20there&f=x1+1",
		"v=1&game=wythoff&match=5.7_3.5_2.4!s20@42",
		"v=1&game=wythoff&x=1" + strings.Repeat("0", 100) + "&y=2" + strings.Repeat("0", 100) + "&z=-300",
	} {
		p.OpenLink(l)
		p.Settle()
		if got := strings.TrimPrefix(Eval[string](p, `atlas.link()`), "#"); got != l {
			t.Errorf("opened %s, shared %s", l, got)
		}
		if got := p.Link(); got != l {
			t.Errorf("opened %s, the address says %s", l, got)
		}
	}
}

// Back returns to the game before, not to one pixel before.
func TestBackReturnsToTheGameBefore(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=20&y=20&z=4")
	p.Wheel(520, 300, 0, -240)
	p.Settle()
	moved := p.param("z")
	if moved == "4" {
		t.Fatal("the wheel did nothing")
	}
	p.choose("wab")
	p.Unfold("why")
	if !strings.Contains(p.Text("#list"), "ultiples of a") {
		t.Errorf("the list does not tell of W(a,b): %q", p.Text("#list"))
	}
	Eval[any](p, `history.back()`)
	p.Wait(`document.getElementById("game-name").innerText.includes("Wythoff’s game")`)
	p.Settle()
	if got := p.param("z"); got != moved {
		t.Errorf("back at z = %s, not %s", got, moved)
	}
}

func TestFormsChangeTheGame(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=2")
	length := Eval[int](p, `history.length`)
	p.into("param-s")
	p.Key("12" + Enter)
	p.Wait(`location.hash.includes("s=12")`)
	p.fill("param-s", "3")
	p.Wait(`location.hash.includes("s=3")`)
	if got := Eval[int](p, `history.length`); got != length+1 {
		t.Errorf("typing a parameter twice makes %d steps of history", got-length)
	}
	p.into("param-s")
	p.Key("2000000" + Enter)
	p.Wait(`document.getElementById("param-s-fault")`)
	if says := p.Text("#param-s-fault"); !strings.Contains(says, "from 1 to") {
		t.Errorf("of a parameter out of range the page says %q", says)
	}
	if got := Eval[string](p, `document.getElementById("param-s").value`); got != "2000000" {
		t.Errorf("the field says %q", got)
	}
	p.Wait(`location.hash.includes("s=200000&")`) // the last on the way that was one
	p.fill("param-s", "10^2")
	p.Wait(`location.hash.includes("s=100&")`)
}

// A bad link is explained and opens all the same.
func TestBadLinks(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=nim")
	for _, c := range []struct {
		link  string
		says  []string
		state string // a part of the link that is shown
	}{
		{"v=1&game=chess", []string{"game=chess"}, "game=wythoff"},
		{"v=1&game=a-wythoff&a=0", []string{"a=0", "1"}, "a=1"},
		{"v=1&game=wab&a=1" + strings.Repeat("0", 10_000) + "&b=3", []string{"a=1000"}, "a=1000000&b=3"},
		{"v=1&game=wythoff&x=1&y=2&z=1e999", []string{"z=1e999", "6"}, "game=wythoff"},
		{"v=1&game=wythoff&x=%zz&y=3&z=2", []string{"%zz"}, "game=wythoff"},
		{"v=1&game=wythoff&x=" + strings.Repeat("9", 10_001) + "&y=3&z=2", []string{"x=999", "10"}, "game=wythoff"},
		{"v=2&game=wythoff&view=cube&theme=plaid", []string{"v=2", "view=cube", "theme=plaid"}, "game=wythoff"},
	} {
		p.OpenLink(c.link)
		p.Wait(notice)
		says := p.noticed()
		for _, part := range c.says {
			if !strings.Contains(says, part) {
				t.Errorf("%.60s: the page says %q, nothing of %q", c.link, says, part)
			}
		}
		if got := p.Link(); !strings.Contains(got, c.state) || len(got) > 25_000 {
			t.Errorf("%.60s: shows %.80s", c.link, got)
		}
		p.ClickOn("#notice .close")
		p.Wait(`!document.getElementById("notice")`)
	}
}

// Everything by keyboard.
func TestKeyboardOnly(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=20&y=20&z=4&theme=light")
	Eval[any](p, `document.getElementById("canvas").focus()`)
	p.Key(Right)
	p.Wait(chipWhere + `?.startsWith("(")`)
	first := p.reading()
	p.Key(Right)
	p.Key(Up)
	p.Settle()
	p.Save("cursor")
	if p.reading() == first {
		t.Errorf("the arrows do not move the cursor from %s", first)
	}
	p.Key(Enter)
	p.Wait(`location.hash.includes("at=")`)
	p.Wait(`document.getElementById("live").innerText.includes("position")`)
	z := p.param("z")
	p.Key("+")
	p.Settle()
	if p.param("z") == z {
		t.Error("+ does not zoom")
	}
	p.Key("-")
	p.Key("-")
	p.Settle()
	if p.param("z") >= z {
		t.Errorf("after + - - z = %s", p.param("z"))
	}
	p.Key("0")
	p.Settle()
	p.Key("p")
	p.Wait(`location.hash.includes("mode=projector")`)
	p.Settle()
	p.Save("projector")
	p.Key("p")
	p.Wait(`!location.hash.includes("mode=projector")`)
	p.Key("?")
	p.Wait(`document.getElementById("keys").open`)
	// Keys of one character can be switched off, and stay so.
	p.ClickOn("#single-keys")
	p.Wait(`localStorage.getItem("wythoff-atlas.keys") === "off"`)
	p.Save("keys")
	p.Key(Escape)
	p.Wait(`!document.getElementById("keys").open`)
	Eval[any](p, `document.getElementById("canvas").focus()`)
	p.Key("p")
	p.Settle()
	if p.param("mode") != "" {
		t.Error("p is off and does something")
	}
	Eval[any](p, `document.getElementById("canvas").focus()`)
	p.Key(Tab) // leaves the map
	p.Wait(`document.activeElement.id !== "canvas"`)
}

// Projector mode writes nothing smaller than 28 pixels and shows no panels.
func TestProjectorMode(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&mode=projector")
	small := Eval[[]string](p, `[...document.querySelectorAll("body *")]
		.filter((e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
		.filter((e) => e.getClientRects().length && e.getBoundingClientRect().width > 1)
		.filter((e) => parseFloat(getComputedStyle(e).fontSize) < 28).map((e) => e.tagName + "#" + e.id + " " + e.textContent)`)
	if len(small) > 0 {
		t.Errorf("too small for the last row: %q", small)
	}
	if Eval[bool](p, `["list", "bar", "list-tab"].some((id) => document.getElementById(id).checkVisibility())`) {
		t.Error("a panel is on the screen")
	}
}

// What a screen reader finds: the map has a role and a name, every control a
// name.
func TestAccessibleNames(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wab&a=2&b=3")
	if role := Eval[string](p, `document.getElementById("canvas").getAttribute("role")`); role == "" {
		t.Error("the map has no role")
	}
	nameless := Eval[[]string](p, `[...document.querySelectorAll("button, input, select, canvas, [role=region], dialog")]
		.filter((e) => !e.closest("[aria-hidden=true]"))
		.filter((e) => !(e.labels?.length || e.ariaLabel || e.getAttribute("aria-labelledby") || e.innerText?.trim()))
		.map((e) => e.outerHTML)`)
	if len(nameless) > 0 {
		t.Errorf("without a name: %q", nameless)
	}
}
