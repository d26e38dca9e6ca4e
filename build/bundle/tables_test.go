package bundle

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// That a program runs without its tables is what every browser test says. This
// one says that they are found, that they are gone, and that nothing moved.
func TestDropTraceTables(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "main.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() { println(1) }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", filepath.Join(dir, "main.wasm"), source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	whole, err := os.ReadFile(filepath.Join(dir, "main.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	less, err := dropTraceTables(whole)
	if err != nil {
		t.Fatal(err)
	}
	if len(less) != len(whole) {
		t.Errorf("%d bytes became %d: something moved", len(whole), len(less))
	}
	zeros := func(b []byte) int { return bytes.Count(b, []byte{0}) }
	if gained := zeros(less) - zeros(whole); gained < len(whole)/40 {
		t.Errorf("only %d bytes of %d were cleared", gained, len(whole))
	}
	again, err := dropTraceTables(less)
	if err != nil || !bytes.Equal(again, less) {
		t.Errorf("clearing what is clear changes it (%v)", err)
	}
}

func TestDropTraceTablesOfSomethingElse(t *testing.T) {
	for name, program := range map[string][]byte{
		"empty":             []byte("\x00asm\x01\x00\x00\x00"),
		"a section too far": []byte("\x00asm\x01\x00\x00\x00\x0b\x05\x02\x00\x41"),
		"a passive segment": []byte("\x00asm\x01\x00\x00\x00\x0b\x03\x01\x01\x00"),
	} {
		if _, err := dropTraceTables(program); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
