import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { pagePaths } from "../../app/content/links/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { fileExists, pageAt, readPages, textOf } from "./support/built-pages.ts";
import { configuredClient } from "./support/configured-site.ts";
import { islandFiles, readScripts, scripts } from "./support/modules.ts";
import { client, pages, pagesIn } from "./support/pages.ts";

const nameOf = (file: string) => file.replace("/assets/", "");

/** The exports of a script. */
const exportsOf = (code: string) =>
  parseSync("script.js", code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  );

describe("the scripts of pages", () => {
  it("are in no markup, and are loaded by the script at the end of the page", () => {
    for (const { path, html } of pages) {
      expect(html, path).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
      expect(html.match(/startUrl="/g), path).toHaveLength(1);
      expect(html.indexOf("startUrl="), path).toBeGreaterThan(html.indexOf("</footer>"));
    }
  });

  it("begin with the hint that has Chromium compile the first of them beside the main thread", () => {
    const start = [...scripts].find(([name]) => name.startsWith("start-"));
    expect(start?.[1]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it("contain no router and no page's content, which is not beside them as data either", () => {
    for (const { path, html } of pages) {
      expect(html, path).not.toMatch(/__reactRouter|reactRouterContext|streamController|loaderData/);
      expect(fileExists(`${path === "/" ? "/_root" : path}.data`), path).toBe(false);
    }
    for (const [name, code] of scripts) expect(code, name).not.toMatch(/react-router|reactRouter|createBrowserRouter/);
  });

  it("include the form's early script only on pages with a form", () => {
    for (const { path, html } of pages) expect(html.includes("heldUntilReady"), path).toBe(html.includes("<form"));
  });

  it("contain no page's text, which is in its HTML once", () => {
    const code = [...scripts.values()].join("\n");
    for (const path of pagePaths({ ...readContent(), translations: [] }).filter((page) => page.lastIndexOf("/") > 0)) {
      const page = pageAt(path);
      // The form says its texts itself once React has taken it over.
      const ofForms = page.texts("form p");
      const samples = page
        .texts("main p")
        .filter((text) => text.length > 90 && !ofForms.includes(text))
        .map((text) => text.slice(0, 60));
      expect(samples.length, path).toBeGreaterThan(2);
      for (const sample of samples) expect(code.includes(sample), `${path}: ${sample}`).toBe(false);
    }
    for (const { slug } of readContent().articles) {
      const html = pageAt(`/blog/${slug}`).html.replace(/<header[\s\S]*?<\/header>/, "");
      const openings = [...html.matchAll(/<p>([\w ,]{30,})/g)].map(([, words = ""]) => words);
      expect(openings.length, slug).toBeGreaterThan(5);
      for (const words of openings) expect(html.split(words), `${slug}: ${words}`).toHaveLength(2);
    }
  });

  /** A word that occurs only in this part's code. */
  const late = {
    carousel: "slidesInView",
    toasts: "data-sonner-toaster",
    EmailJS: "api.emailjs.com",
    Firebase: "firebaseinstallations",
    search: "fieldLength",
    form: "enquiry-draft",
    React: "react.transitional.element",
  };

  it.each(Object.entries(late))("%s is in files of its own that no page loads without an action", (_, mark) => {
    // The build with every setting made contains each of them.
    const configured = readScripts(configuredClient);
    const holders = [...configured.scripts].filter(([, code]) => code.includes(mark)).map(([name]) => name);
    expect(holders.length).toBeGreaterThan(0);
    for (const { path, html } of pagesIn(configuredClient))
      expect(
        configured.scriptsOfPage(html).filter((name) => holders.includes(name)),
        path,
      ).toEqual([]);
  });
});

describe("the parts of pages that React takes over", () => {
  const parts = pages.flatMap(({ html }) => islandFiles(html));
  const modules = new Set(parts.map(([module = ""]) => nameOf(module)));

  it("are the search on every page, the form on those with one, the carousel, and the models", () => {
    const namesOn = (path: string) =>
      islandFiles(pageAt(path).html).map(([module = ""]) => nameOf(module).replace(/-[\w-]{8}\.js$/, ""));
    expect(new Set(namesOn("/"))).toEqual(new Set(["carousel", "enquiry-form", "model", "search"]));
    expect(namesOn("/contact")).toEqual(["search", "enquiry-form"]);
    for (const { path } of pages) expect(namesOn(path), path).toContain("search");
  });

  it("are started by an export of their module, with texts from another module's default export", () => {
    expect(modules.size).toBe(4);
    for (const module of modules) expect(exportsOf(scripts.get(module) ?? ""), module).toContain("start");
    for (const [, words = ""] of parts) expect(exportsOf(scripts.get(nameOf(words)) ?? ""), words).toEqual(["default"]);
  });
});

it("a part of only some pages is a file that can be started", () => {
  const named = pages.flatMap(({ html }) =>
    Array.from(html.matchAll(/ data-part="([^"]*)"/g), ([, file = ""]) => nameOf(file)),
  );
  expect(new Set(named).size).toBe(3);
  for (const name of named) expect(exportsOf(scripts.get(name) ?? ""), name).toContain("start");
});

describe("speculation rules", () => {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(client, "../headers.json"), "utf8"));

  it.each(readPages())(
    "of $path are allowed by the policy, and name the pages that it links to, none while the search is open",
    (page) => {
      const template = select("template#speculation-rules", page.tree);
      const text = template?.content ? textOf(template.content) : "";
      const hash = createHash("sha256").update(text).digest("base64");
      expect(headers["Content-Security-Policy"]).toContain(`'sha256-${hash}'`);
      const { prefetch, prerender } = JSON.parse(text);
      expect(prefetch).toEqual(prerender);
      const [{ where, eagerness }, ...others] = prerender;
      expect([others, eagerness]).toEqual([[], "moderate"]);
      const prerendered = () =>
        selectAll(where.selector_matches, page.tree).map(({ properties: { href } }) => String(href));
      const links = selectAll("body > :not(dialog) a:not(.chip)", page.tree).map(({ properties: { href } }) =>
        String(href),
      );
      const isPage = (address: string) => /^\/[^.]*$/.test(address) && !address.endsWith("/enquiry-received");
      expect(prerendered()).toEqual(links.filter(isPage));
      expect(prerendered()).toContainEqual(expect.stringMatching(/\/contact$/));
      const search = select("dialog", page.tree);
      if (!search) throw new Error("The page has no search.");
      search.properties.open = true;
      expect(prerendered()).toEqual([]);
      delete search.properties.open;
    },
  );
});
