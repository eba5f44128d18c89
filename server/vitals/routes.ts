import { Hono } from "hono";
import { z } from "zod";
import { pageTypes, type VitalsReport, vitals, vitalsPath } from "../../enquiry/vitals.ts";
import { vitalsBody, vitalsRate } from "../limits.ts";
import { type Log, Tally } from "../log.ts";
import { readBody } from "../relay/accept/body.ts";
import { addressKey } from "../relay/accept/client-address.ts";
import { explainInvalid } from "../relay/accept/explain.ts";
import { checkOrigin } from "../relay/accept/origin.ts";
import { parseJson } from "../relay/accept/parse-json.ts";
import { RateLimiter } from "../relay/accept/rate-limiter.ts";
import { Refusal, refusalText } from "../relay/accept/refusal.ts";
import type { AddressOf } from "../relay/routes.ts";
import { StoreError } from "../relay/store/database.ts";
import { plainText, respond } from "../respond.ts";
import type { VitalsStore } from "./store.ts";

const upTo = (steps: readonly number[]) =>
  z
    .number()
    .min(0)
    .max(Math.max(...steps))
    .optional();

const report = z.strictObject({
  page: z.enum(pageTypes),
  TTFB: upTo(vitals.TTFB),
  FCP: upTo(vitals.FCP),
  LCP: upTo(vitals.LCP),
  INP: upTo(vitals.INP),
  CLS: upTo(vitals.CLS),
});

function parse(text: string): VitalsReport {
  const given = parseJson(text);
  const result = report.safeParse(given);
  if (!result.success) throw new Refusal(400, explainInvalid(result.error, given));
  return result.data;
}

type Options = { store: VitalsStore; log: Log; addressOf: AddressOf; allowedOrigins: ReadonlySet<string> };

/**
 * Takes reports of page speed, which are numbers and a type of page, and adds them to counts. Mounted when WEB_VITALS
 * is true.
 */
export function vitalsRoutes({ store, log, addressOf, allowedOrigins }: Options): Hono {
  const routes = new Hono();
  const limiter = new RateLimiter(vitalsRate);
  const tally = new Tally(log);

  routes.post(vitalsPath, async (context) => {
    try {
      checkOrigin(context.req.raw, allowedOrigins);
      const wait = limiter.take(addressKey(addressOf(context)), performance.now());
      if (wait > 0) throw new Refusal(429, "Too Many Requests", { "Retry-After": String(wait) });
      await store.add(parse(await readBody(context.req.raw, vitalsBody)), Date.now());
      return respond(null, 204);
    } catch (error) {
      if (error instanceof Refusal) return refusalText(error);
      if (!(error instanceof StoreError)) throw error;
      tally.count("vitals.failed", { reason: error.message });
      return plainText("Not counted", 503);
    }
  });
  routes.all(vitalsPath, () => plainText("Method Not Allowed", 405, { Allow: "POST" }));
  return routes;
}
