/**
 * At the end of the page: imports the script that every page runs. It waits for the first paint, which the import would delay, and
 * which the first largest-contentful-paint entry reports. A person's act and a time limit start it too, because a hidden tab never
 * paints, a person may act before the report, and some browsers report nothing. Where data are to be saved, only an act starts it.
 *
 * A failed import is repeated at the next act, when the network is back, or when Back leads to the page. Until then `data-failed`
 * is set, by which the page says so where it matters.
 */
declare const startUrl: string;

/** What takes longer counts as failed. Milliseconds. */
const deadlineMs = 10_000;

const { dataset } = document.documentElement;
let tries = 0;
let isAsked = false;

function start(): void {
  if (isAsked) return;
  isAsked = true;
  delete dataset.failed;
  const fail = () => {
    isAsked = false;
    dataset.failed = "";
  };
  const timer = setTimeout(fail, deadlineMs);
  const check = () => {
    clearTimeout(timer);
    // Firefox resolves the import of a file whose transfer broke off.
    if (!("started" in dataset)) fail();
  };
  // Firefox never asks again for a module that has failed: each try has an address of its own.
  import(tries++ ? `${startUrl}?${tries}` : startUrl).then(check, check);
}

for (const sign of ["pointerdown", "keydown", "online"]) addEventListener(sign, start, true);
// WebKit keeps a page in its back-forward cache that is left during the import, and cancels the request.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || tries === 0) return;
  isAsked = "started" in dataset;
  start();
});

if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  // A page that loads under a resting pointer gets a `pointermove`, too, with a movement of zero.
  addEventListener("pointermove", ({ movementX, movementY }) => {
    if (tries === 0 && (movementX || movementY)) start();
  });
  addEventListener("scroll", start, { once: true });
} else {
  if (PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint") && !document.hidden)
    new PerformanceObserver(start).observe({ type: "largest-contentful-paint", buffered: true });
  else requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 4000);
}

export {};
