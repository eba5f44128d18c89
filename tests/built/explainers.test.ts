import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { collectTexts } from "../../app/content/collect-texts.ts";
import { longDate, shortDate } from "../../app/content/dates.ts";
import { interfaceWordsIn, languages } from "../../app/content/languages/site-languages.ts";
import { translatedContent } from "../../app/content/parse-files.ts";
import { explainerLinksOn, explainerPaths } from "../../app/content/texts/explainers.ts";
import { interpolate } from "../../enquiry/interpolate.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { contentFolder } from "../../pipeline/read-content.ts";
import { content } from "../support/content.ts";
import { configuredClientFolder } from "./support/configured-site.ts";
import { collapseSpaces, loadBuiltPage, textsOf } from "./support/open-page.ts";
import { isPublished, pages, pagesIn } from "./support/pages.ts";

const leading = [...new Set(explainerPaths.flatMap((path) => content[path].on))].filter(isPublished);

describe.each(languages)("pages that answer one question, in %s", (language) => {
  it.each(leading)("are linked from %s, each once", (path) => {
    const { main } = loadBuiltPage(pathIn(language, path));
    const own = translatedContent(content, language) ?? content;
    for (const { to, label } of explainerLinksOn(path, own, content, interfaceWordsIn(language).explainers).items) {
      const there = pages.some((page) => page.path === pathIn(language, to));
      const links = main.select(`a[href="${there ? pathIn(language, to) : to}"]`);
      expect(textsOf(links).map((text) => text.startsWith(label))).toEqual([true]);
    }
  });
});

it("every page links to /how-this-site-is-made", () => {
  for (const { path, html } of pages)
    expect(html.split('href="/how-this-site-is-made"').length, path).toBeGreaterThan(1);
});

const priceOf = (id: string) => {
  const price = content.prices.find((one) => one.id === id);
  if (!price) throw new Error(`content/cited-prices.ts has no "${id}".`);
  return price;
};

const numberOf = (id: string, name: string) => Number(priceOf(id).amounts[name]?.replace(/[^\d.]/g, ""));
const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString("en-IN")}`;

/** The prices that the explainers of a language name, each with its page. */
const namedPrices = (language: (typeof languages)[number]) =>
  explainerPaths.flatMap((path) =>
    ((translatedContent(content, language) ?? content)[path]?.sections ?? [])
      .flatMap(({ prices }) => prices?.rows ?? [])
      .map((row) => ({ path, ...row })),
  );

describe.each(languages)("prices of third parties, in %s", (language) => {
  it.each(namedPrices(language))("$path shows the price of $id with amounts, source and date of reading", (named) => {
    const { main } = loadBuiltPage(pathIn(language, named.path));
    const { amounts, url, day, live } = priceOf(named.id);
    const words: { priceSources: Record<string, string>; sources: { seen: string; copied: string } } =
      interfaceWordsIn(language);
    const { seen, copied } = words.sources;
    const [link] = main.select(`a[href="${url}"]`);
    const date = longDate(day, interfaceWordsIn(language).language.tag);
    expect(collapseSpaces(link?.textContent)).toBe(`${words.priceSources[named.id]}${live ? seen : copied} ${date}`);
    expect(collapseSpaces(link?.closest("tr")?.textContent)).toContain(interpolate(named.price, amounts));
  });

  it("are each shown on a page", () =>
    expect(new Set(namedPrices(language).map(({ id }) => id))).toEqual(new Set(content.prices.map(({ id }) => id))));
});

describe.each(languages)("what a website costs, in %s", (language) => {
  const path = pathIn(language, "/what-a-website-costs");
  const { main } = loadBuiltPage(path);

  it("adds up in rupees what others charge for a small website in a year", () => {
    const server = 12 * numberOf("server", "month") * numberOf("dollar", "rupees");
    expect(main.text).toContain(rupees(numberOf("domain", "renewal") + server));
  });

  it.each(["/", "/about", "/contact", ...content.services.map(({ slug }) => `/services/${slug}`)])(
    "is linked from the footer of %s and, except on /about, once from its main part",
    (from) => {
      const { main: page, document } = loadBuiltPage(pathIn(language, from));
      const link = `a[href="${path}"]`;
      if (from !== "/about") expect(page.select(link)).toHaveLength(1);
      expect(document.querySelector(`footer ${link}`)).not.toBeNull();
    },
  );

  it("shows the firm's prices only where SITE_DAY_RATE is set: for a day and for each example", () => {
    const html = pagesIn(configuredClientFolder).find((page) => page.path === path)?.html ?? "";
    const set = collapseSpaces(new JSDOM(html).window.document.querySelector("main")?.textContent);
    for (const sum of ["₹8,000", "₹64,000", "₹1,12,000", "₹4,80,000", "₹8,00,000"]) {
      expect(set).toContain(sum);
      expect(main.text).not.toContain(sum);
    }
  });
});

it.each(languages)("the yearly cost of an app, in %s, adds up in rupees what others charge", (language) => {
  const inDollars = numberOf("apple", "year") + 12 * numberOf("server", "month");
  const { main } = loadBuiltPage(pathIn(language, "/yearly-cost-of-an-app"));
  expect(main.text).toContain(rupees(inDollars * numberOf("dollar", "rupees")));
});

it.each(languages)(
  "the list before signing has twenty-seven questions in %s, as promised, with room to write",
  (language) => {
    const { main, document } = loadBuiltPage(pathIn(language, "/before-you-sign"));
    expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toMatch(
      /^Twenty-seven questions|સત્તાવીસ સવાલ|सत्ताईस सवाल/,
    );
    expect(main.getAllByRole("rowheader")).toHaveLength(27);
    expect(textsOf(main.select("td.sheet-box"))).toEqual(Array(27).fill(""));
  },
);

describe("how this site is made", () => {
  const { main } = loadBuiltPage("/how-this-site-is-made");

  it("takes all its figures from content/measured.json", () => {
    const { readOn: _, on: __, ...words } = content["/how-this-site-is-made"];
    const typed = collectTexts(words).filter(({ field, text }) => /\d/.test(text) && !/\bid$/.test(field));
    expect(typed).toEqual([]);
    expect(readFileSync(join(contentFolder, "measured.json"), "utf8")).toContain('"figures"');
  });

  it("uses every figure of content/measured.json, and dates the number of audited pages", () => {
    const shown = explainerPaths
      .flatMap((path) => content[path].sections)
      .flatMap(({ figures, comparisons, blocks }) => [
        ...[...(figures?.rows ?? []), ...(comparisons?.rows ?? [])].map(({ id }) => id),
        ...(blocks ? ["acknowledged", "kills", "lost"] : []),
      ]);
    const { figures, comparisons } = content.measured;
    expect(new Set(shown)).toEqual(new Set([...figures, ...comparisons].map(({ id }) => id)));
    const rows = content["/how-this-site-is-made"].sections.flatMap((section) => section.figures?.rows ?? []);
    for (const { value, day } of figures.filter(({ id }) => id === "audited-pages")) {
      const name = rows.find(({ id }) => id === "audited-pages")?.what ?? "";
      const row = main.getByRole("rowheader", { name }).closest("tr");
      expect(collapseSpaces(row?.textContent)).toMatch(new RegExp(`${value}$`));
      expect(collapseSpaces(row?.closest("table")?.querySelector("caption")?.textContent)).toContain(
        shortDate(day, "en-IN"),
      );
    }
  });

  it("draws one block for each enquiry acknowledged while the server was killed, and none was lost", () => {
    const numberOf = (id: string) => Number(content.measured.figures.find((figure) => figure.id === id)?.value);
    const [whole, rest] = main.select("figure.blocks rect[fill]").map((rect) => ({
      width: Number(rect.getAttribute("width")),
      height: Number(rect.getAttribute("height")),
    }));
    expect(((whole?.width ?? 0) * (whole?.height ?? 0) + (rest?.width ?? 0) * 10) / 100).toBe(numberOf("acknowledged"));
    expect(numberOf("lost")).toBe(0);
    expect(collapseSpaces(main.select("figure.blocks")[0]?.textContent)).toContain(`${numberOf("kills")} times`);
  });
});
