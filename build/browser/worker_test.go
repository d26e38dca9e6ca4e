package browser

import (
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// A worker that dies is replaced, the page says so, and what was asked is
// answered.
func TestDeadWorkerIsReplaced(t *testing.T) {
	t.Parallel()
	p := site.NewPage(t, hostOf(t))
	p.Expect("told to crash")
	p.Expect("panic")
	p.Expect("goroutine")
	p.Expect("exit code")
	p.Before(`window.workers = []; window.Worker = class extends Worker { constructor(...a) { super(...a); workers.push(this) } }`)
	p.Go("v=1&game=wythoff&x=20&y=20&z=4")
	p.Wait(`window.atlas && ` + ready)
	crash := protocol.Encode(protocol.Message{ID: 1 << 40, Body: &protocol.Crash{}})
	list := make([]string, len(crash))
	for i, b := range crash {
		list[i] = strconv.Itoa(int(b))
	}
	Eval[any](p, `workers.at(-1).postMessage(new Uint8Array([`+strings.Join(list, ",")+`]))`)
	if got := Eval[string](p, `atlas.outcome("game=wythoff", ["4", "7"])`); got != "P" {
		t.Errorf("after a crash (4,7) is %q", got)
	}
	if n := Eval[int](p, `workers.length`); n != 2 {
		t.Errorf("%d workers were started", n)
	}
	if says := p.noticed(); !strings.Contains(says, "started again") {
		t.Errorf("of the crash the page says %q", says)
	}
}

// verifyForLong has one game after another verified, since a fast machine is done with
// one in a second, until one is cancelled; what that is told is in window.asked.
func (p *Page) verifyForLong() {
	p.T.Helper()
	Eval[any](p, `void (window.asked = (async () => { for (let b = 4; ; b++) await atlas.verify("game=wab&a=3&b=" + b, 4096) })().catch((error) => error.message))`)
}

// cancel cancels what the page is busy with as soon as it says so, in words with that
// part: later the work may be done.
func (p *Page) cancel(says string) {
	p.T.Helper()
	p.Wait(`document.getElementById("busy-text")?.innerText.includes(` + quote(says) + `) && (document.getElementById("cancel").click(), true)`)
}

// Something newer cancels what is under way, and a long question can be
// cancelled from the page, which stays alive meanwhile.
func TestLongWorkShowsProgressAndCancels(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wab&a=2&b=3&play=misere&x=16000&y=16000&z=4")
	p.verifyForLong()
	p.Wait(`document.getElementById("busy")`)
	p.Save("busy")
	frames := Eval[int](p, `new Promise((done) => {
		let n = 0; const start = performance.now();
		const tick = () => { n++; performance.now() - start < 1000 ? requestAnimationFrame(tick) : done(n) };
		requestAnimationFrame(tick);
	})`)
	if frames < 10 {
		t.Errorf("while the worker works the page has %d frames a second", frames)
	}
	p.cancel("")
	if says := Eval[string](p, `window.asked.then(String)`); !strings.Contains(says, "ancelled") {
		t.Errorf("cancelled, the question says %q", says)
	}
}

// With debug=1 the list has what the worker does and keeps.
func TestWorkerTellsOfItself(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wab&a=2&b=3&play=misere&x=20&y=20&z=4&debug=1")
	Eval[any](p, `document.querySelector("#worker > summary").click()`)
	p.Wait(`document.getElementById("worker").textContent.includes("game=wab&a=2&b=3&play=misere: decided below 2048")`)
	Eval[any](p, `document.getElementById("worker").scrollIntoView()`)
	p.Save("worker")
	Eval[any](p, `atlas.outcome("game=wab&a=3&b=4", ["1", "2"])`)
	p.Wait(`document.getElementById("worker").textContent.includes("game=wab&a=3&b=4: 0 kB")`) // asked again a second later
}

// Nothing is drawn when nothing changes.
func TestIdlePageDrawsNothing(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=20&y=20&z=4")
	drawn := Eval[int](p, `new Promise((done) => { const from = drawing.drawn; setTimeout(() => done(drawing.drawn - from), 1500) })`)
	if drawn > 0 {
		t.Errorf("an idle page drew %d frames", drawn)
	}
	Eval[any](p, `drawing.drawn = 0`)
	p.Wheel(520, 300, 0, -120)
	p.Wait(`drawing.drawn > 0`)
}
