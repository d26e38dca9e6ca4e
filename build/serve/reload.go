package serve

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"
)

// A Reloader serves a site whose pages load themselves anew when told so: for
// working on it. It adds one script to every page on its way.
type Reloader struct {
	site   http.Handler
	script string // its address, on this host

	mu      sync.Mutex
	waiting chan struct{} // closed at the next reload
}

// NewReloader puts a reloader before the handler of a site under that prefix.
func NewReloader(site http.Handler, prefix string) *Reloader {
	return &Reloader{site: site, script: prefix + "/-reload.js", waiting: make(chan struct{})}
}

// Reload has every page that is open load itself anew.
func (r *Reloader) Reload() {
	r.mu.Lock()
	defer r.mu.Unlock()
	close(r.waiting)
	r.waiting = make(chan struct{})
}

// reloading waits for the answer that comes at the next reload.
const reloading = `const changed = new EventSource("-reload.js?wait");
changed.onmessage = () => location.reload();
`

func (r *Reloader) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	if request.URL.Path != r.script {
		request.Header.Del("If-Modified-Since") // the page is not the file
		request.Header.Del("Accept-Encoding")
		r.site.ServeHTTP(&withScript{ResponseWriter: w}, request)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	if request.URL.RawQuery == "" {
		w.Header().Set("Content-Type", types[".js"])
		io.WriteString(w, reloading)
		return
	}
	r.mu.Lock()
	waiting := r.waiting
	r.mu.Unlock()
	w.Header().Set("Content-Type", "text/event-stream")
	if flusher, ok := w.(http.Flusher); ok {
		w.WriteHeader(http.StatusOK)
		flusher.Flush()
	}
	select {
	case <-waiting:
		fmt.Fprint(w, "data: changed\n\n")
	case <-request.Context().Done():
	}
}

// withScript adds the script to a page at the end of its head.
type withScript struct{ http.ResponseWriter }

const tag = `<script src="./-reload.js"></script>`

func (w *withScript) WriteHeader(status int) {
	if w.page() {
		if n, err := strconv.Atoi(w.Header().Get("Content-Length")); err == nil {
			w.Header().Set("Content-Length", strconv.Itoa(n+len(tag)))
		}
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *withScript) page() bool { return w.Header().Get("Content-Type") == types[".html"] }

// Write finds the head in the first piece: pages are written in one or in
// pieces of 32 KB, and their heads are shorter.
func (w *withScript) Write(piece []byte) (int, error) {
	if !w.page() || !bytes.Contains(piece, []byte("</head>")) {
		return w.ResponseWriter.Write(piece)
	}
	if _, err := w.ResponseWriter.Write(bytes.Replace(piece, []byte("</head>"), []byte(tag+"</head>"), 1)); err != nil {
		return 0, err
	}
	return len(piece), nil
}
