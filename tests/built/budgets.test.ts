import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sectionsWithPages, slugs } from "../../pipeline/pages.ts";
import { readPages } from "./support/built-pages.ts";
import { scripts, scriptsOfPage } from "./support/modules.ts";
import { client, pages } from "./support/pages.ts";

/** Bytes, compressed as they are sent (docs/performance.md). */
const budget = { page: 14_000, article: 24_000, styleSheet: 9_000, font: 24_000, scripts: 112_000 };

const read = readPages();
const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
/** Pages that are read for ten minutes cannot fit the first flight of a connection. */
const isLong = (path: string) => wordsOf(read.find((page) => page.path === path)?.text("main") ?? "") > 1200;
const compressedSize = (file: string) => statSync(join(client, `${file}.br`)).size;

describe("what the first flight carries", () => {
  it.each(pages.map(({ path, file }) => [path, file]))("%s fits its budget", (path, file) => {
    expect(compressedSize(file)).toBeLessThan(isLong(path) ? budget.article : budget.page);
  });

  it("no page is long but articles and case studies", () => {
    for (const { path } of pages.filter((page) => isLong(page.path))) expect(path).toMatch(/^\/(blog|case-studies)\/./);
  });

  it("an article's text is in its HTML once: as markup, and not again in the data", () => {
    for (const slug of slugs("blog")) {
      const html = pages.find(({ path }) => path === `/blog/${slug}`)?.html ?? "";
      const openings = [...html.matchAll(/<p>([\w ,]{30,})/g)].map(([, words = ""]) => words);
      expect(openings.length, slug).toBeGreaterThan(5);
      for (const words of openings) expect(html.split(words), `${slug}: ${words}`).toHaveLength(2);
    }
  });

  it("a page stands whole and in order in its HTML: no part waits for a script to move it", () => {
    for (const { path, html } of pages) expect(html.includes('<template id="B:'), path).toBe(false);
  });

  it("a page carries no rule that nothing on it could match", () => {
    const foreign = [".logo-link", ".steps-across", ".field textarea"];
    const contact = pages.find(({ path }) => path === "/contact")?.html ?? "";
    expect(contact).toContain(".field textarea");
    const css = /<style id="css">([\s\S]*?)<\/style>/.exec(pages.find(({ path }) => path === "/404")?.html ?? "")?.[1];
    for (const selector of foreign) expect(css).not.toContain(selector);
  });
});

describe("the whole style sheet, the font", () => {
  const assets = readdirSync(join(client, "assets"));

  it("one sheet of the site's own rules, within its budget", () => {
    const sheets = assets.filter((name) => /^app-.*\.css$/.test(name));
    expect(sheets).toHaveLength(1);
    expect(compressedSize(join("assets", sheets[0] ?? ""))).toBeLessThan(budget.styleSheet);
  });

  it("one font file, preloaded by every page, within its budget", () => {
    const [font, ...others] = assets.filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
    expect(others).toEqual([]);
    expect(statSync(join(client, "assets", font ?? "")).size).toBeLessThan(budget.font);
    for (const { path, html } of pages) {
      expect(html, path).toContain(`<link rel="preload" href="/assets/${font}" as="font"`);
    }
  });
});

describe("scripts", () => {
  it.each(pages.map(({ path, html }) => [path, html]))(
    "%s needs less than its budget before anybody moves",
    (_, html) => {
      const bytes = scriptsOfPage(html).map((name) => compressedSize(join("assets", name)));
      expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(budget.scripts);
    },
  );

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
    const holders = [...scripts].filter(([, code]) => code.includes(mark)).map(([name]) => name);
    expect(holders.length).toBeGreaterThan(0);
    for (const { path, html } of pages) {
      expect(
        scriptsOfPage(html).filter((name) => holders.includes(name)),
        path,
      ).toEqual([]);
    }
  });

  it("no schema code reaches the browser", () => {
    for (const [name, code] of scripts) expect(code.includes("ZodError"), name).toBe(false);
  });

  it("no page's words are in the scripts of another", () => {
    const contentPages = sectionsWithPages.flatMap((section) => slugs(section).map((slug) => `/${section}/${slug}`));
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
