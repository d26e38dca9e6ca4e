package chromium

import (
	"errors"
	"strings"
	"testing"
)

func TestFind(t *testing.T) {
	for _, c := range []struct {
		name           string
		env            map[string]string
		here           string // what is in the path
		installs       string // what an installation would bring
		want, says     string
		asksForInstall bool
	}{
		{name: "Chromium", here: "chromium", want: "/bin/chromium"},
		{name: "Chrome", here: "google-chrome", want: "/bin/google-chrome"},
		{name: "named", env: map[string]string{"CHROMIUM": "/opt/c"}, here: "/opt/c", want: "/bin//opt/c"},
		{name: "named and missing", env: map[string]string{"CHROMIUM": "/opt/c", "CI": "true"}, here: "chromium", says: "CHROMIUM=/opt/c"},
		{name: "none, not asked to install", installs: "chromium", says: "INSTALL=1"},
		{name: "none, in CI", env: map[string]string{"CI": "true"}, installs: "chromium", want: "/bin/chromium", asksForInstall: true},
		{name: "none, asked", env: map[string]string{"INSTALL": "1"}, installs: "chromium", want: "/bin/chromium", asksForInstall: true},
		{name: "none to install", env: map[string]string{"INSTALL": "1"}, says: "no package", asksForInstall: true},
	} {
		installed := false
		got, err := find(
			func(key string) string { return c.env[key] },
			func(name string) (string, error) {
				if name == c.here || installed && name == c.installs {
					return "/bin/" + name, nil
				}
				return "", errors.New("not found")
			},
			func() error {
				installed = true
				if c.installs == "" {
					return errors.New("no package")
				}
				return nil
			})
		if got != c.want || (err != nil) != (c.says != "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %q, %v", c.name, got, err)
		}
		if installed != c.asksForInstall {
			t.Errorf("%s: installs packages: %v", c.name, installed)
		}
	}
}
