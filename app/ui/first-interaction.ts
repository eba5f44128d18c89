/** `click` is one, because a screen reader may press without any other event. */
const signs = ["click", "pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/**
 * Whether a person acted before this script ran. Reading `scrollY` would force a layout. Words that are dictated and a press by
 * assistive technology are no activation for the browser: `inline/guard-early-input.ts` notes them.
 */
const hasBegun = () =>
  navigator.userActivation?.hasBeenActive ||
  "scrolled" in document.documentElement.dataset ||
  location.hash !== "" ||
  document.querySelector("[data-typed], [data-held]") !== null;

let begun: Promise<void> | undefined;

/**
 * Resolves when a person first does something on the page: moves, touches, scrolls, types. What serves only those who
 * do, and works without scripts until then, is loaded from that moment on.
 */
export function firstInteraction(): Promise<void> {
  begun ??= new Promise((resolve) => {
    if (hasBegun()) return resolve();
    const begin = (event: Event) => {
      // A page that loads under a resting pointer gets a `pointermove`, too, with a movement of zero.
      if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
      for (const sign of signs) removeEventListener(sign, begin, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  });
  return begun;
}
