import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { parseContent } from "~/content/.server/parse.ts";
import { privacyWith } from "~/content/.server/privacy.ts";
import { privacy as schema } from "~/content/.server/schemas/privacy.ts";
import { site } from "../../content/site.ts";
import { readContent } from "../../pipeline/content.ts";
import { fieldColumns } from "../../server/relay/store/field-columns.ts";
import { readSettings } from "../../settings/schema.ts";
import { configuredBuild } from "../e2e/support/builds.ts";

const { privacy } = readContent();

/** What the page says with these settings, a text for each section. */
const pageWith = (env: Record<string, string>) =>
  privacyWith(readSettings(site, env), privacy.sections).map(({ title, paragraphs }) => ({
    title,
    text: paragraphs.join(" "),
  }));
const textWith = (env: Record<string, string>) =>
  pageWith(env)
    .map(({ text }) => text)
    .join(" ");

const { MAIL_PROVIDER, MAIL_PUBLIC_KEY, MAIL_SERVICE_ID, MAIL_TEMPLATE_ID, ANALYTICS_CONFIG } = configuredBuild;
const emailjs = { MAIL_PROVIDER, MAIL_PUBLIC_KEY, MAIL_SERVICE_ID, MAIL_TEMPLATE_ID };
const choices = [
  [{}, { MAIL_ORIGIN: "https://mail.kutch.test" }, emailjs],
  [{}, { CONTACT_PAGE_DELIVERY: "email" }],
  [{}, { ANALYTICS_CONFIG }],
] as const;
const every = choices[0].flatMap((mail) =>
  choices[1].flatMap((contact) => choices[2].map((analytics) => ({ ...mail, ...contact, ...analytics }))),
);

describe("the text on privacy, with whatever settings", () => {
  it.each(every)("has something to say under each heading: %j", (env) => {
    for (const { title, text } of pageWith(env)) expect(text, title).toMatch(/\w/);
    expect(textWith(env)).not.toMatch(/[{}]|undefined/);
  });

  it.each(every)("names those who get an enquiry, and nobody else: %j", (env) => {
    const text = textWith(env);
    const isRelay = !("MAIL_PROVIDER" in env);
    const receiver = "MAIL_ORIGIN" in env ? "mail.kutch.test" : isRelay ? "the server of this site" : "api.emailjs.com";
    expect(text).toContain(receiver);
    expect(text.includes("EmailJS")).toBe(!isRelay);
    // Only the relay stores; only there is there something to keep for so many days.
    expect(text.includes("365 days")).toBe(isRelay);
  });

  it.each(every)("says what the form on /contact does, and what counts visits: %j", (env) => {
    const text = textWith(env);
    expect(text.includes("is not connected at present")).toBe(!("CONTACT_PAGE_DELIVERY" in env));
    expect(text.includes("Google Analytics")).toBe("ANALYTICS_CONFIG" in env);
    expect(text.includes("Nothing counts your visit")).toBe(!("ANALYTICS_CONFIG" in env));
  });

  it("gives the days that are set, and the address to write to", () => {
    expect(textWith({ RETENTION_DAYS: "30", SITE_EMAIL: "privacy@kutch.test" })).toMatch(
      /is kept for 30 days after.*Write to privacy@kutch\.test from/,
    );
    expect(textWith({ RETENTION_DAYS: "1" })).toContain("for 1 day after");
  });
});

/** Where the page speaks of what a column of the store holds. A column that is not here is not told of yet. */
const toldAs: Record<string, RegExp> = {
  id: /a reference/,
  fingerprint: /a checksum by which a repeat is recognised/,
  received_at: /the time/,
  name: /your name/,
  email: /e-mail address/,
  message: /message/,
  phone: /phone number/,
  company: /company/,
  request_consultation: /whether you asked for the consultation/,
};
/** How far an enquiry has come on its way to the owner. */
const delivery = ["channel", "status", "hold_reason", "attempts", "due_at", "lease", "last_error", "sent_at"];

it("every column of an enquiry in the relay's store is told of", () => {
  const folder = join(import.meta.dirname, "../../server/relay/store/migrations");
  const database = new DatabaseSync(":memory:");
  for (const file of readdirSync(folder).sort()) database.exec(readFileSync(join(folder, file), "utf8"));
  const columns = database
    .prepare("SELECT name FROM pragma_table_info('enquiries')")
    .all()
    .map(({ name }) => String(name));
  expect(columns).toEqual(expect.arrayContaining([...fieldColumns]));
  const stored = textWith({});
  for (const column of columns.filter((name) => !delivery.includes(name)))
    expect(stored, column).toMatch(toldAs[column] ?? /no words for this column/);
  expect(stored).toContain("the state of its delivery");
});

it("a setting that the page does not know is refused with what may be named", () => {
  const [first, ...others] = privacy.sections;
  const sections = [{ title: first?.title, paragraphs: [{ text: `${"Kept for {days}. ".repeat(3)}` }] }, ...others];
  expect(() => parseContent(schema, "content/privacy.ts", { ...privacy, sections })).toThrow(
    "content/privacy.ts: sections.0.paragraphs.0.text: may name {receiver}, {retention}, {email} of the settings",
  );
});
