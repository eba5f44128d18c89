import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { expect, it } from "vitest";
import { listPagePaths } from "../../app/content/links/page-addresses.ts";
import { content } from "../support/content.ts";
import { islandFilesIn, readScripts, scripts } from "./support/built-scripts.ts";
import { configuredClientFolder } from "./support/configured-site.ts";
import { clientFolder, pages, pagesIn } from "./support/pages.ts";
import { pageAt, parsePages, textOf } from "./support/parsed-pages.ts";

const nameOf = (file: string) => file.replace("/assets/", "");

it("no page has a modulepreload or a script with src, and each names its start script after the footer", () => {
  for (const { path, html } of pages) {
    expect(html, path).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
    expect(html.match(/startUrl="/g), path).toHaveLength(1);
    expect(html.indexOf("startUrl="), path).toBeGreaterThan(html.indexOf("</footer>"));
  }
});

it("only pages with a form have the script that keeps text typed before the form's code loads", () => {
  for (const { path, html } of pages) expect(html.includes("heldUntilReady"), path).toBe(html.includes("<form"));
});

it("no script repeats a page's text, and no article has its text twice", () => {
  const code = [...scripts.values()].join("\n");
  for (const path of listPagePaths({ ...content, translations: [] }).filter((page) => page.lastIndexOf("/") > 0)) {
    const page = pageAt(path);
    // The form says its texts itself once React has taken it over.
    const ofForms = page.texts("form p");
    const samples = page
      .texts("main p")
      .filter((text) => text.length > 90 && !ofForms.includes(text))
      .map((text) => text.slice(0, 60));
    expect(samples.length, path).toBeGreaterThan(0);
    for (const sample of samples) expect(code.includes(sample), `${path}: ${sample}`).toBe(false);
  }
  const openings = content.articles.flatMap(({ slug }) => {
    const html = pageAt(`/blog/${slug}`).html.replace(/<header[\s\S]*?<\/header>/, "");
    return [...html.matchAll(/<p>([\w ,]{30,})/g)].map(([, words = ""]) => ({ slug, html, words }));
  });
  // A short article may have none.
  expect(openings.length).toBeGreaterThan(0);
  for (const { slug, html, words } of openings) expect(html.split(words), `${slug}: ${words}`).toHaveLength(2);
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

it.each(Object.entries(late))("no page loads the code of %s before user input", (_, mark) => {
  // The build with every setting made contains each of them.
  const configured = readScripts(configuredClientFolder);
  const holders = [...configured.scripts].filter(([, code]) => code.includes(mark)).map(([name]) => name);
  expect(holders.length).toBeGreaterThan(0);
  for (const { path, html } of pagesIn(configuredClientFolder))
    expect(
      configured.interactionScriptsOf(html).filter((name) => holders.includes(name)),
      path,
    ).toEqual([]);
});

it("the islands are the search on every page, the forms, the carousel and the interactive models", () => {
  const namesOn = (path: string) =>
    islandFilesIn(pageAt(path).html).map(([module = ""]) => nameOf(module).replace(/-[\w-]{8}\.js$/, ""));
  expect(new Set(namesOn("/"))).toEqual(new Set(["carousel", "enquiry-form", "model", "search"]));
  expect(namesOn("/contact")).toEqual(["search", "enquiry-form"]);
  for (const { path } of pages) expect(namesOn(path), path).toContain("search");
});

it("the speculation rules of each page are allowed by the policy and prerender the pages that it links to", () => {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(clientFolder, "../headers.json"), "utf8"));
  const rules = new Set<string>();
  for (const page of parsePages()) {
    const script = select("script[type=speculationrules]", page.tree);
    const text = script ? textOf(script) : "";
    const hash = createHash("sha256").update(text).digest("base64");
    expect(headers["Content-Security-Policy"], page.path).toContain(`'sha256-${hash}'`);
    const { prefetch, prerender } = JSON.parse(text);
    expect(prefetch).toEqual(prerender);
    expect(prerender).toMatchObject([{ eagerness: "moderate" }]);
    const hrefs = (selector: string) => selectAll(selector, page.tree).map(({ properties: { href } }) => String(href));
    const prerendered = () => hrefs(prerender[0].where.selector_matches);
    const isPage = (address: string) => /^\/[^.]*$/.test(address) && !address.endsWith("/enquiry-received");
    expect(prerendered(), page.path).toEqual(hrefs("body > :not(dialog) a:not(.chip)").filter(isPage));
    expect(prerendered(), page.path).toContainEqual(expect.stringMatching(/\/contact$/));
    if (rules.has(text)) continue;
    rules.add(text);
    // Fetching a result would tell the server what was searched for.
    const search = select("dialog", page.tree);
    if (!search) throw new Error(`${page.path} has no search.`);
    search.properties.open = true;
    expect(prerendered(), page.path).toEqual([]);
    delete search.properties.open;
  }
});
