import { Hono } from "hono";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { plainText, respond } from "../../respond.ts";
import type { Site } from "../../static/site.ts";
import { type BodyLimits, readBodyStart } from "../accept/body.ts";
import { checkOrigin } from "../accept/origin.ts";
import { Refusal, refusalText } from "../accept/refusal.ts";
import type { Relay } from "../relay.ts";
import type { AddressOf } from "../routes.ts";
import { type Answer, fillForm, hasPostForm } from "./fill-form.ts";
import { checkForm, type FieldErrors, readFormBody, type Typed, typedBy } from "./form-fields.ts";

/**
 * Percent-encoding makes up to three bytes of one, so this is the 64 KB of the JSON way in, and takes longer. It ends
 * before the HTTP server's own time-out (`node-server.ts`), whose answer would be no page.
 */
const formLimits: BodyLimits = { size: 192 * 1024, time: 15_000, discard: 4 * 1024 * 1024 };

const formType = /^application\/x-www-form-urlencoded\s*(?:;\s*charset=(?:utf-8|"utf-8")\s*)?$/i;

type Options = {
  relay: Relay;
  site: Site;
  addressOf: AddressOf;
  /** The firm's own, offered where the form fails. */
  email: string;
};

function checkContentType({ headers }: Request): void {
  if (!formType.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) {
    throw new Refusal(415, "The content type should be application/x-www-form-urlencoded");
  }
}

function summaryOf(status: number, email: string): string {
  const otherwise = `If it keeps failing, write to us at ${email}.`;
  if (status === 413)
    return `Your message was not sent: it is too long to send in one piece, and the end of it is missing below. Please shorten it, or write to us at ${email}.`;
  if (status === 422) return "Your message has not been sent yet. Please correct what is marked, then send it again.";
  if (status === 429)
    return `Your message was not sent: too many came from your network just now. Please send it again in a minute. ${otherwise}`;
  return `Your message was not sent: we could not store it. Please send it again. ${otherwise}`;
}

/** The way in for a form that is sent as the browser itself sends forms: the answer is a page. */
export function formRoutes({ relay, site, addressOf, email }: Options): Hono {
  const routes = new Hono();

  const known = new Map<string, boolean>();

  /** Whether the page at this path has a form that posts. Only pages that exist are remembered. */
  async function takesForms(path: string): Promise<boolean> {
    const answer = known.get(path);
    if (answer !== undefined) return answer;
    const page = await site.page(path);
    if (page) known.set(path, hasPostForm(page.html));
    return known.get(path) ?? false;
  }

  async function giveBack(
    path: string,
    status: number,
    typed: Typed,
    errors: FieldErrors,
    headers: Record<string, string>,
  ) {
    const page = await site.page(path);
    const answer: Answer = { typed, errors, summary: summaryOf(status, email) };
    const html = page && fillForm(page.html, answer);
    if (!page || !html) return plainText(answer.summary, status, headers);
    return respond(html, status, { ...page.headers, ...headers, "Cache-Control": "no-store" });
  }

  async function take(request: Request, path: string, address: string): Promise<Response> {
    checkOrigin(request, relay.allowedOrigins);
    checkContentType(request);
    const { text, complete } = await readBodyStart(request, formLimits);
    const values = readFormBody(text, { complete });
    const typed = typedBy(values);
    if (!complete) return giveBack(path, 413, typed, {}, {});
    const checked = checkForm(values);
    if ("errors" in checked) return giveBack(path, 422, typed, checked.errors, {});
    try {
      relay.admit(address);
      await relay.accept(checked.submission, address);
      return respond(null, 303, { Location: endpoints.received, "Cache-Control": "no-store" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return giveBack(path, error.status, typed, {}, error.headers);
    }
  }

  routes.post("*", async (context, next) => {
    const { path } = context.req;
    if (!(await takesForms(path))) return next();
    try {
      return await take(context.req.raw, path, addressOf(context));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusalText(error);
    }
  });
  return routes;
}
