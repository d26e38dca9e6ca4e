// Package chromium finds the browser that the tests run in.
package chromium

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
)

// names are what Chromium and its kin are called on various systems.
var names = []string{
	"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless-shell",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
}

var errNone = errors.New("chromium: found neither Chromium nor Chrome; on Debian or Ubuntu, INSTALL=1 make test as root installs it (apt-get install chromium), elsewhere install either, or say where it is with CHROMIUM=path")

// Find returns the path of Chromium or Chrome: what $CHROMIUM names, or else
// what is installed. System packages are touched only where $CI or $INSTALL is
// set: then Debian's is installed, if that is possible.
func Find() (string, error) {
	return find(os.Getenv, exec.LookPath, install)
}

// find is [Find] in a given world.
func find(env func(string) string, look func(string) (string, error), install func() error) (string, error) {
	if named := env("CHROMIUM"); named != "" {
		path, err := look(named)
		if err != nil {
			return "", fmt.Errorf("chromium: CHROMIUM=%s is no program: %w", named, err)
		}
		return path, nil
	}
	first := func() (string, bool) {
		for _, name := range names {
			if path, err := look(name); err == nil {
				return path, true
			}
		}
		return "", false
	}
	if path, ok := first(); ok {
		return path, nil
	}
	if env("CI") == "" && env("INSTALL") == "" {
		return "", errNone
	}
	if err := install(); err != nil {
		return "", fmt.Errorf("chromium: %w", err)
	}
	if path, ok := first(); ok {
		return path, nil
	}
	return "", errors.New("chromium: installed, but not in the path")
}

// install needs apt-get and root, as on a build machine.
func install() error {
	apt, err := exec.LookPath("apt-get")
	if err != nil || os.Getuid() != 0 {
		return errors.New("no Chromium here, and installing one needs apt-get and root; CHROMIUM=path names one")
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
