// Package tabs runs programs that are compiled to WebAssembly, for go test -exec:
// each in a worker of a tab of its own, as the solver runs in one, and all tabs in
// one browser, since to start a browser takes longer than most tests.
package tabs

import (
	"context"
	"crypto/rand"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"time"

	"wythoffatlas/build/serve"

	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/chromedp"
)

// patience is how long a tab may take until it asks for its program. It bounds a
// hang; what the program then takes is go test's business.
const patience = 2 * time.Minute

// A Browser runs programs until it is closed.
type Browser struct {
	Address string // what [Run] is told; nobody else can guess it

	server   *http.Server
	wasmExec []byte
	start    func() (context.Context, error) // the browser, at the first call
	stop     context.CancelFunc

	mu      sync.Mutex
	last    int
	running map[string]*tab
}

//go:embed worker.js
var worker []byte

const page = `<!doctype html>
<title>A program of the tests</title>
<script>
const worker = new Worker("worker.js");
worker.onerror = (event) => fetch("failed", { method: "POST", body: event.message });
</script>`

// New prepares the browser at that path, which is started for the first program;
// wasmExec is the script that runs what Go's toolchain compiles.
func New(path string, wasmExec []byte) (*Browser, error) {
	listener, err := serve.Listen("0")
	if err != nil {
		return nil, err
	}
	token := "/" + rand.Text()
	b := &Browser{
		Address:  "http://localhost:" + serve.Port(listener) + token + "/",
		wasmExec: wasmExec,
		running:  map[string]*tab{},
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox,
		chromedp.DisableGPU, // nothing is drawn
		chromedp.Flag("disable-component-update", true),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	b.stop = stop
	b.start = sync.OnceValues(func() (context.Context, error) {
		ctx, _ := chromedp.NewContext(allocator, chromedp.WithErrorf(func(string, ...any) {}))
		if err := chromedp.Do(ctx); err != nil {
			return nil, fmt.Errorf("tabs: starting %s: %w", path, err)
		}
		return ctx, nil
	})
	b.server = &http.Server{Handler: http.StripPrefix(token, b.handler())}
	go b.server.Serve(listener)
	return b, nil
}

// Close ends the browser and what still runs in it.
func (b *Browser) Close() error {
	b.stop()
	return b.server.Close()
}

func (b *Browser) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /run", b.run)
	serveBytes := func(path, kind string, data []byte) {
		mux.HandleFunc("GET "+path, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.Write(data)
		})
	}
	serveBytes("/wasm_exec.js", "text/javascript", b.wasmExec)
	serveBytes("/{id}/{$}", "text/html; charset=utf-8", []byte(page))
	serveBytes("/{id}/worker.js", "text/javascript", worker)
	for path, handle := range map[string]func(*tab, http.ResponseWriter, *http.Request){
		"GET /{id}/program.wasm": (*tab).serveProgram,
		"POST /{id}/program":     (*tab).serveArguments,
		"POST /{id}/file":        (*tab).serveFile,
		"POST /{id}/said":        (*tab).hear,
		"POST /{id}/exit":        (*tab).exit,
		"POST /{id}/failed":      (*tab).fail,
	} {
		mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			b.mu.Lock()
			t := b.running[r.PathValue("id")]
			b.mu.Unlock()
			if t == nil {
				http.NotFound(w, r)
				return
			}
			handle(t, w, r)
		})
	}
	return mux
}

// exitCode is the trailer that ends an answer.
const exitCode = "Exit-Code"

// run opens a tab for a program, answers with what it says, as it comes, and ends
// with its exit code, as a trailer.
func (b *Browser) run(w http.ResponseWriter, r *http.Request) {
	t := &tab{began: make(chan struct{}), said: make(chan []byte), end: make(chan ending), over: make(chan struct{})}
	if err := json.NewDecoder(r.Body).Decode(&t.program); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	browser, err := b.start()
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	ctx, closeTab := chromedp.NewContext(browser,
		chromedp.WithNewBrowserContext(), // and so in a process of its own
		chromedp.WithListener(func(event any) {
			if _, crashed := event.(*inspector.EventTargetCrashed); crashed {
				go t.ends(ending{2, "the tab has crashed"})
			}
		}))
	defer closeTab()
	t.context = ctx
	b.mu.Lock()
	b.last++
	id := strconv.Itoa(b.last)
	b.running[id] = t
	b.mu.Unlock()
	defer func() {
		b.mu.Lock()
		delete(b.running, id)
		b.mu.Unlock()
		close(t.over)
	}()
	go func() {
		if err := chromedp.Do(ctx, chromedp.Navigate(b.Address+id+"/")); err != nil {
			t.ends(ending{2, "the tab did not open: " + err.Error()})
		}
	}()
	w.Header().Set("Trailer", exitCode)
	flush := http.NewResponseController(w).Flush
	flush()
	waiting := time.NewTimer(patience)
	defer waiting.Stop()
	finish := func(e ending) {
		if e.why != "" {
			fmt.Fprintf(w, "\ntabs: %s\n", e.why)
		}
		w.Header().Set(exitCode, strconv.Itoa(e.code))
	}
	began, gone := t.began, chromedp.FromContext(browser).Browser.LostConnection
	for {
		select {
		case text := <-t.said:
			w.Write(text)
			flush()
		case e := <-t.end:
			finish(e)
			return
		case <-gone:
			finish(ending{2, "the browser has ended"})
			return
		case <-began:
			waiting.Stop()
			began = nil
		case <-waiting.C:
			finish(ending{2, fmt.Sprintf("the tab did not begin within %v", patience)})
			return
		case <-r.Context().Done(): // the one who asked has been stopped
			return
		}
	}
}
