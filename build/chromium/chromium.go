// Package chromium finds the browser that the tests run in.
package chromium

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
)

// names are what Chromium and its kin are called on various systems.
var names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless-shell"}

// Find returns the path of a Chromium. Where there is none and the system's
// packages can be installed, it installs Debian's first.
func Find() (string, error) {
	if path, ok := look(); ok {
		return path, nil
	}
	if err := install(); err != nil {
		return "", fmt.Errorf("chromium: %w; install the package chromium (Debian: apt-get install chromium)", err)
	}
	if path, ok := look(); ok {
		return path, nil
	}
	return "", errors.New("chromium: installed, but not in the path")
}

func look() (string, bool) {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, true
		}
	}
	return "", false
}

// install needs apt-get and root, as on a build machine.
func install() error {
	apt, err := exec.LookPath("apt-get")
	if err != nil || os.Getuid() != 0 {
		return errors.New("no Chromium here, and no right to install one")
	}
	for _, args := range [][]string{
		{"update", "-q"},
		{"install", "-q", "-y", "--no-install-recommends", "chromium"},
	} {
		command := exec.Command(apt, args...)
		command.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		command.Stdout, command.Stderr = os.Stderr, os.Stderr
		if err := command.Run(); err != nil {
			return fmt.Errorf("apt-get %s: %w", args[0], err)
		}
	}
	return nil
}
