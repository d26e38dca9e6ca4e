// What the engine cannot ask the browser for by itself.
//
// atlasEngine.picture(canvas)  keeps a picture until the engine uploads pixels
//                              that begin with the mark it returns, and has the
//                              graphics card take the picture in their place
// atlasEngine.fit(canvas)      gives the engine's canvas as many pixels as the
//                              screen has for it
(() => {
  // Glyphs are drawn by the browser and uploaded as they are. To read them
  // first would yield noise in browsers that guard against fingerprints.
  const pictures = new Map();
  let last = 0;

  // mark is four bytes that no colour has: premultiplied, red is at most alpha.
  function picture(canvas) {
    last = (last + 1) % 0x10000;
    pictures.set(last, canvas);
    return new Uint8Array([0xa7, last & 0xff, last >> 8, 1]);
  }

  const upload = globalThis.WebGL2RenderingContext?.prototype.texSubImage2D;
  if (upload) {
    WebGL2RenderingContext.prototype.texSubImage2D = function (...args) {
      const bytes = args[8];
      if (bytes instanceof Uint8Array && bytes[0] === 0xa7 && bytes[3] === 1) {
        const number = bytes[1] | (bytes[2] << 8);
        const canvas = pictures.get(number);
        if (canvas) {
          pictures.delete(number);
          this.pixelStorei(this.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
          upload.call(this, ...args.slice(0, 8), canvas);
          this.pixelStorei(this.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
          return;
        }
      }
      upload.apply(this, args);
    };
  }

  // fit: the engine multiplies the body's size by the ratio of pixels and drops
  // what is left of a pixel. At most ratios the canvas would be a pixel short,
  // stretched over its place, and every line on it smeared. So the body says the
  // size of which the engine makes the number of pixels that there are.
  function fit(canvas) {
    const body = document.body;
    let pixels = null;
    const usual = (name) => Object.getOwnPropertyDescriptor(Element.prototype, name).get.call(body);
    const tell = (name, index) => {
      const get = () => (pixels ? length(pixels[index], devicePixelRatio) : usual(name));
      Object.defineProperty(body, name, { configurable: true, get });
    };
    tell("clientWidth", 0);
    tell("clientHeight", 1);
    // Where another screen is only imitated, the box is that of the real one.
    const whole = (said, name) => {
      const about = usual(name) * devicePixelRatio;
      return Math.abs(said - about) < 2 ? said : Math.round(about);
    };
    try {
      new ResizeObserver(([entry]) => {
        const { inlineSize, blockSize } = entry.devicePixelContentBoxSize[0];
        const now = [whole(inlineSize, "clientWidth"), whole(blockSize, "clientHeight")];
        if (pixels?.[0] === now[0] && pixels[1] === now[1]) return;
        pixels = now;
        dispatchEvent(new Event("resize"));
      }).observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      // This browser does not say; the canvas is stretched by less than a pixel.
    }
  }

  // length is a number that times the ratio is exactly so many pixels.
  function length(pixels, ratio) {
    const near = pixels / ratio;
    for (const step of [0, 1, -1, 2, -2]) {
      const css = near * (1 + step * Number.EPSILON);
      if (css * ratio === pixels) return css;
    }
    return near + 1e-6;
  }

  globalThis.atlasEngine = { picture, fit };
})();
