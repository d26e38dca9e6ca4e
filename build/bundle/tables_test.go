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
	before, after := imageOf(t, whole), imageOf(t, less)
	if len(after.bytes) != len(before.bytes) {
		t.Fatalf("%d bytes of memory became %d: something moved", len(before.bytes), len(after.bytes))
	}
	cleared := 0
	for i, b := range after.bytes {
		if b != before.bytes[i] {
			cleared++
			if b != 0 {
				t.Fatalf("byte %d of the memory changed from %d to %d", i, before.bytes[i], b)
			}
		}
	}
	if cleared < len(before.bytes)/20 {
		t.Errorf("only %d bytes of %d were cleared", cleared, len(before.bytes))
	}
	if len(after.segments) > 50 {
		t.Errorf("the data is still in %d pieces", len(after.segments))
	}
	again, err := dropTraceTables(less)
	if err != nil || !bytes.Equal(again, less) {
		t.Errorf("clearing what is clear changes it (%v)", err)
	}
}

func imageOf(t *testing.T, program []byte) *image {
	t.Helper()
	m, err := loadImage(program)
	if err != nil {
		t.Fatal(err)
	}
	return m
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
