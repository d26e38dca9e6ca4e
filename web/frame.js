// The gate between the engine and the screen. The engine asks for a frame after
// every frame, for ever, which costs a whole core on a page where nothing
// moves. Here its request is parked until somebody calls wake().
//
// atlasFrame.run(go, instance)  runs a Go program whose frames are gated; the
//                               promise is that of go.run
// atlasFrame.wake()             lets one frame through; many calls before it
//                               still make one, a call during it the next
(() => {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let wanted = true; // somebody called wake() since the last frame began
  let coming = false; // the browser will run the engine's next frame
  let parked = null; // the engine's next frame, while nobody wants it

  function gate(callback) {
    if (!wanted) {
      parked = callback;
      return;
    }
    parked = null;
    coming = true;
    request((time) => {
      wanted = coming = false;
      callback(time);
    });
  }

  function wake() {
    wanted = true;
    if (parked && !coming) {
      gate(parked);
    }
  }

  // Lines bring their own soft edges, so the browser need not draw four samples
  // of every pixel for them.
  function plainContext(type, attributes) {
    const plain = { ...attributes, antialias: false, depth: false };
    const context = HTMLCanvasElement.prototype.getContext.call(this, type, plain);
    if (!context && type === "webgl2") atlasHost.fail("The browser has refused WebGL 2, which the map is drawn with: it may be switched off in the settings, too many pages may use it, or the graphics card was lost. Close other pages and start again. Rules and theorems can be read all the same.");
    return context;
  }

  // The engine also listens to every key, pointer and touch on its canvas and
  // forbids what the browser would do with them: Tab would not leave the map,
  // and each move of the mouse would wake the program twice. The page handles
  // input itself, so of the engine's listeners only the one for a lost
  // graphics context is let through.
  function listen(type, ...rest) {
    this.getContext = plainContext;
    if (type.startsWith("webgl")) {
      EventTarget.prototype.addEventListener.call(this, type, ...rest);
    }
  }

  // The engine takes requestAnimationFrame and adds its listeners while the
  // program initialises, which happens before go.run returns its promise. So
  // both are replaced for that moment only, and the rest of the page keeps the
  // real ones.
  function run(go, instance) {
    globalThis.requestAnimationFrame = gate;
    HTMLCanvasElement.prototype.addEventListener = listen;
    try {
      return go.run(instance);
    } finally {
      globalThis.requestAnimationFrame = request;
      delete HTMLCanvasElement.prototype.addEventListener;
    }
  }

  // On paper a canvas is empty: what is drawn is gone when its frame is over. So
  // a frame is drawn just before, and its picture printed where the page has no
  // better one (see page/figure.go).
  function paper() {
    const canvas = document.getElementById("canvas");
    const sheet = document.getElementById("paper");
    if (!parked || !canvas || !sheet || sheet.querySelector("[data-figure]")) return;
    const next = parked;
    parked = null;
    next(performance.now());
    const picture = new Image();
    picture.alt = document.title;
    picture.src = canvas.toDataURL();
    sheet.replaceChildren(picture);
  }
  addEventListener("beforeprint", paper);
  addEventListener("afterprint", () => document.getElementById("paper")?.replaceChildren());

  globalThis.atlasFrame = { run, wake };
})();
