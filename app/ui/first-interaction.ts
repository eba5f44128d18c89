const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

/** Whether something has happened before any script could watch for it. */
const hasBegun = () => navigator.userActivation?.hasBeenActive || scrollY > 0 || location.hash !== "";

let begun: Promise<void> | undefined;

/**
 * Resolves when a person first does something on the page: moves, touches, scrolls, types. What serves only those who
 * do, and works without scripts until then, is loaded from that moment on.
 */
export function firstInteraction(): Promise<void> {
  begun ??= new Promise((resolve) => {
    if (hasBegun()) return resolve();
    const controller = new AbortController();
    const begin = () => {
      controller.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: controller.signal });
    }
  });
  return begun;
}
