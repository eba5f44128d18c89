/** A screen reader may press with nothing but a click. */
const signs = ["click", "pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** Whether something has happened before any script could watch for it. To ask `scrollY` would lay out the page. */
const hasBegun = () =>
  navigator.userActivation?.hasBeenActive || "scrolled" in document.documentElement.dataset || location.hash !== "";

let begun: Promise<void> | undefined;

/**
 * Resolves when a person first does something on the page: moves, touches, scrolls, types. What serves only those who
 * do, and works without scripts until then, is loaded from that moment on.
 */
export function firstInteraction(): Promise<void> {
  begun ??= new Promise((resolve) => {
    if (hasBegun()) return resolve();
    const controller = new AbortController();
    const begin = (event: Event) => {
      // A page that comes under a resting pointer is told of a move, too, by no distance at all.
      if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
      controller.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: controller.signal });
    }
  });
  return begun;
}
