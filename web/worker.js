// A worker: waits for its compiled binary, runs it, and hands it the messages
// that came before it was ready. Whatever ends it reaches the page as the
// worker's error event.

import "./wasm_exec.js";

const early = [];

function receive(event) {
  if (event.data instanceof WebAssembly.Module) {
    run(event.data).catch(reportError);
  } else {
    early.push(event.data);
  }
}

async function run(module) {
  const go = new Go();
  let code = 0;
  go.exit = (value) => (code = value);
  const instance = await WebAssembly.instantiate(module, go.importObject);
  const ended = go.run(instance); // returns when main has begun to listen
  removeEventListener("message", receive);
  for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
  await ended;
  throw new Error(`the solver stopped (exit code ${code})`);
}

addEventListener("message", receive);
