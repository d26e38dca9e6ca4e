// Package workers runs programs that are compiled to WebAssembly, for go test -exec:
// each in a worker of its own, as the solver runs in one, and all of them in one tab
// of one browser, since a browser takes three seconds to start and a tab one.
package workers

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

// patience is how long a worker may take until it asks for its program. It bounds a
// hang; what the program then takes is go test's business.
const patience = 2 * time.Minute

// A Browser runs programs until it is closed.
type Browser struct {
	Address string // what [Run] is told; nobody else can guess it

	server   *http.Server
	wasmExec []byte
	start    func() (context.Context, error) // the browser and its tab, at the first call
	stop     context.CancelFunc
	crashed  chan struct{} // closed when the tab has crashed

	mu      sync.Mutex
	last    int
	running map[string]*process
}

//go:embed worker.js
var worker []byte

// page is the tab's.
const page = `<!doctype html>
<title>Tests</title>
<script>
const workers = new Map();
function begin(id) {
	const worker = new Worker(id + "/worker.js");
	worker.onerror = (event) => fetch(id + "/failed", { method: "POST", body: event.message });
	workers.set(id, worker);
}
function end(id) {
	workers.get(id)?.terminate();
	workers.delete(id);
}
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
		crashed:  make(chan struct{}),
		running:  map[string]*process{},
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
		ctx, _ := chromedp.NewContext(allocator,
			chromedp.WithErrorf(func(string, ...any) {}),
			chromedp.WithListener(func(event any) {
				if _, crashed := event.(*inspector.EventTargetCrashed); crashed {
					close(b.crashed)
				}
			}))
		if err := chromedp.Do(ctx, chromedp.Navigate(b.Address)); err != nil {
			return nil, fmt.Errorf("workers: starting %s: %w", path, err)
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
	serveBytes("/{$}", "text/html; charset=utf-8", []byte(page))
	serveBytes("/{id}/worker.js", "text/javascript", worker)
	for path, handle := range map[string]func(*process, http.ResponseWriter, *http.Request){
		"GET /{id}/program.wasm": (*process).serveProgram,
		"POST /{id}/program":     (*process).serveArguments,
		"POST /{id}/file":        (*process).serveFile,
		"POST /{id}/said":        (*process).hear,
		"POST /{id}/exit":        (*process).exit,
		"POST /{id}/failed":      (*process).fail,
	} {
		mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			b.mu.Lock()
			p := b.running[r.PathValue("id")]
			b.mu.Unlock()
			if p == nil {
				http.NotFound(w, r)
				return
			}
			handle(p, w, r)
		})
	}
	return mux
}

// exitCode is the trailer that ends an answer.
const exitCode = "Exit-Code"

// run has a worker run a program, answers with what it says, as it comes, and ends
// with its exit code, as a trailer.
func (b *Browser) run(w http.ResponseWriter, r *http.Request) {
	p := &process{began: make(chan struct{}), said: make(chan []byte), end: make(chan ending), over: make(chan struct{})}
	if err := json.NewDecoder(r.Body).Decode(&p.program); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	tab, err := b.start()
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	id := b.enter(p)
	defer b.leave(id)
	call := func(function string) error {
		_, err := chromedp.Run(tab, chromedp.Evaluate[chromedp.Void](function+"("+strconv.Quote(id)+")"))
		return err
	}
	defer func() { go call("end") }() // a tab that has crashed never answers
	go func() {
		if err := call("begin"); err != nil {
			p.ends(ending{2, "no worker: " + err.Error()})
		}
	}()
	e := b.listen(r.Context(), p, chromedp.FromContext(tab).Browser.LostConnection, w)
	if e.why != "" {
		fmt.Fprintf(w, "\nworkers: %s\n", e.why)
	}
	w.Header().Set(exitCode, strconv.Itoa(e.code))
}

// listen writes what a program says until it ends, or what it runs in does.
func (b *Browser) listen(asked context.Context, p *process, gone <-chan struct{}, w http.ResponseWriter) ending {
	w.Header().Set("Trailer", exitCode)
	flush := http.NewResponseController(w).Flush
	flush()
	waiting := time.NewTimer(patience)
	defer waiting.Stop()
	for {
		select {
		case text := <-p.said:
			w.Write(text)
			flush()
		case e := <-p.end:
			return e
		case <-b.crashed:
			return ending{2, "the tab has crashed"}
		case <-gone:
			return ending{2, "the browser has ended"}
		case <-waiting.C:
			select {
			case <-p.began:
			default:
				return ending{2, fmt.Sprintf("the worker did not begin within %v", patience)}
			}
		case <-asked.Done(): // the one who asked has been stopped
			return ending{2, "stopped"}
		}
	}
}

// enter adds a process to those that run, and returns its name.
func (b *Browser) enter(p *process) (id string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.last++
	id = strconv.Itoa(b.last)
	b.running[id] = p
	return id
}

func (b *Browser) leave(id string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	close(b.running[id].over)
	delete(b.running, id)
}
