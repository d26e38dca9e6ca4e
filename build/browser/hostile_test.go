package browser

import (
	"strings"
	"testing"
)

// heard keeps every listener that is added in the page, with what it is added to.
const heard = `{
	window.heard = [];
	const add = EventTarget.prototype.addEventListener;
	EventTarget.prototype.addEventListener = function (type, ...rest) {
		if (!type.startsWith("webgl")) window.heard.push([this ?? window, type]);
		return add.call(this ?? window, type, ...rest);
	};
}`

// Whatever is handed to whichever listener, the page lives and keeps its state: events
// without what events of their name have, with values of other types, with properties
// that throw, and from targets that are no elements.
func TestHostileEvents(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Expect("atlas: ")          // what is left out is told on the console too
	p.Expect("pointerlockerror") // the engine tells of these
	p.Expect("fullscreenerror")
	p.Before(heard)
	const link = "v=1&game=wytlex&k=5"
	p.Go(link)
	p.Wait(`window.atlas && ` + ready)
	types := Eval[[]string](p, `[...new Set(heard.map(([, type]) => type))]`)
	for _, must := range strings.Fields("click input change submit keydown cancel close toggle popstate hashchange resize beforeprint dragover drop pointerdown pointermove pointerup pointercancel wheel pointerleave contextmenu message error") {
		if !strings.Contains(" "+strings.Join(types, " ")+" ", " "+must+" ") {
			t.Errorf("nobody listens to %s: %q", must, types)
		}
	}
	Eval[any](p, `(async () => {
		const raise = () => { throw null };
		const values = [null, NaN, "\u0000", Symbol("x"), 10n ** 400n, raise, { toString: raise }, new Proxy({}, { get: raise })];
		const keys = ["key", "code", "clientX", "deltaY", "pointerId", "buttons", "data", "message", "dataTransfer", "submitter", "target", "getModifierState", "pointerType"];
		const fields = document.createElement("input");
		fields.dataset.do = "param";
		const inert = document.body.appendChild(document.createElement("div"));
		inert.closest = raise;
		const spared = new Set(["unhandledrejection", "beforeunload", "pagehide"]);
		for (const [target, type] of [...heard]) {
			if (spared.has(type) || target instanceof Worker || target instanceof MediaQueryList && type !== "change") continue;
			const worker = target.postMessage && target !== window;
			if (worker && type === "error") continue; // which is its death, not a value
			for (const from of worker || !(target instanceof Node) ? [target] : [target, inert, fields]) {
				for (const value of values) {
					const e = new Event(type, { bubbles: true, cancelable: true });
					for (const key of keys) try { Object.defineProperty(e, key, { value, configurable: true }) } catch {}
					(from.isConnected === false ? document.body.appendChild(from) : from).dispatchEvent(e);
				}
				const e = new Event(type, { bubbles: true, cancelable: true });
				for (const key of keys) if (key !== "target" || type !== "error" && type !== "submit") Object.defineProperty(e, key, { get: raise, configurable: true });
				from.dispatchEvent(e);
			}
			await new Promise((done) => setTimeout(done));
		}
		inert.remove();
		fields.remove();
	})()`)
	if got := Eval[string](p, `atlas.outcome("game=wythoff", [4, 7])`); got != "P" {
		t.Errorf("after all that (4,7) is %q", got)
	}
	if Eval[bool](p, `!document.getElementById("failed").hidden`) {
		t.Errorf("the page says that it failed: %s", p.Text("#failed-text"))
	}
	if got := p.Link(); !strings.Contains(got, "game=wytlex&k=5") {
		t.Errorf("the link became %s", got)
	}
	p.OpenLink("v=1&game=wythoff&x=20&y=20&z=4")
	p.Wait(`document.title.startsWith("Wythoff")`)
}

// Every method of scripts takes hostile values in every place, and settles.
func TestHostileValues(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=5")
	unsettled := Eval[[]string](p, `(async () => {
		const raise = () => { throw null };
		const values = [undefined, null, 5, NaN, -1, 1e300, "", "x", "\u0000%%%", "game=nonsense", {}, [], [[]], [null], [{}], ["9".repeat(20_000)], Symbol("x"), 10n ** 400n, raise, { toString: raise },
			{ get from() { throw null } }, new Proxy({}, { get: raise }), new Proxy([], { get: raise }), { from: -1, count: "x", n: raise, across: 7 }];
		const open = new Set(), all = [];
		for (const name of Object.keys(atlas).filter((name) => typeof atlas[name] === "function")) {
			values.forEach((value, i) => {
				for (const args of [[value], ["game=wythoff", value], ["game=wytlex&k=5", [1, 2, 3, 4, 5], value], [value, value, value]]) {
					if (name === "prove" || name === "periods" || name === "figure" && args[0] === undefined) args.splice(0, args.length, value, value); // else it is a good call, which takes long
					const call = name + " " + i + " " + args.length;
					open.add(call);
					all.push(atlas[name](...args).catch((e) => { if (!(e instanceof Error) || !e.message) throw new Error(call + " is rejected with " + String(e)) }).finally(() => open.delete(call)));
				}
			});
		}
		await Promise.race([Promise.all(all), new Promise((done) => setTimeout(done, 20_000))]);
		return [...open];
	})()`)
	if len(unsettled) > 0 {
		t.Errorf("not settled: %q", unsettled)
	}
	if got := Eval[string](p, `atlas.outcome("game=wythoff", [4, 7])`); got != "P" {
		t.Errorf("after all that (4,7) is %q", got)
	}
}
