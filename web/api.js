// window.atlas, the script interface that README.md documents, from the first
// script on: calls wait until the page's program has come. What a script hands
// over is read here, and reaches the program as plain strings.
//
// atlasHost.attach(answer)  the program says that it listens: it is called as
//                           answer(method, texts, resolve, reject) with an array
//                           of strings, and settles the call with a value or
//                           with a sentence
// atlasHost.refuse(message) rejects what waits and all that comes: there will be
//                           no program
(() => {
  const longest = 1e6; // characters of one text
  const mostHeaps = 64;

  class Refusal extends Error {
    name = "Error";
  }

  // decimal is a number as a text, or a refusal: nothing is rounded, and no
  // code of an object is run.
  function decimal(value, what) {
    switch (typeof value) {
      case "bigint":
        return String(value);
      case "string":
        if (value.length > longest) throw new Refusal(`${what} is longer than ${longest} characters.`);
        return value;
      case "number":
        if (Number.isSafeInteger(value)) return String(value);
        throw new Refusal(`${what} is ${value}, which JavaScript does not keep exactly; write it as a string, such as "32360679774997901", or as a BigInt.`);
    }
    throw new Refusal(`${what} must be a string of digits, a BigInt or a whole number.`);
  }

  function words(value, what) {
    if (typeof value !== "string") throw new Refusal(`${what} must be a string.`);
    if (value.length > longest) throw new Refusal(`${what} is longer than ${longest} characters.`);
    return value;
  }

  const gameOf = (value) => words(value, 'The game, such as "game=wythoff",');

  // heaps reads a list of numbers.
  function heaps(value, takes) {
    if (!Array.isArray(value)) throw new Refusal(takes);
    const length = value.length;
    if (length > mostHeaps) throw new Refusal(`A list of ${length} numbers is too long.`);
    return Array.from({ length }, (_, i) => decimal(value[i], `Number ${i + 1} of the list`));
  }

  // terms reads numbers, or positions with as many heaps each, after how many.
  function terms(method, list) {
    const takes = `atlas.${method} takes a list of numbers, or of positions [[x, y], …].`;
    if (!Array.isArray(list) || list.length > 1000) throw new Refusal(takes);
    if (!list.some(Array.isArray)) return ["1", ...Array.from(list, (n, i) => decimal(n, `Number ${i + 1} of the list`))];
    const all = Array.from(list, (at) => heaps(at, takes));
    if (all.some((at) => at.length !== all[0].length)) throw new Refusal(`All positions of atlas.${method} must have as many heaps.`);
    return [String(all[0].length), ...all.flat()];
  }

  // fragmentOf is the part of an address that says the state, also of a whole
  // address.
  function fragmentOf(value) {
    const text = words(value, "The link");
    const hash = text.indexOf("#");
    if (hash >= 0) return text.slice(hash + 1);
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
    throw new Refusal("This address has no fragment: what the page shows stands after a #.");
  }

  // How the arguments of each method are read.
  const methods = {
    link: () => [],
    open: (link) => [fragmentOf(link)],
    outcome: (game, at) => [gameOf(game), ...heaps(at, "atlas.outcome takes a game and a position [x, y] or [p1, …, pk].")],
    moves: (game, at) => [gameOf(game), ...heaps(at, "atlas.moves takes a game and a position [x, y] or [p1, …, pk].")],
    count: (game, box) => [gameOf(game), ...heaps(box, "atlas.count takes a game and a box: the least heaps, and then those that are one too many, [x0, y0, x1, y1].")],
    grundy: (game, at) => [gameOf(game), ...heaps(at, "atlas.grundy takes a game and a position [x, y].")],
    values: (game, box) => [gameOf(game), ...heaps(box, "atlas.values takes a game and a rectangle [x0, y0, x1, y1].")],
    words: (game, of, kind = "gaps", digits = 20) => [gameOf(game), words(of, 'The sequence, such as "1" or "2-1",'), words(kind, "The word"), decimal(digits, "digits")],
    boxes: (game, side, share, seed = 1, count = 300) => [gameOf(game), decimal(side, "The side"), words(share, 'The share, such as "0.6",'), decimal(seed, "The first seed"), decimal(count, "How many boxes")],
    periods: (game) => [gameOf(game)],
    sum: (parts) => {
      const takes = "atlas.sum takes a list of parts, each a game and a position of it: [[game, [x, y]], …].";
      if (!Array.isArray(parts) || parts.length > 1000) throw new Refusal(takes);
      return Array.from(parts, (part) => {
        if (!Array.isArray(part) || part.length !== 2) throw new Refusal(takes);
        const at = heaps(part[1], takes);
        if (at.length !== 2) throw new Refusal(takes);
        return [gameOf(part[0]), ...at];
      }).flat();
    },
    columns: (game, to) => [gameOf(game), decimal(to, "The column")],
    sweep: (game, options = {}) => {
      if (typeof options !== "object" || options === null) throw new Refusal("atlas.sweep takes a game and {across, up, number, n}.");
      const { across = "", up = "", number = "count", n = 256 } = options;
      return [gameOf(game), words(across, "across"), words(up, "up"), words(number, "number"), decimal(n, "n")];
    },
    positions: (game, range = {}) => {
      if (typeof range !== "object" || range === null) throw new Refusal("atlas.positions takes a game and {from, count}.");
      const { from = 0, count = 20 } = range;
      return [gameOf(game), decimal(from, "from"), decimal(count, "count")];
    },
    owner: (game, number) => [gameOf(game), decimal(number, "The number")],
    prove: (game) => [gameOf(game)],
    verify: (game, side) => [gameOf(game), decimal(side, "The side n of the square")],
    outcomes: (game, list) => {
      const takes = "atlas.outcomes takes a game and a list of positions [[x, y], …], at most 100,000.";
      if (!Array.isArray(list) || list.length > 100_000) throw new Refusal(takes);
      const all = Array.from(list, (at) => heaps(at, takes));
      const count = all.length ? all[0].length : 2;
      if (all.some((at) => at.length !== count)) throw new Refusal("All positions of atlas.outcomes must have as many heaps.");
      return [gameOf(game), String(count), ...all.flat()];
    },
    options: (game, at, range = {}) => {
      if (typeof range !== "object" || range === null) throw new Refusal("atlas.options takes a game, a position and {from, count}.");
      const { from = 0, count = 10_000 } = range;
      return [gameOf(game), decimal(from, "from"), decimal(count, "count"), ...heaps(at, "atlas.options takes a game and a position [x, y] or [p1, …, pk].")];
    },
    legal: (game, from, to) => {
      const takes = "atlas.legal takes a game and two positions with as many heaps.";
      const [a, b] = [heaps(from, takes), heaps(to, takes)];
      if (a.length !== b.length) throw new Refusal(takes);
      return [gameOf(game), ...a, ...b];
    },
    figure: (options = {}) => {
      if (typeof options !== "object" || options === null) throw new Refusal("atlas.figure takes {format, width, scale, caption, of, from, count, column}.");
      const { format = "svg", width = 480, scale = 1, caption = "", of = "", from = 0, count = 20, column = 1 } = options;
      return [words(format, "format"), decimal(width, "width"), decimal(scale, "scale"), words(caption, "caption"), words(of, "of"), decimal(from, "from"), decimal(count, "count"), decimal(column, "column")];
    },
    compare: (game, other, n) => [gameOf(game), gameOf(other), decimal(n, "The side n of the square")],
    identify: (list) => terms("identify", list),
    design: (list) => terms("design", list),
    explain: (game, at) => [gameOf(game), ...heaps(at, "atlas.explain takes a game and a position [x, y] or [p1, …, pk].")],
  };

  const { promise: ready, resolve: isReady, reject: isNot } = withResolvers();
  ready.catch(() => {}); // told on the page
  let answer = null;
  let refused = null;
  const waiting = [];

  function withResolvers() {
    const made = {};
    made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
  }

  function call(method, texts) {
    return new Promise((resolve, reject) => {
      const refuse = (message) => reject(new Error(message));
      const put = () => (refused === null ? answer(method, texts, resolve, refuse) : refuse(refused));
      if (answer || refused !== null) put();
      else waiting.push(put);
    });
  }

  const atlas = { ready };
  for (const [method, read] of Object.entries(methods)) {
    atlas[method] = async (...args) => {
      let texts;
      try {
        texts = read(...args);
      } catch (error) {
        throw error instanceof Refusal ? error : new Error(`The arguments of atlas.${method} cannot be read.`);
      }
      return call(method, texts);
    };
  }

  function settle() {
    for (const put of waiting.splice(0)) put();
  }

  atlasHost.attach = (program) => {
    answer = program;
    isReady();
    settle();
  };
  atlasHost.refuse = (message) => {
    refused = message;
    isNot(new Error(message));
    settle();
  };
  globalThis.atlas = Object.freeze(atlas);
})();
