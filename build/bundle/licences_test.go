package bundle

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// The site has the licence of every module that is linked into it.
func TestLicences(t *testing.T) {
	file, err := site(t).File(licencesName)
	if err != nil {
		t.Fatal(err)
	}
	if file.Hashed() {
		t.Errorf("the licences are served as %s", file.Name)
	}
	modules, err := linkedModules("../..")
	if err != nil {
		t.Fatal(err)
	}
	if len(modules) == 0 {
		t.Error("no module is linked: the test looks for the wrong thing")
	}
	text := string(file.Data)
	for _, m := range modules {
		licence, err := licenceIn(m.dir)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(text, m.name) || !strings.Contains(text, strings.TrimSpace(licence)) {
			t.Errorf("no licence of %s", m.name)
		}
	}
	for _, part := range []string{"hajimehoshi/ebiten", "Apache License", "The Go Authors", "Wythoff Atlas"} {
		if !strings.Contains(text, part) {
			t.Errorf("nothing of %s", part)
		}
	}
	if installed, err := os.ReadFile(filepath.Join(runtime.GOROOT(), "LICENSE")); err == nil && string(installed) != goLicence {
		t.Error("licence-go.txt is not the licence of this toolchain")
	}
}
