package browser

import (
	"io"
	"net/http"
	"net/http/httptest"
	"path"
	"strconv"
	"strings"
	"sync"
)

// A Fault is what a bad host does with a file.
type Fault int

const (
	Missing   Fault = iota // it answers 404
	OtherPage              // a page of the host's, with the file's type
	WrongType              // the file as plain text
	Truncated              // the first half, as if it were all
	Broken                 // all is promised, half is sent, and the line breaks
	Stalled                // half, and then nothing more
	Hanging                // nothing at all
)

func (f Fault) String() string {
	return [...]string{"missing", "another page", "wrong type", "truncated", "broken off", "stalled", "hanging"}[f]
}

// A FaultyHost serves a site and is at fault with some of its files.
type FaultyHost struct {
	Site http.Handler

	mu     sync.Mutex
	faults map[string]Fault // by what the file was made from, such as "main.js"
	served map[string]int   // how often each was asked for
	ended  chan struct{}
}

// NewFaultyHost is a host without faults so far.
func NewFaultyHost(site http.Handler) *FaultyHost {
	return &FaultyHost{Site: site, faults: map[string]Fault{}, served: map[string]int{}, ended: make(chan struct{})}
}

// Be at fault with a file from now on.
func (h *FaultyHost) Be(f Fault, source string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.faults[source] = f
}

// Mend ends all faults, and lets go what is stalled.
func (h *FaultyHost) Mend() {
	h.mu.Lock()
	defer h.mu.Unlock()
	clear(h.faults)
	close(h.ended)
	h.ended = make(chan struct{})
}

// Served is how often a file was asked for.
func (h *FaultyHost) Served(source string) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.served[source]
}

// sourceOf takes the hash out of the name of a file.
func sourceOf(name string) string {
	parts := strings.Split(path.Base(name), ".")
	if len(parts) == 3 {
		return parts[0] + "." + parts[2]
	}
	return path.Base(name)
}

func (h *FaultyHost) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	source := sourceOf(r.URL.Path)
	if strings.HasSuffix(r.URL.Path, "/") {
		source = "index.html"
	}
	h.mu.Lock()
	h.served[source]++
	fault, bad := h.faults[source]
	ended := h.ended
	h.mu.Unlock()
	if !bad {
		h.Site.ServeHTTP(w, r)
		return
	}
	switch fault {
	case Missing:
		http.NotFound(w, r)
		return
	case Hanging:
		hang(ended, r)
	}
	r.Header.Del("Accept-Encoding")
	good := httptest.NewRecorder()
	h.Site.ServeHTTP(good, r)
	body := good.Body.Bytes()
	header := w.Header()
	header.Set("Content-Type", good.Header().Get("Content-Type"))
	header.Set("Cache-Control", "no-store")
	switch fault {
	case OtherPage:
		io.WriteString(w, "<!DOCTYPE html><title>Welcome</title><p>Nothing here.")
	case WrongType:
		header.Set("Content-Type", "text/plain")
		header.Set("X-Content-Type-Options", "nosniff")
		w.Write(body)
	case Truncated:
		w.Write(body[:len(body)/2])
	case Broken:
		header.Set("Content-Length", strconv.Itoa(len(body)))
		w.Write(body[:len(body)/2])
		panic(http.ErrAbortHandler)
	case Stalled:
		header.Set("Content-Length", strconv.Itoa(len(body)))
		w.Write(body[:len(body)/2])
		w.(http.Flusher).Flush()
		hang(ended, r)
	}
}

// hang waits for the fault's end, or for whoever asked to give up, and then breaks
// the line.
func hang(ended <-chan struct{}, r *http.Request) {
	select {
	case <-ended:
	case <-r.Context().Done():
	}
	panic(http.ErrAbortHandler)
}

// An oldPage is a host that still gives out a page of an earlier version.
type oldPage struct {
	page  string
	files http.Handler
}

func (o oldPage) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !strings.HasSuffix(r.URL.Path, "/") {
		o.files.ServeHTTP(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	io.WriteString(w, o.page)
}
