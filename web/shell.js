// What the page does before its program has arrived, and without it: folding,
// dialogs, messages. The state of the page is none of its business.

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

export function prepare() {
  showGameOfLink();
  foldOnPhones();

  addEventListener("submit", ignoreSubmits);
  addEventListener("click", turnPage);
  byId("help").addEventListener("click", () => byId("keys").showModal());
  byId("leave-projector").addEventListener("click", () => byId("projector").click());
  byId("notice-close").addEventListener("click", () => show("notice", false));
  byId("restart").addEventListener("click", () => location.reload());
  byId("actions").addEventListener("click", (event) => {
    if (event.target.closest("button") && byId("actions").matches(":popover-open")) byId("actions").hidePopover();
  });
}

// showGameOfLink has the right rule and theorem on the page while the program
// loads. It only guesses: the program reads the link in earnest.
function showGameOfLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  for (const id of ["game", "play"]) {
    const known = [...byId(id).options].some((option) => option.value === link.get(id));
    byId(id).value = known ? link.get(id) : byId(id).options[0].value;
  }
}

// On a phone the cards are sheets over the map: folded at first, and never two
// open at once (elements of one name fold each other).
function foldOnPhones() {
  const phone = matchMedia("(max-width: 699px)");
  const adapt = () => {
    for (const card of document.querySelectorAll("details.card")) {
      card.name = "";
      card.open = !phone.matches;
      if (phone.matches) card.name = "sheet";
    }
  };
  adapt();
  phone.addEventListener("change", adapt);
}

// ignoreSubmits: no form is ever sent anywhere.
function ignoreSubmits(event) {
  if (event.target.method !== "dialog") event.preventDefault();
}

// turnPage opens the dialog that a button names, in place of any other, and
// closes a dialog when a link in it opens a game behind it.
function turnPage(event) {
  const opens = event.target.closest("[data-opens]");
  const leaves = event.target.closest('dialog a[href^="#"]') && !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (!opens && !leaves) return;
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  if (opens) {
    const dialog = byId(opens.dataset.opens);
    dialog.showModal();
    dialog.querySelector(".leaf").focus(); // so that keys scroll it
    if (opens.dataset.shows) showPlace(byId(opens.dataset.shows));
  } else {
    byId("canvas")?.focus(); // the Enter that followed the link would press the button that has it
  }
}

// showPlace scrolls to a table, which it opens, or to a note.
function showPlace(place) {
  if (place.matches("details")) place.open = true;
  place.scrollIntoView();
}
