package bundle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// sources is a folder with three files: top leads to middle, middle to leaf.
func sources(t *testing.T, leaf string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"top.js":    `import "./middle.js";`,
		"middle.js": `import { x } from "./leaf.js"; console.log(x);`,
		"leaf.js":   leaf,
		"alone.css": `a { color : red }`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func assetName(t *testing.T, web, source string) string {
	t.Helper()
	name, err := newAssembly(web).asset(source)
	if err != nil {
		t.Fatal(err)
	}
	return name
}

func TestNamesFollowTheContentOfAllTheyLeadTo(t *testing.T) {
	one, same, other := sources(t, `export const x = 1;`), sources(t, `export  const x = 1; // 1`), sources(t, `export const x = 2;`)
	for _, source := range []string{"top.js", "middle.js", "leaf.js", "alone.css"} {
		name := assetName(t, one, source)
		if again := assetName(t, same, source); again != name {
			t.Errorf("%s is once %s, once %s, though it means the same", source, name, again)
		}
		changed := assetName(t, other, source) != name
		if want := source != "alone.css"; changed != want {
			t.Errorf("with another leaf, %s has another name: %v, want %v", source, changed, want)
		}
	}
}

func TestLeavesFirst(t *testing.T) {
	a := newAssembly(sources(t, `export const x = 1;`))
	if _, err := a.asset("top.js"); err != nil {
		t.Fatal(err)
	}
	var order []string
	for _, f := range a.files {
		order = append(order, f.From)
	}
	if got := strings.Join(order, " "); got != "leaf.js middle.js top.js" {
		t.Errorf("made in the order %s", got)
	}
	top := string(a.files[2].Data)
	if want := `import"./` + a.files[1].Name + `"`; top != want {
		t.Errorf("top is %s, want %s", top, want)
	}
}

func TestSourcesAtFault(t *testing.T) {
	web := sources(t, `import "./top.js";`)
	if _, err := newAssembly(web).asset("top.js"); err == nil || !strings.Contains(err.Error(), "refers to itself") {
		t.Errorf("a circle gives %v", err)
	}
	if _, err := newAssembly(web).asset("nothing.js"); err == nil || !strings.Contains(err.Error(), "nothing.js") {
		t.Errorf("a missing file gives %v", err)
	}
	web = sources(t, `export const x = {;`)
	if _, err := newAssembly(web).asset("top.js"); err == nil || !strings.Contains(err.Error(), "leaf.js") {
		t.Errorf("a broken leaf gives %v", err)
	}
}
