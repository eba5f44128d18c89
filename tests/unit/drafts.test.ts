import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pagePaths } from "~/content/.server/addresses.ts";
import { today } from "~/content/.server/dates.ts";
import { checkWords } from "../../pipeline/check-words.ts";
import { contentFolder, readContent } from "../../pipeline/content.ts";
import { newArticle } from "../../pipeline/new/article.ts";
import { newCaseStudy } from "../../pipeline/new/case-study.ts";
import { newService } from "../../pipeline/new/service.ts";
import { newTechnology } from "../../pipeline/new/technology.ts";

const kinds = [
  {
    kind: "article",
    section: "articles",
    create: (title: string, folder: string) => newArticle(title, folder, "2026-11-20"),
    title: "What a cache costs: the owner’s view",
    file: "blog/what-a-cache-costs-the-owners-view.mdx",
    address: "/blog/what-a-cache-costs-the-owners-view",
    titles: ["What a cache costs us", `What ${"a long word ".repeat(7)}`.trim()],
    tooShort: "Caches",
  },
  {
    kind: "technology",
    section: "technologies",
    create: newTechnology,
    title: "Vue.js",
    file: "technologies/vuejs.ts",
    address: "/technologies/vuejs",
    titles: ["Go", "A name of two and thirty letters"],
    tooShort: "C",
  },
  {
    kind: "service",
    section: "services",
    create: newService,
    title: "Data migration",
    file: "en/services/data-migration.ts",
    address: "/services/data-migration",
    titles: ["Data", "A service whose name has no fewer than fifty chars"],
    tooShort: "IT",
  },
  {
    kind: "case study",
    section: "caseStudies",
    create: newCaseStudy,
    title: "Booking platform for a ferry line",
    file: "case-studies/booking-platform-for-a-ferry-line.mdx",
    address: "/case-studies/booking-platform-for-a-ferry-line",
    titles: ["Ten letters", `A case study ${"whose title is long ".repeat(2)}indeed`],
    tooShort: "Ferry",
  },
] as const;

const published = readContent();

it("A new technology says what it speaks of, and is reviewed today", () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-drafts-"));
  cpSync(contentFolder, folder, { recursive: true });
  const text = readFileSync(newTechnology("Vue.js", folder), "utf8");
  rmSync(folder, { recursive: true });
  expect(text).toContain('version: "Vue.js 1.0"');
  expect(text).toContain(`reviewed: "${today()}"`);
});

it("A new article is reviewed on the day on which it was written, and says what to confirm", () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-drafts-"));
  cpSync(contentFolder, folder, { recursive: true });
  newArticle("What a queue is for, and what it is not", folder, "2026-11-20");
  const [draft] = readContent(folder, true).articles.filter(({ draft }) => draft);
  rmSync(folder, { recursive: true });
  expect(draft).toMatchObject({ publishDate: "2026-11-20", reviewed: "2026-11-20", update: [] });
  expect(draft?.confirm).toHaveLength(1);
});

describe.each(kinds)("A new $kind", ({ section, create, title, file, address, titles, tooShort }) => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kutch-it-drafts-"));
    cpSync(contentFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is a file named after its title", () => {
    expect(create(title, folder)).toBe(join(folder, file));
  });

  it("leaves no trace in what is built: no entry, no address", () => {
    create(title, folder);
    const content = readContent(folder);
    expect({ ...content, texts: null }).toEqual({ ...published, texts: null });
    expect(pagePaths(content)).toEqual(pagePaths(published));
  });

  it("is shown by npm run dev, and breaks none of its rules beside another draft, however long its name", () => {
    for (const each of [title, ...titles]) create(each, folder);
    const content = readContent(folder, true);
    expect(content[section]).toHaveLength(published[section].length + 1 + titles.length);
    expect(pagePaths(content)).toContain(address);
  });

  it("is not published by taking out the line that calls it a draft: what is to be written has to be", () => {
    const path = create(title, folder);
    const text = readFileSync(path, "utf8").replace(/^\s*draft: true,?\n/m, "");
    writeFileSync(path, text);
    expect(() => checkWords(readContent(folder))).toThrow(/still says "\[/);
  });

  it("is published once it is written", () => {
    const path = create(title, folder);
    const text = readFileSync(path, "utf8").replace(/^\s*draft: true,?\n/m, "");
    writeFileSync(path, text.replaceAll(/\[([A-Z][^\]]{8,})\]/g, "($1)"));
    const content = readContent(folder);
    checkWords(content);
    expect(pagePaths(content)).toContain(address);
  });

  it("does not replace one that is there", () => {
    create(title, folder);
    const before = readFileSync(join(folder, file), "utf8");
    expect(() => create(title, folder)).toThrow(`${join(folder, file)} is there already.`);
    expect(readFileSync(join(folder, file), "utf8")).toBe(before);
  });

  it("needs a title that the schema accepts and a file can be named after", () => {
    expect(() => create(tooShort, folder)).toThrow(/makes no page:\n.*: is too short: write at least \d+ characters/);
    expect(() => create("日本語のウェブサイトを作るための長い題名です", folder)).toThrow(
      /no letter or digit of a to z/,
    );
  });
});
