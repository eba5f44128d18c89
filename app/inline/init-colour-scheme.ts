/**
 * In the head: sets the colour scheme that the visitor chose in the footer, before the first paint. It runs again when the page is
 * restored from the back-forward cache, and when another tab has changed the choice. The system's scheme needs no script
 * (`styles/dark-scheme.css`). The stored value is the media query under which it is night, as `<meta name="theme-color">` takes it.
 */
const bar = document.querySelector("meta[media]") as HTMLMetaElement;

/** @param event of `behaviours/colour-scheme.ts`, with the choice; any other event means the stored choice */
function apply({ detail }: { detail?: string }): void {
  try {
    detail ??= (localStorage.night as string | undefined) ?? "(prefers-color-scheme:dark)";
  } catch {
    // Storage is denied: the choice holds for as long as the page is open.
    return;
  }
  // Equal for most visitors. Set all the same, it would have the browser compute the page's styles once more.
  if (bar.media !== detail) document.documentElement.dataset.night = bar.media = detail;
}

apply({});
for (const type of ["night", "storage", "pageshow"]) addEventListener(type, apply as EventListener);
