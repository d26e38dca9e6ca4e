package browser

import (
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
)

// drawnMaps are the small maps of the gallery by their games, rows from the
// top, a letter for each position: "1" where there is ink, "u" and "l" where the
// upper and the lower beam pass, "c" in another colour.
var drawnMaps = `Object.fromEntries([...document.querySelectorAll("#gallery canvas")].map((c) => {
	const { data } = c.getContext("2d").getImageData(0, 0, c.width, c.height);
	const names = { "` + light.Ink.Hex() + `": "1", "` + light.Upper.Hex() + `": "u", "` + light.Lower.Hex() + `": "l" };
	const colour = (i) => "#" + [0, 1, 2].map((k) => data[i + k].toString(16).padStart(2, "0")).join("");
	const letter = (i) => (data[i + 3] < 255 ? "0" : names[colour(i)] ?? "c");
	let letters = "";
	for (let y = 0; y < c.height; y += 2) for (let x = 0; x < c.width; x += 2) letters += letter(4 * (y * c.width + x));
	return [c.dataset.gameMap, letters];
}))`

// openGallery opens the gallery and scrolls through all of it.
func openGallery(p *Page) {
	p.T.Helper()
	p.ClickOn("#game-name")
	p.Wait(`document.querySelector("#gallery").open`)
	for Eval[bool](p, `[...document.querySelectorAll("#gallery canvas")].some((c) => !c.dataset.drawn && (c.scrollIntoView({ block: "center" }), true))`) {
		p.Wait(`[...document.querySelectorAll("#gallery canvas")].filter((c) => {
			const { top, bottom } = c.getBoundingClientRect();
			return top < innerHeight - 100 && bottom > 100 && !c.dataset.drawn;
		}).length === 0`)
	}
}

func TestGalleryShowsEveryGame(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	openGallery(p)
	maps, said := Eval[map[string]string](p, drawnMaps), p.Text("#gallery")
	for _, e := range catalog.All() {
		if !strings.Contains(said, e.Summary) {
			t.Errorf("the gallery does not say what %s is", e.Name)
		}
		games := []*catalog.Game{e.Default()}
		for i, x := range e.Examples {
			if games[0] = e.Example(x); i > 0 {
				games = append(games, e.Example(x))
			}
		}
		for _, g := range games {
			drawn := maps[g.Link()]
			switch points := len(drawn) - strings.Count(drawn, "0"); {
			case g.Piles == nil:
				if len(g.Lines) == 2 && !(strings.Contains(drawn, "u") && strings.Contains(drawn, "l")) {
					t.Errorf("the small map of %s has not its beams", g.Name())
				}
			case points < 40 || g.Tiles == strings.Contains(drawn, "1"):
				t.Errorf("the sketch of %s has %d points, in ink: %v", g.Name(), points, !g.Tiles)
			}
			checkSmallMap(t, g, drawn)
		}
	}
}

// checkSmallMap holds a corner of a small map to what it should show.
func checkSmallMap(t *testing.T, g *catalog.Game, bits string) {
	t.Helper()
	const side, corner = 72, 24
	if len(bits) != side*side {
		t.Errorf("the small map of %s has %d positions", g.Link(), len(bits))
		return
	}
	isP := picture(g, corner)
	for x := range corner {
		for y := range corner {
			letter := bits[(side-1-y)*side+x]
			if inked := letter == '1' || g.Piles != nil && letter != '0'; inked != isP[x][y] {
				t.Errorf("the small map of %s is wrong at (%d, %d)", g.Link(), x, y)
				return
			}
		}
	}
}

// picture is what a small map shows in a corner: the P-positions, or, of a game
// with K piles, the sizes of the piles of each row above its number.
func picture(g *catalog.Game, corner int64) [][]bool {
	if g.Piles == nil {
		return definition(g, corner)
	}
	dots := make([][]bool, corner)
	list := g.Piles()
	if err := list.Extend(corner, nil); err != nil {
		return dots
	}
	for n := range dots {
		dots[n] = make([]bool, corner)
		for i := range g.Heaps {
			if size := list.At(int64(n), i); size < corner {
				dots[n][size] = true
			}
		}
	}
	return dots
}

func TestGalleryOpensAGame(t *testing.T) {
	t.Parallel()
	type size struct {
		name          string
		width, height int64
	}
	p := openMap(t, "v=1&game=wythoff&theme=dark")
	for _, size := range []size{{"phone", 390, 844}, {"usual", 1024, 768}, {"wide", 1440, 900}} {
		p.OpenLink("v=1&game=wythoff&x=1&y=1&theme=dark")
		if size.name == "phone" {
			p.Phone(size.width, size.height, coarse)
		} else {
			p.Size(size.width, size.height, coarse)
		}
		p.Settle()
		p.ClickOn("#game-name")
		p.Wait(`document.querySelector("#gallery canvas").dataset.drawn`)
		p.Settle()
		p.Save("gallery-" + size.name)
		if wide := Eval[float64](p, `document.querySelector("#gallery .leaf").scrollWidth - document.querySelector("#gallery .leaf").clientWidth`); wide > 0 {
			t.Errorf("%s: the gallery is %v px too wide", size.name, wide)
		}
		p.ClickOn(`#gallery a[href*="game=wab&a=5&b=3"]`)
		p.Wait(`location.hash.includes("game=wab&a=5&b=3") && !document.querySelector("#gallery").open`)
		if link := p.Link(); !strings.Contains(link, "theme=dark") {
			t.Errorf("%s: the theme went away: %s", size.name, link)
		}
	}
}

func TestGalleryByKeyboard(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	Eval[any](p, `document.getElementById("game-name").focus()`)
	p.Key(Enter)
	p.Wait(`document.querySelector("#gallery").open`)
	for range 2 { // the search, and the first picture
		p.Key(Tab)
	}
	if on := Eval[string](p, `document.activeElement.closest("#gallery .plate")?.tagName ?? document.activeElement.outerHTML`); on != "UL" {
		t.Fatalf("two steps of the keyboard into the gallery lead to %s", on)
	}
	p.Key(Enter)
	p.Wait(`!document.querySelector("#gallery").open && location.hash.includes("game=")`)
	p.ClickOn("#game-name")
	p.Key(Escape)
	p.Wait(`!document.querySelector("#gallery").open`)
}

// The search leaves the games that its words meet, and says when there is none.
func TestGallerySearch(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	p.ClickOn("#game-name")
	p.ClickOn("#search")
	p.Key("misere parity")
	p.Wait(`[...document.querySelectorAll("#gallery .plate a")].length > 0 && [...document.querySelectorAll("#gallery .plate a")].every((a) => /misère/.test(a.textContent))`)
	p.Save("gallery-search")
	p.Key("zzz")
	p.Wait(`document.querySelector("#gallery").textContent.includes("No game is called so")`)
	if typed := Eval[string](p, `document.getElementById("search").value`); typed != "misere parityzzz" {
		t.Errorf("the field has %q", typed)
	}
}
