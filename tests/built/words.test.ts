import { describe, expect, it } from "vitest";
import { content } from "~/content/.server/index.ts";
import { evidencePhrase } from "~/sections/evidence.tsx";
import { type ReadPage, readPages } from "./support/built-pages.ts";

const pages = readPages();
const pageAt = (address: string): ReadPage => {
  const page = pages.find(({ path }) => path === address);
  if (!page) throw new Error(`${address} is not built.`);
  return page;
};
const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const wordsOf = (page: ReadPage) => flat(page.text("main"));

describe.each(content.technologies)("the page of $name", (technology) => {
  const page = pageAt(`/technologies/${technology.slug}`);
  const leadsTo = (address: string) => page.count(`main a[href="${address}"]`) > 0;

  it("has its keywords in the head", () => {
    expect(page.meta("keywords")).toBe(technology.keywords.join(", "));
  });

  it("shows its tagline, its two paragraphs, and what we know of it", () => {
    const written = [technology.tagline, ...technology.paragraphs, "why" in technology && technology.why.expertise];
    for (const text of written.filter(Boolean)) expect(wordsOf(page)).toContain(flat(String(text)));
  });

  it("says in its hero, and on the overview, in how many case studies it was used", () => {
    const used = content.caseStudies.filter(({ technologySlugs }) => technologySlugs.includes(technology.slug));
    const evidence = used.length
      ? `${evidencePhrase(used.length)}: ${used.map(({ industry }) => industry).join(", ")}`
      : "No case study of ours uses it yet.";
    expect(flat(page.text("main section:first-of-type"))).toContain(evidence);
    const row = pageAt("/technologies")
      .texts("main li")
      .map(flat)
      .find((text) => text.includes(technology.card));
    expect(row).toContain(evidence);
  });

  it("leads to every case study that used it and to every service that names it", () => {
    const { slug } = technology;
    for (const study of content.caseStudies.filter(({ technologySlugs }) => technologySlugs.includes(slug)))
      expect(leadsTo(`/case-studies/${study.slug}`), study.slug).toBe(true);
    for (const service of content.services.filter(({ technologies }) => technologies.includes(slug)))
      expect(leadsTo(`/services/${service.slug}`), service.slug).toBe(true);
    for (const service of technology.services) expect(leadsTo(`/services/${service}`), service).toBe(true);
  });
});

it("the results of a case study stand on its own page and in the list of all, nowhere else", () => {
  for (const { slug, results } of content.caseStudies) {
    for (const { figure, label } of results) {
      const saying = pages.filter((page) => wordsOf(page).includes(`${figure} ${label}`)).map(({ path }) => path);
      expect(new Set(saying), `${figure} ${label}`).toEqual(new Set(["/case-studies", `/case-studies/${slug}`]));
    }
  }
});

/** `specification.md`, section 9, "E-commerce article". */
describe("the figures of the e-commerce article", () => {
  const page = pageAt("/blog/ecommerce-transformation-case-study");
  const rows = page.texts("main table tr").map(flat);
  const figures = page.texts("main figure").map(flat);

  it.each([
    ["Cart abandonment", "70%", "85% abandonment reduction"],
    ["Page load", "8 s", "1.2 s"],
    ["Mobile conversion", "0.5%", "4.5%"],
    ["Sales", "", "300% sales increase"],
  ])("%s: from %s to %s", (measure, before, after) => {
    const row = rows.find((text) => text.startsWith(measure));
    expect(row).toContain(before);
    expect(row).toContain(after);
  });

  it("the phases last 2, 3, 12 and 4 weeks", () => {
    const phases = ["Discovery", "Design", "Development", "Launch"];
    const figure = figures.find((text) => phases.every((phase) => text.includes(phase)));
    expect(figure).toContain("discovery 2 weeks, design 3 weeks, development 12 weeks, launch 4 weeks");
    for (const weeks of [2, 3, 12, 4]) expect(figure).toMatch(new RegExp(`\\b${weeks} weeks`));
  });

  it("the testing pyramid is 70, 20 and 10 per cent", () => {
    const figure = figures.find((text) => text.includes("testing pyramid")) ?? "";
    for (const share of ["70%", "20%", "10%"]) expect(figure.split(share).length, share).toBeGreaterThan(2);
  });
});

it("code is highlighted when the site is built: words of the language are marked in the HTML of every article", () => {
  for (const { slug } of content.articles) {
    const page = pageAt(`/blog/${slug}`);
    if (page.count("main pre code[class*=language-]") === 0) continue;
    expect(page.count("main pre code span[class^=hljs-]"), slug).toBeGreaterThan(5);
  }
  expect(pageAt("/blog/devops-automation-workflows").count("main pre span.hljs-attr")).toBeGreaterThan(5);
});
