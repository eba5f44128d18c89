import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { fileAndSchema } from "../../app/content/file-paths.ts";
import {
  interfaceWordsIn,
  type Language,
  languageAt,
  languages,
  otherLanguages,
} from "../../app/content/languages/site-languages.ts";
import { languagesOf, listPagePaths, matchPath } from "../../app/content/links/page-addresses.ts";
import { searchFilePaths } from "../../app/search/index-files.ts";
import { pageTypeOf } from "../../content/pages.ts";
import { defaultLanguage, englishPath, pathIn } from "../../enquiry/language-prefix.ts";
import { readFallbackFont, scriptRegex, wordsOfLanguage } from "../../pipeline/fonts/cut-language-fonts.ts";
import { readShaper, type Shaper, widthInEms } from "../../pipeline/fonts/shaping.ts";
import { content } from "../support/content.ts";
import { clientFolder } from "./support/pages.ts";
import { fileText, indexablePages, type ParsedPage, parsePages, siteOriginIn, textOf } from "./support/parsed-pages.ts";

const all = parsePages();
const origin = siteOriginIn(all);
const indexed = indexablePages(all);
const absolute = (path: string) => (path === "/" ? `${origin}/` : origin + path);

/** The English address of a page. A second address counts as the first. */
const englishOf = ({ path, canonical }: ParsedPage) =>
  englishPath(languageAt(path), canonical ? new URL(canonical).pathname : path);

const alternatesOf = (page: ParsedPage) =>
  selectAll('link[rel="alternate"][hreflang]', page.tree).map(({ properties }) => [
    String(properties.hrefLang),
    String(properties.href),
  ]);

/** The `<link rel="alternate">` that a page must have. A page whose canonical address is another one has none. */
function expectedAlternates(page: ParsedPage): string[][] {
  const path = englishOf(page);
  const there = languagesOf(path, content);
  if (page.canonical !== absolute(page.path) || there.length === 1) return [];
  return [...there.map((language) => [language, absolute(pathIn(language, path))]), ["x-default", absolute(path)]];
}

/** The files of all fonts, by the beginning of their names. */
const fonts = readdirSync(join(clientFolder, "assets")).filter((name) => name.endsWith(".woff2"));
const fontOf = (language: Language) => {
  const start = language === defaultLanguage ? "anek-latin-" : `${language}-`;
  return fonts.find((name) => name.startsWith(start)) ?? "";
};

it.each(["gu", "hi"] as const)("every page that is to be translated exists in %s", (language) => {
  const missing = listPagePaths(content).filter((path) => {
    const type = matchPath(path)?.path;
    if (!type || languagesOf(path, content).includes(language)) return false;
    const isEnglish = type.endsWith("/:slug") && !fileAndSchema(type, language);
    return !(isEnglish || pageTypeOf(type).needsNoTranslation);
  });
  expect(missing, `write their words in content/${language}/, or needsNoTranslation in content/pages.ts`).toEqual([]);
});

it("each page says its language in <html> and to social networks", () => {
  for (const { path, language, attribute, property } of all) {
    const { tag } = interfaceWordsIn(language).language;
    expect(attribute("html", "lang"), path).toBe(tag);
    if (!path.endsWith("/500")) expect(property("og:locale"), path).toBe(tag.replace("-", "_"));
  }
});

it("each page has an alternate link for each of its languages, the English one as x-default", () => {
  for (const page of all) expect(alternatesOf(page), page.path).toEqual(expectedAlternates(page));
});

it("each page preloads the fonts of its own writing system and names no other fonts", () => {
  for (const page of all) {
    const own = new Set([fontOf(defaultLanguage), fontOf(page.language)]);
    const preloaded = selectAll('link[rel="preload"][as="font"]', page.tree).map(({ properties }) => properties.href);
    expect(new Set(preloaded), page.path).toEqual(new Set([...own].map((name) => `/assets/${name}`)));
    for (const name of fonts) expect(page.html.includes(name), `${page.path} ${name}`).toBe(own.has(name));
    expect(page.html, page.path).toContain(`"${interfaceWordsIn(page.language).language.font.family}"`);
  }
});

it("the language switch leads to the same page in another language, or to that language's home page", () => {
  for (const page of all) {
    const switches = selectAll("footer .wrap #languages .language-switch a[lang][hreflang]", page.tree);
    const path = englishOf(page);
    const there = page.isAnswer || page.path.endsWith("/enquiry-received") ? [] : languagesOf(path, content);
    const expected = languages
      .filter((other) => other !== page.language)
      .map((other) => [
        other,
        pathIn(other, there.includes(other) || path === "/enquiry-received" ? path : "/"),
        interfaceWordsIn(other).language.name,
      ]);
    const shown = switches.map((link) => [link.properties.lang, link.properties.href, textOf(link)]);
    expect(shown, page.path).toEqual(expected);
    const offered = selectAll('.language-offer a[href^="#"]', page.tree).map(({ properties }) => properties.href);
    expect(new Set(offered), page.path).toEqual(new Set(offered.length > 0 ? ["#languages"] : []));
  }
});

it("each page that is not English explains the mark on links to English pages once, in its footer", () => {
  for (const { path, language, count } of all) {
    const marks = [count("[aria-hidden] > .in-english"), count("footer [aria-hidden] > .in-english")];
    expect(marks, path).toEqual(language === defaultLanguage ? [0, 0] : [1, 1]);
  }
});

it("links keep the page's language, and links to English-only pages say so", () => {
  for (const page of all) {
    const { inEnglish } = interfaceWordsIn(page.language).frame;
    const offers = selectAll(".language-offer a", page.tree);
    for (const link of selectAll('a[href^="/"]:not([lang])', page.tree)) {
      if (offers.includes(link)) continue;
      const href = String(link.properties.href);
      const path = href.replace(/[?#].*/, "");
      const which = `${page.path} ${href}`;
      const isOwn = languageAt(path) === page.language;
      expect(link.properties.hrefLang, which).toBe(isOwn ? undefined : "en");
      if (isOwn) continue;
      expect(languageAt(path), which).toBe(defaultLanguage);
      // The translated half of a case study links to the rest, which is English.
      const isOtherHalf = path.startsWith("/case-studies/") && path === englishOf(page);
      if (!isOtherHalf) expect(languagesOf(path, content), which).toEqual([defaultLanguage]);
      // This text is for screen readers. Others see a small mark.
      const said = select(".in-english .sr-only", link);
      expect(said && textOf(said), which).toBe(`(${inEnglish})`);
    }
  }
});

it("no page has interface texts of another language", () => {
  const sample = (language: Language) => {
    const { frame, form, notFound } = interfaceWordsIn(language);
    return [frame.firmText, frame.made, frame.lines.about, form.waiting, notFound.text];
  };
  for (const { path, html, language } of all)
    for (const other of languages)
      for (const text of other === language ? sample(other).slice(1, 2) : sample(other))
        expect(html.includes(text), `${path}: ${text}`).toBe(other === language);
});

it("the sitemap has the same alternates as each page's head", () => {
  const xml = fileText("sitemap.xml");
  for (const page of indexed) {
    const [, entry = ""] = new RegExp(`<loc>${page.canonical}</loc>(.*?)</url>`).exec(xml) ?? [];
    const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, url]) => [language, url]);
    expect(named, page.path).toEqual(alternatesOf(page));
  }
});

it("structured data has the page's language", () => {
  for (const page of indexed) {
    const data = textOf(select('script[type="application/ld+json"]', page.tree) ?? { type: "text", value: "" });
    const [webPage] = JSON.parse(data)["@graph"].filter((thing: { "@id": string }) => thing["@id"] === page.canonical);
    expect(webPage.inLanguage, page.path).toBe(page.attribute("html", "lang"));
  }
});

it("the search of each language has its own pages, and says whether it also finds English ones", () => {
  for (const language of languages) {
    const entries: { path: string }[] = JSON.parse(fileText(searchFilePaths(language).pages));
    const own = indexed.map(({ path }) => path).filter((path) => languageAt(path) === language);
    expect(entries.map(({ path }) => path).sort()).toEqual(own.sort());
    const hasArticles = own.some((path) => path.startsWith(pathIn(language, "/blog")));
    const { search, frame } = interfaceWordsIn(language);
    expect(search.intro.includes(frame.inEnglish), language).toBe(!hasArticles);
  }
});

it.each(otherLanguages)("the %s font has a glyph for each letter of its pages", async (language) => {
  const { tag, font } = interfaceWordsIn(language).language;
  const shaper = await readShaper(readFileSync(join(clientFolder, "assets", fontOf(language))), tag);
  const undrawn = wordsOfLanguage(language, font.subset).filter((word) =>
    shaper.run(word).some(({ glyph }) => glyph === 0),
  );
  expect(undrawn).toEqual([]);
});

/** The declarations of the first `@font-face` with this family whose weight begins with `has`. */
function faceOf(html: string, family: string, has = ""): Record<string, string> {
  const faces = [...html.matchAll(/@font-face\{([^}]*)\}/g)].map(([, inner = ""]) =>
    Object.fromEntries(inner.split(";").map((line) => line.replaceAll('"', "").split(/:(.*)/s))),
  );
  return faces.find((face) => face["font-family"] === family && `${face["font-weight"]}`.startsWith(has)) ?? {};
}
const share = (percent = "") => Number.parseFloat(percent) / 100;

describe.each(otherLanguages)("fallback fonts of %s", (language) => {
  const { font } = interfaceWordsIn(language).language;
  const own = all.filter((page) => languageAt(page.path) === language);
  const { html = "" } = own[0] ?? {};

  it.each([
    ["400", 400, 400],
    ["551", 650, 700],
  ])("give words the width and height of the final font, from weight %s on", async (from, weight, theirs) => {
    const ours = await readShaper(readFileSync(join(clientFolder, "assets", fontOf(language))));
    const noto = await readShaper(readFallbackFont(font.subset));
    const face = faceOf(html, "Noto Fallback", from);
    const words = new Set(own.flatMap((page) => page.text("main").match(scriptRegex(font.subset)) ?? []));
    const width = (shaper: Shaper, weight: number) =>
      [...words].reduce((sum, word) => sum + widthInEms(shaper, word, weight), 0);
    const size = share(face["size-adjust"]);
    expect(Math.abs((width(noto, theirs) * size) / width(ours, weight) - 1)).toBeLessThan(0.01);
    expect(share(face["ascent-override"]) * size * 100).toBeCloseTo(ours.ascent, 0);
    expect(share(face["descent-override"]) * size * 100).toBeCloseTo(ours.descent, 0);
  });

  it("give spaces the width of the final font and draw Latin words as on English pages", async () => {
    const latin = await readShaper(readFileSync(join(clientFolder, "assets", fontOf(defaultLanguage))));
    const face = faceOf(html, "Space Fallback");
    // The width of Arial's space: 569 units of 2048.
    expect((569 / 2048) * share(face["size-adjust"])).toBeCloseTo(widthInEms(latin, " ", 400), 3);
    expect(share(face["ascent-override"]) * share(face["size-adjust"]) * 100).toBeCloseTo(latin.ascent, 0);
    // System fonts of a script also have Latin letters, digits and spaces, so ours for those come before them.
    expect(html).toContain(
      `{font-family:"Anek Latin","Space Fallback","Anek Latin Fallback","${font.family}","Noto Fallback"`,
    );
  });
});
