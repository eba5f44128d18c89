import { expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { interfaceWordsIn } from "~/content/languages/site-languages.ts";
import { collapseSpaces, loadBuiltPage } from "./support/open-page.ts";

const { frame, guides, sheets } = interfaceWordsIn("en");
const lists = [
  { path: "/guides", words: content["/guides"], entries: content.guides, crumb: guides.crumb },
  { path: "/sheets", words: content["/sheets"], entries: content.sheets, crumb: sheets.crumb },
];

it.each(lists)("$path lists each of its pages once, with title and purpose", ({ path, words, entries }) => {
  const { main } = loadBuiltPage(path);
  expect(main.headings(1)).toEqual([words.title]);
  for (const { slug, title, tagline } of entries) {
    const [link, ...others] = main.select(`a[href="${path}/${slug}"]`);
    expect(others).toEqual([]);
    expect(collapseSpaces(link?.textContent)).toBe(title);
    expect(collapseSpaces(link?.closest("li")?.textContent)).toContain(collapseSpaces(tagline));
  }
});

it.each(lists)("$path is linked from home and from the breadcrumbs of its pages", ({ path, words, entries, crumb }) => {
  for (const { slug } of entries) {
    const trail = loadBuiltPage(`${path}/${slug}`).main.getByRole("navigation", { name: frame.breadcrumb });
    expect(collapseSpaces(trail.querySelector(`a[href="${path}"]`)?.textContent)).toBe(crumb);
  }
  expect(loadBuiltPage("/").main.linksNamed(words.label)).toEqual([path]);
});

it("each guide, /guides and /sheets are linked from the pages that content/ lists for them", () => {
  for (const { slug, title, on } of content.guides)
    for (const page of on) {
      const { main } = loadBuiltPage(page);
      expect(main.linksNamed(`${title} (guide)`), page).toEqual([`/guides/${slug}`]);
      expect(main.linksNamed(content["/guides"].label), page).toEqual(["/guides"]);
    }
  for (const page of content.sheets.flatMap(({ on }) => on))
    expect(loadBuiltPage(page).main.linksNamed(content["/sheets"].label), page).toEqual(["/sheets"]);
});
