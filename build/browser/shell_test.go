package browser

import (
	"strings"
	"testing"

	"wythoffatlas/build/serve"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
)

// newPage is an empty tab for the site on a good host.
func newPage(t *testing.T) *Page {
	t.Helper()
	return tabAt(t, hostOf(t))
}

// tabAt is an empty tab for the site at that address, with no copy kept of it.
func tabAt(t testing.TB, address string) *Page {
	t.Helper()
	p := site.tab(t, address)
	p.Before(unkept)
	return p
}

// running is true when the program of the page has drawn a frame.
const running = `document.querySelector("body > canvas") && document.getElementById("loading").hidden`

func TestOpensOnABadHostUnderAPath(t *testing.T) {
	t.Parallel()
	p := site.Open(t, "")
	p.Wait(running)
	p.Save("open")
	for _, address := range p.Requests() {
		if strings.Contains(address, ".wasm") && strings.HasPrefix(address, p.Base+"page.") {
			return
		}
	}
	t.Errorf("the page ran without asking for its binary: %q", p.Requests())
}

func TestOpensWithoutANetworkTheSecondTime(t *testing.T) {
	t.Parallel()
	address, stop := site.Host(t, serve.Options{Prefix: Prefix})
	p := site.NewPage(t, address)
	p.Go("")
	p.Wait(`navigator.serviceWorker.getRegistration().then((r) => r?.active?.state === "activated")`)
	stop()
	Eval[any](p, `location.reload()`)
	p.Wait(running)
	if !Eval[bool](p, `navigator.serviceWorker.controller !== null`) {
		t.Error("the page did not come from the service worker")
	}
}

func TestSaysWhatIsMissing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, before, says string }{
		{"WebAssembly", `delete globalThis.WebAssembly`, "no WebAssembly"},
		{"WebGL 2", `delete globalThis.WebGL2RenderingContext`, "no WebGL 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPage(t)
			p.Before(c.before)
			p.Go("")
			p.Wait(`!document.getElementById("failed").hidden`)
			if says := p.Text("#failed-text"); !strings.Contains(says, c.says) {
				t.Errorf("the page says %q", says)
			}
		})
	}
}

func TestSaysThatAFileIsMissing(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Expect("404")
	p.Expect("ERR_BLOCKED")
	call(p, network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: []*network.BlockPattern{{URLPattern: "*://*:*/*.wasm", Block: true}}})
	p.Go("")
	p.Wait(`!document.getElementById("failed").hidden`)
	p.Save("failed")
	if p.Text("#restart") == "" {
		t.Error("no way to start again")
	}
}

func TestReadsWithoutScript(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	p.Go("")
	p.Save("unscripted")
	if says := p.Text("body"); !strings.Contains(says, "Take any number of tokens from one heap") || !strings.Contains(says, "Table 1") || !strings.Contains(says, "needs JavaScript") {
		t.Errorf("without script the page says %q", says)
	}
	if Eval[int](p, `document.querySelectorAll("body > canvas").length`) != 0 {
		t.Error("script ran")
	}
}

func TestNothingIsCoveredOnAPhone(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Phone(390, 844, coarse)
	p.Go("")
	p.Wait(running)
	p.Wait(`window.atlas && ` + ready)
	p.Save("phone")
	if share := mapShare(p); share < 0.6 {
		t.Errorf("an open sheet leaves %.0f %% of the window to the map", 100*share)
	}
	for _, control := range []string{"#zoom-in", "#fold-list", "#zoom-out", "#list-tab button", "#fold-list", "#game-name"} {
		p.ClickOn(control)
		p.Settle()
	}
	p.Key(Escape)
	p.Wait(`!document.getElementById("gallery").open`)
	p.ClickOn("#menu")
	p.Settle()
	p.Save("phone-menu")
}
