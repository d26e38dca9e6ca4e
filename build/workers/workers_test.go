package workers

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"wythoffatlas/build/bundle"
	"wythoffatlas/build/chromium"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// asRunner has the address of a browser where this binary is what go test -exec runs.
const asRunner = "WORKERS_TEST_ADDRESS"

func TestMain(m *testing.M) {
	if address := os.Getenv(asRunner); address != "" {
		code, err := Run(address, os.Args[1:], os.Stdout)
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(code)
	}
	os.Exit(m.Run())
}

// One browser for all that follows, since each takes seconds to start.
func TestWorkers(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a browser")
	}
	path, err := chromium.Find()
	if err != nil {
		t.Fatal(err)
	}
	wasmExec, err := bundle.WasmExec()
	if err != nil {
		t.Fatal(err)
	}
	open := func() *Browser {
		b, err := New(path, []byte(wasmExec))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { b.Close() })
		return b
	}
	b := open()
	binary := filepath.Join(t.TempDir(), "program.wasm")
	compile := exec.Command("go", "build", "-ldflags=-s -w", "-o", binary, "./testdata/program")
	compile.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}

	t.Run("endings", func(t *testing.T) {
		t.Setenv("ALL", "é\"\n")
		t.Chdir("testdata/program")
		for _, c := range []struct {
			do   string
			code int
			says []string
		}{
			{"speak", 0, []string{"a line\nαβ\x00long long", `long |["two words" "\"</script>"]|"é\"\n"|""`}},
			{"exit", 3, []string{"before"}},
			{"panic", 2, []string{"panic: runtime error: invalid memory address", "main.main"}},
			{"throw", 2, []string{"workers: the program failed: Uncaught Error: thrown"}},
			{"files", 0, []string{"true <nil>|true|2 true <nil>|true"}},
		} {
			var out strings.Builder
			code, err := Run(b.Address, []string{binary, c.do, "two words", `"</script>`}, &out)
			if code != c.code || err != nil || strings.Contains(out.String(), "never") {
				t.Errorf("%s ends with %d, %v", c.do, code, err)
			}
			for _, says := range c.says {
				if !strings.Contains(out.String(), says) {
					t.Errorf("%s says %.1000q, and not %q", c.do, out.String(), says)
				}
			}
		}
	})

	// A failing test fails, and says so in order.
	t.Run("go test", func(t *testing.T) {
		self, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			pattern string
			fails   bool
			says    []string
		}{
			{"Right|Fuzz", false, []string{"=== RUN   TestRight", "right", "--- PASS: TestRight", "--- PASS: FuzzNothing", "ok "}},
			{"Right|Wrong", true, []string{"--- PASS: TestRight", "=== RUN   TestWrong", "wrong, as it should be", "--- FAIL: TestWrong", "FAIL"}},
		} {
			test := exec.Command("go", "test", "-vet=off", "-v", "-run="+c.pattern, "-exec="+self, "./testdata/failing")
			test.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", asRunner+"="+b.Address)
			said, err := test.CombinedOutput()
			if (err != nil) != c.fails {
				t.Errorf("%s: %v\n%s", c.pattern, err, said)
			}
			rest := string(said)
			for _, says := range c.says {
				_, after, found := strings.Cut(rest, says)
				if !found {
					t.Errorf("%s: after the lines before there is no %q in\n%s", c.pattern, says, said)
				}
				rest = after
			}
		}
	})

	// What takes a program's worker, tab or browser away is an error with words.
	t.Run("crashes", func(t *testing.T) {
		if code, err := Run(b.Address, []string{filepath.Join(t.TempDir(), "none"), "x"}, new(bytes.Buffer)); code == 0 && err == nil {
			t.Error("a program that is not there passes")
		}
		// Who asked is stopped, as go test does after its timeout: the tab closes.
		ctx, stop := context.WithCancel(t.Context())
		asked, _ := json.Marshal(program{File: binary, Args: []string{"program", "spin"}, Env: map[string]string{}})
		request, err := http.NewRequestWithContext(ctx, "POST", b.Address+"run", bytes.NewReader(asked))
		if err != nil {
			t.Fatal(err)
		}
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := answer.Body.Read(make([]byte, 1)); err != nil {
			t.Fatal(err)
		}
		running := b.only(t)
		stop()
		answer.Body.Close()
		<-running.over
		if code, err := Run(b.Address, []string{binary, "exit"}, new(bytes.Buffer)); code != 3 || err != nil {
			t.Errorf("after one that was stopped: %d, %v", code, err)
		}

		tab, err := b.start()
		if err != nil {
			t.Fatal(err)
		}
		crash := func() { go chromedp.Call(tab, cdppage.Crash, cdp.Empty{}) }
		if code, said, err := during(b, binary, "spin", crash); code != 2 || err != nil || !strings.Contains(said, "spinning\n\nworkers: the tab has crashed") {
			t.Errorf("a crash: %d, %q, %v", code, said, err)
		}
		if code, err := Run(b.Address, []string{binary, "exit"}, new(bytes.Buffer)); code != 2 || err != nil {
			t.Errorf("after a crash: %d, %v", code, err)
		}
		b.Close()

		b = open()
		kill := func() {
			tab, _ := b.start()
			chromedp.FromContext(tab).Browser.Process().Kill()
		}
		if code, said, err := during(b, binary, "wait", kill); code != 2 || err != nil || !strings.Contains(said, "workers: the browser has ended") {
			t.Errorf("the end of the browser: %d, %q, %v", code, said, err)
		}
		b.Close()
		if _, err := Run(b.Address, []string{binary, "exit"}, new(bytes.Buffer)); err == nil || !strings.Contains(err.Error(), "not there") {
			t.Errorf("without a browser: %v", err)
		}
	})
}

// only is the process that runs.
func (b *Browser) only(t *testing.T) *process {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.running) != 1 {
		t.Fatalf("%d processes run", len(b.running))
	}
	for _, p := range b.running {
		return p
	}
	return nil
}

// during runs a program and does something as soon as it speaks.
func during(b *Browser, binary, do string, then func()) (code int, said string, err error) {
	out := &listener{then: then}
	code, err = Run(b.Address, []string{binary, do}, out)
	return code, out.text.String(), err
}

type listener struct {
	text strings.Builder
	then func()
}

func (l *listener) Write(p []byte) (int, error) {
	if l.then != nil {
		l.then()
		l.then = nil
	}
	return l.text.Write(p)
}
