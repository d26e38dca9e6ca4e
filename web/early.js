// Runs before the first paint, so that the colours and the type are those that
// the link asks for from the start. The page's own program takes over later.
{
  const link = new URLSearchParams(location.hash.slice(1));
  const root = document.documentElement;
  if (link.get("theme")) root.dataset.theme = link.get("theme");
  if (link.get("mode") === "projector") root.dataset.projector = "";
}
