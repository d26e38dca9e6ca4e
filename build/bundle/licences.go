package bundle

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
)

// goLicence is that of Go's own library, which some systems install without.
//
//go:embed licence-go.txt
var goLicence string

// licences is the text that lies beside the page: the licence of everything
// that is linked into its programs.
func licences(root string) (string, error) {
	modules, err := linkedModules(root)
	if err != nil {
		return "", err
	}
	own, err := licenceIn(root)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	section := func(name, licence string) {
		fmt.Fprintf(&text, "%s\n%s\n\n%s\n\n", name, strings.Repeat("=", len(name)), strings.TrimSpace(licence))
	}
	section("Wythoff Atlas", own)
	section("Go (the library, and wasm_exec.js)", goLicence)
	for _, m := range modules {
		licence, err := licenceIn(m.dir)
		if err != nil {
			return "", err
		}
		section(m.name, licence)
	}
	return text.String(), nil
}

type module struct{ name, dir string }

// linkedModules are the modules, other than this one, of which a package is
// linked into a program of the page.
func linkedModules(root string) ([]module, error) {
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}")
	for _, program := range programs {
		list.Args = append(list.Args, "./wasm/"+program)
	}
	list.Dir = root
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	said, err := list.Output()
	if err != nil {
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			return nil, compileError("page", err, string(failed.Stderr))
		}
		return nil, compileError("page", err, "")
	}
	dirs := map[string]string{}
	for line := range strings.Lines(string(said)) {
		if name, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			dirs[name] = dir
		}
	}
	var modules []module
	for name, dir := range dirs {
		modules = append(modules, module{name, dir})
	}
	sort.Slice(modules, func(i, j int) bool { return modules[i].name < modules[j].name })
	return modules, nil
}

// licenceIn is the text of the licence in the folder of a module.
func licenceIn(dir string) (string, error) {
	found, err := filepath.Glob(filepath.Join(dir, "LICEN[CS]E*"))
	if err != nil || len(found) == 0 {
		return "", fmt.Errorf("bundle: no licence in %s", dir)
	}
	text := ""
	for _, path := range found {
		data, err := os.ReadFile(path)
		if err != nil {
			return "", fmt.Errorf("bundle: %w", err)
		}
		text += string(data) + "\n"
	}
	return text, nil
}
