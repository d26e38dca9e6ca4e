package suite

import (
	"bufio"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// runMake runs a command of the Makefile in a folder, in an environment.
func runMake(t *testing.T, dir, command string, env ...string) (string, error) {
	t.Helper()
	program, err := exec.LookPath("make")
	if err != nil {
		t.Fatal(err)
	}
	run := exec.Command(program, "--no-print-directory", command)
	run.Dir, run.Env = dir, env
	said, err := run.CombinedOutput()
	return string(said), err
}

// told are the lines that make does not add itself.
func told(said string) (lines []string) {
	for line := range strings.Lines(said) {
		if !strings.HasPrefix(line, "make") {
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}

// Without Go, and without a network when the modules are not here yet, a command
// says so in one plain line.
func TestCommandsWithoutGoOrNetwork(t *testing.T) {
	tree := t.TempDir()
	for _, part := range []string{"Makefile", "go.mod", "go.sum", "build"} {
		copyTree(t, filepath.Join("../..", part), filepath.Join(tree, part))
	}
	said, err := runMake(t, tree, "site", "PATH="+shellOnly(t))
	if lines := told(said); err == nil || len(lines) != 1 || !strings.Contains(lines[0], "needs Go") {
		t.Errorf("without Go: %v, %q", err, said)
	}

	home := t.TempDir()
	env := append(os.Environ(), "GOMODCACHE="+filepath.Join(home, "modules"), "GOPROXY=http://127.0.0.1:1", "GOFLAGS=-modcacherw", "GOSUMDB=off")
	said, err = runMake(t, tree, "site", env...)
	if lines := told(said); err == nil || len(lines) != 1 || !strings.Contains(lines[0], "is there a network?") {
		t.Errorf("without a network: %v, %q", err, said)
	}
}

// shellOnly is a folder for PATH that has what the Makefile needs but Go.
func shellOnly(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"sh", "mkdir"} {
		path, err := exec.LookPath(name)
		if err == nil {
			err = os.Symlink(path, filepath.Join(dir, name))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A port that cannot be had, and a folder that is somebody else's, are told before
// anything is built, and Ctrl+C ends the
// server without an error.
func TestServing(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "build")
	if said, err := exec.Command("go", "build", "-o", tool, "../../build").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	_, port, _ := net.SplitHostPort(taken.Addr().String())
	nowhere := t.TempDir() // there are no sources to build here
	for _, c := range []struct{ command, port, says string }{
		{"run", "abc", "no port"},
		{"run", port, "is in use"},
		{"watch", port, "is in use"},
	} {
		run := exec.Command(tool, c.command)
		run.Dir, run.Env = nowhere, append(os.Environ(), "PORT="+c.port)
		said, err := run.CombinedOutput()
		if err == nil || strings.Count(string(said), "\n") != 1 || !strings.Contains(string(said), c.says) {
			t.Errorf("PORT=%s build %s: %v, %q", c.port, c.command, err, said)
		}
	}

	theirs := t.TempDir()
	if err := os.WriteFile(filepath.Join(theirs, "thesis.tex"), []byte("theirs"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, arguments := range [][]string{{"site", "-out", theirs}, {"run", "-port", "0", "-dir", theirs}} {
		run := exec.Command(tool, arguments...)
		run.Dir = nowhere
		said, err := run.CombinedOutput()
		if kept, _ := os.ReadFile(filepath.Join(theirs, "thesis.tex")); err == nil || strings.Count(string(said), "\n") != 1 || !strings.Contains(string(said), "thesis.tex") || string(kept) != "theirs" {
			t.Errorf("build %v: %v, %q; the file says %q", arguments, err, said, kept)
		}
	}

	run := exec.Command(tool, "serve", "-dir", nowhere, "-port", "0")
	out, err := run.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	said, err := bufio.NewReader(out).ReadString('\n')
	if !regexp.MustCompile(`http://localhost:\d+/ \(Ctrl\+C ends\)`).MatchString(said) {
		t.Errorf("the server says %q, %v", said, err)
	}
	if err := run.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	rest, _ := io.ReadAll(out)
	if err := run.Wait(); err != nil || strings.TrimSpace(string(rest)) != "" {
		t.Errorf("interrupted, the server ends with %v and says %q", err, rest)
	}
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

// What tests write goes to a folder that is gone afterwards, and the browser that is
// named is the tests'.
func TestNothingIsLeftBehind(t *testing.T) {
	browser := filepath.Join(t.TempDir(), "my browser")
	if err := os.WriteFile(browser, []byte("#!/bin/sh\nexit 1"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CHROMIUM", browser)
	folder := ""
	err := InFolder(func(env []string) error {
		folder = valueOf(env, "TMPDIR")
		if err := os.WriteFile(filepath.Join(folder, "left"), nil, 0o644); err != nil {
			return err
		}
		t.Setenv(workersVariable, valueOf(env, workersVariable))
		if code, err := Work([]string{"program"}); err == nil || !strings.Contains(err.Error(), browser) {
			t.Errorf("a program ends with %d, %v without the browser %s", code, err, browser)
		}
		return nil
	})
	if _, gone := os.Stat(folder); err != nil || folder == "" || !os.IsNotExist(gone) {
		t.Errorf("%s is left: %v, %v", folder, gone, err)
	}
}
