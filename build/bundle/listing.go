package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// hostFiles are what hosts, their tools and systems keep beside a site: a folder
// with them is built into, and they are never touched.
var hostFiles = []string{".git", ".gitattributes", ".gitignore", ".github", ".htaccess", ".nojekyll", ".well-known",
	".DS_Store", "CNAME", "_headers", "_redirects", "robots.txt", "netlify.toml", "vercel.json"}

// ours matches what a listing may name: a file of the folder itself. A listing
// that somebody else has written leads nowhere else.
var ours = regexp.MustCompile(`^[\w-][\w.-]*$`)

// readListing returns the names of the files that earlier builds put into dir.
func readListing(dir string) ([]string, error) {
	data, err := os.ReadFile(filepath.Join(dir, Listing))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("bundle: %w", err)
	}
	var names []string
	for _, name := range strings.Fields(string(data)) {
		if !ours.MatchString(name) || slices.Contains(hostFiles, name) {
			return nil, fmt.Errorf("bundle: %s in %s names %q, which no build writes; remove that line", Listing, dir, name)
		}
		names = append(names, name)
	}
	return names, nil
}

func writeListing(dir string, names []string) error {
	slices.Sort(names)
	data := []byte(strings.Join(slices.Compact(names), "\n") + "\n")
	path := filepath.Join(dir, Listing)
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, data) {
		return nil
	}
	if err := os.WriteFile(path+".part", data, 0o644); err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	if err := os.Rename(path+".part", path); err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	return nil
}

// refuseStrangers is an error if dir holds what is neither listed nor a host's.
func refuseStrangers(dir string, listed []string) error {
	found, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("bundle: %w", err)
	}
	var strangers []string
	for _, f := range found {
		name := f.Name()
		known := slices.Contains(listed, name) || slices.Contains(hostFiles, name) || slices.Contains([]string{Listing, Listing + ".part", staged}, name)
		if !known || f.IsDir() && slices.Contains(listed, name) {
			strangers = append(strangers, name)
		}
	}
	if len(strangers) > 0 {
		return &StrangersError{dir, strangers}
	}
	return nil
}
