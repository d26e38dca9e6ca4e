package bundle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// An assembly makes files by name. A file that refers to another has that one
// made first, because the other's name depends on its content: leaves first.
type assembly struct {
	web       string                            // the folder of the written sources
	generated map[string]func() (string, error) // sources that are made, by name
	kept      map[string]bool                   // names that must stay as they are
	names     map[string]string                 // names of the finished, by source; "" while being made
	files     []File
	minify    minifier
}

func newAssembly(web string) *assembly {
	return &assembly{
		web:       web,
		generated: map[string]func() (string, error){},
		kept:      map[string]bool{"index.html": true, "sw.js": true, licencesName: true},
		names:     map[string]string{},
		minify:    newMinifier(),
	}
}

// asset makes the file of that source, if it is not made yet, and returns the
// name under which it is served.
func (a *assembly) asset(source string) (string, error) {
	if name, known := a.names[source]; known {
		if name == "" {
			return "", fmt.Errorf("bundle: %s refers to itself, in the end", source)
		}
		return name, nil
	}
	a.names[source] = ""
	text, err := a.read(source)
	if err != nil {
		return "", err
	}
	if text, err = a.inline(text); err != nil {
		return "", err
	}
	if text, err = a.link(source, text); err != nil {
		return "", err
	}
	data, err := a.minify.file(source, []byte(text))
	if err != nil {
		return "", err
	}
	if path.Ext(source) == ".html" {
		if data, err = allowInline(data); err != nil {
			return "", err
		}
	}
	name := source
	if !a.kept[source] {
		ext := path.Ext(source)
		name = strings.TrimSuffix(source, ext) + "." + contentHash(data) + ext
	}
	a.names[source] = name
	a.files = append(a.files, File{Name: name, From: source, Data: data})
	return name, nil
}

func (a *assembly) read(source string) (string, error) {
	if generate, ok := a.generated[source]; ok {
		return generate()
	}
	data, err := os.ReadFile(filepath.Join(a.web, source))
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	return string(data), nil
}

// reference is the address of another file, as sources write it: "./name" in
// the folder web, "web/name" in the page above it.
var reference = regexp.MustCompile(`"(?:\./|web/)([\w.-]+\.(?:js|css|svg|wasm|webmanifest))"`)

// link replaces every reference in a text by the name under which the file is
// served.
func (a *assembly) link(source, text string) (string, error) {
	if path.Ext(source) == ".wasm" {
		return text, nil
	}
	var failed error
	linked := reference.ReplaceAllStringFunc(text, func(quoted string) string {
		to := reference.FindStringSubmatch(quoted)[1]
		if a.kept[to] || a.isName(to) {
			return quoted
		}
		name, err := a.asset(to)
		if err != nil && failed == nil {
			failed = err
		}
		return `"./` + name + `"`
	})
	return linked, failed
}

// isName reports whether a finished file is served under that name.
func (a *assembly) isName(name string) bool {
	return slices.ContainsFunc(a.files, func(f File) bool { return f.Name == name })
}

// contentHash is 48 bits of SHA-256: enough to tell the builds of one site
// apart, short enough to read.
func contentHash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}
