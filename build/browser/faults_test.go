package browser

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"wythoffatlas/build/serve"
)

// faulty is a host with faults to come, and a tab for it.
func faulty(t *testing.T) (*FaultyHost, *Page) {
	t.Helper()
	host := NewFaultyHost(serve.Handler(site.Dir, serve.Options{}))
	address, _ := site.Serve(t, host, "")
	p := site.NewPage(t, address)
	p.Expect("") // the browser complains of what we break
	return host, p
}

// told waits for the message of failure and returns it.
func (p *Page) told() string {
	p.T.Helper()
	p.Wait(`document.getElementById("failed")?.hidden === false`)
	return p.Text("#failed-text")
}

// Whatever is wrong with whichever file is told, with a button to start again,
// and scripts hear it too.
func TestFaultsOfDeliveryAreTold(t *testing.T) {
	t.Parallel()
	scripts := []string{"main.js", "shell.js", "binary.js", "binaries.js", "frame.js", "wasm_exec.js", "workers.js", "engine.js", "first.js"}
	for _, c := range []struct {
		sources []string
		fault   Fault
		says    string
	}{
		{scripts, Missing, "could not be loaded"},
		{[]string{"main.js", "shell.js"}, OtherPage, "not what it should be"},
		{[]string{"main.js", "binary.js"}, WrongType, "could not be loaded"},
		{[]string{"main.js", "wasm_exec.js"}, Truncated, "damaged"},
		{[]string{"main.js"}, Broken, "could not be loaded"},
		{[]string{"page.wasm", "worker.wasm"}, Missing, "could not be loaded (404)"},
		{[]string{"page.wasm", "worker.wasm"}, OtherPage, "something else than the program"},
		{[]string{"page.wasm"}, Truncated, "bytes have arrived"},
		{[]string{"worker.wasm"}, Broken, "bytes have arrived"},
		{[]string{"worker.js"}, Missing, "worker.js"},
		{[]string{"worker.js"}, OtherPage, "tried 4 times"},
		{[]string{"theme.css"}, Missing, "theme"},
	} {
		for _, source := range c.sources {
			t.Run(fmt.Sprintf("%s %v", source, c.fault), func(t *testing.T) {
				t.Parallel()
				host, p := faulty(t)
				host.Be(c.fault, source)
				p.Go("v=1&game=wythoff&x=20&y=20&z=4")
				if says := p.told(); !strings.Contains(says, c.says) {
					t.Errorf("the page says %q, nothing of %q", says, c.says)
				}
				if source != "theme.css" && source != "worker.js" {
					if says := EvalError(p, `atlas.ready`); !strings.Contains(says, c.says) {
						t.Errorf("scripts hear %q", says)
					}
				}
				if n := host.Served("worker.js"); n > 5 {
					t.Errorf("the worker was asked for %d times", n)
				}
				if source != "worker.wasm" { // once is enough
					return
				}
				// What still arrives of the other says nothing more, and covers nothing.
				p.Wait(`performance.getEntriesByType("resource").some((e) => /page[.].*wasm/.test(e.name))`)
				if Eval[bool](p, `new Promise((done) => setTimeout(() => done(!document.getElementById("loading").hidden), 300))`) {
					t.Error("the page says that it loads, over what failed")
				}
				host.Mend()
				p.ClickOn("#restart")
				p.Wait(`document.getElementById("failed").hidden && window.atlas && ` + ready)
			})
		}
	}
}

// A binary that stalls is said to be slow, and the page goes on when it comes.
func TestAStalledLineIsTold(t *testing.T) {
	t.Parallel()
	for _, source := range []string{"main.js", "page.wasm"} {
		host, p := faulty(t)
		p.Before(`{ const later = setTimeout; window.setTimeout = (f, ms, ...a) => later(f, ms === 15000 ? 2000 : ms, ...a); }`)
		host.Be(Stalled, source)
		Eval[any](p, "void (location.href = "+quote(p.Base)+")") // which does not finish loading
		p.Wait(`document.getElementById("loading")?.hidden === false && document.getElementById("loading-text").textContent.includes("is slow")`)
		host.Mend()
	}
}

// A page opened as a file, or in a frame that may load nothing, says what to do.
func TestPagesThatMayLoadNothing(t *testing.T) {
	t.Parallel()
	p := tabAt(t, "file://"+site.Dir+"/index.html")
	p.Expect("")
	p.Go("")
	p.Base = "file://" + site.Dir + "/"
	if says := p.told(); !strings.Contains(says, "web server") {
		t.Errorf("opened as a file, the page says %q", says)
	}

	files := serve.Handler(site.Dir, serve.Options{})
	address, _ := site.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "sandbox allow-scripts") // as the attribute of a frame
		files.ServeHTTP(w, r)
	}), "")
	p = tabAt(t, address)
	p.Expect("")
	p.Go("v=1&game=wab")
	if says := p.told(); !strings.Contains(says, "window of its own: "+address+"#v=1&game=wab") {
		t.Errorf("in a sandbox, the page says %q", says)
	}
}

// A copy of the page that is older than the files on the host says so.
func TestAnOldPageIsTold(t *testing.T) {
	t.Parallel()
	page, err := site.Bundle.File("index.html")
	if err != nil {
		t.Fatal(err)
	}
	old := string(page.Data)
	for _, f := range site.Bundle.Files {
		if f.Hashed() {
			parts := strings.Split(f.Name, ".")
			parts[1] = "0123456789ab"
			old = strings.ReplaceAll(old, f.Name, strings.Join(parts, "."))
		}
	}
	files := serve.Handler(site.Dir, serve.Options{})
	address, _ := site.Serve(t, oldPage{old, files}, "")
	p := tabAt(t, address)
	p.Expect("")
	p.Go("")
	if says := p.told(); !strings.Contains(says, "newer version") {
		t.Errorf("an old page says %q", says)
	}
	if p.Text("#restart") == "" {
		t.Error("no way to start again")
	}
}
