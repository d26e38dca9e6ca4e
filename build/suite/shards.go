package suite

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// shards is how many browsers run the tests of the page at a time. Two keep both
// cores of a small machine busy; more make it so slow that double clicks are none.
const shards = 2

// inShards runs the tests of the page, each shard with a site and a browser of
// its own. What a shard says is printed when it has ended.
func inShards(env []string) error {
	folder, err := os.MkdirTemp(valueOf(env, "TMPDIR"), "shards-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	binary := filepath.Join(folder, "browser.test")
	if err := (stage{command: []string{"go", "test", "-c", "-vet=off", "-o", binary, "./build/browser"}}).do(env); err != nil {
		return err
	}
	tests, err := testsIn(filepath.Join("build", "browser"))
	if err != nil {
		return err
	}
	patterns := shardsOf(tests, shards)
	problems := make([]error, len(patterns))
	var wait sync.WaitGroup
	var printing sync.Mutex
	for i, pattern := range patterns {
		wait.Go(func() {
			var out bytes.Buffer
			run := exec.Command(binary, "-test.run="+pattern, "-test.timeout=120m")
			run.Dir, run.Env, run.Stdout, run.Stderr = filepath.Join("build", "browser"), env, &out, &out
			problems[i] = run.Run()
			printing.Lock()
			defer printing.Unlock()
			os.Stdout.Write(out.Bytes())
		})
	}
	wait.Wait()
	return errors.Join(problems...)
}

// testsIn are the names of the tests in a folder, as its files have them: the
// go command lists them too, but not before it has built the site.
func testsIn(folder string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		return nil, err
	}
	var tests []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, m := range testFunction.FindAllStringSubmatch(string(text), -1) {
			tests = append(tests, m[1])
		}
	}
	if len(tests) == 0 {
		return nil, fmt.Errorf("no tests in %s", folder)
	}
	return tests, nil
}

// packagesIn are the packages below a folder that have tests: to find that one has
// none takes a browser seconds.
func packagesIn(root string) ([]string, error) {
	var packages []string
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		folder := "./" + filepath.ToSlash(filepath.Dir(path))
		if slices.Contains(packages, folder) {
			return nil
		}
		text, err := os.ReadFile(path)
		if anyTest.Match(text) {
			packages = append(packages, folder)
		}
		return err
	})
	return packages, err
}

var anyTest = regexp.MustCompile(`(?m)^func (Test|Fuzz)\w+\(`)

var testFunction = regexp.MustCompile(`(?m)^func (Test\w+)\(t \*testing\.T\)`)

// shardsOf deals tests out, neighbours to different shards, as patterns for
// -test.run.
func shardsOf(tests []string, n int) []string {
	dealt := make([][]string, n)
	for i, test := range tests {
		dealt[i%n] = append(dealt[i%n], test)
	}
	var patterns []string
	for _, names := range dealt {
		if len(names) > 0 {
			patterns = append(patterns, "^("+strings.Join(names, "|")+")$")
		}
	}
	return patterns
}

// valueOf is the last value of a variable in an environment.
func valueOf(env []string, name string) string {
	value := ""
	for _, pair := range env {
		if v, ok := strings.CutPrefix(pair, name+"="); ok {
			value = v
		}
	}
	return value
}
