package browser

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// Of a pinned position every move is lit and listed, a move that is tried is
// answered, and why the position is won stands in the chip as scripts are told it.
// Then a whole game is played by mouse, by touch and by keyboard alone.
func TestMovesAndPlay(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&at=4,6&x=6&y=6&z=5&theme=light")
	p.Size(1440, 900, coarse)
	p.Wait(`document.querySelector("#chip button")`)
	p.ClickOn("#chip button")
	words := Eval[string](p, `atlas.explain("game=wythoff", [4, 6])`)
	p.Wait(`document.getElementById("chip").textContent.includes("and leave")`)
	for _, place := range []string{"#live", "#chip"} {
		if said := strings.Join(strings.Fields(p.Text(place)), " "); !strings.Contains(strings.ReplaceAll(said, " ", ""), strings.ReplaceAll(words, " ", "")) {
			t.Errorf("%s says %q, not %q", place, said, words)
		}
	}
	p.ClickOn("#tools > summary")
	p.ClickOn("#fold-options > summary")
	p.Wait(`document.querySelectorAll("#moves-of .option").length === 14`)
	p.ClickOn("#moves-of .option:not(.p)")
	p.Wait(`document.getElementById("legality").textContent.includes("throws the win away")`)
	p.Save("moves")

	v := View{X: 8, Y: 8, Cell: 32, W: 1440, H: 900}
	p.OpenLink("v=1&game=wythoff&x=8&y=8&z=5&theme=light")
	p.Wait(`!document.getElementById("chip").textContent`)
	p.ClickOn("#play-button")
	p.ClickOn("#begin-match")
	p.Save("begun")
	p.win(func(from, to [2]float64) { // by mouse
		x0, y0 := v.At(from[0], from[1])
		x1, y1 := v.At(to[0], to[1])
		p.Drag(x0, y0, x1, y1)
	})
	p.Save("won")

	// An illegal move says why, and the token stays.
	p.OpenLink("v=1&game=wythoff&x=8&y=8&z=5&theme=light&match=6.9!s")
	p.Wait(`document.getElementById("standing").textContent.includes("(6,\u00a09)")`)
	x0, y0 := v.At(6, 9)
	x1, y1 := v.At(5, 7)
	p.Drag(x0, y0, x1, y1)
	p.Wait(`document.getElementById("standing").textContent.includes("not the same number")`)
	p.Key("m")                     // folds the drawer: all that is needed is on the map
	p.win(func(_, to [2]float64) { // by keyboard alone
		at := Eval[[]float64](p, `atlas.link().then((l) => new URLSearchParams(l.replace(/.*#/, "")).get("match").split("!")[0].split("_").pop().split(".").map(Number))`)
		for range int(at[0] - to[0]) {
			p.Key(Left)
		}
		for range int(at[1] - to[1]) {
			p.Key(Down)
		}
		p.Key(Enter)
	})

	// Before each move options are forbidden: by mouse, by keyboard, and below by touch.
	v = View{X: 4, Y: 4, Cell: 32, W: 1440, H: 900}
	p.OpenLink("v=1&game=blocking&k=3&x=4&y=4&z=5&theme=light&match=3.8!f")
	p.Wait(`document.getElementById("standing")?.textContent.includes("(3,\u00a08)")`) // not the match before
	p.winBlocked("blocking", func(from, to [2]float64, moves bool) {
		x0, y0 := v.At(from[0], from[1])
		x1, y1 := v.At(to[0], to[1])
		if moves {
			p.Drag(x0, y0, x1, y1)
		} else {
			p.Click(x1, y1)
		}
	})
	p.OpenLink("v=1&game=blocking&k=2&play=misere&x=4&y=4&z=5&theme=light&match=4.5!s")
	p.Wait(`document.getElementById("standing")?.textContent.includes("(4,\u00a05)")`)
	cursor := [2]float64{-1, -1}
	p.winBlocked("blocking-keys", func(from, to [2]float64, moves bool) {
		if cursor[0] < 0 {
			cursor = from
		}
		Eval[bool](p, `(document.activeElement.blur(), true)`) // Enter would press the hint's button again
		for i, keys := range [2][2]string{{Left, Right}, {Down, Up}} {
			for ; cursor[i] > to[i]; cursor[i]-- {
				p.Key(keys[0])
			}
			for ; cursor[i] < to[i]; cursor[i]++ {
				p.Key(keys[1])
			}
		}
		p.Key(Enter)
		if moves || from == to { // the step is over, and the next begins at the token
			cursor = [2]float64{-1, -1}
		}
	})

	p.Phone(390, 844, coarse)
	p.OpenLink("v=1&game=wythoff&play=misere&x=4&y=3&z=5&theme=dark&match=4.4!s20@7")
	p.Wait(`document.getElementById("standing").textContent.includes("(4,\u00a04)")`)
	v = View{X: 4, Y: 3, Cell: 32, W: 390, H: 844}
	p.Settle()
	p.Save("phone")
	p.win(func(from, to [2]float64) { // by touch
		x0, y0 := v.At(from[0], from[1])
		x1, y1 := v.At(to[0], to[1])
		p.Touch(Finger{x0, y0, x1, y1})
	})

	p.Phone(1180, 820, coarse)
	p.OpenLink("v=1&game=blocking&k=2&x=4&y=4&z=5&theme=light&match=2.4!s")
	p.Wait(`document.getElementById("standing")?.textContent.includes("(2,\u00a04)")`)
	v = View{X: 4, Y: 4, Cell: 32, W: 1180, H: 820}
	p.Unfold("match")
	p.Settle()
	p.winBlocked("blocking-touch", func(from, to [2]float64, moves bool) {
		x1, y1 := v.At(to[0], to[1])
		x0, y0 := x1, y1
		if moves {
			x0, y0 = v.At(from[0], from[1])
		}
		p.Touch(Finger{x0, y0, x1, y1})
	})

	// A puzzle is a link; of K piles there are stacks alone.
	p.Size(1024, 768, coarse)
	p.OpenLink("v=1&game=nim&k=3&theme=dark")
	p.Wait(`document.querySelector("#list h1").textContent.startsWith("Nim")`)
	p.Unfold("match")
	p.ClickOn("#make-puzzles")
	p.Wait(`document.querySelectorAll(".puzzles a").length === 100`)
	p.Save("puzzles")
	p.ClickOn("#puzzle-40")
	p.Wait(`document.querySelectorAll("#match .stacks input").length === 3 && document.getElementById("standing").textContent.includes("You move")`)
	at := strings.Trim(Eval[string](p, `document.getElementById("standing").textContent.match(/\[.*\]/)[0]`), "[]")
	heaps := strings.Split(strings.ReplaceAll(at, "\u00a0", ""), ",")
	moves := Eval[[][]string](p, `atlas.moves("game=nim&k=3", [`+strings.Join(heaps, ",")+`])`)
	p.fill("match-to", strings.Join(moves[0], ", "))
	p.Wait(`document.querySelectorAll("#moves-made li").length >= 1`)
	p.Save("piles")
}

// win plays the match on the page to its end by winning moves, each made by a hand
// from the token's place to another, and holds that it is won.
func (p *Page) win(hand func(from, to [2]float64)) {
	p.T.Helper()
	const most = 20
	for range most {
		p.Wait(`/You move|You have/.test(document.getElementById("live").textContent)`)
		if strings.Contains(p.Text("#live"), "You have won") {
			return
		}
		at := Eval[[]float64](p, `atlas.link().then((l) => new URLSearchParams(l.replace(/.*#/, "")).get("match").split("!")[0].split("_").pop().split(".").map(Number))`)
		moves := Eval[[][]string](p, `atlas.link().then((l) => atlas.moves(l.replace(/.*#/, "").replace(/&(x|y|z|match|theme)=[^&]*/g, ""), [`+fmt.Sprint(at[0])+`, `+fmt.Sprint(at[1])+`]))`)
		if len(moves) == 0 { // it is over, which the page hears a moment later
			p.Wait(`/You have/.test(document.getElementById("live").textContent)`)
			return
		}
		var to [2]float64
		fmt.Sscan(moves[0][0], &to[0])
		fmt.Sscan(moves[0][1], &to[1])
		before := p.Text("#live")
		hand([2]float64{at[0], at[1]}, to)
		p.Wait(`document.getElementById("live").textContent !== ` + quote(before) + ` || /You have/.test(document.getElementById("live").textContent)`)
	}
	p.T.Fatalf("no end after %d moves: %s", most, p.Text("#live"))
}

// winBlocked plays the match on the page to its end by hints, where options may be
// forbidden: a hand chooses an option to forbid, the token when that is done, or
// moves the token.
func (p *Page) winBlocked(name string, hand func(from, to [2]float64, moves bool)) {
	p.T.Helper()
	const most = 30
	for i := range most {
		p.Wait(`/You (move|forbid|have)/.test(document.getElementById("standing").textContent)`)
		if strings.Contains(p.Text("#standing"), "You have won") {
			return
		}
		p.ClickOn("#hint")
		p.Wait(`/(: take|: forbid|; forbid) /.test(document.getElementById("standing").textContent)`)
		if i < 2 {
			p.Save(fmt.Sprint(name, "-", i))
		}
		told := strings.ReplaceAll(p.Text("#standing"), "\u00a0", " ")
		at := Eval[[]float64](p, `atlas.link().then((l) => new URLSearchParams(l.replace(/.*#/, "")).get("match").split("!")[0].split("_").pop().split("~")[0].split(".").map(Number))`)
		from, moves := [2]float64{at[0], at[1]}, strings.Contains(told, "You move")
		_, hint, _ := strings.Cut(told, map[bool]string{true: "→", false: "forbid ("}[moves])
		if !moves && hint != "" {
			hint = "(" + hint
		}
		for _, m := range pairs.FindAllStringSubmatch(hint, -1) {
			var to [2]float64
			fmt.Sscan(m[1], &to[0])
			fmt.Sscan(m[2], &to[1])
			hand(from, to, moves)
		}
		if !moves {
			if i < 2 {
				p.Save(fmt.Sprint(name, "-", i, "-chosen"))
			}
			hand(from, from, false)
		}
		p.Wait(`document.getElementById("hint").getAttribute("aria-pressed") === "false"`) // the step is made
	}
	p.T.Fatalf("no end after %d steps: %s", most, p.Text("#standing"))
}

var pairs = regexp.MustCompile(`\((\d+), (\d+)\)`)
