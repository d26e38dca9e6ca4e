package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"wythoffatlas/build/serve"
)

// watch serves the site, makes it anew when a source is saved, and then has
// the browsers that look at it load it anew.
func watch(args []string) error {
	h, err := listen("watch", args)
	if err != nil {
		return err
	}
	if err := h.build(); err != nil {
		return err
	}
	live := serve.NewReloader(serve.Handler(h.dir, h.options), h.options.Prefix)
	go h.follow(live.Reload)
	return h.serve(live)
}

// follow builds whenever the sources have changed, for ever.
func (h *hosting) follow(reload func()) {
	const often = 300 * time.Millisecond
	seen := newest(sources...)
	for ; ; time.Sleep(often) {
		now := newest(sources...)
		if now == seen {
			continue
		}
		seen = now
		start := time.Now()
		if err := h.build(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		reload()
		fmt.Printf("built and loaded anew in %.1f s\n", time.Since(start).Seconds())
	}
}

// sources are what the site is made of. The catalogue is part of the page, so a
// change in what fills it needs the command to start again.
var sources = []string{"index.html", "web", "wasm", "core"}

// state is how a set of files looks to a watcher: one of them is written,
// added or removed when it changes.
type state struct {
	latest time.Time
	files  int
}

func newest(roots ...string) state {
	var s state
	for _, root := range roots {
		// What cannot be read now is seen when it can.
		_ = filepath.WalkDir(root, func(_ string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return nil
			}
			if info, err := d.Info(); err == nil {
				s.files++
				if info.ModTime().After(s.latest) {
					s.latest = info.ModTime()
				}
			}
			return nil
		})
	}
	return s
}
