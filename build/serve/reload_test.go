package serve

import (
	"bufio"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Pages, and nothing else, get a script that waits for the next reload.
func TestReloader(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"index.html": "<head></head>page", "a.js": "</head>"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	r := NewReloader(Handler(dir, Options{Prefix: "/p"}), "/p")
	server := httptest.NewServer(r)
	defer server.Close()
	read := func(path string) string {
		response, err := http.Get(server.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		body, err := io.ReadAll(response.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(body)
	}
	if got, want := read("/p/"), "<head>"+tag+"</head>page"; got != want {
		t.Errorf("the page is %q, want %q", got, want)
	}
	if got := read("/p/a.js"); got != "</head>" {
		t.Errorf("a script is %q", got)
	}
	if got := read("/p/-reload.js"); !strings.Contains(got, "location.reload") {
		t.Errorf("the script is %q", got)
	}
	response, err := http.Get(server.URL + "/p/-reload.js?wait")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	r.Reload()
	if line, err := bufio.NewReader(response.Body).ReadString('\n'); err != nil || line != "data: changed\n" {
		t.Errorf("a page that waits hears %q, %v", line, err)
	}
}
