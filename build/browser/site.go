// Package browser is the harness of the browser tests: it builds the real
// bundle, serves it under a path of a bad host, and drives Chromium. The tests
// read as what a person does: open a link, turn the wheel, look at the pixels.
package browser

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"slices"
	"sync"
	"testing"

	"wythoffatlas/build/bundle"
	"wythoffatlas/build/chromium"
	"wythoffatlas/build/serve"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Prefix is the path under which the tests' site lies.
const Prefix = "/some/path"

// A Site is one bundle, served, and the browsers to look at it with.
type Site struct {
	Bundle *bundle.Bundle
	Dir    string // what is served

	close []func()

	mu       sync.Mutex
	browsers []*browser
}

// A browser is one Chromium, whose tabs share one thread for what their pages do.
type browser struct {
	ctx   context.Context
	tests []testing.TB // that have tabs there
}

// Main runs the tests of a package with a site in *site.
//
// Benchmarks, and pictures for people, are of the page as people have it; tests
// save where it makes no difference.
func Main(m *testing.M, site **Site) {
	flag.Parse()
	quick := flag.Lookup("test.bench").Value.String() == "" && os.Getenv("SCREENSHOTS") == ""
	if !quick {
		coarse = 1
	}
	made, err := NewSite(quick)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	*site = made
	code := m.Run()
	made.Close()
	os.Exit(code)
}

// browsers is how many browsers the tests share; two keep both cores of a small
// machine busy.
const browsers = 2

// NewSite builds the bundle of the project two folders up and starts Chromium;
// quick starts some, which compile WebAssembly with less effort than people's do.
func NewSite(quick bool) (*Site, error) {
	path, err := chromium.Find()
	if err != nil {
		return nil, err
	}
	s := &Site{}
	if s.Bundle, err = bundle.Build("../..", bundle.Plain); err != nil {
		return nil, err
	}
	if s.Dir, err = os.MkdirTemp("", "wythoffatlas"); err != nil {
		return nil, err
	}
	s.close = append(s.close, func() { os.RemoveAll(s.Dir) })
	if err := s.Bundle.Write(s.Dir, bundle.Plain, false); err != nil {
		s.Close()
		return nil, err
	}
	err = s.start(path, quick)
	if quick {
		for range browsers - 1 {
			err = errors.Join(err, s.start(path, quick))
		}
	}
	if err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// browserFor is the browser of a test: the one that it has tabs in already, or that
// with the fewest tests.
func (s *Site) browserFor(t testing.TB) context.Context {
	s.mu.Lock()
	defer s.mu.Unlock()
	least := s.browsers[0]
	for _, b := range s.browsers {
		if slices.Contains(b.tests, t) {
			return b.ctx
		}
		if len(b.tests) < len(least.tests) {
			least = b
		}
	}
	least.tests = append(least.tests, t)
	t.Cleanup(func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		least.tests = slices.DeleteFunc(least.tests, func(other testing.TB) bool { return other == t })
	})
	return least.ctx
}

func (s *Site) start(path string, quick bool) error {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox,
		chromedp.Flag("use-angle", "swiftshader"), // WebGL 2 without a graphics card
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("process-per-site", true), // what is compiled for one tab serves the next
		// Each window would make pages of its own for the suggestions below its address bar,
		// which takes as long as a third of opening ours.
		chromedp.Flag("disable-features", "Translate,BlinkGenPropertyTrees,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"),
	)
	if os.Getenv("SCREENSHOTS") == "" {
		// Without a card, the windows themselves are faster without GL; but then of a
		// canvas as much is missing at its foot as the bar covers at its head.
		options = append(options, chromedp.Flag("disable-gpu-compositing", true))
	}
	if quick {
		// Only what runs for long is optimised, ten times as long as usual: for the tabs
		// of one process that is done once, but some have processes of their own.
		options = append(options, chromedp.Flag("js-flags", "--wasm-tiering-budget=20000000"))
	}
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	s.close = append(s.close, cancel)
	ctx, cancel := chromedp.NewContext(allocator, chromedp.WithErrorf(quiet))
	s.close = append(s.close, cancel)
	if err := chromedp.Do(ctx); err != nil {
		return fmt.Errorf("browser: starting %s: %w", path, err)
	}
	s.browsers = append(s.browsers, &browser{ctx: ctx})
	if quick {
		return s.stay(ctx)
	}
	return nil
}

// stay opens the site in a browser's first tab, for good. What the process of the
// tabs has compiled would end with the last of them, and each test would compile it
// anew, a quarter of its time.
func (s *Site) stay(browser context.Context) error {
	address, stop, err := listen(serve.Handler(s.Dir, serve.Options{}))
	if err != nil {
		return err
	}
	s.close = append(s.close, stop)
	if _, err := chromedp.Call(browser, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: unkept}); err != nil {
		return err
	}
	return chromedp.Do(browser, chromedp.Navigate(address+"/"))
}

// quiet drops the driver's complaints about events that are newer than it is.
func quiet(string, ...any) {}

// Host serves the site until the test ends, or until stop is called, and
// returns its address, which ends in a slash.
func (s *Site) Host(t testing.TB, o serve.Options) (address string, stop func()) {
	t.Helper()
	return s.Serve(t, serve.Handler(s.Dir, o), o.Prefix)
}

// Serve is [Site.Host] with a host of the test's own, which serves the site
// under that prefix.
func (s *Site) Serve(t testing.TB, handler http.Handler, prefix string) (address string, stop func()) {
	t.Helper()
	address, stop, err := listen(handler)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	return address + prefix + "/", stop
}

// listen serves until stop is called.
func listen(handler http.Handler) (address string, stop func(), err error) {
	listener, err := serve.Listen("0")
	if err != nil {
		return "", nil, err
	}
	server := &http.Server{Handler: handler}
	go server.Serve(listener)
	return "http://localhost:" + serve.Port(listener), func() { server.Close() }, nil
}

// Close stops what NewSite started.
func (s *Site) Close() {
	for i := len(s.close) - 1; i >= 0; i-- {
		s.close[i]()
	}
}
