import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type KeyboardEvent, useEffect, useState } from "react";

/** Whether cards jump because motion is to be avoided. */
const motionIsReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The first card that a scrolled list shows. */
const firstShown = (list: HTMLElement) =>
  Math.round(list.scrollLeft / (list.querySelector("li")?.getBoundingClientRect().width || 1));

/**
 * Shows the card that the keyboard reaches, in place of embla, which does so only within 10 ms of a Tab. A slow machine takes longer,
 * and a card left of the shown ones would stay unseen.
 */
const showFocused = (embla: NonNullable<UseEmblaCarouselType[1]>, { target }: FocusEvent) => {
  if (!(target instanceof Element && target.matches(":focus-visible"))) return false;
  // The browser may have scrolled to the card.
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(
    embla.slideNodes().findIndex((card) => card.contains(target)),
    true,
  );
  return false;
};

/**
 * Has embla move a list that scrolls sideways by itself until then. Options are the specification's (section 9). Left and right
 * arrow keys move it while the focus is inside.
 */
export function useCarousel(loop: boolean) {
  const [viewport, embla] = useEmblaCarousel({
    loop,
    align: "start",
    dragThreshold: 10,
    duration: 25,
    watchFocus: showFocused,
  });
  const [shown, setShown] = useState({ index: 0, atStart: true, atEnd: false, moved: false });

  useEffect(() => {
    if (!embla) return;
    const list = embla.rootNode();
    // It starts at the card to which the list had been scrolled.
    const index = firstShown(list);
    list.scrollLeft = 0;
    list.dataset.ready = "";
    embla.scrollTo(index, true);
    const show = () => {
      const now = embla.selectedScrollSnap();
      setShown((before) => ({
        index: now,
        atStart: !embla.canScrollPrev(),
        atEnd: !embla.canScrollNext(),
        moved: before.moved || now !== before.index,
      }));
    };
    show();
    embla.on("select", show).on("reInit", show);
  }, [embla]);

  const move = (where: "scrollPrev" | "scrollNext") => embla?.[where](motionIsReduced());

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the keys belong to the browser, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const where = { ArrowLeft: "scrollPrev", ArrowRight: "scrollNext" }[event.key] as Parameters<typeof move>[0];
    if (!where) return;
    event.preventDefault();
    move(where);
  };

  return {
    viewport,
    isReady: embla !== undefined,
    /** Of the first card shown. */
    index: shown.index,
    /** Whether it was moved since it loaded. */
    moved: shown.moved,
    stopsBefore: !loop && shown.atStart,
    stopsAfter: !loop && shown.atEnd,
    previous: () => move("scrollPrev"),
    next: () => move("scrollNext"),
    onKeyDown,
  };
}
