import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import type { BuiltPage } from "../../../pipeline/seo/built-page.ts";
import { atomFeed } from "../../../pipeline/seo/feed.ts";
import { markdownOf, portableHtml } from "../../../pipeline/seo/portable-html.ts";
import { humans, llms, robots, security } from "../../../pipeline/seo/text-files.ts";
import { readSettings } from "../../../settings/schema.ts";

const settings = readSettings(site, { SITE_URL: "https://www.site.test" });
const pageAt = (path: string, rest: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  language: "en",
  file: "",
  title: `${path} | Firm`,
  description: `About ${path}`,
  canonical: `https://www.site.test${path}`,
  alternates: [],
  keywords: [],
  published: undefined,
  modified: undefined,
  section: undefined,
  crumbs: [],
  heading: `Heading of ${path}`,
  cloth: undefined,
  links: [],
  lines: [],
  headings: [],
  questions: [],
  elsewhere: undefined,
  ...rest,
});

describe("an article for other readers", () => {
  const article = select(
    "article",
    fromHtml(
      '<article class="x"><h2 id="a"><a class="heading-anchor" href="#a">Salt</a></h2><p class="y">A <a href="/about" data-z="1">page</a>, <span class="hljs-attr">marked</span>.</p><img src="/a.png" alt="A" class="b"></article>',
    ),
  ) as Element;
  const page = "https://www.site.test/blog/salt";

  it("is HTML with absolute links, and nothing that needs the site's own styles", () =>
    expect(portableHtml(article, page)).toBe(
      '<h2>Salt</h2><p>A <a href="https://www.site.test/about">page</a>, marked.</p><img src="https://www.site.test/a.png" alt="A">',
    ));

  it("is Markdown that says where it is from", () => {
    const markdown = markdownOf(article, page);
    expect(markdown).toMatch(/^## Salt\n\nA \[page\]\(https:\/\/www\.site\.test\/about\), marked\.\n/);
    expect(markdown).toMatch(/\n---\n\n<https:\/\/www\.site\.test\/blog\/salt>\n$/);
  });

  it("is left as it was", () => expect(article.properties.className).toEqual(["x"]));
});

describe("the feed", () => {
  const article = (path: string, published: string, modified: string) =>
    pageAt(path, { published, modified, heading: `${path} & more`, elsewhere: { html: "<p>x</p>", markdown: "" } });
  const feed = atomFeed(
    pageAt("/blog"),
    [article("/blog/old", "2024-01-01", "2024-05-01"), article("/blog/new", "2024-02-01", "2024-02-01")],
    settings,
  );

  it("has the articles newest first, by the day they were published", () =>
    expect(Array.from(feed.matchAll(/<title>(.*)<\/title>/g), ([, title]) => title)).toEqual([
      "Heading of /blog",
      "/blog/new &amp; more",
      "/blog/old &amp; more",
    ]));

  it("says when each was last reviewed, and as the feed's own day the newest", () =>
    expect(Array.from(feed.matchAll(/<updated>(.{10})/g), ([, day]) => day)).toEqual([
      "2024-05-01",
      "2024-02-01",
      "2024-05-01",
    ]));

  it("holds the whole text, escaped", () => expect(feed).toContain('<content type="html">&lt;p&gt;x&lt;/p&gt;'));
});

describe("the text files", () => {
  it("robots.txt points to the site map", () =>
    expect(robots(settings)).toContain("Sitemap: https://www.site.test/sitemap.xml\n"));

  it("llms.txt lists every page under its section, articles as Markdown", () => {
    const article = pageAt("/blog/salt", { elsewhere: { html: "", markdown: "" } });
    const text = llms([pageAt("/"), pageAt("/about"), article], settings);
    expect(text).toContain("# Kutch IT\n\n> About /\n");
    expect(text).toContain("## Pages\n\n- [Heading of /about](https://www.site.test/about): About /about\n");
    expect(text).toContain(
      "## Blog\n\n- [Heading of /blog/salt](https://www.site.test/blog/salt.md): About /blog/salt\n",
    );
  });

  it("security.txt ends within a year, on one day for a whole month", () => {
    const expiryOn = (day: string) => /Expires: (.*)/.exec(security(settings, new Date(day)))?.[1];
    expect(expiryOn("2026-02-01T00:00:00Z")).toBe("2027-01-01T00:00:00.000Z");
    expect(expiryOn("2026-02-28T23:59:59Z")).toBe("2027-01-01T00:00:00.000Z");
  });

  it("humans.txt names the two people only where the settings do", () => {
    expect(humans(settings)).toContain("Two engineers");
    expect(humans({ ...settings, team: ["A", "B"] })).toContain("Engineer: A\nEngineer: B\n");
  });
});
