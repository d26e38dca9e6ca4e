package bench

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The short table is short, and every headline is of a benchmark that exists.
func TestHeadlines(t *testing.T) {
	if len(headlines) > 30 {
		t.Errorf("%d headlines", len(headlines))
	}
	for _, h := range headlines {
		files, err := filepath.Glob(filepath.Join("../..", h.Package, "*_test.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s has no tests: %v", h.Package, err)
		}
		function, _, _ := strings.Cut(h.Name, "/")
		found := false
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			found = found || strings.Contains(string(text), "func Benchmark"+function+"(")
		}
		if !found {
			t.Errorf("%q: %s has no Benchmark%s", h.What, h.Package, function)
		}
	}
}

// The pattern of a package matches its headlines, level by level.
func TestHeadlinePattern(t *testing.T) {
	for _, h := range headlines {
		parts := strings.Split("Benchmark"+h.Name, "/") // as go test has it
		matched := slices.ContainsFunc(strings.Split(headlinePattern(h.Package), "$|"), func(pattern string) bool {
			levels := strings.Split(strings.TrimSuffix(pattern, "$"), "/")
			return len(levels) == len(parts) && !slices.ContainsFunc(parts, func(part string) bool {
				level := strings.TrimSuffix(levels[slices.Index(parts, part)], "$") + "$"
				return !regexp.MustCompile(level).MatchString(part)
			})
		})
		if !matched {
			t.Errorf("%s %s is not matched by %s", h.Package, h.Name, headlinePattern(h.Package))
		}
	}
}

func TestPrintHeadlines(t *testing.T) {
	var figures []Figure
	for i, h := range headlines {
		unit := h.Unit
		if strings.HasSuffix(unit, ":") {
			unit += "nim"
		}
		figures = append(figures, Figure{h.Package, h.Name, unit, float64(i + 2)})
	}
	var out strings.Builder
	if err := PrintHeadlines(&out, figures, figures[:1]); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(out.String(), "\n"), "\n")
	if len(lines) != len(headlines)+1 || !strings.HasSuffix(lines[1], "1.00") {
		t.Errorf("printed\n%s", out.String())
	}
	if strings.Count(out.String(), "slowest game: ms nim ") != 1 {
		t.Errorf("what a figure is of is not said:\n%s", out.String())
	}
	if err := PrintHeadlines(&out, figures[1:], nil); err == nil || !strings.Contains(err.Error(), headlines[0].Name) {
		t.Errorf("a figure is missing, and the error is %v", err)
	}
}
