import { selectAll } from "hast-util-select";
import { expect, it } from "vitest";
import { languages } from "../../app/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { content } from "../support/content.ts";
import { isPublished } from "./support/pages.ts";
import {
  fileExists,
  fileText,
  indexablePages,
  pageAt,
  parsePages,
  pngMetadata,
  siteOriginIn,
} from "./support/parsed-pages.ts";

/** All pages except the one that answers a failure, which nobody shares or searches for. */
const pages = parsePages().filter(({ path }) => !path.endsWith("/500"));
const origin = siteOriginIn(pages);
const indexed = indexablePages(pages);

it("all pages but 404 pages, /enquiry-received and /careers are their own canonical page", () => {
  const others = pages.filter((page) => !indexed.includes(page) && !page.isNotFound).map(({ path }) => path);
  const kept = ["/careers", "/enquiry-received"].filter(isPublished);
  expect(new Set(others)).toEqual(new Set(languages.flatMap((language) => kept.map((path) => pathIn(language, path)))));
  if (isPublished("/career")) expect(pageAt("/careers").canonical).toBe(`${origin}/career`);
});

it("/500 has noindex, and no canonical link, Open Graph or Twitter tags", () => {
  const failure = pageAt("/500");
  expect(failure.meta("robots")).toBe("noindex");
  expect(failure.canonical).toBeUndefined();
  expect(failure.count('meta[property^="og:"], meta[name^="twitter:"]')).toBe(0);
});

it("no two indexed pages have the same title or description", () => {
  expect(new Set(indexed.map((page) => page.text("title"))).size).toBe(indexed.length);
  expect(new Set(indexed.map((page) => page.meta("description"))).size).toBe(indexed.length);
});

it("each page has a title of 30 to 60 characters that ends with the firm's name, and a description of 110 to 160", () => {
  const isWrong = (text: string, least: number, most: number) => text.length < least || text.length > most;
  const wrong = pages.flatMap((page) => {
    const [title, description] = [page.text("title"), page.meta("description") ?? ""];
    return [
      ...(isWrong(title, 30, 60) || !/ \| .+$/.test(title) ? [`${page.path}: ${title}`] : []),
      ...(isWrong(description, 110, 160) ? [`${page.path}: ${description}`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

it("each page has either a canonical address or noindex", () => {
  for (const page of pages) {
    if (page.canonical) {
      const address = page.path === "/" ? /^https?:\/\/[^/]+\/$/ : /^https?:\/\/[^/]+\/.*[^/]$/;
      expect(page.canonical, page.path).toMatch(address);
      expect(page.property("og:url"), page.path).toBe(page.canonical);
    }
    expect(page.meta("robots"), page.path).toBe(page.canonical ? "max-image-preview:large" : "noindex");
  }
});

it("each page has Open Graph texts and a picture of 1200 × 630 under 100 KB", () => {
  for (const page of pages) {
    const isArticle = /^\/(blog|case-studies)\/(?!404)/.test(page.english);
    const image = new URL(page.property("og:image") ?? "");
    expect(image.origin, page.path).toBe(origin);
    const { width, height, bytes } = pngMetadata(image.pathname);
    expect(
      {
        title: page.property("og:title"),
        description: page.property("og:description"),
        type: page.property("og:type"),
        card: page.meta("twitter:card"),
        size: [width, height, page.property("og:image:width"), page.property("og:image:height")].join(),
      },
      page.path,
    ).toEqual({
      title: page.text("title"),
      description: page.meta("description"),
      type: isArticle ? "article" : "website",
      card: "summary_large_image",
      size: "1200,630,1200,630",
    });
    expect(page.property("og:image:alt"), page.path).toContain(`“${page.text("h1")}”`);
    expect(bytes, page.path).toBeLessThan(100_000);
  }
});

it("each page links icons, a manifest and a feed that exist", () => {
  for (const page of pages)
    for (const link of [
      '[rel="icon"]',
      '[rel="apple-touch-icon"]',
      '[rel="manifest"]',
      '[type="application/atom+xml"]',
    ])
      expect(fileExists(page.attribute(`link${link}`, "href") ?? "missing"), `${page.path} ${link}`).toBe(true);
});

it("technologies, services, guides and sheets have four keywords or more", () => {
  for (const page of pages.filter(({ path }) => /^\/(technologies|services|guides|sheets)\/(?!404)/.test(path)))
    expect(page.meta("keywords")?.split(", ").length, page.path).toBeGreaterThanOrEqual(4);
});

it("articles and case studies link their Markdown; only articles have category and dates", () => {
  for (const page of pages.filter(({ path }) => /^\/(blog|case-studies)\/(?!404)/.test(path))) {
    const isPost = page.path.startsWith("/blog/");
    expect(Boolean(page.property("article:section")), page.path).toBe(isPost);
    expect(page.property("article:published_time") ?? "", page.path).toMatch(isPost ? /^20\d\d-\d\d-\d\d$/ : /^$/);
    const reviewed = content.articles.find(({ slug }) => page.path === `/blog/${slug}`)?.reviewed;
    expect(page.property("article:modified_time"), page.path).toBe(reviewed);
    const markdown = page.attribute('link[type="text/markdown"]', "href") ?? "";
    expect(markdown).toBe(`${page.canonical}.md`);
    expect(fileExists(new URL(markdown).pathname), markdown).toBe(true);
  }
});

it("each page has a theme-color for light and for dark mode", () => {
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

it("the manifest names existing icons by their true sizes, one of them maskable", () => {
  const manifest = JSON.parse(fileText("site.webmanifest"));
  expect(manifest).toMatchObject({ start_url: "/", lang: "en-IN", name: expect.any(String) });
  for (const { src, sizes, type } of manifest.icons) {
    expect(fileExists(src), src).toBe(true);
    if (type === "image/png") expect(sizes).toBe(`${pngMetadata(src).width}x${pngMetadata(src).height}`);
  }
  expect(manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === "maskable")).toHaveLength(1);
});

it("icon.svg is under 1,000 bytes and loads nothing else", () => {
  const svg = fileText("icon.svg");
  expect(svg.length).toBeLessThan(1000);
  expect(svg).not.toMatch(/href|url\(/);
});
