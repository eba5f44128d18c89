import { describe, expect, it } from "vitest";
import { issueFormToken } from "../../../server/relay/accept/form-token.ts";
import { SentTexts } from "../../../server/relay/accept/sent-texts.ts";
import { holdReasons, isVouchedFor } from "../../../server/relay/accept/spam-check.ts";
import type { Submission } from "../../../server/relay/enquiry.ts";
import { submissionOf, typicalEnquiry } from "../support/enquiries.ts";

const [secret, now] = ["a secret", Date.UTC(2026, 10, 23)];

/** A message that a person sends by the form after a minute. */
const typed = (message: string, more: Partial<Submission["enquiry"]> = {}): Submission =>
  submissionOf({ ...more, message }, { formToken: issueFormToken(secret, now - 60_000), page: "/" });

const judge = (submission: Submission, senders = 1) => holdReasons(submission, { secret, now, vouches: true, senders });

const words = [
  "We offer backlinks. Our SEO packages bring your website to the first page: https://rank.example",
  "Your domain expires within 24 hours. Pay at https://renew.example/now",
  "Our loans are guaranteed, and instant. We have no bank behind us yet: that is what the app is for.",
  "The phone number on https://kutchit.example/contact does not ring.",
  "હવે બહુ થયું. https://kutchit.example/gu/contact",
  "Seen at https://a.example https://b.example https://c.example https://d.example",
];

describe("who passed token, time and hidden field", () => {
  it.each(words)("is held for no words: %s", (message) => {
    expect(judge(typed(message))).toEqual([]);
  });

  it.each([
    ["a web address as a name", "link-in-name", typed("Hello", { name: "https://rank.example" })],
    ["links as forums have them", "markup", typed("[url=https://slots.example]play[/url]")],
    ["a list of links", "link-list", typed("https://a.example/ ".repeat(11))],
  ])("is held for what no client does: %s", (_, reason, submission) => {
    expect(judge(submission)).toEqual([reason]);
  });

  it("is held for no list of as many links as a person may send", () => {
    expect(judge(typed("https://a.example/ ".repeat(10)))).toEqual([]);
  });

  it("is held for a text that came under many addresses already", () => {
    expect(judge(typed("The same again"), 3)).toEqual([]);
    expect(judge(typed("The same again"), 4)).toEqual(["same-text"]);
  });
});

describe("what nobody vouches for", () => {
  const [selling = ""] = words;

  it("is judged by its words: without a token, or with one that was used up", () => {
    expect(judge({ ...typed(selling), formToken: null })).toEqual(["selling"]);
    expect(holdReasons(typed(selling), { secret, now, vouches: false, senders: 1 })).toEqual(["selling"]);
  });

  it("may have three links, and not four", () => {
    const withLinks = (count: number) => ({ ...typed("https://a.example/ ".repeat(count)), formToken: null });
    expect([3, 4].map((count) => judge(withLinks(count)))).toEqual([[], ["many-links"]]);
  });

  it.each([
    ["honeypot", { honeypot: "x" }],
    ["token-forged", { formToken: "." }],
  ])("is held for the signal, %s, and the words", (signal, sent) => {
    const submission = { ...typed(selling), ...sent };
    expect(judge(submission)).toEqual([signal, "selling"]);
    expect(isVouchedFor(submission, { secret, now, vouches: true, senders: 1 })).toBe(false);
  });
});

describe("a text is counted by the addresses that sent it", () => {
  const text = "We would like to talk to whoever decides on this in your company, some time this week.";
  const from = (email: string, message = text) => ({ ...typicalEnquiry, email, message });

  it("whatever link or number is in it, and once for one address", () => {
    const texts = new SentTexts();
    const counts = [
      from("a@x.example"),
      from("A@X.example", `${text} https://rank.example/7`),
      from("b@x.example", text.toUpperCase()),
      from("c@x.example", text.replace(".", " 4711.")),
    ].map((enquiry) => texts.count(enquiry));
    expect(counts).toEqual([1, 1, 2, 3]);
  });

  it("but not a short one, which many people write", () => {
    const texts = new SentTexts();
    const counts = ["a", "b", "c", "d", "e"].map((name) => texts.count(from(`${name}@x.example`, "please call me")));
    expect(counts).toEqual([1, 1, 1, 1, 1]);
  });
});
