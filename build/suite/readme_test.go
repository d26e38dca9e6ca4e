package suite

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/solve"
)

func readme(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// table are the rows of the table whose first heading begins so, by cells.
func table(t *testing.T, text, heading string) [][]string {
	t.Helper()
	_, rest, found := strings.Cut(text, "\n| "+heading)
	if !found {
		t.Fatalf("README has no table %q", heading)
	}
	var rows [][]string
	for i, line := range strings.Split(rest, "\n")[1:] {
		if !strings.HasPrefix(line, "|") {
			break
		}
		if i > 0 { // the first is the rule under the headings
			rows = append(rows, strings.Split(strings.Trim(line, "| "), " | "))
		}
	}
	return rows
}

var coded = regexp.MustCompile("`([^`]*)`")

func codes(text string) []string {
	var list []string
	for _, m := range coded.FindAllStringSubmatch(text, -1) {
		list = append(list, m[1])
	}
	return list
}

// README tells of every game and every parameter, and of no other.
func TestReadmeTellsOfEveryGame(t *testing.T) {
	told := map[string]bool{}
	for _, row := range table(t, readme(t), "`game=`") {
		for _, id := range codes(row[0]) {
			e := catalog.Find(id)
			if e == nil {
				t.Errorf("README tells of a game %s", id)
				continue
			}
			told[id] = true
			var keys []string
			for _, p := range e.Params {
				keys = append(keys, p.Key)
			}
			if got := codes(row[1]); !slices.Equal(got, keys) {
				t.Errorf("%s: README has the parameters %q, the catalogue %q", id, got, keys)
			}
			for _, p := range e.Params {
				if p.Kind == catalog.Number && p.Max != catalog.MaxParam && !regexp.MustCompile("`"+p.Key+"` = ").MatchString(row[1]) {
					t.Errorf("%s: README does not say how large %s may be", id, p.Key)
				}
			}
		}
	}
	for _, e := range catalog.All() {
		if !told[e.ID] {
			t.Errorf("README does not tell of %s", e.ID)
		}
	}
}

// What a link leaves out is what README says.
func TestReadmeDefaults(t *testing.T) {
	_, rest, _ := strings.Cut(readme(t), "A parameter that a link leaves out is the one of ")
	sentence, _, _ := strings.Cut(rest, ". ")
	var want []string
	for _, e := range catalog.All() {
		if len(e.Params) > 0 {
			want = append(want, strings.TrimPrefix(e.Default().Link(), "game="))
		}
	}
	got := codes(sentence)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("README says %q, the catalogue %q", got, want)
	}
}

// The calls that README tells of are those that there are, with the bounds and
// defaults that they have.
func TestReadmeTellsOfEveryCall(t *testing.T) {
	text := readme(t)
	source, err := os.ReadFile("../../web/api.js")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{"ready": true}
	// Some calls make their list themselves, some have terms make it.
	for _, m := range regexp.MustCompile(`(?m)^    (\w+): \([^)]*\) => (?:[\[{]|terms\()`).FindAllStringSubmatch(string(source), -1) {
		there[m[1]] = true
	}
	rows := map[string]string{}
	for _, row := range table(t, text, "call") {
		for _, code := range codes(row[0]) {
			name := regexp.MustCompile(`^atlas\.(\w+)`).FindStringSubmatch(code)
			if name == nil || !there[name[1]] {
				t.Fatalf("README tells of a call %s", code)
			}
			rows[name[1]] += row[1] + " "
		}
	}
	for name := range there {
		if rows[name] == "" {
			t.Errorf("README does not tell of atlas.%s", name)
		}
	}
	for _, c := range []struct {
		call, says string // a number in it is the bound
		bound      int
		in         string // of web/api.js
	}{
		{call: "outcomes", says: "each of up to %s positions", bound: protocol.MaxOutcomes, in: "list.length > 100_000"},
		{call: "options", says: "the first %s, which is also the most", bound: protocol.MaxOptions, in: "count = 10_000"},
		{call: "values", says: "up to %s of them", bound: protocol.MaxValues},
		{call: "positions", says: "from row 0 and %s of them unless said", bound: 20, in: "{ from = 0, count = 20 }"},
	} {
		if words := strings.Replace(c.says, "%s", grouped(c.bound), 1); !strings.Contains(rows[c.call], words) {
			t.Errorf("of atlas.%s README does not say %q", c.call, words)
		}
		if !strings.Contains(string(source), c.in) {
			t.Errorf("of atlas.%s web/api.js has no %q", c.call, c.in)
		}
	}
	asked := func(body protocol.Body) (answer protocol.Body) {
		s := solve.New(func(m protocol.Message) {
			if m.ID == 1 {
				answer = m.Body // the last is what all came to
			}
		}, nil)
		s.Handle(protocol.Message{ID: 1, Body: body})
		for s.Step() {
		}
		return answer
	}
	// These bounds are the solver's own: it refuses one more, with the same number.
	for _, c := range []struct {
		call, says string
		body       protocol.Body
		refusal    string
	}{
		{"positions", "at most 100,000", &protocol.Rows{Game: "game=wythoff", From: "0", Count: 100_001, List: true}, "At most 100000 rows"},
		{"grundy", "heaps below 4096", &protocol.Grundy{Game: "game=wythoff", At: []string{"4096", "0"}}, "below 4096"},
		{"verify", "n up to 4096 where there is a formula", &protocol.Verify{Game: "game=wythoff", N: "4097"}, "from 1 to 4096"},
		{"verify", "256 where there is none", &protocol.Verify{Game: "game=rmwg&r=3&play=misere", N: "257"}, "from 1 to 256"},
	} {
		refused, ok := asked(c.body).(*protocol.Error)
		if !ok || !strings.Contains(refused.Message, c.refusal) || !strings.Contains(rows[c.call], c.says) {
			t.Errorf("atlas.%s: %+v; README says %q", c.call, refused, rows[c.call])
		}
	}
	told, ok := asked(&protocol.Inspect{Game: "game=restricted&s=2&t=2&sh=none&sv=none&d1=all&d2=all", At: []string{"300", "300"}}).(*protocol.Inspected)
	if !ok || !told.More || len(told.Moves) != 100 || !strings.Contains(rows["moves"], "at most the first 100 ") {
		t.Errorf("of more than 100 winning moves %+v is told; README says %q", told, rows["moves"])
	}
}

// grouped is a number as README writes it.
func grouped(n int) string {
	text := strconv.Itoa(n)
	if len(text) <= 4 {
		return text
	}
	return text[:len(text)-3] + "," + text[len(text)-3:]
}

// The keys and the words of links are those that the page reads, with the
// defaults that it has.
func TestReadmeTellsOfEveryKey(t *testing.T) {
	text := readme(t)
	rows := map[string]string{}
	for _, row := range table(t, text, "key") {
		for _, key := range codes(row[0]) {
			rows[key] = row[1]
		}
	}
	for key, words := range map[string][]string{"view": link.Views, "show": link.Layers, "play": {game.Normal.String(), game.Misere.String()}} {
		for _, word := range words {
			if !slices.Contains(codes(rows[key]), word) {
				t.Errorf("README does not say %s=%s", key, word)
			}
		}
	}
	for _, p := range raster.Palettes() {
		if !slices.Contains(codes(rows["theme"]), p.Name) {
			t.Errorf("README does not say theme=%s", p.Name)
		}
	}
	var usual link.State
	for _, layer := range link.Layers {
		if layer == "upper" || layer == "lower" { // are beams
			continue
		}
		if said := slices.Contains(strings.Split(codes(rows["show"])[len(codes(rows["show"]))-1], ","), layer); said != usual.Shows(layer) {
			t.Errorf("README says that %s is shown unless said otherwise: %v", layer, said)
		}
	}
	if want := "default `3`"; link.DefaultZ != 3 || !strings.Contains(rows["z"], want) {
		t.Errorf("of z README says %q", rows["z"])
	}
	// Each key means something: a link without it says another thing.
	for fragment, key := range map[string]string{
		"game=wythoff&x=5&y=6&z=2.5": "z", "game=wythoff&x=5&y=6": "x", "game=wythoff&view=both": "view", "game=wythoff&mode=projector": "mode",
		"game=wythoff&theme=dark": "theme", "game=wythoff&show=beams": "show", "game=wythoff&at=3,5": "at", "game=wab&a=2&b=3&preset=4x1": "preset",
		"game=wytlex&k=3&row=7": "row", "game=wytlex&k=3&rowheight=9": "rowheight", "game=wytlex&k=3&axes=n,3": "axes",
		"game=wytlex&k=3&beside=wythoff-k": "beside", "game=wythoff&debug=1": "debug", "game=wythoff&proof=1": "proof", "game=wythoff&play=misere": "play",
	} {
		s, problems := link.Parse(fragment)
		if len(problems) > 0 || rows[key] == "" {
			t.Errorf("%s: %v; README says %q of %s", fragment, problems, rows[key], key)
		}
		less, _ := link.Parse(regexp.MustCompile("&"+key+"=[^&]*").ReplaceAllString(fragment, ""))
		if s.String() == less.String() {
			t.Errorf("%s means nothing in %s", key, fragment)
		}
	}
}

// The sample link opens on P-positions and its pin, in a window of 1440×900.
func TestReadmeSampleLink(t *testing.T) {
	sample := regexp.MustCompile("(?m)^#(v=1.*)$").FindStringSubmatch(readme(t))
	if sample == nil {
		t.Fatal("there is no sample link")
	}
	s, problems := link.Parse(sample[1])
	if len(problems) > 0 || !s.Placed() || s.At == nil {
		t.Fatalf("%s: %v", sample[1], problems)
	}
	cell := math.Exp2(s.Z)
	visible := func(x, y float64) bool {
		dx, dy := (x-float64(s.X.Int64()))*cell, (y-float64(s.Y.Int64()))*cell
		return math.Abs(dx) < 1440/4 && math.Abs(dy) < 900/2-64 // half of the window, whatever panels there are
	}
	if !visible(float64(s.At[0].Int64()), float64(s.At[1].Int64())) {
		t.Errorf("the pin of %s is out of sight", sample[1])
	}
	if !s.Game.Set.Has(s.At[0], s.At[1]) {
		t.Errorf("the pin of %s is no P-position", sample[1])
	}
	seen := 0
	for _, p := range s.Game.Set.Positions(s.At[0].Sub(s.At[0], s.At[0]), 50) {
		if visible(float64(p[0].Int64()), float64(p[1].Int64())) {
			seen++
		}
	}
	if seen < 4 {
		t.Errorf("%s shows %d P-positions", sample[1], seen)
	}
}

// The commands that README names are those of the Makefile.
func TestReadmeCommands(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`make ([a-z]+)\b`).FindAllStringSubmatch(readme(t), -1) {
		if m[1] != "and" && !regexp.MustCompile(`(?m)^[a-z ]*\b`+m[1]+`\b[a-z ]*:`).MatchString(string(makefile)) {
			t.Errorf("README names make %s", m[1])
		}
	}
}

// The program in Go runs in a module of its own, with this checkout beside it.
func TestReadmeProgram(t *testing.T) {
	text := readme(t)
	program := regexp.MustCompile("(?s)```go\n(.*?)```").FindStringSubmatch(text)
	edit := regexp.MustCompile(`go mod edit \S+ -replace=wythoffatlas=(\S+)`).FindStringSubmatch(text)
	if program == nil || edit == nil {
		t.Fatal("README has no program in Go")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(program[1]), 0o644); err != nil {
		t.Fatal(err)
	}
	said := ""
	for _, command := range []string{"go mod init example", strings.Replace(edit[0], edit[1], root, 1), "go run ."} {
		run := exec.Command("sh", "-c", command)
		run.Dir = dir
		out, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", command, err, out)
		}
		said = string(out)
	}
	if want := regexp.MustCompile(`// (.*)\n}`).FindStringSubmatch(program[1]); want == nil || strings.TrimSpace(said) != want[1] {
		t.Errorf("the program says %q", said)
	}
}
