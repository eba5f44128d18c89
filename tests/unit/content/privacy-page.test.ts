import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { privacySections } from "~/content/firm/privacy-sections.ts";
import { interfaceWordsIn } from "~/content/languages/site-languages.ts";
import { parseBySchema } from "~/content/parse-by-schema.ts";
import { privacy as schema } from "../../../content/schemas/privacy";
import { site } from "../../../content/site";
import { fields, privacyLabelOf } from "../../../enquiry/fields";
import { readContent } from "../../../pipeline/read-content";
import { fieldColumns } from "../../../server/relay/store/rows";
import { readSettings } from "../../../settings/schema";
import { configuredBuildEnv } from "../../e2e/support/builds";
import { contentErrorText } from "../support/content-error-text";

const privacy = readContent()["/privacy"];

/** The page's texts with these settings, one for each section. */
const pageWith = (env: Record<string, string>) =>
  privacySections(readSettings(site, env), privacy.sections).map(({ title, paragraphs }) => ({
    title,
    text: paragraphs.join(" "),
  }));
const textWith = (env: Record<string, string>) =>
  pageWith(env)
    .map(({ text }) => text)
    .join(" ");

/** The longest words of a paragraph between what settings fill in. */
const wordsOf = (id: string) =>
  privacy.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .find((one) => one.id === id)
    ?.text.split(/\{\w+\}/)
    .toSorted((one, other) => other.length - one.length)[0] ?? `nothing with the id ${id}`;

const { EMAILJS, ANALYTICS_CONFIG } = configuredBuildEnv;
const assumed = JSON.stringify({ ...JSON.parse(ANALYTICS_CONFIG), consent: "assume" });
const choices = [
  [{}, { MAIL_ORIGIN: "https://mail.kutch.test" }, { EMAILJS }],
  [{}, { CONTACT_PAGE_DELIVERY: "email" }],
  [{}, { ANALYTICS_CONFIG }, { ANALYTICS_CONFIG: assumed }],
  [{}, { ACKNOWLEDGE: "yes" }],
  [{}, { NOTIFY_FORMAT: "slack" }],
  [{}, { RETENTION_DAYS: "never" }],
] as const;
/** Every combination of the choices. */
const every = choices.reduce<Record<string, string>[]>(
  (sofar, choice) => sofar.flatMap((env) => choice.map((one) => ({ ...env, ...one }))),
  [{}],
);

it.each(choices.flatMap<Record<string, string>>((choice) => [...choice]))(
  "/privacy has a text under each heading, without a placeholder: %j",
  (env) => {
    for (const { title, text } of pageWith(env)) expect(text, title).toMatch(/\w/);
    expect(textWith(env)).not.toMatch(/[{}]|undefined/);
  },
);

it("/privacy says who gets an enquiry, what counts visits and how it is deleted, with every combination of settings", () => {
  for (const env of every) {
    const isRelay = !("EMAILJS" in env);
    const isDeleted = isRelay && !("RETENTION_DAYS" in env);
    const isNotified = isRelay && "NOTIFY_FORMAT" in env;
    const text = textWith(env);
    const shown: Record<string, boolean> = {
      onward: isRelay,
      "not-connected": !("CONTACT_PAGE_DELIVERY" in env),
      "nothing-counts": !("ANALYTICS_CONFIG" in env),
      "analytics-asked": env.ANALYTICS_CONFIG === ANALYTICS_CONFIG,
      "analytics-assumed": env.ANALYTICS_CONFIG === assumed,
      "cleared-daily": isDeleted,
      "cleared-by-hand": isRelay && !isDeleted,
      acknowledged: isRelay && "ACKNOWLEDGE" in env,
      carried: isRelay && !isNotified,
      notified: isNotified,
      copies: isRelay && !isNotified,
      "copies-notified": isNotified,
    };
    for (const [id, isShown] of Object.entries(shown))
      expect(text.includes(wordsOf(id)), `${id}: ${JSON.stringify(env)}`).toBe(isShown);
    const { receiver } = interfaceWordsIn("en").privacy;
    expect(text).toContain("MAIL_ORIGIN" in env ? "mail.kutch.test" : isRelay ? receiver : "api.emailjs.com");
    expect(text.match(/Slack/g)?.length ?? 0).toBe(isNotified ? 2 : 0);
    for (const [name, isNamed] of [
      ["EmailJS", !isRelay],
      // Only the relay stores enquiries, so only it has a number of days.
      ["365", isRelay],
      ["Google Analytics", "ANALYTICS_CONFIG" in env],
    ] as const)
      expect(text.includes(name), `${name}: ${JSON.stringify(env)}`).toBe(isNamed);
  }
});

it("/privacy has the set number of days and the address to write to", () => {
  expect(textWith({ RETENTION_DAYS: "30", SITE_EMAIL: "privacy@kutch.test" })).toMatch(
    /is kept for 30 days after.*Write to privacy@kutch\.test from/,
  );
  expect(textWith({ RETENTION_DAYS: "1" })).toContain("for 1 day after");
});

/** The page's words for each column of the store that is no field. A column without an entry fails the test below. */
const toldAs: Record<string, RegExp> = {
  id: /a reference/,
  fingerprint: /a checksum that recognises a repeat/,
  received_at: /the time/,
  page: /the page of this site from which you came to the form/,
  language: /the language of the form/,
  answered_at: /whether we’ve answered/,
  released_at: /later messages from the same address are set aside only if that limit is reached/,
  notifies: /passes it on to Telegram/,
  acknowledge_to: /stores that this address was answered, and when/,
  recipient: /stores that this address was answered, and when/,
  queued_at: /stores that this address was answered, and when/,
  enquiry_id: /a reference/,
  unacknowledged: /or why it wasn’t/,
};
/** Columns on the progress of a delivery. The page describes them together as its state. */
const delivery = ["channel", "status", "hold_reason", "attempts", "due_at", "lease", "last_error", "sent_at"];

it("/privacy lists the form's fields in one sentence", () => {
  expect(textWith({})).toMatch(
    /your name, [\w, -]+ and message, your phone number[\w, ]* and \w+ where you gave them, and whether you asked for the consultation\. Stored with it/,
  );
});

it("/privacy names every column that the relay stores", () => {
  const folder = join(import.meta.dirname, "../../../server/relay/store/migrations");
  const database = new DatabaseSync(":memory:");
  for (const file of readdirSync(folder).sort()) database.exec(readFileSync(join(folder, file), "utf8"));
  const columns = database
    .prepare("SELECT name FROM pragma_table_info('enquiries') UNION SELECT name FROM pragma_table_info('deliveries')")
    .all()
    .map(({ name }) => String(name));
  expect(columns).toEqual(expect.arrayContaining([...fieldColumns]));
  const stored = textWith({ ACKNOWLEDGE: "yes", NOTIFY_FORMAT: "telegram" });
  for (const field of fields) expect(stored, field.name).toContain(privacyLabelOf(field));
  const others = columns.filter((name) => !delivery.includes(name) && !fieldColumns.includes(name));
  for (const column of others) expect(stored, column).toMatch(toldAs[column] ?? /no words for this column/);
  expect(stored).toContain("the state of its delivery");
});

it("an unknown placeholder in the text of /privacy is refused with a list of the known ones", () => {
  const [first, ...others] = privacy.sections;
  const sections = [
    { title: first?.title, paragraphs: [{ id: "kept", text: `${"Kept for {days}. ".repeat(3)}` }] },
    ...others,
  ];
  expect(contentErrorText(() => parseBySchema(schema, "content/en/privacy.ts", { ...privacy, sections }))).toContain(
    'content/en/privacy.ts: sections (entry 1).paragraphs (entry 1).text: is "Kept for {days}. Kept for {days}. Kept for {days}.": may name {receiver}, {retention}, {email}, {notified}, {required}, {optional}, {ticks} of the settings and the fields',
  );
});
