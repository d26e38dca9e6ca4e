// Fetches and compiles a WebAssembly binary, telling onBytes of every piece
// that arrives (in unpacked bytes: those are what the reader yields). bytes is
// how many there should be. Errors are sentences.

export async function compile({ address, bytes }, priority, onBytes) {
  const url = new URL(address, import.meta.url);
  const name = url.pathname.replace(/^.*[/]/, "");
  const response = await fetch(url, { priority }).catch((error) => ({ status: error.message }));
  if (!response.ok) {
    throw new Error(`The file ${name} could not be loaded (${response.status}). The network may have failed, or a newer version was put up in the meantime: start again.`);
  }
  let arrived = 0;
  let program = true;
  const count = (piece) => {
    if (arrived === 0) program = [0x00, 0x61, 0x73, 0x6d].every((byte, i) => piece[i] === byte);
    arrived += piece.byteLength;
    onBytes(piece.byteLength);
  };
  try {
    return await compiled(response, count);
  } catch (error) {
    if (!program) throw new Error(`The file ${name} is something else than the program it should be, perhaps a page of the host's. Start again; if that does not help, the host does not serve this page rightly.`);
    if (arrived < bytes) throw new Error(`Of the file ${name} only ${arrived} of ${bytes} bytes have arrived. Start again.`);
    throw new Error(`The file ${name} is damaged, or this browser cannot run it (${error.message}). Start again; if that does not help, try another browser.`);
  }
}

async function compiled(response, count) {
  if (typeof TransformStream !== "function" || !WebAssembly.compileStreaming) return WebAssembly.compile(await gathered(response, count));
  const counter = new TransformStream({
    transform(piece, out) {
      count(piece);
      out.enqueue(piece);
    },
  });
  // A response of our own has the right type, whatever the host says.
  return WebAssembly.compileStreaming(
    new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } }),
  );
}

// gathered is the whole body, for browsers that compile no stream.
async function gathered(response, count) {
  const pieces = [];
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces).arrayBuffer();
    count(value);
    pieces.push(value);
  }
}

// missing says in words what the browser lacks, or "" if it has everything.
export function missing() {
  if (typeof WebAssembly !== "object") {
    return "This browser has no WebAssembly, which the map is computed with. Rules and theorems can be read all the same.";
  }
  if (typeof Worker !== "function") {
    return "This browser has no workers, which the map is computed in. Rules and theorems can be read all the same.";
  }
  // A context is not made just to see whether there is one: that takes a tenth of
  // a second of every start. frame.js tells when the engine gets none.
  if (typeof WebGL2RenderingContext !== "function") {
    return "This browser has no WebGL 2, which the map is drawn with. Rules and theorems can be read all the same.";
  }
  return "";
}
