/** Where the carousel stands. */
type Position = { index: number; atStart: boolean; atEnd: boolean };

/** Moves the cards and says where they stand: the list itself, or embla (`embla.tsx`). */
export type ScrollControl = {
  /** @param jump without gliding there, as the list always does */
  previous: (jump: boolean) => void;
  next: (jump: boolean) => void;
  position: () => Position;
  /** Calls back whenever the first shown card may have changed, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
};

/** Whether cards jump because motion is to be avoided. */
export const motionIsReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const cardWidth = (list: HTMLElement) => list.querySelector("li")?.getBoundingClientRect().width || 1;

/** The first card that a scrolled list shows. */
const firstShown = (list: HTMLElement) => Math.round(list.scrollLeft / cardWidth(list));

/**
 * The list that scrolls by itself: until embla has come, and where it cannot be loaded. By its buttons it jumps: embla would
 * take over a list that still glides at the card that it comes from.
 */
export function nativeScroll(list: HTMLElement, loop: boolean): ScrollControl {
  const position = () => ({
    index: firstShown(list),
    atStart: list.scrollLeft <= 1,
    atEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  });
  const by = (cards: number) => list.scrollBy({ left: cards * cardWidth(list) });
  return {
    position,
    previous: () => (loop && position().atStart ? list.scrollTo({ left: list.scrollWidth }) : by(-1)),
    next: () => (loop && position().atEnd ? list.scrollTo({ left: 0 }) : by(1)),
    subscribe(listener) {
      list.addEventListener("scroll", listener, { passive: true });
      return () => list.removeEventListener("scroll", listener);
    },
  };
}
