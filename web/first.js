// The picture of the map that stands until the page's program has drawn its own.
// The worker makes it of the link alone (wasm/first); it is shown for the link, the
// window and the colours that it was asked for, and goes when one of them changes.
//
// atlasFirst.begun()  the program takes up the page, as it was when it opened
// atlasFirst.done()   it has drawn the map: the picture is not needed

const byId = (id) => document.getElementById(id);
const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

// draw asks a worker for pictures until the program draws. What it returns is kept
// when one is on the screen, or the worker has said that there is none.
export function draw(worker) {
  let drawn;
  const whenDrawn = new Promise((resolve) => (drawn = resolve));
  let canvas = null;
  let number = 0;
  let due = 0;
  let begun = false;
  const heading = document.querySelector("#game-name > span").firstChild;
  const opening = heading.data;

  function remove() {
    number++; // what is still on its way is of another time
    canvas?.remove();
    canvas = null;
  }

  function follow() {
    if (begun) return remove();
    heading.data = opening;
    atlasHost.dress();
    ask();
  }

  function ask() {
    remove();
    clearTimeout(due); // windows are resized step by step
    if (!begun) due = setTimeout(() => worker.postMessage({ draw: { number, ...room() } }));
  }

  function show({ detail }) {
    if (detail.number !== number) return;
    const { w, h, pixels, name } = detail;
    if (!pixels) return drawn();
    if (!begun) heading.data = name;
    if (!begun && "other" in root.dataset) root.dataset.other = "named";
    canvas = Object.assign(document.createElement("canvas"), { id: "first", width: w, height: h });
    canvas.setAttribute("aria-hidden", "true");
    canvas.getContext("2d", { alpha: false }).putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), w, h), 0, 0);
    document.querySelector("main").append(canvas);
    performance.mark("first-map");
    requestAnimationFrame(() => setTimeout(drawn)); // when it has been painted
  }

  const changes = [[window, "resize", ask], [window, "hashchange", follow], [dark, "change", ask]];
  for (const [of, type, f] of changes) of.addEventListener(type, f);
  worker.addEventListener("picture", show);
  globalThis.atlasFirst = {
    begun() {
      begun = true;
      clearTimeout(due);
      heading.data = opening;
      delete root.dataset.other;
    },
    done() {
      performance.mark("first-map"); // unless the picture stood before
      clearTimeout(due);
      remove();
      for (const [of, type, f] of changes) of.removeEventListener(type, f);
      worker.removeEventListener("picture", show);
    },
  };
  ask();
  return whenDrawn;
}

// room is what the picture depends on: the link, the window, and what covers it.
function room() {
  const band = byId("band");
  const projected = root.hasAttribute("data-projector");
  if (projected) band.textContent = "–"; // the program writes a heading there
  root.dataset.ready = ""; // the list as it will stand
  const panels = ["bar", "band", "list", "list-tab"].map((id) => {
    const { left, top, right, bottom } = byId(id).getBoundingClientRect();
    return [left, top, right, bottom, Number(id === "list-tab")];
  });
  delete root.dataset.ready;
  if (projected) band.textContent = "";
  return {
    fragment: (location.hash.length > 1 ? location.hash : location.search).slice(1),
    w: innerWidth,
    h: innerHeight,
    ratio: devicePixelRatio,
    scale: parseFloat(getComputedStyle(root).fontSize) / 16,
    dark: dark.matches,
    panels,
  };
}
