// What the page does before its program has arrived, and without it: messages.
// The state of the page is none of its business.

const byId = (id) => document.getElementById(id);

// show puts a message on the page, or takes it away (false).
export function show(id, message) {
  byId(id).hidden = message === false;
  if (message) byId(`${id}-text`).textContent = message.message ?? message;
}

// showProgress says how much of the map's program has arrived, in bytes.
export function showProgress(arrived, total) {
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  byId("loading-bar").value = Math.min(arrived / total, 1);
  show("loading", `${megabytes(Math.min(arrived, total))} of ${megabytes(total)} MB`);
}

// showStall says that nothing has come for a while; the next piece takes it away.
export function showStall() {
  show("loading", "nothing has arrived for 15 s; the network or the host is slow. Reload the page to ask again.");
}

// prepare: no form is ever sent anywhere.
export function prepare() {
  addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== "dialog") event.preventDefault();
  });
}
