import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { languageAt, languages } from "../../app/content/.server/languages.ts";
import { searchFiles } from "../../app/search/load-pages.ts";
import { defaultLanguage, englishPath } from "../../enquiry/page.ts";
import { configuredClient } from "./support/configured-site.ts";
import { inlineScripts, islandFiles, readScripts } from "./support/modules.ts";
import { type BuiltPage, client, pagesIn } from "./support/pages.ts";
import { sentSize, sum } from "./support/sizes.ts";

/** Bytes, compressed as they are sent: brotli 11 (docs/performance.md). A letter of another script than the Latin one is three. */
const budget = {
  home: 15_000,
  page: 15_500,
  otherScript: 17_500,
  longText: 25_000,
  firstVisit: 45_000,
  /** React, which comes with the first part that a person acts on. */
  framework: 60_000,
  /** What else comes with a part: its code and its words. */
  enquiryForm: 20_000,
  carousel: 12_000,
  /** With its index. */
  search: 80_000,
  /** All scripts of who writes and sends an enquiry. */
  enquiry: 90_000,
  font: 24_000,
};
/** From this part of a budget on the run says how much room is left. At the budget itself it fails. */
const warnsFrom = 0.95;

const builds = [
  ["as the repository ships it", client, 5_000],
  ["with every setting made", configuredClient, 9_000],
] as const;

/** What is held against `sizes.json`: a growth that no limit forbids is meant, or it is none. */
const measured = new Map<string, number>();
const isFramework = (name: string) => name.startsWith("react-");

function limitOf(path: string): number {
  if (englishPath(languageAt(path), path) === "/") return path === "/" ? budget.home : budget.otherScript;
  if (languageAt(path) !== defaultLanguage) return budget.otherScript;
  return /^\/(blog|case-studies)\/./.test(path) ? budget.longText : budget.page;
}

describe.each(builds)("the site %s keeps its budgets", (_, folder, earlyLimit) => {
  const pages = pagesIn(folder);
  const { scripts, scriptsOfPage, withImports } = readScripts(folder);
  const near: string[] = [];
  const isShipped = folder === client;

  function expectWithin(limit: number, bytes: number, what: string): void {
    if (bytes > limit * warnsFrom) near.push(`${what}: ${bytes} of ${limit} bytes`);
    expect(bytes, what).toBeLessThanOrEqual(limit);
  }

  /** Notes the largest of a kind. */
  function note(kind: string, bytes: number): void {
    if (isShipped) measured.set(kind, Math.max(bytes, measured.get(kind) ?? 0));
  }

  const sizeOf = (names: Iterable<string>) => sum([...names].map((name) => sentSize(scripts.get(name) ?? "")));
  /** What analytics' own code asks a visitor with, once the browser is idle. */
  const idle = withImports([...scripts.keys()].filter((name) => /^(client|consent-bar)-/.test(name)));
  const words = Math.max(
    0,
    ...[...scripts.keys()].filter((name) => name.startsWith("consent-words-")).map((name) => sizeOf([name])),
  );
  const early = (html: string) =>
    sentSize(inlineScripts(html).join("\n")) + sizeOf(new Set([...scriptsOfPage(html), ...idle])) + words;
  const fileNames = (files: string[]) => files.map((file) => file.replace("/assets/", ""));

  /** The scripts of a page's parts, by the name of each. */
  const partsOf = ({ html }: BuiltPage) =>
    new Map(
      islandFiles(html).map((files) => {
        const names = fileNames(files);
        return [names[0]?.replace(/-[\w-]{8}\.js$/, "") ?? "", withImports(names)];
      }),
    );

  afterAll(() => {
    if (near.length > 0) console.warn(`Less than a twentieth is free:\n${near.join("\n")}`);
  });

  it.each(pages)("$path as HTML, with its rules", ({ path, html }) => {
    const bytes = sentSize(html);
    const limit = limitOf(path);
    const [kind] = Object.entries(budget).find(([, bytes]) => bytes === limit) ?? [""];
    note(`HTML: ${kind}`, bytes);
    expectWithin(limit, bytes, path);
  });

  it("the scripts of every page before a person acts, none of them the framework", () => {
    for (const { path, html } of pages) {
      expect(scriptsOfPage(html).filter(isFramework), path).toEqual([]);
      note("scripts before a person acts", early(html));
      expectWithin(earlyLimit, early(html), `the scripts of ${path}`);
    }
  });

  it("the framework, which is one file", () => {
    const [framework = "", ...others] = [...scripts.keys()].filter(isFramework);
    expect(others).toEqual([]);
    note("framework", sizeOf([framework]));
    expectWithin(budget.framework, sizeOf([framework]), "the framework");
  });

  it("what comes with a part of a page, besides the framework", () => {
    const limits = { "enquiry-form": budget.enquiryForm, carousel: budget.carousel, search: budget.search };
    for (const page of pages) {
      const there = scriptsOfPage(page.html);
      for (const [name, files] of partsOf(page)) {
        const own = sizeOf(files.filter((file) => !isFramework(file) && !there.includes(file)));
        note(name, own);
        expectWithin(limits[name as keyof typeof limits], own, `${name} on ${page.path}`);
      }
    }
  });

  it.each(languages)("a search in %s: its code, its words, its index", (language) => {
    const home = pages.find(({ path }) => path === (language === defaultLanguage ? "/" : `/${language}`));
    const files = partsOf(home as BuiltPage).get("search") ?? [];
    const index = sentSize(readFileSync(join(folder, searchFiles(language).index), "utf8"));
    note(`search in ${language}`, index);
    expectWithin(
      budget.search,
      sizeOf(files.filter((file) => !isFramework(file))) + index,
      `the search in ${language}`,
    );
  });

  it("all scripts of who writes and sends an enquiry, having passed what else is on the page", () => {
    const withForm = pages.filter(({ html }) => html.includes("<form"));
    expect(withForm.length).toBeGreaterThan(2);
    for (const page of withForm) {
      const passed = [...partsOf(page)].filter(([name]) => name !== "search").flatMap(([, files]) => files);
      const bytes =
        sentSize(inlineScripts(page.html).join("\n")) + sizeOf(new Set([...scriptsOfPage(page.html), ...passed]));
      expectWithin(budget.enquiry, bytes, `the scripts of an enquiry on ${page.path}`);
    }
  });

  it("a first visit to the home page, font and all", () => {
    const html = pages.find(({ path }) => path === "/")?.html ?? "";
    const asked = [/href="(\/icon-32\.png)"/, /href="(\/assets\/[^"]*\.woff2)"/].map(
      (link) => link.exec(html)?.[1] ?? "",
    );
    const bytes = sum(asked.map((file) => statSync(join(folder, file)).size));
    expectWithin(budget.firstVisit, sentSize(html) + sizeOf(scriptsOfPage(html)) + bytes, "the first visit");
  });

  it("the one font file of pages in Latin letters", () => {
    const [font = "", ...others] = readdirSync(join(folder, "assets")).filter((name) =>
      /^anek-latin.*\.woff2$/.test(name),
    );
    expect(others).toEqual([]);
    note("font", statSync(join(folder, "assets", font)).size);
    expectWithin(budget.font, statSync(join(folder, "assets", font)).size, "the font");
  });
});

it("nothing has grown by more than 1 kB since it was last accepted", () => {
  const file = join(import.meta.dirname, "sizes.json");
  if (process.env.ACCEPT_SIZES) writeFileSync(file, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`);
  const accepted: Record<string, number> = JSON.parse(readFileSync(file, "utf8"));
  expect([...measured.keys()].sort(), file).toEqual(Object.keys(accepted).sort());
  const grown = [...measured]
    .filter(([what, bytes]) => bytes > (accepted[what] ?? 0) + 1000)
    .map(([what, bytes]) => `${what}: ${bytes} bytes, ${accepted[what]} were accepted`);
  const remedy =
    "If it is meant: ACCEPT_SIZES=1 npx vitest run tests/built/budgets, and commit tests/built/sizes.json.";
  expect(grown, remedy).toEqual([]);
});
