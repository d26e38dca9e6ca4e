package serve

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestHandler(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html":                "page",
		"index.html.gz":             "page, gzipped",
		"page.0123456789ab.wasm":    "binary",
		"page.0123456789ab.wasm.br": "binary, brotlied",
		"page.0123456789ab.wasm.gz": "binary, gzipped",
		"secret.toml":               "secret",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		o                     Options
		path, accepts         string
		status                int
		body, kind, cacheable string
	}{
		{Options{}, "/", "gzip, br", 200, "page, gzipped", "text/html; charset=utf-8", "no-cache"},
		{Options{}, "/", "", 200, "page", "text/html; charset=utf-8", "no-cache"},
		{Options{}, "/page.0123456789ab.wasm", "gzip, deflate, br", 200, "binary, brotlied", "application/wasm", "public, max-age=31536000, immutable"},
		{Options{}, "/page.0123456789ab.wasm", "gzip", 200, "binary, gzipped", "application/wasm", "public, max-age=31536000, immutable"},
		{Options{WrongWasmType: true}, "/page.0123456789ab.wasm", "", 200, "binary", "application/octet-stream", "public, max-age=31536000, immutable"},
		{Options{Prefix: "/some/path"}, "/some/path/", "", 200, "page", "text/html; charset=utf-8", "no-cache"},
		{Options{Prefix: "/some/path"}, "/", "", 404, "", "", ""},
		{Options{}, "/secret.toml", "", 404, "", "", ""},
		{Options{}, "/nothing.js", "", 404, "", "", ""},
		{Options{}, "/page.0123456789ab.wasm.br", "", 404, "", "", ""},
	} {
		r := httptest.NewRequest("GET", c.path, nil)
		r.Header.Set("Accept-Encoding", c.accepts)
		w := httptest.NewRecorder()
		Handler(dir, c.o).ServeHTTP(w, r)
		if w.Code != c.status {
			t.Errorf("%s %+v: status %d, want %d", c.path, c.o, w.Code, c.status)
			continue
		}
		if c.status != http.StatusOK {
			continue
		}
		if got := w.Body.String(); got != c.body {
			t.Errorf("%s accepting %q: %q, want %q", c.path, c.accepts, got, c.body)
		}
		if got := w.Header().Get("Content-Type"); got != c.kind {
			t.Errorf("%s: type %s, want %s", c.path, got, c.kind)
		}
		if got := w.Header().Get("Cache-Control"); got != c.cacheable {
			t.Errorf("%s: %s, want %s", c.path, got, c.cacheable)
		}
	}
}

func TestListenOnlyHere(t *testing.T) {
	l, err := Listen("0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if got := l.Addr().String(); got != "127.0.0.1:"+Port(l) {
		t.Errorf("listens on %s", got)
	}
	if _, err := Listen(Port(l)); err == nil || !strings.Contains(err.Error(), "port "+Port(l)+" is in use") {
		t.Errorf("two listen on one port: %v", err)
	}
	for _, port := range []string{"abc", "-1", "65536", "", "8080x"} {
		if _, err := Listen(port); err == nil || !strings.Contains(err.Error(), "no port; PORT=") {
			t.Errorf("PORT=%s: %v", port, err)
		}
	}
}

// All of a file passes a slow line, in no less time than it takes.
func TestSlow(t *testing.T) {
	const rate, size = 1 << 20, 64 << 10
	body := strings.Repeat("x", size)
	handler := Slow(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, body) }), rate)
	start := time.Now()
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
	if took := time.Since(start); w.Body.String() != body || took < time.Second*size/rate {
		t.Errorf("%d bytes in %v", w.Body.Len(), took)
	}
}
