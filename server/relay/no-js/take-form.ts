import type { Handler } from "hono";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { recordByField } from "../../../enquiry/fields.ts";
import { interpolate } from "../../../enquiry/interpolate.ts";
import { pathIn } from "../../../enquiry/language-prefix.ts";
import { languageAt, messagesIn } from "../../language-lookup.ts";
import { formBodyLimits } from "../../limits.ts";
import { respond, wantsPage } from "../../respond.ts";
import type { Site } from "../../static/static-site.ts";
import { checkOrigin } from "../accept/origin.ts";
import { readBody } from "../accept/raw-body.ts";
import { Refusal } from "../accept/refusal.ts";
import { type ClientIpOf, checkContentType } from "../accept/take-enquiry.ts";
import type { Intake } from "../judge-and-store.ts";
import { type FillFormPage, formPageFiller } from "./fill-form.ts";
import { checkForm, type FieldErrors, readFormBody } from "./parse-form.ts";

/** Where to write and to call. */
type Contact = { email: string; phone: string };

/** What a form without scripts needs. */
export type FormOptions = {
  relay: Intake;
  site: Site;
  addressOf: ClientIpOf;
  /** The firm's own address and phone, offered when the form fails. */
  contact: Contact;
};

/** Why a form is given back. */
type Cause = { status: number; errors?: FieldErrors; asksAgain?: boolean };

function summaryOf({ status, asksAgain }: Cause, contact: Contact, language: string): string {
  const { again, askAgain, correct, tooLong, notStored } = messagesIn(language).formAnswers;
  if (asksAgain) return interpolate(askAgain, { again });
  if (status === 413) return interpolate(tooLong, contact);
  return status === 422 ? correct : interpolate(notStored, contact);
}

/** Takes a form that the browser sends without scripts. The answer is a page. */
export function takeForm({ relay, site, addressOf, contact }: FormOptions): Handler {
  const known = new Map<string, FillFormPage | null>();

  /** The page at this path when it has a form that posts, ready to be filled in. Only existing pages are cached. */
  async function templateAt(path: string): Promise<FillFormPage | null> {
    const readPage = known.has(path) ? null : await site.page(path);
    if (readPage) known.set(path, formPageFiller(await readPage(), messagesIn(languageAt(path)).formAnswers.notSent));
    return known.get(path) ?? null;
  }

  type Given = { values: Record<string, string>; fill: FillFormPage; language: string };

  async function giveBack({ values, fill, language }: Given, cause: Cause, more: Record<string, string> = {}) {
    const html = fill({
      typed: recordByField("name", ({ name }) => values[name] ?? ""),
      summary: summaryOf(cause, contact, language),
      errors: cause.errors ?? {},
      token: await relay.formToken().catch(() => null),
      button: cause.asksAgain ? messagesIn(language).formAnswers.again : null,
    });
    return respond(html, cause.status, {
      ...more,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    });
  }

  async function take(request: Request, fill: FillFormPage, address: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    const language = languageAt(pathname);
    admit(request, language, address);
    const { text, complete } = await readBody(request, formBodyLimits);
    const values = readFormBody(text, { complete });
    const given = { values, fill, language };
    if (!complete) return giveBack(given, { status: 413 });
    const checked = checkForm(values, pathname);
    if ("errors" in checked) return giveBack(given, { status: 422, errors: checked.errors });
    const { submission } = checked;
    try {
      if (wantsPage(request) && (await relay.asksAgain(submission)))
        return giveBack(given, { status: 422, asksAgain: true });
      await relay.accept(submission, address);
      return respond(null, 303, { Location: pathIn(language, endpoints.received), "Cache-Control": "no-store" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return giveBack(given, { status: error.status }, error.headers);
    }
  }

  /** Checked before anything is read or rendered: an answer to a flood must cost little. A refusal is read by a person. */
  function admit(request: Request, language: string, address: string): void {
    const { notRecognised, tooMany } = messagesIn(language).formAnswers;
    try {
      checkOrigin(request, relay.allowedOrigins);
      checkContentType(request, "application/x-www-form-urlencoded");
      relay.admit(address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const text = error.status === 429 ? tooMany : notRecognised;
      throw new Refusal(error.status, interpolate(text, contact), error.headers);
    }
  }

  return async (context, next) => {
    const { path, raw } = context.req;
    const fill = await templateAt(path);
    return fill ? take(raw, fill, addressOf(context)) : next();
  };
}
