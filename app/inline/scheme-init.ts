/**
 * In the head: whether it is night here, if the visitor chose so in the footer, before the first paint; again when the
 * browser brings the page back, and when another tab has changed it. What the system wishes needs no script
 * (`styles/night.css`). What is kept is the media query by which it is night, as the browser's own bars take it.
 */
const bar = document.querySelector("meta[media]") as HTMLMetaElement;

/** @param event of `scheme-control.ts`, with what was chosen; any other means what was kept */
function apply({ detail }: { detail?: string }): void {
  try {
    detail ??= (localStorage.night as string | undefined) ?? "(prefers-color-scheme:dark)";
  } catch {
    // Storage is denied: what was chosen holds for as long as the page is open.
    return;
  }
  document.documentElement.dataset.night = bar.media = detail;
}

apply({});
for (const type of ["night", "storage", "pageshow"]) addEventListener(type, apply as EventListener);

export {};
