import type { Context, Handler } from "hono";
import { html } from "hono/html";
import { maxDecisionBytes } from "../../limits.ts";
import type { Logger } from "../../log.ts";
import { ownerCommand } from "../../owner-command-text.ts";
import { respond } from "../../respond.ts";
import { checkSize } from "../accept/raw-body.ts";
import { enquiryHtml } from "../deliver/mail.ts";
import { nonDeliveryTexts } from "../deliver/notice-texts.ts";
import { holdReasonText } from "../hold-reasons.ts";
import type { EnquiryAdmin } from "../store/enquiry-admin.ts";
import type { StoredEnquiry } from "../stored-enquiry.ts";
import { decisionPath, type LinkSigner, type PendingDecision } from "./signed-links.ts";

/** What the pages behind signed links need. */
export type DecisionOptions = {
  links: LinkSigner;
  records: EnquiryAdmin;
  /** Called for each enquiry that may be delivered from now on. */
  onQueued: (id: string) => void;
  siteName: string;
  log: Logger;
};

/** What waits, or why there is nothing to decide: the answer's status and words. */
type Found = { enquiry: StoredEnquiry; waiting: PendingDecision; why: string } | { status: number; words: string };

/** Where the pages' style is. The site's policy would need a hash of one in the page. */
export const stylePath = `${decisionPath}style.css`;

/** Sizes for a thumb, because mails are read on phones. */
export const sendStyleSheet = () =>
  respond(
    `body { max-width: 40rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
button, summary { box-sizing: border-box; min-height: 48px; padding: 10px 16px; font: inherit }
details { margin: 40px 0 }
details form { margin-top: 24px }
`,
    200,
    { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-store" },
  );

/** A page without scripts. Its address holds a key. */
function page(status: number, siteName: string, title: string, ...body: ReturnType<typeof html>[]): Response {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="stylesheet" href="${stylePath}"><title>${title} | ${siteName}</title>`;
  const whole = html`<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return respond(String(whole), status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
  });
}

const paragraph = (text: string) => html`<p>${text}</p>`;

async function find({ links, records }: DecisionOptions, { req }: Context): Promise<Found> {
  const id = req.param("id") ?? "";
  const link = await links.read(id, req.query("key") ?? "", Date.now());
  const otherwise = `On the site's machine: ${ownerCommand(/^\w+$/.test(id) ? `show ${id}` : "")}`;
  if (!link)
    return { status: 403, words: `This link is not one of this site's, or a part of it is missing. ${otherwise}` };
  const [enquiry] = (await records.find(id)).filter((one) => one.id === id);
  if (!enquiry) return { status: 410, words: "This enquiry has been deleted." };
  const deliveries = link.channel === "mail" ? [] : await records.deliveriesOf(id);
  const { status, dueAt, lastError } = deliveries.find(({ channel }) => channel === link.channel) ?? enquiry;
  const waits = (status === "held" || status === "dead") && dueAt === link.dueAt;
  if (!waits) return { status: 410, words: `This has been decided already: the enquiry is ${enquiry.status}.` };
  if (link.isOld)
    return { status: 410, words: `This link was valid for seven days. The next mail has a new one. ${otherwise}` };
  const why =
    status === "held"
      ? `was held because ${holdReasonText(enquiry.holdReason ?? "")}`
      : nonDeliveryTexts[link.channel].what;
  return { enquiry, waiting: link, why: `It ${why}. ${lastError ?? ""}`.trim() };
}

const button = (decision: string, words: string) =>
  html`<form method="post"><button name="do" value="${decision}">${words}</button></form>`;
/** Deleting takes two presses, because one can be a slip. */
const buttons = html`<hr>${button("deliver", "Deliver it")}<details><summary>Delete it …</summary>${button("delete", "Delete it for good")}</details>`;

const refusal = ({ status, words }: { status: number; words: string }, siteName: string) =>
  page(status, siteName, "Nothing to decide", paragraph(words));

/** Shows what waits, with a button for each decision. It changes nothing, because mail programs open links by themselves. */
export function showDecision(decisions: DecisionOptions): Handler {
  return async (context) => {
    const found = await find(decisions, context);
    if ("words" in found) return refusal(found, decisions.siteName);
    const { enquiry, why } = found;
    const title = enquiry.status === "held" ? "An enquiry is held" : "An enquiry was not delivered";
    return page(200, decisions.siteName, title, paragraph(why), enquiryHtml(enquiry), buttons);
  };
}

/** Delivers or deletes what a signed link is about, once. */
export function takeDecision(decisions: DecisionOptions): Handler {
  const { records, onQueued, siteName, log } = decisions;

  async function deliver({ id, channel, dueAt }: PendingDecision, { status }: StoredEnquiry): Promise<number> {
    const now = Date.now();
    const isHeld = channel === "mail" && status === "held";
    return isHeld ? records.release(id, now) : records.resend(channel, { id, diedAt: dueAt }, now);
  }

  return async (context) => {
    checkSize(context.req.raw, maxDecisionBytes);
    const found = await find(decisions, context);
    if ("words" in found) return refusal(found, siteName);
    const { waiting, enquiry } = found;
    const { id } = waiting;
    const { do: decision } = await context.req.parseBody();
    if (decision !== "deliver" && decision !== "delete")
      return refusal({ status: 400, words: "Press one of the two buttons of the page before." }, siteName);
    const isDelivered = decision === "deliver";
    const changed = isDelivered ? await deliver(waiting, enquiry) : await records.deleteOne(id);
    if (changed === 0) return refusal({ status: 410, words: "This has been decided already." }, siteName);
    log("owner.decided", { id, channel: waiting.channel, decision });
    if (isDelivered) onQueued(id);
    const words = isDelivered
      ? "It will be delivered in a moment. To see what became of it, look into your mailbox."
      : "It is deleted from the site's store, with what was noted of its mails. Backups keep it until they are deleted.";
    return page(200, siteName, isDelivered ? "Delivered" : "Deleted", paragraph(words));
  };
}
