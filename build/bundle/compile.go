package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// inlining tells the compiler to inline calls only where that pays in time:
// in the loops over bit sets and those of big integers. Elsewhere it would cost the
// download a tenth of a megabyte.
var inlining = []string{
	"-gcflags=all=-l",
	"-gcflags=math/big=",
	"-gcflags=wythoffatlas/core/sieve=",
	"-gcflags=wythoffatlas/core/wytlex=",
	"-gcflags=wythoffatlas/core/grundy=",
}

// compile builds one of the two WebAssembly binaries. The result does not
// depend on where the sources lie or on the state of the repository. A local
// one is kept under .bin, so that the go command sees when it is still right.
func compile(root, program string, release Release) ([]byte, error) {
	dir := filepath.Join(root, ".bin", "wasm")
	if release != Local {
		var err error
		if dir, err = os.MkdirTemp("", "wythoffatlas"); err != nil {
			return nil, fmt.Errorf("bundle: %w", err)
		}
		defer os.RemoveAll(dir)
	}
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, fmt.Errorf("bundle: %w", err)
	}
	out := filepath.Join(dir, program+".wasm")

	arguments := []string{"build", "-trimpath", "-buildvcs=false"}
	if release != Local {
		arguments = append(arguments, "-ldflags=-s -w")
	}
	arguments = append(arguments, inlining...)
	build := exec.Command("go", append(arguments, "-o", out, "./wasm/"+program)...)
	build.Dir = root
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		return nil, compileError(program, err, string(said))
	}
	whole, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("bundle: %w", err)
	}
	if release == Local {
		return whole, nil
	}
	less, err := dropTraceTables(whole)
	if errors.Is(err, errNoTables) {
		return whole, nil // a new toolchain: the budget will tell what it costs
	}
	return less, err
}

// offline are what the go command says when it cannot download.
var offline = regexp.MustCompile(`dial tcp|no such host|proxyconnect|connection refused|i/o timeout|module lookup disabled`)

// compileError says why a program could not be compiled: one line where the
// sources are not to blame.
func compileError(program string, err error, said string) error {
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return errors.New("bundle: this needs Go 1.26 or newer: https://go.dev/dl/")
	case offline.MatchString(said):
		return errors.New("bundle: the modules that this needs could not be downloaded: is there a network? They are fetched once")
	}
	return fmt.Errorf("bundle: compiling wasm/%s: %w\n%s", program, err, said)
}

// guard stands before the script that runs Go's binaries, which reads and writes
// properties of whatever the page is handed. A getter that throws would leave the
// program in the middle of what it does, without a panic: so it gives nothing.
const guard = `const real = globalThis.Reflect;
const Reflect = {
  apply: real.apply,
  construct: real.construct,
  get(of, key) { try { return real.get(of, key); } catch {} },
  set(of, key, value) { try { return real.set(of, key, value); } catch { return false; } },
  deleteProperty(of, key) { try { return real.deleteProperty(of, key); } catch { return false; } },
};
`

func guarded() (string, error) {
	script, err := WasmExec()
	return guard + script, err
}

// WasmExec is the script that runs Go's binaries. It must come from the
// toolchain that compiled them.
func WasmExec() (string, error) {
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
