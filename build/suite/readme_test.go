package suite

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/raster"
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
