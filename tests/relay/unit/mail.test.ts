import { describe, expect, it } from "vitest";
import { composeMail } from "../../../server/relay/deliver/mail.ts";
import type { StoredEnquiry } from "../../../server/relay/stored-enquiry.ts";
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
