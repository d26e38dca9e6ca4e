package suite

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

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
