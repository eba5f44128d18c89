import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { caseStudiesIn } from "~/content/links/page-links.ts";
import { orThrowNotFound } from "~/route-module.ts";
import { pathIn } from "../../enquiry/language-prefix.ts";
import { collapseSpaces, loadBuiltPage, type PagePart, pagePart, textsOf } from "./support/open-page.ts";

/** From `specification.md`, sections 2 (durations, portfolio categories) and 9 (claims), word for word. */
type Facts = { months: number; category: string; claims: string[] };
const specified: Record<string, Facts> = {
  "ecommerce-platform-redesign": {
    months: 6,
    category: "Web Development",
    claims: ["32% conversion increase", "50% faster loads", "65% less cart abandonment"],
  },
  "healthcare-management-system": {
    months: 8,
    category: "Custom Software",
    claims: ["89% patient satisfaction", "4x faster scheduling", "60% less admin workload"],
  },
  "fintech-payment-processing": {
    months: 12,
    category: "Backend Development",
    claims: ["99.99% uptime", "10,000+ transactions per second", "78% lower fees"],
  },
  "logistics-management-platform": {
    months: 10,
    category: "Full Stack",
    claims: ["40% faster delivery", "25% lower fuel costs", "85% better tracking accuracy"],
  },
};
/** What a page must show of a case study: the specification's facts when it has some, otherwise those of its file. */
const factsOf = ({ slug, durationMonths, portfolio, results }: (typeof content.caseStudies)[number]): Facts =>
  specified[slug] ?? {
    months: durationMonths,
    category: portfolio.category,
    claims: results.map(({ figure, label }) => `${figure} ${label}`),
  };
const studies = content.caseStudies.map((study) => ({
  slug: study.slug,
  title: study.title,
  industry: study.industry,
  address: `/case-studies/${study.slug}`,
  ...factsOf(study),
}));

/** The only card that links to an address. */
function cardTo(main: PagePart, address: string): PagePart {
  const cards = main.getAllByRole("article").filter((card) => card.querySelector(`a[href="${address}"]`));
  expect(cards, address).toHaveLength(1);
  return pagePart(cards[0] as HTMLElement);
}

it("the published case studies include the specification's", () =>
  expect(studies.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(specified))));

describe("/case-studies", () => {
  const { main } = loadBuiltPage("/case-studies");

  it.each(studies)("shows $slug with industry, technologies, three results and a link", (study) => {
    const card = cardTo(main, study.address);
    expect(card.headings(2)).toEqual([study.title]);
    // Trade and duration lie over the pattern. No line of them or of the technologies may begin with the separator.
    const [label] = card.select(".pattern-label");
    expect(label?.textContent).toBe(`${study.industry}\u00a0· ${study.months} months`);
    expect(card.select("p").map(({ textContent }) => textContent)).toContain(
      orThrowNotFound(content.caseStudies.find(({ slug }) => slug === study.slug)).technologies.join("\u00a0· "),
    );
    expect(textsOf(pagePart(card.getByRole("list", { name: "Key results" })).getAllByRole("listitem"))).toEqual(
      study.claims,
    );
    expect(card.linksNamed(/^READ THE CASE STUDY/)).toEqual([study.address]);
    expect(collapseSpaces(card.getByRole("link").textContent)).toContain("STUDY about the");
  });
});

describe.each(otherLanguages)("case studies in %s", (language) => {
  const list = loadBuiltPage(pathIn(language, "/case-studies")).main;
  const { caseStudies, caseStudy } = interfaceWordsIn(language);
  const claimsIn = (place: PagePart, name: string, role: "list" | "region") =>
    textsOf(pagePart(place.getByRole(role, { name })).getAllByRole("listitem"));

  it.each(caseStudiesIn(language))("$slug has its card's figures and links to the rest in English", (study) => {
    const claims = study.results.map(({ figure, label }) => `${figure} ${label}`);
    const path = `/case-studies/${study.slug}`;
    const card = cardTo(list, pathIn(language, path));
    expect(card.headings(2)).toEqual([study.title]);
    expect(claimsIn(card, caseStudies.results, "list")).toEqual(claims);
    const { main } = loadBuiltPage(pathIn(language, path));
    expect(claimsIn(main, caseStudy.results, "region")).toEqual(claims);
    expect(textsOf(main.select(`a[href^="${path}#"][hreflang="en"]`)).join()).toContain(caseStudy.readOn);
  });
});

it("/portfolio has a card for each project", () =>
  expect(loadBuiltPage("/portfolio").main.getAllByRole("article")).toHaveLength(studies.length));

describe.each(studies)("the case study $slug", ({ slug, address, claims, months }) => {
  const { main } = loadBuiltPage(address);
  /** The text below a term in the facts column. */
  const fact = (term: string) => {
    const terms = main.getAllByRole("term").filter(({ textContent }) => textContent === term);
    return pagePart(terms[0]?.nextElementSibling as HTMLElement);
  };

  it("says which parts come from the client's project", () => {
    expect(main.getAllByText(content["/case-studies"].note, { exact: true })).toHaveLength(1);
  });

  it("tells overview and problems without was, were, had, did", () => {
    const { description, overview, challenges } = orThrowNotFound(
      content.caseStudies.find((study) => study.slug === slug),
    );
    for (const text of [description, ...overview, ...challenges.map(({ problem }) => problem)])
      expect(text, "no client’s past is told: say it in the present tense").not.toMatch(/\b(?:was|were|had|did)\b/);
  });

  it("states each problem and solution in two sentences, and folds the part for engineers", () => {
    const challenges = main.band("Challenges and solutions");
    for (const text of textsOf(challenges.select("dd")))
      expect(text.match(/[.?!]”?(?= [A-Z“]|$)/g)?.length, text).toBe(2);
    const fold = main.getByRole("heading", { name: /^For engineers/ }).closest("details");
    expect(fold?.open).toBe(false);
    for (const id of ["architecture", "decisions-and-trade-offs"]) expect(fold?.querySelector(`#${id}`)).not.toBeNull();
  });

  it("has its results, duration and industry", () => {
    const results = pagePart(main.getByRole("region", { name: "KEY RESULTS" }));
    expect(textsOf(results.getAllByRole("listitem"))).toEqual(claims);
    expect(fact("DURATION").text).toBe(`${months} months`);
    expect(fact("INDUSTRY").text).not.toBe("");
  });

  it("links to technologies, services, the contact page, the list and the next case study", () => {
    expect(fact("TECHNOLOGIES").getAllByRole("link").length).toBeGreaterThan(2);
    expect(fact("SERVICES").getAllByRole("link").length).toBeGreaterThan(0);
    expect(main.linksNamed("DISCUSS YOUR PROJECT")).toEqual(["/contact", "/contact"]);
    expect(main.linksNamed("BACK TO CASE STUDIES")).toEqual(["/case-studies"]);
    const next = pagePart(main.getByRole("region", { name: "NEXT CASE STUDY" })).getByRole("link");
    const call = main.getAllByRole("link", { name: "DISCUSS YOUR PROJECT" }).at(-1);
    expect(next.compareDocumentPosition(call as HTMLElement)).toBe(4 /* it follows */);
  });
});

it.each(["/case-studies", "/portfolio"])("each card of %s has one link", (path) => {
  for (const card of loadBuiltPage(path).main.getAllByRole("article"))
    expect(pagePart(card).getAllByRole("link")).toHaveLength(1);
});

it("the links to the next case study lead through all of them and back", () => {
  const addresses = studies.map(({ slug }) => `/case-studies/${slug}`);
  const seen: string[] = [];
  for (let at = addresses[0] ?? ""; !seen.includes(at); ) {
    seen.push(at);
    const next = pagePart(loadBuiltPage(at).main.getByRole("region", { name: "NEXT CASE STUDY" })).getByRole("link");
    at = next.getAttribute("href") ?? "";
  }
  expect(seen.toSorted()).toEqual(addresses.toSorted());
});
