import type { Handler } from "hono";
import { z } from "zod";
import { pageTypes, vitals } from "../../enquiry/vitals.ts";
import { maxPathLength, vitalsBody, vitalsRate } from "../limits.ts";
import { createTally, type Log } from "../log.ts";
import { readBody } from "../relay/accept/body.ts";
import { addressKey } from "../relay/accept/client-address.ts";
import { createLimiter } from "../relay/accept/rate-limiter.ts";
import { readJson } from "../relay/accept/read-json.ts";
import { Refusal } from "../relay/accept/refusal.ts";
import type { AddressOf } from "../relay/accept/take-enquiry.ts";
import { StoreError } from "../relay/store/database.ts";
import { plainText } from "../respond.ts";
import type { Site } from "../static/static-site.ts";
import type { VitalsStore } from "./vitals-store.ts";

const upTo = (steps: readonly number[]) =>
  z
    .number()
    .min(0)
    .max(Math.max(...steps))
    .optional();

const report = z.strictObject({
  page: z.enum(pageTypes),
  path: z.string().max(maxPathLength).optional(),
  TTFB: upTo(vitals.TTFB),
  FCP: upTo(vitals.FCP),
  LCP: upTo(vitals.LCP),
  INP: upTo(vitals.INP),
  CLS: upTo(vitals.CLS),
});

type Options = { store: VitalsStore; site: Site; log: Log; addressOf: AddressOf };

/** Takes reports of page speed, which are numbers, a page and its type, and adds them to counts. */
export function countVitals({ store, site, log, addressOf }: Options): Handler {
  const limiter = createLimiter(vitalsRate);
  const tally = createTally(log);
  return async (context) => {
    const wait = limiter.take(addressKey(addressOf(context)), performance.now());
    if (wait > 0) throw new Refusal(429, "Too Many Requests", { "Retry-After": String(wait) });
    const { text } = await readBody(context.req.raw, vitalsBody);
    try {
      const { path, ...values } = readJson(text, report);
      // Strangers can make up any number of addresses.
      const visited = path !== undefined && (await site.page(path)) !== undefined;
      await store.add({ ...values, ...(visited && { path }) }, Date.now());
      return context.body(null, 204);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      tally("vitals.failed", { reason: error.message });
      return plainText("Not counted", 503);
    }
  };
}
