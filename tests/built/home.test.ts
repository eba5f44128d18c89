import { expect, it } from "vitest";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { content } from "../support/content.ts";
import { loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";
import { isPublished } from "./support/pages.ts";

const { main } = loadBuiltPage("/");
const bandOf = (id: string) => pagePart(main.select(`#${id}`)[0] as HTMLElement);

const { strip } = content["/"];
const carousel = content["/industries"].carousel;
const { home: words } = interfaceWordsIn("en");

/**
 * From `editorial.md`, "Understood alone": what we make, where, and what asking costs, in words that a shop owner
 * types.
 */
it.each(["website", "online shop", "app", "business software", "Kutch", "Gujarat", "first consultation is free"])(
  "home contains “%s” outside the firm's name",
  (words) => {
    const isThere = main.text.replaceAll("Kutch IT", "").toLowerCase().includes(words.toLowerCase());
    expect(isThere, `home has to say “${words}” (content/en/home.ts)`).toBe(true);
  },
);

it("the moving strip names six technologies once for screen readers", () => {
  const names = pagePart(main.select(".strip")[0] as HTMLElement);
  expect(textsOf(names.getAllByRole("listitem"))).toEqual(strip.map(({ name }) => name));
});

it("home has five services with links", () => {
  const services = bandOf("services");
  expect(services.headings(3)).toHaveLength(5);
  expect(services.linksNamed(new RegExp(`^${words.learnMore}`))).toEqual([
    "/services/web-development-kutch",
    "/services/flutter-app-development",
    "/services/backend-api-engineering",
    "/services/devops-solutions",
    "/services/uiux-design",
  ]);
  expect(services.linksNamed(words.consultation)).toEqual(["/contact"]);
});

it("home has an interactive model, and case studies with duration but no results, before the services", () => {
  const work = bandOf("work");
  const bands = main.select("section[id]").map(({ id }) => id);
  expect(bands.indexOf("work")).toBe(bands.indexOf("services") - 1);
  const { slugs } = content["/"].caseStudies;
  expect(slugs.length).toBeGreaterThan(2);
  for (const { slug, title, durationMonths, results } of content.caseStudies.filter((one) =>
    slugs.includes(one.slug),
  )) {
    const [link] = work.select(`a[href="/case-studies/${slug}"]`);
    expect(link?.textContent).toContain(title);
    expect(work.text).toContain(`${durationMonths} months`);
    for (const { figure } of results) expect(work.text).not.toContain(figure);
  }
  expect(work.getByRole("button", { name: interfaceWordsIn("en").models.shop.press })).toBeDefined();
  expect(work.linksNamed(words.allProjects)).toEqual(["/portfolio"]);
});

it.each(otherLanguages)("case studies on the %s home page link to that language", (language) => {
  const { main: home } = loadBuiltPage(pathIn(language, "/"));
  const caseStudies = pagePart(home.select("section#work")[0] as HTMLElement);
  const links = caseStudies.select("a").map((link) => link.getAttribute("href"));
  const studies = content["/"].caseStudies.slugs.map((slug) => `/case-studies/${slug}`);
  expect(links).toEqual([...studies, "/portfolio"].map((path) => pathIn(language, path)));
});

it("home lists five industries with links", () => {
  const industries = bandOf("industries");
  expect(industries.headings(3)).toEqual(carousel.map(({ name }) => name));
  expect(industries.linksNamed(words.exploreIndustries)).toEqual(["/industries"].filter(isPublished));
  const targets = [
    "/industries#healthcare",
    "/industries#fintech",
    "/case-studies/ecommerce-platform-redesign",
    "/industries#edtech",
    "/industries#warehouse-logistics",
  ];
  expect(carousel.map(({ name }) => industries.linksNamed(name))).toEqual(
    targets.map((target) => [target].filter(isPublished)),
  );
});
