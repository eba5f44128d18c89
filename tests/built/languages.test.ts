import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import {
  interfaceIn,
  type Language,
  languageAt,
  languages,
  otherLanguages,
} from "../../app/content/languages/site-languages.ts";
import { languagesOf, pagePaths } from "../../app/content/links/addresses.ts";
import { explainerPaths } from "../../app/content/texts/explainers.ts";
import { searchFiles } from "../../app/search/files.ts";
import { defaultLanguage, englishPath, pathIn } from "../../enquiry/page.ts";
import { readContent } from "../../pipeline/content.ts";
import { scriptOf, scriptWords, systemFontSource } from "../../pipeline/fonts/script-fonts.ts";
import { emsOf, readShaper, type Shaper } from "../../pipeline/fonts/shaping.ts";
import { fileText, indexedPages, originOf, type ReadPage, readPages, textOf } from "./support/built-pages.ts";
import { client, isAnswer } from "./support/pages.ts";

const content = readContent();
const all = readPages();
const origin = originOf(all);
const indexed = indexedPages(all);
const absolute = (path: string) => (path === "/" ? `${origin}/` : origin + path);

/** The English address of a page. A second address counts as the first. */
const englishOf = ({ path, canonical }: ReadPage) =>
  englishPath(languageAt(path), canonical ? new URL(canonical).pathname : path);

const alternatesOf = (page: ReadPage) =>
  selectAll('link[rel="alternate"][hreflang]', page.tree).map(({ properties }) => [
    String(properties.hrefLang),
    String(properties.href),
  ]);

/** The `<link rel="alternate">` that a page must have. A page whose canonical address is another one has none. */
function expectedAlternates(page: ReadPage): string[][] {
  const path = englishOf(page);
  const there = languagesOf(path, content);
  if (page.canonical !== absolute(page.path) || there.length === 1) return [];
  return [...there.map((language) => [language, absolute(pathIn(language, path))]), ["x-default", absolute(path)]];
}

/** The files of all fonts, by the beginning of their names. */
const fonts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".woff2"));
const fontOf = (language: Language) => {
  const start = language === defaultLanguage ? "anek-latin-" : `${language}-`;
  return fonts.find((name) => name.startsWith(start)) ?? "";
};

const pathsIn = (language: Language) =>
  all.map(({ path }) => path).filter((path) => languageAt(path) === language && !isAnswer(path));

it.each(otherLanguages)("every page that %s has texts for is built", (language) => {
  const expected = pagePaths(content).filter((path) => languageAt(path) === language);
  expect(new Set(pathsIn(language))).toEqual(new Set(expected));
});

it.each(["gu", "hi"] as const)("every page that should be translated is there in %s", (language) => {
  // Home, about, industries, contact, careers at two addresses, technologies, portfolio, case studies, privacy, enquiry
  // received; the lists of guides and of sheets. Of the explainers only the one on how this site is made is English.
  const { services, guides, sheets, caseStudies } = content;
  const sections = Object.entries({ services, guides, sheets, "case-studies": caseStudies }).flatMap(
    ([folder, pages]) => pages.map(({ slug }) => `/${folder}/${slug}`),
  );
  const untranslated = sections.filter((path) => !languagesOf(path, content).includes(language));
  expect(untranslated, `content/${language}/ lacks the words of these pages`).toEqual([]);
  expect(pathsIn(language)).toHaveLength(13 + explainerPaths.length - 1 + sections.length);
});

describe.each(all)("the language of $path", (page) => {
  const language = languageAt(page.path);
  const { tag, font } = interfaceIn(language).language;

  it("is given in the document and to social networks", () => {
    expect(page.attribute("html", "lang")).toBe(tag);
    if (!page.path.endsWith("/500")) expect(page.property("og:locale")).toBe(tag.replace("-", "_"));
  });

  it("has an alternate for each language of the page, and the English page as the default", () => {
    expect(alternatesOf(page)).toEqual(expectedAlternates(page));
  });

  it("has the fonts of its own script preloaded, and no others", () => {
    const own = new Set([fontOf(defaultLanguage), fontOf(language)]);
    const preloaded = selectAll('link[rel="preload"][as="font"]', page.tree).map(({ properties }) => properties.href);
    expect(new Set(preloaded)).toEqual(new Set([...own].map((name) => `/assets/${name}`)));
    for (const name of fonts) expect(page.html.includes(name), name).toBe(own.has(name));
    expect(page.html.includes(`"${font.family}"`)).toBe(true);
  });

  it("can be switched to the same page in another language, or to that language's home page", () => {
    const switches = selectAll("footer a[lang][hreflang]", page.tree);
    const path = englishOf(page);
    const there = page.isAnswer || page.path.endsWith("/enquiry-received") ? [] : languagesOf(path, content);
    const expected = languages
      .filter((other) => other !== language)
      .map((other) => [other, pathIn(other, there.includes(other) || path === "/enquiry-received" ? path : "/")]);
    expect(switches.map(({ properties }) => [properties.lang, properties.href])).toEqual(expected);
    for (const link of switches)
      expect(textOf(link)).toBe(interfaceIn(String(link.properties.lang) as Language).language.name);
  });

  it("explains the mark of English links once, in the footer of a page that is not English", () => {
    const notes = page.count("[aria-hidden] > .in-english");
    expect([notes, page.count("footer [aria-hidden] > .in-english")]).toEqual(
      language === defaultLanguage ? [0, 0] : [1, 1],
    );
  });

  it("has its switch in the first row of the footer, which the offer links to", () => {
    const places = selectAll('.language-offer a[href^="#"]', page.tree).map(({ properties }) => properties.href);
    expect(new Set(places)).toEqual(new Set(places.length > 0 ? ["#languages"] : []));
    const list = select(
      "#languages .language-switch",
      select("footer .wrap", page.tree) ?? { type: "root", children: [] },
    );
    expect(list).toBeDefined();
  });

  it("is kept by every link, except to English-only pages, which are marked as English", () => {
    const { inEnglish } = interfaceIn(language).frame;
    const offers = selectAll(".language-offer a", page.tree);
    const links = selectAll('a[href^="/"]:not([lang])', page.tree).filter((link) => !offers.includes(link));
    for (const link of links) {
      const href = String(link.properties.href);
      const path = href.replace(/[?#].*/, "");
      if (languageAt(path) === language) {
        expect(link.properties.hrefLang, href).toBeUndefined();
        continue;
      }
      expect(languageAt(path), href).toBe(defaultLanguage);
      // The translated half of a case study links to the rest, which is English.
      const isOtherHalf = path.startsWith("/case-studies/") && path === englishOf(page);
      if (!isOtherHalf) expect(languagesOf(path, content), href).toEqual([defaultLanguage]);
      expect(link.properties.hrefLang, href).toBe("en");
      // This text is for screen readers. Others see a small mark.
      expect(textOf(select(".in-english .sr-only", link) ?? { type: "text", value: "" }), href).toBe(`(${inEnglish})`);
    }
  });
});

describe("a page contains only texts of its own language", () => {
  const sample = (language: Language) => {
    const { frame, form, notFound } = interfaceIn(language);
    return [frame.firmText, frame.made, frame.lines.about, form.waiting, notFound.text];
  };

  it.each(languages)("%s", (language) => {
    for (const page of all.filter(({ path }) => languageAt(path) === language)) {
      expect(page.html, page.path).toContain(sample(language)[1]);
      for (const other of languages.filter((candidate) => candidate !== language))
        for (const text of sample(other)) expect(page.html.includes(text), `${page.path}: ${text}`).toBe(false);
    }
  });
});

describe("the sitemap", () => {
  const xml = fileText("sitemap.xml");

  it("lists the languages of each page as the page's head does", () => {
    for (const page of indexed) {
      const [, entry = ""] = new RegExp(`<loc>${page.canonical}</loc>(.*?)</url>`).exec(xml) ?? [];
      const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, url]) => [
        language,
        url,
      ]);
      expect(named, page.path).toEqual(alternatesOf(page));
    }
  });
});

describe("structured data", () => {
  it("has the language of the page", () => {
    for (const page of indexed) {
      const data = textOf(select('script[type="application/ld+json"]', page.tree) ?? { type: "text", value: "" });
      const [webPage] = JSON.parse(data)["@graph"].filter(
        (thing: { "@id": string }) => thing["@id"] === page.canonical,
      );
      expect(webPage.inLanguage, page.path).toBe(page.attribute("html", "lang"));
    }
  });
});

describe("the search", () => {
  it("has an index of its own pages for each language", () => {
    for (const language of languages) {
      const entries: { path: string }[] = JSON.parse(fileText(searchFiles(language).pages));
      const own = indexed.map(({ path }) => path).filter((path) => languageAt(path) === language);
      expect(entries.map(({ path }) => path).sort()).toEqual(own.sort());
      const hasArticles = own.some((path) => path.startsWith(pathIn(language, "/blog")));
      const { search, frame } = interfaceIn(language);
      expect(search.intro.includes(frame.inEnglish), `${language}: what the search says it finds`).toBe(!hasArticles);
    }
  });
});

it.each(otherLanguages)("the font of %s has the letters of all its pages", async (language) => {
  const { tag, font } = interfaceIn(language).language;
  const shaper = await readShaper(readFileSync(join(client, "assets", fontOf(language))), tag);
  const undrawn = scriptWords(language, font.subset).filter((word) =>
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

describe.each(otherLanguages)("until the fonts of %s have loaded", (language) => {
  const { font } = interfaceIn(language).language;
  const own = all.filter((page) => languageAt(page.path) === language);
  const { html = "" } = own[0] ?? {};

  it.each([
    ["400", 400, 400],
    ["551", 650, 700],
  ])("its words have their final width and height, from weight %s on", async (from, weight, theirs) => {
    const ours = await readShaper(readFileSync(join(client, "assets", fontOf(language))));
    const noto = await readShaper(systemFontSource(font.subset));
    const face = faceOf(html, "Noto Fallback", from);
    const words = new Set(own.flatMap((page) => page.text("main").match(scriptOf(font.subset)) ?? []));
    const width = (shaper: Shaper, weight: number) =>
      [...words].reduce((sum, word) => sum + emsOf(shaper, word, weight), 0);
    const size = share(face["size-adjust"]);
    expect(Math.abs((width(noto, theirs) * size) / width(ours, weight) - 1)).toBeLessThan(0.01);
    expect(share(face["ascent-override"]) * size * 100).toBeCloseTo(ours.ascent, 0);
    expect(share(face["descent-override"]) * size * 100).toBeCloseTo(ours.descent, 0);
  });

  it("its spaces have their final width, and Latin words look as on English pages", async () => {
    const latin = await readShaper(readFileSync(join(client, "assets", fontOf(defaultLanguage))));
    const face = faceOf(html, "Space Fallback");
    // The width of Arial's space: 569 units of 2048.
    expect((569 / 2048) * share(face["size-adjust"])).toBeCloseTo(emsOf(latin, " ", 400), 3);
    expect(share(face["ascent-override"]) * share(face["size-adjust"]) * 100).toBeCloseTo(latin.ascent, 0);
    // System fonts of a script also have Latin letters, digits and spaces, so ours for those come before them.
    expect(html).toContain(
      `{font-family:"Anek Latin","Space Fallback","Anek Latin Fallback","${font.family}","Noto Fallback"`,
    );
  });
});
