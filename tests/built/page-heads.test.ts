import { selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { languages } from "../../app/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/page.ts";
import { readContent } from "../../pipeline/content.ts";
import { fileExists, fileText, indexedPages, originOf, pageAt, pngSize, readPages } from "./support/built-pages.ts";

/** All pages except the one that answers a failure, which nobody shares or searches for. */
const pages = readPages().filter(({ path }) => path !== "/500");
const content = readContent();
const origin = originOf(pages);
const indexed = indexedPages(pages);

it("search engines must not list the not-found pages, the page after a sent form and the second careers path", () => {
  const others = pages.filter((page) => !indexed.includes(page) && !page.isNotFound).map(({ path }) => path);
  expect(new Set(others)).toEqual(
    new Set(languages.flatMap((language) => ["/careers", "/enquiry-received"].map((path) => pathIn(language, path)))),
  );
  expect(pages.find(({ path }) => path === "/careers")?.canonical).toBe(`${origin}/career`);
});

it("the page that answers a failure is not for search engines or for sharing", () => {
  const failure = pageAt("/500");
  expect(failure.meta("robots")).toBe("noindex");
  expect(failure.canonical).toBeUndefined();
  expect(failure.count('meta[property^="og:"], meta[name^="twitter:"]')).toBe(0);
});

it("each page has its own title and description", () => {
  expect(new Set(indexed.map((page) => page.text("title"))).size).toBe(indexed.length);
  expect(new Set(indexed.map((page) => page.meta("description"))).size).toBe(indexed.length);
});

describe.each(pages)("the head of $path", (page) => {
  it("has a title of 30 to 60 characters with the firm's name last, and a description of 110 to 160", () => {
    const title = page.text("title");
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(title).toMatch(/ \| .+$/);
    const description = page.meta("description") ?? "";
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  it("says whether it may be indexed, and has its canonical address", () => {
    if (page.canonical) {
      expect(page.canonical).toMatch(page.path === "/" ? /^https?:\/\/[^/]+\/$/ : /^https?:\/\/[^/]+\/.*[^/]$/);
      expect(page.meta("robots")).toBe("max-image-preview:large");
      expect(page.property("og:url")).toBe(page.canonical);
    } else {
      expect(page.meta("robots")).toBe("noindex");
    }
  });

  it("has Open Graph texts and a picture of 1200 × 630 under 100 KB, with its size and a description", () => {
    expect(page.property("og:title")).toBe(page.text("title"));
    expect(page.property("og:description")).toBe(page.meta("description"));
    expect(page.property("og:type")).toBe(/^\/(blog|case-studies)\/(?!404)/.test(page.english) ? "article" : "website");
    expect(page.property("og:site_name")).toBeTruthy();
    expect(page.property("og:image:alt")).toContain(`“${page.text("h1")}”`);
    expect(page.meta("twitter:card")).toBe("summary_large_image");
    const image = new URL(page.property("og:image") ?? "");
    expect(image.origin).toBe(origin);
    const size = pngSize(image.pathname);
    expect(size).toMatchObject({ width: 1200, height: 630 });
    expect([page.property("og:image:width"), page.property("og:image:height")]).toEqual(["1200", "630"]);
    expect(size.bytes).toBeLessThan(100_000);
  });

  it("links icons, manifest and feed that exist", () => {
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      expect(fileExists(page.attribute(`link[rel="${rel}"]`, "href") ?? "missing"), rel).toBe(true);
    }
    expect(fileExists(page.attribute('link[type="application/atom+xml"]', "href") ?? "missing")).toBe(true);
  });
});

describe.each(pages.filter(({ path }) => /^\/(technologies|services|guides|sheets)\/(?!404)/.test(path)))(
  "$path",
  (page) => {
    it("has keywords", () => expect(page.meta("keywords")?.split(", ").length).toBeGreaterThanOrEqual(4));
  },
);

const articles = pages.filter(({ path }) => /^\/(blog|case-studies)\/(?!404)/.test(path));
describe.each(articles)("the article $path", (page) => {
  it("has its day and its category, if it is on the blog; case studies have no date of publication", () => {
    const isPost = page.path.startsWith("/blog/");
    expect(Boolean(page.property("article:section"))).toBe(isPost);
    expect(page.property("article:published_time") ?? "").toMatch(isPost ? /^20\d\d-\d\d-\d\d$/ : /^$/);
    // The day of the last review, which a commit does not tell.
    const reviewed = content.articles.find(({ slug }) => page.path === `/blog/${slug}`)?.reviewed;
    expect(page.property("article:modified_time")).toBe(reviewed);
  });

  it("links its Markdown version", () => {
    const markdown = page.attribute('link[type="text/markdown"]', "href") ?? "";
    expect(markdown).toBe(`${page.canonical}.md`);
    expect(fileExists(new URL(markdown).pathname)).toBe(true);
  });
});

it("the browser's own bars have the colour of each scheme's ground, chosen by the system's setting", () => {
  for (const { path, tree } of pages) {
    const bars = selectAll('meta[name="theme-color"]', tree).map(({ properties }) => [
      properties.content,
      properties.media,
    ]);
    expect(bars, path).toEqual([
      ["#0f1440", "(prefers-color-scheme:dark)"],
      ["#ffffff", undefined],
    ]);
  }
});

describe("the icons", () => {
  it.each([32, 180, 192, 512])("have one of %i pixels", (side) => {
    expect(pngSize(`icon-${side}.png`)).toMatchObject({ width: side, height: side });
  });

  it("match the manifest, which names one maskable icon", () => {
    const manifest = JSON.parse(fileText("site.webmanifest"));
    expect(manifest).toMatchObject({ start_url: "/", lang: "en-IN", name: expect.any(String) });
    for (const { src, sizes, type } of manifest.icons) {
      expect(fileExists(src), src).toBe(true);
      if (type === "image/png") expect(sizes).toBe(`${pngSize(src).width}x${pngSize(src).height}`);
    }
    expect(manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === "maskable")).toHaveLength(1);
  });

  it("include a small SVG that loads nothing else", () => {
    const svg = fileText("icon.svg");
    expect(svg.length).toBeLessThan(1000);
    expect(svg).not.toMatch(/href|url\(/);
  });
});
