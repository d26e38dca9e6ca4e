package tabs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"sync"
)

// A program is what [Run] asks for.
type program struct {
	File string            // the binary
	Dir  string            // where it looks for files
	Args []string          // with its name as the first
	Env  map[string]string // all of its environment
}

// A tab runs one program. Its handlers hand over what the program says and how it
// ends to the one goroutine that answers [Run].
type tab struct {
	program
	context context.Context
	began   chan struct{} // closed when it asks for its program
	once    sync.Once
	said    chan []byte
	end     chan ending
	over    chan struct{} // closed when nobody listens any more
}

// An ending is an exit code and, where the program did not come to one itself, why.
type ending struct {
	code int
	why  string
}

func (t *tab) ends(e ending) {
	select {
	case t.end <- e:
	case <-t.over:
	}
}

func (t *tab) serveProgram(w http.ResponseWriter, r *http.Request) {
	t.once.Do(func() { close(t.began) })
	w.Header().Set("Content-Type", "application/wasm")
	w.Header().Set("Cache-Control", "no-store")
	http.ServeFile(w, r, t.File)
}

func (t *tab) serveArguments(w http.ResponseWriter, r *http.Request) {
	json.NewEncoder(w).Encode(t.program)
}

// serveFile answers with a file, or with the names in a folder as JSON.
func (t *tab) serveFile(w http.ResponseWriter, r *http.Request) {
	name, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	path := string(name)
	if !filepath.IsAbs(path) {
		path = filepath.Join(t.Dir, path)
	}
	data, err := os.ReadFile(path)
	entries, errDir := os.ReadDir(path)
	switch {
	case errDir == nil:
		names := []string{}
		for _, entry := range entries {
			names = append(names, entry.Name())
		}
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(names)
	case errors.Is(err, os.ErrNotExist):
		http.NotFound(w, r)
	case err != nil:
		http.Error(w, err.Error(), http.StatusForbidden)
	default:
		w.Header().Set("Content-Type", "application/octet-stream")
		w.Write(data)
	}
}

func (t *tab) hear(w http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	select {
	case t.said <- text:
	case <-t.over:
	}
}

func (t *tab) exit(w http.ResponseWriter, r *http.Request) {
	text, _ := io.ReadAll(r.Body)
	code, err := strconv.Atoi(string(text))
	if err != nil {
		t.ends(ending{2, fmt.Sprintf("the program ends with %q, which is no exit code", text)})
		return
	}
	t.ends(ending{code: code})
}

func (t *tab) fail(w http.ResponseWriter, r *http.Request) {
	text, _ := io.ReadAll(r.Body)
	t.ends(ending{2, "the program failed: " + string(text)})
}
