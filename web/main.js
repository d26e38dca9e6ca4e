// Loads both binaries, runs the page's and hands out workers. What the Go side
// finds on window: startWorker() here, atlasFrame.wake() in frame.js.

import "./wasm_exec.js";
import "./frame.js";
import "./engine.js";
import { prepare, show, showProgress } from "./shell.js";
import { compile, missing } from "./binary.js";
import { page, worker } from "./binaries.js";

let failed = false;

// fail puts a message and a restart button on the page. The first failure is
// told; what follows from it is not. The view is in the link, so that starting
// again loses nothing.
function fail(message) {
  if (failed) return;
  failed = true;
  show("loading", false);
  show("failed", message);
}

async function start() {
  const total = page.bytes + worker.bytes;
  let arrived = 0;
  const onBytes = (count) => showProgress((arrived += count), total);
  showProgress(0, total);

  const pageModule = compile(page.address, onBytes);
  const workerModule = compile(worker.address, onBytes);
  window.startWorker = () => startWorker(workerModule);
  Promise.all([pageModule, workerModule]).then(arrivedWhole, fail);
  const go = new Go();
  let code = 0;
  go.exit = (value) => (code = value);
  const instance = await WebAssembly.instantiate(await pageModule, go.importObject);
  await atlasFrame.run(go, instance); // for as long as the page lives
  throw new Error(`The program of the page has stopped (exit code ${code}). Starting again keeps the view.`);
}

// startWorker makes a worker. Messages may be posted to it at once; it answers
// them when its binary is there. The binary is compiled once, so that a
// worker that died is replaced in a moment.
function startWorker(workerModule) {
  const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  workerModule.then((module) => made.postMessage(module), () => {});
  return made;
}

// arrivedWhole runs when there is nothing left to load but a second copy, kept
// for opening the page without a network. No first visit needs it, and hosts
// without https do not allow it.
function arrivedWhole() {
  show("loading", false);
  navigator.serviceWorker?.register("./sw.js").catch(() => {});
}

prepare();
const lack = missing();
if (lack) {
  fail(lack);
} else {
  start().catch(fail);
}
