// Runs before the first paint, and before anything that could be missing: the
// bundler writes it into the page itself. It gives the page the colours and the
// type that the link asks for, and says in words when the rest does not come.
//
// atlasHost.dress()        gives it those once more, of a link that has changed
// atlasHost.begun()        says that the loader runs
// atlasHost.fail(message)  puts a message on the page, with a way to start
//                          again; what follows from the first failure is not told
(() => {
  const root = document.documentElement;
  const mark = (name, value) => (value === null ? delete root.dataset[name] : (root.dataset[name] = value));

  // What the page says before its program has come is of the game that it opens
  // with (data-opens): of another, nothing is said (data-other).
  function dress() {
    const link = new URLSearchParams((location.hash || location.search).slice(1));
    mark("theme", link.get("theme") || null);
    mark("projector", link.get("mode") === "projector" ? "" : null);
    const opens = root.dataset.opens;
    const other = (link.get("game") ?? opens) !== opens || ["play", "preset", "lecture"].some((key) => link.has(key));
    mark("other", other ? "" : null);
  }
  dress();

  const patience = 15000; // ms after which a page that still waits says so
  let begun = false;
  let failed = false;

  const byId = (id) => document.getElementById(id);
  const whenRead = (f) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", f, { once: true }) : f());

  function begin() {
    begun = true;
    clearTimeout(waiting);
  }

  function fail(problem) {
    if (failed) return;
    failed = true;
    clearTimeout(waiting);
    const message = String(problem?.message ?? problem);
    atlasHost.refuse?.(message);
    globalThis.atlasFirst?.begun();
    globalThis.atlasFirst?.done();
    mark("other", null);
    whenRead(() => {
      byId("failed-text").textContent = message;
      byId("restart").onclick = () => location.reload();
      byId("loading").hidden = true;
      byId("failed").hidden = false;
      byId("failed").scrollIntoView(); // where the style sheets are missing too
    });
  }

  // missingFile says what may be the matter when a file does not come.
  function missingFile(address) {
    const name = new URL(address, location.href).pathname.replace(/^.*[/]/, "");
    if (location.protocol === "file:") {
      return "This page was opened as a file, and browsers run programs only from a web server. Serve its folder: “make run” does, and so does any static host.";
    }
    if (self.origin === "null") {
      return `This page stands in a frame that keeps it from loading its program (a sandbox without allow-same-origin). Open it in a window of its own: ${location.href}`;
    }
    if (navigator.onLine === false) return `There is no network, and the file ${name} is not kept here. Start again when there is one.`;
    return `The file ${name} could not be loaded. The network may have failed, or a newer version was put up in the meantime: start again. If that does not help, the host does not serve all files of this page.`;
  }

  addEventListener(
    "error",
    (event) => {
      const from = event.target;
      if (from instanceof HTMLScriptElement && from.src) fail(missingFile(from.src));
      if (from instanceof HTMLLinkElement && from.rel === "stylesheet") fail(missingFile(from.href));
      if (from === window && !begun && event.filename) {
        const name = event.filename.replace(/^.*[/]/, "").replace(/#.*/, "");
        fail(`The file ${name} is damaged, or is not what it should be (${event.message}). Start again; if that does not help, the host does not serve this page rightly.`);
      }
    },
    true,
  );

  // A browser that knows no modules never asks for the loader.
  addEventListener("load", () => {
    if (!begun) fail("The program of this page has not started: this browser may be too old for it.");
  });

  const waiting = setTimeout(() => {
    whenRead(() => {
      byId("loading-text").textContent = "still waiting for its program; the network or the host is slow. Reload the page to ask again.";
      byId("loading").hidden = false;
    });
  }, patience);

  globalThis.atlasHost = { begun: begin, fail, dress };
})();
