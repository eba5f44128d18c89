import { describe, expect, it } from "vitest";
import { fields, recordOf } from "../../../enquiry/fields.ts";
import { csvRow } from "../../../server/cli/csv.ts";
import { fullText, summaryLine } from "../../../server/cli/show-text.ts";
import { AssetsSite } from "../../../server/cloudflare/assets-site.ts";
import { acknowledgedAs } from "../../../server/relay/accept/acknowledged-address.ts";
import { addressKey, clientAddress } from "../../../server/relay/accept/client-address.ts";
import { readEmailJsRequest } from "../../../server/relay/accept/emailjs.ts";
import { formSchema, wireSchema } from "../../../server/relay/accept/fields.ts";
import { judgeFormToken } from "../../../server/relay/accept/form-token.ts";
import { checkOrigin } from "../../../server/relay/accept/origin.ts";
import { SentTexts } from "../../../server/relay/accept/sent-texts.ts";
import { holdReasons } from "../../../server/relay/accept/spam-check.ts";
import { composeAcknowledgement } from "../../../server/relay/deliver/acknowledgement/compose.ts";
import { composeMail } from "../../../server/relay/deliver/mail.ts";
import { explain } from "../../../server/relay/deliver/webhook/answer.ts";
import { enquiryNotification, webhookBody } from "../../../server/relay/deliver/webhook/payloads.ts";
import type { Submission } from "../../../server/relay/enquiry.ts";
import { formTemplate } from "../../../server/relay/no-js/fill-form.ts";
import { checkForm, readFormBody, typedBy } from "../../../server/relay/no-js/form-fields.ts";
import type { Relay } from "../../../server/relay/relay.ts";
import { relayRoutes } from "../../../server/relay/routes.ts";
import { matcher } from "../../../server/relay/store/matcher.ts";
import { contentType } from "../../../server/static/content-types.ts";
import { chooseEncoding } from "../../../server/static/encoding.ts";
import { canonicalPath, decodePath, isUnchanged, languageFolderOf } from "../../../server/static/site.ts";
import { storedEnquiry, submissionOf, typicalEnquiry } from "../support/enquiries.ts";

const size = 100_000;

/** Patterns that take time by the length stay far below this, and those by its square far above. */
const mostMs = 1_000;

/** Texts that make patterns backtrack: runs of what one part matches, ended by what the next does not. */
const parts =
  '/ \t a . , ; : - [ < ( " % 0 é \u202e \ufdfa \u0f73 + & a=& \n a\r W/ a. a@ <a q= = 1: \r \0 \ud800 ક @'.split(" ");
const shapes = [...parts, " ", "we need ", "हम वेबसाइट ", "મારે એપ "].map((part) => ({ part, begin: "" }));
const inDomains = ["a", "a.", "a-", "ક"].map((part) => ({ part, begin: "a@" }));
const attacks = [...shapes, ...inDomains].map(({ part, begin }) => ({
  shape: `${begin}${JSON.stringify(part)} again and again`,
  text: `${begin}${part.repeat(Math.ceil(size / part.length)).slice(0, size)}!`,
}));

const enquiryOf = (text: string) =>
  storedEnquiry({
    ...recordOf("name", ({ kind }) => (kind === "tick" ? "Yes" : text)),
    holdReason: text,
    lastError: text,
    page: text,
  });

const submissionWith = (text: string): Submission =>
  submissionOf(enquiryOf(text), { submissionId: text, channel: "form" });

const requestOf = (headers: Record<string, string>) => {
  const plain = new Map(Object.entries(headers));
  return {
    url: "http://a.example/",
    headers: { get: (name: string) => plain.get(name) ?? null },
  } as unknown as Request;
};

const ids = { publicKey: "", serviceId: "", templateId: "" };
const frame = {
  from: { name: "Site", address: "a@b.example" },
  to: "a@b.example",
  siteName: "Site",
  siteUrl: "http://b.example",
};
const assets = new AssetsSite({ fetch: async () => new Response(null, { status: 404 }) }, {});
const fill = formTemplate(
  '<title>x</title><form method="post"><textarea name="message"></textarea><input name="name"></form>',
  "Not sent: ",
);

/** Every function of the server that reads text which strangers choose. */
const readers: Record<string, (text: string) => unknown> = {
  "a path": (text) => [canonicalPath(`/${text}`), languageFolderOf(`/${text}`), decodePath(text), contentType(text)],
  "a path on Workers": (text) => assets.page(`/${text}`),
  "accept-encoding": (text) => chooseEncoding(text, () => true),
  "if-none-match": (text) => isUnchanged(requestOf({ "if-none-match": text }), '"tag"'),
  origin: (text) => refused(() => checkOrigin(requestOf({ origin: text, host: text }), new Set())),
  "x-forwarded-for": (text) => [addressKey(text), addressKey(clientAddress("", text, 1))],
  "a form token": (text) => judgeFormToken("secret", text, 0),
  "the words of an enquiry": (text) =>
    holdReasons(submissionWith(text), { secret: "", now: 0, vouches: false, senders: 1 }),
  "the text that many may have sent": (text) => new SentTexts().count({ ...typicalEnquiry, message: text }),
  "an EmailJS request": (text) => [
    refused(() => readEmailJsRequest(text, ids)),
    refused(() => readEmailJsRequest(JSON.stringify({ template_params: { from_email: text, message: text } }), ids)),
  ],
  "a form": (text) => refused(() => typedBy(readFormBody(`message=${text}&email=${text}`, { complete: true }))),
  "a form's fields": (text) =>
    checkForm({ name: text, email: text, phone: text, message: text, submission_id: text }, text),
  "a form given back": (text) => fill?.({ summary: "", errors: { name: text }, typed: { ...enquiryOf(text) } }),
  "a mail": (text) => composeMail(enquiryOf(text), frame),
  "a notification": (text) => [
    webhookBody("slack", enquiryNotification(enquiryOf(text), "Site"), ""),
    webhookBody("telegram", enquiryNotification(enquiryOf(text), "Site"), ""),
  ],
  "what a receiver of notifications answers": (text) => [explain("slack", text, text), explain("telegram", text, text)],
  "an address that is acknowledged": (text) => [acknowledgedAs(text), acknowledgedAs(`${text}@b.example`)],
  "an acknowledgement": (text) =>
    composeAcknowledgement(enquiryOf(text), { ...frame, email: "a@b.example", siteName: "Site", saturday: null }),
  "a line of the list": (text) => summaryLine(enquiryOf(text)),
  "an enquiry that is shown": (text) => fullText(enquiryOf(text)),
  "an enquiry that is searched": (text) => matcher("words")(enquiryOf(text)),
  "an enquiry that is exported": (text) => csvRow(enquiryOf(text)),
  ...Object.fromEntries(
    fields.map((field) => [
      `the field ${field.name}`,
      (text: string) => [wireSchema(field).safeParse(text), formSchema(field).safeParse(text)],
    ]),
  ),
};

function refused(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/**
 * This thread's processor time in milliseconds, the least of up to three runs. Other work on the machine does not
 * lengthen it.
 */
async function quickest(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > mostMs; run++) {
    const begin = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(begin);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

describe.each(Object.entries(readers))("%s of 100 kB costs by its length, not by its square", (_name, read) => {
  it.each(attacks)("$shape", async ({ text }) => {
    expect(await quickest(() => read(text))).toBeLessThan(mostMs);
  });
});

it("a content type of 100 kB costs by its length, not by its square", async () => {
  const relay = { allowedOrigins: new Set<string>() } as unknown as Relay;
  const routes = relayRoutes(relay, () => "");
  for (const spaces of [" ", "\t", ";", " ;"]) {
    const post = (type: string) =>
      routes.request("/api/v1.0/email/send", {
        method: "POST",
        headers: { "content-type": `application/json${type}` },
      });
    const type = `${spaces.repeat(size / spaces.length)}!`;
    expect((await post(type)).status).toBe(415);
    expect(await quickest(() => post(type))).toBeLessThan(mostMs);
  }
});
