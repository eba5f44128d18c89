/** Where the carousel stands. */
type Position = { index: number; atStart: boolean; atEnd: boolean };

/** Moves the cards and says where they stand: the list itself, or embla (`embla.tsx`). */
export type ScrollControl = {
  /** @param jump without gliding there */
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

/** The list that scrolls by itself: until embla has come, and where it cannot be loaded. */
export function nativeScroll(list: HTMLElement, loop: boolean): ScrollControl {
  const position = () => ({
    index: firstShown(list),
    atStart: list.scrollLeft <= 1,
    atEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  });
  const behavior = (jump: boolean) => (jump ? "instant" : "smooth");
  const by = (cards: number, jump: boolean) =>
    list.scrollBy({ left: cards * cardWidth(list), behavior: behavior(jump) });
  const to = (left: number, jump: boolean) => list.scrollTo({ left, behavior: behavior(jump) });
  return {
    position,
    previous: (jump) => (loop && position().atStart ? to(list.scrollWidth, jump) : by(-1, jump)),
    next: (jump) => (loop && position().atEnd ? to(0, jump) : by(1, jump)),
    subscribe(listener) {
      list.addEventListener("scroll", listener, { passive: true });
      return () => list.removeEventListener("scroll", listener);
    },
  };
}
