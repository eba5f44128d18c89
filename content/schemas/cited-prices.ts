import { z } from "zod";
import { line, reviewed, slug } from "./common.ts";

/** `content/cited-prices.ts`: what others charge, with the page and the day on which it was read. */
export const marketPrices = z.array(
  z.strictObject({
    id: slug,
    /** Amounts by name, as the page prints them: `{ sale: "2%" }`. */
    amounts: z.record(z.string().regex(/^\w+$/), line(1, 30)),
    url: z.url(),
    day: reviewed,
    /** Set if it was read at `url` itself, and not in a stored copy of that page. */
    live: z.literal(true).optional(),
  }),
);

export type MarketPrices = z.input<typeof marketPrices>;
