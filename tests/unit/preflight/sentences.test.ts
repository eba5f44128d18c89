import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Content } from "../../../app/content/parse-files.ts";
import { readContent } from "../../../pipeline/content.ts";
import { checkClaims } from "../../../preflight/claims.ts";
import { confirm, readConfirmations } from "../../../preflight/confirmations.ts";
import { isOpen, report } from "../../../preflight/finding.ts";

/** The content of the site. */
const written = readContent();
/** The same without its own `confirm` lists. */
const content: Content = JSON.parse(JSON.stringify(written, (key, value) => (key === "confirm" ? undefined : value)));
/** Files with statements about the firm that only its owner can confirm. */
const askedAbout = [
  ...["home", "about", "industries", "careers", "contact", "privacy", "technology-pages"].map(
    (page) => `content/en/${page}.ts`,
  ),
  ...[
    ...content.guides.map(({ slug }) => `guides/${slug}.ts`),
    ...content.sheets.map(({ slug }) => `sheets/${slug}.ts`),
  ].map((file) => `content/en/${file}`),
  ...content.services.map(({ slug }) => `content/en/services/${slug}.ts`),
  ...content.technologies
    .filter(({ slug }) => !content.caseStudies.some(({ technologySlugs }) => technologySlugs.includes(slug)))
    .map(({ slug }) => `content/technologies/${slug}.ts`),
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
const confirmedIds = () => new Set(readConfirmations(file).map(({ id }) => id));

describe("sentences for the owner to confirm", () => {
  it("are found in any content file, with the file and the command", () => {
    const claims = checkClaims(contentToConfirm(), new Set()).filter(isOpen);
    expect(claims.map(({ where, what }) => [where, what])).toEqual([
      ["content/en/contact.ts", "One answers for the other."],
      [`content/en/services/${content.services[0]?.slug}.ts`, "The code is the client’s on payment."],
      [`content/case-studies/${content.caseStudies[0]?.slug}.mdx`, "The pilot group was one ward of the clinic."],
      [`content/case-studies/${content.caseStudies[0]?.slug}.mdx`, "The figures were measured by the client."],
    ]);
    for (const { id, remedy } of claims) expect(remedy).toContain(`npm run preflight -- --confirm ${id}`);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  it("are in every file that says something of the firm", () => {
    const files = checkClaims(written, new Set()).flatMap((claim) => (isOpen(claim) ? [claim.where] : []));
    expect(files).toEqual(expect.arrayContaining(askedAbout));
  });

  it("are closed once confirmed, and open again when they change", () => {
    const before = checkClaims(contentToConfirm(), new Set()).filter(isOpen);
    confirm(
      file,
      before.map(({ id }) => id ?? ""),
      before,
      "2026-12-01",
    );
    expect(readConfirmations(file)).toHaveLength(before.length);
    expect(readConfirmations(file)[0]).toMatchObject({ date: "2026-12-01", says: before[0]?.what });
    expect(checkClaims(contentToConfirm(), confirmedIds()).filter(isOpen)).toEqual([]);
    const changed = checkClaims(contentToConfirm("The pilot group was two wards."), confirmedIds());
    expect(changed.filter(isOpen).map(({ what }) => what)).toEqual(["The pilot group was two wards."]);
  });
});

describe("the file of confirmations", () => {
  it("accepts only the ids of open findings", () => {
    expect(() => confirm(file, ["ffffffff"], [], "2026-12-01")).toThrow('"ffffffff" is not the id of an open sentence');
    expect(readConfirmations(file)).toEqual([]);
  });

  it("holds one entry for an id that is given twice, and says what it is for", () => {
    const open = checkClaims(contentToConfirm(), new Set()).filter(isOpen);
    const id = open[0]?.id ?? "";
    confirm(file, [id, id], open, "2026-12-01");
    expect(readConfirmations(file)).toHaveLength(1);
    expect(readFileSync(file, "utf8")).toContain("# What the owner of the firm has confirmed");
  });

  it.each([
    ["- { id: 3f9a2c1b, says: x }", /entry 1, date: should be a date such as 2026-12-01/],
    ['- { id: "yes", date: "2026-12-01", says: x }', /entry 1, id: should be an id as preflight prints it/],
    ["everything", /the file should be a list/],
  ])("with %s in it is refused, saying what is wrong", (text, message) => {
    writeFileSync(file, text);
    expect(() => readConfirmations(file)).toThrow(message);
  });

  it("in the repository is valid", () => {
    expect(() => readConfirmations(join(import.meta.dirname, "../../../preflight/confirmed.yaml"))).not.toThrow();
  });
});

it("the list of preflight groups by subject, says what, where and how to fix, and counts what is open", () => {
  const text = report([
    { subject: "Backup", open: false, what: "It is whole." },
    {
      subject: "Mail",
      open: true,
      what: "Not set up.",
      where: "SMTP_URL",
      remedy: "Set it.\nThen run this again.",
      id: "3f9a2c1b",
    },
  ]);
  expect(text).toBe(
    "Mail\n  OPEN  [3f9a2c1b] Not set up.\n    where: SMTP_URL\n    fix:   Set it.\n           Then run this again.\n\nBackup\n  ok    It is whole.\n\n1 open.\n",
  );
  expect(report([])).toBe("Nothing is open.\n");
});
