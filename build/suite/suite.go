package suite

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"
)

// A stage is one command of the suite.
type stage struct {
	what    string // in words
	command []string
	env     []string
}

// check are the stages that look at the sources. For WebAssembly those packages are
// vetted that may touch the browser: the others are the same sources.
var check = []stage{
	{what: "format", command: []string{"sh", "-c", `unformatted=$(gofmt -l build core wasm); test -z "$unformatted" || { echo "not gofmt'd: $unformatted"; exit 1; }`}},
	{what: "vet", command: []string{"go", "vet", "./..."}},
	{what: "vet, WebAssembly", command: []string{"go", "vet", "./wasm/canvas", "./wasm/dom", "./wasm/page", "./wasm/worker"}, env: wasm},
	{what: "who may import whom", command: []string{"go", "test", "./build"}},
}

var wasm = []string{"GOOS=js", "GOARCH=wasm"}

// native are the packages whose tests run natively; the browser's are a stage
// of their own.
var native = []string{"./core/...", "./wasm/...", "./build/bench", "./build/bundle", "./build/chromium", "./build/serve", "./build/suite", "./build/workers"}

// lessCollected has tests collect their garbage seldom: most of it is dead at once,
// and with the collector at its default they take a sixth longer.
var lessCollected = []string{"GOGC=400", "GOMEMLIMIT=2GiB"}

// pages is how many tests of the page run at a time: while one waits, two keep both
// cores of a small machine busy.
const pages = "3"

// Check looks at the sources only.
func Check() error { return run(os.Environ(), check) }

// Quick runs what says the most in a minute: no browser, and the smallest size
// of what comes in sizes.
func Quick() error {
	short := append([]string{"go", "test", "-vet=off", "-short"}, native...)
	return run(append(os.Environ(), lessCollected...), []stage{check[0], check[1], check[3], {what: "tests, short", command: short}})
}

// Test runs everything. Compiled to WebAssembly, arithmetic is some times
// slower: -short draws fewer random cases there; examples write files, which a
// browser has not. With all, nothing is short and grids have their full size:
// tests read that from $ALL.
func Test(all bool) error {
	inBrowser := []string{"go", "test", "-vet=off", "-timeout=120m", "-skip=^Example"}
	size := "ALL=1"
	if !all {
		inBrowser = append(inBrowser, "-short")
		size = "ALL="
	}
	packages, err := packagesIn("core")
	if err != nil {
		return err
	}
	return InFolder(func(env []string) error {
		return run(append(append(env, size), lessCollected...), append(check[:len(check):len(check)],
			stage{what: "tests", command: goTest(native)},
			stage{what: "tests, WebAssembly", command: append(inBrowser, packages...), env: wasm},
			stage{what: "tests, the page in two browsers", command: append(goTest([]string{"./build/browser"}), "-count=1", "-parallel="+pages)},
		))
	})
}

func goTest(packages []string) []string {
	return append([]string{"go", "test", "-vet=off", "-timeout=120m"}, packages...)
}

// run runs the stages until one fails, and says what each is and took.
func run(env []string, stages []stage) error {
	start := time.Now()
	for _, s := range stages {
		begun := time.Now()
		fmt.Printf("── %s\n", s.what)
		if err := s.do(env); err != nil {
			return fmt.Errorf("suite: %s: %w", s.what, err)
		}
		fmt.Printf("   %.0f s\n", time.Since(begun).Seconds())
	}
	fmt.Printf("── all is well, in %.0f s\n", time.Since(start).Seconds())
	return nil
}

func (s stage) do(env []string) error {
	command := exec.Command(s.command[0], s.command[1:]...)
	command.Env = append(env[:len(env):len(env)], s.env...)
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	if err := command.Run(); err != nil {
		return fmt.Errorf("%s: %w", strings.Join(s.command, " "), err)
	}
	return nil
}
