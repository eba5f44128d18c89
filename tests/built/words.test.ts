import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { evidencePhrase } from "~/content/links/links.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { checkClaims } from "../../preflight/claims.ts";
import { pageAt, type ReadPage, readPages } from "./support/built-pages.ts";
import { client } from "./support/pages.ts";

const pages = readPages();
const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const wordsOf = (page: ReadPage) => flat(page.text("main"));

const caseStudiesWith = ({ slug }: { slug: string }) =>
  content.caseStudies.filter(({ technologySlugs }) => technologySlugs.includes(slug));

describe.each(content.technologies)("the page of $name", (technology) => {
  const page = pageAt(`/technologies/${technology.slug}`);
  const leadsTo = (address: string) => page.count(`main a[href="${address}"]`) > 0;

  it("shows in its hero and on the overview in how many case studies it was used", () => {
    const used = caseStudiesWith(technology);
    const evidence = `${evidencePhrase(used.length)} ${used.map(({ industry }) => industry).join(", ")}`;
    const hero = flat(page.text("main section:first-of-type"));
    const row = pageAt("/technologies")
      .texts("main li")
      .map(flat)
      .find((text) => text.includes(technology.card));
    for (const text of [hero, row]) {
      if (used.length > 0) expect(text).toContain(evidence);
      else expect(text).not.toMatch(/case stud/i);
    }
  });

  it("links to every case study that used it and to every service that names it", () => {
    const { slug } = technology;
    for (const study of caseStudiesWith(technology))
      expect(leadsTo(`/case-studies/${study.slug}`), study.slug).toBe(true);
    for (const service of content.services.filter(({ technologies }) => technologies.includes(slug)))
      expect(leadsTo(`/services/${service.slug}`), service.slug).toBe(true);
    for (const service of technology.services) expect(leadsTo(`/services/${service}`), service).toBe(true);
  });
});

it("the overview of technologies says once, at its head, that technologies without a number are in no case study", () => {
  expect(wordsOf(pageAt("/technologies")).match(/no case study/gi)).toHaveLength(1);
  expect(pageAt("/technologies").text("main section:first-of-type")).toContain(content["/technologies"].evidence);
});

describe.each(content.technologies.filter((one) => caseStudiesWith(one).length === 0))(
  "the page of $name, which no case study used,",
  ({ slug }) => {
    it("claims no experience of ours, and says what to check and what to ask", () => {
      const page = pageAt(`/technologies/${slug}`);
      const said = [page.text("title"), page.meta("description"), wordsOf(page)].join(" ");
      expect(said.match(/.{0,40}\b(?:[Ww]e|[Oo]urs?|[Uu]s)\b.{0,40}/g)).toBeNull();
    });
  },
);

it("the results of a case study are on its own page and in the list of all, and nowhere else", () => {
  for (const { slug, results } of content.caseStudies) {
    for (const { figure, label } of results) {
      const saying = pages.filter((page) => wordsOf(page).includes(`${figure} ${label}`)).map(({ path }) => path);
      expect(new Set(saying), `${figure} ${label}`).toEqual(new Set(["/case-studies", `/case-studies/${slug}`]));
    }
  }
});

/** From `specification.md`, section 9, "E-commerce article". */
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

it("notes for the owner to confirm are on no page and in no other published file", () => {
  const sentences = checkClaims(content, new Set()).map(({ what }) => what);
  const published = filesBelow(client)
    .filter((file) => /\.(html|md|json|xml|txt|js)$/.test(file))
    .map((file) => readFileSync(join(client, file), "utf8"));
  expect(sentences.length).toBeGreaterThan(90);
  for (const sentence of sentences) {
    const leaked = published.some((text) => text.includes(sentence));
    expect(leaked, sentence).toBe(false);
  }
});
