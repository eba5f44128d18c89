import type { Handler } from "hono";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { signals } from "../../../enquiry/fields.ts";
import { interpolate } from "../../../enquiry/interpolate.ts";
import { pathIn } from "../../../enquiry/page.ts";
import { formLimits } from "../../limits.ts";
import { languageAt, messagesIn } from "../../messages.ts";
import { respond } from "../../respond.ts";
import type { Site } from "../../static/static-site.ts";
import { readBody } from "../accept/body.ts";
import { checkOrigin } from "../accept/origin.ts";
import { Refusal } from "../accept/refusal.ts";
import type { AddressOf } from "../accept/take-enquiry.ts";
import type { Relay } from "../relay.ts";
import { type FormTemplate, formTemplate } from "./fill-form.ts";
import { checkForm, type FieldErrors, readFormBody, typedBy } from "./form-fields.ts";

const formType = /^application\/x-www-form-urlencoded\s*(?:;\s*charset=(?:utf-8|"utf-8")\s*)?$/i;

/** Where to write and to call. */
export type Contact = { email: string; phone: string };

type Options = {
  relay: Relay;
  site: Site;
  addressOf: AddressOf;
  /** The firm's own address and phone, offered when the form fails. */
  contact: Contact;
};

function checkContentType({ headers }: Request): void {
  if (!formType.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) {
    throw new Refusal(415, "The content type should be application/x-www-form-urlencoded");
  }
}

/** Why a form is given back. */
type Cause = { status: number; errors?: FieldErrors; asksAgain?: boolean };

function summaryOf({ status, asksAgain }: Cause, contact: Contact, language: string): string {
  const { again, askAgain, correct, tooLong, notStored } = messagesIn(language).formAnswers;
  if (asksAgain) return interpolate(askAgain, { again });
  if (status === 413) return interpolate(tooLong, contact);
  return status === 422 ? correct : interpolate(notStored, contact);
}

/** Whether the client shows an answer to a person. A program that does not is judged at once. */
const showsPages = ({ headers }: Request) => headers.get("accept")?.includes("text/html") ?? false;

/** A page with a form, ready to be filled in. */
type FormPage = {
  /** Language of the page. */
  language: string;
  fill: FormTemplate;
};

/** Takes a form that the browser sends without scripts. The answer is a page. */
export function takeForm({ relay, site, addressOf, contact }: Options): Handler {
  const known = new Map<string, FormPage | null>();

  /** The page at this path when it has a form that posts. Only existing pages are cached. */
  async function formPageAt(path: string): Promise<FormPage | null> {
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const page = await site.page(path);
    if (!page) return null;
    const language = languageAt(path);
    const template = formTemplate(page, messagesIn(language).formAnswers.notSent);
    const formPage = template && { language, fill: template };
    known.set(path, formPage);
    return formPage;
  }

  async function giveBack(
    page: FormPage,
    values: Record<string, string>,
    cause: Cause,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const { language } = page;
    const html = page.fill({
      typed: typedBy(values),
      summary: summaryOf(cause, contact, language),
      errors: cause.errors ?? {},
      token: await relay.tokenToGiveBack(values[signals.formToken] ?? "").catch(() => null),
      button: cause.asksAgain ? messagesIn(language).formAnswers.again : null,
    });
    return respond(html, cause.status, {
      ...more,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    });
  }

  async function take(request: Request, page: FormPage, address: string): Promise<Response> {
    admit(request, page.language, address);
    const { text, complete } = await readBody(request, formLimits);
    const values = readFormBody(text, { complete });
    if (!complete) return giveBack(page, values, { status: 413 });
    const checked = checkForm(values, new URL(request.url).pathname);
    if ("errors" in checked) return giveBack(page, values, { status: 422, errors: checked.errors });
    const { submission } = checked;
    try {
      if (showsPages(request) && (await relay.asksAgain(submission)))
        return giveBack(page, values, { status: 422, asksAgain: true });
      await relay.accept(submission, address);
      return respond(null, 303, { Location: pathIn(page.language, endpoints.received), "Cache-Control": "no-store" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return giveBack(page, values, { status: error.status }, error.headers);
    }
  }

  /** Checked before anything is read or rendered: an answer to a flood must cost little. */
  function admit(request: Request, language: string, address: string): void {
    const { notRecognised, tooMany } = messagesIn(language).formAnswers;
    refuseWith(notRecognised, () => {
      checkOrigin(request, relay.allowedOrigins);
      checkContentType(request);
    });
    refuseWith(tooMany, () => relay.admit(address));
  }

  /** Answers a refusal with a page, because a person reads it. */
  function refuseWith(text: string, check: () => void): void {
    try {
      check();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(error.status, interpolate(text, contact), error.headers);
    }
  }

  return async (context, next) => {
    const { path, raw } = context.req;
    const page = await formPageAt(path);
    return page ? take(raw, page, addressOf(context)) : next();
  };
}
