// Package bundle makes the site out of the sources: it compiles the binaries,
// fills the page from the catalogue, minifies, names every file after its
// content and writes compressed copies.
package bundle

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"wythoffatlas/core/catalog"
)

// A File of the site. All lie in one folder.
type File struct {
	Name string // as served: "page.0123456789ab.wasm"
	From string // what it was made from: "page.wasm"
	Data []byte
}

// Hashed reports whether the name changes with the content, so that a copy of
// that name is never stale.
func (f File) Hashed() bool { return f.Name != f.From }

// A Bundle is a whole site in memory.
type Bundle struct {
	Files []File // in the order in which they were made, leaves first
}

// File returns the file made from that source, such as "page.wasm".
func (b *Bundle) File(from string) (File, error) {
	for _, f := range b.Files {
		if f.From == from {
			return f, nil
		}
	}
	return File{}, fmt.Errorf("bundle: there is no %s", from)
}

// Build makes the site of the project at root. The same sources and toolchain
// give the same bytes. In a [Local] release programs keep what tracebacks read.
func Build(root string, release Release) (*Bundle, error) {
	return build(root, func(root, program string) ([]byte, error) { return compile(root, program, release) })
}

// build is [Build] with another way to compile a program, for tests.
func build(root string, compile func(root, program string) ([]byte, error)) (*Bundle, error) {
	if err := catalog.Validate(); err != nil {
		return nil, err
	}
	a := newAssembly(filepath.Join(root, "web"))
	binaries := make([][]byte, len(programs))
	problems := make([]error, len(programs))
	var wait sync.WaitGroup
	for i, program := range programs {
		wait.Go(func() { binaries[i], problems[i] = compile(root, program) })
		a.generated[program+".wasm"] = func() (string, error) { return string(binaries[i]), nil }
	}
	wait.Wait()
	if err := errors.Join(problems...); err != nil {
		return nil, err
	}
	a.generated["wasm_exec.js"] = guarded
	a.generated["binaries.js"] = a.binaries
	a.generated["palettes.css"] = styles
	a.generated["precache.js"] = a.precache
	a.generated[licencesName] = func() (string, error) { return licences(root) }
	a.generated["index.html"] = func() (string, error) { return page(filepath.Join(root, "index.html")) }

	// The page leads to everything but the service worker, which lists all
	// that came before it.
	for _, top := range []string{licencesName, "index.html", "sw.js"} {
		if _, err := a.asset(top); err != nil {
			return nil, err
		}
	}
	return &Bundle{Files: a.files}, nil
}

// licencesName is the text that the page links to.
const licencesName = "licences.txt"

// programs are the packages under wasm that become binaries.
var programs = []string{"page", "worker"}

// binaries tells the loader where the binaries are and how large they are when
// unpacked: a progress bar cannot learn that from the host, which only knows
// the compressed length.
func (a *assembly) binaries() (string, error) {
	var js strings.Builder
	for _, program := range programs {
		name, err := a.asset(program + ".wasm")
		if err != nil {
			return "", err
		}
		binary := a.files[len(a.files)-1].Data
		fmt.Fprintf(&js, "export const %s = { address: \"./%s\", bytes: %d };\n", program, name, len(binary))
	}
	return js.String(), nil
}

// precache lists what the service worker keeps: every file so far.
func (a *assembly) precache() (string, error) {
	names := []string{`"./"`}
	all := ""
	for _, f := range a.files {
		if f.Hashed() || f.Name == licencesName {
			names = append(names, fmt.Sprintf("%q", "./"+f.Name))
		}
		all += contentHash(f.Data)
	}
	return fmt.Sprintf("self.precache = { build: %q, files: [%s] };\n",
		contentHash([]byte(all)), strings.Join(names, ", ")), nil
}
