import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pagePaths } from "~/content/.server/addresses.ts";
import { checkWords } from "../../pipeline/check-words.ts";
import { contentFolder, readContent } from "../../pipeline/content.ts";

const published = readContent();

/** A page of each kind, and where its copy would stand. */
const kinds = [
  {
    kind: "article",
    original: "blog/scalable-react-applications.mdx",
    copy: "blog/what-a-cache-costs.mdx",
    address: "/blog/what-a-cache-costs",
  },
  {
    kind: "technology",
    original: "technologies/react.ts",
    copy: "technologies/vuejs.ts",
    address: "/technologies/vuejs",
  },
  {
    kind: "service",
    original: "en/services/uiux-design.ts",
    copy: "en/services/data-migration.ts",
    address: "/services/data-migration",
  },
  {
    kind: "case study",
    original: "case-studies/fintech-payment-processing.mdx",
    copy: "case-studies/ferry-line.mdx",
    address: "/case-studies/ferry-line",
  },
];

const asDraft = (text: string) =>
  text.startsWith("---\n")
    ? text.replace("---\n", "---\ndraft: true\n")
    : text.replace("default {", "default { draft: true,");

describe.each(kinds)("a copy of a $kind", ({ original, copy, address }) => {
  const text = readFileSync(join(contentFolder, original), "utf8");
  const description = `What the page is about, in as many words as it takes${" and a few more".repeat(4)}.`;
  /** With what each page has for itself: title, description, and its place among the others. */
  const withTitle = (title: string) =>
    text
      .replace(/^head:\n(?: .*\n)+/m, `head:\n  title: ${title}\n  description: ${description}\n`)
      .replace(/^ {2}head: \{\n(?: {4}.*\n)+/m, `  head: {title: "${title}", description: "${description}"\n`)
      .replaceAll(/\b(order|footerOrder): \d+/gi, "$1: 90");
  const own = withTitle("A page of its own about salt");
  let folder = "";
  const write = (words: string) => writeFileSync(join(folder, copy), words);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kutch-it-drafts-"));
    cpSync(contentFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("leaves no trace in what is built as long as it is a draft: no entry, no address", () => {
    write(asDraft(own));
    const content = readContent(folder);
    expect({ ...content, texts: null }).toEqual({ ...published, texts: null });
    expect(pagePaths(content)).toEqual(pagePaths(published));
  });

  it("is shown by npm run dev", () => {
    write(asDraft(own));
    expect(pagePaths(readContent(folder, true))).toContain(address);
  });

  it("is published when it is no draft any more", () => {
    write(own);
    const content = readContent(folder);
    checkWords(content);
    expect(pagePaths(content)).toContain(address);
  });

  it("is not published with what is still to be written", () => {
    write(withTitle("About [Say what the page is about]"));
    expect(() => checkWords(readContent(folder))).toThrow(`${copy}: head.title\n      still says "[Say what`);
  });

  it("needs words of its own", () => {
    write(asDraft(text));
    expect(() => readContent(folder, true)).toThrow(
      /: head\.title\n +is the same as in content\/.*: head\.description\n/s,
    );
  });
});
