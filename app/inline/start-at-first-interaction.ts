/**
 * After the first frame: imports the script that every page runs, when a person first acts: moves, touches, scrolls, types. A page
 * that is only read loads no script, except for parts of few pages that wait for no act (`data-part`).
 *
 * A failed import is repeated at the next act, when the network is back, or when Back leads to the page. Until then `data-failed`
 * is set, by which the page says so where it matters.
 */
import { start as countView } from "../analytics/page-tracking.ts";
import { tryStorage } from "../ui/try-storage.ts";
import { whenPageActivated } from "../ui/when-page-activated.ts";

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
  import(/* @vite-ignore */ tries++ ? `${startUrl}?${tries}` : startUrl).then(check, check);
}

/** Not repeated after a failure, because pointers move and pages scroll many times a second. */
function startFirst({ movementX, movementY }: Event & { movementX?: number; movementY?: number }): void {
  // A page that loads under a resting pointer gets a `pointermove`, too, with a movement of zero.
  if (tries === 0 && (movementX !== 0 || movementY !== 0)) start();
}

/** Whether the page before has left something to carry on (`ui/next-page-storage.ts`): a toast, or a send. */
const hasSomethingToCarryOn = () => tryStorage(() => "for-next-page" in sessionStorage);

// `click` is one, because a screen reader may press without any other event.
for (const sign of ["pointerdown", "keydown", "click", "online"]) addEventListener(sign, start, true);
for (const sign of ["pointermove", "focusin", "scroll"]) addEventListener(sign, startFirst, true);
// WebKit keeps a page in its back-forward cache that is left during the import, and cancels the request.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || (tries === 0 && !hasSomethingToCarryOn())) return;
  isAsked = "started" in dataset;
  start();
});

// A person may act before this script is there. Words that are dictated and a press by assistive technology are no activation for
// the browser: `guard-early-input.ts` notes them.
if (
  hasSomethingToCarryOn() ||
  navigator.userActivation?.hasBeenActive ||
  "scrolled" in dataset ||
  document.querySelector("[data-typed], [data-held]")
)
  start();

// With analytics the view is a part, because what records it is larger.
if (!import.meta.env.ANALYTICS) void whenPageActivated().then(countView);

void whenPageActivated().then(() => {
  for (const place of document.querySelectorAll<HTMLElement>("[data-part]")) {
    // Logged and not thrown: the page works without the part.
    import(/* @vite-ignore */ place.dataset.part ?? "").then(({ start }) => start(place)).catch(console.warn);
  }
});
