/**
 * At the end of the page: fetches what every page runs, after the first paint, which it would only hold up. The paint is the
 * first largest-contentful-paint entry. A hidden tab never paints, a person may act before the paint is reported, and a
 * browser may not report it: each of these starts it too. Where data are to be saved, only a person's act does.
 *
 * What cannot be had is asked for again at the next act, when the network is back, or when Back leads to the page. Until then the page says so where it
 * matters (`data-failed`).
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
    // Firefox takes a file that broke off for a whole one.
    if (!("started" in dataset)) fail();
  };
  // Firefox never asks again for a module that has failed: each try has an address of its own.
  import(tries++ ? `${startUrl}?${tries}` : startUrl).then(check, check);
}

for (const sign of ["pointerdown", "keydown", "online"]) addEventListener(sign, start, true);
// WebKit keeps a page that is left while it asks, and ends what it has asked for.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || tries === 0) return;
  isAsked = "started" in dataset;
  start();
});

if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  // A page that comes under a resting pointer is told of a move, too, by no distance at all.
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
