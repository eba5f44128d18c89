import type { CarouselApi } from "./embla.tsx";

/** Where the carousel stands. */
type Position = { index: number; atStart: boolean; atEnd: boolean };

/** Moves the cards and says where they stand, by embla or by the list's own scrolling. */
export type ScrollControl = {
  previous: () => void;
  next: () => void;
  position: () => Position;
  /** Calls back whenever the first shown card may have changed, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
};

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const cardWidth = (list: HTMLElement) => list.querySelector("li")?.getBoundingClientRect().width || 1;

/** The first card that a scrolled list shows. */
export const firstShown = (list: HTMLElement) => Math.round(list.scrollLeft / cardWidth(list));

/** The list that scrolls by itself: until embla has come, and where it cannot be loaded. */
export function nativeScroll(list: HTMLElement, loop: boolean): ScrollControl {
  const position = () => ({
    index: firstShown(list),
    atStart: list.scrollLeft <= 1,
    atEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - 1,
  });
  const behavior = () => (still() ? "instant" : "smooth");
  const by = (cards: number) => list.scrollBy({ left: cards * cardWidth(list), behavior: behavior() });
  const to = (left: number) => list.scrollTo({ left, behavior: behavior() });
  return {
    position,
    previous: () => (loop && position().atStart ? to(list.scrollWidth) : by(-1)),
    next: () => (loop && position().atEnd ? to(0) : by(1)),
    subscribe(listener) {
      list.addEventListener("scroll", listener, { passive: true });
      return () => list.removeEventListener("scroll", listener);
    },
  };
}

/** embla, once it runs. */
export const emblaScroll = (api: CarouselApi): ScrollControl => ({
  position: () => ({
    index: api.selectedScrollSnap(),
    atStart: !api.canScrollPrev(),
    atEnd: !api.canScrollNext(),
  }),
  previous: () => api.scrollPrev(still()),
  next: () => api.scrollNext(still()),
  subscribe(listener) {
    api.on("select", listener).on("reInit", listener);
    return () => void api.off("select", listener).off("reInit", listener);
  },
});
