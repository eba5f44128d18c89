import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";
// Its type alone: code that both used would be a file more, for every page.
import type { ScrollControl } from "./scroll-control.ts";

type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

type Props = {
  viewport: HTMLElement;
  loop: boolean;
  /** The card where the list has been scrolled to. */
  start: () => number;
  /** Gives the caller the running carousel, and null when it has gone. */
  onReady: (control: ScrollControl | null) => void;
};

const controlOf = (api: CarouselApi): ScrollControl => ({
  position: () => ({
    index: api.selectedScrollSnap(),
    atStart: !api.canScrollPrev(),
    atEnd: !api.canScrollNext(),
  }),
  previous: (jump) => api.scrollPrev(jump),
  next: (jump) => api.scrollNext(jump),
  subscribe(listener) {
    api.on("select", listener).on("reInit", listener);
    return () => void api.off("select", listener).off("reInit", listener);
  },
});

/**
 * Puts embla to work on markup that is already there, so that nothing is rendered twice when it arrives. Options are
 * the specification's (section 9). Renders nothing.
 */
export function Embla({ viewport, loop, start, onReady }: Props) {
  const [attach, api] = useEmblaCarousel({ loop, align: "start", dragThreshold: 10, duration: 25 });

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    // It goes on where the list had been scrolled to.
    const index = start();
    viewport.scrollLeft = 0;
    // Not left to the style sheet, which may not come: scrolled by the browser too, the cards would stand beside their place.
    Object.assign(viewport.style, { overflow: "hidden", scrollSnapType: "none" });
    viewport.dataset.ready = "";
    api.scrollTo(index, true);
    onReady(controlOf(api));
    return () => {
      delete viewport.dataset.ready;
      viewport.removeAttribute("style");
      onReady(null);
    };
  }, [api, viewport, start, onReady]);

  return null;
}
