// Fetches and compiles a WebAssembly binary, telling onBytes of every piece
// that arrives (in unpacked bytes: those are what the reader yields).

export async function compile(address, onBytes) {
  const response = await fetch(new URL(address, import.meta.url)).catch((error) => ({ status: error.message }));
  if (!response.ok) throw new Error(`The file ${address} could not be loaded (${response.status}).`);
  const counter = new TransformStream({
    transform(piece, out) {
      onBytes(piece.byteLength);
      out.enqueue(piece);
    },
  });
  // A response of our own has the right type, whatever the host says.
  const counted = new Response(response.body.pipeThrough(counter), {
    headers: { "Content-Type": "application/wasm" },
  });
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(counted);
  return WebAssembly.compile(await counted.arrayBuffer());
}

// missing says in words what the browser lacks, or "" if it has everything.
export function missing() {
  if (typeof WebAssembly !== "object") {
    return "This browser has no WebAssembly, which the map is computed with. Rules and theorems can be read all the same.";
  }
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) {
    return "This browser has no WebGL 2, which the map is drawn with; it may be switched off in the settings. Rules and theorems can be read all the same.";
  }
  gl.getExtension("WEBGL_lose_context")?.loseContext(); // browsers allow only a few
  return "";
}
