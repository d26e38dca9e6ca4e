package workers

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Run has the [Browser] at that address run a program in this folder, with its
// arguments, writes what it says to out, and returns its exit code. An error says
// that the browser did not run it to its end.
func Run(address string, command []string, out io.Writer) (code int, err error) {
	dir, err := os.Getwd()
	if err != nil {
		return 0, fmt.Errorf("workers: %w", err)
	}
	p := program{File: command[0], Dir: dir, Args: command, Env: environment(os.Environ())}
	if !filepath.IsAbs(p.File) {
		p.File = filepath.Join(dir, p.File)
	}
	asked, err := json.Marshal(p)
	if err != nil {
		return 0, fmt.Errorf("workers: %w", err)
	}
	answer, err := http.Post(address+"run", "application/json", bytes.NewReader(asked))
	if err != nil {
		return 0, fmt.Errorf("workers: the browser of the tests is not there: %w", err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		why, _ := io.ReadAll(answer.Body)
		return 0, fmt.Errorf("workers: %s: %s", answer.Status, bytes.TrimSpace(why))
	}
	if _, err := io.Copy(out, answer.Body); err != nil {
		return 0, fmt.Errorf("workers: the browser of the tests has gone: %w", err)
	}
	code, err = strconv.Atoi(answer.Trailer.Get(exitCode))
	if err != nil {
		return 0, fmt.Errorf("workers: the program came to no end: %w", err)
	}
	return code, nil
}

// environment is what a program gets of ours: of arguments and environment together
// there may be 8 KB.
func environment(all []string) map[string]string {
	given := map[string]string{}
	for _, pair := range all {
		if name, value, ok := strings.Cut(pair, "="); ok && (name == "ALL" || name == "GOGC" || name == "GOMEMLIMIT" || name == "GODEBUG" || name == "GOTRACEBACK") {
			given[name] = value
		}
	}
	return given
}
