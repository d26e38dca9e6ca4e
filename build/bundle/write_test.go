package bundle

import (
	"bytes"
	"compress/gzip"
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
	for _, stale := range []string{"b.0123456789ab.js", "index.html.part", "index.html.br"} {
		if err := os.WriteFile(filepath.Join(dir, stale), []byte("stale"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
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
		if err := small(step.page).Write(dir, step.release); err != nil {
			t.Fatal(err)
		}
		found, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, f := range found {
			names = append(names, f.Name())
		}
		if got := strings.Join(names, " "); got != step.want {
			t.Errorf("page %q: wrote %s, want %s", step.page, got, step.want)
		}
		if got := unpacked(t, filepath.Join(dir, "index.html.gz")); got != step.page {
			t.Errorf("page %q: the copy says %q", step.page, got)
		}
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
	if err := small("one").Write(dir, Brotli); err != nil {
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
	if err := small("one").Write(dir, Brotli); err != nil {
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
		if err := b.Write(dir, Brotli); err != nil {
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
