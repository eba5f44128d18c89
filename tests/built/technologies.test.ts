import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { openPage, part, textsOf } from "./support/open-page.ts";

describe("the technology overview", () => {
  const { main } = openPage("/technologies");
  const categories = main.getAllByRole("region").map(part);

  it("shows six categories", () => expect(categories).toHaveLength(6));

  it("shows every technology with logo, name, description and link", () => {
    const cards = categories.flatMap((category) => category.getAllByRole("listitem"));
    expect(cards).toHaveLength(content.technologies.length);
    expect(main.select("img")).toHaveLength(content.technologies.length);
    for (const { slug, name, card: description } of content.technologies) {
      const [card, ...others] = cards.filter((item) => item.querySelector(`a[href="/technologies/${slug}"]`));
      expect(others).toEqual([]);
      const shown = part(card as HTMLElement);
      expect(shown.headings(3)).toEqual([name]);
      expect(shown.getAllByRole("paragraph")[0]?.textContent).toBe(description);
    }
  });
});

describe.each(content.technologies)("the page of $name", ({ slug, name, category, version, reviewed }) => {
  const { main } = openPage(`/technologies/${slug}`);
  const capitals = name.toUpperCase();
  const itemsUnder = (title: string) => {
    const list = main.band(title).getAllByRole("list")[0];
    return part(list as HTMLElement).getAllByRole("listitem").length;
  };

  it("begins with its name and a link to the contact page", () => {
    expect(main.headings(1)).toEqual([name]);
    expect(main.linksNamed(`START YOUR ${capitals} PROJECT`)).toEqual(["/contact"]);
  });

  it("shows in its hero the version that it was written for, and the day of its last review", () => {
    const hero = part(main.select("section")[0] as HTMLElement);
    const lines = textsOf(hero.getAllByRole("paragraph")).filter((text) => text.includes("Last reviewed"));
    expect(lines).toHaveLength(1);
    const [, subject, day] =
      /^Written for (.+)\. Last reviewed (\d{1,2} [A-Z][a-z]+ 20\d\d)\.$/.exec(String(lines[0])) ?? [];
    expect(subject).toBe(version);
    expect(new Date(`${day} UTC`).toISOString().slice(0, 10)).toBe(reviewed);
    expect(hero.select("time").map((time) => time.getAttribute("datetime"))).toEqual([reviewed]);
  });

  it("has six features, or six services for a cloud or a tool of deployment", () =>
    expect(itemsUnder(["cloud", "deployment"].includes(category) ? "KEY SERVICES" : "KEY FEATURES")).toBe(6));

  it("has either six reasons or six benefits, depending on its category", () => {
    const hasBenefits = ["database", "cloud", "deployment"].includes(category);
    const titles = main.headings(2);
    expect(itemsUnder(hasBenefits ? "BENEFITS" : `WHY CHOOSE ${capitals}?`)).toBe(6);
    expect(titles.filter((title) => (hasBenefits ? /^WHY CHOOSE/ : /^BENEFITS$/).test(title))).toEqual([]);
  });

  it("ends with the buttons of its category", () => {
    const isDatabase = category === "database";
    expect(main.linksNamed("CONTACT US TODAY")).toEqual(isDatabase ? ["/contact"] : []);
    expect(main.linksNamed("GET QUOTE")).toEqual(isDatabase ? [] : ["/contact"]);
    expect(main.linksNamed("VIEW PORTFOLIO")).toEqual(isDatabase ? [] : ["/portfolio"]);
  });

  it("says where it hurts, and links to services and other technologies", () => {
    expect(main.headings(2)).toContain(`Where ${name} hurts`);
    expect(main.select('a[href^="/services/"]')).not.toEqual([]);
    expect(main.select(`a[href^="/technologies/"]:not([href$="/${slug}"])`)).not.toEqual([]);
  });
});
