// The workers that the page's program asks for, one after the other.

// pauses are the milliseconds before a worker is made when so many before it
// could not be loaded; after the last of them no more is tried.
const pauses = [0, 0, 1000, 4000];

// workers returns the function startWorker. make makes a Worker; program is the
// promise of its compiled binary. What startWorker returns takes messages at
// once; whatever keeps it from running reaches it as an error event whose
// message says why. gaveUp is told once when workers cannot be loaded.
export function workers(make, program, gaveUp) {
  let failures = 0; // workers in a row that never said a word
  return function startWorker() {
    const seat = new Seat();
    if (failures >= pauses.length) return seat; // nobody comes any more
    const failed = (message) => {
      failures++;
      if (failures === pauses.length) gaveUp(`${message} It was tried ${failures} times. Start again; if that does not help, the host does not serve all files of this page.`);
      seat.fail(message);
    };
    setTimeout(() => {
      if (!seat.ended) seat.take(make, program, () => (failures = 0), failed);
    }, pauses[failures]);
    return seat;
  };
}

// A Seat behaves as the worker that will sit on it: it keeps what is posted
// until it comes, and what it says until somebody listens.
class Seat extends EventTarget {
  ended = false;
  #worker = null;
  #posted = [];
  #said = [];
  #heard = false;

  postMessage(...message) {
    if (this.#worker) this.#worker.postMessage(...message);
    else this.#posted.push(message);
  }

  terminate() {
    this.ended = true;
    this.#worker?.terminate();
  }

  addEventListener(type, ...rest) {
    super.addEventListener(type, ...rest);
    if (this.#heard || type === "picture") return;
    this.#heard = true;
    // Later, so that who listens to messages can listen to errors too.
    setTimeout(() => {
      const said = this.#said;
      this.#said = null;
      for (const event of said) this.dispatchEvent(event);
    });
  }

  // fail says why no worker comes, as soon as somebody listens.
  fail(message) {
    this.#say(new ErrorEvent("error", { message }));
  }

  #say(event) {
    if (this.ended) return;
    if (this.#said) this.#said.push(event);
    else this.dispatchEvent(event);
  }

  take(make, program, spoke, failed) {
    let loaded = false;
    const fail = (message) => !this.ended && failed(message);
    let worker;
    try {
      worker = make();
    } catch (error) {
      fail(`The solver cannot be started (${error.message}).`);
      return;
    }
    this.#worker = worker;
    worker.addEventListener("message", (event) => {
      if (!loaded) spoke();
      loaded = true;
      const { picture } = event.data; // is for the loader, who asked; all else is bytes
      if (picture) this.dispatchEvent(new CustomEvent("picture", { detail: picture }));
      else this.#say(new MessageEvent("message", { data: event.data }));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (loaded) this.#say(new ErrorEvent("error", { message: event.message ?? "" }));
      else fail(event.message ? `The solver cannot be started (${event.message}).` : "The solver's script worker.js, or what it needs, could not be loaded.");
    });
    for (const message of this.#posted.splice(0)) worker.postMessage(...message);
    program.then(
      (module) => worker.postMessage(module),
      (error) => this.#say(new ErrorEvent("error", { message: error.message })),
    );
  }
}
