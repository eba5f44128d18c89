import { type Context, Hono } from "hono";
import { endpoints, referenceTiming } from "../../enquiry/endpoints.ts";
import { bodyLimits } from "../limits.ts";
import { plainText, respond } from "../respond.ts";
import { readBody } from "./accept/body.ts";
import { readEmailJsRequest } from "./accept/emailjs.ts";
import { checkOrigin } from "./accept/origin.ts";
import { Refusal, refusalText } from "./accept/refusal.ts";
import type { Relay } from "./relay.ts";

const jsonType = /^application\/json\s*(?:;\s*charset=(?:utf-8|"utf-8")\s*)?$/i;

/** The address that a request came from, which the host knows. */
export type AddressOf = (context: Context) => string;

type Headers = Record<string, string>;

/** The second header lets the page read `Server-Timing`. */
const crossOrigin = (origin: string | null): Headers =>
  origin === null ? {} : { "Access-Control-Allow-Origin": origin, "Timing-Allow-Origin": origin, Vary: "Origin" };

/**
 * Tells the page the reference of its enquiry. The answer's text is EmailJS's: pages of earlier releases take no other
 * as a success. So the reference is in a header, which the browser gives to the page with the request's timing.
 */
const referenceHeader = (reference: string | undefined): Headers =>
  reference ? { "Server-Timing": `${referenceTiming};desc="${reference}"` } : {};

function checkContentType(request: Request): void {
  const isJson = jsonType.test(request.headers.get("content-type") ?? "");
  if (!isJson || request.headers.has("content-encoding"))
    throw new Refusal(415, "The content type should be application/json");
}

/** The browser asks before it posts JSON to another origin. */
function preflight(request: Request, relay: Relay): Response {
  try {
    const origin = checkOrigin(request, relay.allowedOrigins);
    const grants = { "Access-Control-Allow-Methods": "POST", "Access-Control-Allow-Headers": "content-type" };
    return respond(null, 204, { ...crossOrigin(origin), ...grants, "Access-Control-Max-Age": "86400" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalText(error);
  }
}

/** Runs an endpoint. It checks the origin first, and answers a refusal in EmailJS's way. */
async function answer(
  request: Request,
  relay: Relay,
  work: () => Promise<[text: string, headers?: Headers]>,
): Promise<Response> {
  let origin: string | null = null;
  try {
    origin = checkOrigin(request, relay.allowedOrigins);
    const [text, headers] = await work();
    return plainText(text, 200, { ...crossOrigin(origin), ...headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalText(error, crossOrigin(origin));
  }
}

const refuseMethod = (allow: string) => plainText("Method Not Allowed", 405, { Allow: allow });

/** The relay's endpoints: send, form-token. */
export function relayRoutes(relay: Relay, addressOf: AddressOf): Hono {
  const routes = new Hono();

  routes.post(endpoints.send, (context) => {
    const request = context.req.raw;
    return answer(request, relay, async () => {
      checkContentType(request);
      const address = addressOf(context);
      relay.admit(address);
      const reference = await relay.accept(readEmailJsRequest(await readBody(request, bodyLimits), relay.ids), address);
      return ["OK", referenceHeader(reference)];
    });
  });
  routes.options(endpoints.send, (context) => preflight(context.req.raw, relay));
  routes.all(endpoints.send, () => refuseMethod("POST, OPTIONS"));

  routes.get(endpoints.formToken, (context) => answer(context.req.raw, relay, async () => [await relay.formToken()]));
  routes.all(endpoints.formToken, () => refuseMethod("GET, HEAD"));

  return routes;
}
