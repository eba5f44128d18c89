import { z } from "zod";
import { line, reviewed, slug } from "./common.ts";

/** `content/prices.ts`: what others charge, who says so, and the day on which that was read. */
export const prices = z.array(
  z.strictObject({
    id: slug,
    /** By name, as they are written: `{ sale: "2%" }`. */
    amounts: z.record(z.string().regex(/^\w+$/), line(1, 30)),
    source: line(4, 80),
    url: z.url(),
    day: reviewed,
  }),
);

export type PricesContent = z.input<typeof prices>;
