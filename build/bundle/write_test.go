package bundle

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// small is a site of two files.
func small(page string) *Bundle {
	return &Bundle{Files: []File{
		{Name: "a.0123456789ab.js", From: "a.js", Data: []byte("let a = 1;")},
		{Name: "index.html", From: "index.html", Data: []byte(page)},
	}}
}

func TestWriteLeavesExactlyTheSite(t *testing.T) {
	dir := t.TempDir()
	for _, step := range []struct {
		release Release
		page    string
		want    string
	}{
		{Plain, "one", "a.0123456789ab.js a.0123456789ab.js.gz index.html index.html.gz"},
		{Brotli, "two", "a.0123456789ab.js a.0123456789ab.js.br a.0123456789ab.js.gz index.html index.html.br index.html.gz"},
		// The release's copy of a.js is still a copy of a.js, that of the page is not one.
		{Plain, "three", "a.0123456789ab.js a.0123456789ab.js.br a.0123456789ab.js.gz index.html index.html.gz"},
	} {
		if err := small(step.page).Write(dir, step.release, false); err != nil {
			t.Fatal(err)
		}
		if got := list(t, dir); got != Listing+" "+step.want {
			t.Errorf("page %q: wrote %s, want %s", step.page, got, step.want)
		}
		if got := unpacked(t, filepath.Join(dir, "index.html.gz")); got != step.page {
			t.Errorf("page %q: the copy says %q", step.page, got)
		}
	}
	// A build with other files takes its own away, and nothing else.
	other := &Bundle{Files: []File{{Name: "index.html", From: "index.html", Data: []byte("four")}}}
	if err := other.Write(dir, Plain, false); err != nil {
		t.Fatal(err)
	}
	if got, want := list(t, dir), Listing+" index.html index.html.gz"; got != want {
		t.Errorf("a smaller site left %s, want %s", got, want)
	}
}

// list are the names in a folder.
func list(t *testing.T, dir string) string {
	t.Helper()
	found, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range found {
		names = append(names, f.Name())
	}
	return strings.Join(names, " ")
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// What no build wrote is never removed: a host's own files are kept, a folder
// with others is refused, and with force they stay.
func TestStrangersAreNeverRemoved(t *testing.T) {
	dir := t.TempDir()
	kept := []string{".git/config", ".nojekyll", "CNAME"}
	for _, name := range kept {
		put(t, dir, name, "theirs")
	}
	for range 2 { // over nothing, and over a site
		if err := small("one").Write(dir, Plain, false); err != nil {
			t.Fatal(err)
		}
	}
	kept = append(kept, "thesis.tex", "index.html.old", "notes/b.txt")
	for _, name := range kept[3:] {
		put(t, dir, name, "theirs")
	}
	before := list(t, dir)
	var refused *StrangersError
	err := small("two").Write(dir, Plain, false)
	if !errors.As(err, &refused) || strings.Join(refused.Files, " ") != "index.html.old notes thesis.tex" {
		t.Fatalf("a folder with a stranger's files: %v", err)
	}
	if !strings.Contains(err.Error(), "thesis.tex") || !strings.Contains(err.Error(), "-force") {
		t.Errorf("the refusal says %q", err)
	}
	if got := unpacked(t, filepath.Join(dir, "index.html.gz")); got != "one" || list(t, dir) != before {
		t.Errorf("refused, and yet the folder has %s, page %q", list(t, dir), got)
	}
	if err := small("two").Write(dir, Plain, true); err != nil {
		t.Fatal(err)
	}
	if got := unpacked(t, filepath.Join(dir, "index.html.gz")); got != "two" || list(t, dir) != before {
		t.Errorf("with force the folder has %s, page %q", list(t, dir), got)
	}
	for _, name := range kept {
		if data, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(data) != "theirs" {
			t.Errorf("%s: %q, %v", name, data, err)
		}
	}
}

// What fails on the way leaves the site that was there.
func TestAFailureLeavesTheOldSite(t *testing.T) {
	dir := t.TempDir()
	if err := small("one").Write(dir, Plain, false); err != nil {
		t.Fatal(err)
	}
	before := list(t, dir)
	bad := small("two")
	bad.Files = append(bad.Files, File{Name: "no/such/folder.js", From: "x", Data: nil})
	if err := bad.Write(dir, Plain, false); err == nil {
		t.Fatal("a file was written into a folder that is not there")
	}
	if data, err := os.ReadFile(filepath.Join(dir, "index.html")); err != nil || string(data) != "one" || list(t, dir) != before {
		t.Errorf("after a failure: page %q, %v, files %s", data, err, list(t, dir))
	}
}

// A listing leads nowhere outside of its folder.
func TestAForgedListingRemovesNothing(t *testing.T) {
	above := t.TempDir()
	dir := filepath.Join(above, "dist")
	put(t, above, "precious", "theirs")
	for _, line := range []string{"../precious", "/etc/passwd", "..", "sub/file", "CNAME", ".git"} {
		put(t, dir, Listing, line+"\n")
		if err := small("one").Write(dir, Plain, true); err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("a listing that names %s: %v", line, err)
		}
	}
	if list(t, above) != "dist precious" {
		t.Errorf("left %s", list(t, above))
	}
}

// unpacked reads a compressed copy.
func unpacked(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var r io.Reader = brotli.NewReader(bytes.NewReader(data))
	if filepath.Ext(path) == ".gz" {
		if r, err = gzip.NewReader(bytes.NewReader(data)); err != nil {
			t.Fatal(err)
		}
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestCopiesOfTheSameAreNotMadeAgain(t *testing.T) {
	dir := t.TempDir()
	if err := small("one").Write(dir, Brotli, false); err != nil {
		t.Fatal(err)
	}
	if got := unpacked(t, filepath.Join(dir, "a.0123456789ab.js.br")); got != "let a = 1;" {
		t.Errorf("the copy says %q", got)
	}
	// What is there under a name with a hash is trusted: that is how to see
	// that it was not written.
	kept := filepath.Join(dir, "a.0123456789ab.js.br")
	if err := os.WriteFile(kept, []byte("kept"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := small("one").Write(dir, Brotli, false); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(kept); err != nil || string(data) != "kept" {
		t.Errorf("the copy was made again: %q, %v", data, err)
	}
}

func TestBudget(t *testing.T) {
	noise := make([]byte, restBudget+10_000) // cannot be compressed
	state := uint32(1)
	for i := range noise {
		state = state*1664525 + 1013904223
		noise[i] = byte(state >> 24)
	}
	for _, c := range []struct {
		name string
		data []byte
		over string // what the error names
	}{
		{"small.js", []byte("let a = 1;"), ""},
		{"page.wasm", noise, ""},
		{"large.js", noise, "all but the binaries"},
	} {
		dir := t.TempDir()
		b := &Bundle{Files: []File{{Name: c.name, From: c.name, Data: c.data}}}
		if err := b.Write(dir, Brotli, false); err != nil {
			t.Fatal(err)
		}
		table, err := Budget(b, dir)
		if !strings.Contains(table, c.name) {
			t.Errorf("%s is not in the table:\n%s", c.name, table)
		}
		switch {
		case c.over == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.over != "" && (err == nil || !strings.Contains(err.Error(), c.over)):
			t.Errorf("%s: the error is %v, want one about %s", c.name, err, c.over)
		}
	}
	if _, err := Budget(small("never written"), t.TempDir()); err == nil {
		t.Error("a budget of files that are not there")
	}
}
