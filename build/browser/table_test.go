package browser

import (
	"strconv"
	"strings"
	"testing"
)

func TestTableRows(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&view=table&theme=light")
	p.Wait(`document.querySelectorAll("#table tbody tr").length > 10`)
	p.Save("table")
	// Seed 003, Table 2.2.
	if row := Eval[[]string](p, `[...document.querySelectorAll("#table tbody tr")][12 - 0].innerText.split("\t").map((s) => s.trim())`); strings.Join(row, " ") != "12 19 31" {
		t.Errorf("row 12 is %q", row)
	}
	p.Unfold("tools")
	p.fill("goto-n", "999990")
	p.Wait(`document.querySelector("#table tbody").innerText.includes("999999")`)
	p.Save("table-end")
	p.fill("goto-n", "10^50")
	p.Wait(notice + `.includes("beyond this table")`)
}

func TestTableScrollsAndPins(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wab&a=2&b=3&view=table&theme=light")
	p.Wait(`document.querySelectorAll("#table tbody tr").length > 10`)
	first := `document.querySelector("#table tbody tr").innerText`
	before := Eval[string](p, first)
	p.Wheel(560, 400, 0, 600)
	p.Wait(first + ` !== ` + quote(before))
	p.Settle()
	p.Save("table-wab")
	p.Click(560, 400)
	p.Wait(`location.hash.includes("at=")`)
}

// The script interface, for every game, against the definition.
func TestScriptInterface(t *testing.T) {
	t.Parallel()
	p := openMap(t, "")
	for _, game := range []string{
		"game=wythoff", "game=a-wythoff&a=4&play=misere", "game=st-wythoff&s=3&t=2", "game=wab&a=3&b=2&play=misere",
	} {
		const n = 12
		isP := definition(gameOf(t, game), n)
		outcomes := Eval[string](p, `(async () => { const all = [];
			for (let x = 0; x < 12; x++) for (let y = 0; y < 12; y++) all.push(atlas.outcome(`+quote(game)+`, [x, y]));
			return (await Promise.all(all)).join("") })()`)
		count := 0
		for i, c := range outcomes {
			if (c == 'P') != isP[i/n][i%n] {
				t.Errorf("%s: (%d,%d) is %c", game, i/n, i%n, c)
			}
			if isP[i/n][i%n] {
				count++
			}
		}
		if got := Eval[string](p, `atlas.count(`+quote(game)+`, ["0", "0", 12, 12n])`); got != strconv.Itoa(count) {
			t.Errorf("%s: counts %s P-positions in [0,12)², there are %d", game, got, count)
		}
		if report := Eval[map[string]any](p, `atlas.verify(`+quote(game)+`, 64)`); report["differ"] != "0" || report["checked"] != "4096" {
			t.Errorf("%s: verify says %v", game, report)
		}
	}
	rows := Eval[[][]string](p, `atlas.positions("game=wythoff", {from: 10, count: 3})`)
	if len(rows) != 3 || strings.Join(rows[0], " ") != "10 16 26" {
		t.Errorf("rows from 10 are %v", rows)
	}
	for expression, says := range map[string]string{
		`atlas.outcome("game=chess", [1, 2])`:                          "chess",
		`atlas.outcome("game=wythoff", [1])`:                           "",
		`atlas.outcome("game=wythoff", [-1, 2])`:                       "",
		`atlas.outcome("game=wythoff", [1.5, 2])`:                      "1.5",
		`atlas.outcome("game=wythoff")`:                                "position",
		`atlas.count("game=wythoff", [5, 5, 1, 1])`:                    "",
		`atlas.verify("game=wythoff", 1e9)`:                            "4",
		`atlas.open("v=1&game=wythoff&z=huge")`:                        "z=huge",
		`atlas.outcome("game=wythoff", ["9".repeat(10001), "2"])`:      "10",
		`atlas.count("game=wab&a=2&b=3&play=misere", [0,0,1e9,"5e9"])`: "",
	} {
		if message := EvalError(p, expression); message == "" || !strings.Contains(strings.ReplaceAll(message, ",", ""), says) {
			t.Errorf("%s is rejected with %q", expression, message)
		} else if strings.Contains(message, "Showing") {
			t.Errorf("%s is rejected and says what was done: %q", expression, message)
		}
	}
	if got := Eval[string](p, `atlas.open("v=1&game=wab&a=5&b=3&x=3&y=4&z=5").then(() => atlas.link())`); got != "#v=1&game=wab&a=5&b=3&x=3&y=4&z=5" {
		t.Errorf("opened by script, the link is %s", got)
	}
}
