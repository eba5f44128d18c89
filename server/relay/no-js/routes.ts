import { Hono } from "hono";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { formLimits } from "../../limits.ts";
import { respond } from "../../respond.ts";
import type { Site } from "../../static/site.ts";
import { readBodyStart } from "../accept/body.ts";
import { checkOrigin } from "../accept/origin.ts";
import { Refusal, refusalText } from "../accept/refusal.ts";
import type { Relay } from "../relay.ts";
import type { AddressOf } from "../routes.ts";
import { type Answer, type FormTemplate, formTemplate } from "./fill-form.ts";
import { checkForm, readFormBody, typedBy } from "./form-fields.ts";

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
  return `Your message was not sent: we could not store it. Please send it again. ${otherwise}`;
}

const floodText = (email: string) =>
  `Your message was not sent: too many came from your network just now. Please go back, wait a minute and send it again. If it keeps failing, write to us at ${email}.`;

/** A page that has a form, ready to be given back. */
type FormPage = {
  fill: FormTemplate;
  headers: Readonly<Record<string, string>>;
};

/** The way in for a form that is sent as the browser itself sends forms: the answer is a page. */
export function formRoutes({ relay, site, addressOf, email }: Options): Hono {
  const routes = new Hono();

  const known = new Map<string, FormPage | null>();

  /** The page at this path, if it has a form that posts; parsed once. Only pages that exist are remembered. */
  async function formPageAt(path: string): Promise<FormPage | null> {
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const page = await site.page(path);
    if (!page) return null;
    const fill = formTemplate(page.html);
    const formPage = fill && { fill, headers: page.headers };
    known.set(path, formPage);
    return formPage;
  }

  function giveBack(
    page: FormPage,
    status: number,
    answer: Omit<Answer, "summary">,
    more: Record<string, string> = {},
  ) {
    const html = page.fill({ ...answer, summary: summaryOf(status, email) });
    return respond(html, status, { ...page.headers, ...more, "Cache-Control": "no-store" });
  }

  async function take(request: Request, page: FormPage, address: string): Promise<Response> {
    checkOrigin(request, relay.allowedOrigins);
    checkContentType(request);
    admit(address);
    const { text, complete } = await readBodyStart(request, formLimits);
    const values = readFormBody(text, { complete });
    const typed = typedBy(values);
    if (!complete) return giveBack(page, 413, { typed, errors: {} });
    const checked = checkForm(values, new URL(request.url).pathname);
    if ("errors" in checked) return giveBack(page, 422, { typed, errors: checked.errors });
    try {
      await relay.accept(checked.submission, address);
      return respond(null, 303, { Location: endpoints.received, "Cache-Control": "no-store" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return giveBack(page, error.status, { typed, errors: {} }, error.headers);
    }
  }

  /** Before anything is read or rendered: what a flood is answered must cost as little as it can. */
  function admit(address: string): void {
    try {
      relay.admit(address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(error.status, floodText(email), error.headers);
    }
  }

  routes.post("*", async (context, next) => {
    const { path } = context.req;
    const page = await formPageAt(path);
    if (!page) return next();
    try {
      return await take(context.req.raw, page, addressOf(context));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusalText(error);
    }
  });
  return routes;
}
