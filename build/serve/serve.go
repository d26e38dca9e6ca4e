// Package serve is a static host for the bundle on this machine. Its options
// stand in for the hosts of the world: other paths, wrong types.
package serve

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
)

// Options describe the host. The zero value is a good one at the root.
type Options struct {
	Prefix        string // the path under which the site lies: "", "/some/path"
	WrongWasmType bool   // serve .wasm as application/octet-stream, as many hosts do
}

// types are set here, because the system's own table differs between machines.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// hashed matches names that change with the content.
var hashed = regexp.MustCompile(`\.[0-9a-f]{12}\.\w+$`)

// Handler serves the files of dir, in the smallest copy that the browser takes.
func Handler(dir string, o Options) http.Handler {
	files := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		serveFile(w, r, filepath.Join(dir, filepath.FromSlash(name)), o)
	})
	mux := http.NewServeMux()
	mux.Handle(o.Prefix+"/", http.StripPrefix(o.Prefix, files))
	return mux
}

func serveFile(w http.ResponseWriter, r *http.Request, file string, o Options) {
	kind, known := types[path.Ext(file)]
	if !known { // among them the compressed copies, which nobody asks for by name
		http.NotFound(w, r)
		return
	}
	if o.WrongWasmType && path.Ext(file) == ".wasm" {
		kind = "application/octet-stream"
	}
	opened, encoding, err := open(file, r.Header.Get("Accept-Encoding"))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer opened.Close()
	info, err := opened.Stat()
	if err != nil || info.IsDir() {
		http.NotFound(w, r)
		return
	}
	header := w.Header()
	header.Set("Content-Type", kind)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Vary", "Accept-Encoding")
	header.Set("Cache-Control", "no-cache")
	if hashed.MatchString(file) {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if encoding != "" {
		header.Set("Content-Encoding", encoding)
	}
	http.ServeContent(w, r, "", info.ModTime(), opened)
}

// open opens the best copy of the file that the browser accepts.
func open(file, accepted string) (f *os.File, encoding string, err error) {
	for _, copy := range []struct{ suffix, encoding string }{{".br", "br"}, {".gz", "gzip"}} {
		if !strings.Contains(accepted, copy.encoding) {
			continue
		}
		if f, err := os.Open(file + copy.suffix); err == nil {
			return f, copy.encoding, nil
		}
	}
	f, err = os.Open(file)
	return f, "", err
}

// Listen opens a port that only this machine can reach; "0" is any free one.
func Listen(port string) (net.Listener, error) {
	if _, err := strconv.ParseUint(port, 10, 16); err != nil {
		return nil, fmt.Errorf("serve: %q is no port; PORT=… takes a number from 1 to 65535", port)
	}
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", port))
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("serve: port %s is in use; PORT=… chooses another", port)
	case err != nil:
		return nil, fmt.Errorf("serve: %w; PORT=… chooses another port", err)
	}
	return l, nil
}

// Port is the port of a listener.
func Port(l net.Listener) string {
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return port
}
