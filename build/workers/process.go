package workers

import (
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

// A process is a program that runs. Its handlers hand over what the program says and how it
// ends to the one goroutine that answers [Run].
type process struct {
	program
	began chan struct{} // closed when it asks for its program
	once  sync.Once
	said  chan []byte
	end   chan ending
	over  chan struct{} // closed when nobody listens any more
}

// An ending is an exit code and, where the program did not come to one itself, why.
type ending struct {
	code int
	why  string
}

func (p *process) ends(e ending) {
	select {
	case p.end <- e:
	case <-p.over:
	}
}

func (p *process) serveProgram(w http.ResponseWriter, r *http.Request) {
	p.once.Do(func() { close(p.began) })
	w.Header().Set("Content-Type", "application/wasm")
	w.Header().Set("Cache-Control", "no-store")
	http.ServeFile(w, r, p.File)
}

func (p *process) serveArguments(w http.ResponseWriter, r *http.Request) {
	json.NewEncoder(w).Encode(p.program)
}

// serveFile answers with a file, or with the names in a folder as JSON.
func (p *process) serveFile(w http.ResponseWriter, r *http.Request) {
	name, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	path := string(name)
	if !filepath.IsAbs(path) {
		path = filepath.Join(p.Dir, path)
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

func (p *process) hear(w http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	select {
	case p.said <- text:
	case <-p.over:
	}
}

func (p *process) exit(w http.ResponseWriter, r *http.Request) {
	text, _ := io.ReadAll(r.Body)
	code, err := strconv.Atoi(string(text))
	if err != nil {
		p.ends(ending{2, fmt.Sprintf("the program ends with %q, which is no exit code", text)})
		return
	}
	p.ends(ending{code: code})
}

func (p *process) fail(w http.ResponseWriter, r *http.Request) {
	text, _ := io.ReadAll(r.Body)
	p.ends(ending{2, "the program failed: " + string(text)})
}
