import type { Context, Handler, MiddlewareHandler } from "hono";
import { serverTimingName } from "../../../enquiry/endpoints.ts";
import { bodyLimits } from "../../limits.ts";
import { respondText } from "../../respond.ts";
import type { Intake } from "../judge-and-store.ts";
import { checkOrigin } from "./origin.ts";
import { checkSize, readBody } from "./raw-body.ts";
import { readEmailJsRequest } from "./read-emailjs.ts";
import { Refusal } from "./refusal.ts";

/** @throws {Refusal} 415 for another type of body, and for one in an encoding */
export function checkContentType({ headers }: Request, type: string): void {
  const wanted = new RegExp(`^${type}\\s*(?:;\\s*charset=(?:utf-8|"utf-8")\\s*)?$`, "i");
  if (!wanted.test(headers.get("content-type") ?? "") || headers.has("content-encoding"))
    throw new Refusal(415, `The content type should be ${type}`);
}

/** The address that a request came from, which the host knows. */
export type ClientIpOf = (context: Context) => string;

/** Refuses pages of other origins. `cors` does not grant timings, which pages of earlier releases read. */
export function requireKnownOrigin(allowed: ReadonlySet<string>): MiddlewareHandler {
  return async (context, next) => {
    checkOrigin(context.req.raw, allowed);
    const origin = context.req.header("origin") ?? "";
    if (allowed.has(origin)) context.header("Timing-Allow-Origin", origin);
    await next();
  };
}

/** Takes an enquiry as `@emailjs/browser` sends it. */
export function takeEnquiry(relay: Intake, addressOf: ClientIpOf): Handler {
  return async (context) => {
    const { raw } = context.req;
    checkContentType(raw, "application/json");
    checkSize(raw, bodyLimits.size);
    const address = addressOf(context);
    relay.admit(address);
    const { text } = await readBody(raw, bodyLimits);
    const reference = await relay.accept(readEmailJsRequest(text, relay.ids), address);
    // The answer's text is EmailJS's: pages of earlier releases take no other as a success.
    return respondText("OK", 200, reference ? { "Server-Timing": `${serverTimingName};desc="${reference}"` } : {});
  };
}
