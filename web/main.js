// Loads both binaries, runs the page's and hands out workers. What the Go side
// finds on window: startWorker() here, atlasFrame.wake() in frame.js, and
// atlasHost.attach() in api.js.

import "./wasm_exec.js";
import "./frame.js";
import "./engine.js";
import { prepare, show, showProgress, showStall } from "./shell.js";
import { compile, missing } from "./binary.js";
import { workers } from "./workers.js";
import { draw } from "./first.js";
import { page, worker } from "./binaries.js";

// scripts are the two addresses of scripts that are not in the page: with
// Trusted Types on, a worker can be made of nothing else.
const scripts = { worker: new URL("./worker.js", import.meta.url).href, keeper: new URL("./sw.js", document.baseURI).href };
const policy = globalThis.trustedTypes?.createPolicy("atlas", { createScriptURL: (name) => scripts[name] });
const script = (name) => (policy ? policy.createScriptURL(name) : scripts[name]);

const { fail } = atlasHost;

// longestHold is how many milliseconds the page's program, when it is there, waits
// for the picture that stands before it: while it begins, for a second and more, no
// worker gets started and nothing is painted.
const longestHold = 1000;

async function start() {
  const total = page.bytes + worker.bytes;
  let arrived = 0;
  let stalled;
  let over = false; // all has arrived, or something will not: the rest of the other says nothing
  const watch = () => {
    clearTimeout(stalled);
    if (!over) stalled = setTimeout(showStall, 15000);
  };
  const onBytes = (count) => {
    if (!over) showProgress((arrived += count), total);
    watch();
  };
  showProgress(0, total);
  watch();

  // The solver first, and alone: what it draws stands before the page's own
  // program has come.
  const workerModule = compile(worker, "high", onBytes);
  const pageModule = workerModule.catch(() => {}).then(() => compile(page, "auto", onBytes));
  const startWorker = workers(() => new Worker(script("worker"), { type: "module" }), workerModule, fail);
  let first = startWorker();
  const drawn = draw(first);
  window.startWorker = () => {
    const made = first ?? startWorker();
    first = null;
    return made;
  };
  Promise.all([pageModule, workerModule]).then(arrivedWhole, fail).finally(() => {
    over = true;
    clearTimeout(stalled);
  });
  const go = new Go();
  let code = 0;
  go.exit = (value) => (code = value);
  const module = await pageModule;
  await Promise.race([drawn, new Promise((late) => setTimeout(late, longestHold))]);
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await atlasFrame.run(go, instance); // for as long as the page lives
  throw new Error(`The program of the page has stopped (exit code ${code}). Starting again keeps the view.`);
}

// arrivedWhole runs when there is nothing left to load but a second copy, kept
// for opening the page without a network. No first visit needs it, and hosts
// without https do not allow it.
function arrivedWhole() {
  show("loading", false);
  navigator.serviceWorker?.register(script("keeper")).catch(() => {});
}

atlasHost.begun();
prepare();
const lack = missing();
if (lack) {
  fail(lack);
} else {
  start().catch(fail);
}
