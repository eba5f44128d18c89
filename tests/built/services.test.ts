import { describe, expect, it } from "vitest";
import { content } from "~/content/.server/index.ts";
import { openPage, part } from "./support/open-page.ts";

/** `specification.md`, section 2, "Service pages": number of steps and cards, label, and whether there are reasons. */
const specified: Record<string, { steps: number; label: string; cards: number; hasReasons?: true }> = {
  "flutter-app-development": { steps: 4, label: "HIRE MOBILE DEVELOPERS", cards: 5 },
  "custom-software-development": { steps: 3, label: "START YOUR CUSTOM PROJECT", cards: 4 },
  "web-development-kutch": { steps: 4, label: "START YOUR WEB PROJECT", cards: 5, hasReasons: true },
  "backend-api-engineering": { steps: 4, label: "DISCUSS YOUR BACKEND NEEDS", cards: 5 },
  "devops-solutions": { steps: 4, label: "IMPROVE YOUR DEVOPS PIPELINE", cards: 6 },
  "uiux-design": { steps: 5, label: "START YOUR DESIGN PROJECT", cards: 6, hasReasons: true },
  "seo-digital-marketing": { steps: 4, label: "BOOST YOUR ONLINE PRESENCE", cards: 5, hasReasons: true },
};

it("every service of the specification has its page", () =>
  expect(content.services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(specified))));

describe.each(content.services)("the page of $name", ({ slug, callToAction, ...service }) => {
  const { main } = openPage(`/services/${slug}`);
  /** What the specification leaves open is as the content has it. */
  const { steps, label, cards, hasReasons } = specified[slug] ?? {
    steps: service.process.length,
    cards: service.services.length,
    label: callToAction.label,
    hasReasons: Boolean(service.why),
  };
  const listUnder = (title: string) => main.band(title).getAllByRole("list")[0] as HTMLElement;

  it("names its technologies", () => expect(main.getByRole("list", { name: "Technologies" })).toBeDefined());

  it(`has ${cards} cards and a numbered process of ${steps} steps`, () => {
    expect(part(listUnder("What the work covers")).getAllByRole("listitem")).toHaveLength(cards);
    const process = listUnder("How the work runs");
    expect(process.tagName).toBe("OL");
    expect(part(process).getAllByRole("listitem")).toHaveLength(steps);
  });

  it(`leads to the contact page twice, as ${label}`, () =>
    expect(main.linksNamed(label)).toEqual(["/contact", "/contact"]));

  it("says what we need, and why us where it should", () => {
    const titles = main.headings(2);
    expect(titles).toContain("What we need from you");
    const reasons = titles.filter((title) => title === service.why?.title || /^Why choose/.test(title));
    expect(reasons).toHaveLength(hasReasons ? 1 : 0);
  });

  it("says what it is built with, and leads to technologies and to case studies", () => {
    expect(main.headings(2)).toContain("What we build it with");
    expect(main.select('a[href^="/technologies/"]')).not.toEqual([]);
    expect(main.select('a[href^="/case-studies/"]')).not.toEqual([]);
  });
});

it("the page of DevOps shows six groups of technologies", () => {
  const { main } = openPage("/services/devops-solutions");
  const list = main.band("What we build it with").getAllByRole("list")[0];
  expect(part(list as HTMLElement).headings(3)).toHaveLength(6);
});
