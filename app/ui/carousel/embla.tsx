import "./embla.css";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";
import { firstShown } from "./scroll-control.ts";

export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

type Props = {
  viewport: HTMLElement;
  loop: boolean;
  /** Gives the caller the running carousel, and null when it has gone. */
  onApi: (api: CarouselApi | null) => void;
};

/**
 * Puts embla to work on markup that is already there, so that nothing is rendered twice when it arrives. Options are
 * the specification's (section 9). Renders nothing.
 */
export function Embla({ viewport, loop, onApi }: Props) {
  const [attach, api] = useEmblaCarousel({ loop, align: "start", dragThreshold: 10, duration: 25 });

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    // It goes on where the list had been scrolled to.
    const index = firstShown(viewport);
    viewport.scrollLeft = 0;
    viewport.dataset.ready = "";
    api.scrollTo(index, true);
    onApi(api);
    return () => {
      delete viewport.dataset.ready;
      onApi(null);
    };
  }, [api, viewport, onApi]);

  return null;
}
