import { waitForIdle } from "~/ui/when-idle.ts";

/** `start` gives a promise that rejects when the island has failed and its HTML is there again. */
type IslandModule = { start: (place: HTMLElement, props: object) => Promise<never> };

/** What takes longer counts as failed, and is asked for again. Milliseconds. */
const deadlineMs = 10_000;

/** How long a page that is never idle, or still loads, is waited for between two imports. Milliseconds. */
const restMs = 50;

/**
 * Imports an island. Its files are fetched first, all at once, for the browser's cache: Firefox never asks again for a module
 * whose import has failed, and a fetch can be repeated.
 * @param files its own module, the words of its language, then what the first imports
 */
async function load(files: string[]): Promise<[IslandModule, { default: object }]> {
  const fetchFile = async (file: string) => {
    const response = await fetch(file, { signal: AbortSignal.timeout(deadlineMs) });
    // A network that asks to log in first answers with HTML. Imported, that would fail for good.
    const isCode = response.headers.get("content-type")?.includes("javascript");
    if (!response.ok || !isCode) throw new Error(`${file}: ${response.status}`);
    await response.arrayBuffer();
  };
  await Promise.all(files.map(fetchFile));
  const [module = "", words = ""] = files;
  // One import at a time, and dependencies first: a key that is pressed meanwhile waits for one module, not for all.
  for (const file of files.toReversed()) {
    await waitForIdle(restMs);
    await import(/* @vite-ignore */ file);
  }
  await waitForIdle(restMs);
  return Promise.all([import(/* @vite-ignore */ module), import(/* @vite-ignore */ words)]);
}

/** Resolves at one of the events. */
const oneOf = (target: EventTarget, ...types: string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true, capture: true });
  });

// Of the Network Information API, which Chromium alone has.
const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Resolves when an island is less than half a window away; never where the browser was asked to save data. */
const comesNear = (place: Element) =>
  new Promise<void>((resolve) => {
    if (connection?.saveData) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "50%" },
    );
    observer.observe(place);
  });

/** Events by which an island is used. `submit` is one, because Enter may be pressed in a field that has had the focus for long. */
const signsOfUse = ["focusin", "pointerdown", "submit"];

/** Whether it was used before this script had loaded. */
const isInUse = (place: Element) =>
  place.contains(document.activeElement) || place.querySelector("[data-typed], [data-held]") !== null;

/**
 * Has React take over an island when a person comes near or uses it. Until then, and while its code cannot be loaded, its HTML
 * works by itself. A failed load, or an island that has failed, sets `data-failed`, by which the page says so, and is repeated at
 * the next use or when the network is back.
 */
async function watch(place: HTMLElement): Promise<void> {
  if (!isInUse(place)) await Promise.race([comesNear(place), oneOf(place, ...signsOfUse)]);
  for (;;) {
    try {
      delete place.dataset.failed;
      const [{ start }, { default: words }] = await load(place.dataset.island?.split(" ") ?? []);
      await start(place, { ...JSON.parse(place.dataset.props ?? "{}"), words });
    } catch (error) {
      console.warn("A part of this page did not load or has failed. It starts again when it is used.", error);
      place.dataset.failed = "";
      await Promise.race([oneOf(place, ...signsOfUse), oneOf(window, "online")]);
    }
  }
}

/**
 * Has React take over the islands of the page, each when its time has come. Called at the first act of a person, which each use of
 * an island is or follows.
 */
export function hydrateIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) void watch(place);
}
