import { describe, expect, it } from "vitest";
import { otherLanguages } from "~/content/.server/languages/languages.ts";
import { pathIn } from "../../enquiry/page.ts";
import { readContent } from "../../pipeline/content.ts";
import { openPage, part, textsOf } from "./support/open-page.ts";

const { main } = openPage("/");
const bandOf = (id: string) => part(main.select(`#${id}`)[0] as HTMLElement);

it("the hero says what the specification says", () => {
  expect(main.headings(1)).toEqual(["Custom software with real-world impact"]);
  expect(main.getByText("Your ONE STOP-TECH SHOP")).toBeDefined();
  expect(main.getByText("FREE INITIAL CONSULTATION AVAILABLE")).toBeDefined();
});

/**
 * From `editorial.md`, "Understood alone": what we make, where, and what asking costs, in words that a shop owner
 * types.
 */
it.each(["website", "online shop", "app", "business software", "Kutch", "Gujarat", "first consultation is free"])(
  "says “%s” in its texts, and not only in the firm’s name",
  (words) => expect(main.text.replaceAll("Kutch IT", "").toLowerCase()).toContain(words.toLowerCase()),
);

/** Readers who have never bought software did not understand abstract headings. */
it("the headings name what is made and who makes it, in words that people type", () => {
  expect(main.headings(2).join("\n")).not.toMatch(/business software|payment firms|engineers who build it/);
});

it("the strip names six technologies, and screen readers read it once", () => {
  const strip = part(main.select(".strip")[0] as HTMLElement);
  expect(textsOf(strip.getAllByRole("listitem"))).toEqual([
    "ReactJS",
    "NextJS",
    "Flutter",
    "Django",
    "NodeJS",
    "Golang",
  ]);
});

it("the services section has five cards, each with a link", () => {
  const services = bandOf("services");
  expect(services.headings(3)).toEqual([
    "Web development",
    "Mobile apps",
    "Backend & APIs",
    "Cloud & DevOps",
    "UI/UX design",
  ]);
  expect(services.linksNamed(/^LEARN MORE/)).toEqual([
    "/services/web-development-kutch",
    "/services/flutter-app-development",
    "/services/backend-api-engineering",
    "/services/devops-solutions",
    "/services/uiux-design",
  ]);
  expect(services.linksNamed("FREE CONSULTATION")).toEqual(["/contact"]);
});

describe("the about section", () => {
  const about = bandOf("about");

  it("gives four reasons", () => {
    expect(about.text).toContain("WHY KUTCH IT?");
    for (const reason of ["Agile methodology", "Transparent pricing", "Technical excellence", "Dedicated support"])
      expect(about.getByText(reason, { exact: true })).toBeDefined();
  });

  it("gives the numbers", () => {
    expect(about.getByRole("heading", { name: "BY THE NUMBERS" })).toBeDefined();
    const numbers = about.select("dl")[1] as HTMLElement;
    const figures = part(numbers)
      .select("dt")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(figures).toEqual([
      ["Clients", "2+"],
      ["Projects", "3+"],
      ["Years", "1+"],
      ["Satisfaction", "98%"],
    ]);
  });

  it("links to the page about us", () => expect(about.linksNamed("MORE ABOUT US")).toEqual(["/about"]));
});

it("the case studies follow the services: by title, trade and duration, each with its pattern and no result", () => {
  const caseStudies = bandOf("work");
  const bands = main.select("section[id]").map(({ id }) => id);
  expect(bands.indexOf("work")).toBe(bands.indexOf("services") + 1);
  const shown = readContent().caseStudies.filter(({ title }) => caseStudies.headings(3).includes(title));
  expect(shown.length).toBeGreaterThan(1);
  expect(caseStudies.select("[data-pattern]").map((pattern) => pattern.dataset.pattern?.split(":").at(-1))).toEqual(
    expect.arrayContaining(shown.map(({ slug }) => slug)),
  );
  for (const { slug, title, industry, durationMonths, results } of shown) {
    expect(caseStudies.linksNamed(title)).toEqual([`/case-studies/${slug}`]);
    expect(caseStudies.text).toContain(`${industry} · ${durationMonths} months`);
    for (const { figure } of results) expect(caseStudies.text).not.toContain(figure);
  }
  expect(caseStudies.linksNamed("SEE ALL PROJECTS")).toEqual(["/portfolio"]);
});

it.each(otherLanguages)("in %s the case studies on the home page link to those of that language", (language) => {
  const { main: home } = openPage(pathIn(language, "/"));
  const caseStudies = part(home.select("section#work")[0] as HTMLElement);
  const links = caseStudies.select("a").map((link) => link.getAttribute("href"));
  const studies = readContent().home.caseStudies.slugs.map((slug) => `/case-studies/${slug}`);
  expect(links).toEqual([...studies, "/portfolio"].map((path) => pathIn(language, path)));
});

it("the industries are a list of five, with a link to their page", () => {
  const industries = bandOf("industries");
  expect(industries.headings(3)).toEqual(["Healthcare", "Fintech", "Ecommerce", "Edtech", "Logistics"]);
  expect(industries.linksNamed("EXPLORE INDUSTRIES")).toEqual(["/industries"]);
  expect(["Healthcare", "Fintech", "Ecommerce", "Edtech", "Logistics"].map(industries.linksNamed)).toEqual([
    ["/industries#healthcare"],
    ["/industries#fintech"],
    ["/case-studies/ecommerce-platform-redesign"],
    ["/industries#edtech"],
    ["/industries#warehouse-logistics"],
  ]);
});
