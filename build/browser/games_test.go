package browser

import (
	"strconv"
	"strings"
	"testing"
)

// Every game of the list answers a script, also when its link was typed by a
// person, and answers what the definition says.
func TestEveryGameAnswers(t *testing.T) {
	t.Parallel()
	p := openMap(t, "")
	for _, game := range []string{
		"game=oow&s=1&t=1", "game=oow&s=2&t=3&play=misere",
		"game=eew&s=1&t=1", "play=misere&t=2&s=2&game=eew",
		"game=oew&s=2&t=3", "game=oew&s=1&t=2&play=misere", "game=oew&s=1&t=1",
		"game=eow&s=2&t=2", "game=eow&s=1&t=1&play=misere",
		"game=restricted&s=1&t=2&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3",
		"game=restricted&s=2&t=1&sh=odd,max4&sv=1mod3&d1=evenmax8&d2=none&play=misere",
		"game=rmwg&r=5", "game=rmwg&r=3&play=misere", "game=radius&r=4",
		"game=subtraction&f=G1", "game=subtraction&f=x1+1", "game=subtraction&f=(x0-x1)^2",
		"game=subtraction&f=floor((x1+1)/x0)%20+%201", "game=subtraction&f=T6&play=misere",
		"game=nim&k=2", "game=nim&play=misere",
		"game=wythoff&preset=4x1", "game=wab&a=2&b=3&preset=6x0.5@7", "game=st-wythoff&s=2&t=2&preset=3:0.1,2.2&play=misere",
	} {
		const n = 20
		g := gameOf(t, game)
		isP := definition(g, n)
		outcomes := strings.Join(Eval[[]string](p, `(() => { const all = [];
			for (let x = 0; x < 20; x++) for (let y = 0; y < 20; y++) all.push([x, y]);
			return atlas.outcomes(`+quote(game)+`, all) })()`), "")
		count := 0
		var next [2]int // an N-position with a winning move
		for i, c := range outcomes {
			x, y := i/n, i%n
			if (c == 'P') != isP[x][y] {
				t.Errorf("%s: (%d,%d) is %c", game, x, y, c)
			}
			if isP[x][y] {
				count++
			} else if x > 8 && y > 8 {
				next = [2]int{x, y}
			}
		}
		if got := Eval[string](p, `atlas.count(`+quote(game)+`, [0, 0, 20, 20])`); got != strconv.Itoa(count) {
			t.Errorf("%s: counts %s P-positions in [0,20)², there are %d", game, got, count)
		}
		rows := Eval[[][]string](p, `atlas.positions(`+quote(game)+`, {from: 0, count: 8})`)
		for _, row := range rows {
			x, _ := strconv.Atoi(row[1])
			y, _ := strconv.Atoi(row[2])
			if x < n && y < n && !isP[x][y] {
				t.Errorf("%s: row %v of the table is no P-position", game, row)
			}
		}
		if len(rows) != 8 {
			t.Errorf("%s: %d rows of the table", game, len(rows))
		}
		moves := Eval[[][]string](p, `atlas.moves(`+quote(game)+`, [`+strconv.Itoa(next[0])+`,`+strconv.Itoa(next[1])+`])`)
		for _, m := range moves {
			x, _ := strconv.Atoi(m[0])
			y, _ := strconv.Atoi(m[1])
			if !isP[x][y] {
				t.Errorf("%s: from %v the move to %v does not win", game, next, m)
			}
		}
		if next != [2]int{} && len(moves) == 0 {
			t.Errorf("%s: no winning move from %v", game, next)
		}
		if report := Eval[map[string]any](p, `atlas.verify(`+quote(game)+`, 40)`); report["differ"] != "0" {
			t.Errorf("%s: verify says %v", game, report)
		}
	}
}

// The form for functions points at what is wrong and keeps what was typed; the
// link stays the last good one.
func TestFormulaFormPoints(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=subtraction&f=G1")
	Eval[any](p, `(() => { const f = document.getElementById("param-f"); f.focus(); f.select(); })()`)
	p.Key("x1+1")
	p.Wait(`location.hash.includes("f=x1+1")`)
	Eval[any](p, `document.getElementById("param-f").select()`)
	p.Key("x1 + z" + Enter)
	p.Wait(`document.querySelector("#param-f-fault mark")`)
	if at := p.Text("#param-f-fault mark"); at != "z" {
		t.Errorf("%q is marked", at)
	}
	if typed := Eval[string](p, `document.getElementById("param-f").value`); typed != "x1 + z" {
		t.Errorf("the field has %q", typed)
	}
	p.Wait(`location.hash.endsWith("f=x1")`) // which was a function on the way to "x1 + z"
}

// A click with "Pick cells on the map" makes a box of decrees, and another takes
// it back.
func TestPickingAPresetBox(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=16&y=16&z=4&theme=light")
	p.ClickOn(`[data-arg="decrees"]`)
	p.ClickOn("#pick")
	v := View{X: 16, Y: 16, Cell: 16, W: 1024, H: 768}
	px, py := v.At(15, 14)
	p.Click(px, py)
	p.Wait(`location.hash.includes("preset=16:15.14")`)
	p.Settle()
	p.Save("picked")
	p.Click(px, py)
	p.Wait(`location.hash.includes("preset=16:") && !location.hash.includes("15.14")`)
}
