import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { defaultLanguage } from "../../enquiry/language-prefix.ts";
import { readPageChangeDates } from "../../pipeline/seo/git-dates.ts";
import { settings } from "../../settings/index.ts";
import { content } from "../support/content.ts";
import { fileText, indexablePages, type ParsedPage, parsePages, siteOriginIn, textOf } from "./support/parsed-pages.ts";

const pages = parsePages();
const origin = siteOriginIn(pages);
const indexed = indexablePages(pages);
const texts = indexed.filter(({ path }) => /^\/(blog|case-studies)\/./.test(path));

async function errorsOf(file: string, schema: string): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: file, contents: fileText(file) },
    schema: readFileSync(join(import.meta.dirname, "schemas", schema), "utf8"),
    extension: schema.endsWith(".rng") ? "relaxng" : "schema",
  });
  return valid ? [] : errors.map(({ message }) => message);
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = ""]) => match);
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Only letters and digits, because line breaks and markup differ between formats. */
const squeezed = (text: string) => words(text).join("");

/** A copy without controls, drawings, models and links to other places. */
function withoutAsides(element: Element | undefined): Element {
  const copy = structuredClone(element) as Element;
  for (const aside of selectAll("nav, svg, button, form, script, [aria-hidden=true], [data-nosnippet]", copy))
    aside.children = [];
  return copy;
}

/** The text of an article from its heading on. */
function articleText(page: ParsedPage): string {
  const text = textOf(withoutAsides(select("main article", page.tree)));
  return text.slice(text.indexOf(page.text("h1")));
}

describe("the sitemap", () => {
  const { technologies, articles, guides } = content;
  const reviewed = Object.fromEntries([
    ...technologies.map((technology) => [`/technologies/${technology.slug}`, technology.reviewed]),
    ...articles.map((article) => [`/blog/${article.slug}`, article.reviewed]),
    ...guides.map((guide) => [`/guides/${guide.slug}`, guide.reviewed]),
  ]);

  it("is valid", async () => expect(await errorsOf("sitemap.xml", "sitemap.xsd")).toEqual([]));

  it("lists each indexed page once, and no other", () => {
    const listed = matches(fileText("sitemap.xml"), /<loc>(.*?)<\/loc>/g);
    expect([...listed].sort()).toEqual(indexed.map(({ canonical }) => canonical).sort());
  });

  it("has each page's day of review or change, not in the future", () => {
    const days = matches(fileText("sitemap.xml"), /<lastmod>(.*?)<\/lastmod>/g);
    const changedOn = readPageChangeDates();
    const known = indexed.filter(({ path }) => path in reviewed || changedOn(path));
    expect(days).toHaveLength(known.length);
    if (changedOn("/about")) expect(days, "commit new pages first").toHaveLength(indexed.length);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const day of days) expect(day < tomorrow || day === tomorrow).toBe(true);
  });

  it("dates reviewed pages by their review", () => {
    for (const [path, day] of Object.entries(reviewed))
      expect(fileText("sitemap.xml")).toContain(`<loc>${origin}${path}</loc><lastmod>${day}</lastmod>`);
  });
});

it("robots.txt allows everything and names the sitemap", () => {
  expect(fileText("robots.txt")).toContain("User-agent: *\nAllow: /\n");
  expect(fileText("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(fileText("robots.txt")).not.toContain("Disallow");
});

describe("the feed", () => {
  const feed = fileText("feed.xml");
  const entries = matches(feed, /<entry>([\s\S]*?)<\/entry>/g);
  const articles = texts.filter(({ path }) => path.startsWith("/blog/"));
  const decode = (xml: string) =>
    xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

  it("is valid Atom", async () => expect(await errorsOf("feed.xml", "atom.rng")).toEqual([]));

  it("has every article once, newest first", () => {
    const ids = matches(feed, /<entry>\s*<id>(.*?)<\/id>/g);
    expect([...ids].sort()).toEqual(articles.map(({ canonical }) => canonical).sort());
    const dates = matches(feed, /<published>(.*?)<\/published>/g);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`);
  });

  it("dates entries by publication and review, in Indian time", () => {
    for (const { slug, publishDate, reviewed } of content.articles) {
      const entry = entries.find((one) => one.includes(`<id>${origin}/blog/${slug}</id>`)) ?? "";
      expect(entry, slug).toContain(`<published>${publishDate}T00:00:00+05:30</published>`);
      expect(entry, slug).toContain(`<updated>${reviewed}T00:00:00+05:30</updated>`);
    }
  });

  it.each(entries.map((entry) => [/<title>(.*?)<\/title>/.exec(entry)?.[1] ?? "", entry]))(
    "has the whole text of “%s” as plain HTML",
    (title, entry) => {
      const page = articles.find((article) => article.text("h1") === decode(title)) as ParsedPage;
      const content = decode(/<content type="html">([\s\S]*?)<\/content>/.exec(entry)?.[1] ?? "");
      // Code may contain any words.
      expect(content.replace(/<pre>[\s\S]*?<\/pre>/g, "")).not.toMatch(
        / (?:class|style|id|tabindex)=|<(?:script|svg|button|span)|href="[/#]|src="\//,
      );
      const prose = textOf(withoutAsides(select("main article .prose", page.tree)));
      expect(squeezed(textOf(fromHtml(content)))).toBe(squeezed(prose));
    },
  );
});

describe.each(texts)("the Markdown of $path", (page) => {
  const markdown = fileText(`${page.path}.md`);

  it("begins with the page's heading and ends with its address", () => {
    expect(markdown.startsWith(`# ${page.text("h1")}`)).toBe(true);
    expect(markdown.trimEnd().endsWith(`<${page.canonical}>`)).toBe(true);
  });

  it("has exactly the page's text", () => {
    const marks = /!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|&#x\w+;|^\s*```.*$|^\s*\d+\. |^<https?:.*>$/gm;
    expect(squeezed(markdown.replace(marks, ""))).toBe(squeezed(articleText(page)));
  });

  it("has absolute links, and no markup of the page", () => {
    const prose = markdown.replace(/```[\s\S]*?```/g, "").replace(/`[^`]*`/g, "");
    expect(prose).not.toMatch(/\]\([/#]|<(?:div|span|svg|section|!--)/);
    const fences = markdown.match(/^```\w*/gm) ?? [];
    expect(fences.length % 2).toBe(0);
  });
});

describe("llms.txt", () => {
  const text = fileText("llms.txt");

  it("has a line for each page, with its heading and description", () => {
    const lines = text.split("\n").filter((line) => line.startsWith("- "));
    const expected = indexed
      .filter(({ path, language }) => path !== "/" && language === defaultLanguage)
      .map((page) => {
        const address = `${page.canonical}${texts.includes(page) ? ".md" : ""}`;
        return `- [${page.text("h1")}](${address}): ${page.meta("description")}`;
      });
    expect([...lines].sort()).toEqual(expected.sort());
  });
});

describe("security.txt", () => {
  const text = fileText(".well-known/security.txt");

  it("has not expired, and expires within a year (RFC 9116, 2.5.5)", () => {
    const [expires = ""] = matches(text, /^Expires: (.+)$/gm);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days, "build the site again: this file is about to expire").toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});

it("humans.txt names the firm and only the people in the settings", () => {
  const text = fileText("humans.txt");
  for (const part of [settings.name, `${origin}/contact`, "Kutch, Gujarat, India"]) expect(text).toContain(part);
  expect(text.match(/^Engineer: .+$/gm) ?? []).toHaveLength(settings.team.length);
});
