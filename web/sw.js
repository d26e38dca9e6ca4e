// Keeps the files of one build, so that the page opens without a network after
// the first visit. All names but the page's own contain a hash of the content:
// a kept file is never stale, and two builds never mix.

importScripts("./precache.js"); // sets self.precache = { build, files }

// Caches belong to the whole host: ours carry the address of this copy.
const prefix = `Wythoff Atlas at ${registration.scope}: `;
const name = prefix + self.precache.build;

// patience is how long the network may hang, in ms, before the page is opened
// from what is kept.
const patience = 2000;

addEventListener("install", (event) => event.waitUntil(keep()));

// keep asks the host about every file, past what the browser's own cache may
// have kept wrongly, and keeps all or nothing.
async function keep() {
  const cache = await caches.open(name);
  try {
    await Promise.all(self.precache.files.map((file) => keepFile(cache, file)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function keepFile(cache, file) {
  const response = await fetch(file, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const hash = /\.([0-9a-f]{12})\.\w+$/.exec(file)?.[1];
  if (hash && (await hashOf(response.clone())) !== hash) throw new Error(`${file} is not what it should be`);
  await cache.put(file, response);
}

// hashOf is what names carry: 48 bits of SHA-256.
async function hashOf(response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(sum.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((other) => other.startsWith(prefix) && other !== name);
      return Promise.all(old.map((other) => caches.delete(other)));
    }),
  );
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(isPage(event.request) ? freshPage(event.request) : keptFile(event.request));
});

// isPage reports whether the page itself is asked for, not a text beside it.
function isPage(request) {
  const scope = new URL(registration.scope).pathname;
  const path = new URL(request.url).pathname;
  return request.mode === "navigate" && (path === scope || path === `${scope}index.html`);
}

// freshPage prefers the network, so that a new build is seen at once, but does
// not wait for one that hangs, be it in the middle of the page.
async function freshPage(request) {
  const kept = await (await caches.open(name)).match("./");
  const fresh = fetch(request);
  if (!kept) return fresh;
  let timer;
  const hangs = new Promise((resolve) => (timer = setTimeout(() => resolve(kept), patience)));
  return Promise.race([fresh.then(whole).catch(() => kept), hangs]).finally(() => clearTimeout(timer));
}

// whole is a response that has arrived to its end.
async function whole(response) {
  if (!response.ok) return response; // also where it leads elsewhere
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}

async function keptFile(request) {
  const kept = await (await caches.open(name)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}
