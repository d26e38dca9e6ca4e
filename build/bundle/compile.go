package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// inlining tells the compiler to inline calls only where that pays in time:
// in the loops of the sieve and of big integers. Elsewhere it would cost the
// download a tenth of a megabyte.
var inlining = []string{
	"-gcflags=all=-l",
	"-gcflags=math/big=",
	"-gcflags=wythoffatlas/core/sieve=",
	"-gcflags=wythoffatlas/core/wytlex=",
}

// compile builds one of the two WebAssembly binaries. The result does not
// depend on where the sources lie or on the state of the repository.
func compile(root, program string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "wythoffatlas")
	if err != nil {
		return nil, fmt.Errorf("bundle: %w", err)
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, program+".wasm")

	arguments := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}
	arguments = append(arguments, inlining...)
	build := exec.Command("go", append(arguments, "-o", out, "./wasm/"+program)...)
	build.Dir = root
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("bundle: compiling wasm/%s: %w\n%s", program, err, said)
	}
	whole, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("bundle: %w", err)
	}
	less, err := dropTraceTables(whole)
	if errors.Is(err, errNoTables) {
		return whole, nil // a new toolchain: the budget will tell what it costs
	}
	return less, err
}

// wasmExec is the script that runs Go's binaries. It must come from the
// toolchain that compiled them.
func wasmExec() (string, error) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("bundle: go env GOROOT: %w", err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	return string(bytes.TrimSpace(data)), nil
}
