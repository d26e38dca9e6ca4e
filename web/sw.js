// Keeps the files of one build, so that the page opens without a network after
// the first visit. All names but the page's own contain a hash of the content:
// a kept file is never stale, and two builds never mix.

importScripts("./precache.js"); // sets self.precache = { build, files }

// Caches belong to the whole host: ours carry the address of this copy.
const prefix = `Wythoff Atlas at ${registration.scope}: `;
const name = prefix + self.precache.build;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(self.precache.files)));
});

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
  event.respondWith(event.request.mode === "navigate" ? freshPage(event.request) : keptFile(event.request));
});

// freshPage prefers the network, so that a new build is seen at once.
async function freshPage(request) {
  try {
    return await fetch(request);
  } catch (offline) {
    const kept = await (await caches.open(name)).match("./");
    if (kept) return kept;
    throw offline;
  }
}

async function keptFile(request) {
  const kept = await (await caches.open(name)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}
