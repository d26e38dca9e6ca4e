// Package suite runs the tests: which, in what order, with which browser, and
// with nothing left behind.
package suite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"wythoffatlas/build/chromium"
)

// runner is the program through which the go command runs tests that are
// compiled to WebAssembly. Its name is what the go command looks for.
const runner = "github.com/agnivade/wasmbrowsertest@v0.11.0"

// InFolder calls f with an environment for go test: its temporary files go to a
// folder of their own, which is removed afterwards, also when the user
// interrupts; its PATH has the browser and the program that runs WebAssembly.
func InFolder(f func(env []string) error) (err error) {
	browser, err := chromium.Find()
	if err != nil {
		return err
	}
	wasmexec, err := installRunner()
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "wythoffatlas-tests-")
	if err != nil {
		return fmt.Errorf("suite: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()

	// The processes that the go command has started are told by the terminal,
	// as this one is; they end first, and then the folder goes.
	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()

	// The runner takes the first of these names in the path.
	script := fmt.Sprintf("#!/bin/sh\nexec %s \"$@\"\n", quoted(browser))
	for _, name := range []string{"headless_shell", "headless-shell", "chromium"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(script), 0o755); err != nil {
			return fmt.Errorf("suite: %w", err)
		}
	}
	env := append(os.Environ(),
		"TMPDIR="+folder,
		"CHROMIUM="+browser,
		"PATH="+strings.Join([]string{folder, filepath.Dir(wasmexec), os.Getenv("PATH")}, string(os.PathListSeparator)))
	err = f(env)
	if interrupted.Err() != nil {
		return errors.New("suite: interrupted")
	}
	return err
}

// quoted is a path as the shell reads it.
func quoted(path string) string { return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'" }

// installRunner brings the runner into .bin, once.
func installRunner() (string, error) {
	bin, err := filepath.Abs(".bin")
	if err != nil {
		return "", fmt.Errorf("suite: %w", err)
	}
	path := filepath.Join(bin, "go_js_wasm_exec")
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	install := exec.Command("go", "install", runner)
	install.Env = append(os.Environ(), "GOBIN="+bin)
	if said, err := install.CombinedOutput(); err != nil {
		return "", fmt.Errorf("suite: %s could not be installed; is there a network? (%w)\n%s", runner, err, said)
	}
	if err := os.Rename(filepath.Join(bin, "wasmbrowsertest"), path); err != nil {
		return "", fmt.Errorf("suite: %w", err)
	}
	return path, nil
}
