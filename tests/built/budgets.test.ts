import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { entryPaths } from "../../app/content/.server/addresses.ts";
import { languageAt } from "../../app/content/.server/languages.ts";
import { defaultLanguage } from "../../enquiry/page.ts";
import { readContent } from "../../pipeline/content.ts";
import { configuredBuild } from "../e2e/support/builds.ts";
import { readPages } from "./support/built-pages.ts";
import { configuredClient } from "./support/configured-site.ts";
import { readScripts, scripts } from "./support/modules.ts";
import { client, pages, pagesIn } from "./support/pages.ts";

/** Bytes, compressed as they are sent: brotli 11 (docs/performance.md). A letter of another script than the Latin one is three. */
const budget = {
  page: 16_000,
  otherScript: 18_500,
  longText: 26_000,
  scripts: 112_000,
  styleSheet: 9_000,
  font: 24_000,
};
/** From this part of a budget on the run says how much room is left. At the budget itself it fails. */
const warnsFrom = 0.95;

const builds = [
  ["as the repository ships it", client],
  ["with every setting made", configuredClient],
] as const;

const content = readContent();
const read = readPages();
const wordsOf = (text: string) => text.match(/\p{L}(?:[\p{L}\p{M}’'-]|\u200c|\u200d)*/gu)?.length ?? 0;
const isEnglish = (path: string) => languageAt(path) === defaultLanguage;
/** Pages that are read for ten minutes. */
const isLong = (path: string) => wordsOf(read.find((page) => page.path === path)?.text("main") ?? "") > 1200;
const compressedSize = (folder: string, file: string) => statSync(join(folder, `${file}.br`)).size;

describe.each(builds)("the site %s keeps its budgets", (_, folder) => {
  const pages = pagesIn(folder);
  const { scriptsOfPage } = readScripts(folder);
  const assets = readdirSync(join(folder, "assets"));
  const near: string[] = [];

  function expectWithin(limit: number, bytes: number, what: string): void {
    if (bytes > limit * warnsFrom) near.push(`${what}: ${bytes} of ${limit} bytes`);
    expect(bytes, what).toBeLessThanOrEqual(limit);
  }

  afterAll(() => {
    if (near.length > 0) console.warn(`Less than a twentieth is free:\n${near.join("\n")}`);
  });

  it.each(pages.map(({ path, file }) => [path, file]))("%s as HTML, with its rules and data", (path, file) => {
    const limit = !isEnglish(path) ? budget.otherScript : isLong(path) ? budget.longText : budget.page;
    expectWithin(limit, compressedSize(folder, file), path);
  });

  it.each(pages.map(({ path, html }) => [path, html]))("the scripts of %s before anybody moves", (path, html) => {
    const bytes = scriptsOfPage(html).map((name) => compressedSize(folder, join("assets", name)));
    expectWithin(
      budget.scripts,
      bytes.reduce((sum, size) => sum + size),
      `the scripts of ${path}`,
    );
  });

  it("the one sheet of the site's own rules", () => {
    const sheets = assets.filter((name) => /^app-.*\.css$/.test(name));
    expect(sheets).toHaveLength(1);
    expectWithin(budget.styleSheet, compressedSize(folder, join("assets", sheets[0] ?? "")), "the style sheet");
  });

  it("the one font file of pages in Latin letters", () => {
    const [font, ...others] = assets.filter(
      (name) => name.startsWith("anek-latin") && /\.(woff2?|ttf|otf)$/.test(name),
    );
    expect(others).toEqual([]);
    expectWithin(budget.font, statSync(join(folder, "assets", font ?? "")).size, "the font");
  });
});

describe("the settings of the second build", () => {
  const home = readFileSync(join(configuredClient, "index.html"), "utf8");

  it("are all those that add something to a page: analytics, a provider, social links, names", () => {
    const about = readFileSync(join(configuredClient, "about/index.html"), "utf8");
    for (const { label } of JSON.parse(configuredBuild.SITE_SOCIAL)) expect(home).toContain(label);
    for (const name of JSON.parse(configuredBuild.SITE_TEAM)) expect(about).toContain(name);
    const { measurementId } = JSON.parse(configuredBuild.ANALYTICS_CONFIG);
    const code = [...readScripts(configuredClient).scripts.values()].join("\n");
    expect(code).toContain(measurementId);
    expect(home).toContain(configuredBuild.MAIL_SERVICE_ID);
  });
});

describe("what a page carries", () => {
  it("no page is long but articles and case studies", () => {
    for (const { path } of pages.filter(({ path }) => isEnglish(path) && isLong(path)))
      expect(path).toMatch(/^\/(blog|case-studies)\/./);
  });

  it("an article's text is in its HTML once: as markup, and not again in the data", () => {
    for (const { slug } of content.articles) {
      const html = pages.find(({ path }) => path === `/blog/${slug}`)?.html ?? "";
      const openings = [...html.matchAll(/<p>([\w ,]{30,})/g)].map(([, words = ""]) => words);
      expect(openings.length, slug).toBeGreaterThan(5);
      for (const words of openings) expect(html.split(words), `${slug}: ${words}`).toHaveLength(2);
    }
  });

  it("prose, figures and code are not in the JavaScript: an article has at most 4 kB more than another page", () => {
    const { scriptsOfPage } = readScripts(client);
    const bytes = (path: string) =>
      scriptsOfPage(pages.find((page) => page.path === path)?.html ?? "")
        .map((name) => compressedSize(client, join("assets", name)))
        .reduce((sum, size) => sum + size);
    const without = bytes("/technologies/react");
    for (const { slug } of content.articles) expect(bytes(`/blog/${slug}`) - without, slug).toBeLessThan(4096);
  });

  it("a page stands whole and in order in its HTML: no part waits for a script to move it", () => {
    for (const { path, html } of pages) expect(html.includes('<template id="B:'), path).toBe(false);
  });

  it("a page carries the script that watches over a form where there is a form, and nowhere else", () => {
    for (const { path, html } of pages) expect(html.includes("heldUntilReady"), path).toBe(html.includes("<form"));
  });

  it("a page carries no rule that nothing on it could match", () => {
    const foreign = [".logo-link", ".steps-across", ".field textarea"];
    const contact = pages.find(({ path }) => path === "/contact")?.html ?? "";
    expect(contact).toContain(".field textarea");
    const css = /<style id="css">([\s\S]*?)<\/style>/.exec(pages.find(({ path }) => path === "/404")?.html ?? "")?.[1];
    for (const selector of foreign) expect(css).not.toContain(selector);
  });
});

it("every page preloads the font", () => {
  const [font] = readdirSync(join(client, "assets")).filter((name) => /^anek-latin.*\.woff2$/.test(name));
  for (const { path, html } of pages) {
    expect(html, path).toContain(`<link rel="preload" href="/assets/${font}" as="font"`);
  }
});

describe("scripts", () => {
  it("none is requested by the markup itself", () => {
    for (const { path, html } of pages) {
      expect(html, path).not.toMatch(/<script[^>]* src=/);
      expect(html, path).not.toMatch(/rel="modulepreload"/);
    }
  });

  /** A word that only this part's code contains. */
  const late = {
    carousel: "slidesInView",
    toasts: "data-sonner-toaster",
    EmailJS: "api.emailjs.com",
    Firebase: "firebaseinstallations",
    search: "fieldLength",
    form: "enquiry-draft",
  };

  it.each(Object.entries(late))("%s is in a file of its own that no page loads by itself", (_, mark) => {
    // With every setting made each of them is built.
    const configured = readScripts(configuredClient);
    const holders = [...configured.scripts].filter(([, code]) => code.includes(mark)).map(([name]) => name);
    expect(holders.length).toBeGreaterThan(0);
    for (const { path, html } of pagesIn(configuredClient)) {
      expect(
        configured.scriptsOfPage(html).filter((name) => holders.includes(name)),
        path,
      ).toEqual([]);
    }
  });

  it("no schema code reaches the browser", () => {
    for (const [name, code] of scripts) expect(code.includes("ZodError"), name).toBe(false);
  });

  it("no page's words are in the scripts of another", () => {
    const contentPages = entryPaths(content);
    for (const path of contentPages) {
      const paragraphs = read.find((page) => page.path === path)?.texts("main p") ?? [];
      const samples = paragraphs.filter((text) => text.length > 90).map((text) => text.slice(0, 60));
      expect(samples.length, path).toBeGreaterThan(2);
      for (const [name, code] of scripts) {
        // What every page of a type says alike is the type's own.
        const found = samples.filter((sample) => code.includes(sample));
        expect(
          found.filter((text) => !sharedByType(path, text)),
          `${path} in ${name}`,
        ).toEqual([]);
      }
    }
  });

  /** Whether another page of the same section says it too. */
  function sharedByType(path: string, text: string): boolean {
    const section = path.split("/")[1];
    return read.some((page) => page.path !== path && page.path.startsWith(`/${section}/`) && page.html.includes(text));
  }
});

it("the home page and the frame do not grow with the number of pages", () => {
  // The table of routes has one line a screen, not one a page.
  const manifest = [...scripts.keys()].find((name) => name.startsWith("manifest-")) ?? "";
  expect(readFileSync(join(client, "assets", manifest), "utf8")).not.toContain("postgresql");
});
