import { adoptStyles } from "~/ui/adopt-styles.ts";
import styles from "~/ui/carousel/carousel.css?inline";
import { Carousel } from "~/ui/carousel/carousel.tsx";
import { hydrate } from "./hydrate.ts";

adoptStyles(styles);

/** Called by `behaviours/islands.ts`. */
export const start = hydrate("carousel", Carousel);
