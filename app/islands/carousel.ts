import { adoptStyles } from "~/ui/adopt-styles.ts";
import styles from "~/ui/carousel/carousel.css?inline";
import { Carousel, type CarouselProps } from "~/ui/carousel/carousel.tsx";
import { hydrate } from "./hydrate.tsx";

adoptStyles(styles);

/** Called by `behaviours/islands.ts`. The cards are read from the page, as another program may have changed them. */
export const start = (place: HTMLElement, props: CarouselProps) =>
  hydrate("carousel", Carousel)(place, { ...props, slides: place.querySelector("ul")?.innerHTML ?? "" });
