import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { flat, openPage } from "./support/open-page.ts";

const shelves = [
  { path: "/guides", words: content["/guides"], entries: content.guides, crumb: "Guides" },
  { path: "/sheets", words: content["/sheets"], entries: content.sheets, crumb: "Sheets" },
];

describe.each(shelves)("$path", ({ path, words, entries, crumb }) => {
  const { main } = openPage(path);

  it("lists every page of its kind once, with its title and its purpose", () => {
    expect(main.headings(1)).toEqual([words.title]);
    for (const { slug, title, tagline } of entries) {
      const [link, ...others] = main.select(`a[href="${path}/${slug}"]`);
      expect(others).toEqual([]);
      expect(flat(link?.textContent)).toBe(title);
      expect(flat(link?.closest("li")?.textContent)).toContain(flat(tagline));
    }
  });

  it("is the step above each of them in the breadcrumbs, and is linked from the home page", () => {
    for (const { slug } of entries) {
      const trail = openPage(`${path}/${slug}`).main.getByRole("navigation", { name: "Breadcrumb" });
      expect(flat(trail.querySelector(`a[href="${path}"]`)?.textContent)).toBe(crumb);
    }
    expect(openPage("/").main.linksNamed(words.label)).toEqual([path]);
  });
});

describe.each(content.guides)("the guide $slug", ({ slug, title, on }) => {
  it.each(on)("is linked from %s, which links to the list of all", (page) => {
    const { main } = openPage(page);
    expect(main.linksNamed(`${title} (guide)`)).toEqual([`/guides/${slug}`]);
    expect(main.linksNamed(content["/guides"].label)).toEqual(["/guides"]);
  });
});

describe.each(content.sheets)("the sheet $slug", ({ on }) => {
  it.each(on)("is linked from %s, which links to the list of all", (page) =>
    expect(openPage(page).main.linksNamed(content["/sheets"].label)).toEqual(["/sheets"]),
  );
});
