package suite

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A contributor's walk: the game of ARCHITECTURE.md, in a copy of the sources,
// letter by letter, and the commands that it names.
func TestRecipe(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles all of it once more")
	}
	text, err := os.ReadFile("../../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	recipe := string(text)[strings.Index(string(text), "## Add a ruleset"):]
	code := regexp.MustCompile("(?s)```go\n(package catalog // (\\S+)\n.*?)```").FindStringSubmatch(recipe)
	if code == nil {
		t.Fatal("the recipe has no code")
	}
	commands := regexp.MustCompile("`go (test [^`]*)`").FindAllStringSubmatch(recipe, -1)
	if len(commands) != 2 {
		t.Fatalf("the recipe has %d commands", len(commands))
	}
	tree := t.TempDir()
	for _, part := range []string{"core", "wasm", "go.mod", "go.sum"} {
		copyTree(t, filepath.Join("../..", part), filepath.Join(tree, part))
	}
	edit := func(file, after, add string) {
		t.Helper()
		path := filepath.Join(tree, file)
		old, err := os.ReadFile(path)
		if err != nil || strings.Count(string(old), after) != 1 {
			t.Fatalf("%s has no place to write to: %v", file, err)
		}
		if err := os.WriteFile(path, []byte(strings.Replace(string(old), after, after+add, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(tree, code[2]), []byte(code[1]), 0o644); err != nil {
		t.Fatal(err)
	}
	edit("core/catalog/catalog.go", "rmwg, radius,", " short,")

	run := func(arguments string) (string, error) {
		test := exec.Command("sh", "-c", "go "+strings.Replace(arguments, "test ", "test -trimpath -vet=off ", 1))
		test.Dir = tree
		said, err := test.CombinedOutput()
		return string(said), err
	}
	// Before the second step, what is missing is said.
	if said, err := run(commands[0][1]); err == nil || !strings.Contains(said, "nothing checks this summary of game=short") {
		t.Fatalf("without claims for its sentences the new game passes: %v\n%s", err, said)
	}
	add := ""
	for _, sentence := range regexp.MustCompile(`"[^"\n]+[.]"`).FindAllString(code[1], -1) {
		if !strings.Contains(sentence, "Take any number of tokens from one heap") { // it is there
			add += "\t" + sentence + ": definition,\n"
		}
	}
	edit("core/gametest/claims/claimtables_test.go", "var claims = map[string]claim{\n", add)
	for _, c := range commands {
		if said, err := run(c[1]); err != nil || strings.Contains(said, "no tests to run") {
			t.Fatalf("go %s: %v\n%s", c[1], err, said)
		}
	}
}

func copyTree(t *testing.T, from, to string) {
	t.Helper()
	info, err := os.Stat(from)
	if err != nil {
		t.Fatal(err)
	}
	if info.IsDir() {
		err = os.CopyFS(to, os.DirFS(from))
	} else {
		var data []byte
		if data, err = os.ReadFile(from); err == nil {
			err = os.WriteFile(to, data, 0o644)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}
