package bundle

import (
	"bytes"
	"path"
	"regexp"
	"strings"
	"testing"
)

// site is the real site but for its binaries, which take long to compile; the
// browser tests have those.
func site(t *testing.T) *Bundle {
	t.Helper()
	b, err := build("../..", func(_, program string) ([]byte, error) { return []byte("\x00asm" + program), nil })
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestSameSourcesSameSite(t *testing.T) {
	one, two := site(t), site(t)
	if len(one.Files) != len(two.Files) {
		t.Fatalf("%d files, then %d", len(one.Files), len(two.Files))
	}
	for i, f := range one.Files {
		if g := two.Files[i]; f.Name != g.Name || !bytes.Equal(f.Data, g.Data) {
			t.Errorf("%s differs from the %s of a second build", f.Name, g.Name)
		}
	}
}

func TestFewNamesAreKept(t *testing.T) {
	hashed := regexp.MustCompile(`^[\w-]+\.[0-9a-f]{12}\.\w+$`)
	for _, f := range site(t).Files {
		kept := f.Name == "index.html" || f.Name == "sw.js" || f.Name == licencesName
		if kept == f.Hashed() || kept == hashed.MatchString(f.Name) {
			t.Errorf("%s is served as %s", f.From, f.Name)
		}
	}
}

// Every address in the site is that of a file of the site, relative, so that
// the site works under any path; the only others are links to read on.
func TestAddresses(t *testing.T) {
	b := site(t)
	names := map[string]bool{"./": true}
	for _, f := range b.Files {
		names["./"+f.Name] = true
	}
	address := regexp.MustCompile(`"(\.{0,2}/[^"<>]*)"|url\(([^)]*)\)`)
	elsewhere := regexp.MustCompile(`https?:/[^"\s)]*`)
	found := 0
	for _, f := range b.Files {
		if path.Ext(f.Name) == ".wasm" || f.From == "wasm_exec.js" || f.Name == licencesName { // Go's, as it is
			continue
		}
		for _, m := range address.FindAllStringSubmatch(string(f.Data), -1) {
			found++
			if to := m[1] + m[2]; !names[to] {
				t.Errorf("%s leads to %q, which is not in the site", f.From, to)
			}
		}
		for _, to := range elsewhere.FindAllString(string(f.Data), -1) {
			if !strings.HasPrefix(to, "https://oeis.org/A") && !strings.HasPrefix(to, "http://www.w3.org/") {
				t.Errorf("%s leads to %s", f.From, to)
			}
		}
	}
	if found < 20 {
		t.Errorf("found only %d addresses: the test looks for the wrong thing", found)
	}
}

func TestPrecacheListsAllButItself(t *testing.T) {
	b := site(t)
	list, err := b.File("precache.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range b.Files {
		want := f.From != "precache.js" && f.Name != "sw.js" && f.Name != "index.html"
		if got := bytes.Contains(list.Data, []byte(`"./`+f.Name+`"`)); got != want {
			t.Errorf("%s is in the list: %v, want %v", f.Name, got, want)
		}
	}
}

func TestBinariesGiveRawSizes(t *testing.T) {
	b := site(t)
	page, err := b.File("page.wasm")
	if err != nil {
		t.Fatal(err)
	}
	binaries, err := b.File("binaries.js")
	if err != nil {
		t.Fatal(err)
	}
	want := `export const page={address:"./` + page.Name + `",bytes:8}`
	if !strings.Contains(string(binaries.Data), want) {
		t.Errorf("the loader reads %s, want %s", binaries.Data, want)
	}
}

func TestThereIsNoSuchFile(t *testing.T) {
	if f, err := site(t).File("nothing.js"); err == nil {
		t.Errorf("found %s", f.Name)
	}
}
