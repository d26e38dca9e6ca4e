// The engine asks for a frame after every frame, for ever. Here its callback is
// parked instead, and the browser sleeps until atlasFrame.wake() says that
// there is something new to draw. Must run before the engine takes hold of
// requestAnimationFrame.

const nextFrame = window.requestAnimationFrame.bind(window);
let parked = [];
let awake = true; // the first frame need not be asked for

window.requestAnimationFrame = (callback) => {
  if (!awake) {
    parked.push(callback);
    return 0;
  }
  awake = false;
  return nextFrame(callback);
};

// wake has at least one frame drawn that starts after the call.
const wake = () => {
  if (parked.length === 0) {
    awake = true; // a frame is under way: let the next one through
    return;
  }
  const due = parked;
  parked = [];
  due.forEach(nextFrame);
};

window.atlasFrame = { wake };
