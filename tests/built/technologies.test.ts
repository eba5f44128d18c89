import { expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { collapseSpaces, loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";

it("/technologies has six categories with a logo, name, description and link for each technology", () => {
  const { main } = loadBuiltPage("/technologies");
  const categories = main.getAllByRole("region").map(pagePart);
  expect(categories).toHaveLength(6);
  const cards = categories.flatMap((category) => category.getAllByRole("listitem"));
  expect(cards).toHaveLength(content.technologies.length);
  expect(main.select("img")).toHaveLength(content.technologies.length);
  for (const { slug, name, card: description } of content.technologies) {
    const [card, ...others] = cards.filter((item) => item.querySelector(`a[href="/technologies/${slug}"]`));
    expect(others).toEqual([]);
    const shown = pagePart(card as HTMLElement);
    expect(shown.headings(3)).toEqual([name]);
    expect(shown.getAllByRole("paragraph")[0]?.textContent).toBe(description);
  }
});

/** What differs between the pages of technologies. */
const hasBenefits = (category: string) => ["database", "cloud", "deployment"].includes(category);

it.each(content.technologies)("/technologies/$slug has the sections and buttons of its category", (technology) => {
  const { slug, name, category, version, reviewed } = technology;
  const { main } = loadBuiltPage(`/technologies/${slug}`);
  const capitals = name.toUpperCase();
  const itemsUnder = (title: string) =>
    pagePart(main.band(title).getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem").length;
  expect(main.headings(1)).toEqual([name]);
  expect(main.linksNamed(`START YOUR ${capitals} PROJECT`)).toEqual(["/contact"]);

  const day = new Date(reviewed).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  expect(textsOf(main.select("p"))).toContain(`Written for ${collapseSpaces(version)}. Last reviewed ${day}.`);
  expect(main.select("time").map((time) => time.getAttribute("datetime"))).toEqual([reviewed]);

  expect(itemsUnder(["cloud", "deployment"].includes(category) ? "KEY SERVICES" : "KEY FEATURES")).toBe(6);
  expect(itemsUnder(hasBenefits(category) ? "BENEFITS" : `WHY CHOOSE ${capitals}?`)).toBe(6);
  const other = hasBenefits(category) ? /^WHY CHOOSE/ : /^BENEFITS$/;
  expect(main.headings(2).filter((title) => other.test(title))).toEqual([]);

  const isDatabase = category === "database";
  expect(main.linksNamed("CONTACT US TODAY")).toEqual(isDatabase ? ["/contact"] : []);
  expect(main.linksNamed("GET QUOTE")).toEqual(isDatabase ? [] : ["/contact"]);
  expect(main.linksNamed("VIEW PORTFOLIO")).toEqual(isDatabase ? [] : ["/portfolio"]);

  expect(main.headings(2)).toContain(`Where ${name} hurts`);
  expect(main.select('a[href^="/services/"]')).not.toEqual([]);
  expect(main.select(`a[href^="/technologies/"]:not([href$="/${slug}"])`)).not.toEqual([]);
});
