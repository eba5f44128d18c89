import { Carousel } from "~/ui/carousel/carousel.tsx";
import { hydrate } from "./hydrate.ts";

/** Called by `app/start.ts`. */
export const start = hydrate("carousel", Carousel);
