import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { type Field, type FieldName, fields } from "../../../enquiry/fields.ts";
import { wireSchema } from "../../../server/relay/accept/fields.ts";
import { composeMail, writing } from "../../../server/relay/deliver/mail.ts";
import type { StoredEnquiry } from "../../../server/relay/enquiry.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const frame = {
  from: { name: "Kutch IT", address: "site@kutchit.example" },
  to: "owner@kutchit.example",
  siteName: "Kutch IT",
  siteUrl: "https://kutchit.example",
};

const enquiryOf = (fields: Partial<StoredEnquiry>) =>
  storedEnquiry({ channel: "form", receivedAt: Date.UTC(2026, 10, 21, 9, 8, 7), ...fields });

const mailOf = (fields: Partial<StoredEnquiry> = {}) => composeMail(enquiryOf(fields), frame);

/** The bytes that both transports send. */
const rawOf = async (fields: Partial<StoredEnquiry> = {}): Promise<string> =>
  (await new MailComposer({ ...mailOf(fields), ...writing }).compile().build()).toString("latin1");

const headOf = (raw: string) => raw.slice(0, raw.indexOf("\r\n\r\n"));
const unfolded = (raw: string) => headOf(raw).split(/\r\n(?![ \t])/);

/** Removes differences that a parser may make at the end of a text. */
const tidy = (text: string) => text.replaceAll("\r\n", "\n").trim();

const words: Record<string, Partial<StoredEnquiry>> = {
  Gujarati: { name: "આશા પટેલ", message: "અમને દરેક ટ્રકનું વજન નોંધે એવી સિસ્ટમ જોઈએ છે.\nક્યારે વાત થઈ શકે?" },
  "pictures of several code points": { name: "👩‍👩‍👧‍👦 Patel 🇮🇳", message: "👩🏽‍💻".repeat(50) },
  "an encoded word": { name: "=?utf-8?q?The_Chairman?=", message: "=?utf-8?B?4oCu?= =?utf-8?q?=0D=0ABcc:?= x" },
  "one word of 3,000 letters": { name: "x".repeat(200), message: "y".repeat(3_000) },
  "what looks like a mail": {
    message: "From me\n\n.\n..\nFrom: x\n\n--boundary\nContent-Type: text/html\n\n<b>bold</b>",
  },
  "signs of HTML and of headers": {
    name: 'A "B" <c@d.example>, E; F',
    company: "Rann & Sons <b>",
    message: "a\tb  c\n\n\nd",
  },
};

it.each(Object.entries(words))("a mail with %s is read as it was composed", async (_what, fields) => {
  const { from, to, replyTo, subject, messageId, references, text, html } = mailOf(fields);
  const mail = await PostalMime.parse(await rawOf(fields));
  expect({ ...mail, text: tidy(mail.text ?? ""), html: tidy(mail.html ?? "") }).toMatchObject({
    ...{ from, to: [{ address: to }], replyTo: [{ address: replyTo?.address }], subject, messageId },
    ...{ references: references?.join(" "), text: tidy(text), html: tidy(html ?? "") },
  });
});

/** Any text, much of it beyond ASCII, some of it with broken characters. */
const anyText = fc.string({
  unit: fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })),
  maxLength: 300,
});
/** The same text after the relay has read it from a form. */
const typed = (name: FieldName) =>
  anyText
    .map((text) => wireSchema(fields.find((field) => field.name === name) as Field).safeParse(text))
    .filter(({ success }) => success)
    .map(({ data = "" }) => data);

describe("whatever is typed, the mail keeps the rules", () => {
  const everyMail = (check: (raw: string, fields: Partial<StoredEnquiry>) => void) =>
    fc.assert(
      fc.asyncProperty(typed("name"), typed("company"), typed("message"), async (name, company, message) => {
        const fields = { name, company, message };
        check(await rawOf(fields), fields);
      }),
      { numRuns: 150 },
    );

  it("of RFC 5322: ASCII, whole line breaks, lines of 78 characters in the head and 998 below, each header once", () =>
    everyMail((raw) => {
      expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
      expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of headOf(raw).split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(78);
        expect(line.trim()).not.toBe("");
      }
      expect(Math.max(...raw.split("\r\n").map(({ length }) => length))).toBeLessThanOrEqual(998);
      const names = unfolded(raw).map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
      expect(names.toSorted()).toEqual(
        "auto-submitted content-type date from message-id mime-version references reply-to subject to".split(" "),
      );
      expect(raw).toMatch(/^Date: \w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m);
      expect(raw).toMatch(/^Message-ID: <[\w-]+@kutchit\.example>\r$/m);
      expect(raw).toMatch(/^References: <person\.[0-9a-f]{32}@kutchit\.example>\r$/m);
    }));

  it("of one line: the subject is short, and reads in the order in which it is written", () => {
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        const { subject } = mailOf({ name, message });
        expect(subject).toMatch(/^Kutch IT enquiry/);
        expect(subject.length).toBeLessThanOrEqual(150);
        expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|=\?/u);
      }),
    );
  });
});

describe("the subject", () => {
  it.each([
    [{ name: "Asha Patel", message: "We weigh salt.\nBy hand." }, "Asha Patel: We weigh salt. By hand."],
    [{ name: "Asha", message: `We would like ${"a very ".repeat(20)}` }, /^Asha: We would like( a| very)+…$/],
    [{ name: "As\u202eha", message: "gnp.\u202eexe" }, "Asha: gnp.exe"],
    [{ name: "👩‍👩‍👧‍👦".repeat(9), message: "x" }, `${"👩‍👩‍👧‍👦".repeat(5)}…: x`],
    [{ name: "x".repeat(61), message: "y" }, `${"x".repeat(59)}…: y`],
    [{ name: `${"x".repeat(40)} ${"y".repeat(18)} z`, message: "y" }, `${"x".repeat(40)} ${"y".repeat(18)}…: y`],
    [{ name: `${"x".repeat(25)} a${"\u0301".repeat(50)}`, message: "y" }, `${"x".repeat(25)}…: y`],
    [{ name: "=?utf-8?q?Chairman?=", message: "x" }, "= ?utf-8?q?Chairman?=: x"],
  ])("of %j has the name and the first words", (fields, expected) => {
    expect(mailOf(fields).subject.replace("Kutch IT enquiry: ", "")).toEqual(
      typeof expected === "string" ? expected : expect.stringMatching(expected),
    );
  });
});

it("the HTML sets no colour, so that it can be read on a dark ground as well, and marks up nothing that was typed", () => {
  const { html = "" } = mailOf({ message: '<img src=x onerror=alert(1)> "&amp;"', company: "<b>x</b>" });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/color:|background|bgcolor|<img|<b>/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &quot;&amp;amp;&quot;");
});

it.each([
  [{}, ["Written on the page in: English", "Received: 2026-11-21 14:38 IST", "Reference: 0m7sklftsc0dbk4ct"]],
  [
    { page: "/services/devops-solutions", language: "gu", holdReason: "honeypot" },
    [
      "Came from the page: /services/devops-solutions",
      "Written on the page in: Gujarati",
      "Was held because: a field that people cannot see was filled in",
      "Received: 2026-11-21 14:38 IST",
      "Reference: 0m7sklftsc0dbk4ct",
    ],
  ],
] as const)("the rows of %j are those that say something, then the message", (changes, rows) => {
  const { text, html = "" } = mailOf({
    ...changes,
    name: "Asha",
    email: "a@b.example",
    phone: "",
    company: "",
    message: "Hello",
  });
  const particulars = ["Name: Asha", "E-mail: a@b.example", "Free consultation: Yes"];
  const end = "All that follows is the message as it was typed:";
  const lines = [...particulars, ...rows];
  expect(text.split("\n")).toEqual([...lines, "", end, "", "Hello", ""]);
  const cells = Array.from(
    html.matchAll(/<tr><th[^>]*>(.*?)<\/th><td dir="auto">(.*?)<\/td><\/tr>/g),
    ([, a, b]) => `${a}: ${b}`,
  );
  expect(cells).toEqual(lines);
  expect(html).not.toMatch(/<\/tr>(?!<tr>|<\/table>)/);
});
