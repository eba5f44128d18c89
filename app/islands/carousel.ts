import { defineIsland } from "~/define-island.tsx";
import styles from "~/ui/carousel/carousel.css?inline";
import { Carousel, type CarouselProps } from "~/ui/carousel/carousel.tsx";

const { component, start: hydrate } = defineIsland(Carousel, styles);

export { component };

/** The cards are read from the page, as another program may have changed them. */
export const start = (place: HTMLElement, props: CarouselProps) =>
  hydrate(place, { ...props, slides: place.querySelector("ul")?.innerHTML ?? "" });
