// Package suite runs the tests: which, in what order, with which browser, and
// with nothing left behind.
package suite

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"wythoffatlas/build/bundle"
	"wythoffatlas/build/chromium"
	"wythoffatlas/build/workers"
)

// workersVariable has the address of the browser that runs WebAssembly.
const workersVariable = "WYTHOFFATLAS_WORKERS"

// InFolder calls f with an environment for go test: its temporary files go to a
// folder of their own, which is removed afterwards, also when the user
// interrupts; its PATH has the program by which the go command runs WebAssembly,
// all in one browser.
func InFolder(f func(env []string) error) (err error) {
	browser, err := chromium.Find()
	if err != nil {
		return err
	}
	wasmExec, err := bundle.WasmExec()
	if err != nil {
		return err
	}
	tool, err := os.Executable()
	if err != nil {
		return fmt.Errorf("suite: %w", err)
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

	running, err := workers.New(browser, []byte(wasmExec))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, running.Close()) }()

	// Its name is what the go command looks for.
	script := fmt.Sprintf("#!/bin/sh\nexec %s work \"$@\"\n", quoted(tool))
	if err := os.WriteFile(filepath.Join(folder, "go_js_wasm_exec"), []byte(script), 0o755); err != nil {
		return fmt.Errorf("suite: %w", err)
	}
	env := append(os.Environ(),
		"TMPDIR="+folder,
		"CHROMIUM="+browser,
		workersVariable+"="+running.Address,
		"PATH="+folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	err = f(env)
	if interrupted.Err() != nil {
		return errors.New("suite: interrupted")
	}
	return err
}

// quoted is a path as the shell reads it.
func quoted(path string) string { return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'" }

// Work runs a program that is compiled to WebAssembly in the browser of a suite that
// runs, as the go command asks for it, and returns its exit code.
func Work(command []string) (code int, err error) {
	address := os.Getenv(workersVariable)
	if address == "" || len(command) == 0 {
		return 0, errors.New("suite: build work runs a program while make test or make bench has a browser for it")
	}
	return workers.Run(address, command, os.Stdout)
}
