import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Content } from "../../../app/content/parse-files";
import { site } from "../../../content/site";
import { readContent } from "../../../pipeline/read-content";
import { addConfirmations, findItemsNamed, readConfirmations } from "../../../preflight/confirmed-items";
import { reportText } from "../../../preflight/finding";
import { confirmationFindings, itemsToConfirm } from "../../../preflight/items-to-confirm";
import { readSettings } from "../../../settings/schema";
import { configuredBuildEnv } from "../../e2e/support/builds";

/** The content of the site. */
const written = readContent();
/** The same without its own `confirm` lists. */
const content: Content = JSON.parse(JSON.stringify(written, (key, value) => (key === "confirm" ? undefined : value)));
/** Pages with statements about the firm that only its owner can confirm. */
const askedAbout = [
  ...["home", "about", "industries", "careers", "contact", "privacy", "technology-pages"],
  ...content.guides.map(({ slug }) => `guides/${slug}`),
  ...content.sheets.map(({ slug }) => `sheets/${slug}`),
  ...content.services.map(({ slug }) => `services/${slug}`),
  ...content.technologies
    .filter(({ slug }) => !content.caseStudies.some(({ technologySlugs }) => technologySlugs.includes(slug)))
    .map(({ slug }) => `technologies/${slug}`),
];

/** The content with a `confirm` list in a front matter, in a service's question, and in one of the contact page. */
function contentToConfirm(claim = "The pilot group was one ward of the clinic.") {
  const [study, ...studies] = content.caseStudies;
  const [service, ...services] = content.services;
  const question = {
    question: "Who owns the code?",
    answer: "You do.",
    confirm: ["The code is the client’s on payment."],
  };
  return {
    ...content,
    caseStudies: [{ ...study, confirm: [claim, "The figures were measured by the client."] }, ...studies],
    services: [{ ...service, questions: [question] }, ...services],
    "/contact": {
      ...content["/contact"],
      questions: { list: [{ ...question, confirm: ["One answers for the other."] }] },
    },
  } as unknown as typeof content;
}

const folder = mkdtempSync(join(tmpdir(), "kutch-it-confirmed-"));
const file = join(folder, "confirmed.yaml");
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));
const service = `services/${content.services[0]?.slug}`;
const study = `case-studies/${content.caseStudies[0]?.slug}`;

/** What is open with these settings, and with what the file says. */
const open = (all: Content, env: Record<string, string> = {}) =>
  itemsToConfirm(all, readSettings(site, env), new Set(readConfirmations(file).map(({ id }) => id)));
const ofPages = (all: Content) => open(all).filter(({ list }) => list);

describe("an item that the owner has to confirm", () => {
  it("is found in any content file, and named after its page", () => {
    expect(ofPages(contentToConfirm()).map(({ name, says }) => [name, says])).toEqual([
      ["contact", "One answers for the other."],
      [service, "The code is the client’s on payment."],
      [study, "The pilot group was one ward of the clinic."],
      [study, "The figures were measured by the client."],
    ]);
  });

  it("exists for every page that makes a claim about the firm", () => {
    const asked = open(written).map(({ name }) => name);
    const missing = askedAbout.filter((name) => !asked.includes(name));
    const why = "`confirm` is missing: it says something of the firm, or no case study uses this technology";
    expect(missing, `${missing.join(", ")}: ${why}`).toEqual([]);
  });

  it("is closed when its page or list is confirmed, and open again when its text changes", () => {
    for (const name of [study, "services", "pages"])
      addConfirmations(file, findItemsNamed(open(contentToConfirm()), [name]), "2026-12-01");
    expect(readConfirmations(file)[0]).toMatchObject({
      ...{ date: "2026-12-01", says: "The pilot group was one ward of the clinic." },
    });
    expect(ofPages(contentToConfirm())).toEqual([]);
    expect(ofPages(contentToConfirm("The pilot group was two wards.")).map(({ says }) => says)).toEqual([
      "The pilot group was two wards.",
    ]);
  });

  it("is added for each empty setting, until that is set or confirmed as empty", () => {
    const { SITE_DIR: _, EMAILJS: __, MAIL_ORIGIN: ___, ...env } = configuredBuildEnv;
    const settings = (more = {}) => new Set(open(content, more).map(({ name }) => name));
    expect([...settings()]).toEqual([
      ...["SITE_TEAM", "SITE_WHATSAPP", "SITE_LANGUAGES", "SITE_LOCALITY", "SITE_LEGAL_NAME", "SITE_GSTIN"],
      ...["SITE_SATURDAY", "SITE_DAY_RATE", "BACKUP"],
    ]);
    // The second person has no portrait.
    expect([...settings(env)]).toEqual(["SITE_TEAM", "BACKUP"]);
    addConfirmations(file, findItemsNamed(open(content), ["SITE_GSTIN", "BACKUP"]), "2026-12-01");
    expect([...settings(env)]).toEqual(["SITE_TEAM"]);
    expect(settings()).not.toContain("SITE_GSTIN");
  });

  it("is about a test enquiry in place of a backup when EmailJS takes the enquiries", () => {
    const names = open(content, { EMAILJS: configuredBuildEnv.EMAILJS }).map(({ name }) => name);
    expect(names).toContain("EMAILJS");
    expect(names).not.toContain("BACKUP");
  });

  it("stays confirmed when an earlier release recorded its id", () => {
    writeFileSync(file, '- { id: e08c67a6, date: "2026-11-01", says: "Under which GSTIN is the firm registered?" }');
    expect(open(content).map(({ name }) => name)).not.toContain("SITE_GSTIN");
  });
});

describe("the file of confirmations", () => {
  it("refuses a name without an open item, and lists the names that have one", () => {
    expect(() => findItemsNamed(open(contentToConfirm()), ["contact", "abuot"])).toThrow(/"abuot" is open.*contact/);
  });

  it("has an item only once when it was confirmed twice, and begins with a comment on its purpose", () => {
    addConfirmations(file, findItemsNamed(open(contentToConfirm()), [service, "services"]), "2026-12-01");
    expect(readConfirmations(file)).toHaveLength(1);
    expect(readFileSync(file, "utf8")).toContain("# What the owner of the firm has confirmed");
  });

  it.each([
    ["- { id: 3f9a2c1b, says: x }", /date such as 2026-12-01\s+→ at \[0\]\.date/],
    ['- { id: "yes", date: "2026-12-01", says: x }', /should be an id in quotes/],
    ["everything", /should be a list of confirmations/],
  ])("with %s in it is refused, saying what is wrong", (text, message) => {
    writeFileSync(file, text);
    expect(() => readConfirmations(file)).toThrow(message);
  });

  it("in the repository is valid", () => {
    expect(() => readConfirmations(join(import.meta.dirname, "../../../preflight/confirmed.yaml"))).not.toThrow();
  });
});

describe("the preflight report", () => {
  it("has at most 16 findings for items to confirm, and ends with the next step", () => {
    expect(confirmationFindings(open(written)).length).toBeLessThanOrEqual(16);
    const text = reportText([
      { group: "Backup", open: false, what: "It is whole." },
      { group: "Mail and DNS", open: true, what: "Not set up.", fix: "Set it.\nThen run this again." },
    ]);
    expect(text).toBe(
      "Mail and DNS\n  OPEN  Not set up.\n        Set it.\n        Then run this again.\n\nBackup\n  ok    It is whole.\n\n1 open. Next: Not set up.\nSet it.\nThen run this again.\n",
    );
  });

  it("says that nothing is open when all is done", () => expect(reportText([])).toBe("Nothing is open.\n"));
});
