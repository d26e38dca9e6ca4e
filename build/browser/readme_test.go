package browser

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"wythoffatlas/build/serve"
)

// Every snippet of README in JavaScript runs in the page, and what stands after
// a call is what it gives.
func TestReadmeSnippets(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	snippets := regexp.MustCompile("(?s)```js\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(snippets) < 2 {
		t.Fatalf("README has %d snippets", len(snippets))
	}
	inside := openMap(t, "v=1&game=wythoff&x=8&y=8&z=5")
	// Lecture notes on the same host.
	files := serve.Handler(site.Dir, serve.Options{})
	address, _ := site.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/notes.html" {
			files.ServeHTTP(w, r)
			return
		}
		io.WriteString(w, `<!DOCTYPE html><html lang="en"><title>Notes</title><link rel="icon" href="data:,"><body>`)
	}), "")
	notes := site.NewPage(t, address+"notes.html")
	notes.Go("")
	notes.Base = address
	called := regexp.MustCompile(`(?m)^(await atlas\.\w+\(.*\)); // (.*)$`)
	results := 0
	for _, s := range snippets {
		p := inside
		if strings.Contains(s[1], "iframe") {
			p = notes
		}
		var wants []string
		for _, m := range called.FindAllStringSubmatch(s[1], -1) {
			wants = append(wants, m[2])
		}
		script := called.ReplaceAllString(s[1], "results.push($1);")
		got := Eval[[]any](p, "(async () => { const results = [];\n"+script+"\nreturn results; })()")
		if len(got) != len(wants) {
			t.Fatalf("%d results of %d calls", len(got), len(wants))
		}
		for i, want := range wants {
			results++
			if said, err := json.Marshal(got[i]); err != nil || string(said) != strings.ReplaceAll(want, ", ", ",") {
				t.Errorf("README says %s, the page %s, %v", want, said, err)
			}
		}
	}
	if results < 4 {
		t.Errorf("README has %d results", results)
	}
}
